"""What results, tiles and cards are worth to a seat, by rules of thumb: 1.0 is one victory point.

The greedy bot compares its choices with these numbers. They are judgements, not rules: nothing else reads them.
A playout asks for them some hundred times in a game, mostly with the same few numbers behind the question. So each is
worked out by a small function of just those numbers, and remembered.
"""

from collections.abc import Callable
from functools import lru_cache

from kony_nb.play.card_values import KEEP, ONCE
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.celebrity import needed
from kony_nb.rules.new_york.manhattan import insiders, second_track_open
from kony_nb.rules.new_york.ouch import units_around
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.options import Options
from kony_nb.rules.phases.gains import WIN_VP, max_lp
from kony_nb.rules.phases.rolling import MOST_DICE
from kony_nb.rules.places import BOROUGH_OF, MANHATTAN
from kony_nb.rules.state import State

__all__ = ["card_worth", "dice_worth", "face_worths", "haul", "life_worth", "threat"]

ENERGY = 0.4
KILL = 3.0
HURT = 0.7
"""A life point that the only rival loses; with more rivals each of theirs is worth less."""
ENTRY = 1.0
DEATH = 12.0
SUPERSTAR = 1.5
MANY = 1 << 14
"""Answers that each function remembers: some megabytes for all of them."""
ATTACK_EACH_TURN = 1.4
"""Attack results that an opponent shows in a turn, about."""
Worths = tuple[float, ...]
"""What 0, 1, 2, ... results of a face are worth, resolved by themselves."""


def life_worth(state: State, seat: int, n: int) -> float:
    """Return what gaining ``n`` life points (losing them, if negative) is worth to a seat."""
    monster = state.monsters[seat]
    return _life_change(monster.lp, max_lp(monster), n)


@lru_cache(MANY)
def _life_change(lp: int, highest: int, n: int) -> float:
    after = max(0, min(highest, lp + n))
    if not after:
        return -DEATH
    return _life(after) - _life(lp)


def _life(lp: int) -> float:
    """Return the worth of a number of life points: each one less than the one before."""
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
    life = (monster.lp, max_lp(monster)) if heals or chosen.infantry_reward == "lp" else (0, 0)
    return _hauls(tops, tiles.units, *life, chosen, max(most, MOST_DICE))


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
    return _life_change(lp, highest, amount) + 0.1


def face_worths(state: State, seat: int, face: str, most: int) -> Worths:
    """Return what 0 to ``most`` results of a face are worth to a seat, each number resolved by itself."""
    return FACES[face](state, seat, most)


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
                worth += _hurt(living, min(strength, lp))
                if strength >= lp:
                    worth += KILL if living > 2 else DEATH
            if enters:
                worth += ENTRY
        worths.append(worth)
    return tuple(worths)


def _hurt(living: int, lost: int) -> float:
    """Return what it is worth that a rival loses life points: the more rivals there are, the less."""
    return HURT * lost * 2 / living


def _hearts(state: State, seat: int, most: int) -> Worths:
    monster = state.monsters[seat]
    heals = GAMES[state.options.game].heals(state.monsters[seat].place)
    return _heart_worths(monster.lp, max_lp(monster), monster.tokens.get("jinx", 0), heals, most)


@lru_cache(MANY)
def _heart_worths(lp: int, highest: int, jinx: int, heals: bool, most: int) -> Worths:
    worths = []
    for n in range(most + 1):
        jinxed = min(n, jinx)
        healed = n - jinxed if heals else 0
        worths.append(0.4 * jinxed + (_life_change(lp, highest, healed) if healed else 0.0))
    return tuple(worths)


@lru_cache(MANY)
def _energy_worths(most: int) -> Worths:
    return tuple([ENERGY * n for n in range(most + 1)])


def _energies(state: State, seat: int, most: int) -> Worths:
    return _energy_worths(most)


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
        worth = _life_change(lp, highest, -units) if units else 0.0
        if n > 1:
            for lost in near if n == 2 else everywhere:
                worth += _hurt(living, lost)
        if n > 2 and statue:
            worth += 3.0 if statue == "vp" else max(0.8, _life_change(lp, highest, 3))
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


def dice_worth(state: State, seat: int, dice: str) -> float:
    """Return what a final roll is worth: the sum over its faces."""
    return sum(face_worths(state, seat, face, n)[n] for face in dict.fromkeys(dice) if (n := dice.count(face)))


def card_worth(state: State, seat: int, card: str) -> float:
    """Return what gaining a card is worth to a seat now: what it gives at once, and for the rest of the game."""
    monster = state.monsters[seat]
    points, energy, life = ONCE.get(card, (0, 0, 0))
    if monster.lp + life <= 0 or (card == "natural_selection" and "S" in state.dice and seat == state.turn):
        return -DEATH
    if points >= 1 and monster.vp + int(points) >= WIN_VP and points == int(points):
        return 2 * DEATH
    worth = points + ENERGY * energy + (life_worth(state, seat, life) if life else 0.0)
    if card == "photo_op":
        worth += max((n for other, n in state.ledger.dealt if other != seat), default=0)
    elif card == "next_stage":
        worth += ENERGY * monster.vp - monster.vp
    elif card == "tesla_cannon":
        worth += sum(_kept(state, other) for other in state.living if other != seat) - _kept(state, seat)
    elif card == "holland_tunnel":
        worth += 3 * ENERGY * (2 - len(state.living)) / len(state.living)
    return worth + KEEP.get(card, 0.0) * game_left(state)


def game_left(state: State) -> float:
    """Return how much of the game is left, about: 1 at its start, less with the points of the first one."""
    return 1.0 - 0.6 * max([monster.vp for monster in state.monsters]) / WIN_VP


def _kept(state: State, seat: int) -> float:
    """Return the worth of the card a monster would give up, if it has one."""
    return min((max(0.0, KEEP.get(card, 0.0)) for card in state.monsters[seat].cards), default=0.0)
