"""A word for a choice among those that were compared, only where the interval of its difference allows one."""

from kony_nb.play.comparison import Comparison
from kony_nb.play.labels import INACCURACY, cost_word

__all__ = ["label"]


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
        ``"best"``: it won most often, and each other choice is worse beyond its interval. Of the others, and of one
        that won most often and is not known to be the best: see `kony_nb.play.labels.cost_word`. ``""``: the interval
        allows none of them, nothing has been played, or no game was won after any choice.

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
    if not comparison.wins(best):
        return ""  # all is lost alike: to call that good would mislead
    if choice == best:
        if comparison.settled:
            return "best"
        others = [comparison.difference(other, best) for other in comparison.choices if other != best]
        return "good" if all(each.high < INACCURACY for each in others) else ""
    return cost_word(comparison.difference(best, choice))
