"""Statue of Liberty, a goal card: it is won with Ouch and never bought."""

from kony_nb.rules.cards.registry import CARDS
from tests.rules.table import P1, P2, table


def test_it_is_never_for_sale() -> None:
    t = table({"place": "bronx", "energy": 9}, "lower", phase="buy", market=["curse"])
    assert CARDS["statue_of_liberty"].kind == "goal"
    assert t.refused("buy statue_of_liberty") == "core.buy.cost"


def test_two_ouch_do_not_move_it() -> None:
    t = table({"place": "bronx", "lp": 5}, "lower", phase="resolve", dice="OOEEEE", statue_holder=P2)
    t.play("resolve O")
    assert t.state.statue == P2
    assert t.all("lp") == [5, 10]


def test_in_manhattan_it_gives_life_points_too() -> None:
    t = table({"place": "upper", "lp": 5}, "bronx", phase="resolve", dice="OOOEEE")
    t.play("resolve O")
    assert (t[0].lp, t.state.statue) == (8, P1)


def test_up_to_the_limit() -> None:
    t = table({"place": "bronx", "lp": 9}, "lower", phase="resolve", dice="OOOEEE")
    t.play("resolve O")
    assert t[0].lp == 10
