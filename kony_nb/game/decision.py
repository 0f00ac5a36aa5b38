"""What is asked at a moment, and of whom, in the words of a person."""

from dataclasses import dataclass

from kony_nb.rules.referee import is_chance, pending
from kony_nb.rules.state import State

__all__ = ["DECISIONS", "Decision", "decision_of"]

DECISIONS = (
    "first_roll",
    "place",
    "super_speed",
    "roll",
    "keep",
    "change",
    "add",
    "convert",
    "resolve",
    "spend",
    "aim",
    "destroy",
    "before_loss",
    "flee",
    "leave",
    "move",
    "scatter",
    "buy",
    "give",
    "next_stage",
    "photo_op",
    "order",
)
"""Every kind of decision there is, roughly in the order of a game."""


@dataclass(frozen=True)
class Decision:
    """What is asked now, and of whom.

    Attributes
    ----------
    seat : str
        The monster that must choose.
    index : int
        Its seat, 0 upwards.
    kind : str
        The kind of decision, one of `DECISIONS`: ``first_roll`` (eight dice for the first turn), ``place``,
        ``super_speed`` (a card's move before the roll), ``roll``, ``keep`` (which dice, or stop), ``change`` (a die by
        a card, before the first result), ``add`` and ``convert`` (results by cards), ``resolve`` (which face next),
        ``spend`` (a result on a token), ``aim`` (the Destruction elsewhere), ``destroy``, ``before_loss`` (use a card
        first?), ``flee`` (or hold), ``leave`` (the second track closes), ``move``, ``scatter`` (units by a card),
        ``buy`` (or sweep, or end the turn), ``give`` (up a card), ``next_stage`` and ``photo_op`` (what these cards
        ask) and ``order`` (which of several effects acts next).
    prompt : str
        The question, in a sentence.
    rule : str
        The id of the rule that asks.
    """

    seat: str
    index: int
    kind: str
    prompt: str
    rule: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.prompt} [{self.rule}]"


def decision_of(state: State) -> Decision | None:
    """Return what is asked in a state; None where chance decides or the game is over."""
    waits = pending(state)
    if waits is None or is_chance(state):
        return None
    step, kind = waits
    return Decision(state.monsters[step.seat].name, step.seat, step.kind, kind.prompt, kind.rule)
