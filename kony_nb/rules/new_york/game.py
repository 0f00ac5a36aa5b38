"""King of New York's own part of the rules, as one value."""

from kony_nb.rules.faces import NEW_YORK
from kony_nb.rules.games import GAMES, GameRules
from kony_nb.rules.new_york.attack import reach
from kony_nb.rules.new_york.celebrity import celebrity
from kony_nb.rules.new_york.destruction import destruction
from kony_nb.rules.new_york.driven_out import come_in, drive_out
from kony_nb.rules.new_york.manhattan import after_elimination, earnings
from kony_nb.rules.new_york.ouch import ouch
from kony_nb.rules.new_york.setup import set_up
from kony_nb.rules.options import Options
from kony_nb.rules.phases.attacking import attack
from kony_nb.rules.phases.resolving import energy, hearts
from kony_nb.rules.places import MANHATTAN, OUTER

__all__ = ["LUCHADOR", "MEGA_SHARK", "MONSTERS"]

MEGA_SHARK = ("Mega Shark",)
LUCHADOR = ("Luchador",)
MONSTERS = ("Captain Fish", "Drakonis", "Kong", "Mantis", "Rob", "Sheriff")


def wins_at_once(options: Options) -> bool:
    """Return that points win at the end of a turn only."""
    return False


GAMES["new_york"] = GameRules(
    name="new_york",
    title="King of New York",
    faces=NEW_YORK,
    dice=6,
    monsters=MONSTERS,
    with_power_up=MEGA_SHARK,
    with_luchador=LUCHADOR,
    places=(*OUTER, *MANHATTAN),
    inside=frozenset(MANHATTAN),
    no_heal_rule="ny.heal.manhattan",
    set_up=set_up,
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
    reach=reach,
    no_target_rule="ny.attack.empty",
    after_attack="flee_prompts",
    after_elimination=after_elimination,
    come_in=come_in,
    drive_out=drive_out,
    wins_at_once=wins_at_once,
)
