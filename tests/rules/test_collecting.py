"""Some hundred games with the full deck, half of collectors: sound states, every card bought, every function run."""

from collections import Counter

import pytest

from kony_nb.rules.cards.registry import deck_of
from kony_nb.rules.check import check
from kony_nb.rules.state import State
from tests.rules.collecting import collect, counting, functions_of_cards

GAMES = 600
"""In each game; each card is bought at least once in 400 of them."""


@pytest.mark.parametrize("game", ["new_york", "tokyo"])
def test_collectors_meet_every_card_and_break_nothing(game: str) -> None:
    bought: Counter[str] = Counter()
    run: Counter[tuple[str, str]] = Counter()
    results: Counter[str] = Counter()

    def look(state: State) -> None:
        faults = check(state)
        assert faults == []

    with counting(run):
        for seed in range(GAMES):
            results[collect(seed, bought, look, game).result] += 1
    assert set(results) <= {"vp", "last", "card", "nobody"}
    rarely = {card: bought[card] for card in deck_of(game) if bought[card] < GAMES // 400}
    assert rarely == {}
    assert functions_of_cards(game) - set(run) == set()
