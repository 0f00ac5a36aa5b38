"""Luck: addressed luck does not depend on what was asked before; every outcome is as likely as it should be."""

import random
from collections import Counter

from kony_nb.rules.faces import outcomes, sort_faces
from kony_nb.rules.luck import Addressed, Common, Streamed, mixed
from kony_nb.rules.new_york.setup import deck_of
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
    for luck in (Addressed(1), Common(1, 0), Streamed(random.Random(1))):
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
    for luck in (Addressed(1), Common(1, 0), Streamed(random.Random(1))):
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
    counts = Counter(draw(state, Common(1, number)).args[0] for number in range(2000))
    assert abs(counts["high_rise_1"] / 2000 - 0.75) < 0.04


def test_common_luck_is_told_apart_by_seed_number_and_address() -> None:
    state = dice_wait()
    assert draw(state, Common(1, 5)) is draw(state, Common(1, 5))
    assert len({draw(state, Common(1, number)).text for number in range(20)}) > 10
    assert len({draw(state, Common(seed, 1)).text for seed in range(20)}) > 10
    assert len({draw(in_turn(state, turn), Common(1, 1)).text for turn in range(20)}) > 10
    assert len({Common("a", 1).bits(*address) for address in ((), (1,), (1, 0), (0, 1), ("1",), ("dice", 1))}) == 6


def test_fewer_dice_of_the_same_roll_show_the_same_faces() -> None:
    for number in range(50):
        one, four = (draw(dice_wait(kept), Common(1, number)).args[0] for kept in ("AAAAA", "AA"))
        assert one in four


def test_the_common_top_card_does_not_depend_on_which_others_are_gone_and_is_any() -> None:
    waits = card_waits(["curse"])
    cards = [card for card in deck_of("new_york") if card != "regeneration"][5:45]

    def top(deck: list[str], luck: Common) -> str:
        state = clone(waits)
        state.deck = tuple(deck)
        return draw(state, luck).args[0]

    firsts = Counter()
    for number in range(400):
        luck = Common(3, number)
        first = top(cards, luck)
        firsts[first] += 1
        second = top([card for card in cards if card != first], luck)
        assert top(sorted([first, second]), luck) == first
        assert top([card for card in cards if card != second], luck) == first
    assert len(firsts) == 40
    assert max(firsts.values()) < 25


def test_one_bit_of_an_address_turns_half_of_the_bits() -> None:
    turned = [
        bin(mixed(mixed(game, ()), (a, "dice", b)) ^ mixed(mixed(game, ()), (a ^ 1 << bit, "dice", b))).count("1")
        for game in range(20)
        for a, b in ((0, 0), (3, 17))
        for bit in range(6)
    ]
    assert abs(sum(turned) / len(turned) - 32) < 1.5
    assert min(turned) > 14


def test_the_rolls_of_neighbouring_games_turns_and_rolls_do_not_depend_on_each_other() -> None:
    pairs = {
        "games": lambda i: (Common(1, i).bits(0, 3, "dice", 1), Common(1, i + 1).bits(0, 3, "dice", 1)),
        "turns": lambda i: (Common(1, i).bits(0, 3, "dice", 1), Common(1, i).bits(0, 4, "dice", 1)),
        "rolls": lambda i: (Common(1, i).bits(0, 3, "dice", 1), Common(1, i).bits(0, 3, "dice", 2)),
        "seats": lambda i: (Common(1, i).bits(0, 3, "dice", 1), Common(1, i).bits(1, 3, "dice", 1)),
    }
    for name, pair in pairs.items():
        counts = Counter((a % 6, b % 6) for a, b in map(pair, range(0, 14400, 2)))
        squares = sum((counts[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6))
        assert squares < 66.6, name  # chi square of 35 degrees, 0.1 %
