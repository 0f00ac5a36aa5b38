"""Windows: the moments in which anybody may play an evolution from the hand, on any turn.

A window is one step that belongs to nobody. It asks only those who hold an evolution that may be played and has an
effect, clockwise from the active monster; each passes or plays one, until all have passed in a row. Who is asked, and
that somebody passed, is known to that seat alone.
"""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import DECISION, KINDS, OPENING, TRIGGER, WORK, Decision, Refusal, automatic, decision
from kony_nb.rules.events import Log
from kony_nb.rules.phases.playing import holders, playable
from kony_nb.rules.state import State, Step

__all__ = ["open_window"]

PASS = action("pass")
DECISIONS = (DECISION, OPENING, TRIGGER)


def open_window(state: State, moment: str) -> None:
    """Lay a window on the agenda, if anybody holds an evolution; the moment is one of `MOMENTS`."""
    if state.options.power_up and holders(state):
        state.agenda.append(Step("window", -1, (moment,)))


@automatic("window")
def window(state: State, step: Step, log: Log) -> None:
    """Ask the next one who has something to play.

    The arguments are the moment, and once it has begun the seat to look at next and how many are left to look at.
    """
    n = len(state.monsters)
    moment, first, left = step.args if len(step.args) > 1 else (step.args[0], max(0, state.turn), n)
    for passed in range(left):
        seat = (first + passed) % n
        if state.monsters[seat].hand and playable(state, seat, moment) and not asked_anyway(state, seat):
            rest = (moment, (seat + 1) % n, left - passed - 1)
            state.agenda += (Step("window", -1, rest), Step("play", seat, (moment,)))
            return


def asked_anyway(state: State, seat: int) -> bool:
    """Return whether the next thing to happen is a decision of the seat at which it can play the same."""
    below = state.agenda[-1]
    sort, legal, _ = WORK[below.kind]
    if below.seat != seat or sort not in DECISIONS or below.kind == "play":
        return False
    kind = KINDS[below.kind]
    assert isinstance(kind, Decision)
    return not kind.private and (kind.always or len(legal(state, below)) > 1)


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
