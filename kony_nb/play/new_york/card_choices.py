"""How the greedy bot answers what cards of King of New York ask: adding, converting, aiming, scattering, gains."""

from kony_nb.play.new_york.worth import haul
from kony_nb.play.worth import ENERGY, NEVER, dice_worth, life_worth
from kony_nb.rules.actions import Action, monster_id
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.new_york.destruction import unit_costs
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.places import borough_of
from kony_nb.rules.state import State

__all__ = ["add_worth", "aim_worth", "convert_worth", "next_stage_worth", "photo_op_worth", "scatter_worth"]


def add_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Add Destruction that destroys only units where a unit comes into reach by it."""
    monster = state.monsters[seat]
    units = state.boroughs[borough_of(monster.place or "lower")].units
    skulls = state.results.count("D")
    cheapest = min((unit_costs(monster.cards)[unit] for unit in units), default=99)
    worth = []
    for choice in legal:
        gain = 1.0 if skulls < cheapest <= skulls + 2 else -1.0
        worth.append(gain if choice.verb == "use" else 0.0)
    return worth


def convert_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Turn a result into another one where the whole roll is worth more for it."""
    now = state.results
    worth = []
    for choice in legal:
        if choice.verb != "use" or len(choice.args) < 2:
            worth.append(dice_worth(state, seat, sort_faces(now.upper())) if choice.verb == "pass" else NEVER)
            continue
        old, new = choice.args[1][0], choice.args[1][1]
        after = now.replace(old, "", 1) + new
        worth.append(dice_worth(state, seat, sort_faces(after.upper())) - 0.01)
    return worth


def aim_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Use Destruction where it brings most, less the energy that going elsewhere costs."""
    skulls = int(state.agenda[-1].args[0])
    home = borough_of(state.monsters[seat].place or "lower")
    worth = []
    for choice in legal:
        if choice.verb == "pass":
            worth.append(haul(state, seat, home, skulls)[0])
        elif choice.verb == "use" and len(choice.args) > 1:
            worth.append(haul(state, seat, choice.args[1], skulls)[0] - ENERGY)
        else:
            worth.append(NEVER)
    return worth


def scatter_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Send units away that would shoot at the monster, the strong ones first; keep an infantry to destroy."""
    home = borough_of(state.monsters[seat].place or "lower")
    tiles = state.boroughs[home]
    crowd = len(tiles.units) + len(tiles.fresh)
    danger = -life_worth(state, seat, -crowd)
    worth = []
    for choice in legal:
        if choice.verb == "use" and len(choice.args) > 1:
            strong = 0.0 if choice.args[1].endswith("infantry") else 0.5
            others = sum(
                borough_of(other.place or "lower") == choice.args[1].split(".")[0]
                for at, other in enumerate(state.monsters)
                if other.alive and at != seat
            )
            worth.append(danger - 1.0 + strong + 0.1 * others if crowd > 1 else -1.0)
        else:
            worth.append(0.0 if choice.verb == "pass" else NEVER)
    return worth


def next_stage_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Heal while that is worth more than energy."""
    monster = state.monsters[seat]
    heal = life_worth(state, seat, 1) if monster.lp < max_lp(monster) else -1.0
    worth = {"heal": heal, "energy": ENERGY}
    return [worth.get(choice.args[-1], NEVER) if choice.args else NEVER for choice in legal]


def photo_op_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Take the monster that was damaged most in this turn."""
    dealt: dict[str, int] = {}
    for other, lost in state.ledger.dealt:
        name = monster_id(state.monsters[other].name)
        dealt[name] = dealt.get(name, 0) + lost
    return [float(dealt.get(choice.args[0], 0)) if choice.verb == "pick" else NEVER for choice in legal]
