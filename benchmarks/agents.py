"""Time agents that choose at random among what the mask allows: ``python -m benchmarks.agents``.

Every environment is played by the book, in its own usual wrappers: `last` with the whole observation, one of the
actions that the mask allows, `step`. Counted are choices, not the steps with which the dead leave. The peers are two
games of PettingZoo that have a mask too, much smaller ones; without pygame, which they draw with, there are none.
"""

import argparse
import importlib.util
import random
import statistics
from typing import Any

import numpy as np

from benchmarks.timing import Play, interleave, machine
from kony_nb.play.pettingzoo import env
from kony_nb.rules.games import GAMES


def player(table: Any) -> Play:
    """Return a function that plays the next episode and tells how many choices it had."""
    rng = random.Random(1)
    table.reset(seed=1)

    def one() -> int:
        table.reset()
        choices = 0
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
            else:
                table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                choices += 1
        return choices

    return one


def peers() -> dict[str, Play]:
    """Return the players of PettingZoo's own games, as far as they can be played here."""
    if importlib.util.find_spec("pygame") is None:
        print("pygame is not installed: nothing to compare with")
        return {}
    from pettingzoo.classic.connect_four import connect_four
    from pettingzoo.classic.tictactoe import tictactoe

    games = {"tictactoe": tictactoe, "connect_four": connect_four}
    return {f"pettingzoo {name}": player(game.env()) for name, game in games.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.agents", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="rounds in which every row is timed once (default 9)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU-seconds a row and round (default 0.5)")
    chosen = parser.parse_args()
    print(machine())
    ours = {f"kony_nb {game}, 4 monsters": player(env(game)) for game in GAMES}
    rows = interleave(ours | peers(), chosen.rounds, chosen.seconds)
    print(f"\n{'random agents':32}{'choices a CPU-s':>17}{'an episode':>13}")
    for row in rows.values():
        a, b = (statistics.median(figure) for figure in (row.actions_per_second, row.actions_per_game))
        print(f"{row.name:32}{a:17,.0f}{b:13.1f}")
    print("\nratios of choices a CPU-second, round by round: median (lowest to highest)")
    for mine in ours:
        for name, peer in rows.items():
            if name not in ours:
                median, low, high = rows[mine].ratio(peer)
                print(f"{mine:32} / {name:24}{median:7.2f} ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
