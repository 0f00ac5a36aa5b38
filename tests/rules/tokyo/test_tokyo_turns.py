"""Turns in Tokyo: what the City pays, the order of play, rolls, and who may act when."""

import pytest

from kony_nb.rules.events import Log
from kony_nb.rules.state import State, state_key
from tests.rules.table import P1, P2, changes, cited, kinds, new_table, trial_card
from tests.rules.tokyo.city import BAY, CITY, OUT, PROFILES, final, tokyo


@pytest.mark.parametrize("rules", PROFILES)
def test_a_turn_begun_in_the_city_pays_two(rules: str) -> None:
    t = tokyo(CITY, OUT, OUT, phase="start", rules=rules)
    assert changes(cited(t.opening, "kot.start.city"), "vp") == [(P1, 2)]
    assert t[0].vp == 2
    assert not kinds(tokyo(OUT, CITY, OUT, phase="start", rules=rules).opening, "vp")


def test_only_ones_own_turn_pays() -> None:
    t = final("123EEH", OUT, CITY, BAY, OUT, OUT)
    t.play("resolve 1", "resolve 2", "resolve 3", "resolve H", "end")
    assert t.asked == (P2, "roll")
    assert t.all("vp") == [0, 2, 0, 0, 0]


def shine(state: State, seat: int, log: Log) -> None:
    log.add("vp", "card.trial_lamp", seat, 0, now=state.monsters[seat].vp)


def test_the_city_pays_before_the_cards() -> None:
    with trial_card(id="trial_lamp", games=("tokyo",), turn_start=shine):
        t = tokyo({"place": CITY, "cards": ["trial_lamp"]}, OUT, phase="start")
        assert [(e.rule, e.now) for e in kinds(t.opening, "vp")] == [("kot.start.city", 2), ("card.trial_lamp", 2)]


def test_dead_seats_are_passed_over() -> None:
    t = final("123EEH", OUT, {"alive": False}, {"alive": False}, OUT)
    t.play("resolve 1", "resolve 2", "resolve 3", "resolve H", "end")
    assert t.asked == (3, "roll")
    t.play("roll", "dice 123EEH", "stop", "resolve 1", "resolve 2", "resolve 3", "resolve H", "end")
    assert t.asked == (P1, "roll")


def test_the_parts_of_a_turn_in_order() -> None:
    t = tokyo(OUT, OUT, market=["jets"])
    seen = [t.state.phase]
    for text in ("roll", "dice AEEEEE", "keep AEEEE", "roll", "dice E", "stop", "resolve A"):
        t.play(text)
        if t.state.phase != seen[-1]:
            seen.append(t.state.phase)
    assert seen == ["roll", "resolve", "buy"]
    assert t[0].place == CITY
    t.play("buy jets")
    assert (t[0].cards, t[0].energy) == (("jets",), 0)


def test_six_dice_of_the_faces_of_tokyo() -> None:
    t = tokyo(OUT, OUT)
    t.play("roll")
    assert len(t.outcomes) == 462
    assert set("".join(text.removeprefix("dice ") for text in t.outcomes)) == set("123AHE")
    assert sum(t.outcomes.values()) == 1
    assert t.refused("dice AAHESO") == "core.roll.dice"


def test_t_25_after_the_last_roll_nothing_is_kept_and_all_is_resolved_once() -> None:
    t = tokyo(OUT, CITY, dice="111EEE", rolls_left=1)
    events = t.play("keep 111", "roll", "dice AHH")
    assert t.asked == (P1, "resolve")
    for text in ("keep 111", "keep", "roll", "stop"):
        assert t.refused(text) == "core.roll.stop"
    events += t.play("resolve 1", "resolve H", "hold")
    assert [(e.what, e.n) for e in kinds(events, "resolve")] == [("1", 3), ("H", 2), ("A", 1)]
    assert (t[0].vp, t[1].lp) == (1, 9)


def test_t_28_start_values() -> None:
    for n in range(2, 7):
        for m in new_table(n, game="tokyo").state.monsters:
            assert (m.lp, m.vp, m.energy, m.cards, m.tokens, m.place) == (10, 0, 0, (), {}, OUT)


def test_t_30_not_in_the_turn_of_another() -> None:
    t = final("123EEH", OUT, OUT, OUT)
    before = state_key(t.state)
    assert t.asked == (P1, "resolve")
    for text in ("end", "pass"):
        assert t.refused(text) == "core.resolve.all"
    assert t.refused("yield") == "core.turn.order"
    t.play("resolve 1", "resolve 2", "resolve 3", "resolve H")
    assert t.asked == (P1, "buy")
    before = state_key(t.state)
    assert t.refused("pass") == "core.turn.order"
    assert t.refused("roll") == "core.turn.order"
    assert state_key(t.state) == before


def test_an_extra_turn_pays_again_and_play_goes_on_from_the_regular_seat() -> None:
    with trial_card(id="trial_rush", games=("tokyo",), extra_turn=True):
        t = final("123EEH", CITY, OUT, OUT, extra_turns=[["trial_rush", "Kong"]], discards=["trial_rush"])
        t.play("resolve 1", "resolve 2", "resolve 3", "resolve H", "end")
        assert t.asked == (P1, "roll")
        assert (t[0].vp, t.state.ledger.extra) == (2, "trial_rush")
        t.play("roll", "dice 123EEH", "stop", "resolve 1", "resolve 2", "resolve 3", "resolve H", "end")
        assert t.asked == (P2, "roll")
