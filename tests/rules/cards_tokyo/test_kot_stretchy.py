"""Stretchy: any face for two energy."""

from kony_nb.rules.actions import from_text
from tests.rules.table import P1, P2, Table, changes, cited, table

CARD, RULE = "stretchy", "card.stretchy"


def changing(dice: str, energy: int, place: str = "outside", **more: object) -> Table:
    other = "outside" if place == "tokyo_city" else "tokyo_city"
    me = {"place": place, "energy": energy, "cards": [CARD]}
    return table(me, other, game="tokyo", phase="resolve", dice=dice, **more)


def test_a_die_becomes_what_is_paid_for() -> None:
    for place in ("outside", "tokyo_city"):
        t = changing("11223H", 2, place)
        assert t.asked == (P1, "change")
        events = t.play("use stretchy H1")
        assert changes(cited(events, RULE), "energy") == [(P1, -2)]
        assert [e.what for e in cited(events, RULE) if e.kind == "change"] == ["H1"]
        assert (t.state.dice, t.state.results, t.asked) == ("111223", "111223", (P1, "resolve"))
        t.play("resolve 1")
        assert t[0].vp == 1


def test_as_often_as_it_can_be_paid_or_not_at_all() -> None:
    t = changing("112233", 5)
    t.play("use stretchy 2A", "use stretchy AE")
    assert (t.state.results, t[0].energy, t.asked) == ("11233E", 1, (P1, "resolve"))
    t = changing("112233", 5)
    t.play("pass")
    assert (t.state.results, t[0].energy) == ("112233", 5)


def test_every_die_into_every_other_face() -> None:
    t = changing("11AAHH", 2)
    assert t.legal == {"pass"} | {f"use stretchy {old}{new}" for old in "1AH" for new in "123AHE" if old != new}


def test_the_energy_of_this_roll_comes_too_late() -> None:
    t = changing("EEEE11", 1)
    assert t.asked == (P1, "resolve")
    t.play("resolve E")
    assert t[0].energy == 5
    t = changing("EEEE11", 1)
    assert t.refused("use stretchy 1E") == RULE


def test_only_faces_that_lie_there_and_before_the_first_result() -> None:
    t = changing("112233", 4)
    assert t.refused("use stretchy A1") == "core.resolve.changes-first"
    assert t.refused("resolve 1") == "core.resolve.changes-first"
    t.play("use stretchy 1A", "pass", "resolve A")
    assert t.refused("use stretchy 2A") == RULE


def test_not_while_dice_are_rolled_nor_for_others() -> None:
    me = {"place": "outside", "energy": 4, "cards": [CARD]}
    assert table(me, "outside", game="tokyo", dice="112233").refused("use stretchy 1A") == RULE
    t = table(me, "outside", game="tokyo", turn=P2, phase="resolve", dice="112233")
    assert t.asked == (P2, "resolve")
    assert t.refused("use stretchy 1A") == RULE


def test_in_words_no_star_is_spent() -> None:
    chosen = from_text("use stretchy H1")
    assert chosen is not None
    assert chosen.label == "Stretchy: turn heart into one"


def test_a_mimic_of_it() -> None:
    me = {"place": "outside", "energy": 2, "cards": [{"id": "mimic", "copies": CARD}]}
    t = table(me, {"place": "tokyo_city", "cards": [CARD]}, game="tokyo", phase="resolve", dice="112233")
    t.play("use mimic.stretchy 1A")
    assert (t.state.results, t[0].energy) == ("12233A", 0)


def test_its_owner_dies() -> None:
    me = {"place": "tokyo_city", "lp": 1, "cards": [CARD]}
    t = table(me, "outside", "outside", game="tokyo", turn=P2, phase="resolve", dice="A11223")
    t.play("resolve A")
    assert t.state.discards == (CARD,)
