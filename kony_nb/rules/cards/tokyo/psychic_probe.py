"""Psychic Probe: a finger in the dice of others."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.phases.cards import discard_from, first_time
from kony_nb.rules.phases.last_roll import replace_die, reroll_one
from kony_nb.rules.state import State, Step

RULE = "card.psychic_probe"


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the card that lies under this id."""

    def probes(state: State, seat: int) -> tuple[Action, ...]:
        """Offer each die, once a turn."""
        if f"{ident}:{seat}" in state.ledger.once:
            return ()
        return tuple(action("use", ident, face) for face in dict.fromkeys(state.dice))

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Roll the die again."""
        first_time(state, f"{ident}:{seat}")
        reroll_one(state, seat, ident, arg)

    def rolled(state: State, step: Step, face: str, log: Log) -> None:
        """Lay the die back; a heart costs the card."""
        replace_die(state, step.args[1], face)
        if face == "H":
            discard_from(state, step.seat, ident, RULE, log)

    return {"probes": probes, "use": use, "rolled": rolled}


add_card(
    id="psychic_probe",
    name="Psychic Probe",
    cost=3,
    kind="keep",
    effect="When the last roll of another monster has fallen you may roll one of its dice again. "
    "If a heart falls, discard this card.",
    games=("tokyo",),
    rulings=(
        "You choose the die; once in each turn of another monster, before it changes or adds anything.",
        "Several owners are asked clockwise from the active monster, each for the dice as they lie then.",
    ),
    arguments=tuple(TOKYO),
    moments=moments,
)
