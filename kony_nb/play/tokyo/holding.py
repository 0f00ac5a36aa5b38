"""What standing in Tokyo is worth: every attack until one's next turn, with the right to yield after each of them."""

from functools import lru_cache
from math import comb

from kony_nb.play.tokyo.life import life
from kony_nb.play.tokyo.owning import owned
from kony_nb.play.worth import DEATH, ENERGY, MANY
from kony_nb.rules.phases.gains import HIGHEST_LP, WIN_VP, max_lp, total_vp
from kony_nb.rules.places import CITY, TOKYO
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import ENTER_VP, START_VP, TWO_ENERGY, pays_energy

__all__ = ["ATTACKS", "attackers", "enter_worth", "hold_worth", "holds_from"]

ATTACK = 0.22
"""The share of an opponent's dice that show an attack when it has stopped rolling, about."""
DICE = 6
ATTACKS = tuple(comb(DICE, n) * ATTACK**n * (1 - ATTACK) ** (DICE - n) for n in range(DICE + 1))
"""How likely an opponent attacks with 0, 1, 2, ... results in its turn."""
INSIDE = 0.0
"""What it is worth to begin a turn in Tokyo besides its pay: every attack of one's own hits all others."""


def attackers(state: State, seat: int, after: int) -> int:
    """Return how many monsters outside Tokyo have a turn between that of ``after`` and the seat's next one."""
    monsters, n = state.monsters, len(state.monsters)
    found = 0
    for step in range(1, (seat - after - 1) % n + 1):
        other = monsters[(after + step) % n]
        found += other.alive and other.place not in TOKYO
    return found


def hold_worth(state: State, seat: int, lp: int, place: str, to_come: int) -> float:
    """Return what standing at a place of Tokyo with so many life points is worth, less standing outside with them.

    Parameters
    ----------
    state : State
        The moment.
    seat : int
        Who stands there.
    lp : int
        Life points that the seat will have there, 1 upwards.
    place : str
        ``tokyo_city`` or ``tokyo_bay``.
    to_come : int
        Monsters that may attack before the seat's next turn.
    """
    monster = state.monsters[seat]
    cards = monster.cards
    armor = jets = 0
    points = START_VP if place == CITY else int(state.options.bay_start_vp)
    if cards:
        points += owned(cards, "urbavore")
        armor, jets = owned(cards, "armor_plating"), owned(cards, "jets")
    pay, wins = float(points), total_vp(monster) + points >= WIN_VP
    if place == CITY and pays_energy(state):
        pay, wins = ENERGY * TWO_ENERGY, False
    return _holding(to_come, lp, pay + DEATH * wins, bool(armor), bool(jets)) - life(lp)


@lru_cache(MANY)
def _holding(to_come: int, lp: int, pay: float, armor: bool, jets: bool) -> float:
    """Return the worth of life and place with best answers to every attack to come."""
    if not to_come:
        return life(lp) + pay + INSIDE
    unhurt = _holding(to_come - 1, lp, pay, armor, jets)
    worth = 0.0
    for hits, chance in enumerate(ATTACKS):
        if hits == 1 and armor:
            hits = 0
        if not hits:
            worth += chance * unhurt
            continue
        dies = hits >= lp
        held = -DEATH if dies else _holding(to_come - 1, lp - hits, pay, armor, jets)
        if jets:
            held = max(held, life(lp))
        elif not dies:
            held = max(held, life(lp - hits))
        worth += chance * held
    return worth


def holds_from(state: State, seat: int, place: str, to_come: int) -> int:
    """Return the fewest life points with which a monster should hold its place in Tokyo, 13 if it never should."""
    possible = range(1, max_lp(state.monsters[seat]) + 1)
    return next((lp for lp in possible if hold_worth(state, seat, lp, place, to_come) > 0), HIGHEST_LP + 1)


def enter_worth(state: State, seat: int, place: str, lp: int, to_come: int) -> float:
    """Return what coming into a place of Tokyo is worth in one's own turn: less than nothing if it is too risky."""
    energy = pays_energy(state)
    if not energy and total_vp(state.monsters[seat]) + ENTER_VP >= WIN_VP:
        return DEATH
    return (ENERGY * TWO_ENERGY if energy else float(ENTER_VP)) + hold_worth(state, seat, lp, place, to_come)
