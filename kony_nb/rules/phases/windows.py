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
)
from kony_nb.rules.events import Log
from kony_nb.rules.phases.playing import CLOSED, HANDS, MOMENTS, holders, playable, playable_at
from kony_nb.rules.state import State, Step

__all__ = ["lay_window", "open_before", "open_now", "open_window"]

PASS = action("pass")
DECISIONS = (DECISION, OPENING, TRIGGER)
FRESH = {moment: Step("window", -1, (moment,)) for moment in MOMENTS}
"""A window that has not begun, by its moment."""


def open_window(state: State, moment: str) -> None:
    """Lay a window on the agenda, if anybody holds an evolution; the moment is one of `MOMENTS`."""
    if state.options.power_up and moment not in CLOSED[state.options.windows] and holders(state):
        lay_window(state, moment)


def open_now(state: State, moment: str) -> None:
    """Open a window that is awaited and the next thing to happen, at once: nothing may be laid on the agenda after it.

    One that waited under other things would tell those who see the agenda that somebody holds an evolution for it.
    """
    if state.agenda[-1].kind == "win_test":
        lay_window(state, moment)
    else:
        ask(state, moment, max(state.turn, 0), len(state.monsters))


def open_before(state: State, step: Step, moment: str) -> None:
    """Lay a window that is not closed on the agenda before a step that lies there, after all that lies above it."""
    agenda = state.agenda
    if holders(state) and step in agenda:
        agenda.insert(agenda.index(step) + 1, FRESH[moment])


def lay_window(state: State, moment: str) -> None:
    """Lay a window on the agenda.

    Where points win at once, the test of who has won that the last effect calls for comes before it.
    """
    agenda = state.agenda
    if agenda and agenda[-1].kind == "win_test":
        agenda.insert(len(agenda) - 1, FRESH[moment])
    else:
        agenda.append(FRESH[moment])


@automatic("window")
def window(state: State, step: Step, log: Log) -> None:
    """Ask the next one who has something to play.

    The arguments are the moment, and once it has begun the seat to look at next and how many are left to look at.
    """
    moment = step.args[0]
    for monster in state.monsters:  # most windows end here
        if monster.hand and moment in HANDS[monster.hand].moments:
            begun = len(step.args) > 1
            ask(state, moment, *(step.args[1:] if begun else (max(state.turn, 0), len(state.monsters))))
            return


def ask(state: State, moment: str, first: int, left: int) -> None:
    """Ask the next one of ``left`` seats, clockwise from the first, who has something to play at this moment."""
    monsters = state.monsters
    n = len(monsters)
    for seat in around(first, left, n):
        hand = monsters[seat].hand
        if hand and moment in HANDS[hand].moments:
            plays = playable(state, seat, moment)
            if plays and not asked_anyway(state, seat, plays):
                after = Step("window", -1, (moment, (seat + 1) % n, left - 1 - (seat - first) % n))
                state.agenda += (after, Step("play", seat, (moment,)))
                return


@cache
def around(first: int, some: int, n: int) -> tuple[int, ...]:
    """Return so many of the seats of a table of ``n``, clockwise from the first."""
    return tuple([(first + at) % n for at in range(some)])


def asked_anyway(state: State, seat: int, plays: tuple[Action, ...]) -> bool:
    """Return whether the next thing to happen is a decision of the seat at which it can play all of these too."""
    below = state.agenda[-1]
    sort, legal, _, enough = WORK[below.kind]
    if below.seat != seat or sort not in DECISIONS or below.kind == "play":
        return False
    if len(legal(state, below)) < enough:
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
