"""It Has a Child!: another life."""

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, cited, kinds
from tests.rules.together import owner

ID, RULE = "it_has_a_child", "card.it_has_a_child"


def test_all_is_lost_but_life_and_energy() -> None:
    p2 = owner(OUT, "giant_brain", ID, "gourmet", lp=1, vp=12, energy=7)
    t = rolled("AAEEEE", CITY, p2, OUT)
    events = t.play("resolve A")
    assert (t[1].alive, t[1].lp, t[1].vp, t[1].energy, t[1].cards) == (True, 10, 0, 7, ())
    assert t.state.discards == ("giant_brain", ID, "gourmet")
    assert not kinds(events, "eliminated")
    assert [(e.n, e.now) for e in kinds(cited(events, RULE), "lp")] == [(10, 10)]


def test_it_leaves_tokyo_and_the_attacker_comes_in() -> None:
    t = rolled("AAEEEE", OUT, owner(CITY, ID, lp=2))
    t.play("resolve A")
    t.settle()
    assert t.all("place") == [CITY, OUT]
    assert t[1].lp == 10


def test_the_bay_stays_open() -> None:
    t = rolled("AAEEEE", BAY, CITY, owner(OUT, ID, lp=1), OUT, OUT)
    t.play("resolve A")
    assert t[0].place == BAY


def test_the_bay_moves_up_when_the_city_is_left() -> None:
    t = rolled("AAEEEE", OUT, owner(CITY, ID, lp=2), BAY, OUT, OUT)
    t.play("resolve A", "hold")
    t.settle()
    assert t.all("place") == [BAY, OUT, CITY, OUT, OUT]


def test_not_while_life_is_left() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID, lp=2, vp=5))
    t.play("resolve A")
    assert (t[1].lp, t[1].vp, t[1].cards) == (1, 5, (ID,))


def test_not_for_others() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), {"place": OUT, "lp": 1}, OUT)
    t.play("resolve A")
    assert not t[1].alive


def test_in_its_own_turn_which_goes_on() -> None:
    t = tokyo(owner(OUT, ID, lp=1, tokens={"poison": 1}), CITY, phase="end")
    t.play("end")
    assert (t[0].lp, t[0].tokens) == (10, {"poison": 1})
    assert t.asked == (P2, "roll")


def test_the_limit_of_another_card_is_gone() -> None:
    t = rolled("AAEEEE", CITY, owner(OUT, "even_bigger", ID, lp=2))
    t.play("resolve A")
    assert t[1].lp == 10


def test_two_saved_in_one_event_and_nobody_has_won() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID, lp=1), mimic(ID, OUT, lp=1))
    t.play("resolve A")
    assert t.all("alive") == [True, True, True]
    assert t.all("lp") == [10, 10, 10]
    assert (t[1].cards, t[2].cards) == ((), ())
    assert sorted(t.state.discards) == [ID, "mimic"]


def test_a_mimic_of_it_saves_its_owner_alone() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID), mimic(ID, OUT, "gourmet", lp=1, vp=4))
    t.play("resolve A")
    assert (t[2].lp, t[2].vp, t[2].cards) == (10, 0, ())
    assert t[1].cards == (ID,)
    assert t.state.discards == ("mimic", "gourmet")


def test_of_card_and_mimic_one_is_enough() -> None:
    t = rolled("AEEEEE", CITY, mimic(ID, OUT, ID, lp=1))
    t.play("resolve A")
    assert (t[1].lp, t[1].cards) == (10, ())
    assert t.state.result == ""
    assert t.state.turn == P1
