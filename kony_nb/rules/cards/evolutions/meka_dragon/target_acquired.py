"""Target Acquired: who wounds it is marked, and hit harder."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import clear_tokens, give_token
from kony_nb.rules.state import Loss, State

ID, RULE = "target_acquired", "card.target_acquired"


def token_of(ident: str) -> str:
    """Return the token of the evolution that lies under this id: a copy has a token of its own."""
    return "target" if ident == ID else "second_target"


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""
    token = token_of(ident)

    def hurt(state: State, seat: int, loss: Loss, n: int, log: Log) -> None:
        """Mark the attacker, and nobody else."""
        attacker = state.monsters[loss.attacker]
        if loss.attack and attacker.alive and token not in attacker.tokens:
            clear_tokens(state, token, RULE, log)
            give_token(state, loss.attacker, token, RULE, log)

    def raises(state: State, seat: int, loss: Loss, target: int, n: int) -> int:
        """Add 1 to whatever the marked monster is to lose."""
        return n + (n > 0 and token in state.monsters[target].tokens)

    def lost(state: State, seat: int, log: Log) -> None:
        """Take the token back."""
        clear_tokens(state, token, RULE, log)

    return {"hurt": hurt, "raises": raises, "lost": lost}


for _token, _name, _card in (("target", "Target", ID), ("second_target", "Second Target", f"icy_reflection.{ID}")):
    add_token(
        id=_token,
        name=_name,
        supply=1,
        card=_card,
        effect="Its bearer loses 1 LP more each time the owner of Target Acquired, or of its copy, makes it lose LP.",
    )
add_card(
    id=ID,
    name="Target Acquired",
    monster="Meka Dragon",
    kind="permanent",
    cost=0,
    effect="A monster that wounds you gets the Target token: it loses 1 LP more each time you make it lose LP.",
    games=("tokyo",),
    rulings=(
        "Who wounds you by an attack; the token moves to the newest one, and lies nowhere before the first.",
        "The 1 is added to your attacks and to what your cards take, on any turn, before anything is reduced.",
        "It goes when this evolution or its bearer goes.",
    ),
    moments=moments,
)
