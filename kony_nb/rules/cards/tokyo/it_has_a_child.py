"""It Has a Child!: another life."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_power_cards
from kony_nb.rules.phases.gains import START_LP, lose_vp
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.state import State

RULE = "card.it_has_a_child"


def dying(state: State, seat: int, log: Log) -> None:
    """Lose all cards and points, leave Tokyo, and live on."""
    monster = state.monsters[seat]
    discard_power_cards(state, seat, RULE, log)
    lose_vp(state, seat, monster.vp, RULE, log)
    if monster.place != OUTSIDE:
        monster.place = OUTSIDE
        log.add("move", RULE, seat, what="leave", place=OUTSIDE)
    monster.lp = START_LP
    log.add("lp", RULE, seat, START_LP, now=START_LP)


add_card(
    id="it_has_a_child",
    name="It Has a Child!",
    cost=7,
    kind="keep",
    effect="At 0 LP you are not eliminated: discard all your cards, drop to 0 VP, leave Tokyo and go on with 10 LP.",
    games=("tokyo",),
    rulings=(
        "Energy and tokens are kept.",
        "You reached 0 LP: Eater of the Dead counts it. You never left the game: the Bay stays open.",
        "Several who fall in one event are all saved, a Mimic's owner too.",
    ),
    dying=dying,
)
