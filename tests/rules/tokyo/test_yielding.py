"""Yielding: who may, in which order, when they leave, and where to."""

from typing import Any

import pytest

from kony_nb.rules.state import Loss, State, Step
from tests.rules.table import P1, P2, P3, P4, changes, cited, kinds, table, trial_card
from tests.rules.tokyo.city import BAY, CITY, OUT, PROFILES, final

SHIELD: dict[str, Any] = {"id": "trial_shield", "games": ("tokyo", "new_york")}


def none_of_it(state: State, seat: int, loss: Loss, n: int) -> int:
    return 0


def test_t_05_yield_with_the_damage_and_the_attacker_enters() -> None:
    t = final("AAEEEE", OUT, {"place": CITY, "lp": 6}, OUT)
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    assert t.legal == {"hold", "yield"}
    t.play("yield")
    assert t.all("place") == [CITY, OUT, OUT]
    assert (t[1].lp, t[1].vp) == (4, 0)
    assert t[0].vp == 1


def test_holding_keeps_the_attacker_out() -> None:
    t = final("AAEEEE", OUT, {"place": CITY, "lp": 6}, OUT)
    events = t.play("resolve A", "hold")
    assert [(e.kind, e.seat, e.other) for e in cited(events, "kot.yield.right")] == [("hold", P2, P1)]
    assert t.all("place") == [OUT, CITY, OUT]
    assert t[0].vp == 0
    assert t.asked == (P1, "buy")


def test_the_damage_stays() -> None:
    t = final("AAAEEE", OUT, {"place": CITY, "lp": 7}, OUT)
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 3)]
    t.play("yield")
    assert t[1].lp == 4


def test_t_06_the_attacker_cannot_refuse() -> None:
    t = final("AAEEE1", {"place": OUT, "lp": 1}, CITY, OUT)
    t.play("resolve A", "yield")
    assert t.refused("stay") == "core.resolve.all"
    t.play("resolve E")
    assert t.asked == (P1, "buy")
    assert t[0].place == CITY
    assert t.refused("stay") == "core.turn.order"
    assert t.refused("yield") == "core.turn.order"


def test_t_08_nobody_leaves_of_its_own_will() -> None:
    for phase in ("roll", "resolve", "buy"):
        dice = {"resolve": "AAEE11", "buy": "AAEE11"}.get(phase, "")
        t = table(CITY, OUT, OUT, game="tokyo", phase=phase, **({"dice": dice} if dice else {}))
        for text in ("yield", "move bronx", "flee bronx"):
            assert t.refused(text)
        assert t[0].place == CITY


def test_t_15_not_from_the_city_into_the_bay() -> None:
    t = final("A11EEE", OUT, CITY, OUT, OUT, OUT)
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    assert t.refused("yield tokyo_bay") == "core.action.unknown"
    for text in ("enter", "stay", "advance", "move queens", "flee queens"):
        assert t.refused(text) == "kot.yield.where"
    t.play("yield")
    assert t[1].place == OUT


def test_t_23_all_answers_first() -> None:
    t = final("A11EEE", OUT, OUT, CITY, BAY, OUT)
    t.play("resolve A")
    assert t.asked == (P3, "yield")
    assert t.refused("resolve E") == "kot.yield.answers"
    assert t.refused("end") == "kot.yield.answers"
    t.play("yield")
    assert t.asked == (P4, "yield")
    assert t.refused("resolve E") == "kot.yield.answers"
    assert t.all("place") == [OUT, OUT, CITY, BAY, OUT]
    t.play("yield")
    assert t.asked == (P1, "resolve")
    assert t.refused("yield") == "core.turn.order"
    assert t.all("place") == [OUT, OUT, OUT, OUT, OUT]
    t.play("resolve E")
    assert t.all("place") == [CITY, OUT, OUT, OUT, OUT]
    assert t[0].vp == 1


def test_the_city_answers_before_the_bay_whatever_the_seats() -> None:
    t = final("A11EEE", OUT, BAY, CITY, OUT, OUT)
    t.play("resolve A")
    assert t.asked == (P3, "yield")
    t.play("hold")
    assert t.asked == (P2, "yield")


def test_those_who_yield_leave_together() -> None:
    t = final("AEEEEE", OUT, BAY, CITY, OUT, OUT)
    t.play("resolve A")
    assert not kinds(t.play("yield"), "move")
    events = t.play("yield")
    moves = [(e.rule, e.seat, e.what, e.place) for e in kinds(events, "move")]
    assert moves[:2] == [("kot.yield.leave", P3, "yield", OUT), ("kot.yield.leave", P2, "yield", OUT)]
    assert moves[2] == ("kot.enter.forced", P1, "enter", CITY)
    assert not cited(events, "kot.bay.moves-up")


def test_the_dead_are_not_asked() -> None:
    t = final("AAA11E", OUT, {"place": CITY, "lp": 3}, BAY, OUT, OUT, OUT)
    events = t.play("resolve A")
    assert [e.seat for e in kinds(events, "eliminated")] == [P2]
    assert t.asked == (P3, "yield")


def test_no_question_from_inside() -> None:
    t = final("AAEEE1", CITY, BAY, OUT, OUT, OUT)
    t.play("resolve A")
    assert t.asked == (P1, "resolve")


# What gives the right to leave: both games, both values


@pytest.mark.parametrize("rules", PROFILES)
def test_a_real_loss_always_gives_the_right(rules: str) -> None:
    t = final("AEEEEE", OUT, CITY, OUT, rules=rules)
    t.play("resolve A")
    assert t.asked == (P2, "yield")


def test_attacked_without_loss_in_tokyo() -> None:
    with trial_card(**SHIELD, reduce=none_of_it):
        t = final("AEEEEE", OUT, {"place": CITY, "cards": ["trial_shield"]}, OUT)
        t.play("resolve A")
        assert t[1].lp == 10
        assert t.asked == (P2, "yield")


def test_printed_no_loss_no_yielding() -> None:
    with trial_card(**SHIELD, reduce=none_of_it):
        p2 = {"place": CITY, "cards": ["trial_shield"]}
        for how in ({"rules": "printed"}, {"options": {"leaving_needs": "loss"}}):
            t = final("AE1EEE", OUT, p2, OUT, **how)
            t.play("resolve A")
            assert t.asked == (P1, "resolve")
        t = final("AE1EEE", OUT, p2, OUT, rules="printed", options={"leaving_needs": "attack"})
        t.play("resolve A")
        assert t.asked == (P2, "yield")


def test_both_values_in_new_york_too() -> None:
    with trial_card(**SHIELD, reduce=none_of_it):
        p2 = {"place": "lower", "cards": ["trial_shield"]}
        for value, asked in (("attack", (P2, "flee")), ("loss", (P1, "resolve"))):
            t = table("bronx", p2, phase="resolve", dice="AHHEEE", options={"leaving_needs": value})
            t.play("resolve A")
            assert t.asked == asked


# Who answers when somebody dies on the way


def falls(state: State, seat: int, loss: Loss) -> tuple[Step, ...]:
    """Hurt the attacker to death before the damage of its attack."""
    return (Step("loss", -1, (), Loss("card.trial_thorns", ((loss.attacker, 10),), seat)),)


def test_open_answers_are_given_though_the_attacker_has_fallen() -> None:
    with trial_card(id="trial_thorns", games=("tokyo",), braces=falls):
        t = final("AEE111", OUT, {"place": CITY, "cards": ["trial_thorns"]}, OUT, OUT)
        t.play("resolve A")
        assert not t[0].alive
        assert t.asked == (P2, "yield")
        events = t.play("yield")
        assert t.all("place") == [None, OUT, OUT, OUT]
        assert not kinds(events, "resolve")
        assert t.asked == (P2, "roll")
        assert t.all("vp") == [0, 0, 0, 0]


def test_the_bay_moves_up_though_the_attacker_has_fallen() -> None:
    with trial_card(id="trial_thorns", games=("tokyo",), braces=falls):
        t = final("AEE111", OUT, {"place": CITY, "cards": ["trial_thorns"]}, BAY, OUT, OUT, OUT)
        t.play("resolve A", "yield")
        assert t.asked == (P3, "yield")
        t.play("hold")
        assert t.all("place") == [None, OUT, CITY, OUT, OUT, OUT]


def test_jets_answers_before_the_damage() -> None:
    t = final("AA1EEE", OUT, {"place": CITY, "cards": ["jets"]}, BAY, OUT, OUT)
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    assert t[1].lp == 10
    t.play("yield")
    assert t[1].lp == 10
    assert t[2].lp == 8
    assert t.asked == (P3, "yield")
    assert t[1].place == CITY
    t.play("hold")
    assert t.all("place")[1:3] == [OUT, CITY]


def test_jets_that_hold_are_hit_and_not_asked_again() -> None:
    t = final("AA1EEE", OUT, {"place": CITY, "cards": ["jets"]}, OUT)
    t.play("resolve A", "hold")
    assert t[1].lp == 8
    assert t.asked == (P1, "resolve")
