"""Nova Breath: attacks reach everybody."""

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled
from tests.rules.table import P1, P2, P3, P5, changes, cited
from tests.rules.together import owner

ID, RULE = "nova_breath", "card.nova_breath"


def test_from_outside_it_hits_all_others() -> None:
    t = rolled("AAEEEE", owner(OUT, ID), CITY, OUT, OUT)
    events = t.play("resolve A")
    assert t.all("lp") == [10, 8, 8, 8]
    assert [(e.kind, e.other) for e in cited(events, RULE)] == [("reach", 2), ("reach", 3)]
    assert t.asked == (P2, "yield")


def test_from_the_city_it_hits_the_bay_which_may_yield() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), BAY, OUT, OUT, OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 9, 9, 9]
    assert t.asked == (P2, "yield")
    t.play("yield")
    assert t.all("place") == [CITY, OUT, OUT, OUT, OUT]


def test_from_the_bay_it_empties_the_city_and_moves_up() -> None:
    t = rolled("AEEEEE", owner(BAY, ID), CITY, OUT, OUT, OUT)
    t.play("resolve A", "yield")
    assert (t[0].place, t[0].vp, t[1].place) == (CITY, 0, OUT)


def test_nobody_in_tokyo() -> None:
    t = rolled("AEEEEE", owner(OUT, ID), OUT, OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 9]
    t.settle()
    assert t[0].place == CITY


def test_not_the_attacks_of_others() -> None:
    t = rolled("AEEEEE", OUT, owner(CITY, ID), OUT)
    assert changes(t.play("resolve A"), "damage") == [(P2, 1)]


def test_the_dead_are_not_hit() -> None:
    t = rolled("AEEEEE", owner(OUT, ID), CITY, {"alive": False}, OUT)
    assert [seat for seat, _ in changes(t.play("resolve A"), "damage")] == [1, 3]


def test_a_mimic_of_it_hits_the_first_owner_too() -> None:
    t = rolled("AEEEEE", mimic(ID), owner(OUT, ID), CITY, OUT, BAY)
    assert changes(t.play("resolve A"), "damage") == [(s, 1) for s in (1, 2, 3, 4)]
    assert t.asked == (P3, "yield")
    t.play("hold")
    assert t.asked == (P5, "yield")
    assert t.state.turn == P1
