"""Chameleon: a star thrown away sets another die."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import NEW_YORK, sort_faces, without
from kony_nb.rules.state import State

ID, RULE = "chameleon", "card.chameleon"


def changes(state: State, seat: int) -> tuple[Action, ...]:
    """Offer, for a star thrown away, any other die to be set to any other face."""
    if "S" not in state.dice:
        return ()
    others = dict.fromkeys(without(state.dice, "S"))
    return tuple(action("use", ID, old + new) for old in others for new in NEW_YORK if new != old)


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Throw a star away and set the die."""
    old, new = arg[0], arg[1]
    state.dice = sort_faces(without(without(state.dice, "S"), old) + new)
    log.add("change", RULE, seat, what=arg)


add_card(
    id=ID,
    name="Chameleon",
    cost=4,
    kind="keep",
    effect="Throw away any number of your stars; for each, set one of your other dice to a face of your choice.",
    rulings=(
        "After the last roll and before the first face is resolved.",
        "A star thrown away counts for nothing else.",
    ),
    arguments=tuple(old + new for old in NEW_YORK for new in NEW_YORK if old != new),
    changes=changes,
    use=use,
)
