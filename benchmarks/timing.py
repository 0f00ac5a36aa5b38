"""Timing rows in turn, so that a busy machine slows all of them alike."""

import os
import platform
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Play = Callable[[], int]
"""Plays one whole game and returns how many actions it had."""


@dataclass
class Row:
    """What was measured for one way of playing, a figure for each round."""

    name: str
    actions_per_second: list[float] = field(default_factory=list)
    games_per_second: list[float] = field(default_factory=list)
    actions_per_game: list[float] = field(default_factory=list)

    def measure(self, play: Play, seconds: float) -> None:
        """Play whole games for about this many CPU-seconds."""
        games = actions = 0
        start = time.process_time()
        while (took := time.process_time() - start) < seconds:
            actions += play()
            games += 1
        self.actions_per_second.append(actions / took)
        self.games_per_second.append(games / took)
        self.actions_per_game.append(actions / games)

    def ratio(self, other: "Row") -> tuple[float, float, float]:
        """Return the median, the lowest and the highest ratio to another row, round by round."""
        pairs = zip(self.actions_per_second, other.actions_per_second, strict=True)
        ratios = sorted(mine / theirs for mine, theirs in pairs)
        return statistics.median(ratios), ratios[0], ratios[-1]


def interleave(plays: Mapping[str, Play], rounds: int, seconds: float) -> dict[str, Row]:
    """Measure every row in turn, round after round."""
    rows = {name: Row(name) for name in plays}
    for play in plays.values():
        play()
    for _ in range(rounds):
        for name, play in plays.items():
            rows[name].measure(play, seconds)
    return rows


def machine() -> str:
    """Return what this ran on, in a line."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, load {load:.2f}"
