"""Sunken Temple: a turn of rest."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, heal
from kony_nb.rules.phases.turns import skip_to_end
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State, Step

ID, RULE = "sunken_temple", "card.sunken_temple"
OFFER = (action("use", ID),)


def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
    """Offer it before the first roll, outside Tokyo."""
    if step.kind != "roll" or state.ledger.rolls or state.monsters[seat].place != OUTSIDE:
        return ()
    return OFFER


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Skip the rest of the turn; gain 3 LP and 3 energy."""
    skip_to_end(state, log)
    heal(state, seat, 3, RULE, log)
    gain_energy(state, seat, 3, RULE, log)


add_card(
    id=ID,
    name="Sunken Temple",
    monster="Kraken",
    kind="permanent",
    cost=0,
    effect="Before you roll, if you are outside Tokyo, you may skip your turn: gain 3 LP and 3 energy.",
    games=("tokyo",),
    rulings=(
        "You roll no dice, do not enter and buy nothing; what happens at the end of your turn still happens.",
        "It stays in front of you. At your maximum of LP you still gain the energy.",
    ),
    anytime=anytime,
    use=use,
    **ready(),
)
