"""Kindle: any die can become an attack."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.faces import ORDER
from kony_nb.rules.power_up.effects import sets_a_die

NEW = "A"
"""The face that a die is set to."""

add_card(
    id="kindle",
    name="Kindle",
    monster="Drakonis",
    kind="permanent",
    cost=0,
    effect="Once a turn you may set one of your dice to an attack.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("After your last roll and before the first face is resolved.",),
    moments=lambda ident: sets_a_die(ident, "card.kindle", (old + NEW for old in ORDER if old != NEW)),
)
