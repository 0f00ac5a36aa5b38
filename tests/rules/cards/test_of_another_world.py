"""Of Another World: hearts and energy stand for each other."""

from tests.rules.table import P1, P2, Table, changes, cited, table

RULE = "card.of_another_world"
TO_ENERGY, TO_HEART = "use of_another_world HE", "use of_another_world EH"


def converting(dice: str, place: str = "queens") -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    return table({"place": place, "lp": 5, "cards": ["of_another_world"]}, other, "bronx", phase="resolve", dice=dice)


def test_both_ways() -> None:
    t = converting("HHEOOO")
    assert t.asked == (P1, "convert")
    assert t.legal == {"pass", TO_ENERGY, TO_HEART}
    events = t.play(TO_ENERGY, TO_HEART, "pass")
    assert [(e.kind, e.what) for e in cited(events, RULE)] == [("change", "HE"), ("change", "EH")]
    assert t.state.results == "HHEOOO"
    t = converting("EEEEOO")
    t.play(TO_HEART, TO_HEART, "pass", "resolve H", "resolve E")
    assert (t[0].lp, t[0].energy) == (7, 2)


def test_each_result_once() -> None:
    t = converting("HAAOOO")
    t.play(TO_ENERGY)
    assert t.asked == (P1, "resolve")
    assert t.state.results == "AAEOOO"
    t = converting("HEAAOO")
    t.play(TO_ENERGY)
    assert t.legal == {"pass", TO_HEART}
    assert t.refused(TO_ENERGY) == "core.resolve.conversions"


def test_in_manhattan_such_hearts_do_not_heal() -> None:
    t = converting("EEEOOO", place="lower")
    t.play(TO_HEART, "pass")
    events = t.play("resolve H")
    assert t[0].lp == 5
    assert cited(events, "ny.heal.manhattan")


def test_none_and_not_with_other_faces() -> None:
    t = converting("HHEEOO")
    t.play("pass")
    assert t.state.results == "HHEEOO"
    events = t.play("resolve H")
    assert changes(events, "lp") == [(P1, 2)]
    assert converting("AADDOO").asked == (P1, "resolve")


def test_points_that_one_has_are_not_exchanged() -> None:
    t = table({"place": "queens", "energy": 5, "cards": ["of_another_world"]}, "lower", phase="buy")
    assert t.refused(TO_ENERGY) == RULE
    assert t.refused(TO_HEART) == RULE


def test_not_for_others_nor_while_rolling() -> None:
    t = table("queens", {"place": "lower", "cards": ["of_another_world"]}, phase="resolve", dice="HHEEOO")
    assert t.asked == (P1, "resolve")
    assert t.refused(TO_HEART) == RULE
    t = table({"place": "queens", "cards": ["of_another_world"]}, "lower", dice="HHEEOO")
    assert t.refused(TO_HEART) == RULE


def test_with_another_card_that_converts() -> None:
    t = table(
        {"place": "queens", "lp": 5, "cards": ["of_another_world", "universal_soldier"]},
        "lower",
        phase="resolve",
        dice="AEHOOO",
    )
    t.play("use universal_soldier AH")
    assert t.refused("use universal_soldier AH") == "core.resolve.conversions"
    assert t.legal == {"pass", TO_ENERGY, TO_HEART, "use universal_soldier HA"}
    t.play("use universal_soldier HA", TO_HEART)
    assert t.state.results == "AHHOOO"


def test_its_owner_dies() -> None:
    t = table(
        "lower", {"place": "bronx", "lp": 1, "cards": ["of_another_world"]}, "queens", phase="resolve", dice="AEEEEE"
    )
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("of_another_world",)
