"""The whole table: for each rule a change that switches it off or turns it round, and the test that must notice."""

from importlib import import_module
from pathlib import Path

from tests.rules.mutations import (
    cards,
    dice,
    dice_cards,
    evolutions,
    fighting,
    fighting_cards,
    game,
    luchador,
    manhattan,
    market,
    setup,
    stars_and_units,
    tiles,
    tokyo,
    tokyo_cards,
    tokyo_fight_cards,
    tokyo_market_cards,
    trading_cards,
    turns,
)
from tests.rules.mutations.mutation import Mutation

UNREACHABLE = {
    "core.win.same-event": "no card of New York raises several monsters in one event, and Tokyo's test is another "
    "rule's; tested with a card of the test's own",
    "core.out.answers": "no card of this deck kills an attacker before the flee answers; tested with a card of the "
    "test's own",
    "core.lp.twelve": "each game has one card that raises the limit, to 12; tested with a second one of the test's own",
}
"""Rules that play with this deck cannot reach, and how they are tested all the same."""

MONSTERS = sorted(path.stem for path in Path(__file__).parent.glob("evolutions_*.py"))
"""The files of the evolutions, one for each monster."""

MUTATIONS: tuple[Mutation, ...] = (
    *game.MUTATIONS,
    *setup.MUTATIONS,
    *turns.MUTATIONS,
    *dice.MUTATIONS,
    *fighting.MUTATIONS,
    *tiles.MUTATIONS,
    *stars_and_units.MUTATIONS,
    *manhattan.MUTATIONS,
    *market.MUTATIONS,
    *tokyo.MUTATIONS,
    *evolutions.MUTATIONS,
    *luchador.MUTATIONS,
    *cards.MUTATIONS,
    *dice_cards.MUTATIONS,
    *fighting_cards.MUTATIONS,
    *trading_cards.MUTATIONS,
    *tokyo_cards.MUTATIONS,
    *tokyo_fight_cards.MUTATIONS,
    *tokyo_market_cards.MUTATIONS,
    *(mutation for file in MONSTERS for mutation in import_module(f"tests.rules.mutations.{file}").MUTATIONS),
)
