"""Regeneration, as King of Tokyo has it: more out of every healing."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="regeneration_tokyo",
    name="Regeneration",
    cost=4,
    kind="keep",
    effect="Whenever you heal, heal 1 more.",
    games=("tokyo",),
    rulings=(
        "1 more for each time, however many LP it gives.",
        "Not where hearts do not heal, and not when another monster heals you.",
    ),
    heal_bonus=1,
)
