"""What is asked at a moment, and of whom, in the words of a person."""

from dataclasses import dataclass

from kony_nb.rules.agenda import Decision as Asked
from kony_nb.rules.referee import pending
from kony_nb.rules.state import State

__all__ = ["DECISIONS", "Decision", "decision_of"]

DECISIONS = (
    "draft",
    "keep_evolution",
    "play",
    "first_roll",
    "place",
    "super_speed",
    "roll",
    "keep",
    "probe",
    "free_reroll",
    "change",
    "add",
    "convert",
    "resolve",
    "spend",
    "aim",
    "destroy",
    "before_loss",
    "flee",
    "yield",
    "leave",
    "challenge",
    "call_help",
    "volunteer",
    "pick_ally",
    "reveal_or_hide",
    "move",
    "scatter",
    "buy",
    "seize",
    "look",
    "give",
    "next_stage",
    "photo_op",
    "copy",
    "freeze_time",
    "metamorph",
    "driven_out",
    "freeze_whom",
    "order",
    "own_target",
    "own_destroy",
    "by_hand",
)
"""Every kind of decision there is, roughly in the order of a game; what an evolution asks goes by its own id."""


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
        The kind of decision, one of `DECISIONS`, or the id of an evolution for what it asks.
        In both games: ``first_roll`` (dice for the first turn), ``roll``, ``keep`` (which dice, or stop), ``change``
        (a die by a card, before the first result), ``add`` and ``convert`` (results by cards), ``resolve`` (which face
        next), ``spend`` (a result on a token), ``before_loss`` (use a card first?), ``buy`` (or sweep, or end the
        turn) and ``order`` (which of several effects acts next).
        In New York: ``place``, ``super_speed`` (a card's move before the roll), ``aim`` (the Destruction elsewhere),
        ``destroy``, ``flee`` (or hold), ``leave`` (the second track closes), ``move``, ``scatter`` (units by a card),
        ``give`` (up a card), ``next_stage`` and ``photo_op`` (what these cards ask).
        In Tokyo: ``probe`` (another's die rolled again by a card), ``free_reroll`` (of an own die), ``yield`` (or
        hold), ``seize`` (a card at its reveal), ``look`` (buy the card that only this seat sees?), ``copy`` (what a
        card acts as), ``freeze_time`` and ``metamorph`` (what these cards ask).
        With evolutions: ``draft`` (which to take), ``keep_evolution`` (which of those drawn to keep) and ``play`` (an
        evolution at a window), ``driven_out`` and ``freeze_whom`` (what some of them ask).
        With Luchador: ``challenge`` (who stayed in the city, or pass), ``call_help``, ``volunteer`` (or pass),
        ``pick_ally`` and ``reveal_or_hide`` (one's challenge card).
        For evolutions of the owner: ``own_target`` (whom one strikes), ``own_destroy`` (what one destroys) and
        ``by_hand`` (what its players change).
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
    """Return what is asked in a state; None where chance decides, the game is over, or only others may be asked."""
    waits = pending(state)
    if waits is None or not isinstance(waits[1], Asked):
        return None
    step, kind = waits
    return Decision(state.monsters[step.seat].name, step.seat, step.kind, kind.prompt, kind.rule)
