"""Leveler: a point in each turn of demolition."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.tiles import BUILDINGS
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

ID, RULE = "leveler", "card.leveler"


def destroyed(state: State, seat: int, what: str, log: Log) -> None:
    """Gain 1 VP for the first building of the turn."""
    if what in BUILDINGS and first_time(state, ID):
        gain_vp(state, seat, 1, RULE, log)


add_card(
    id=ID,
    name="Leveler",
    cost=5,
    kind="keep",
    effect="Gain 1 VP in each turn in which you destroy a building.",
    rulings=(
        "Once a turn, with the first building; an extra turn counts by itself.",
        "Buildings destroyed earlier in the turn in which it is bought do not count.",
    ),
    destroyed=destroyed,
)
