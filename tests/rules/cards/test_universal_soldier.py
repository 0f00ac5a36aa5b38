"""Universal Soldier: hearts and attacks stand for each other."""

from tests.rules.table import P1, P2, Table, changes, cited, table

RULE = "card.universal_soldier"
TO_ATTACK, TO_HEART = "use universal_soldier HA", "use universal_soldier AH"


def converting(dice: str, place: str = "queens", cards: tuple[str, ...] = ("universal_soldier",)) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    return table({"place": place, "lp": 5, "cards": list(cards)}, other, "bronx", phase="resolve", dice=dice)


def test_hearts_attack() -> None:
    t = converting("HHHEOO")
    assert t.asked == (P1, "convert")
    events = t.play(TO_ATTACK, TO_ATTACK, TO_ATTACK)
    assert [(e.kind, e.what) for e in cited(events, RULE)] == [("change", "HA")] * 3
    assert t.state.results == "AAAEOO"
    t.play("resolve A")
    assert t.all("lp") == [5, 7, 10]


def test_attacks_heal() -> None:
    t = converting("AAAEOO")
    events = t.play(TO_HEART, TO_HEART, "pass", "resolve H")
    assert changes(events, "lp") == [(P1, 2)]
    assert t.state.results == "AEOO"


def test_not_in_manhattan() -> None:
    t = converting("AAAEOO", place="lower")
    t.play(TO_HEART, "pass")
    events = t.play("resolve H")
    assert t[0].lp == 5
    assert cited(events, "ny.heal.manhattan")
    t.play("resolve A")
    assert t.all("lp") == [5, 8, 8]


def test_each_result_once() -> None:
    t = converting("AEEOOO")
    t.play(TO_HEART)
    assert t.asked == (P1, "resolve")
    assert t.state.results == "HEEOOO"


def test_added_attacks_may_be_turned() -> None:
    t = converting("EEEOOO", cards=("universal_soldier", "towering_titan"))
    t.play(TO_HEART, TO_HEART)
    assert t.state.results == "HHEEEOOO"


def test_only_at_its_moment() -> None:
    t = converting("AAHEOO")
    assert t.refused("resolve A") == "core.resolve.conversions"
    t.play("pass")
    assert t.refused(TO_HEART) == RULE
    t = table({"place": "queens", "cards": ["universal_soldier"]}, "lower", dice="AAHEOO")
    assert t.refused(TO_ATTACK) == RULE


def test_not_for_others() -> None:
    t = table("queens", {"place": "lower", "cards": ["universal_soldier"]}, phase="resolve", dice="AAHEOO")
    assert t.asked == (P1, "resolve")
    assert t.refused(TO_ATTACK) == RULE


def test_its_owner_dies() -> None:
    t = table(
        "lower", {"place": "bronx", "lp": 1, "cards": ["universal_soldier"]}, "queens", phase="resolve", dice="AEEEEE"
    )
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("universal_soldier",)
