"""What a choice really causes: the events when it is played on a copy, and what the next turn would begin with."""

from dataclasses import dataclass

from kony_nb.odds.forward import ends_now
from kony_nb.odds.hushed import KINDS, hushed, put_aside
from kony_nb.odds.turn_policy import plain
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import TAKE, advance
from kony_nb.rules.events import Event, Events
from kony_nb.rules.phases.playing import unfold
from kony_nb.rules.referee import step
from kony_nb.rules.state import State, Step, clone

__all__ = ["Effects", "effects"]

SECRET = ("reveal_or_hide", "call_help", "volunteer", "pick_ally")
"""Decisions after which cards that the seat does not know may be compared at once: what they begin is not looked at."""

HUSHED_RULE = "evo.draw.none-left"
"""What a position without evolution decks says that is not so."""
LEAVING = ("flee", "yield")
NEXT = ("resolve", "turn")
"""Events with which something begins that the action does not cause."""
TURN_ENDS = ("end_turn", "turn_over")
"""What lies lowest on the agenda in a turn, and lets the next one begin."""


@dataclass(frozen=True)
class Effects:
    """What an action causes at once, without the dice and without what others choose.

    Attributes
    ----------
    events : tuple of Event
        Up to the next choice or chance, the next face that is resolved, or the end of the turn. Others who are asked
        the same, whether they leave the city, are taken to hold it.
    after : State
        The state then; never one of a later turn, whatever the action ends.
    start : tuple of Event
        What happens when the seat's next turn begins, if nothing happens to it until then.
    """

    events: tuple[Event, ...]
    after: State
    start: tuple[Event, ...]


def effects(seen: State, seat: int, chosen: Action, looks_ahead: bool) -> Effects:
    """Play an action on a copy.

    Parameters
    ----------
    seen : State
        What the seat may see; evolutions in hand are passed over, but for one that is played.
    seat : int
        Who chooses.
    chosen : Action
        A legal action of the seat.
    looks_ahead : bool
        Whether its next turn is begun too.
    """
    before = hushed(seen)
    state, log = clone(before), Events()
    asked = seen.agenda[-1]
    take(state, asked, seat, chosen, log)
    after = state if same_turn(before, state) else within_turn(before, asked, seat, chosen)
    own = next((at for at, event in enumerate(log) if at and event.kind in NEXT), len(log))
    events = tuple([event for event in log[:own] if event.rule != HUSHED_RULE])
    return Effects(events, after, tuple(next_start(after, seat)) if looks_ahead else ())


def take(state: State, asked: Step, seat: int, chosen: Action, log: Events) -> None:
    """Let the seat choose what it was asked, in place."""
    if chosen.verb == "play":
        unfolded(state, seat, chosen.args[0], log)
    elif asked.kind in (*KINDS, "draft"):
        pass  # an evolution that is kept, or none that is played: nothing happens on the table
    elif asked.kind in SECRET and chosen.verb != "use":
        state.agenda.pop()
        TAKE[asked.kind](state, asked, chosen, log)
    else:
        step(state, chosen, log)
        while same_question(state, asked):
            step(state, plain(state, state.agenda[-1].seat), log)


def within_turn(before: State, asked: Step, seat: int, chosen: Action) -> State:
    """Return the state after an action that ends the turn, before the next one begins: what waits counts from there.

    In the set-up, where no turn ends, it is the one before the action.
    """
    state, log = clone(before), Events()
    if not state.agenda or state.agenda[0].kind not in TURN_ENDS:
        return before
    state.agenda.pop(0)
    take(state, asked, seat, chosen, log)
    if ends_now(state, log):
        advance(state, log)
    state.agenda.insert(0, Step("turn_over"))
    return state


def unfolded(state: State, seat: int, card: str, log: Events) -> None:
    """Play an evolution, in place, and what it lays on the agenda: what waits below would come without it too."""
    below = len(state.agenda)
    state.monsters[seat].hand = (card,)
    unfold(state, seat, card, log)
    put_aside(state)
    rest, state.agenda = state.agenda[:below], state.agenda[below:]
    advance(state, log)
    state.agenda = rest + state.agenda


def same_question(state: State, asked: Step) -> bool:
    """Return whether another seat is asked next what this one was: who leaves the city goes when all have answered."""
    return bool(state.agenda) and asked.kind in LEAVING and state.agenda[-1].kind == asked.kind


def same_turn(before: State, state: State) -> bool:
    """Return whether the turn goes on: what waits for a seat is counted from a moment within it."""
    return [monster.turns for monster in before.monsters] == [monster.turns for monster in state.monsters]


def next_start(state: State, seat: int) -> Events:
    """Return what happens when the next turn of a seat begins, as everything stands now; nothing if it is dead."""
    log = Events()
    if state.monsters[seat].alive and not state.result:
        new = clone(state)
        new.agenda = [Step("turn", seat)]
        new.extra_turns = ()
        advance(new, log)
    return log
