"""Eater of Souls: more life, and some of it in Tokyo."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal, max_lp
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import free_place

RULE = "card.eater_of_souls"


def acts(state: State, seat: int, moment: str) -> bool:
    """Return whether the owner is about to come into Tokyo, or has more hearts than it could use without the card."""
    monster = state.monsters[seat]
    if state.turn != seat or monster.place != OUTSIDE:
        return False
    if moment == "before_entering":
        comes = state.ledger.attacks or state.options.tokyo_entry == "always"
        return bool(comes and free_place(state))
    return moment == "resolving" and "H" in state.results and monster.lp + state.results.count("H") > max_lp(monster)


def entered(state: State, seat: int, log: Log) -> None:
    """Gain 1 LP."""
    heal(state, seat, 1, RULE, log)


add_card(
    id="eater_of_souls",
    name="Eater of Souls",
    monster="Kraken",
    kind="permanent",
    cost=0,
    effect="Gain 1 LP each time you enter Tokyo. You may have up to 12 LP.",
    games=("tokyo",),
    rulings=(
        "The City or the Bay; moving from the Bay to the City is no entering.",
        "Playing it gives no LP. When it leaves you, LP above your maximum are lost, which is no damage.",
    ),
    max_lp=2,
    entered=entered,
    **ready(acts),
)
