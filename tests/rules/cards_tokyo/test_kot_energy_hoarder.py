"""Energy Hoarder: points for a full store."""

from tests.rules.in_tokyo import CITY, OUT, mimic, tokyo
from tests.rules.table import P1, Table, changes, cited
from tests.rules.together import owner

ID, RULE = "energy_hoarder", "card.energy_hoarder"


def ending(energy: int, place: str = OUT, **more: object) -> Table:
    return tokyo(owner(place, ID, energy=energy, **more), CITY if place == OUT else OUT, phase="end")


def test_a_point_for_each_six() -> None:
    for place in (OUT, CITY):
        for energy, vp in ((5, 0), (6, 1), (11, 1), (12, 2), (18, 3)):
            t = ending(energy, place)
            events = t.play("end")
            assert changes(cited(events, RULE), "vp") == [(P1, vp)] * (vp > 0)
            assert t[0].energy == energy


def test_it_wins_at_the_end_of_the_turn() -> None:
    t = ending(12, vp=18)
    t.play("end")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_not_at_the_end_of_other_turns() -> None:
    t = tokyo(OUT, owner(CITY, ID, energy=6), phase="end")
    events = t.play("end")
    assert not cited(events, RULE)


def test_energy_that_metamorph_brings_counts() -> None:
    t = tokyo(owner(OUT, ID, "metamorph", "giant_brain", energy=1), CITY, phase="end")
    t.play("end", "give giant_brain", "pass")
    assert (t[0].energy, t[0].vp) == (6, 1)


def test_a_mimic_pays_too() -> None:
    t = tokyo(mimic(ID, energy=7), owner(CITY, ID), phase="end")
    t.play("end")
    assert t[0].vp == 1
