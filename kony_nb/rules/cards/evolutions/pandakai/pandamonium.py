"""PandaMonium: energy for all, most of it for one."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.power_up.effects import others
from kony_nb.rules.state import State

RULE = "card.pandamonium"
OWN, EACH = 6, 3


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 6 energy, the others 3 each."""
    gain_energy(state, seat, OWN, RULE, log)
    for other in others(state, seat):
        gain_energy(state, other, EACH, RULE, log)


add_card(
    id="pandamonium",
    name="PandaMonium",
    monster="Pandakai",
    kind="temporary",
    cost=0,
    effect="Gain 6 energy; every other monster gains 3.",
    games=("tokyo",),
    gained=gained,
)
