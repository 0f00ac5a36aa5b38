"""What life, hurting others, faces and time are worth to a seat in any of the games: 1.0 is one victory point.

The greedy bot compares its choices with these numbers. They are judgements, not rules: nothing else reads them.
A playout asks for them some hundred times in a game, mostly with the same few numbers behind the question. So each is
worked out by a small function of just those numbers, and remembered.
"""

from functools import lru_cache

from kony_nb.play.judgements import JUDGEMENTS, Life, Worths
from kony_nb.rules.phases.gains import WIN_VP, max_lp, total_vp
from kony_nb.rules.state import State

__all__ = ["dice_worth", "energy_worths", "game_left", "heart_worths", "hurt", "life_change", "life_worth"]

ENERGY = 0.4
KILL = 3.0
EXTRA_TURN = 3.0
TOKEN = 1.0
"""A token that others have put on a monster, about."""
DEATH = 12.0
NEVER = -100.0
MANY = 1 << 14
"""Answers that each function remembers: some megabytes for all of them."""


def life_worth(state: State, seat: int, n: int) -> float:
    """Return what gaining ``n`` life points (losing them, if negative) is worth to a seat."""
    monster = state.monsters[seat]
    return life_change(JUDGEMENTS[state.options.game].life, monster.lp, max_lp(monster), n)


@lru_cache(MANY)
def life_change(life: Life, lp: int, highest: int, n: int) -> float:
    """Return what ``n`` life points more are worth with ``lp`` of at most ``highest``; the last one is the game."""
    after = max(0, min(highest, lp + n))
    if not after:
        return -DEATH
    return life(after) - life(lp)


def hurt(each: float, living: int, lost: int) -> float:
    """Return what it is worth that one of the rivals loses life points, where each of an only rival's is worth so much.

    The more rivals there are, the less.
    """
    return each * lost * 2 / living


def dice_worth(state: State, seat: int, dice: str) -> float:
    """Return what a final roll is worth: the sum over its faces."""
    faces = JUDGEMENTS[state.options.game].faces
    return sum(faces[face](state, seat, n)[n] for face in dict.fromkeys(dice) if (n := dice.count(face)))


@lru_cache(MANY)
def heart_worths(
    life: Life, lp: int, highest: int, tokens: int, each: float, bonus: int, heals: bool, most: int
) -> Worths:
    """Return what hearts are worth: first they remove tokens, at ``each``, and the others heal, with a bonus."""
    worths = []
    for n in range(most + 1):
        removed = min(n, tokens)
        healed = n - removed if heals else 0
        worths.append(each * removed + (life_change(life, lp, highest, healed + bonus) if healed else 0.0))
    return tuple(worths)


@lru_cache(MANY)
def energy_worths(bonus: int, most: int) -> Worths:
    """Return what energy results are worth, with what cards add to the gain."""
    return tuple([ENERGY * (n + bonus) if n else 0.0 for n in range(most + 1)])


def game_left(state: State) -> float:
    """Return how much of the game is left, about: 1 at its start, less with the points of the first one."""
    return 1.0 - 0.6 * max([total_vp(monster) for monster in state.monsters]) / WIN_VP
