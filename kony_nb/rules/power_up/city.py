"""The city in words that fit both games: who is in it, who is driven out of it, who comes in by an evolution."""

from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.state import State

__all__ = ["come_in", "drive_out", "in_city", "others_in_city"]


def in_city(state: State, seat: int) -> bool:
    """Return whether the seat's monster is in Manhattan, or in Tokyo."""
    return state.monsters[seat].place in GAMES[state.options.game].inside


def others_in_city(state: State, seat: int) -> tuple[int, ...]:
    """Return the other monsters in the city, by seat."""
    return tuple(other for other in state.living if other != seat and in_city(state, other))


def drive_out(state: State, seats: tuple[int, ...], rule: str, log: Log) -> None:
    """Let monsters leave the city by a card: no flight and no yielding, no fee.

    In New York each chooses its borough, the first one first; from Tokyo they leave together.
    """
    GAMES[state.options.game].drive_out(state, seats, rule, log)


def come_in(state: State, seat: int, rule: str, log: Log) -> None:
    """Let a monster enter the city by a card, if it has a free place: it is paid for entering."""
    GAMES[state.options.game].come_in(state, seat, rule, log)
