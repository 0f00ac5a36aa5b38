"""Two games that differ only in what somebody may not know, played on side by side."""

import random
from collections.abc import Callable

from kony_nb.coach.advice import advise
from kony_nb.game.decision import decision_of
from kony_nb.game.game import Game
from kony_nb.game.hidden import NOBODY, public, view
from kony_nb.game.records import SAID_SECRETLY
from kony_nb.game.situation.describe import describe_public
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Chance
from kony_nb.rules.events import Event
from kony_nb.rules.referee import apply, chance_outcomes, decider, is_chance, legal_actions, pending
from kony_nb.rules.state import State, state_key
from kony_nb.views.differences import differences
from kony_nb.views.export.frames import frames
from kony_nb.views.log import log_lines
from kony_nb.views.twigs import grow

TOLD = ("discard_evolution", "show_challenge", "unrevealed")
"""Events by which what was secret comes to light: two games that differ in it part there."""
__all__ = ["Pair", "knows", "received", "told"]


def knows(events: list[Event], seat: int) -> list[Event]:
    """Return the events that a seat, or `NOBODY`, may know."""
    return [event for event in events if event.to is None or seat in event.to]


def received(game: Game, seat: int) -> dict[str, object]:
    """Return what a seat, or one who is nobody, gets to see of a moment."""
    state = game.state
    seen = public(state) if seat == NOBODY else view(state, seat)
    own = decider(state) == seat
    return {
        "view": state_key(seen),
        "legal": legal_actions(state) if own else None,
        "legal in the view": legal_actions(seen) if own else None,
        "asked": decision_of(seen),
        "in a line": repr(game),
        "events": knows(game.events, seat),
        "advice": advised(state) if own and seat != NOBODY else None,
    }


def advised(state: State) -> tuple[object, ...]:
    """Return everything that the coach says to the one who decides, numbers and all."""
    found = advise(state)
    return found, found.candidates()


def told(game: Game, seat: int) -> dict[str, object]:
    """Return what is written for a seat, or for everybody, of all that happened."""
    names = game.names
    seats = () if seat == NOBODY else (seat,)
    return {
        "tree": [(twig.step, twig.words, twig.chance, twig.what, twig.seat) for twig in grow(game, seats=seats)],
        "what has changed": differences(game.root.state, game.state, seats=seats).rows,
        "position to edit": describe_public(game.node, game.start, game.luck.seed, seat),
        "events": knows(game.events, seat),
        "log": [(line.turn, line.text) for line in log_lines(game.path, names, seats=(seat,))],
        "record": None if seat == NOBODY else game.record(seat=names[seat]),
        "public record": game.record(public=True),
        "share": game.share(),
        "frames": [(frame.by, frame.action, state_key(frame.state), frame.events) for frame in frames(game, seat)],
    }


class Pair:
    """Two such games, and who looks at them.

    Parameters
    ----------
    games : two Games
        They stand where all that the seat knows is the same.
    seat : int
        Who looks, `NOBODY` for one who knows only what everybody knows.
    rng : random.Random
        What chooses.
    """

    def __init__(self, games: tuple[Game, Game], seat: int, rng: random.Random) -> None:
        self.games, self.seat, self.rng = games, seat, rng

    def secret(self, state: State) -> bool:
        """Return whether what happens next may be unknown to the one who looks."""
        waits = pending(state)
        return waits is not None and waits[1].private and waits[0].seat != self.seat

    def settle(self, agree: Callable[["Pair"], None]) -> bool:
        """Let the others choose and draw in secret until all know what waits; False if that came to light.

        Where both games wait for the same in secret, they have to agree.
        """
        starts = [len(game.path) for game in self.games]
        while any(self.secret(game.state) for game in self.games):
            if any(self.came(starts, kind) for kind in TOLD):
                return False
            first, second = (game.state for game in self.games)
            both = self.secret(first) and self.secret(second)
            if both and same_question(first, second) and not self.came(starts):
                agree(self)
            for game in self.games:
                if self.secret(game.state):
                    possible = [action for action in possible_now(game.state) if action.verb in SAID_SECRETLY]
                    put(game, self.rng.choice(possible))
        return not any(self.came(starts, kind) for kind in TOLD)

    def came(self, starts: list[int], kind: str = "") -> bool:
        """Return whether different events (of one kind) were seen in the two games since they stood there."""
        first, second = (
            [
                event
                for node in game.path[at:]
                for event in knows(node.events, self.seat)
                if not kind or event.kind == kind
            ]
            for game, at in zip(self.games, starts, strict=True)
        )
        return first != second

    def play(self) -> bool:
        """Let the same happen in both, one thing that the one who looks knows; False if nothing can, or they part."""
        first, second = self.games
        also = possible_now(second.state)
        common = [action for action in possible_now(first.state) if action in also]
        if not common:
            return False
        lively = [action for action in common if action.verb in ("play", "use", "buy")]
        chosen = self.rng.choice(lively if lively and self.rng.random() < 0.5 else common)
        starts = [len(game.path) for game in self.games]
        looked = first.state.top_seen_by
        for game in self.games:
            put(game, chosen)
        surprising = looked and self.seat not in looked  # a card at which only others had looked may come to light
        return not (surprising and self.came(starts, "reveal")) and not any(self.came(starts, kind) for kind in TOLD)


def same_question(first: State, second: State) -> bool:
    """Return whether two secret moments are the same to those who may not know whom they concern."""
    one, other = first.agenda[-1], second.agenda[-1]
    if one.kind != other.kind or len(first.agenda) != len(second.agenda):
        return False
    return one.args == other.args if one.kind == "play" else one.seat == other.seat


def possible_now(state: State) -> tuple[Action, ...]:
    """Return what may be chosen, or may fall."""
    waits = pending(state)
    if waits is not None and isinstance(waits[1], Chance):
        return tuple(outcome for outcome, _ in chance_outcomes(state))
    return legal_actions(state)


def put(game: Game, chosen: Action) -> None:
    """Play one action or outcome, and let no chance fall afterwards."""
    state, events = apply(game.state, chosen)
    game.history.add(chosen, state, events)
    assert is_chance(state) or state.agenda or state.result
