"""Public Image: a bad moment looks good in the papers."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import sets_a_die

OLD, OLD_TOKYO = "O", "1"
"""The face that can be changed."""

add_card(
    id="public_image",
    name="Public Image",
    monster="Sheriff",
    kind="permanent",
    cost=0,
    effect="Once a turn you may set one of your dice that shows Ouch to a star.",
    games=("new_york",),
    provenance="house",
    rulings=("After your last roll and before the first face is resolved. The Ouch is none any more.",),
    moments=lambda ident: sets_a_die(ident, "card.public_image", (OLD + "S",)),
)
add_card(
    id="public_image_tokyo",
    name="Public Image",
    monster="Sheriff",
    kind="permanent",
    cost=0,
    effect="Once a turn you may set one of your dice that shows 1 to a 3.",
    games=("tokyo",),
    provenance="house",
    rulings=("After your last roll and before the first face is resolved.",),
    moments=lambda ident: sets_a_die(ident, "card.public_image_tokyo", (OLD_TOKYO + "3",)),
)
