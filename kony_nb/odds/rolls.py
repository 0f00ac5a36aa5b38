"""What the dice show after the last roll, under a policy."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kony_nb.odds.asked import dice_on_table, die, kept_from, number_of_dice, number_of_rolls
from kony_nb.odds.distribution import Distribution
from kony_nb.odds.given import WHOLE
from kony_nb.odds.lattice import SIDES, lattice, names, places
from kony_nb.odds.policies import RollPolicy
from kony_nb.rules.errors import BadOdds, flag, shown
from kony_nb.rules.faces import NEW_YORK

__all__ = ["about_dice", "final_weights", "roll_distribution"]


def about_dice(dice: int, rolls: int, start: str) -> str:
    """Return what was asked about the dice, in words.

    Examples
    --------
    >>> about_dice(6, 1, "AAH")
    '6 dice, 1 roll, from AAH'
    """
    counted = f"{dice} {'die' if dice == 1 else 'dice'}, {rolls} {'roll' if rolls == 1 else 'rolls'}"
    return f"{counted}, from {start}" if start else counted


def roll_distribution(
    dice: int, rolls: int, policy: RollPolicy, *, faces: str = NEW_YORK, start: str = "", exact: bool = True
) -> Distribution:
    """Return the distribution of the final roll when a policy chooses what to keep.

    Parameters
    ----------
    dice : int
        Number of dice, 1 to 8.
    rolls : int
        Rolls that are left, 1 to 100; without ``start`` the first roll of all dice is one of them.
    policy : roll policy
        Asked with the dice and the rolls left before every roll but the first.
    faces : str
        The six letters of a die, ``"AHEDSO"`` or ``"123AHE"``.
    start : str
        The dice that lie on the table now. All of them: the policy chooses at once, with ``rolls`` left. Fewer:
        these are set aside, and the others are rolled first.
    exact : bool
        Whether probabilities are Fractions; otherwise floats, within 1e-12.

    Returns
    -------
    Distribution
        From the final roll, as sorted letters, to its probability.

    Raises
    ------
    BadOdds
        If an argument is out of range, or the policy keeps dice that are not there.

    Examples
    --------
    >>> from kony_nb.odds import keep_faces
    >>> attacks = roll_distribution(6, 3, keep_faces("A"))
    >>> attacks
    <Distribution: 6 dice, 3 rolls, policy 'keep A', 462 outcomes>
    >>> attacks.mean(lambda roll: roll.count("A"))  # each die has three chances: 6 times 91/216
    Fraction(91, 36)
    """
    flag("exact", exact, BadOdds)
    dice, rolls, faces = number_of_dice(dice), number_of_rolls(rolls), die(faces)
    start = dice_on_table(start, dice, faces)
    if not callable(policy) or not isinstance(getattr(policy, "name", None), str):
        raise BadOdds(f"{shown(policy)} is no roll policy; any_policy(function, name=...) makes one of a function")
    found, total = final_weights(dice, rolls, policy, faces, start, exact)
    return Distribution(found, total, policy=policy.name, about=about_dice(dice, rolls, start))


def final_weights(
    dice: int, rolls: int, policy: RollPolicy, faces: str, start: str, exact: bool
) -> tuple[dict[str, Any], int | float]:
    """Return the weight of every final roll, as `roll_distribution` explains its arguments, and what they add up to.

    Exact weights are whole numbers that add up to ``6 ** (dice * rolls)``, as if every die fell in every roll.
    """
    nodes, all_names, at = lattice(dice), names(dice, faces), places(dice, faces)
    top, number = nodes.top, int if exact else float
    weights: list[Any] = [number(0)] * nodes.nodes
    weights[at[start]] = number(1)
    chosen_first = len(start) == dice
    for left in range(rolls, 0, -1):
        if left < rolls or chosen_first:
            kept = [number(0)] * nodes.nodes
            for node in range(top.start, top.stop):
                if weights[node]:
                    roll = all_names[node]
                    kept[at[kept_from(policy(roll, left), roll, policy.name)]] += weights[node]
            weights = kept
        weights[top] = _rolled(dice, weights, exact, SIDES ** (dice * (rolls - left + 1)))
    found = dict(zip(all_names[top], weights[top], strict=True))
    return found, SIDES ** (dice * rolls) if exact else 1.0


def _rolled(dice: int, weights: list[Any], exact: bool, total: int) -> list[Any]:
    """Return the weights of the full rolls after the missing dice were rolled; whole ones add up to ``total``."""
    nodes = lattice(dice)
    entering: NDArray[Any]
    if not exact:
        entering = np.array(weights) * nodes.powers(float(SIDES)) / float(SIDES) ** dice
    elif total < WHOLE:
        entering = np.array(weights, np.int64) * nodes.powers(SIDES)
    else:
        entering = np.array(weights, object) * nodes.powers(SIDES)
    found: list[Any] = nodes.spread(entering).tolist()
    return found
