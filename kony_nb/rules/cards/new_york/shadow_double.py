"""Shadow Double: every blow counts twice."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="shadow_double",
    name="Shadow Double",
    cost=12,
    kind="keep",
    effect="Your attacks deal twice the damage.",
    rulings=(
        "The Attack results are doubled, before other cards add to the damage of single targets.",
        "Damage that your cards deal is no attack.",
    ),
    attack_multiplier=2,
)
