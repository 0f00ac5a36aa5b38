"""The agenda: what still has to happen lies on a stack in the state, and this is the one loop that works it off.

A step is automatic, or a decision that belongs to a seat, or chance that belongs to the dice or a deck.
`advance` runs automatic steps until somebody must choose, the dice must fall, or the game is over.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Protocol, TypeVar

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.state import State, Step

__all__ = [
    "CHANCE",
    "KINDS",
    "WORK",
    "Chance",
    "Decision",
    "Luck",
    "Refusal",
    "advance",
    "automatic",
    "chance",
    "choices",
    "decision",
]

Refusal = tuple[str, str]


class Luck(Protocol):
    """What decides where chance falls. The address says which roll of the game it is, for luck that can be shared."""

    def roll(self, faces: str, n: int, *address: int | str) -> str:
        """Return the faces of ``n`` dice, sorted."""

    def top(self, cards: tuple[str, ...], *address: int | str) -> str:
        """Return the card that lies on top of a deck made of these."""

    def draw(self, bag: Mapping[str, int], *address: int | str) -> str:
        """Return one item of a bag, each copy as likely as any other."""


Run = Callable[[State, Step, Log], None]


class Kind:
    """A kind of step."""

    kind = ""
    """The name on the step; for a decision, the kind that a person reads."""
    rule = ""
    """The id of the rule that asks, or lets chance decide."""
    prompt = ""
    """What is asked, or what happens, in a sentence."""
    chance = False
    """Whether chance decides."""
    run: Run | None = None
    """What the referee does by itself, for an automatic step."""


class Decision(Kind):
    """A step in which a seat chooses. Subclasses say what is legal, what a choice does, and why others are refused."""

    always = False
    """Whether it is asked even with a single legal action."""

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return every legal action; none at all lets the step lapse."""
        raise TypeError(f"{type(self).__name__} does not say what is legal")

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Do what was chosen; the step is off the agenda already."""
        raise TypeError(f"{type(self).__name__} does not say what a choice does")

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Return the rule and the reason why an action is not legal, None if it is none of this decision's verbs."""
        return None

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Do what happens when nothing is legal; the step is off the agenda already."""


class Chance(Kind):
    """A step in which the dice or a deck decide."""

    chance = True

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every outcome with its exact probability."""
        raise TypeError(f"{type(self).__name__} does not list its outcomes")

    def allows(self, state: State, step: Step, outcome: Action) -> bool:
        """Return whether this outcome can happen."""
        return any(outcome is possible for possible, _ in self.outcomes(state, step))

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Return the outcome that luck gives."""
        raise TypeError(f"{type(self).__name__} does not say how luck decides")

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Do what happens then; the step is off the agenda already."""
        raise TypeError(f"{type(self).__name__} does not say what an outcome does")


KINDS: dict[str, Kind] = {}
AUTOMATIC, DECISION, CHANCE = range(3)
WORK: dict[str, tuple[int, Callable[..., Any], Callable[..., None], Callable[..., None], bool]] = {}
"""For each kind of step what the loop needs, ready to call: the sort; run, legal or draw; take; lapse; always.

Looking the methods up once, not at every step, makes the loop a sixth faster.
"""
_D = TypeVar("_D", bound=Decision)
_C = TypeVar("_C", bound=Chance)


def automatic(kind: str) -> Callable[[Run], Run]:
    """Register a function as a step that the referee takes by itself; the step is off the agenda when it runs."""

    def register(run: Run) -> Run:
        entry = Kind()
        entry.kind, entry.run = kind, run
        KINDS[kind] = entry
        WORK[kind] = (AUTOMATIC, run, run, run, False)
        return run

    return register


def decision(cls: type[_D]) -> type[_D]:
    """Register a kind of decision."""
    kind = KINDS[cls.kind] = cls()
    WORK[cls.kind] = (DECISION, kind.legal, kind.take, kind.lapse, cls.always)
    return cls


def chance(cls: type[_C]) -> type[_C]:
    """Register a kind of chance."""
    kind = KINDS[cls.kind] = cls()
    WORK[cls.kind] = (CHANCE, kind.draw, kind.take, kind.take, False)
    return cls


def offers(state: State, step: Step) -> tuple[Action, ...]:
    """Return what the cards of the deciding seat add to any of its decisions, the card of its extra turn too."""
    seat = step.seat
    cards = state.monsters[seat].cards
    if state.ledger.extra and seat == state.turn:
        cards = (*cards, state.ledger.extra)
    offered: tuple[Action, ...] = ()
    for _, anytime in functions(cards, "anytime"):
        offered += anytime(state, seat, step)
    return offered


def choices(state: State, step: Step) -> tuple[Action, ...]:
    """Return every legal action of a decision: its own, and what the cards of the deciding seat offer besides."""
    legal: tuple[Action, ...] = WORK[step.kind][1](state, step)
    if legal and (state.monsters[step.seat].cards or state.ledger.extra):
        legal += offers(state, step)
    return legal


def advance(state: State, log: Log, luck: Luck | None = None) -> tuple[Action, ...]:
    """Work off the agenda, in place, until somebody must choose, the dice must fall, or the game is over.

    Parameters
    ----------
    luck : Luck, optional
        Lets chance fall on the way and takes single legal actions that a person would be asked for, so that only
        choices between two or more and the end of the game stop it.

    Returns
    -------
    tuple of Action
        The legal actions if somebody must choose, else none.
    """
    agenda, monsters = state.agenda, state.monsters
    while agenda:
        step = agenda[-1]
        sort, first, take, lapse, always = WORK[step.kind]
        if sort == AUTOMATIC:
            agenda.pop()
            first(state, step, log)
        elif sort == CHANCE:
            if luck is None:
                return ()
            outcome = first(state, step, luck)
            agenda.pop()
            take(state, step, outcome, log)
        else:
            legal: tuple[Action, ...] = first(state, step)
            if legal:
                if monsters[step.seat].cards or state.ledger.extra:
                    legal += offers(state, step)
                if len(legal) > 1:
                    return legal
                if not always:
                    if log is not SILENT:
                        log.add("forced", KINDS[step.kind].rule, step.seat, 0, legal[0].text)
                elif luck is None:
                    return legal
                agenda.pop()
                take(state, step, legal[0], log)
            else:
                agenda.pop()
                lapse(state, step, log)
    return ()
