"""What results, tiles and cards of King of New York are worth to a seat: 1.0 is one victory point."""

from collections.abc import Callable
from functools import lru_cache

from kony_nb.play.judgements import Worths
from kony_nb.play.new_york.card_values import KEEP, ONCE
from kony_nb.play.worth import (
    DEATH,
    ENERGY,
    KILL,
    MANY,
    energy_worths,
    game_left,
    heart_worths,
    hurt,
    life_change,
    life_worth,
)
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.celebrity import needed
from kony_nb.rules.new_york.manhattan import insiders, second_track_open
from kony_nb.rules.new_york.ouch import units_around
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.options import Options
from kony_nb.rules.phases.gains import WIN_VP, max_lp, total_vp
from kony_nb.rules.phases.rolling import MOST_DICE
from kony_nb.rules.places import BOROUGH_OF, MANHATTAN
from kony_nb.rules.state import State

__all__ = ["FACES", "card_worth", "haul", "life", "threat"]

ENTRY = 1.0
SUPERSTAR = 1.5
ATTACK_EACH_TURN = 1.4
"""Attack results that an opponent shows in a turn, about."""
HURT = 0.7
"""A life point that the only rival loses."""
JINX = 0.4
"""A Jinx token that a heart removes."""


def life(lp: int) -> float:
    """Return what a number of life points is worth, each one less than the one before."""
    return 7.0 * lp / (lp + 4.0)


def threat(state: State, seat: int) -> float:
    """Return the damage to expect in Manhattan from attacks until the seat's next turn, about."""
    others = 0
    for other, monster in enumerate(state.monsters):
        if monster.alive and other != seat and monster.place not in MANHATTAN:
            others += 1
    return ATTACK_EACH_TURN * others


def haul(state: State, seat: int, borough: str, skulls: int) -> tuple[float, str]:
    """Return the worth of the best use of Destruction results in a borough, and its first target ("" for none).

    Exposed tiles are not known, so only what lies open now is counted.
    """
    worth, first = _hauls_of(state, seat, borough, skulls)[skulls]
    return worth, first and f"{borough}.{first}"


def _hauls_of(state: State, seat: int, borough: str, most: int) -> tuple[tuple[float, str], ...]:
    tiles, monster, chosen = state.boroughs[borough], state.monsters[seat], state.options
    tops, heals = _tops(tiles.stacks)
    own = (monster.lp, max_lp(monster)) if heals or chosen.infantry_reward == "lp" else (0, 0)
    return _hauls(tops, tiles.units, *own, chosen, max(most, MOST_DICE))


@lru_cache(MANY)
def _tops(stacks: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], bool]:
    """Return what lies on top of each stack, "" for none, and whether any of it pays life points."""
    tops = tuple([stack[-1] if stack else "" for stack in stacks])
    return tops, any(top in BUILDINGS and BUILDINGS[top].pays == "lp" for top in tops)


@lru_cache(MANY)
def _hauls(
    tops: tuple[str, ...], units: tuple[str, ...], lp: int, highest: int, chosen: Options, most: int
) -> tuple[tuple[float, str], ...]:
    """Return the best worth and its first target for 0 to ``most`` Destruction results."""
    best: list[tuple[float, str]] = [(0.0, "")] * (most + 1)
    open_now = [(str(at), top) for at, top in enumerate(tops, 1) if top]
    for target, what in open_now + [(unit, unit) for unit in units]:
        facts = BUILDINGS.get(what) or UNITS.get(what)
        if facts is None:
            continue
        gain = _reward_worth(what, lp, highest, chosen)
        for spent in range(most, facts.durability - 1, -1):
            worth, first = best[spent - facts.durability]
            if worth + gain > best[spent][0]:
                best[spent] = (worth + gain, first or target)
    return tuple(best)


def _reward_worth(what: str, lp: int, highest: int, chosen: Options) -> float:
    pays, amount = reward(what, chosen)
    if pays == "vp":
        return float(amount) + 0.1
    if pays == "energy":
        return ENERGY * amount
    return life_change(life, lp, highest, amount) + 0.1


def _attacks(state: State, seat: int, most: int) -> Worths:
    monsters, monster = state.monsters, state.monsters[seat]
    living = state.living
    inside = monster.place in MANHATTAN
    if inside:
        hit = tuple([monsters[s].lp for s in living if monsters[s].place not in MANHATTAN])
    else:
        hit = tuple([monsters[s].lp for s in insiders(state)])
    full = len(hit) > 1 or not second_track_open(state)
    enters = bool(hit) and not inside and full and monster.lp > threat(state, seat)
    return _attack_worths(hit, len(living), enters, monster.tokens.get("web", 0), most)


@lru_cache(MANY)
def _attack_worths(hit: tuple[int, ...], living: int, enters: bool, web: int, most: int) -> Worths:
    worths = []
    for n in range(most + 1):
        strength = n - min(n, web)
        worth = 0.0
        if strength:
            for lp in hit:
                worth += hurt(HURT, living, min(strength, lp))
                if strength >= lp:
                    worth += KILL if living > 2 else DEATH
            if enters:
                worth += ENTRY
        worths.append(worth)
    return tuple(worths)


def _hearts(state: State, seat: int, most: int) -> Worths:
    monster = state.monsters[seat]
    heals = GAMES[state.options.game].heals(state.monsters[seat].place)
    return heart_worths(life, monster.lp, max_lp(monster), monster.tokens.get("jinx", 0), JINX, 0, heals, most)


def _energies(state: State, seat: int, most: int) -> Worths:
    return energy_worths(0, most)


def _destructions(state: State, seat: int, most: int) -> Worths:
    return _first_of(_hauls_of(state, seat, BOROUGH_OF[state.monsters[seat].place or "lower"], most), most)


@lru_cache(MANY)
def _first_of(hauls: tuple[tuple[float, str], ...], most: int) -> Worths:
    return tuple([worth for worth, _ in hauls[: most + 1]])


def _stars(state: State, seat: int, most: int) -> Worths:
    return _star_worths(0 if state.superstar == seat else needed(state), most)


@lru_cache(MANY)
def _star_worths(needs: int, most: int) -> Worths:
    """Return what stars are worth to a seat that needs so many to take the Superstar, 0 if it has it."""
    if not needs:
        return tuple([float(n) for n in range(most + 1)])
    return tuple([SUPERSTAR + n - 3 if n >= needs else 0.05 * n for n in range(most + 1)])


def _ouches(state: State, seat: int, most: int) -> Worths:
    monsters, monster = state.monsters, state.monsters[seat]
    home = BOROUGH_OF[monster.place or "lower"]
    near, everywhere, living = [], [], 0
    for other, rival in enumerate(monsters):
        if rival.alive:
            living += 1
            if other != seat:
                lost = min(units_around(state, other), rival.lp)
                everywhere.append(lost)
                if BOROUGH_OF[rival.place or "lower"] == home:
                    near.append(lost)
    statue = "" if state.statue == seat else state.options.statue_of_liberty
    units = units_around(state, seat)
    return _ouch_worths(monster.lp, max_lp(monster), units, tuple(near), tuple(everywhere), living, statue, most)


@lru_cache(MANY)
def _ouch_worths(
    lp: int,
    highest: int,
    units: int,
    near: tuple[int, ...],
    everywhere: tuple[int, ...],
    living: int,
    statue: str,
    most: int,
) -> Worths:
    worths = [0.0]
    for n in range(1, most + 1):
        worth = life_change(life, lp, highest, -units) if units else 0.0
        if n > 1:
            for lost in near if n == 2 else everywhere:
                worth += hurt(HURT, living, lost)
        if n > 2 and statue:
            worth += 3.0 if statue == "vp" else max(0.8, life_change(life, lp, highest, 3))
        worths.append(worth)
    return tuple(worths)


FACES: dict[str, Callable[[State, int, int], Worths]] = {
    "A": _attacks,
    "H": _hearts,
    "E": _energies,
    "D": _destructions,
    "S": _stars,
    "O": _ouches,
}


def card_worth(state: State, seat: int, card: str) -> float:
    """Return what gaining a card is worth to a seat now: what it gives at once, and for the rest of the game."""
    monster = state.monsters[seat]
    points, energy, healed = ONCE.get(card, (0, 0, 0))
    if monster.lp + healed <= 0 or (card == "natural_selection" and "S" in state.dice and seat == state.turn):
        return -DEATH
    if points >= 1 and total_vp(monster) + int(points) >= WIN_VP and points == int(points):
        return 2 * DEATH
    worth = points + ENERGY * energy + (life_worth(state, seat, healed) if healed else 0.0)
    if card == "photo_op":
        worth += max((n for other, n in state.ledger.dealt if other != seat), default=0)
    elif card == "next_stage":
        worth += ENERGY * monster.vp - monster.vp
    elif card == "tesla_cannon":
        worth += sum(_kept(state, other) for other in state.living if other != seat) - _kept(state, seat)
    elif card == "holland_tunnel":
        worth += 3 * ENERGY * (2 - len(state.living)) / len(state.living)
    return worth + KEEP.get(card, 0.0) * game_left(state)


def _kept(state: State, seat: int) -> float:
    """Return the worth of the card a monster would give up, if it has one."""
    return min((max(0.0, KEEP.get(card, 0.0)) for card in state.monsters[seat].cards), default=0.0)
