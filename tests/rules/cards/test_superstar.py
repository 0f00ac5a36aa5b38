"""Superstar, a goal card: it is won with stars and never bought."""

from kony_nb.rules.cards.registry import CARDS
from tests.rules.table import P1, P2, table


def test_it_is_never_for_sale() -> None:
    t = table({"place": "bronx", "energy": 9}, "lower", phase="buy", market=["curse"])
    assert CARDS["superstar"].kind == "goal"
    assert t.refused("buy superstar") == "core.buy.cost"
    assert t.refused("use superstar") == "card.superstar"


def test_it_passes_on_while_it_pays_its_holder() -> None:
    t = table("queens", "lower", phase="resolve", dice="SSSEEE", superstar_holder=P2)
    t.play("resolve S")
    assert t.state.superstar == P1
    t = table("queens", "lower", phase="resolve", dice="SSEEEE", superstar_holder=P1)
    t.play("resolve S")
    assert (t.state.superstar, t[0].vp) == (P1, 2)


def test_stars_of_others_pay_the_holder_nothing() -> None:
    t = table("queens", "lower", phase="resolve", dice="SSEEEE", superstar_holder=P2)
    t.play("resolve S")
    assert t.all("vp") == [0, 0]
