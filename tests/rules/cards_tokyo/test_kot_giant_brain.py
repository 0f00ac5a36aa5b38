"""Giant Brain: another roll."""

from tests.rules.in_tokyo import CITY, OUT, mimic, tokyo
from tests.rules.table import P1, Table
from tests.rules.together import owner

ID = "giant_brain"
AGAIN = ("keep", "roll", "dice EEEEEE")


def rolling(t: Table) -> Table:
    t.play("roll", "dice EEEEEE", *AGAIN, *AGAIN)
    return t


def test_four_rolls() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolling(tokyo(owner(place, ID), other))
        assert t.asked == (P1, "keep")
        t.play(*AGAIN)
        assert t.asked == (P1, "buy")


def test_stopping_before_is_allowed() -> None:
    t = tokyo(owner(OUT, ID), CITY)
    t.play("roll", "dice EEEEEE", "stop")
    assert t.state.rolls_left == 0


def test_three_for_others() -> None:
    t = rolling(tokyo(OUT, owner(CITY, ID)))
    assert t.asked == (P1, "buy")


def test_a_mimic_gives_one_more() -> None:
    t = rolling(tokyo(mimic(ID, OUT, ID), CITY))
    assert t.state.rolls_left == 2
    assert rolling(tokyo(mimic(ID), owner(CITY, ID))).state.rolls_left == 1
