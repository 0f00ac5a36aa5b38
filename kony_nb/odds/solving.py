"""The best way to reroll, for any utility of the final roll and any rule on what may be rolled again."""

from kony_nb.odds.asked import dice_on_table, die, number_of_dice, number_of_rolls
from kony_nb.odds.given import Utility
from kony_nb.odds.limits import RuleOfRerolls, limits
from kony_nb.odds.solution import Solution, choices
from kony_nb.rules.errors import BadOdds, flag
from kony_nb.rules.faces import NEW_YORK

__all__ = ["solve"]


def solve(
    dice: int,
    rolls: int,
    utility: Utility,
    *,
    legal: RuleOfRerolls | None = None,
    cost: RuleOfRerolls | None = None,
    fee: RuleOfRerolls | None = None,
    purse: int | None = None,
    faces: str = NEW_YORK,
    exact: bool = False,
    start: str = "",
) -> Solution:
    """Return the best way to reroll, with the value of every keep from every roll.

    Parameters
    ----------
    dice : int
        Number of dice, 1 to 8.
    rolls : int
        Rolls that are left, 1 to 100; without ``start`` the first roll of all dice is one of them.
    utility : callable or mapping
        The worth of each final roll: ``utility("AAHESO")``. The letters are sorted.
    legal : callable, optional
        ``legal(roll, kept)``: whether all but ``kept`` may be rolled again; of ``kept == roll``, whether one may stop.
        Where nothing is legal, one may stop.
    cost : callable, optional
        ``cost(roll, kept)``: what that reroll costs, in the unit of the utility. Stopping costs nothing.
    fee : callable, optional
        ``fee(roll, kept)``: the whole energy that this reroll takes from the purse. It limits what may be rolled, and
        is no cost by itself.
    purse : int, optional
        The energy that all fees together cannot exceed; given exactly when ``fee`` is.
    faces : str
        The six letters of a die, ``"AHEDSO"`` or ``"123AHE"``.
    exact : bool
        Whether values are Fractions; then utilities and costs are whole numbers or Fractions.
    start : str
        The dice that lie on the table now. All of them: there is a choice at once, with ``rolls`` left. Fewer: these
        are set aside, and the others are rolled first.

    Returns
    -------
    Solution

    Raises
    ------
    BadOdds
        If an argument is out of range, or a number is none; the message says which.

    Examples
    --------
    >>> best = solve(6, 3, lambda roll: roll.count("A"), exact=True)
    >>> best.value, best.best("AAHESO", 2), best.regret("AAHESO", 1, "A")
    (Fraction(91, 36), 'AA', Fraction(5, 6))
    """
    flag("exact", exact, BadOdds)
    dice, rolls, faces = number_of_dice(dice), number_of_rolls(rolls), die(faces)
    start = dice_on_table(start, dice, faces)
    limited = limits(dice, faces, choices(dice, rolls, start), legal, cost, fee, purse)
    return Solution(dice, rolls, utility, limited, faces, exact, start)
