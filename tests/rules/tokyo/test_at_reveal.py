"""Buying at the moment of the reveal: who is asked, in which order, for what."""

from tests.rules.table import P1, P2, P3, Table, cited, kinds
from tests.rules.tokyo.city import OUT, tokyo

OWNER = {"place": OUT, "cards": ["opportunist"], "energy": 9}


def sweeping(*monsters: object, **more: object) -> Table:
    t = tokyo(*monsters, phase="buy", dice="123EEH", market=["burrowing"], **more)
    t.play("sweep")
    return t


def test_bought_at_the_reveal_on_anothers_turn_and_the_place_is_filled_again() -> None:
    t = sweeping({"place": OUT, "energy": 2}, OWNER, OUT)
    t.play("draw jets")
    assert t.asked == (P2, "seize")
    assert t.legal == {"pass", "buy jets"}
    assert t.refused("end") == "core.buy.at-reveal"
    events = t.play("buy jets")
    assert (t[1].cards, t[1].energy) == (("opportunist", "jets"), 4)
    assert [e.seat for e in cited(events, "core.buy.cost") if e.kind == "buy"] == [P2]
    assert t.state.ledger.bought == ()
    events = t.play("draw extra_head")
    assert [(e.n, e.what) for e in kinds(events, "reveal")] == [(1, "extra_head")]
    assert t[1].energy == 4


def test_only_what_was_revealed_and_only_with_the_energy_for_it() -> None:
    t = sweeping({"place": OUT, "energy": 2}, {**OWNER, "energy": 4}, OUT)
    t.play("draw jets")
    assert t.asked == (-1, "reveal")
    t.play("draw parasitic_tentacles")
    assert t.asked == (P2, "seize")
    assert t.refused("buy jets") == "core.buy.at-reveal"
    t.play("pass")
    assert t[1].cards == ("opportunist",)


def test_the_owners_are_asked_clockwise_from_the_active_monster() -> None:
    mimic = {"place": OUT, "cards": ["mimic.opportunist"], "energy": 9}
    t = sweeping(mimic, {"place": OUT, "energy": 2}, OWNER, turn=P2)
    t.play("draw jets")
    assert t.asked == (P3, "seize")
    t.play("pass")
    assert t.asked == (P1, "seize")
    t.play("buy jets")
    t.play("draw extra_head")
    assert t.asked == (P3, "seize")


def test_nobody_is_asked_without_such_a_card() -> None:
    t = sweeping({"place": OUT, "energy": 9}, {"place": OUT, "energy": 9}, OUT)
    t.play("draw jets")
    assert t.asked == (-1, "reveal")
