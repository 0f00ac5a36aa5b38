"""What a person asks to be played, checked: numbers, seeds and policies."""

import sys
from collections.abc import Sequence

from kony_nb.game.situation.faults import Faults
from kony_nb.game.situation.opening import read_seed
from kony_nb.play.policies import POLICIES, Policy
from kony_nb.play.windows import WINDOWS
from kony_nb.rules.errors import BadComparison, BadPolicy, shown
from kony_nb.rules.games import GAMES

__all__ = [
    "MOST",
    "check_limits",
    "check_progress",
    "check_windows",
    "games_asked",
    "policies_by_seat",
    "policy_asked",
    "who_may_play",
]

BIGGEST = sys.float_info.max
MOST = 1_000_000
"""Games after each choice that are played at most, where no number is given."""
USUAL = 1000
"""Games after each choice where nothing at all is said."""


def games_asked(n: int | None, half_width: float | None, seconds: float | None) -> int:
    """Return how many games are to be played at most.

    Raises
    ------
    BadComparison
        If the number is none from 1 up.
    """
    if n is None:
        return USUAL if half_width is None and seconds is None else MOST
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise BadComparison(f"n: {shown(n)} is not a whole number from 1 up")
    return n


def check_limits(half_width: float | None, seconds: float | None, seed: int | str) -> None:
    """Check the other numbers.

    Raises
    ------
    BadComparison
        Saying what is allowed.
    """
    for name, value in (("half_width", half_width), ("seconds", seconds)):
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if value is not None and not (number and 0 < value <= BIGGEST):
            raise BadComparison(f"{name}: {shown(value)} is not a number above 0")
    faults = Faults()
    read_seed(seed, faults)
    if faults:
        raise BadComparison("; ".join(faults))


def check_progress(progress: object, also: tuple[object, ...] = ()) -> None:
    """Check that progress can be told to what was given.

    Raises
    ------
    BadComparison
        If it cannot.
    """
    if progress is not None and not callable(progress) and not any(progress is each for each in also):
        others = "".join(f", {other}" for other in also)
        raise BadComparison(f"progress: {shown(progress)} is no function of the partial result{others}, nor None")


def check_windows(windows: object) -> None:
    """Check at which windows evolutions are to be played.

    Raises
    ------
    BadComparison
        Saying what is allowed.
    """
    if not isinstance(windows, str) or windows not in WINDOWS:
        raise BadComparison(f"windows: {shown(windows)} is not one of {', '.join(WINDOWS)}")


def who_may_play(game: object, expansions: object) -> tuple[str, ...]:
    """Return the monsters that may play a game with these expansions, nobody if there is no such game."""
    if game not in tuple(GAMES):
        return ()
    rules = GAMES[str(game)]
    more = isinstance(expansions, list | tuple) and "power_up" in expansions
    return rules.monsters + (rules.with_power_up if more else ())


def policies_by_seat(given: str | Policy | Sequence[str | Policy], seats: int) -> tuple[str | Policy, ...]:
    """Return a policy for each seat, from one for all or one for each.

    Raises
    ------
    BadPolicy
        If one of them is none, or there are more or fewer than seats.
    """
    if isinstance(given, str) or callable(given):
        return (policy_asked(given),) * seats
    if not isinstance(given, list | tuple) or len(given) != seats:
        raise BadPolicy(shown(given), "", f"give one policy for all, or a list of {seats}, one for each seat")
    return tuple([policy_asked(policy) for policy in given])


def policy_asked(given: str | Policy) -> str | Policy:
    """Return a policy, one of ours by its name.

    Raises
    ------
    BadPolicy
        If it is none.
    """
    if isinstance(given, str):
        if given not in POLICIES:
            raise BadPolicy(given, "", f"there is none of this name; there are {', '.join(POLICIES)}")
        return given
    if not callable(given):
        raise BadPolicy(shown(given), "", f"this is no function and none of {', '.join(POLICIES)}")
    return next((name for name, known in POLICIES.items() if known is given), given)
