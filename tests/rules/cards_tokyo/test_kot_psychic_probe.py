"""Psychic Probe: a finger in the dice of others."""

from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import draw
from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, P3, cited, kinds
from tests.rules.together import owner

ID, RULE = "psychic_probe", "card.psychic_probe"


def test_one_die_of_another_monster() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("33AHEE", other, owner(place, ID))
        assert t.asked == (P2, "probe")
        assert t.legal == {"pass", *(f"use {ID} {face}" for face in "3AHE")}
        events = t.play(f"use {ID} A", "dice 1")
        assert [(e.kind, e.seat, e.what) for e in cited(events, RULE)] == [("roll", P2, "1")]
        assert t.state.results == "133HEE"
        assert (t.asked, t[1].cards) == ((P1, "resolve"), (ID,))


def test_a_heart_costs_the_card() -> None:
    t = rolled("33AEEE", OUT, owner(CITY, ID))
    t.play(f"use {ID} A", "dice H")
    assert (t.state.results, t[1].cards, t.state.discards) == ("33HEEE", (), (ID,))


def test_once_a_turn() -> None:
    t = rolled("33AHEE", OUT, owner(CITY, ID))
    events = t.play(f"use {ID} 3", "dice 3")
    assert not kinds(events, "forced")
    assert t.refused(f"use {ID} 3") == RULE
    assert t.state.ledger.once == (f"{ID}:1",)


def test_it_can_be_left_and_is_there_in_the_next_turn() -> None:
    t = rolled("EEEEEE", OUT, {"place": OUT}, owner(CITY, ID))
    t.play("pass", "end", "roll", "dice EEEEEE", "stop")
    assert t.asked == (P3, "probe")


def test_only_what_lies_there() -> None:
    t = rolled("33AEEE", OUT, owner(CITY, ID))
    assert t.refused(f"use {ID} H") == "core.roll.probe"


def test_not_on_its_own_dice_and_not_before_the_last_roll() -> None:
    t = rolled("33AHEE", owner(OUT, ID), CITY)
    assert t.asked == (P1, "resolve")
    assert t.refused(f"use {ID} 3") == RULE
    t = tokyo(OUT, owner(CITY, ID), dice="33AHEE", rolls_left=1)
    assert t.asked == (P1, "keep")
    assert t.refused(f"use {ID} 3") == RULE


def test_it_comes_before_changes_of_the_roller() -> None:
    t = rolled("33AEEE", owner(OUT, "herd_culler"), owner(CITY, ID))
    t.play(f"use {ID} A", "dice 2")
    assert t.asked == (P1, "change")
    assert "use herd_culler 21" in t.legal


def test_two_owners_clockwise_for_the_dice_as_they_lie_then() -> None:
    t = rolled("EEEEEE", OUT, mimic(ID, OUT), owner(CITY, ID))
    assert t.asked == (P2, "probe")
    t.play(f"use mimic.{ID} E", "dice A")
    assert t.asked == (P3, "probe")
    t.play(f"use {ID} A", "dice 1")
    assert t.state.dice == "1EEEEE"


def test_a_heart_takes_the_mimic() -> None:
    t = rolled("AEEEEE", OUT, mimic(ID, OUT), owner(CITY, ID))
    t.play(f"use mimic.{ID} E", "dice H")
    assert (t[1].cards, t[2].cards, t.state.discards) == ((), (ID,), ("mimic",))


def test_the_card_and_its_mimic_are_two() -> None:
    t = rolled("EEEEEE", OUT, mimic(ID, CITY, ID))
    t.play(f"use {ID} E", "dice 1")
    assert t.legal == {"pass", f"use mimic.{ID} 1", f"use mimic.{ID} E"}


def test_the_die_is_another_one_in_another_turn() -> None:
    def die(turn: int, seed: int) -> str:
        t = tokyo(OUT, OUT, owner(CITY, ID), turn=turn, phase="resolve", dice="EEEEEE")
        t.play(f"use {ID} E")
        return draw(t.state, Addressed(seed)).text

    assert [die(0, seed) for seed in range(20)] != [die(1, seed) for seed in range(20)]
