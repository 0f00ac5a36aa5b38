"""How strong each monster's evolutions are: ``python -m benchmarks.balance new_york --games 2000``.

Monsters differ by their evolutions alone. Greedy bots play games of two, drawn from all that have a whole set in the
game; each two play in both seats alike. A monster whose set is as good as the others wins half of its games.
"""

import argparse

from benchmarks.field import SEATS, Field
from kony_nb.play.driver import Crew, Tally
from kony_nb.play.intervals import Interval, wilson
from kony_nb.play.windows import WINDOWS
from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import options
from kony_nb.rules.power_up.setup import SET

__all__ = ["balance", "with_sets"]


def with_sets(game: str) -> tuple[str, ...]:
    """Return the monsters of a game that have a whole set of evolutions there."""
    there = GAMES[game].monsters_of(options(game, expansions=("power_up",)))
    return tuple(name for name in there if len(evolutions_of(game, name)) == SET)


def balance(field: Field, games: int, workers: int | None = None) -> dict[str, tuple[int, Interval]]:
    """Return for each monster of a field the games that it played, and the share that it won with its interval.

    Parameters
    ----------
    games : int
        Rounded up, so that every two have had each seat.
    workers : int, optional
        Processes; one for each core if None, 0 plays in this one.
    """
    tally = Tally(lambda tally: "")
    with Crew(workers=workers) as crew:
        crew.play(field, -(-games // SEATS) * SEATS, tally)
    n = len(field.monsters)
    rows = zip(field.monsters, tally.counts[:n], tally.counts[n:], strict=True)
    return {name: (played, wilson(won, played)) for name, played, won in rows if played}


def main() -> None:
    """Play and print, the strongest first."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES), help="the game")
    parser.add_argument("--games", type=int, default=2000, help="games to play (default 2000)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed plays the same games (default 0)")
    parser.add_argument("--windows", choices=WINDOWS, default="every", help="where evolutions are played")
    parser.add_argument("--workers", type=int, default=None, help="processes (default: one for each core)")
    chosen = parser.parse_args()
    monsters = with_sets(chosen.game)
    if len(monsters) < SEATS:
        raise SystemExit(f"{chosen.game}: {len(monsters)} monsters have a whole set, {SEATS} are needed")
    field = Field(chosen.game, monsters, chosen.seed, chosen.windows)
    found = balance(field, chosen.games, chosen.workers)
    print(f"{GAMES[chosen.game].title} with evolutions, {SEATS} greedy bots, seed {chosen.seed}; even is 50 %")
    print(f"{'monster':20}{'games':>8}{'wins':>9}   95 %")
    for name, (n, share) in sorted(found.items(), key=lambda row: -row[1][1].value):
        print(f"{name:20}{n:8}{share.value:9.1%}   {share.low:.1%} to {share.high:.1%}")


if __name__ == "__main__":
    main()
