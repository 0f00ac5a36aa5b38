"""Monsters: life points, points, energy, what the dead may not have, and where everybody stands."""

from kony_nb.rules.check.places import crowds
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.gains import WIN_VP, max_lp, total_vp
from kony_nb.rules.state import Monster, State

__all__ = ["monsters"]

FEWEST, MOST = 2, 6


def monsters(state: State, faults: list[str]) -> None:
    """Add what is wrong with the monsters."""
    names = [monster.name for monster in state.monsters]
    if not FEWEST <= len(names) <= MOST or len(set(names)) < len(names):
        faults.append(f"table: {len(names)} monsters, {len(set(names))} names; 2 to 6 different ones play, at monsters")
    dying = {seat for step in state.agenda if step.kind == "deaths" for seat in step.args}
    for seat, monster in enumerate(state.monsters):
        if monster.alive:
            living(state, seat, monster, seat in dying, faults)
        else:
            dead(seat, monster, faults)
        if not 0 <= monster.vp <= WIN_VP:
            faults.append(f"vp-range: {monster.vp} is not 0 to {WIN_VP}, at monsters[{seat}]")
        if monster.energy < 0:
            faults.append(f"energy-range: {monster.energy} is below 0, at monsters[{seat}]")
        if monster.alive == (monster.fell > 0):
            faults.append(f"fell: {monster.fell}, and the monster is {'in' if monster.alive else 'out of'} the game, "
                          f"at monsters[{seat}]")
        if monster.turns < 0:
            faults.append(f"turns-range: {monster.turns} is below 0, at monsters[{seat}]")
    reached = [monster.reached for monster in state.monsters if monster.reached]
    if len(set(reached)) < len(reached):
        faults.append(f"reached-order: two monsters rose to {WIN_VP} in the same effect {reached}, at monsters")
    crowds(state, faults)


def living(state: State, seat: int, monster: Monster, dying: bool, faults: list[str]) -> None:
    """Add what is wrong with a living monster."""
    highest = max_lp(monster)
    if not 0 <= monster.lp <= highest:
        faults.append(f"lp-range: {monster.lp} is not 0 to {highest}, at monsters[{seat}]")
    if not monster.lp and not dying:
        faults.append(f"alive-lp: alive with 0 life points and no elimination to come, at monsters[{seat}]")
    if monster.place is None:
        if state.phase != "setup":
            faults.append(f"place: alive and nowhere on the board, at monsters[{seat}]")
    elif monster.place not in GAMES[state.options.game].places:
        faults.append(f"place: {monster.place!r} is no place, at monsters[{seat}]")
    if (total_vp(monster) >= WIN_VP) != (monster.reached > 0) or not 0 <= monster.reached <= state.effects:
        faults.append(
            f"reached: {monster.reached} with {total_vp(monster)} victory points after {state.effects} effects, "
            f"at monsters[{seat}]"
        )


def dead(seat: int, monster: Monster, faults: list[str]) -> None:
    """Add what an eliminated monster may not have."""
    rest = {
        "life points": monster.lp,
        "place": monster.place,
        "energy": monster.energy,
        "cards": monster.cards,
        "counters": monster.counters,
        "tokens": monster.tokens,
        "rank among winners": monster.reached,
    }
    for what, there in rest.items():
        if there:
            faults.append(f"dead-empty: an eliminated monster has {what} {there!r}, at monsters[{seat}]")
