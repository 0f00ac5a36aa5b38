"""Healing Ray: hearts for others, at a price."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action, monster_id
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import hand_over, heal, max_lp
from kony_nb.rules.phases.resolving import spend_on
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.game import EVERY_MONSTER

RULE = "card.healing_ray"
FEE = 2


def spent(state: State, seat: int, args: tuple[str, ...], log: Log) -> None:
    """Heal the chosen monsters, and take the energy for what they gained."""
    for chosen in dict.fromkeys(args):
        other = next(at for at, monster in enumerate(state.monsters) if monster_id(monster.name) == chosen)
        monster = state.monsters[other]
        before = monster.lp
        heal(state, other, args.count(chosen), RULE, log, by_other=True)
        if monster.lp > before:
            hand_over(state, other, seat, FEE * (monster.lp - before), RULE, log)


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the card that lies under this id."""

    def spends(state: State, seat: int, face: str, n: int) -> tuple[Action, ...]:
        """Offer each other monster that is hurt for a heart."""
        if face != "H":
            return ()
        return tuple(
            action("use", ident, monster_id(monster.name))
            for other, monster in enumerate(state.monsters)
            if other != seat and monster.alive and monster.lp < max_lp(monster)
        )

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Set a heart aside for the monster."""
        spend_on(state, ident, arg, log)

    return {"spends": spends, "use": use}


add_card(
    id="healing_ray",
    name="Healing Ray",
    cost=4,
    kind="keep",
    effect="You may use your hearts on other monsters: each gains 1 LP per heart, and pays you 2 energy for it.",
    games=("tokyo",),
    rulings=(
        "The monster cannot refuse; it pays what it has, and only for the LP that it really gains.",
        "It works in Tokyo, for you and for the others. Hearts not used so do what they always do.",
    ),
    arguments=tuple(monster_id(name) for name in EVERY_MONSTER),
    spent=spent,
    moments=moments,
)
