"""Sharp Shooter: Jets anywhere, and a point for each."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.destruction import unit_costs
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.places import borough_of
from kony_nb.rules.state import State

RULE = "card.sharp_shooter"


def elsewhere(state: State, seat: int, skulls: int) -> tuple[Action, ...]:
    """Offer the Jets of other boroughs that did not appear in this turn."""
    if skulls < unit_costs(state.monsters[seat].cards)["jet"]:
        return ()
    home = borough_of(state.monsters[seat].place or "lower")
    return tuple(
        action("destroy", f"{name}.jet")
        for name, tiles in state.boroughs.items()
        if name != home and "jet" in tiles.units
    )


def destroyed(state: State, seat: int, what: str, log: Log) -> None:
    """Gain 1 VP for a Jet."""
    if what == "jet":
        gain_vp(state, seat, 1, RULE, log)


add_card(
    id="sharp_shooter",
    name="Sharp Shooter",
    cost=4,
    kind="keep",
    effect="You may destroy Jets in other boroughs too. Gain 1 VP for each Jet you destroy.",
    rulings=(
        "The point comes for Jets of your own borough too.",
        "Nobody is obliged to shoot elsewhere; once you have, you must go on in that borough while you can.",
    ),
    elsewhere=elsewhere,
    destroyed=destroyed,
)
