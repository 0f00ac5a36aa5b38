"""Compound Eyes: one more look at the dice, in every turn."""

from kony_nb.rules.cards.registry import add_card

ROLLS = 1

add_card(
    id="compound_eyes",
    name="Compound Eyes",
    monster="Mantis",
    kind="permanent",
    cost=0,
    effect=f"You have {ROLLS} roll more in each of your turns.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("From this turn on if it is played before your last roll has fallen, else from your next.",),
    rolls=ROLLS,
)
