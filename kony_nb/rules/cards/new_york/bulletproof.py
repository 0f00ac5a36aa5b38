"""Bulletproof: the units' bullets hurt less."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import Loss, State

ROLLED = "ny.ouch."


def reduce(state: State, seat: int, loss: Loss, n: int) -> int:
    """Lose 1 less to an Ouch that somebody rolled."""
    return max(0, n - 1) if loss.rule.startswith(ROLLED) else n


add_card(
    id="bulletproof",
    name="Bulletproof",
    cost=4,
    kind="keep",
    effect="When the units damage you because of a rolled Ouch, your own or another monster's, you suffer 1 less.",
    rulings=(
        "1 less for each time that Ouch is resolved, not for each unit; never below 0.",
        "Not against attacks and cards, and not against the loss of the Statue of Liberty.",
    ),
    reduce=reduce,
)
