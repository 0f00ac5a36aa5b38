"""Positions in the middle of games, each found by bots that play from a seed until somebody has a real choice."""

import random

import kony_nb.rules.new_york  # registers the game
from kony_nb.play.policies import greedy
from kony_nb.rules.actions import Action
from kony_nb.rules.events import SILENT
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.referee import decider, draw, is_chance, legal_actions, start, step
from kony_nb.rules.state import State

MONSTERS = ("Kong", "Mantis", "Rob", "Sheriff")
TURNS = 3
"""Turns that every monster has begun: about the middle of a game."""
OFTEN = 0.2
"""Choices of the middle at which it stops: not always the first."""
KINDS = ("flee", "move", "buy", "keep", "destroy")
"""Choices that make a difference; the order of results, for one, hardly ever does."""
assert kony_nb.rules.new_game is not None


def position(seed: int) -> State:
    """Return a position of four monsters, all alive, with the full deck around them."""
    rng = random.Random(seed)
    luck = Streamed(rng)
    while True:
        state, _ = start(new_state(options(), MONSTERS))
        while state.agenda:
            if is_chance(state):
                step(state, draw(state, luck), SILENT)
                continue
            middle = all(monster.alive and monster.turns >= TURNS for monster in state.monsters)
            asked = state.agenda[-1].kind in KINDS and len(legal_actions(state)) > 1
            if middle and asked and rng.random() < OFTEN:
                return state
            step(state, greedy(state, decider(state), rng), SILENT)


def pair(state: State, seed: int) -> tuple[Action, Action]:
    """Return two of the legal actions."""
    first, second = random.Random(seed).sample(legal_actions(state), 2)
    return first, second
