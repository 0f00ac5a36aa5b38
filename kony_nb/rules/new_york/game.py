"""King of New York's own part of the rules, as one value."""

from kony_nb.rules.faces import NEW_YORK
from kony_nb.rules.games import GAMES, GameRules
from kony_nb.rules.new_york.attack import attack
from kony_nb.rules.new_york.celebrity import celebrity
from kony_nb.rules.new_york.destruction import destruction
from kony_nb.rules.new_york.manhattan import after_elimination, earnings
from kony_nb.rules.new_york.ouch import ouch
from kony_nb.rules.phases.resolving import energy, hearts
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.state import State

__all__ = ["MONSTERS"]

MONSTERS = ("Captain Fish", "Drakonis", "Kong", "Mantis", "Rob", "Sheriff")


def hearts_heal(state: State, seat: int) -> bool:
    """Return whether heart dice heal the seat: everywhere but in Manhattan."""
    return state.monsters[seat].place not in MANHATTAN


GAMES["new_york"] = GameRules(
    name="new_york",
    title="King of New York",
    faces=NEW_YORK,
    dice=6,
    monsters=MONSTERS,
    phases=("roll_phase", "move", "buy"),
    faces_do={
        "A": attack,
        "H": hearts,
        "E": energy,
        "D": destruction,
        "S": celebrity,
        "O": ouch,
    },
    begin_turn=earnings,
    hearts_heal=hearts_heal,
    no_heal_rule="ny.heal.manhattan",
    after_elimination=after_elimination,
)
