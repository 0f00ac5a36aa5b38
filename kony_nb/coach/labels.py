"""A word for a choice, only where the interval of its difference to the best one allows it."""

from kony_nb.play.comparison import Comparison

__all__ = ["INACCURACY", "MISTAKE", "label"]

INACCURACY, MISTAKE = 0.03, 0.10
"""Shares of games lost against the best choice, from which on a choice is called so: three and ten of a hundred.

The words are those of chess programs; the two thresholds are ours."""


def label(comparison: Comparison, choice: str) -> str:
    """Return what a choice is called, by what it loses against the best one, with the interval of the paired games.

    Parameters
    ----------
    comparison : Comparison
        What was played so far.
    choice : str
        One of its choices.

    Returns
    -------
    str
        ``"best"``: it won most often, and each other choice is worse beyond its interval. ``"good"``: it loses less
        than `INACCURACY`, for certain. ``"inaccuracy"``: it loses more than that, for certain. ``"mistake"``: more
        than `MISTAKE`, for certain. ``""``: the interval allows none of them, or nothing has been played.

    Raises
    ------
    BadComparison
        If there is no such choice.

    Notes
    -----
    The one that won most often is ``"good"`` where each other one is known to be at most `INACCURACY` better, which
    is less than to be the best. "For certain" means: both ends of the interval of 95 % agree.
    """
    comparison.wins(choice)
    if not comparison.games or len(comparison.choices) < 2:
        return ""
    best = comparison.best
    if choice == best:
        if comparison.settled:
            return "best"
        others = [comparison.difference(other, best) for other in comparison.choices if other != best]
        return "good" if all(each.high < INACCURACY for each in others) else ""
    behind = comparison.difference(choice, best)
    if behind.high < -MISTAKE:
        return "mistake"
    if behind.high < -INACCURACY:
        return "inaccuracy"
    return "good" if behind.low > -INACCURACY else ""
