"""What results, tiles and cards are worth to a seat, by rules of thumb: 1.0 is one victory point.

The greedy bot compares its choices with these numbers. They are judgements, not rules: nothing else reads them.
"""

from math import comb

from kony_nb.play.card_values import KEEP, ONCE
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.celebrity import needed
from kony_nb.rules.new_york.manhattan import insiders, second_track_open
from kony_nb.rules.new_york.ouch import units_around
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.phases.gains import WIN_VP, max_lp
from kony_nb.rules.places import MANHATTAN, borough_of
from kony_nb.rules.state import State

__all__ = ["card_worth", "dice_worth", "expected_worth", "face_worth", "haul", "life_worth", "threat"]

ENERGY = 0.4
KILL = 3.0
HURT = 0.7
"""A life point that the only rival loses; with more rivals each of theirs is worth less."""
ENTRY = 1.0
DEATH = 12.0
SUPERSTAR = 1.5
ATTACK_EACH_TURN = 1.4
"""Attack results that an opponent shows in a turn, about."""


def life_worth(state: State, seat: int, n: int) -> float:
    """Return what gaining ``n`` life points (losing them, if negative) is worth to a seat."""
    monster = state.monsters[seat]
    after = max(0, min(max_lp(monster), monster.lp + n))
    if not after:
        return -DEATH
    return _life(after) - _life(monster.lp)


def _life(lp: int) -> float:
    """Return the worth of a number of life points: each one less than the one before."""
    return 7.0 * lp / (lp + 4.0)


def threat(state: State, seat: int) -> float:
    """Return the damage to expect in Manhattan from attacks until the seat's next turn, about."""
    others = sum(1 for other in state.living if other != seat and state.monsters[other].place not in MANHATTAN)
    return ATTACK_EACH_TURN * others


def haul(state: State, seat: int, borough: str, skulls: int) -> tuple[float, str]:
    """Return the worth of the best use of Destruction results in a borough, and its first target ("" for none).

    Exposed tiles are not known, so only what lies open now is counted.
    """
    tiles = state.boroughs[borough]
    open_now = [(str(at), stack[-1]) for at, stack in enumerate(tiles.stacks, 1) if stack]
    open_now += [(unit, unit) for unit in tiles.units]
    best: list[tuple[float, str]] = [(0.0, "")] * (skulls + 1)
    for target, what in open_now:
        facts = BUILDINGS.get(what) or UNITS.get(what)
        if facts is None:
            continue
        gain = _reward_worth(state, seat, what)
        for spent in range(skulls, facts.durability - 1, -1):
            worth, first = best[spent - facts.durability]
            if worth + gain > best[spent][0]:
                best[spent] = (worth + gain, first or f"{borough}.{target}")
    return best[skulls]


def _reward_worth(state: State, seat: int, what: str) -> float:
    pays, amount = reward(what, state.options)
    if pays == "vp":
        return float(amount) + 0.1
    if pays == "energy":
        return ENERGY * amount
    return life_worth(state, seat, amount) + 0.1


def face_worth(state: State, seat: int, face: str, n: int) -> float:
    """Return what ``n`` results of a face are worth to a seat, resolved by themselves."""
    if not n:
        return 0.0
    monster = state.monsters[seat]
    home = borough_of(monster.place or "lower")
    match face:
        case "A":
            return _attack_worth(state, seat, n)
        case "H":
            jinxed = min(n, monster.tokens.get("jinx", 0))
            healed = n - jinxed if GAMES[state.options.game].heals(state.monsters[seat].place) else 0
            return 0.4 * jinxed + (life_worth(state, seat, healed) if healed else 0.0)
        case "E":
            return ENERGY * n
        case "D":
            return haul(state, seat, home, n)[0]
        case "S":
            if state.superstar == seat:
                return float(n)
            return SUPERSTAR + n - 3 if n >= needed(state) else 0.05 * n
        case _:
            return _ouch_worth(state, seat, n)


def hurt(state: State, lost: int) -> float:
    """Return what it is worth that a rival loses life points: the more rivals there are, the less."""
    return HURT * lost * 2 / len(state.living)


def _attack_worth(state: State, seat: int, n: int) -> float:
    monster = state.monsters[seat]
    strength = n - min(n, monster.tokens.get("web", 0))
    if not strength:
        return 0.0
    inside = monster.place in MANHATTAN
    if inside:
        hit = [s for s in state.living if state.monsters[s].place not in MANHATTAN]
    else:
        hit = list(insiders(state))
    worth = 0.0
    for other in hit:
        worth += hurt(state, min(strength, state.monsters[other].lp))
        if strength >= state.monsters[other].lp:
            worth += KILL if len(state.living) > 2 else DEATH
    full = len(hit) > 1 or not second_track_open(state)
    if hit and not inside and full and monster.lp > threat(state, seat):
        worth += ENTRY
    return worth


def _ouch_worth(state: State, seat: int, n: int) -> float:
    home = borough_of(state.monsters[seat].place or "lower")
    worth = life_worth(state, seat, -hits) if (hits := units_around(state, seat)) else 0.0
    if n == 1:
        return worth
    for other in state.living:
        near = borough_of(state.monsters[other].place or "lower") == home
        if other != seat and (near or n > 2):
            worth += hurt(state, min(units_around(state, other), state.monsters[other].lp))
    if n > 2 and state.statue != seat:
        worth += 3.0 if state.options.statue_of_liberty == "vp" else max(0.8, life_worth(state, seat, 3))
    return worth


def dice_worth(state: State, seat: int, dice: str) -> float:
    """Return what a final roll is worth: the sum over its faces."""
    return sum(face_worth(state, seat, face, dice.count(face)) for face in dict.fromkeys(dice))


def expected_worth(state: State, seat: int, keeps: list[str], rolled: list[int]) -> list[float]:
    """Return, for each way to keep dice, the worth to expect when the others are rolled once more.

    The worth of a roll is a sum over faces, and the number of each face among ``r`` dice is binomial: exact for one
    roll, and a fair guide for two.
    """
    faces = GAMES[state.options.game].faces
    most = max((len(kept) + r for kept, r in zip(keeps, rolled, strict=True)), default=0)
    worth = {face: [face_worth(state, seat, face, n) for n in range(most + 1)] for face in faces}
    known: dict[tuple[str, int, int], float] = {}
    found = []
    for kept, r in zip(keeps, rolled, strict=True):
        total = 0.0
        for face in faces:
            at = (face, kept.count(face), r)
            if at not in known:
                known[at] = sum(comb(r, j) * 5 ** (r - j) / 6**r * worth[face][at[1] + j] for j in range(r + 1))
            total += known[at]
        found.append(total)
    return found


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
    return 1.0 - 0.6 * max(monster.vp for monster in state.monsters) / WIN_VP


def _kept(state: State, seat: int) -> float:
    """Return the worth of the card a monster would give up, if it has one."""
    return min((max(0.0, KEEP.get(card, 0.0)) for card in state.monsters[seat].cards), default=0.0)
