"""Too Quick: the blow falls where it was."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import spares

add_card(
    id="too_quick",
    name="Too Quick",
    monster="Mantis",
    kind="temporary",
    cost=0,
    effect="When you are about to lose LP, lose none, and none for the rest of this turn.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Against attacks, units, cards and tokens. Not against losing the Statue, and not for LP that you pay.",),
    timing=("before_loss",),
    **spares("too_quick"),
)
