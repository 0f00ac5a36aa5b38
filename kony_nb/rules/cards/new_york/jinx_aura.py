"""Jinx Aura: nobody else may stop rolling early."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="jinx_aura",
    name="Jinx Aura",
    cost=4,
    kind="keep",
    effect="The other monsters have to use every reroll they have; they still choose the dice.",
    rulings=(
        "Each time at least one die is rolled again.",
        "Whoever has no die that may be rolled again, or cannot pay for any, stops.",
    ),
    rerolls_forced=True,
)
