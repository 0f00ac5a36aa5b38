"""Power Substation: a point and energy, and damage to oneself."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

RULE = "card.power_substation"


def buying(place: str = "bronx", **p1: object) -> Table:
    me = {"place": place, "energy": 5, **p1}
    return table(me, "queens", "queens", phase="buy", market=["power_substation", "curse"])


def test_point_and_energy_then_damage() -> None:
    t = buying()
    events = t.play("buy power_substation")
    assert (t[0].vp, t[0].energy, t[0].lp) == (1, 8, 7)
    assert [(e.kind, e.n) for e in cited(events, RULE)] == [("vp", 1), ("energy", 8), ("damage", 3)]
    assert t.state.discards == ("power_substation",)


def test_in_manhattan_nobody_flees_and_nobody_else_is_hurt() -> None:
    t = buying("upper")
    events = t.play("buy power_substation")
    t.settle()
    assert t.all("lp") == [7, 10, 10]
    assert changes(events, "damage") == [(P1, 3)]
    assert t.asked == (P1, "buy")
    t.play("buy curse")
    assert t[0].energy == 4


def test_the_buyer_can_die_of_it() -> None:
    t = buying(lp=3)
    events = t.play("buy power_substation")
    assert not t[0].alive
    assert (t[0].energy, t[0].vp) == (0, 1)
    assert kinds(events, "eliminated")
    t.settle()
    assert t.asked == (P2, "roll")


def test_carapace_may_be_shed_first() -> None:
    t = buying(lp=2, cards=[{"id": "carapace", "counters": 2}])
    t.play("buy power_substation")
    assert t.asked == (P1, "before_loss")
    t.play("use carapace")
    assert t[0].lp == 1


def test_not_without_the_energy_nor_outside_the_buy_phase() -> None:
    assert buying(energy=4).refused("buy power_substation") == "core.buy.cost"
    t = table({"place": "bronx", "energy": 5}, "lower", market=["power_substation"])
    assert t.refused("buy power_substation") == "core.turn.order"
