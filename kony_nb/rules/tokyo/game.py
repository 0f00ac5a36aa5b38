"""King of Tokyo's own part of the rules, as one value."""

from kony_nb.rules.faces import TOKYO
from kony_nb.rules.games import GAMES, GameRules
from kony_nb.rules.new_york.game import LUCHADOR, MEGA_SHARK
from kony_nb.rules.new_york.game import MONSTERS as NEW_YORKERS
from kony_nb.rules.options import Options
from kony_nb.rules.phases.attacking import attack
from kony_nb.rules.phases.resolving import energy, hearts
from kony_nb.rules.places import BAY, CITY, OUTSIDE
from kony_nb.rules.tokyo.city import after_elimination, come_in, drive_out, reach, start_pay
from kony_nb.rules.tokyo.numbers import score
from kony_nb.rules.tokyo.setup import set_up

__all__ = ["EVERYBODY", "EVERY_MONSTER", "MONSTERS"]

MONSTERS = (
    "Alienoid",
    "Cyber Kitty",
    "Gigazaur",
    "Meka Dragon",
    "Space Penguin",
    "The King",
    "Cyber Bunny",
    "Kraken",
    "Pandakai",
    "Baby Gigazaur",
)
EVERYBODY = (*MONSTERS, *NEW_YORKERS)
"""Who may play: those of New York too."""
EVERY_MONSTER = (*EVERYBODY, *MEGA_SHARK, *LUCHADOR)
"""The same with those of the expansions."""


def wins_at_once(options: Options) -> bool:
    """Return whether 20 victory points win the moment they are reached."""
    return options.tokyo_win == "at_once"


GAMES["tokyo"] = GameRules(
    name="tokyo",
    title="King of Tokyo",
    faces=TOKYO,
    dice=6,
    monsters=EVERYBODY,
    with_power_up=MEGA_SHARK,
    with_luchador=LUCHADOR,
    places=(OUTSIDE, CITY, BAY),
    inside=frozenset((CITY, BAY)),
    no_heal_rule="kot.heal.tokyo",
    set_up=set_up,
    phases=("roll_phase", "enter_tokyo", "buy"),
    begin_turn=start_pay,
    faces_do={"1": score(1), "2": score(2), "3": score(3), "A": attack, "H": hearts, "E": energy},
    reach=reach,
    no_target_rule="kot.attack.empty",
    after_attack="yield_prompts",
    after_elimination=after_elimination,
    come_in=come_in,
    drive_out=drive_out,
    wins_at_once=wins_at_once,
)
