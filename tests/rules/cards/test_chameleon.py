"""Chameleon: a star thrown away sets another die."""

from tests.rules.table import P1, Table, cited, kinds, table


def changing(dice: str, place: str = "queens", **more: object) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    return table({"place": place, "cards": ["chameleon"]}, other, "bronx", phase="resolve", dice=dice, **more)


def test_a_star_for_another_face() -> None:
    t = changing("AHEDSS")
    assert t.asked == (P1, "change")
    events = t.play("use chameleon HA")
    assert t.state.dice == "AAEDS"
    assert [(e.kind, e.what) for e in cited(events, "card.chameleon")] == [("change", "HA")]
    assert t.asked == (P1, "change")
    t.play("use chameleon DA")
    assert t.state.dice == "AAAE"
    assert t.asked == (P1, "resolve")
    t.play("resolve A")
    assert t[1].lp == 7


def test_any_number_or_none() -> None:
    t = changing("AHEDSS")
    t.play("pass")
    assert t.state.results == "AHEDSS"


def test_another_star_may_be_set_too() -> None:
    t = changing("EEEESS")
    assert "use chameleon SA" in t.legal
    t.play("use chameleon SA")
    assert t.state.dice == "AEEEE"
    t = changing("EEEEES")
    assert "use chameleon SA" not in t.legal


def test_a_star_thrown_away_is_no_star() -> None:
    t = changing("EEESSS")
    t.play("use chameleon EH", "pass", "resolve S")
    assert t.state.superstar == -1


def test_a_die_can_become_a_star() -> None:
    t = changing("EESSSS", superstar_holder=P1)
    t.play("use chameleon ES", "pass", "resolve S")
    assert t[0].vp == 4


def test_only_what_lies_there() -> None:
    t = changing("AAEEES")
    assert t.refused("use chameleon HA") == "core.resolve.changes-first"
    assert t.refused("use chameleon AA") == "core.action.unknown"
    assert t.refused("resolve A") == "core.resolve.changes-first"


def test_without_a_star_nothing_is_asked() -> None:
    t = changing("AAHEEO")
    assert t.asked == (P1, "resolve")


def test_not_during_rerolls_and_not_between_faces() -> None:
    t = table({"place": "queens", "cards": ["chameleon"]}, "lower", dice="AHEDSS", rolls_left=1)
    assert t.refused("use chameleon HA") == "card.chameleon"
    t = changing("AHEDSS")
    t.play("pass", "resolve H")
    assert t.refused("use chameleon EA") == "card.chameleon"


def test_not_for_others() -> None:
    t = table("queens", {"place": "lower", "cards": ["chameleon"]}, phase="resolve", dice="AHEDSS")
    assert t.asked == (P1, "resolve")
    assert t.refused("use chameleon HA") == "card.chameleon"


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["chameleon"]}, "queens", phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert [e.what for e in kinds(events, "lose_card")] == ["chameleon"]
    assert t.state.discards == ("chameleon",)
