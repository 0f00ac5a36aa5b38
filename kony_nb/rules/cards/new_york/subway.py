"""Subway: another turn, with free travel among the outer boroughs."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.manhattan import move_fee, outer_with_room
from kony_nb.rules.new_york.move import go
from kony_nb.rules.phases.gains import heal
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.places import OUTER
from kony_nb.rules.state import State, Step

ID, RULE = "subway", "card.subway"


def gained(state: State, seat: int, log: Log) -> None:
    """Heal 2 and take another turn after this one."""
    heal(state, seat, 2, RULE, log)
    gain_extra_turn(state, seat, ID, log)


def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
    """Offer every other outer borough with room, at any decision of the extra turn but inside a flight."""
    monster = state.monsters[seat]
    if monster.place not in OUTER or step.kind in ("flee", "leave") or move_fee(state) > monster.energy:
        return ()
    return tuple(action("use", ID, place) for place in outer_with_room(state) if place != monster.place)


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Ride there: it is a move."""
    go(state, seat, arg, RULE, "move", log)


add_card(
    id=ID,
    name="Subway",
    cost=10,
    kind="discard",
    effect="Heal 2 and take another turn after this one; in that turn you may move as often as you like, "
    "whenever you decide something.",
    rulings=(
        "The extra turn is a whole turn.",
        "The rides go between outer boroughs with room; Manhattan is entered by the usual rules only.",
        "Each ride is a move, with the fee of New York Marathon; not while you answer an attack.",
    ),
    confidence="medium",
    arguments=OUTER,
    extra_turn=True,
    gained=gained,
    anytime=anytime,
    use=use,
)
