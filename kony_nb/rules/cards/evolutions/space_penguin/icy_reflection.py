"""Icy Reflection: an evolution that acts as one of another monster.

While it does, it lies before its owner under an id of its own, ``icy_reflection.<evolution>``, as a Mimic does.
"""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS, add_card, add_copy
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import act_as, copy_id
from kony_nb.rules.state import State, Step

ID, RULE, MONSTER = "icy_reflection", "card.icy_reflection", "Space Penguin"


def models(state: State, seat: int) -> tuple[Action, ...]:
    """Return choosing each permanent evolution before another monster; never an Icy Reflection."""
    return tuple(
        action("pick", card)
        for other, monster in enumerate(state.monsters)
        for card in monster.cards
        if other != seat and copy_id(ID, card) in CARDS
    )


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether there is anything to reflect."""
    return bool(models(state, seat))


@decision
class Reflect(Decision):
    """The owner chooses what the evolution acts as."""

    kind = ID
    rule = RULE
    prompt = "Which evolution does Icy Reflection act as?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the evolutions that can be reflected."""
        return models(state, step.seat)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Act as the chosen one from now on."""
        act_as(state, step.seat, ID, copy_id(ID, chosen.args[0]), log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say what it can act as."""
        return RULE, "choose first a permanent evolution that lies before another monster"


def gained(state: State, seat: int, log: Log) -> None:
    """Ask what to act as."""
    state.agenda.append(Step(ID, seat))


def add_reflections() -> None:
    """Register Icy Reflection acting as each permanent evolution; called when all of them are there."""
    for card in [card for card in CARDS.values() if card.kind == "permanent" and "tokyo" in card.games]:
        if card.id != ID and not card.lies_as:
            add_copy(
                card.id,
                copy_id(ID, card.id),
                lies_as=ID,
                goes_with_model=True,
                name=f"Icy Reflection ({card.name})",
                monster=MONSTER,
                games=("tokyo",),
                timing=(),
                whose="",
                playable=None,
                gained=None,
            )


add_card(
    id=ID,
    name="Icy Reflection",
    monster=MONSTER,
    kind="permanent",
    cost=0,
    effect="Choose a permanent evolution that lies before another monster: this one acts as a fresh copy of it, and is "
    "discarded when that one leaves.",
    games=("tokyo",),
    rulings=(
        "The copy has tokens of its own, but no effect of playing the evolution.",
        "Never a copy of an Icy Reflection, nor of a temporary evolution that lies there for a while.",
    ),
    playable=playable,
    gained=gained,
)
