"""Fire Breathing: the attack burns the neighbours at the table."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.attacking import reached
from kony_nb.rules.state import Loss, State, Step

RULE = "card.fire_breathing"


def neighbours(state: State, seat: int) -> tuple[int, ...]:
    """Return the next living monsters on both sides, clockwise; the same one once."""
    n = len(state.monsters)
    others = sorted((other for other in state.living if other != seat), key=lambda other: (other - seat) % n)
    return tuple(dict.fromkeys((others[0], others[-1])))


def hits(state: State, seat: int, target: int, n: int) -> int:
    """Deal a neighbour that the attack hits 1 more."""
    return n + (target in neighbours(state, seat))


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Burn the neighbours that the attack does not hit, right after it."""
    if face != "A" or not n:
        return
    hit, besides = reached(state, seat)
    attacked = (*hit, *(other for _, other in besides))
    burns = tuple((other, 1) for other in neighbours(state, seat) if other not in attacked)
    if burns:
        state.agenda.append(Step("loss", -1, (), Loss(RULE, burns, seat)))


add_card(
    id="fire_breathing",
    name="Fire Breathing",
    cost=4,
    kind="keep",
    effect="When you resolve at least one attack, the next monster on either side of you at the table loses 1 LP more.",
    games=("tokyo",),
    rulings=(
        "Wherever it stands, in Tokyo beside you or outside with you too; of two monsters, the other one loses 1 once.",
        "For a neighbour that the attack hits it is one loss. Any other loses 1 LP after the attack, which is none and "
        "gives no right to yield.",
    ),
    hits=hits,
    resolved=resolved,
)
