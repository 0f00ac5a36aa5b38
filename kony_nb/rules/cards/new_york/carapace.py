"""Carapace: a thicker skin that grows with every Ouch and can be shed to heal."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_from, give_counters
from kony_nb.rules.phases.gains import heal
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "carapace", "card.carapace"
USE = (action("use", ID),)


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Put a token on the card for each Ouch."""
    if face == "O":
        give_counters(state, seat, ID, n, RULE, log)


def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
    """Offer to shed the card at every decision of its owner."""
    return USE


def before_loss(state: State, seat: int, loss: Loss) -> bool:
    """Ask before a loss, if shedding would heal something."""
    return bool(state.monsters[seat].counters.get(ID))


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Discard the card, then heal 1 for each token that lay on it."""
    tokens = state.monsters[seat].counters.get(ID, 0)
    discard_from(state, seat, ID, RULE, log)
    heal(state, seat, tokens, RULE, log)


add_token(
    id=ID,
    name="Carapace",
    supply=15,
    effect="Lies on the Carapace card and heals 1 when the card is discarded.",
    card=ID,
    on_card=True,
)
add_card(
    id=ID,
    name="Carapace",
    cost=3,
    kind="keep",
    effect="Your maximum is 2 LP higher. For each Ouch you resolve put a Carapace token on this card. "
    "You may discard it to heal 1 for each token on it.",
    rulings=(
        "The card leaves first: LP above 10 drop to 10, then the tokens heal up to 10.",
        "At any decision of yours, and before a loss of yours is applied.",
        "No token when the supply of 15 is empty.",
    ),
    max_lp=2,
    resolved=resolved,
    anytime=anytime,
    before_loss=before_loss,
    use=use,
)
