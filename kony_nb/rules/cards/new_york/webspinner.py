"""Webspinner: Web tokens that cost rolls."""

from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import clear_tokens, give_token
from kony_nb.rules.state import State

RULE = "card.webspinner"


def dealt(state: State, seat: int, victim: int, log: Log) -> None:
    """Give the damaged monster a token."""
    give_token(state, victim, "web", RULE, log)


def lost(state: State, seat: int, log: Log) -> None:
    """Take all tokens off the table."""
    clear_tokens(state, "web", RULE, log)


add_token(
    id="web",
    name="Web",
    supply=13,
    card="webspinner",
    effect="Its bearer has one reroll less. An attack result removes it instead of attacking.",
    spends="attack",
    rolls=-1,
)
add_card(
    id="webspinner",
    name="Webspinner",
    cost=6,
    kind="keep",
    effect="Each monster you deal damage to gets a Web token; it has one reroll less for each on its turns. "
    "An attack result removes a token in place of attacking.",
    rulings=(
        "The first roll is always made.",
        "Results spent on tokens are no attack.",
        "One token per damage, never one for the owner; with the card gone its tokens go.",
    ),
    dealt=dealt,
    lost=lost,
)
