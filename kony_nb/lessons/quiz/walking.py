"""Games played at random, or by greedy bots, in which questions are looked for; or the game that somebody gives."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.hidden import view
from kony_nb.game.history import History
from kony_nb.game.situation.describe import describe
from kony_nb.play.policies import greedy
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import advance
from kony_nb.rules.events import Events
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Addressed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import Options, options
from kony_nb.rules.referee import decider, draw, is_chance, legal_actions, pending, step
from kony_nb.rules.state import State, clone

__all__ = ["Moment", "from_game", "moments", "played_on", "walk"]

LONGEST = 2500
"""Choices and outcomes after which a game is left: random monsters may heal for ever."""
BUYING = 0.7
GREEDY = 0.3
SINCE = 3
"""Actions since the last moment that a scenario can describe, at most: a position stays short."""
EXPANSIONS: tuple[tuple[str, ...], ...] = ((), (), (), (), ("power_up",), ("luchador",), ("power_up", "luchador"))
QUIET = ("play", "draft", "first_roll")
"""Decisions at which no question is asked: who is asked, or what is chosen, is a secret, or there is no choice."""


@dataclass
class Moment:
    """A moment of a game at which a seat is asked.

    Attributes
    ----------
    state : State
        The moment; of the game that goes on, so it must be copied to be kept.
    base : State or None
        The last moment that a scenario may describe.
    since : tuple of str
        What was played since.
    """

    state: State
    base: State | None
    since: tuple[str, ...] = ()
    told: bool = field(default=True)
    """Whether everything since was told to everybody."""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return decider(self.state)

    @property
    def hidden(self) -> bool:
        """Whether there are hands that not everybody knows."""
        return self.state.options.power_up or self.state.options.luchador

    def seen(self) -> State | None:
        """Return the state as the seat that is asked knows it; None if no short scenario leads here for it."""
        if self.base is None or len(self.since) > SINCE:
            return None
        if not self.hidden:
            return None if self.state.top_seen_by or self.state.bottom_seen_by else self.state
        return view(self.state, self.seat) if self.told else None

    def start(self) -> dict[str, Any] | None:
        """Return the scenario from which ``since`` leads here, with what the seat that is asked knows."""
        assert self.base is not None
        return describe(view(self.base, self.seat) if self.hidden else self.base)


def describable(state: State) -> bool:
    """Return whether a scenario may stand at this moment: a phase's own decision, of the active monster."""
    if not state.agenda:
        return False
    return state.agenda[-1].kind in ("keep", "roll", "resolve", "move", "buy", "change", "free_reroll") and (
        state.agenda[-1].seat == state.turn
    )


def opening(rng: random.Random, game: str | None) -> State:
    """Return the first moment of a game of two to six monsters, with expansions or without."""
    chosen: Options = options(
        game or rng.choice(("new_york", "tokyo")),
        rng.choice(("digest", "digest", "digest", "printed")),
        expansions=rng.choice(EXPANSIONS),
    )
    there = GAMES[chosen.game].monsters_of(chosen)
    return new_state(chosen, rng.sample(there, rng.choice((2, 3, 3, 4, 4, 5, 6))))


def choose(state: State, rng: random.Random, thinking: bool) -> Action:
    """Return what is played: what a greedy bot takes, or anything, but cards rather than nothing."""
    if thinking:
        return greedy(state, decider(state), rng)
    legal = legal_actions(state)
    buys = [action for action in legal if action.verb == "buy"]
    return rng.choice(buys) if buys and rng.random() < BUYING else rng.choice(legal)


def walk(seed: str, game: str | None = None, start: State | None = None) -> Iterator[Moment]:
    """Play a game and show each moment at which somebody has a choice that is no secret.

    Parameters
    ----------
    seed : str
        The same seed, the same game.
    game : str, optional
        Which game; any of the two if None.
    start : State, optional
        The moment from which it is played on.
    """
    rng = random.Random(seed)
    state = opening(rng, game) if start is None else clone(start)
    thinking = rng.random() < GREEDY and not state.options.power_up  # with evolutions a bot thinks long
    luck = Addressed(seed)
    log = Events()
    advance(state, log)
    base: State | None = None
    since: tuple[str, ...] = ()
    told = True
    for _ in range(LONGEST):
        waits = pending(state)
        if waits is None:
            return
        if describable(state):
            base, since, told = clone(state), (), True
        if waits[1].chance:
            chosen = draw(state, luck)
        else:
            if waits[0].kind not in QUIET and not getattr(waits[1], "private", False):
                yield Moment(state, base, since, told)
            chosen = choose(state, rng, thinking)
        log.clear()
        step(state, chosen, log)
        since += (chosen.text,)
        told = told and not waits[1].private and all(event.to is None for event in log)


def from_game(game: Game) -> Iterator[Moment]:
    """Show each such moment of the line of a game that somebody gives."""
    base: State | None = None
    since: tuple[str, ...] = ()
    told = True
    for node in game.line:
        if node.action is not None:
            since += (node.action.text,)
            told = told and all(event.to is None for event in node.events)
        waits = pending(node.state)
        if waits is None:
            return
        if describable(node.state):
            base, since, told = node.state, (), True
        if not is_chance(node.state) and waits[0].kind not in QUIET and not waits[1].private:
            yield Moment(node.state, base, since, told)


def moments(seed: str, game: str | Game | None) -> Iterator[Moment]:
    """Show the moments of one game in which questions are looked for.

    Parameters
    ----------
    seed : str
        The same seed, the same game.
    game : str, Game or None
        Which game is played at random, any if None; or the one that is given, which is played on where it ends.
    """
    if not isinstance(game, Game):
        yield from walk(seed, game)
        return
    yield from from_game(game)
    if not game.over:
        yield from walk(seed, start=game.state)


def played_on(game: str | Game | None) -> str | Game | None:
    """Return in which games questions are looked for when the one that was given has been gone through."""
    if not isinstance(game, Game):
        return game
    if not game.over:
        return Game(game.start, History(game.state, []), game.seed)
    return game.options.game
