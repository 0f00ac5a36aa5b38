"""Gourmet: ones are worth more."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled
from tests.rules.table import P1, changes, cited
from tests.rules.together import owner

ID, RULE = "gourmet", "card.gourmet"


def test_two_points_more_for_three_ones_or_six() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        for dice, vp in (("111EEE", 3), ("1111EE", 4), ("11111E", 5)):
            t = rolled(dice, owner(place, ID), other)
            events = t.play("resolve 1")
            assert t[0].vp == vp
            assert changes(cited(events, RULE), "vp") == [(P1, 2)]


def test_not_for_two_ones_nor_for_other_numbers() -> None:
    t = rolled("11222E", owner(OUT, ID), CITY)
    t.play("resolve 1", "resolve 2")
    assert t[0].vp == 2


def test_not_for_the_ones_of_others() -> None:
    t = rolled("111EEE", OUT, owner(CITY, ID))
    t.play("resolve 1")
    assert t.all("vp") == [1, 0]


def test_it_wins() -> None:
    t = rolled("111AAA", owner(OUT, ID, vp=17), CITY)
    t.play("resolve 1")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_a_mimic_pays_too() -> None:
    t = rolled("111EEE", mimic(ID), owner(CITY, ID))
    t.play("resolve 1")
    assert t[0].vp == 3
