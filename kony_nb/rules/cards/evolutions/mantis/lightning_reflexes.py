"""Lightning Reflexes: more rolls for one turn."""

from kony_nb.rules.cards.registry import add_card, functions
from kony_nb.rules.phases.rolling import rolls_allowed
from kony_nb.rules.state import State

ROLLS = 2


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether nobody's card limits the owner to the rolls that it has already."""
    return all(
        limit(state, owner, seat) > rolls_allowed(state, seat)
        for owner, monster in enumerate(state.monsters)
        for _, limit in functions(monster.cards, "roll_limit")
    )


add_card(
    id="lightning_reflexes",
    name="Lightning Reflexes",
    monster="Mantis",
    kind="temporary",
    cost=0,
    effect=f"Before your last roll: you have {ROLLS} rolls more in this turn.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Before the first roll or between two rolls; when the last roll has fallen it is too late.",),
    timing=("before_roll", "between_rolls"),
    whose="own",
    lasts="turn",
    rolls=ROLLS,
    playable=playable,
)
