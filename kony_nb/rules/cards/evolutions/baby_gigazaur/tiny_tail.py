"""Tiny Tail: two dice become ones."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.last_roll import replace_die
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State

ID, RULE = "tiny_tail", "card.tiny_tail"
NEW = "1"


def other_dice(state: State) -> str:
    """Return the faces of the dice that are no ones, each once."""
    return "".join(dict.fromkeys(state.dice.replace(NEW, "")))


def acts(state: State, seat: int, moment: str) -> bool:
    """Return whether the owner's final dice can still be changed."""
    return state.turn == seat and moment == "after_roll" and not state.results and bool(other_dice(state))


def changes(state: State, seat: int) -> tuple[Action, ...]:
    """Offer each die that is no one, twice a turn."""
    return () if ID in state.ledger.once else tuple(action("use", ID, old + NEW) for old in other_dice(state))


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Set the die; the second one is the last."""
    if not first_time(state, f"{ID}:{seat}"):
        first_time(state, ID)
    replace_die(state, arg[0], NEW)
    log.add("change", RULE, seat, what=arg)


add_card(
    id=ID,
    name="Tiny Tail",
    monster="Baby Gigazaur",
    kind="permanent",
    cost=0,
    effect="In each of your turns you may set two of your dice to 1.",
    games=("tokyo",),
    rulings=("After the last roll and before the first face is resolved, one after the other; you may set only one.",),
    arguments=tuple(old + NEW for old in TOKYO if old != NEW),
    changes=changes,
    use=use,
    **ready(acts),
)
