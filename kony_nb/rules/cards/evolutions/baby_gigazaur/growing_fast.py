"""Growing Fast: life without hearts."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal, max_lp
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State

RULE = "card.growing_fast"


def heartless(state: State) -> bool:
    """Return whether dice lie there, and no heart among them."""
    return bool(state.dice) and "H" not in state.dice


def acts(state: State, seat: int, moment: str) -> bool:
    """Return whether the owner's final dice show no heart, and it is hurt."""
    monster = state.monsters[seat]
    return state.turn == seat and moment == "after_roll" and heartless(state) and monster.lp < max_lp(monster)


def final(state: State, seat: int, log: Log) -> None:
    """Gain 1 LP if no heart was rolled."""
    if heartless(state):
        heal(state, seat, 1, RULE, log)


add_card(
    id="growing_fast",
    name="Growing Fast",
    monster="Baby Gigazaur",
    kind="permanent",
    cost=0,
    effect="If your final dice show no heart, gain 1 LP.",
    games=("tokyo",),
    rulings=(
        "In Tokyo too, before the first face is resolved. A heart that a card adds is not rolled.",
        "Who rolls no dice at all in its turn gains nothing.",
    ),
    final=final,
    **ready(acts),
)
