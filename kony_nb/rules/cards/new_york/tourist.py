"""Tourist: a Souvenir from every borough."""

from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.places import BOROUGH_OF, BOROUGHS
from kony_nb.rules.state import State

ID, RULE, TOKEN = "tourist", "card.tourist", "souvenir"


def visit(state: State, seat: int, log: Log) -> None:
    """Put a token into the owner's borough, if none lies there: 1 VP and 1 energy."""
    here = BOROUGH_OF[state.monsters[seat].place or "lower"]
    if here in state.souvenirs:
        return
    state.souvenirs = tuple(borough for borough in BOROUGHS if borough == here or borough in state.souvenirs)
    log.add("token", RULE, seat, 1, what=TOKEN, place=here, now=len(state.souvenirs))
    gain_vp(state, seat, 1, RULE, log)
    gain_energy(state, seat, 1, RULE, log)


def lost(state: State, seat: int, log: Log) -> None:
    """Take all tokens off the board."""
    if state.souvenirs:
        log.add("token", RULE, seat, -len(state.souvenirs), what=TOKEN, now=0)
        state.souvenirs = ()


add_token(
    id=TOKEN,
    name="Souvenir",
    supply=5,
    card=ID,
    on_board=True,
    effect="Lies in a borough that the owner of Tourist has visited.",
)
add_card(
    id=ID,
    name="Tourist",
    cost=6,
    kind="keep",
    effect="Put a Souvenir token into your borough, and into each borough you come to later that has none. "
    "For each token you put down gain 1 VP and 1 energy.",
    rulings=(
        "Manhattan is one borough, whatever the zone: 5 tokens at most.",
        "Every arrival counts, also by fleeing in the turn of another monster.",
        "With the card gone its tokens go; gained again it begins anew.",
    ),
    gained=visit,
    arrived=visit,
    lost=lost,
)
