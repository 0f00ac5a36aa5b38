"""Exact odds: what the dice bring under a policy, the best way to reroll, and small Markov chains.

Reached as ``kn.odds``: ``kn.odds.solve(6, 3, lambda roll: roll.count("A"), exact=True).value``. It is the part of the
package that needs numpy, and loads it.
"""

from kony_nb.odds.distribution import Distribution
from kony_nb.odds.holding import Holding, manhattan, tokyo
from kony_nb.odds.markov import Absorption, Chain
from kony_nb.odds.outcomes import Outcome, TurnOutcomes
from kony_nb.odds.policies import RollPolicy, any_policy, avoid, keep_faces, never_reroll
from kony_nb.odds.position import RerollRules, rules_of_rerolls, solve_here
from kony_nb.odds.rolls import roll_distribution
from kony_nb.odds.solution import Solution
from kony_nb.odds.solve import solve
from kony_nb.odds.turn import turn_outcomes
from kony_nb.odds.turn_policy import TurnPolicy, plain

__all__ = [
    "Absorption",
    "Chain",
    "Distribution",
    "Holding",
    "Outcome",
    "RerollRules",
    "RollPolicy",
    "Solution",
    "TurnOutcomes",
    "TurnPolicy",
    "any_policy",
    "avoid",
    "keep_faces",
    "manhattan",
    "never_reroll",
    "plain",
    "roll_distribution",
    "rules_of_rerolls",
    "solve",
    "solve_here",
    "tokyo",
    "turn_outcomes",
]
