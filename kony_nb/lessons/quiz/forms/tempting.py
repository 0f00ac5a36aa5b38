"""What a learner might want to do at a moment, allowed or not."""

from collections.abc import Iterable

from kony_nb.rules.actions import UNITS, Action, action, from_text, monster_id
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.places import BOROUGH_OF, OUTER
from kony_nb.rules.referee import legal_actions, pending, why_not
from kony_nb.rules.state import State

__all__ = ["allowed_and_refused", "kind_of"]

DULL = ("core.turn.order", "core.action.unknown")
"""Refusals that teach little: the action belongs to another moment altogether."""


def kind_of(state: State) -> str:
    """Return the kind of decision that waits, "" for none."""
    waits = pending(state)
    return "" if waits is None or waits[1].chance else waits[0].kind


def wishes(state: State) -> Iterable[Action]:
    """Yield what might be wanted at this decision; the vocabulary has many more actions, but they are far away."""
    kind, seat = kind_of(state), state.agenda[-1].seat
    monster = state.monsters[seat]
    if kind in ("move", "super_speed"):
        yield from (action("move", place) for place in OUTER if place != monster.place)
        yield from (action("stay"), action("enter"), action("advance"))
    elif kind in ("flee", "driven_out"):
        yield from (action("flee", place) for place in OUTER)
        yield action("hold")
    elif kind == "place":
        yield from (action("place", place) for place in OUTER)
    elif kind == "leave":
        yield from (action("move", place) for place in OUTER)
    elif kind == "destroy":
        home = BOROUGH_OF.get(monster.place or "", "")
        armed = [name for name, tiles in state.boroughs.items() if name != home and (tiles.units or tiles.fresh)]
        for borough, tiles in state.boroughs.items():
            if borough in (home, *armed[:1]):
                there = [str(at + 1) for at, stack in enumerate(tiles.stacks) if stack and borough == home]
                there += [unit for unit in UNITS if unit in tiles.units + tiles.fresh]
                yield from (action("destroy", f"{borough}.{target}") for target in there)
        yield action("pass")
    elif kind == "buy":
        yield from (action("buy", card) for card in state.market if card is not None)
        yield action("sweep")
    elif kind == "resolve":
        yield from (action("resolve", face) for face in dict.fromkeys(state.dice))
        yield action("pass")
    elif kind == "keep":
        yield from (action("keep", state.dice), action("stop"))
    elif kind == "challenge":
        others = [other.name for other in state.monsters if other.alive and other is not monster]
        yield from (action("challenge", monster_id(name)) for name in others)
    elif kind == "roll":
        yield from (action("roll"), action("end"))
    for card in monster.cards:
        entry = CARDS[card]
        if kind in ("change", "add", "convert") and not entry.monster:
            yield from (action("use", card, arg) for arg in entry.arguments if arg[0] in state.dice)


def allowed_and_refused(state: State) -> tuple[list[str], list[tuple[str, str]]]:
    """Return the texts of what is allowed here, and of what is refused with the rule that refuses it."""
    legal = legal_actions(state)
    wanted = [wish for wish in dict.fromkeys(wishes(state)) if from_text(wish.text) is not None]
    allowed = [wish.text for wish in wanted if wish in legal]
    answers = [(wish.text, why_not(state, wish)) for wish in wanted if wish not in legal]
    return allowed, [(text, why.rule) for text, why in answers if why is not None and why.rule not in DULL]
