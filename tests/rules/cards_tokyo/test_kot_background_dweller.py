"""Background Dweller: threes are rolled again for free."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, cited, kinds
from tests.rules.together import owner

ID, RULE = "background_dweller", "card.background_dweller"
USE = f"use {ID}"


def test_between_the_rolls_as_often_as_threes_lie_there() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = tokyo(owner(place, ID), other, dice="133AHE", rolls_left=2)
        events = t.play(USE, "dice 3", USE, "dice 1", USE, "dice 2")
        assert [(e.kind, e.n, e.what) for e in cited(events, RULE)] == [("roll", 1, face) for face in "312"]
        assert (t.state.dice, t.state.rolls_left) == ("112AHE", 2)
        assert t.asked == (P1, "keep")
        assert t.refused(USE) == RULE


def test_after_the_last_roll() -> None:
    t = rolled("33AHEE", owner(OUT, ID), CITY)
    assert t.asked == (P1, "free_reroll")
    assert t.legal == {"pass", USE}
    assert t.refused("resolve 3") == "core.roll.free"
    t.play(USE, "dice A", "pass")
    assert t.state.results == "3AAHEE"


def test_the_window_closes_with_the_last_three() -> None:
    t = rolled("3AHEEE", owner(OUT, ID), CITY)
    events = t.play(USE, "dice 1")
    assert not kinds(events, "forced")
    assert t.asked == (P1, "resolve")
    assert t.refused(USE) == RULE


def test_a_die_that_was_set_aside_is_so_no_longer() -> None:
    t = tokyo(owner(OUT, ID), CITY, dice="33AHEE", rolls_left=2)
    t.play("keep 33", "roll", "dice 1122")
    assert t.state.kept == "33"
    t.play(USE, "dice E")
    assert (t.state.kept, t.state.dice) == ("3", "11223E")


def test_not_for_others_and_not_before_the_first_roll() -> None:
    t = rolled("33AHEE", OUT, owner(CITY, ID))
    assert t.asked == (P1, "resolve")
    assert t.refused(USE) == RULE
    t = tokyo(owner(OUT, ID), CITY)
    assert t.refused(USE) == RULE


def test_a_three_that_a_probe_brought_up() -> None:
    t = rolled("1AHEEE", owner(OUT, ID), owner(CITY, "psychic_probe"))
    assert t.asked == (P2, "probe")
    t.play("use psychic_probe 1", "dice 3")
    assert t.asked == (P1, "free_reroll")


def test_a_mimic_of_it() -> None:
    t = rolled("3AHEEE", mimic(ID), owner(CITY, ID))
    assert t.legal == {"pass", f"use mimic.{ID}"}
    t.play(f"use mimic.{ID}", "dice H")
    assert t.state.results == "AHHEEE"
