"""Time the joint of a whole turn beside icepool's: ``python -m benchmarks.turns [--rounds N] [--seconds S]``.

icepool does the one policy it can do, to keep chosen faces over three rolls, as one evaluator over the faces of a pool,
which is the fastest way we found to write it. The position has no tiles and no units, which it could not follow.
Both must give the same distribution before anything is timed.
"""

import argparse
import random
import statistics
from collections.abc import Callable
from itertools import combinations, cycle
from typing import Any

import icepool

from benchmarks.timing import interleave, machine
from kony_nb.game.scenario import scenario
from kony_nb.odds.forward import forward
from kony_nb.odds.turn import turn_outcomes
from kony_nb.odds.turn_policy import TurnPolicy
from kony_nb.play.policies import greedy, playout
from kony_nb.rules.luck import Streamed
from kony_nb.rules.state import State

FACES = "AHEDSO"
DICE, ROLLS, LP = 6, 3, 5
FIELDS = ("vp", "energy", "lp", "dealt", "superstar", "statue")
MONSTERS = [{"name": "Kong", "place": "bronx", "lp": LP}, {"name": "Rob", "place": "lower"}, "Mantis", "Sheriff"]
STACK = ["?", "?", "high_rise_1"]
EMPTY = scenario({"monsters": MONSTERS}).state
CITY = scenario({"monsters": MONSTERS, "boroughs": {"bronx": {"stacks": [STACK] * 3, "units": ["jet"]}}}).state
KEPT = ["".join(pair) for pair in combinations(FACES, 2)]


class Only:
    """Keep these faces, roll the others again."""

    def __init__(self, faces: str) -> None:
        self.name = f"keep {faces}"
        self.others = {ord(face): None for face in FACES if face not in faces}

    def __call__(self, dice: str, rolls_left: int) -> str:
        return dice.translate(self.others)


class Joint(icepool.MultisetEvaluator):  # type: ignore[misc]
    """What a final roll brings in the position without tiles."""

    def next_state(self, state: Any, order: Any, face: str, n: int) -> Any:  # type: ignore[override]
        """Add the results of one face."""
        vp, energy, hearts, dealt, superstar, statue = state or (0, 0, 0, 0, False, False)
        if face == "S" and n >= 3:
            vp, superstar = n - 3, True
        elif face == "E":
            energy = n
        elif face == "H":
            hearts = min(10 - LP, n)
        elif face == "A":
            dealt = n
        elif face == "O" and n >= 3:
            statue = True
        return vp, energy, hearts, dealt, superstar, statue

    def final_outcome(self, final_state: Any, *_: Any) -> Any:
        """Let the Statue heal, after the hearts."""
        vp, energy, lp, dealt, superstar, statue = final_state
        return vp, energy, min(10 - LP, lp + 3) if statue else lp, dealt, superstar, statue


def last_face(kept: str, rolls: int) -> Any:
    """Return icepool's die after so many rolls, kept as soon as it shows one of the faces."""
    die = icepool.Die(list(FACES))
    if rolls == 1:
        return die
    again = last_face(kept, rolls - 1)
    return die.map(lambda face: face if face in kept else again)


def with_icepool(kept: str) -> Any:
    """Return icepool's distribution: dice that are kept one by one are a pool of alike dice."""
    return Joint().evaluate(last_face(kept, ROLLS).pool(DICE))


def ours(state: State, kept: str, exact: bool) -> Any:
    """Return our distribution."""
    return turn_outcomes(state, TurnPolicy(Only(kept)), exact=exact)


def agree(kept: str) -> bool:
    """Return whether both give the same fractions."""
    theirs = with_icepool(kept)
    return bool(ours(EMPTY, kept, True).marginal(*FIELDS) == {of: theirs.probability(of) for of in theirs.outcomes()})


def first(state: State, exact: bool) -> Callable[[], int]:
    """Return a question about a position that was never asked about."""
    kept = cycle(KEPT)

    def ask() -> int:
        forward.cache_clear()
        ours(state, next(kept), exact)
        return 1

    return ask


def slider(state: State, exact: bool) -> Callable[[], int]:
    """Return a question about the same position, with other faces kept every time."""
    kept = cycle(KEPT)

    def ask() -> int:
        ours(state, next(kept), exact)
        return 1

    return ask


def peer() -> Callable[[], int]:
    """Return icepool's question, with other faces kept every time."""
    kept = cycle(KEPT)

    def ask() -> int:
        with_icepool(next(kept))
        return 1

    return ask


def game() -> Callable[[], int]:
    """Return one game of four greedy bots, from the same position."""
    rng = random.Random(7)

    def play() -> int:
        playout(EMPTY, greedy, Streamed(rng), rng)
        return 1

    return play


def main() -> None:
    """Compare, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.turns", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="rounds in which every row is timed once (default 9)")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU-seconds a row and round (default 0.3)")
    chosen = parser.parse_args()
    print(machine())
    different = [kept for kept in KEPT if not agree(kept)]
    if different:
        raise SystemExit(f"icepool and kony_nb differ where these are kept: {', '.join(different)}")
    print(f"{len(KEPT)} policies: the same fractions from icepool {icepool.__version__} and kony_nb")
    # asked again comes first in a round and warms up outside the clock: what clears the cache comes after it
    asked = {
        "kony_nb, asked again, floats": slider(EMPTY, False),
        "kony_nb, asked again, exact": slider(EMPTY, True),
        "kony_nb, asked again, unknown tiles": slider(CITY, False),
        "kony_nb, first time, floats": first(EMPTY, False),
        "kony_nb, first time, exact": first(EMPTY, True),
        "kony_nb, first time, unknown tiles": first(CITY, False),
    }
    peers = {"icepool": peer(), "a game of four greedy bots": game()}
    rows = interleave(asked | peers, chosen.rounds, chosen.seconds)
    print(f"\n{'time of the peer / our time':40}" + "".join(f"{name:>34}" for name in peers))
    for name in asked:
        ratios = [rows[name].ratio(rows[other]) for other in peers]
        print(f"{name:40}" + "".join(f"{m:14.2f} ({low:.2f} to {high:.2f})".rjust(34) for m, low, high in ratios))
    each = {name: 1000 / statistics.median(row.games_per_second) for name, row in rows.items()}
    print("\nms each, on this machine now: " + ", ".join(f"{name} {ms:.1f}" for name, ms in each.items()))


if __name__ == "__main__":
    main()
