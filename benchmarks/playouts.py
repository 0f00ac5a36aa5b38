"""Our random four-monster playouts: in place, and with a new state for every action.

Counted are dice rolls and decisions between two or more legal actions; a roll that a seat only triggers, the end of a
turn as the only choice, cards and tiles drawn are played but not counted. Counts are taken once for each seed,
outside the timed loops: the same seed plays the same game.
"""

import itertools
import random
from collections.abc import Callable

import kony_nb.rules.new_york  # registers the game
from kony_nb.rules.actions import Action, from_text
from kony_nb.rules.agenda import advance
from kony_nb.rules.events import SILENT, Event, Events
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_york.setup import new_state
from kony_nb.rules.options import options
from kony_nb.rules.referee import apply, draw, legal_actions, step
from kony_nb.rules.state import State, clone, state_key

MONSTERS = ("Kong", "Mantis", "Rob", "Sheriff")
SEEDS = 1000
OPTIONS = options()
assert kony_nb.rules.new_york is not None

History = list[tuple[Action, State, list[Event]]]


def in_place(seed: int) -> State:
    """Play one game on one state, the log off; `step` returns the legal actions of each decision."""
    rng = random.Random(seed)
    luck, chance = Streamed(rng), rng.random
    state = new_state(OPTIONS, MONSTERS)
    legal = advance(state, SILENT, luck)
    while legal:
        legal = step(state, legal[int(chance() * len(legal))], SILENT, luck)
    return state


def asking(seed: int) -> State:
    """Play the same game, asking for the legal actions once more at every decision."""
    rng = random.Random(seed)
    luck, chance = Streamed(rng), rng.random
    state = new_state(OPTIONS, MONSTERS)
    advance(state, SILENT, luck)
    while state.agenda:
        legal = legal_actions(state)
        step(state, legal[int(chance() * len(legal))], SILENT, luck)
    return state


def with_history(seed: int) -> History:
    """Play the same game with a new state for every action and every outcome of chance; log and history are kept."""
    rng = random.Random(seed)
    luck, chance = Streamed(rng), rng.random
    state = new_state(OPTIONS, MONSTERS)
    legal = advance(state, Events())
    history: History = []
    while state.agenda:
        if len(legal) > 1:
            chosen = legal[int(chance() * len(legal))]
        else:
            chosen = legal[0] if legal else draw(state, luck)
        state, events = clone(state), Events()
        legal = step(state, chosen, events)
        history.append((chosen, state, events))
    return history


def count(seed: int) -> int:
    """Return how many actions of the game with this seed are counted."""
    state = new_state(OPTIONS, MONSTERS)
    advance(state, SILENT)
    counted = 0
    for chosen, after, _ in with_history(seed):
        counted += chosen.verb == "dice" or len(legal_actions(state)) > 1
        state = after
    return counted


def replays_equal(seed: int) -> bool:
    """Return whether the game's record, replayed text by text, gives the same states, events and end."""
    history = with_history(seed)
    state = new_state(OPTIONS, MONSTERS)
    advance(state, SILENT)
    for text, expected, events in [(chosen.text, state, events) for chosen, state, events in history]:
        chosen = from_text(text)
        assert chosen is not None, text
        state, happened = apply(state, chosen)
        if state_key(state) != state_key(expected) or happened != events:
            return False
    return state_key(state) == state_key(in_place(seed)) == state_key(asking(seed))


def player(play: Callable[[int], object], counts: list[int]) -> Callable[[], int]:
    """Return a function that plays the next game and tells how many actions it had."""
    seeds = itertools.cycle(range(len(counts)))

    def one() -> int:
        seed = next(seeds)
        play(seed)
        return counts[seed]

    return one
