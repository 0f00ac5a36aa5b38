"""Exact odds: dice under a policy, the best way to reroll, what a turn brings, small Markov chains, challenges.

Reached as ``kn.odds``: ``kn.odds.solve(6, 3, lambda roll: roll.count("A"), exact=True).value``. Everything here is
loaded when it is first used: most of it needs numpy, the chances to survive do not.
"""

from typing import TYPE_CHECKING

from kony_nb.lazy import lazily

if TYPE_CHECKING:
    from kony_nb.odds.challenge_cards import random_challenge
    from kony_nb.odds.challenge_odds import ChallengeOdds
    from kony_nb.odds.challenging import challenge
    from kony_nb.odds.distribution import Distribution
    from kony_nb.odds.holding import Holding, manhattan, tokyo
    from kony_nb.odds.markov import Absorption, Chain
    from kony_nb.odds.outcomes import Outcome, TurnOutcomes
    from kony_nb.odds.policies import RollPolicy, any_policy, avoid, keep_faces, never_reroll
    from kony_nb.odds.position import RerollRules, rules_of_rerolls, solve_here
    from kony_nb.odds.rolls import roll_distribution
    from kony_nb.odds.solution import Solution
    from kony_nb.odds.solving import solve
    from kony_nb.odds.surviving import survival
    from kony_nb.odds.turn import turn_outcomes
    from kony_nb.odds.turn_policy import TurnPolicy, plain

__all__ = [
    "Absorption",
    "Chain",
    "ChallengeOdds",
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
    "challenge",
    "keep_faces",
    "manhattan",
    "never_reroll",
    "plain",
    "random_challenge",
    "roll_distribution",
    "rules_of_rerolls",
    "solve",
    "solve_here",
    "survival",
    "tokyo",
    "turn_outcomes",
]

__getattr__, __dir__ = lazily(
    __name__,
    {
        "challenge_cards": ("random_challenge",),
        "challenge_odds": ("ChallengeOdds",),
        "challenging": ("challenge",),
        "distribution": ("Distribution",),
        "holding": ("Holding", "manhattan", "tokyo"),
        "markov": ("Absorption", "Chain"),
        "outcomes": ("Outcome", "TurnOutcomes"),
        "policies": ("RollPolicy", "any_policy", "avoid", "keep_faces", "never_reroll"),
        "position": ("RerollRules", "rules_of_rerolls", "solve_here"),
        "rolls": ("roll_distribution",),
        "solution": ("Solution",),
        "solving": ("solve",),
        "surviving": ("survival",),
        "turn": ("turn_outcomes",),
        "turn_policy": ("TurnPolicy", "plain"),
    },
)
