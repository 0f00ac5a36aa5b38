"""Our random four-monster playouts: in place, and with a new state for every counted action.

Counted are dice rolls and decisions between two or more legal actions; a roll that a seat only triggers, the end of a
turn as the only choice, cards and tiles drawn are played but not counted. Counts are taken once for each seed,
outside the timed loops: the same seed plays the same game. Where evolutions are played, a window at which a setting
lets everybody pass is no decision.
"""

import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from kony_nb.play.windows import PASS, close_windows, passed_over
from kony_nb.rules.actions import from_text
from kony_nb.rules.agenda import advance
from kony_nb.rules.events import SILENT, Events
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import Options, options
from kony_nb.rules.referee import apply, draw, legal_actions, step
from kony_nb.rules.state import State, clone, state_key

MONSTERS = ("Kong", "Mantis", "Rob", "Sheriff")
SEEDS = 1000

History = list[tuple[State, Events]]


@dataclass(frozen=True)
class Setting:
    """What is played: a game, with its whole deck or without any card; with evolutions, four random monsters."""

    game: str = "new_york"
    cards: bool = True
    evolutions: bool = False
    windows: str = "every"

    @cached_property
    def options(self) -> Options:
        """What the games are played by."""
        return options(self.game, expansions=("power_up",) if self.evolutions else ())

    def new(self, rng: random.Random) -> State:
        """Return the first moment of a game; with evolutions the stream says who plays."""
        if self.evolutions:
            there = GAMES[self.game].monsters_of(self.options)
            state = new_state(self.options, rng.sample(there, len(MONSTERS)))
            close_windows(state, self.windows)
            return state
        state = new_state(self.options, MONSTERS)
        if not self.cards:
            state.deck = ()
        return state

    def passes(self, state: State) -> bool:
        """Return whether a window for evolutions waits at which nobody is asked."""
        top = state.agenda[-1]
        return top.kind == "play" and passed_over(state, top)

    def in_place(self, seed: int) -> State:
        """Play one game on one state, the log off; `step` returns the legal actions of each decision."""
        rng = random.Random(seed)
        luck, chance = Streamed(rng), rng.random
        state, asking = self.new(rng), self.evolutions and self.windows != "every"
        legal = advance(state, SILENT, luck)
        while legal:  # a single action is asked only where it is a secret
            if asking and legal[0] is PASS and self.passes(state):
                chosen = PASS
            else:
                n = len(legal)
                chosen = legal[int(chance() * n)] if n > 1 else legal[0]
            legal = step(state, chosen, SILENT, luck)
        return state

    def asking(self, seed: int) -> State:
        """Play the same game, asking for the legal actions once more at every decision."""
        rng = random.Random(seed)
        luck, chance = Streamed(rng), rng.random
        state = self.new(rng)
        advance(state, SILENT, luck)
        while state.agenda:
            legal = (PASS,) if self.passes(state) else legal_actions(state)
            step(state, legal[int(chance() * len(legal))] if len(legal) > 1 else legal[0], SILENT, luck)
        return state

    def with_history(self, seed: int) -> tuple[History, list[str]]:
        """Play the same game with a new state for every counted action; states and events are kept, and the record.

        What is not counted goes on in the newest state and its events.
        """
        rng = random.Random(seed)
        luck, chance = Streamed(rng), rng.random
        state, events = self.new(rng), Events()
        legal = advance(state, events)
        history: History = [(state, events)]
        record: list[str] = []
        while state.agenda:
            if self.passes(state):
                chosen, counted = PASS, False
            elif len(legal) > 1:
                chosen, counted = legal[int(chance() * len(legal))], True
            else:
                chosen = legal[0] if legal else draw(state, luck)
                counted = chosen.verb == "dice"
            if counted:
                state, events = clone(state), Events()
                history.append((state, events))
            record.append(chosen.text)
            legal = step(state, chosen, events)
        return history, record

    def replays_equal(self, seed: int) -> bool:
        """Return whether the game's record, replayed text by text, gives the same states, events and end."""
        history, record = self.with_history(seed)
        state, happened = self.new(random.Random(seed)), Events()
        advance(state, happened)
        replayed: History = [(state, happened)]
        for text in record:
            chosen = from_text(text)
            assert chosen is not None, text
            counted = chosen.verb == "dice" or (len(legal_actions(state)) > 1 and not self.passes(state))
            state, events = apply(state, chosen)
            if counted:
                replayed.append((state, Events(events)))
            else:
                replayed[-1] = (state, Events([*replayed[-1][1], *events]))
        equal = len(history) == len(replayed) and all(
            state_key(ours) == state_key(again) and list(log) == list(log_again)
            for (ours, log), (again, log_again) in zip(history, replayed, strict=True)
        )
        return equal and state_key(state) == state_key(self.in_place(seed)) == state_key(self.asking(seed))

    def count(self, seed: int) -> int:
        """Return how many actions of the game with this seed are counted."""
        return len(self.with_history(seed)[0]) - 1


def player(play: Callable[[int], object], counts: list[int]) -> Callable[[], int]:
    """Return a function that plays the next game and tells how many actions it had."""
    seeds = itertools.cycle(range(len(counts)))

    def one() -> int:
        seed = next(seeds)
        play(seed)
        return counts[seed]

    return one
