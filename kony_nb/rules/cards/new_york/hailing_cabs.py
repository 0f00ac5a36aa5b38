"""Hailing Cabs: more Destruction, but against units only."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.results import add_results
from kony_nb.rules.state import State

ID, RULE = "hailing_cabs", "card.hailing_cabs"


def may_add(state: State, seat: int) -> bool:
    """Ask once a turn."""
    return not state.ledger.units_only


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Add two Destruction; until the end of the turn only units can be destroyed."""
    state.ledger.units_only = True
    add_results(state, seat, "DD", RULE, log)


add_card(
    id=ID,
    name="Hailing Cabs",
    cost=5,
    kind="keep",
    effect="You may add 2 Destruction to your results. In a turn in which you do, you can destroy units but no "
    "buildings.",
    rulings=(
        "You decide after the last roll, before anything is resolved.",
        "Where only buildings are left, nothing more can be destroyed and the rest is lost.",
    ),
    may_add=may_add,
    use=use,
)
