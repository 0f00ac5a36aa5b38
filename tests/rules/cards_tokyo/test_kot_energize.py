"""Energize: nine energy for eight."""

from tests.rules.table import P1, Table, changes, cited, table

RULE = "card.energize"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 8, **p1}
    return table(me, "outside", game="tokyo", phase="buy", market=["energize", "corner_store", "heal"])


def test_nine_energy() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place)
        events = t.play("buy energize")
        assert changes(cited(events, RULE), "energy") == [(P1, 9)]
        assert (t[0].energy, t[1].energy) == (9, 0)
        assert t.state.ledger.earned == ((P1, 9),)
        assert t.state.discards == ("energize",)


def test_it_can_be_spent_at_once() -> None:
    t = buying()
    t.play("buy energize", "buy corner_store")
    assert (t[0].vp, t[0].energy) == (1, 6)


def test_not_without_the_energy() -> None:
    assert buying(energy=7).refused("buy energize") == "core.buy.cost"
