"""The agenda: what still has to happen lies on a stack in the state, and this is the one loop that works it off.

A step is automatic, or a decision that belongs to a seat, or chance that belongs to the dice or a deck.
`advance` runs automatic steps until somebody must choose, the dice must fall, or the game is over.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Protocol, TypeVar

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import functions
from kony_nb.rules.events import Log
from kony_nb.rules.state import State, Step

__all__ = [
    "CHANCES",
    "DECISIONS",
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


class Decision:
    """A step in which a seat chooses. Subclasses say what is legal, what a choice does, and why others are refused."""

    kind = ""
    """The name on the step, and the kind of decision that a person reads."""
    rule = ""
    """The id of the rule that asks."""
    prompt = ""
    """What is asked, in a sentence."""
    always = False
    """Whether it is asked even with a single legal action."""

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return every legal action; none at all lets the step lapse."""
        raise TypeError(f"{type(self).__name__} does not say what is legal")

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Do what was chosen; the step is off the agenda already."""
        raise TypeError(f"{type(self).__name__} does not say what a choice does")

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Return the rule and the reason why an action of this decision's verbs is not legal, None if it is not its own."""
        return None

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Do what happens when nothing is legal; the step is off the agenda already."""


class Chance:
    """A step in which the dice or a deck decide."""

    kind = ""
    rule = ""
    prompt = ""

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


Run = Callable[[State, Step, Log], None]
AUTOMATIC: dict[str, Run] = {}
DECISIONS: dict[str, Decision] = {}
CHANCES: dict[str, Chance] = {}
_D = TypeVar("_D", bound=Decision)
_C = TypeVar("_C", bound=Chance)


def automatic(kind: str) -> Callable[[Run], Run]:
    """Register a function as a step that the referee takes by itself; the step is off the agenda when it runs."""

    def register(run: Run) -> Run:
        AUTOMATIC[kind] = run
        return run

    return register


def decision(cls: type[_D]) -> type[_D]:
    """Register a kind of decision."""
    DECISIONS[cls.kind] = cls()
    return cls


def chance(cls: type[_C]) -> type[_C]:
    """Register a kind of chance."""
    CHANCES[cls.kind] = cls()
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


def choices(state: State, step: Step, kind: Decision) -> tuple[Action, ...]:
    """Return every legal action of a decision: its own, and what the cards of the deciding seat offer besides."""
    legal = kind.legal(state, step)
    if legal and (state.monsters[step.seat].cards or state.ledger.extra):
        legal += offers(state, step)
    return legal


def advance(state: State, log: Log) -> tuple[Action, ...]:
    """Work off the agenda, in place, until somebody must choose, the dice must fall, or the game is over.

    A step that belongs to a seat falls away when that monster is out of the game.

    Returns
    -------
    tuple of Action
        The legal actions if somebody must choose, else none.
    """
    agenda, monsters = state.agenda, state.monsters
    while agenda:
        step = agenda[-1]
        name, seat = step.kind, step.seat
        if seat >= 0 and not monsters[seat].alive:
            agenda.pop()
            continue
        run = AUTOMATIC.get(name)
        if run is not None:
            agenda.pop()
            run(state, step, log)
            continue
        kind = DECISIONS.get(name)
        if kind is None:
            return ()
        legal = kind.legal(state, step)
        if legal and (monsters[seat].cards or state.ledger.extra):
            legal += offers(state, step)
        if len(legal) > 1 or (kind.always and legal):
            return legal
        agenda.pop()
        if legal:
            log.add("forced", kind.rule, seat, 0, legal[0].text)
            kind.take(state, step, legal[0], log)
        else:
            kind.lapse(state, step, log)
    return ()
