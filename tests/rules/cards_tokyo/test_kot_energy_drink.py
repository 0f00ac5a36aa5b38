"""Energy Drink: another roll for one energy."""

from tests.rules.table import P1, P2, Table, changes, cited, table

CARD, RULE = "energy_drink", "card.energy_drink"
USE = f"use {CARD}"


def rolling(energy: int, place: str = "outside", **more: object) -> Table:
    return table({"place": place, "energy": energy, "cards": [CARD]}, "outside", game="tokyo", dice="112233", **more)


def test_another_roll_for_one_energy() -> None:
    for place in ("outside", "tokyo_city"):
        t = rolling(2, place)
        events = t.play(USE)
        assert changes(cited(events, RULE), "energy") == [(P1, -1)]
        assert (t[0].energy, t.state.rolls_left, t.asked) == (1, 3, (P1, "keep"))


def test_after_the_last_roll_as_often_as_it_can_be_paid() -> None:
    t = rolling(2, rolls_left=1)
    t.play("keep 11", "roll", "dice 2333")
    for energy in (1, 0):
        assert t.legal == {"stop", USE}
        assert t.refused("keep 11") == "core.roll.limit"
        t.play(USE, "keep 11", "roll", "dice 2333")
        assert t[0].energy == energy
    assert t.asked == (P1, "resolve")


def test_not_without_energy() -> None:
    assert rolling(0).refused(USE) == RULE
    t = rolling(0, rolls_left=1)
    t.play("keep 11", "roll", "dice 2333")
    assert t.asked == (P1, "resolve")


def test_only_while_its_owner_rolls() -> None:
    me = {"place": "outside", "energy": 3, "cards": [CARD]}
    assert table(me, "outside", game="tokyo").refused(USE) == RULE
    assert table(me, "outside", game="tokyo", turn=P2, dice="112233").refused(USE) == RULE
    assert table(me, "outside", game="tokyo", phase="resolve", dice="112233").refused(USE) == RULE
    t = table({"place": "outside", "energy": 3}, me, game="tokyo", dice="112233")
    assert t.refused(USE) == RULE


def test_a_mimic_of_it() -> None:
    me = {"place": "outside", "energy": 1, "cards": [{"id": "mimic", "copies": CARD}]}
    t = table(me, {"place": "outside", "cards": [CARD]}, game="tokyo", dice="112233")
    t.play(f"use mimic.{CARD}")
    assert (t[0].energy, t.state.rolls_left) == (0, 3)
    assert t.refused(f"use mimic.{CARD}") == RULE


def test_its_owner_dies() -> None:
    me = {"place": "tokyo_city", "lp": 1, "cards": [CARD]}
    t = table(me, "outside", "outside", game="tokyo", turn=P2, phase="resolve", dice="A11223")
    t.play("resolve A")
    assert t.state.discards == (CARD,)
