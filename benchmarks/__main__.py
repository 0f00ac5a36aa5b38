"""Time our random playouts beside the peers: ``python -m benchmarks [--rounds N] [--seconds S]``."""

import argparse
import statistics

from benchmarks.peers import present
from benchmarks.playouts import SEEDS, Setting, player
from benchmarks.timing import interleave, machine

REPLAYED = 100
SETTINGS = {
    "New York": Setting("new_york"),
    "New York without cards": Setting("new_york", cards=False),
    "Tokyo": Setting("tokyo"),
    "Tokyo without cards": Setting("tokyo", cards=False),
    "New York, evolutions, every window": Setting("new_york", evolutions=True),
    "New York, evolutions, if attacked": Setting("new_york", evolutions=True, windows="attacked"),
    "New York, evolutions, no window": Setting("new_york", evolutions=True, windows="own"),
    "Tokyo, evolutions, every window": Setting("tokyo", evolutions=True),
    "Tokyo, evolutions, if attacked": Setting("tokyo", evolutions=True, windows="attacked"),
    "Tokyo, evolutions, no window": Setting("tokyo", evolutions=True, windows="own"),
}


def main() -> None:
    """Measure, replay, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="rounds in which every row is timed once (default 9)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU-seconds a row and round (default 0.5)")
    chosen = parser.parse_args()
    print(machine())
    ours = {}
    for name, setting in SETTINGS.items():
        counts = [setting.count(seed) for seed in range(SEEDS)]
        bad = [seed for seed in range(REPLAYED) if not setting.replays_equal(seed)]
        if bad:
            raise SystemExit(f"{name}: games that do not replay: {bad}")
        ours[f"{name}, in place"] = player(setting.in_place, counts)
        if setting.cards and not setting.evolutions:
            ours[f"{name}, legal actions asked twice"] = player(setting.asking, counts)
            ours[f"{name}, states, log and history"] = player(setting.with_history, counts)
    print(f"{REPLAYED} of {SEEDS} games of each kind replayed from their records: all equal")
    rows = interleave(ours | present(), chosen.rounds, chosen.seconds)
    print(f"\n{'random playouts':45}{'actions':>12}{'games':>10}{'actions':>10}")
    print(f"{'':45}{'a CPU-s':>12}{'a CPU-s':>10}{'a game':>10}")
    for row in rows.values():
        figures = (row.actions_per_second, row.games_per_second, row.actions_per_game)
        a, b, c = (statistics.median(figure) for figure in figures)
        print(f"{row.name:45}{a:12,.0f}{b:10,.1f}{c:10.1f}")
    print("\nratios of actions a CPU-second, round by round: median (lowest to highest)")
    for mine in ours:
        for name, peer in rows.items():
            if name not in ours:
                median, low, high = rows[mine].ratio(peer)
                print(f"{mine:45} / {name:24}{median:7.2f} ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
