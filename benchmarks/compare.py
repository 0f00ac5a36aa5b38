"""What a comparison costs, and what common luck, workers and a cluster bring: ``python -m benchmarks.compare``."""

import argparse
import random
import time
from math import exp, log, sqrt

from distributed import Client, LocalCluster

from benchmarks.positions import pair, position
from benchmarks.timing import machine
from kony_nb.play.chunks import Branches
from kony_nb.play.compare import compare
from kony_nb.play.driver import Crew, Tally
from kony_nb.play.intervals import Z
from kony_nb.play.policies import POLICIES, playout
from kony_nb.play.whims import Whims
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Luck
from kony_nb.rules.events import SILENT
from kony_nb.rules.luck import Common, Streamed
from kony_nb.rules.referee import decider, legal_actions, step
from kony_nb.rules.state import State, clone, state_key

POSITIONS = range(100, 110)
WORKERS = 2


def widths(seconds: float) -> None:
    """Print how well two choices are told apart after some seconds on two workers."""
    print(f"\nhalf-width of the paired difference, in points of 100, after so many seconds on {WORKERS} workers")
    print(f"{'position':>10}{'policy':>10}{'seconds':>10}{'games':>10}{'half-width':>12}   choices")
    for seed in POSITIONS[:2]:
        state = position(seed)
        choices = pair(state, seed)
        for policy, limits in (("random", (seconds,)), ("greedy", (seconds / 4, seconds / 2, seconds))):
            for limit in limits:
                found = compare(state, choices, seconds=limit, policy=policy, workers=WORKERS)
                half = 100 * found.half_width
                line = f"{seed:>10}{policy:>10}{limit:>10.1f}{found.games:>10,}{half:>12.2f}"
                print(f"{line}   {' | '.join(found.choices)}")


def common(games: int) -> None:
    """Print by how much common luck lowers the variance of a paired difference, against the same stream for both."""
    for policy in POLICIES:
        print(f"\nvariance of the paired difference, plain stream / common luck, {policy}, {games} games (95 %)")
        better = 0
        for seed in POSITIONS:
            state = position(seed)
            choices = pair(state, seed)
            (plain, plain_error), (shared, shared_error) = (
                log_variance(differences(state, choices, policy, games, way)) for way in (streams, commons)
            )
            middle, half = plain - shared, Z * sqrt(plain_error**2 + shared_error**2)
            better += middle > 0
            low, high = exp(middle - half), exp(middle + half)
            texts = " | ".join(action.text for action in choices)
            print(f"{seed:>10}{exp(middle):8.2f} ({low:.2f} to {high:.2f})   {texts}")
        print(f"common luck is better in {better} of {len(POSITIONS)} positions")


def streams(number: int) -> tuple[Luck, random.Random]:
    """Return luck and whims from one stream each."""
    return Streamed(random.Random(number)), random.Random(f"bots {number}")


def commons(number: int) -> tuple[Luck, random.Random]:
    """Return luck and whims by address."""
    luck = Common("benchmark", number)
    return luck, Whims(luck.key)


def differences(state: State, choices: tuple[Action, Action], policy: str, games: int, way: object) -> list[int]:
    """Return for each game whether only the first choice won it (1), only the second (-1), or neither (0)."""
    assert callable(way)
    seat = decider(state)
    found = []
    for number in range(games):
        won = []
        for choice in choices:
            luck, rng = way(number)
            after = clone(state)
            step(after, choice, SILENT, luck)
            won.append(playout(after, POLICIES[policy], luck, rng).winner == seat)
        found.append(won[0] - won[1])
    return found


def log_variance(values: list[int]) -> tuple[float, float]:
    """Return the logarithm of the variance and its standard error."""
    n = len(values)
    mean = sum(values) / n
    squares = [(value - mean) ** 2 for value in values]
    variance = sum(squares) / n
    spread = sum((square - variance) ** 2 for square in squares) / n
    if not variance:
        raise SystemExit("these two choices never differ: take another position")
    return log(variance), sqrt(spread / n) / variance


def timed(crew: Crew, job: Branches, games: int) -> float:
    """Return the seconds that a crew which is warm needs for some games."""
    start = time.perf_counter()
    crew.play(job, games, Tally(lambda tally: ""))
    return time.perf_counter() - start


def teams(rounds: int, games: int) -> None:
    """Print how much faster two workers are than one, and what Dask's two cost against ours."""
    state = position(POSITIONS[0])
    choices = tuple([(action.text,) for action in legal_actions(state)[:4]])
    job = Branches(state_key(state), choices, ("greedy",) * 4, 0, decider(state))
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50)
    with cluster, Client(cluster) as client, Crew(workers=1) as one, Crew(workers=2) as two:
        dask = Crew(client.get_executor(), 2)
        for crew in (one, two, dask):
            timed(crew, job, games // 4)
        runs = [[timed(crew, job, games) for crew in (one, two, dask)] for _ in range(rounds)]
    print(f"\n{games} games after {len(choices)} choices, best of {rounds} rounds; {machine()}")
    gains = sorted(alone / both for alone, both, _ in runs)
    print(f"two workers / one: {gains[-1]:.2f} times the games (all rounds: {', '.join(f'{g:.2f}' for g in gains)})")
    costs = sorted(cluster / ours - 1 for _, ours, cluster in runs)
    listed = ", ".join(f"{100 * cost:.1f} %" for cost in costs)
    print(f"Dask's overhead on two workers: {100 * costs[len(costs) // 2]:.1f} % (all rounds: {listed})")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compare", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="the longest comparison (default 20)")
    parser.add_argument("--games", type=int, default=4000, help="games for what common luck brings (default 4000)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds in which crews are timed in turn (default 5)")
    chosen = parser.parse_args()
    print(machine())
    widths(chosen.seconds)
    common(chosen.games)
    teams(chosen.rounds, 4000)


if __name__ == "__main__":
    main()
