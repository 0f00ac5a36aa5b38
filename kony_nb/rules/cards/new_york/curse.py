"""Curse: Jinx tokens that make an Ouch expensive to roll again."""

from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import clear_tokens, give_token
from kony_nb.rules.state import State

RULE = "card.curse"


def dealt(state: State, seat: int, victim: int, log: Log) -> None:
    """Give the damaged monster a token."""
    give_token(state, victim, "jinx", RULE, log)


def lost(state: State, seat: int, log: Log) -> None:
    """Take all tokens off the table."""
    clear_tokens(state, "jinx", RULE, log)


add_token(
    id="jinx",
    name="Jinx",
    supply=13,
    card="curse",
    effect="Each die showing Ouch costs its bearer 1 energy to roll again. A heart removes it instead of healing.",
    spends="heart",
    reroll_fee={"O": 1},
)
add_card(
    id="curse",
    name="Curse",
    cost=4,
    kind="keep",
    effect="Each monster you deal damage to gets a Jinx token. To reroll an Ouch a monster pays 1 energy for each "
    "such token it bears. A heart removes a token in place of healing.",
    rulings=(
        "The price is per Ouch die rolled again and per token; who cannot pay keeps the Ouch.",
        "Hearts remove tokens in Manhattan too.",
        "One token per damage, never one for the owner; with the card gone its tokens go.",
    ),
    dealt=dealt,
    lost=lost,
)
