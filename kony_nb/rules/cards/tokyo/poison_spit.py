"""Poison Spit: wounds that go on."""

from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import give_token
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State

ID, RULE, TOKEN = "poison_spit", "card.poison_spit", "poison"


def wounded(state: State, seat: int, victim: int, log: Log) -> None:
    """Give the wounded monster a token."""
    give_token(state, victim, TOKEN, RULE, log)


def turn_end(state: State, seat: int, log: Log) -> None:
    """Lose 1 LP for each token; it counts as dealt by the owner of the card, if that is another monster."""
    owner = next((at for at, monster in enumerate(state.monsters) if ID in monster.cards and at != seat), -1)
    declare(state, Loss(RULE, ((seat, state.monsters[seat].tokens[TOKEN]),), owner), log)


add_token(
    id=TOKEN,
    name="Poison",
    supply=12,
    effect="Costs its bearer 1 LP at the end of its turn. Outside Tokyo a heart removes it instead of healing.",
    card=ID,
    spends="heart",
    stays=True,
    outside_only=True,
    turn_end=turn_end,
)
add_card(
    id=ID,
    name="Poison Spit",
    cost=4,
    kind="keep",
    effect="Each monster that loses LP to your attack gets a Poison token, and loses 1 LP for each at the end of its "
    "turn. Outside Tokyo a heart removes one instead of healing.",
    games=("tokyo",),
    rulings=(
        "One token for an attack, however hard; damage of cards gives none, nor does damage that was prevented.",
        "All tokens of a monster are one loss; they stay on it, also when the card has gone.",
    ),
    wounded=wounded,
)
