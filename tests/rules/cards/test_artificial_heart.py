"""Artificial Heart: hearts become energy."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

RULE = "card.artificial_heart"


def converting(dice: str, place: str = "queens", **more: object) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    p1 = {"place": place, "lp": 5, "cards": ["artificial_heart"], **more}
    return table(p1, other, "bronx", phase="resolve", dice=dice)


def test_hearts_become_energy_one_by_one() -> None:
    t = converting("HHHEOO")
    assert t.asked == (P1, "convert")
    assert t.legal == {"pass", "use artificial_heart HE"}
    events = t.play("use artificial_heart HE", "use artificial_heart HE", "pass")
    assert [(e.kind, e.what) for e in cited(events, RULE)] == [("change", "HE")] * 2
    assert t.state.results == "HEEEOO"
    assert t.state.dice == "HHHEOO"
    t.play("resolve E", "resolve H")
    assert (t[0].energy, t[0].lp) == (3, 6)


def test_the_last_heart_ends_it() -> None:
    t = converting("HEEOOO")
    t.play("use artificial_heart HE")
    assert t.asked == (P1, "resolve")
    assert t.state.results == "EEEOOO"


def test_any_number_or_none() -> None:
    t = converting("HHEEOO")
    t.play("pass")
    assert t.state.results == "HHEEOO"
    events = t.play("resolve H")
    assert changes(events, "lp") == [(P1, 2)]


def test_in_manhattan_where_hearts_do_not_heal() -> None:
    t = converting("HHSOOO", place="lower")
    t.play("use artificial_heart HE", "use artificial_heart HE", "resolve E")
    assert (t[0].energy, t[0].lp) == (2, 5)


def test_not_the_other_way_and_not_at_another_moment() -> None:
    t = converting("HEEOOO")
    assert t.refused("use artificial_heart EH") == "core.action.unknown"
    assert t.refused("resolve H") == "core.resolve.conversions"
    t.play("pass")
    assert t.refused("use artificial_heart HE") == RULE
    t = table({"place": "queens", "cards": ["artificial_heart"]}, "lower", dice="HHEEOO")
    assert t.refused("use artificial_heart HE") == RULE


def test_without_hearts_nothing_is_asked() -> None:
    t = converting("AAEEOO")
    assert t.asked == (P1, "resolve")


def test_not_for_others() -> None:
    t = table("queens", {"place": "lower", "cards": ["artificial_heart"]}, phase="resolve", dice="HHEEOO")
    assert t.asked == (P1, "resolve")
    assert t.refused("use artificial_heart HE") == RULE


def test_its_owner_dies() -> None:
    t = table(
        "lower", {"place": "bronx", "lp": 1, "cards": ["artificial_heart"]}, "queens", phase="resolve", dice="AEEEEE"
    )
    events = t.play("resolve A")
    assert not t[P2].alive
    assert [e.what for e in kinds(events, "lose_card")] == ["artificial_heart"]
    assert t.state.discards == ("artificial_heart",)
