"""Subterranean Cable: energy, and damage to oneself."""

from tests.rules.table import P1, changes, kinds, table

RULE = "card.subterranean_cable"


def buying(place: str = "bronx", **p1: object):
    return table({"place": place, **p1}, "queens", "queens", phase="buy", market=["subterranean_cable", "curse"])


def test_energy_then_damage() -> None:
    t = buying()
    events = t.play("buy subterranean_cable")
    assert (t[0].energy, t[0].lp) == (4, 6)
    assert [(e.kind, e.n) for e in events if e.rule == RULE] == [("energy", 4), ("damage", 4)]
    assert t.state.discards == ("subterranean_cable",)


def test_nobody_else_is_hurt_and_nobody_flees() -> None:
    t = buying("lower")
    events = t.play("buy subterranean_cable")
    t.settle()
    assert t.all("lp") == [6, 10, 10]
    assert changes(events, "damage") == [(P1, 4)]
    assert t.asked == (0, "buy")


def test_the_energy_can_be_spent_afterwards() -> None:
    t = buying()
    t.play("buy subterranean_cable", "buy curse")
    assert t[0].cards == ("curse",)
    assert t[0].energy == 0


def test_the_buyer_can_die_of_it() -> None:
    t = buying(lp=4)
    events = t.play("buy subterranean_cable")
    assert not t[0].alive
    assert t[0].energy == 0
    assert kinds(events, "eliminated")
    t.settle()
    assert t.asked == (1, "roll")


def test_no_token_for_oneself() -> None:
    t = buying(cards=["webspinner"])
    t.play("buy subterranean_cable")
    assert t[0].tokens == {}


def test_carapace_may_be_shed_first() -> None:
    t = buying(lp=5, cards=[{"id": "carapace", "counters": 2}])
    t.play("buy subterranean_cable")
    assert t.asked == (0, "before_loss")
    t.play("use carapace")
    assert t[0].lp == 3


def test_not_outside_the_buy_phase() -> None:
    t = table("bronx", "lower", market=["subterranean_cable"])
    assert t.refused("buy subterranean_cable") == "core.turn.order"
