"""I Am the King!: Tokyo pays one more."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.places import TOKYO
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import free_place

RULE = "card.i_am_the_king"


def idle(state: State, seat: int) -> bool:
    """Return whether the owner is outside."""
    return state.monsters[seat].place not in TOKYO


def acts(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner's turn begins in Tokyo, or it is about to enter."""
    if state.turn != seat:
        return False
    if moment == "before_entering":
        rolled = state.ledger.attacks or state.options.tokyo_entry == "always"
        return bool(rolled) and idle(state, seat) and free_place(state) is not None
    return moment == "before_turn" and not idle(state, seat)


def one_more(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


add_card(
    id="i_am_the_king",
    name="I Am the King!",
    monster="The King",
    kind="permanent",
    cost=0,
    effect="Gain 1 VP more when you enter Tokyo, and when you start your turn there.",
    games=("tokyo",),
    rulings=(
        "In the Bay too. Moving from the Bay into Tokyo City is not entering.",
        "The VP is paid also where Tokyo itself pays energy instead.",
    ),
    idle=idle,
    turn_start=one_more,
    entered=one_more,
    **ready(acts),
)
