"""Winning in Tokyo: at once or at the end of the turn, the last one standing, and nobody."""

from typing import Any

import pytest

from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State
from tests.rules.table import P1, P2, P3, cited, kinds, trial_card
from tests.rules.tokyo.city import CITY, OUT, final, tokyo

LATE: tuple[dict[str, Any], ...] = ({"rules": "printed"}, {"options": {"tokyo_win": "end_of_turn"}})


def poison(state: State, seat: int, log: Log) -> None:
    declare(state, Loss("card.trial_poison", ((seat, 1),), -1), log)


def test_t_16_the_end_of_the_turn_is_never_reached() -> None:
    with trial_card(id="trial_poison", games=("tokyo",), turn_end=poison):
        t = final("111EEE", {"place": OUT, "vp": 19, "lp": 1, "cards": ["trial_poison"]}, CITY, OUT)
        events = t.play("resolve 1")
        assert [(e.rule, e.seat) for e in kinds(events, "win")] == [("core.win.at-once", P1)]
        assert (t.state.result, t.state.winner, t[0].vp, t[0].lp) == ("vp", P1, 20, 1)
        assert not kinds(events, "energy")
        assert t.refused("resolve E") == "core.game.over"


def test_t_16_printed_the_poison_comes_first() -> None:
    with trial_card(id="trial_poison", games=("tokyo",), turn_end=poison):
        for how in LATE:
            p1 = {"place": OUT, "vp": 19, "lp": 1, "cards": ["trial_poison"]}
            t = final("111EEE", p1, CITY, OUT, **how)
            t.play("resolve 1")
            assert t[0].vp == 20
            assert t.asked == (P1, "buy")
            events = t.play("end")
            assert [e.seat for e in kinds(events, "eliminated")] == [P1]
            assert t.state.result == ""
            assert t.asked == (P2, "roll")


def to_both(state: State, seat: int, log: Log) -> None:
    """Pay everybody, in the order of the seats."""
    for other in range(3):
        gain_vp(state, other, 2, "card.trial_gift", log)


GIFT: dict[str, Any] = {"id": "trial_gift", "games": ("tokyo",), "kind": "discard", "gained": to_both}


def test_t_17_two_at_twenty_in_one_effect() -> None:
    near = {"place": OUT, "vp": 18}
    with trial_card(**GIFT):
        for turn, winner in ((0, P1), (1, P2), (2, P1)):
            third = {"place": CITY, "vp": 3}
            t = tokyo(near, near, third, turn=turn, phase="buy", dice="AEEEEE", market=["trial_gift"])
            events = t.play("buy trial_gift")
            assert [(e.rule, e.seat) for e in kinds(events, "win")] == [("core.win.at-once", winner)]


def test_t_17_printed_the_first_to_have_risen() -> None:
    near = {"place": OUT, "vp": 18}
    with trial_card(**GIFT):
        t = tokyo(
            near,
            {"place": OUT, "vp": 20, "reached": 1},
            {"place": CITY, "vp": 3},
            rules="printed",
            phase="buy",
            dice="AEEEEE",
            market=["trial_gift"],
            effects=1,
        )
        t.play("buy trial_gift")
        assert (t.state.result, t[0].vp, t[1].vp) == ("", 20, 20)
        events = t.play("end")
        assert [(e.rule, e.seat) for e in kinds(events, "win")] == [("core.win.vp", P2)]


def everybody(state: State, seat: int, log: Log) -> None:
    hits = tuple((other, 2) for other in clockwise(state, tuple(state.living)))
    declare(state, Loss("card.trial_quake", hits, seat), log)


def test_t_18_all_dead_nobody_wins() -> None:
    low = {"lp": 1}
    with trial_card(id="trial_quake", games=("tokyo",), kind="discard", gained=everybody):
        for how in ({}, *LATE):
            p1 = {"place": CITY, "vp": 20, "reached": 1, **low}
            others = {"place": OUT, **low}
            t = tokyo(p1, others, others, phase="buy", dice="AEEEEE", market=["trial_quake"], **how)
            events = t.play("buy trial_quake")
            assert [(e.rule, e.what) for e in kinds(events, "win")] == [("core.win.nobody", "nobody")]
            assert t.all("alive") == [False, False, False]
            assert (t.state.result, t.state.winner) == ("nobody", -1)


def test_the_last_one_standing_wins_at_once() -> None:
    for how in ({}, *LATE):
        t = final("AA1EEE", OUT, {"place": CITY, "lp": 1}, {"alive": False}, **how)
        events = t.play("resolve A")
        assert [(e.rule, e.seat) for e in kinds(events, "win")] == [("core.win.last", P1)]
        assert t[0].place == OUT


def gain_then_hurt(state: State, seat: int, log: Log) -> None:
    gain_vp(state, seat, 2, "card.trial_bargain", log)
    declare(state, Loss("card.trial_bargain", ((seat, 2),), -1), log)


def test_the_losses_of_the_same_effect_come_before_the_test() -> None:
    with trial_card(id="trial_bargain", games=("tokyo",), kind="discard", gained=gain_then_hurt):
        for lp, result in ((2, ""), (3, "vp")):
            p1 = {"place": OUT, "vp": 18, "lp": lp}
            t = tokyo(p1, OUT, CITY, phase="buy", dice="AEEEEE", market=["trial_bargain"])
            t.play("buy trial_bargain")
            assert t.state.result == result
            assert t[0].alive == bool(result)


def test_at_once_between_the_start_of_the_turn_and_its_effects() -> None:
    def more(state: State, seat: int, log: Log) -> None:
        gain_vp(state, seat, 1, "card.trial_lamp", log)

    with trial_card(id="trial_lamp", games=("tokyo",), turn_start=more):
        p1 = {"place": CITY, "vp": 18, "cards": ["trial_lamp"]}
        t = tokyo(p1, OUT, OUT, phase="start")
        assert t.state.result == "vp"
        assert not cited(t.opening, "card.trial_lamp")
        late = tokyo(p1, OUT, OUT, phase="start", rules="printed")
        assert late.state.result == ""
        assert cited(late.opening, "card.trial_lamp")


@pytest.mark.parametrize(("face", "left"), [("1", "2"), ("2", "1")])
def test_between_two_faces(face: str, left: str) -> None:
    t = final("111222", {"place": OUT, "vp": 19}, OUT, CITY)
    events = t.play(f"resolve {face}")
    assert [e.what for e in kinds(events, "resolve")] == [face]
    assert t.state.results == left * 3
    assert t.state.result == "vp"


def test_entering_wins() -> None:
    t = final("A22EEE", {"place": OUT, "vp": 19}, OUT, OUT)
    events = t.play("resolve A", "resolve E")
    assert [(e.rule, e.seat) for e in kinds(events, "win")] == [("core.win.at-once", P1)]
    assert t[0].place == CITY


def test_points_of_another_on_ones_turn_win_too() -> None:
    def pays(state: State, seat: int, log: Log) -> None:
        gain_vp(state, 2, 1, "card.trial_alms", log)

    with trial_card(id="trial_alms", games=("tokyo",), kind="discard", gained=pays):
        t = tokyo(OUT, OUT, {"place": CITY, "vp": 19}, phase="buy", dice="AEEEEE", market=["trial_alms"])
        t.play("buy trial_alms")
        assert (t.state.result, t.state.winner) == ("vp", P3)
