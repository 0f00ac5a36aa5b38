"""Detritivore: points for a straight."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled
from tests.rules.table import P1, changes, cited
from tests.rules.together import owner

ID, RULE = "detritivore", "card.detritivore"


def test_two_points_and_the_dice_score_besides() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("11123E", owner(place, ID), other)
        assert changes(cited(t.opening, RULE), "vp") == [(P1, 2)]
        t.play("resolve 1")
        assert t[0].vp == 3


def test_once_for_two_straights() -> None:
    assert rolled("112233", owner(OUT, ID), CITY)[0].vp == 2


def test_a_missing_number_pays_nothing() -> None:
    for dice in ("112EEE", "113EEE", "223EEE"):
        assert rolled(dice, owner(OUT, ID), CITY)[0].vp == 0


def test_not_for_the_rolls_of_others() -> None:
    assert rolled("123EEE", OUT, owner(CITY, ID)).all("vp") == [0, 0]


def test_a_die_changed_before_counts() -> None:
    t = rolled("23AHEE", owner(OUT, ID, "herd_culler"), CITY)
    t.play("use herd_culler E1")
    assert t[0].vp == 2


def test_it_wins_before_the_first_face() -> None:
    t = rolled("123AAA", owner(OUT, ID, vp=18), CITY)
    assert (t.state.result, t.state.winner, t[1].lp) == ("vp", P1, 10)


def test_a_mimic_pays_too() -> None:
    assert rolled("123EEE", mimic(ID, OUT, ID), CITY)[0].vp == 4
