"""A word for a choice, by what it costs of the chance to win, only where the interval allows one."""

from kony_nb.play.intervals import Interval

__all__ = ["INACCURACY", "MISTAKE", "cost_word"]

INACCURACY, MISTAKE = 0.03, 0.10
"""Shares of games lost against a better choice, from which on a choice is called so: three and ten of a hundred.

The words are those of chess programs; the two thresholds are ours."""


def cost_word(cost: Interval) -> str:
    """Return what a choice is called that costs so much of the chance to win.

    ``"mistake"`` or ``"inaccuracy"``: more than that, for certain; ``"good"``: less than an inaccuracy, for certain;
    ``""`` where the interval leaves it open.

    Examples
    --------
    >>> cost_word(Interval(0.2, 0.12, 0.28)), cost_word(Interval(0.05, -0.02, 0.12))
    ('mistake', '')
    """
    if cost.low > MISTAKE:
        return "mistake"
    if cost.low > INACCURACY:
        return "inaccuracy"
    return "good" if cost.high < INACCURACY else ""
