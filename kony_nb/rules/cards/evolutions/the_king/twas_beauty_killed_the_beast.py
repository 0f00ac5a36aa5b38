"""Twas Beauty Killed the Beast: a point every turn, until the fall."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_from
from kony_nb.rules.phases.gains import gain_vp, lose_vp
from kony_nb.rules.places import TOKYO
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State

RULE = "card.twas_beauty_killed_the_beast"
READY = ready(lambda state, seat, moment: moment == "before_end")


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is in Tokyo, and is asked anyway or gains a point at once."""
    asked: bool = READY["playable"](state, seat, moment)
    return asked and state.monsters[seat].place in TOKYO


def every_turn_end(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP in Tokyo."""
    if state.monsters[seat].place in TOKYO:  # a copy may lie outside
        gain_vp(state, seat, 1, RULE, log)


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the evolution does, by the id under which it lies on the table."""

    def left(state: State, seat: int, log: Log) -> None:
        discard_from(state, seat, ident, RULE, log)
        if vp := state.monsters[seat].vp:
            lose_vp(state, seat, vp, RULE, log)

    return {"left": left}


add_card(
    id="twas_beauty_killed_the_beast",
    name="Twas Beauty Killed the Beast",
    monster="The King",
    kind="permanent",
    cost=0,
    effect="Play it in Tokyo. Gain 1 VP at the end of every monster's turn. When you leave Tokyo discard this and lose "
    "all your VP.",
    games=("tokyo",),
    rulings=(
        "In the Bay too; at the end of your own turns, and of that in which you play it.",
        "However you leave: yielding, by a card, or because the Bay closes. From the Bay to the City is not leaving.",
    ),
    playable=playable,
    every_turn_end=every_turn_end,
    moments=moments,
)
