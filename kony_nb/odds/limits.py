"""What rerolls are forbidden, cost, or are charged for, as arrays over all pairs of a roll and a keep."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kony_nb.odds.asked import whole
from kony_nb.odds.lattice import lattice, pair_names
from kony_nb.rules.errors import BadOdds, shown

__all__ = ["FREE", "Limits", "RuleOfRerolls", "limits"]

RuleOfRerolls = Callable[[str, str], Any]
"""Something about rolling all but the kept dice again: ``rule(roll, kept)``."""
MOST_PURSE = 256
"""Energy that may run out is followed unit by unit, up to here: more than all tokens of a game can charge in a turn."""


@dataclass(frozen=True, eq=False)
class Limits:
    """The rules on rerolls, evaluated.

    Attributes
    ----------
    mask : array of bool, shape (pairs,) or (purse + 1, pairs); or None
        What is allowed, with so much energy in the purse. None if everything always is.
    costs : list
        What each pair costs, as given; stopping costs nothing. Empty if nothing does.
    fees : array of int, shape (pairs,), or None
        The energy that each pair takes from the purse. None if it can never run out.
    purse : int
        The energy there is; 0 if it can never run out.
    """

    mask: NDArray[np.bool_] | None
    costs: list[Any]
    fees: NDArray[np.intp] | None
    purse: int


FREE = Limits(None, [], None, 0)
"""No rules on rerolls."""


def limits(
    dice: int,
    faces: str,
    choices: int,
    legal: RuleOfRerolls | None,
    cost: RuleOfRerolls | None,
    fee: RuleOfRerolls | None,
    purse: int | None,
) -> Limits:
    """Ask the rules about every pair; arguments as in `solve`, ``choices`` is how often there is one to be made.

    Raises
    ------
    BadOdds
        If a rule is no function, fee and purse do not come together, a fee is no energy, or a purse that may run
        out holds more than 256.
    """
    for what, given in (("legal", legal), ("cost", cost), ("fee", fee)):
        if given is not None and not callable(given):
            raise BadOdds(f"{what} is {shown(given)}; allowed is a function of (roll, kept)")
    if (fee is None) != (purse is None):
        raise BadOdds("fee and purse belong together: what a reroll takes, and the energy there is")
    energy = 0 if purse is None else whole(purse, "the purse", 0)
    if not choices or (legal is None and cost is None and fee is None):
        return FREE
    asked, starts = pair_names(dice, faces), lattice(dice).pairs.starts
    costs = [] if cost is None else [0 if kept == roll else cost(roll, kept) for roll, kept in asked]
    mask = np.array([legal is None or bool(legal(*pair)) for pair in asked], np.bool_)
    fees = None
    if fee is not None:
        paid = [0 if kept == roll else fee(roll, kept) for roll, kept in asked]
        for (roll, kept), each in zip(asked, paid, strict=True):
            whole(each, f"the fee of keeping {kept!r} from {roll}", 0)
        most = choices * max((each for each, allowed in zip(paid, mask.tolist(), strict=True) if allowed), default=0)
        if energy < most:
            whole(energy, "a purse that may run out", 0, MOST_PURSE)
            fees = np.array([min(each, energy + 1) for each in paid], np.intp)
            mask = mask & (fees <= np.arange(energy + 1)[:, None])
    stuck = ~np.logical_or.reduceat(mask, starts, axis=-1)
    mask[..., starts] |= stuck  # where nothing is allowed, stopping is
    return Limits(mask, costs, fees, energy if fees is not None else 0)
