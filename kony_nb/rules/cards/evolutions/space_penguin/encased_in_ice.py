"""Encased in Ice: a die that stays as it is, on everybody's table."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO, in_words
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.state import State, Step

ID, RULE = "encased_in_ice", "card.encased_in_ice"
PRICE = 1
PASS = action("pass")


@decision
class Encase(Decision):
    """The dice of the owner lie: is one of them encased? The argument is the evolution."""

    kind = ID
    rule = RULE
    prompt = "Pay 1 energy to encase one of your dice?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return passing, and each face that lies there, where it can be paid."""
        (ident,), monster = step.args, state.monsters[step.seat]
        if ident not in monster.cards or ident in monster.marks or monster.energy < PRICE:
            return ()
        return (PASS, *(action("use", ident, face) for face in dict.fromkeys(state.dice)))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Encase none."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say which dice lie there, and that this comes first."""
        return RULE, f"the dice show {in_words(state.dice)}: encase one of them, or pass first"


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Pay, and remember the face."""
    ident, monster = state.agenda.pop().args[0], state.monsters[seat]
    pay(state, seat, PRICE, RULE, log)
    monster.marks = {**monster.marks, ident: arg}
    log.add("mark", RULE, seat, what=arg)


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""

    def final(state: State, seat: int, log: Log) -> None:
        """Ask when the dice and the results are complete."""
        state.agenda.append(Step(ID, seat, (ident,)))

    def dice_for(state: State, seat: int, roller: int) -> int:
        """Take a die from the others while one is encased."""
        return -(ident in state.monsters[seat].marks)

    def adds_to_others(state: State, seat: int, roller: int) -> str:
        """Add the encased die to the results of the others."""
        return state.monsters[seat].marks.get(ident, "")

    def idle(state: State, seat: int) -> bool:
        """Tell whether no die is encased."""
        return ident not in state.monsters[seat].marks

    def turn_start(state: State, seat: int, log: Log) -> None:
        """Take the die back."""
        monster = state.monsters[seat]
        monster.marks = {card: mark for card, mark in monster.marks.items() if card != ident}
        log.add("mark", RULE, seat)

    return {
        "final": final,
        "dice_for": dice_for,
        "adds_to_others": adds_to_others,
        "idle": idle,
        "turn_start": turn_start,
    }


add_card(
    id=ID,
    name="Encased in Ice",
    monster="Space Penguin",
    kind="permanent",
    cost=0,
    effect="When your dice lie, pay 1 energy to encase one: until your next turn all others roll a die fewer and have "
    "its face among their results.",
    games=("tokyo",),
    rulings=(
        "After the last roll and all changes, before the first face is resolved, once a turn; the die counts for you.",
        "For the others it is a result and no die: it is not rolled again or changed, and does not make them evolve.",
        "At the start of your next turn, an extra one too, you have all your dice again.",
    ),
    arguments=tuple(TOKYO),
    use=use,
    moments=moments,
)
