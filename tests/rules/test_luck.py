"""Luck: addressed luck does not depend on what was asked before; every outcome is as likely as it should be."""

import random
from collections import Counter

from kony_nb.rules.faces import outcomes, sort_faces
from kony_nb.rules.luck import Addressed, Streamed
from kony_nb.rules.referee import draw
from kony_nb.rules.state import State, clone
from tests.rules.table import building, table


def dice_wait(kept: str = "") -> State:
    """P1 is about to roll all dice but those kept."""
    t = table("queens", "lower", **({"dice": kept, "kept": kept} if kept else {}))
    t.play("roll")
    return t.state


def card_waits(deck: list[str]) -> State:
    t = table({"place": "queens", "energy": 5}, "lower", phase="buy", market=["regeneration"], deck=deck)
    t.play("buy regeneration")
    return t.state


def tile_waits(bag: dict[str, int]) -> State:
    borough = {"stacks": [["?", "high_rise_1"]]}
    t = table(
        "queens", "lower", phase="resolve", dice="DEEEEE", boroughs={"queens": borough, "bronx": building()}, tiles=bag
    )
    t.play("resolve D")
    return t.state


def in_turn(state: State, turn: int) -> State:
    later = clone(state)
    later.monsters[0].turns = turn
    return later


def test_the_same_moment_has_the_same_luck_whatever_was_asked_before() -> None:
    first, second = Addressed(7), Addressed(7)
    state = dice_wait()
    for turn in range(20):
        draw(in_turn(state, 100 + turn), second)
        assert draw(in_turn(state, turn), first) is draw(in_turn(state, turn), second)
    assert len({draw(in_turn(state, turn), first).text for turn in range(20)}) > 10
    assert len({draw(state, Addressed(seed)).text for seed in range(20)}) > 10
    assert len({draw(state, Addressed(f"{seed}")).text for seed in range(20)}) > 10


def test_the_next_roll_of_a_turn_has_other_luck() -> None:
    state = dice_wait()
    again = clone(state)
    again.ledger.rolls = 1
    assert any(draw(state, Addressed(seed)) is not draw(again, Addressed(seed)) for seed in range(5))


def test_the_top_card_does_not_depend_on_which_others_are_gone() -> None:
    luck = Addressed("deck")
    left = ["curse", "fireball", "extra_head", "chameleon", "webspinner"]
    order = []
    while left:
        order.append(draw(card_waits(left), luck).args[0])
        left.remove(order[-1])
    for at in range(5):
        assert draw(card_waits(order[at:]), luck).args[0] == order[at]


def test_rolls_are_sorted_and_as_likely_as_they_should_be() -> None:
    for luck in (Addressed(1), Streamed(random.Random(1))):
        for kept in ("AAAAA", "AAAA", ""):
            state = dice_wait(kept)
            n = 6 - len(kept)
            counts = Counter(draw(in_turn(state, i), luck).args[0] for i in range(4000))
            assert all(roll == sort_faces(roll) and len(roll) == n for roll in counts)
            if n < 3:
                assert len(counts) == len(outcomes(n))
                for roll, chance in outcomes(n):
                    assert abs(counts[roll] / 4000 - float(chance)) < 0.025


def test_eight_dice_too() -> None:
    t = table({"place": "queens", "cards": ["extra_head", "natural_selection"]}, "lower")
    t.play("roll")
    for luck in (Addressed(1), Streamed(random.Random(1))):
        faces = Counter("".join(draw(in_turn(t.state, i), luck).args[0] for i in range(2000)))
        assert all(abs(n / 16000 - 1 / 6) < 0.015 for n in faces.values())
        assert len(faces) == 6


def test_draws_follow_the_bag() -> None:
    state = tile_waits({"high_rise_1": 6, "hospital_2": 2})
    luck = Streamed(random.Random(1))
    counts = Counter(draw(state, luck).args[0] for _ in range(4000))
    assert set(counts) == {"high_rise_1", "hospital_2"}
    assert abs(counts["high_rise_1"] / 4000 - 0.75) < 0.03
    counts = Counter(draw(state, Addressed(seed)).args[0] for seed in range(2000))
    assert abs(counts["high_rise_1"] / 2000 - 0.75) < 0.04
