"""The agenda: what still has to happen lies on a stack in the state, and this is the one loop that works it off.

A step is automatic, or a decision that belongs to a seat, or chance that belongs to the dice or a deck.
`step` takes a choice and runs automatic steps until somebody must choose, the dice must fall, or the game is over.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Protocol, TypeVar

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS, LYING, functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.cards import use
from kony_nb.rules.phases.playing import HANDS, play, playable_at
from kony_nb.rules.state import State, Step

__all__ = [
    "CHANCE",
    "KINDS",
    "TAKE",
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
    "step",
    "trigger",
]

Refusal = tuple[str, str]


class Luck(Protocol):
    """What decides where chance falls.

    It is told which chance of which state asks, so that it can ask back for the address and share luck by it.
    """

    def roll(self, faces: str, n: int, asked: "Chance", state: State, step: Step) -> str:
        """Return the faces of ``n`` dice, sorted."""

    def top(self, cards: tuple[str, ...], asked: "Chance", state: State, step: Step) -> str:
        """Return the card that lies on top of a deck made of these."""

    def draw(self, bag: Mapping[str, int], asked: "Chance", state: State, step: Step) -> str:
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
    private = False
    """Whether its choice, or its outcome, is a secret of its seat, at least until others have chosen too."""
    lays_out = False
    """Whether its arguments are cards of the deck at which its seat alone has looked."""
    run: Run | None = None
    """What the referee does by itself, for an automatic step."""


class Decision(Kind):
    """A step in which a seat chooses. Subclasses say what is legal, what a choice does, and why others are refused."""

    phase = ""
    """The phase of the turn that it opens; "" leaves the phase as it is."""
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

    def throw(self, state: State, step: Step, luck: Luck, log: Log) -> None:
        """Set off the roll and let it fall at once, where a seat does no more than set it off."""
        raise TypeError(f"{type(self).__name__} sets off no roll")

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

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return which roll or draw of the game this is: the same in every branch that comes to it."""
        raise TypeError(f"{type(self).__name__} has no address")

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Return the outcome that luck gives."""
        raise TypeError(f"{type(self).__name__} does not say how luck decides")

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Do what happens then; the step is off the agenda already."""
        raise TypeError(f"{type(self).__name__} does not say what an outcome does")


KINDS: dict[str, Kind] = {}
DECISION, AUTOMATIC, CHANCE, OPENING, TRIGGER = range(5)
WORK: dict[str, tuple[int, Callable[..., Any], Any, int]] = {}
"""For each kind of step what the loop needs, looked up once and not at every step, which makes it a sixth faster.

Its sort; run, legal or draw; and besides: take for chance, the phase that a decision opens, throw for a trigger.
Last, how many legal actions of its own a decision needs for evolutions to be offered besides.
"""
OF_CARDS = frozenset({"play", "use"})
"""The verbs of what a card offers at the decisions of its owner."""
NEVER = 1_000_000
"""More legal actions than any decision has."""
TAKE: dict[str, Callable[..., None]] = {}
"""For each decision and chance: do what was chosen, or what fell."""
_D = TypeVar("_D", bound=Decision)
_C = TypeVar("_C", bound=Chance)


def automatic(kind: str) -> Callable[[Run], Run]:
    """Register a function as a step that the referee takes by itself; the step is off the agenda when it runs."""

    def register(run: Run) -> Run:
        entry = Kind()
        entry.kind, entry.run = kind, run
        KINDS[kind] = entry
        WORK[kind] = (AUTOMATIC, run, None, NEVER)
        return run

    return register


def asked_from(kind: Decision) -> int:
    """Return how many legal actions of its own a decision needs for evolutions to be offered besides.

    At one that would not be asked without them there are none, or the others would see from the asking that its seat
    holds one: windows are there for that.
    """
    if kind.private:
        return NEVER
    return 1 if kind.always else 2


def decision(cls: type[_D]) -> type[_D]:
    """Register a kind of decision."""
    kind = KINDS[cls.kind] = cls()
    TAKE[cls.kind] = kind.take
    WORK[cls.kind] = (OPENING if cls.phase else DECISION, kind.legal, cls.phase, asked_from(kind))
    return cls


def trigger(cls: type[_D]) -> type[_D]:
    """Register a kind of decision whose one action sets off a roll: with luck at hand it need not be asked."""
    kind = KINDS[cls.kind] = cls()
    TAKE[cls.kind] = kind.take
    WORK[cls.kind] = (TRIGGER, kind.legal, kind.throw, asked_from(kind))
    return cls


def chance(cls: type[_C]) -> type[_C]:
    """Register a kind of chance."""
    kind = KINDS[cls.kind] = cls()
    TAKE[cls.kind] = kind.take
    WORK[cls.kind] = (CHANCE, kind.draw, kind.take, NEVER)
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
    _, own, _, enough = WORK[step.kind]
    return besides(state, step, own(state, step), enough)


def besides(state: State, step: Step, legal: tuple[Action, ...], enough: int) -> tuple[Action, ...]:
    """Return the legal actions of a decision and what the cards and the hand of the deciding seat add to them."""
    if legal:
        monster = state.monsters[step.seat]
        if (monster.cards and LYING[monster.cards].anytime) or state.ledger.extra:
            legal += offers(state, step)
        if monster.hand and len(legal) >= enough:
            legal += playable_at(state, step)
    return legal


def settle(state: State, step: Step, legal: tuple[Action, ...], luck: Luck | None, log: Log) -> bool:
    """Take the only legal action of a decision, or let it lapse; return False if it must be asked all the same."""
    kind: Decision = KINDS[step.kind]  # type: ignore[assignment]
    if not legal:
        kind.lapse(state, step, log)
        return True
    if kind.always:
        if luck is None or kind.private:  # a secret choice that was left out would tell that it was none
            return False
    elif log is not SILENT:
        # a forced choice that is secret is told to its own seat alone
        to = (step.seat,) if kind.private else None
        log.add("forced", kind.rule, step.seat, what=legal[0].text, to=to)
    kind.take(state, step, legal[0], log)
    return True


def step(state: State, chosen: Action | None, log: Log, luck: Luck | None = None) -> tuple[Action, ...]:
    """Take a legal action, or an outcome that can happen, and work off the agenda, in place.

    It stops where somebody must choose, the dice must fall, or the game is over.

    Parameters
    ----------
    chosen : Action or None
        What was chosen, or what fell; None only works off the agenda.
    luck : Luck, optional
        Lets chance fall on the way and takes single legal actions that a person would be asked for, so that only
        choices between two or more and the end of the game stop it.

    Returns
    -------
    tuple of Action
        The legal actions if somebody must choose, else none.
    """
    agenda, monsters = state.agenda, state.monsters
    if chosen is not None:
        asked = agenda.pop()
        if chosen.verb not in OF_CARDS:
            TAKE[asked.kind](state, asked, chosen, log)
        elif chosen.verb == "play":
            play(state, asked, chosen.args[0], log)
        elif chosen.args[0] in CARDS:
            agenda.append(asked)
            use(state, asked.seat, chosen, log)
        else:  # a token is used
            TAKE[asked.kind](state, asked, chosen, log)
    while agenda:
        todo = agenda.pop()
        sort, first, then, enough = WORK[todo.kind]
        if sort:  # no plain decision
            if sort == AUTOMATIC:
                first(state, todo, log)
                continue
            if sort == CHANCE:
                if luck is None:
                    agenda.append(todo)
                    return ()
                then(state, todo, first(state, todo, luck), log)
                continue
            if sort == OPENING:
                state.phase = then
            elif luck is not None and not state.ledger.extra:
                monster = monsters[todo.seat]
                if not (monster.cards and LYING[monster.cards].anytime) and not (
                    monster.hand and todo.kind not in HANDS[monster.hand].idle and playable_at(state, todo)
                ):
                    then(state, todo, luck, log)
                    continue
        legal: tuple[Action, ...] = first(state, todo)
        monster = monsters[todo.seat]
        if (
            (monster.hand and todo.kind not in HANDS[monster.hand].idle)
            or (monster.cards and LYING[monster.cards].anytime)
            or state.ledger.extra
        ):
            legal = besides(state, todo, legal, enough)
        if len(legal) > 1 or not settle(state, todo, legal, luck, log):
            agenda.append(todo)
            return legal
    return ()


def advance(state: State, log: Log, luck: Luck | None = None) -> tuple[Action, ...]:
    """Work off the agenda, in place, where nothing was chosen: see `step`."""
    return step(state, None, log, luck)
