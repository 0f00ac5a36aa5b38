"""Underrated: two attacks more."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.results import add_results
from kony_nb.rules.state import State

RULE = "card.underrated"
ADDED = "AA"


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether results can still be added: dice lie there, and the attack is not resolved yet."""
    if not state.results:
        return moment == "after_roll" and bool(state.dice)
    return not state.ledger.attacks and ("A" in state.results or "A" not in state.dice)


def gained(state: State, seat: int, log: Log) -> None:
    """Add the attacks, if the results are counted already."""
    if state.results:
        add_results(state, seat, ADDED, RULE, log)


def adds(state: State, seat: int, results: str) -> str:
    """Add the attacks when the results are counted."""
    return ADDED


add_card(
    id="underrated",
    name="Underrated",
    monster="Baby Gigazaur",
    kind="temporary",
    cost=0,
    effect="Add 2 attacks to your roll.",
    games=("tokyo",),
    rulings=(
        "Play it on your turn when your last roll has fallen, and before you resolve attacks.",
        "Without an attack on your dice too. The two are results and no dice.",
    ),
    timing=("after_roll", "resolving"),
    whose="own",
    lasts="turn",
    playable=playable,
    gained=gained,
    adds=adds,
)
