"""Complete Destruction: points for one of everything."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled
from tests.rules.table import P1, changes, cited
from tests.rules.together import owner

ID, RULE = "complete_destruction", "card.complete_destruction"


def test_nine_points_and_the_dice_do_what_they_do() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("123AHE", owner(place, ID), other)
        assert changes(cited(t.opening, RULE), "vp") == [(P1, 9)]
        assert t.state.results == "123AHE"
        t.play("resolve A")
        assert t[1].lp == 9


def test_a_missing_face_pays_nothing() -> None:
    for dice in ("1233AE", "223AHE", "112AHE", "123HEE", "123AHH"):
        t = rolled(dice, owner(OUT, ID), CITY)
        assert t[0].vp == 0


def test_an_added_attack_counts() -> None:
    t = rolled("123HHE", owner(OUT, ID, "acid_attack"), CITY)
    assert t[0].vp == 9


def test_once_with_more_dice_too() -> None:
    t = rolled("112233AHE"[1:], owner(OUT, ID, "extra_head", "extra_head"), CITY)
    assert t[0].vp == 9


def test_not_for_the_rolls_of_others() -> None:
    t = rolled("123AHE", OUT, owner(CITY, ID))
    assert t.all("vp") == [0, 0]


def test_it_wins_before_the_first_face() -> None:
    t = rolled("123AHE", owner(OUT, ID, vp=11), CITY)
    assert (t.state.result, t.state.winner, t[1].lp) == ("vp", P1, 10)


def test_a_mimic_pays_too() -> None:
    t = rolled("123AHE", mimic(ID), owner(CITY, ID))
    assert t.all("vp") == [9, 0]
