"""From a real position to a question about dice: how many dice and rolls, and what cards and tokens do to rerolls.

Everything is read from the functions by which the referee itself decides.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from numbers import Real

from kony_nb.odds.given import Utility
from kony_nb.odds.limits import Limits, RuleOfRerolls, limits
from kony_nb.odds.solution import Number, Solution, choices
from kony_nb.rules.errors import BadOdds, flag, shown
from kony_nb.rules.faces import without
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.rolling import dice_pool, fee_of, fee_rates, hindrances, may_reroll, rolls_allowed
from kony_nb.rules.state import State

__all__ = ["RerollRules", "rules_of_rerolls", "solve_here"]


@dataclass(frozen=True)
class RerollRules:
    """What the active monster may still do with its dice.

    Attributes
    ----------
    dice, rolls : int
        The dice of this turn (0 if tokens leave none) and the rolls that are left, as `solve` counts with ``start``.
    faces : str
        The six letters of a die.
    start : str
        The dice on the table: all of them where the monster must choose, those set aside where the others are to be
        rolled, none before the first roll.
    energy : int
        What the monster has to pay fees from.
    rates : tuple of (face, energy)
        What tokens charge for each die with that face that is rolled again.
    forbidden : str
        Faces that cards forbid to roll again.
    forced : bool
        Whether a card forbids to stop as long as a die may be rolled again.
    """

    dice: int
    rolls: int
    faces: str
    start: str
    energy: int
    rates: tuple[tuple[str, int], ...]
    forbidden: str
    forced: bool

    def may(self, roll: str, kept: str) -> bool:
        """Return whether cards allow to roll all but the kept dice again; for all of them, to stop."""
        if kept == roll:
            return not self.forced
        return may_reroll(roll, kept, self.rates, fee_of(self.rates, roll), self.forbidden)

    def charge(self, roll: str, kept: str) -> int:
        """Return the energy that tokens charge for rolling all but the kept dice again."""
        return fee_of(self.rates, without(roll, kept))

    @property
    def legal(self) -> RuleOfRerolls | None:
        """`may` where a card limits rerolls, else None."""
        return self.may if self.forbidden or self.forced else None

    @property
    def fee(self) -> RuleOfRerolls | None:
        """`charge` where a token charges for rerolls, else None."""
        return self.charge if self.rates else None


def rules_of_rerolls(state: State) -> RerollRules:
    """Return what the active monster may still do with its dice in a position.

    Parameters
    ----------
    state : State
        Anywhere from the start of a turn to its last roll. Before the first roll the cards and tokens count that are
        there now. Rolls that a card could still buy, rerolls without a roll, and what evolutions in hand would change
        are not among them.

    Raises
    ------
    BadOdds
        If no roll of this turn is to come.
    """
    if not isinstance(state, State):
        raise BadOdds(f"state: {shown(state)} is no state; of a game it is game.state")
    for step in reversed(state.agenda):
        if step.kind in ("keep", "roll", "dice", "roll_phase") and step.seat == state.turn:
            break
    else:
        raise BadOdds(f"no dice are to be rolled here (phase {state.phase}); ask from a turn's start to its last roll")
    seat, start = step.seat, ""
    if step.kind == "roll_phase":
        dice, rolls = dice_pool(state, seat), rolls_allowed(state, seat)
    elif step.kind == "keep":
        dice, rolls, start = len(state.dice), state.rolls_left, state.dice
    else:
        falling = step.kind == "dice"  # this roll is counted already
        dice, rolls, start = len(state.kept) + step.args[0], state.rolls_left + falling, state.kept
    forbidden, forced = hindrances(state, seat)
    faces, energy = GAMES[state.options.game].faces, state.monsters[seat].energy
    return RerollRules(dice, rolls, faces, start, energy, fee_rates(state, seat), forbidden, forced)


def solve_here(state: State, utility: Utility, *, energy: Number = 0, exact: bool = False) -> Solution:
    """Return the best way to reroll in a position, with what cards and tokens forbid and charge there.

    Parameters
    ----------
    state : State
        Anywhere from the start of a turn to its last roll.
    utility : callable or mapping
        The worth of each final roll, as in `solve`.
    energy : int, Fraction or float
        What one energy that is paid for rerolls is worth, in the unit of the utility.
    exact : bool
        Whether values are Fractions.

    Raises
    ------
    BadOdds
        If no roll of this turn is to come, or a number is none.

    Examples
    --------
    >>> import kony_nb as kn
    >>> game = kn.scenario({"monsters": ["Kong", "Rob"], "dice": "AAHESO", "rolls_left": 1})
    >>> solve_here(game.state, lambda roll: roll.count("A"), exact=True).best("AAHESO", 1)
    'AA'
    """
    flag("exact", exact, BadOdds)
    rules = rules_of_rerolls(state)
    if isinstance(energy, bool) or not isinstance(energy, Real):
        raise BadOdds(f"the worth of energy is {shown(energy)}; allowed is a number")
    # only the number of choices to come matters to the limits, not the dice on the table
    limited = _limits(replace(rules, rolls=choices(rules.dice, rules.rolls, rules.start) + 1, start=""), energy)
    return Solution(rules.dice, rules.rolls, utility, limited, rules.faces, exact, rules.start)


@lru_cache(16)
def _limits(rules: RerollRules, energy: Number) -> Limits:
    """Return the evaluated rules of a position in which the first roll is still to come."""

    def cost(roll: str, kept: str) -> Number:
        return energy * rules.charge(roll, kept)

    fee = rules.fee
    return limits(
        rules.dice,
        rules.faces,
        rules.rolls - 1,
        rules.legal,
        cost if fee and energy else None,
        fee,
        rules.energy if fee else None,
    )
