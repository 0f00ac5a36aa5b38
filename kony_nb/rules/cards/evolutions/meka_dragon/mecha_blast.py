"""Mecha Blast: an attack that goes deeper."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.attacking import reached
from kony_nb.rules.power_up.effects import deals_more
from kony_nb.rules.state import State

MORE = 2


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether an attack that hits somebody is still to be resolved."""
    hit, besides = reached(state, seat)
    return "A" in state.results and bool(hit or besides)


add_card(
    id="mecha_blast",
    name="Mecha Blast",
    monster="Meka Dragon",
    kind="temporary",
    cost=0,
    effect="Each monster that your attack wounds this turn loses 2 LP more.",
    games=("tokyo",),
    rulings=(
        "Before your attack is resolved. The 2 are part of the attack: what reduces it reduces them too.",
        "What your cards take is no attack.",
    ),
    timing=("resolving",),
    whose="own",
    lasts="turn",
    playable=playable,
    **deals_more(MORE),
)
