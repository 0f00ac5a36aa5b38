"""Nine Lives: another one, with little left of the last."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_from
from kony_nb.rules.phases.gains import gain_vp, lose_vp, pay
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.state import State

RULE = "card.nine_lives"
NINE = 9


def dying(state: State, seat: int, log: Log) -> None:
    """Lose what lies there, all points and energy, leave Tokyo, and live on with nine of each."""
    monster = state.monsters[seat]
    while monster.cards:  # one that leaves may change another
        discard_from(state, seat, monster.cards[0], RULE, log)
    if monster.energy:
        pay(state, seat, monster.energy, RULE, log)
    if monster.vp:
        lose_vp(state, seat, monster.vp, RULE, log)
    if monster.place != OUTSIDE:
        monster.place = OUTSIDE
        log.add("move", RULE, seat, what="leave", place=OUTSIDE)
    monster.lp = NINE
    log.add("lp", RULE, seat, NINE, now=NINE)
    gain_vp(state, seat, NINE, RULE, log)


add_card(
    id="nine_lives",
    name="Nine Lives",
    monster="Cyber Kitty",
    kind="temporary",
    cost=0,
    effect="At 0 LP: discard your cards and the evolutions in play, lose all energy and VP, leave Tokyo, and go on "
    "with 9 LP and 9 VP.",
    games=("tokyo",),
    rulings=(
        "Your hand, your evolution deck and tokens that others gave you stay.",
        "You reached 0 LP: cards that count that act. You never left the game: the Bay stays open.",
        "Several who fall in one event are asked clockwise, before anybody is eliminated.",
        "A power card that saves you acts first; then this is not asked.",
    ),
    timing=("dying",),
    lasts="turn",
    dying=dying,
)
