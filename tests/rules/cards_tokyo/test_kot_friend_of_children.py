"""Friend of Children: a little more energy each time."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.together import owner

ID = "friend_of_children"


def test_one_more_for_all_results_together() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("HHHEEE", owner(place, ID), other)
        t.play("resolve E")
        assert t[0].energy == 4


def test_no_energy_no_bonus() -> None:
    t = rolled("HHHHHH", owner(OUT, ID), CITY)
    t.settle()
    assert t[0].energy == 0


def test_not_for_the_energy_of_others() -> None:
    t = rolled("HHHEEE", OUT, owner(CITY, ID))
    t.play("resolve E")
    assert t.all("energy") == [3, 0]


def test_for_what_others_pay() -> None:
    t = tokyo(owner(OUT, "parasitic_tentacles", energy=5), owner(CITY, ID, "giant_brain"), phase="buy")
    t.play("buy giant_brain")
    assert t.all("energy") == [0, 6]


def test_not_for_energy_that_comes_back() -> None:
    t = tokyo(owner(OUT, ID, {"id": "battery_monster", "counters": 4}), CITY, phase="start")
    assert t[0].energy == 2
    t = tokyo(owner(OUT, ID, "metamorph", "giant_brain"), CITY, phase="end")
    t.play("end", "give giant_brain")
    assert t[0].energy == 5


def test_in_the_variant_for_two_that_pays_energy() -> None:
    t = tokyo(owner(CITY, ID), OUT, phase="start", options={"tokyo_two_monsters": "energy"})
    assert t[0].energy == 2


def test_a_mimic_adds_another_one() -> None:
    t = rolled("HHHEEE", mimic(ID, OUT, ID), CITY)
    t.play("resolve E")
    assert t[0].energy == 5
