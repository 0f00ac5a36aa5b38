"""A thousand games with the full deck, half of collectors: sound states, every card bought, every function run."""

import os
from collections import Counter

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.check import check
from kony_nb.rules.state import State
from tests.rules.collecting import collect, counting, functions_of_cards

GAMES = int(os.environ.get("KONY_NB_COLLECTORS", "1000"))
LEAST = GAMES // 400
"""Times that each card is bought at least: 50 in 20,000 games."""


def test_collectors_meet_every_card_and_break_nothing() -> None:
    bought: Counter[str] = Counter()
    run: Counter[tuple[str, str]] = Counter()
    results: Counter[str] = Counter()

    def look(state: State) -> None:
        faults = check(state)
        assert faults == []

    with counting(run):
        for seed in range(GAMES):
            results[collect(seed, bought, look).result] += 1
    assert set(results) <= {"vp", "last", "card", "nobody"}
    power_cards = [card.id for card in CARDS.values() if card.kind != "goal"]
    rarely = {card: bought[card] for card in power_cards if bought[card] < LEAST}
    assert rarely == {}
    assert functions_of_cards() - set(run) == set()
    if GAMES > 1000:
        least = (bought.most_common()[:-6:-1], run.most_common()[:-6:-1])
        print(f"\n{GAMES} games: {dict(results)}; bought least, run least: {least}")
