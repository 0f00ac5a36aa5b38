"""Freeze Time: three ones stop the clock."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.state import State, Step
from kony_nb.rules.tokyo.numbers import SET

ID, RULE = "freeze_time", "card.freeze_time"
PASS = action("pass")
ANSWERS = (PASS, action("pick", ID))


@decision
class FreezeTime(Decision):
    """The owner takes another turn, or does not."""

    kind = ID
    rule = RULE
    prompt = "Take another turn after this one, with one die fewer?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return taking it and leaving it."""
        return ANSWERS

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Take it, or leave it."""
        if chosen is not PASS:
            gain_extra_turn(state, step.seat, ID, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this must be answered first."""
        if refused.verb == "resolve":
            return RULE, "decide first whether to take another turn; pass takes none"
        return None


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Ask who resolves three ones."""
    if face == "1" and n >= SET:
        state.agenda.append(Step(ID, seat))


add_card(
    id=ID,
    name="Freeze Time",
    cost=5,
    kind="keep",
    effect="When you resolve at least three 1s you may take another turn after this one, with one die fewer.",
    games=("tokyo",),
    rulings=(
        "A whole turn, from its start in Tokyo to its purchases and its end.",
        "Three 1s in that turn give another one like it.",
    ),
    extra_turn=True,
    extra_turn_dice=-1,
    resolved=resolved,
)
