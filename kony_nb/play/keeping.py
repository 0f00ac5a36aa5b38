"""What each way to keep dice is worth when the others are rolled once more.

The worth of a roll is a sum over faces, and the number of each face among ``r`` dice is binomial. So a table for each
face, by dice kept and dice rolled, answers for all the up to 64 ways at once: exact for one roll, a fair guide for two.
"""

from functools import lru_cache
from itertools import pairwise

from kony_nb.play.judgements import JUDGEMENTS, Worths
from kony_nb.play.worth import ENERGY, MANY
from kony_nb.rules.actions import Action
from kony_nb.rules.faces import without
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.rolling import MOST_DICE, fee_of, fee_rates
from kony_nb.rules.state import State

__all__ = ["keep_worth"]

WIDTH = MOST_DICE + 1
"""A table is flat: with ``k`` dice of the face kept and ``r`` rolled, the place is ``r * WIDTH + k``."""
WAYS = 1 << 12
"""Lists of ways to keep that are remembered; the 462 rolls of six dice and some of seven and eight matter."""
NEVER = -1.0e9
Places = tuple[int, int, int, int, int, int]


def keep_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Return the expected worth of each way to keep dice, less what rolling the others costs."""
    dice, game = state.dice, state.options.game
    faces, worths, n = GAMES[game].faces, JUDGEMENTS[game].faces, len(dice)
    a, b, c, d, e, f = [expected(worths[face](state, seat, n)) for face in faces]
    places, other = places_of(legal, dice, faces)
    worth = [a[i] + b[j] + c[k] + d[m] + e[p] + f[q] for i, j, k, m, p, q in places]
    for at in other:
        worth[at] = NEVER
    rates = fee_rates(state, seat) if state.monsters[seat].tokens else ()
    if rates:
        for at, keep in enumerate(legal):
            if keep.verb == "keep":
                worth[at] -= ENERGY * fee_of(rates, without(dice, keep.args[0]))
    return worth


@lru_cache(MANY)
def expected(worths: Worths) -> Worths:
    """Return the table of what to expect of a face, from what each number of results is worth."""
    row = list(worths)
    table = row + [0.0] * (WIDTH - len(row))
    while len(row) > 1:
        row = [(5.0 * none + one) / 6.0 for none, one in pairwise(row)]
        table += row + [0.0] * (WIDTH - len(row))
    return tuple(table)


@lru_cache(WAYS)
def places_of(legal: tuple[Action, ...], dice: str, faces: str) -> tuple[tuple[Places, ...], tuple[int, ...]]:
    """Return for each action where its kept dice stand in the table of each face, and which actions keep nothing."""
    places, other = [], []
    for at, choice in enumerate(legal):
        kept = "".join(choice.args) if choice.verb == "keep" else dice
        if choice.verb not in ("keep", "stop"):
            other.append(at)
        row = WIDTH * (len(dice) - len(kept))
        a, b, c, d, e, f = [row + kept.count(face) for face in faces]
        places.append((a, b, c, d, e, f))
    return tuple(places), tuple(other)
