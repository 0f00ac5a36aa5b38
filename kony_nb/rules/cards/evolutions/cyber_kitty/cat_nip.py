"""Cat Nip: one roll that counts twice."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.rolling import UNLIMITED
from kony_nb.rules.state import State


def roll_limit(state: State, seat: int, roller: int) -> int:
    """Leave the owner a single roll."""
    return 1 if roller == seat else UNLIMITED


def adds(state: State, seat: int, results: str) -> str:
    """Add every result once more."""
    return results


add_card(
    id="cat_nip",
    name="Cat Nip",
    monster="Cyber Kitty",
    kind="temporary",
    cost=0,
    effect="Before your first roll: you have a single roll in this turn, and all its results are doubled.",
    games=("tokyo",),
    rulings=(
        "No card gives another roll in this turn; what takes none of your rolls, and changes, stay possible.",
        "Doubled is what the dice and other cards give together, before results are turned into others.",
        "Evolving, and cards that speak of dice, count the dice as they lie.",
    ),
    timing=("before_roll",),
    whose="own",
    lasts="turn",
    adds_late=True,
    roll_limit=roll_limit,
    adds=adds,
)
