"""Random games with evolutions: sound states at every step, every evolution played, every function of each run."""

from collections import Counter

import pytest

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.check import check
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import options
from kony_nb.rules.phases.playing import HANDS, moment_of, playable
from kony_nb.rules.referee import decider
from tests.rules.collecting import MOMENTS, counting
from tests.rules.wandering import walk

SEEDS = 250
"""Games of each kind."""
RARE = {"nine_lives", "boarding_party", "my_toy"}
"""Evolutions that a few hundred random games do not need to meet; each has tests of its own."""


@pytest.mark.parametrize("game", ["new_york", "tokyo"])
def test_evolving_games_break_nothing(game: str) -> None:
    run: Counter[tuple[str, str]] = Counter()
    played: Counter[str] = Counter()
    results: Counter[str] = Counter()
    with counting(run):
        for seed in range(SEEDS):
            held: tuple[str, ...] = ()
            state = None
            for state in walk(seed, 2 + seed % 5, ("digest", "printed")[seed % 2], game, evolving=True):
                assert check(state) == []
                now = tuple(card for monster in state.monsters for card in monster.hand)
                if now != held:
                    there = {card for monster in state.monsters for card in (*monster.spent, *monster.cards)}
                    played.update(card for card in set(held) - set(now) if card in there)
                    held = now
            assert state is not None
            results[state.result] += 1
    assert set(results) <= {"vp", "last", "card", "nobody"}
    there = GAMES[game].monsters_of(options(game, expansions=["power_up"]))
    ours = [card for card in CARDS.values() if card.monster in there and game in card.games and not card.lies_as]
    never = {card.id for card in ours if not played[card.id]}
    assert never <= RARE
    functions = {(card.id, moment) for card in ours for moment in MOMENTS if getattr(card, moment) is not None}
    assert {card for card, moment in functions - set(run)} <= RARE



@pytest.mark.parametrize("game", ["new_york", "tokyo"])
def test_a_hand_is_idle_only_where_it_can_play_nothing(game: str) -> None:
    idle: Counter[str] = Counter()
    for seed in range(8):
        for state in walk(seed, game=game, evolving=True):
            asked = state.agenda[-1] if decider(state) >= 0 else None
            if asked is not None and asked.kind in HANDS[state.monsters[asked.seat].hand].idle:
                idle[asked.kind] += 1
                assert not playable(state, asked.seat, moment_of(state, asked))
    assert {"roll", "keep", "resolve", "buy"} <= set(idle)
