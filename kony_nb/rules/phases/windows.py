"""Windows: the moments in which anybody may play an evolution from the hand, on any turn.

A window is one step that belongs to nobody. It asks only those who hold an evolution that may be played and has an
effect, clockwise from the active monster; each passes or plays one, until all have passed in a row. Who is asked, and
that somebody passed, is known to that seat alone.
"""

from functools import cache

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import (
    DECISION,
    OPENING,
    TRIGGER,
    WORK,
    Decision,
    Refusal,
    automatic,
    decision,
    takes_plays,
)
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import in_order
from kony_nb.rules.phases.playing import CLOSED, awaited, holders, moments_of, playable, playable_at
from kony_nb.rules.state import State, Step

__all__ = ["lay_window", "open_now", "open_window"]

PASS = action("pass")
DECISIONS = (DECISION, OPENING, TRIGGER)


def open_window(state: State, moment: str) -> None:
    """Lay a window on the agenda, if anybody holds an evolution; the moment is one of `MOMENTS`."""
    if state.options.power_up and moment not in CLOSED[state.options.windows] and holders(state):
        lay_window(state, moment)


def open_now(state: State, moment: str) -> None:
    """Lay a window that is the next thing to happen, if anybody holds an evolution for this moment.

    One that waited under other things would tell those who see the agenda that somebody does.
    """
    if state.options.power_up and awaited(state, moment):
        lay_window(state, moment)


def lay_window(state: State, moment: str) -> None:
    """Lay a window on the agenda.

    Where points win at once, the test of who has won that the last effect calls for comes before it.
    """
    agenda = state.agenda
    if agenda and agenda[-1].kind == "win_test":
        agenda.insert(len(agenda) - 1, fresh(moment))
    else:
        agenda.append(fresh(moment))


@cache
def fresh(moment: str) -> Step:
    """Return a window that has not begun."""
    return Step("window", -1, (moment,))


@automatic("window")
def window(state: State, step: Step, log: Log) -> None:
    """Ask the next one who has something to play.

    The arguments are the moment, and once it has begun the seat to look at next and how many are left to look at.
    """
    monsters, moment = state.monsters, step.args[0]
    holding = [seat for seat, monster in enumerate(monsters) if monster.hand and moment in moments_of(monster.hand)]
    if not holding:
        return
    n, first = len(monsters), max(state.turn, 0)
    left = n
    if len(step.args) > 1:
        _, first, left = step.args
    for seat in holding if len(holding) == 1 else in_order(tuple(holding), first, n):
        after = left - 1 - (seat - first) % n
        if after < 0:
            return
        plays = playable(state, seat, moment)
        if plays and not asked_anyway(state, seat, plays):
            state.agenda += (Step("window", -1, (moment, (seat + 1) % n, after)), Step("play", seat, (moment,)))
            return


def asked_anyway(state: State, seat: int, plays: tuple[Action, ...]) -> bool:
    """Return whether the next thing to happen is a decision of the seat at which it can play all of these too."""
    below = state.agenda[-1]
    sort, legal, _ = WORK[below.kind]
    if below.seat != seat or sort not in DECISIONS or below.kind == "play":
        return False
    if not takes_plays(below.kind, len(legal(state, below)) > 1):
        return False
    there = playable_at(state, below)
    return all(play in there for play in plays)


@decision
class Play(Decision):
    """An evolution may be played now. The argument is the moment."""

    kind = "play"
    rule = "evo.play.any-time"
    prompt = "Play an evolution now?"
    private = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return what may be played, and passing."""
        plays = playable(state, step.seat, step.args[0])
        return (PASS, *plays) if plays else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Play nothing."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this comes first."""
        if refused.verb == "play":
            return None
        return self.rule, "decide first whether to play an evolution; pass plays none"
