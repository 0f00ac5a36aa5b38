"""Fleeing: who is asked, when, where to, and what it saves."""

from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import change_loss, clockwise, declare
from kony_nb.rules.state import Loss, State, Step
from tests.rules.table import P1, P2, Table, building, changes, cited, kinds, table, trial_card


def attacked(*others: Any, dice: str = "AAEEEE", p1: Any = "lower", p2: Any = "bronx", **situation: Any) -> Table:
    return table(p1, p2, *others, turn=P2, phase="resolve", dice=dice, **situation)


def test_n_22_flee_with_the_damage_and_the_attacker_enters() -> None:
    t = attacked("bronx", "queens", dice="AAAEEE", p1={"place": "upper", "lp": 8})
    events = t.play("resolve A")
    assert t[0].lp == 5
    assert t.asked == (0, "flee")
    events += t.play("flee queens")
    assert (t[0].lp, t[0].place) == (5, "queens")
    assert t[1].place == "lower"
    assert changes(events, "vp") == [(P2, 1)]
    assert changes(events, "energy") == [(P2, 3)]
    assert (t[1].vp, t[1].energy) == (1, 3)
    assert t.all("place") == ["queens", "lower", "bronx", "queens"]


def test_the_damage_stays() -> None:
    t = attacked("queens", dice="AAAEEE")
    t.play("resolve A", "flee bronx")
    assert t[0].lp == 7


def test_n_24_the_dead_do_not_flee() -> None:
    t = attacked("queens", "queens", p1={"place": "lower", "lp": 2})
    events = t.play("resolve A")
    assert not t[0].alive
    assert t.asked == (1, "buy")
    assert (t[1].place, t[1].vp) == ("lower", 1)
    assert not kinds(events, "hold")


def test_n_26_no_flight_from_a_card() -> None:
    def everybody_suffers(state: State, seat: int, log: Log) -> None:
        hits = tuple((other, 1) for other in clockwise(state, tuple(state.living)))
        declare(state, Loss("card.general", hits, seat), log)

    with trial_card(id="general", kind="discard", cost=4, gained=everybody_suffers):
        t = table(
            "lower",
            {"place": "bronx", "energy": 4},
            "queens",
            turn=P2,
            phase="buy",
            market=["general"],
            this_turn={"destroyed": ["tank"]},
        )
        events = t.play("buy general")
        t.settle()
        assert t.all("lp") == [9, 9, 9]
        assert len(kinds(events, "damage")) == 3
        assert t.asked == (1, "buy")
        assert t.refused("flee queens") == "core.turn.order"
        t.play("end", "roll", "dice EEEEEE", "stop")
        assert t[0].place == "lower"


def test_no_flight_from_units_or_the_statue() -> None:
    ready = {
        "turn": P2,
        "phase": "resolve",
        "dice": "OOOEEE",
        "boroughs": {"manhattan": building(units=("jet",))},
    }
    t = table("lower", "bronx", "queens", **ready)
    t.play("resolve O")
    assert t[0].lp == 9
    assert t.asked == (1, "move")
    t = table("lower", "bronx", "queens", statue_holder=P1, **ready)
    t.play("resolve O")
    assert t[0].lp == 6
    assert t.asked == (1, "move")


def test_n_27_a_full_borough_is_no_refuge() -> None:
    t = table("lower", "bronx", "bronx", "queens", "staten_island", turn=P2, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.asked == (0, "flee")
    assert t.refused("flee bronx") == "ny.move.room"
    assert t.legal == {"hold", "flee queens", "flee brooklyn", "flee staten_island"}


def test_the_attackers_borough_is_open_if_it_has_room() -> None:
    t = attacked("queens", "queens")
    t.play("resolve A")
    assert t.legal == {"hold", "flee bronx", "flee brooklyn", "flee staten_island"}
    t.play("flee bronx")
    assert t[0].place == "bronx"


def test_n_29_the_answer_comes_at_once() -> None:
    t = attacked("queens", dice="AAEEHH")
    t.play("resolve A")
    assert t.asked == (0, "flee")
    assert (t.state.turn, t.state.phase, t.state.results) == (P2, "resolve", "HHEE")
    assert t.refused("move bronx") == "ny.flee.timing"
    assert t.refused("resolve H") == "core.turn.order"
    t.play("hold", "resolve H", "stay", "end")
    t.play("roll", "dice EEEEEE", "stop", "stay", "end")
    t.play("roll", "dice EEEEEE", "keep")
    assert t.state.turn == P1
    assert t.refused("flee queens") == "core.turn.order"
    t.play("roll", "dice EEEEEE", "stop")
    assert t[0].place == "midtown"


def no_harm(state: State, seat: int, step: Step) -> tuple[Action, ...]:
    return (action("use", "bubble"),) if step.kind == "before_loss" else ()


def burst(state: State, seat: int, arg: str, log: Log) -> None:
    change_loss(state, seat, 0)
    state.monsters[seat].cards = ()
    state.discards = (*state.discards, "bubble")


def test_n_30_attacked_without_loss() -> None:
    with trial_card(id="bubble", anytime=no_harm, before_loss=lambda *_: True, use=burst):
        p1 = {"place": "lower", "cards": ["bubble"]}
        t = attacked("queens", dice="AEEEEE", p1=p1)
        t.play("resolve A")
        assert t.asked == (0, "before_loss")
        t.play("use bubble")
        assert t[0].lp == 10
        assert t.asked == (0, "flee")
        t.play("flee queens")
        assert (t[0].lp, t[0].place) == (10, "queens")
        assert t[1].place == "lower"


def test_n_30_printed_no_loss_no_flight() -> None:
    with trial_card(id="bubble", anytime=no_harm, before_loss=lambda *_: True, use=burst):
        p1 = {"place": "lower", "cards": ["bubble"]}
        t = attacked("queens", dice="AEEEEE", p1=p1, rules="printed")
        t.play("resolve A", "use bubble")
        assert t[0].lp == 10
        assert t.asked == (1, "move")
    t = attacked("queens", dice="AEEEEE", rules="printed")
    t.play("resolve A")
    assert t.asked == (0, "flee")


def test_a_card_may_be_used_before_the_loss() -> None:
    with trial_card(id="bubble", anytime=no_harm, before_loss=lambda *_: True, use=burst):
        t = attacked("queens", p1={"place": "lower", "cards": ["bubble"]})
        t.play("resolve A")
        assert t.asked == (0, "before_loss")
        assert t.legal == {"pass", "use bubble"}
        t.play("pass")
        assert t[0].lp == 8


def test_n_31_ouch_after_the_flight_finds_the_refugee() -> None:
    t = attacked(
        "brooklyn",
        "brooklyn",
        p1={"place": "lower", "lp": 9},
        p2="queens",
        dice="AOOEEE",
        boroughs={"queens": building(units=("infantry",))},
    )
    t.play("resolve A", "flee queens")
    assert t[0].lp == 8
    t.play("resolve O")
    assert t[0].lp == 7
    assert t[1].lp == 9


def test_the_first_track_answers_first() -> None:
    t = table("bronx", "midtown_56", "lower", "queens", "queens", turn=P1, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.asked == (2, "flee")
    t.play("flee bronx")
    assert t.asked == (1, "flee")
    assert t.refused("flee bronx") == "ny.move.room"
    t.play("hold")
    assert t.asked == (0, "buy")


def test_open_answers_are_given_after_the_attackers_death() -> None:
    def recoil(state: State, seat: int, victim: int, log: Log) -> None:
        declare(state, Loss("card.recoil", ((seat, 20),), seat), log)

    with trial_card(id="recoil", dealt=recoil):
        t = attacked("queens", p2={"place": "bronx", "cards": ["recoil"]})
        t.play("resolve A")
        assert not t[1].alive
        assert t.asked == (0, "flee")
        t.play("flee queens")
        assert t.all("place") == ["queens", None, "queens"]
        assert t.asked == (2, "roll")


def test_holding_is_told() -> None:
    t = attacked("queens")
    events = t.play("resolve A", "hold")
    assert [(e.seat, e.other) for e in cited(events, "ny.flee.right")] == [(P1, P2)]
