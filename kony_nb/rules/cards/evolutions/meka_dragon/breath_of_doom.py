"""Breath of Doom: wounds in the city burn outside it too."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import Loss, State, Step
from kony_nb.rules.tokyo.city import outsiders

RULE = "card.breath_of_doom"


def struck(state: State, seat: int, loss: Loss, log: Log) -> None:
    """Let every other monster outside Tokyo lose 1 LP, when those that fall to this loss have left."""
    if not any(lost and victim != seat and state.monsters[victim].place in TOKYO for victim, lost in loss.hits):
        return
    burnt = tuple([other for other in outsiders(state) if other != seat and state.monsters[other].lp])
    if burnt:
        hits = tuple((other, 1) for other in clockwise(state, burnt))
        state.agenda.append(Step("loss", seat, (), Loss(RULE, hits, seat)))


add_card(
    id="breath_of_doom",
    name="Breath of Doom",
    monster="Meka Dragon",
    kind="permanent",
    cost=0,
    effect="When you make a monster in Tokyo lose LP, every other monster outside Tokyo loses 1 LP.",
    games=("tokyo",),
    rulings=(
        "By your attack or your cards, on any turn; once for each such loss, with two monsters hit in Tokyo too.",
        "Not if nobody in Tokyo really lost LP. It is no attack, and never hits you.",
    ),
    struck=struck,
)
