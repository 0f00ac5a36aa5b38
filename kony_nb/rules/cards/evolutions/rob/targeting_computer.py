"""Targeting Computer: units are easier to hit; in Tokyo, ones become attacks."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.new_york.tiles import UNITS
from kony_nb.rules.power_up.effects import sets_a_die

LESS = 1
"""Destruction less that each unit takes."""

add_card(
    id="targeting_computer",
    name="Targeting Computer",
    monster="Rob",
    kind="permanent",
    cost=0,
    effect=f"Each unit takes you {LESS} Destruction less to destroy.",
    games=("new_york",),
    provenance="house",
    rulings=("It pays what it always pays. Of several such effects the best one counts, they do not add up.",),
    durability={name: unit.durability - LESS for name, unit in UNITS.items()},
)
add_card(
    id="targeting_computer_tokyo",
    name="Targeting Computer",
    monster="Rob",
    kind="permanent",
    cost=0,
    effect="Once a turn you may set one of your dice that shows 1 to an attack.",
    games=("tokyo",),
    provenance="house",
    rulings=("After your last roll and before the first face is resolved.",),
    moments=lambda ident: sets_a_die(ident, "card.targeting_computer_tokyo", ("1A",)),
)
