"""Random games for tests: the same ones every time."""

import random
from collections.abc import Callable, Iterator

from kony_nb.rules.agenda import advance
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import SILENT
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.referee import draw, is_chance, legal_actions, step
from kony_nb.rules.state import State, clone

BUYING = 0.7
PROFILES = ("digest", "printed")


def dear(card: str) -> bool:
    return CARDS[card].cost >= 6


def walk(
    seed: int,
    monsters: int = 4,
    rules: str = "digest",
    game: str = "new_york",
    evolving: bool = False,
    masked: bool = False,
) -> Iterator[State]:
    """Play a random game and show every state in which it stands, the last one too.

    The state is played on in place: take a `clone` of one to keep it. Buying seven times out of ten brings cards
    into play that a plain random bot hardly meets; in every third game they save up for the dear ones, in
    every second one they hold on to a Carapace. With expansions any monsters
    play, and with evolutions every third game is drafted.
    """
    rng = random.Random(seed)
    luck = Streamed(rng)
    if evolving or masked:
        draft = {"mutant_draft": seed % 3 == 0} if evolving else {}
        expansions = ["power_up"] * evolving + ["luchador"] * masked
        chosen_options = options(game, rules, draft, expansions)
        there = GAMES[game].monsters_of(chosen_options)
        state = new_state(chosen_options, rng.sample(there, monsters))
    else:
        state = new_state(options(game, rules), GAMES[game].monsters[:monsters])
    advance(state, SILENT)
    while state.agenda:
        yield state
        if is_chance(state):
            chosen = draw(state, luck)
        else:
            legal = legal_actions(state)
            if seed % 3 == 2:
                legal = tuple(a for a in legal if a.verb != "sweep" and (a.verb != "buy" or dear(a.args[0]))) or legal
            if seed % 2:
                legal = tuple(a for a in legal if a.text != "use carapace")
            wanted = [a for a in legal if a.verb == "buy"]
            chosen = rng.choice(wanted) if wanted and rng.random() < BUYING else rng.choice(legal)
        step(state, chosen, SILENT)
    yield state


def find(
    fits: Callable[[State], object], monsters: int = 4, rules: str = "digest", game: str = "new_york"
) -> State:
    """Return a copy of the first state of random games that fits."""
    for seed in range(200):
        for state in walk(seed, monsters, rules, game):
            if fits(state):
                return clone(state)
    raise LookupError("no random game comes there")
