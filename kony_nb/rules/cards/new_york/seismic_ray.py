"""Seismic Ray: Destruction at a distance, for energy."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.destruction import aim_at, within_reach
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.places import BOROUGHS, borough_of
from kony_nb.rules.state import State

ID, RULE = "seismic_ray", "card.seismic_ray"
PRICE = 1


def aims(state: State, seat: int, skulls: int) -> tuple[Action, ...]:
    """Offer the other boroughs in which this many results can destroy something."""
    monster = state.monsters[seat]
    if monster.energy < PRICE:
        return ()
    home = borough_of(monster.place or "lower")
    return tuple(
        action("use", ID, borough)
        for borough in BOROUGHS
        if borough != home and within_reach(state, seat, borough, skulls)
    )


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Pay, then use the Destruction there."""
    pay(state, seat, PRICE, RULE, log)
    aim_at(state, arg)


add_card(
    id=ID,
    name="Seismic Ray",
    cost=4,
    kind="keep",
    effect="You may pay 1 energy to use your Destruction in one other borough in place of your own.",
    rulings=(
        "1 energy once, and all Destruction of the roll is used there; the duty to destroy holds there.",
        "Only a borough in which something within reach stands can be chosen.",
        "Offered when Destruction is resolved: energy gained before in the same roll can pay for it.",
    ),
    confidence="medium",
    arguments=BOROUGHS,
    aims=aims,
    use=use,
)
