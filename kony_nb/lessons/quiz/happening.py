"""What the referee makes of a question: the position, what is played, and what comes of it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from kony_nb.game.game import Game
from kony_nb.game.history import History
from kony_nb.game.moving import chosen, names_outcome
from kony_nb.game.scenario import scenario
from kony_nb.lessons.quiz.ask import Ask
from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import advance
from kony_nb.rules.errors import IllegalAction
from kony_nb.rules.events import Event, Events
from kony_nb.rules.luck import Addressed
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.referee import apply, draw, is_chance, pending, why_not
from kony_nb.rules.state import State, Step, clone

__all__ = ["CHANCE", "LISTED", "ONE", "STAGED", "TWICE", "Happened", "happened", "stand"]

CHANCE = "chance"
"""In the place of an action: chance falls until somebody is asked."""
TWICE = "twice "
"""Before an action: it is chosen twice, the second time for the moment before."""
LISTED = ("legal", "refuser", "allowed", "forbidden")
"""Subjects that ask about actions which are not played."""
ONE = ("legal", "refuser")
"""Those among them that ask about one action, after all the others of the question have been played."""
PASS = action("pass")


def risen_together(state: State, log: Events) -> None:
    """Give everybody in the game a point in one event, which no card of the two games does."""
    for seat in clockwise(state, tuple(state.living)):
        gain_vp(state, seat, 1, "core.win.same-event", log)


def by_hand(state: State, log: Events) -> None:
    """Ask the active monster for the changes of an evolution that is played by hand."""
    state.agenda.append(Step("by_hand", state.turn, ("",)))


def no_challenge_card(state: State, log: Events) -> None:
    """Let the active monster draw a challenge card where none is left."""
    state.agenda.append(Step("draw_challenge", state.turn))
    advance(state, log)


STAGED: dict[str, tuple[str, Callable[[State, Events], None]]] = {
    "risen together": ("An effect gives every monster 1 VP, all in one event.", risen_together),
    "by hand": ("An evolution of the owner's box, for which the program has no words, is played.", by_hand),
    "no challenge card": ("The active monster is to draw a challenge card.", no_challenge_card),
}
"""What no card of the box brings about, in words and as what it does to a copy of the state."""


@dataclass
class Happened:
    """What the referee says to a question.

    Attributes
    ----------
    ask : Ask
        The question.
    before, after : State
        The position, and the state when everything has been played; not to be changed.
    events : list of Event
        What happened in between.
    played : list of (str, str)
        For each step who did it, "" for chance, and what, in words.
    refused : dict of str to (IllegalAction or None)
        For `LISTED` subjects: what the referee says to each action.
    """

    ask: Ask
    before: State
    after: State
    events: list[Event] = field(default_factory=list)
    played: list[tuple[str, str]] = field(default_factory=list)
    refused: dict[str, IllegalAction | None] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        """The monsters' names, by seat."""
        return [monster.name for monster in self.before.monsters]


def stand(ask: Ask) -> State:
    """Return the state of a question's position.

    Where a seat looks, the hands of the others are dealt as they may be, and nobody plays an evolution before the
    decision that is asked about.

    Raises
    ------
    BadScenario
        If its scenario cannot be.
    """
    if not ask.then and ask.start.get("phase") != "setup":
        state = Game.begin(ask.start).state
    else:
        state = scenario(ask.position).state
    while ask.seat >= 0 and at_window(state):
        state = apply(state, PASS)[0]
    return state


def at_window(state: State) -> bool:
    """Return whether somebody is asked to play an evolution, and nothing else."""
    waits = pending(state)
    return waits is not None and waits[0].kind == "play"


def happened(ask: Ask, before: State | None = None) -> Happened:
    """Play what is asked and return what came of it.

    Parameters
    ----------
    ask : Ask
        The question.
    before : State, optional
        The state of its position, where that is at hand.

    Raises
    ------
    BadScenario, IllegalAction
        If the question cannot be asked.
    """
    state = stand(ask) if before is None else before
    told = Happened(ask, state, state)
    key = ask.subject.partition(" ")[0]
    to_play = ask.do if key not in LISTED else ask.do[:-1] if key in ONE else ()
    luck = Addressed(ask.start.get("seed", 0), ask.start.get("deal_seed"))
    for text in to_play:
        play(told, text, luck)
    if key in LISTED:
        for text in ask.do[len(to_play) :]:
            told.refused[text] = why_not(told.after, text)
    elif ask.seat >= 0:
        while at_window(told.after):
            take(told, PASS)
    return told


def play(told: Happened, text: str, luck: Addressed) -> None:
    """Play one text of a question."""
    state = told.after
    while is_chance(told.after) and not names_outcome(text):
        take(told, draw(told.after, luck))
    if text == CHANCE:
        return
    if text in STAGED:
        words, act = STAGED[text]
        told.after, log = clone(state), Events()
        act(told.after, log)
        told.events += log
        told.played.append(("", words))
    elif text.startswith(TWICE):
        play_twice(told, text.removeprefix(TWICE))
    else:
        while told.ask.seat >= 0 and at_window(told.after) and why_not(told.after, text) is not None:
            take(told, PASS)
        for step in chosen(told.after, text):
            take(told, step, told=True)


def take(told_of: Happened, step: Action, told: bool = False) -> None:
    """Apply one action or outcome."""
    state = told_of.after
    waits = pending(state)
    who = "" if waits is None or waits[1].chance else state.monsters[waits[0].seat].name
    told_of.after, events = apply(state, step)
    told_of.events += events
    if told:
        told_of.played.append((who, step.label))


def play_twice(told: Happened, text: str) -> None:
    """Choose an action twice for the same moment, as a double click does."""
    game = Game(told.ask.start, History(told.after, []), told.ask.start.get("seed", 0))
    seat = pending(told.after)
    who = "" if seat is None else told.after.monsters[seat[0].seat].name
    seen = game.node.id
    told.events += game.play(text, at=seen)
    first = game.node.action
    try:
        told.events += game.play(text, at=seen)
    except IllegalAction as refused:
        told.refused[text] = refused
    told.after = game.state
    assert first is not None
    told.played.append((who, f"{chosen(told.before, text)[0].label}; the button is clicked twice"))
