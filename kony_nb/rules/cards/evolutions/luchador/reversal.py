"""Reversal: out of a hold and into one, or the other way round."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import sets_a_die

add_card(
    id="reversal",
    name="Reversal",
    monster="Luchador",
    kind="permanent",
    cost=0,
    effect="Once a turn you may set one of your dice from a heart to an attack, or from an attack to a heart.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("After your last roll and before the first face is resolved. For evolving the new face counts.",),
    moments=lambda ident: sets_a_die(ident, "card.reversal", ("HA", "AH")),
)
