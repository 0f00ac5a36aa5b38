"""A distribution: outcomes with their probabilities, exact or as floats, under a policy that it names."""

import math
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from kony_nb.rules.errors import BadOdds, shown

__all__ = ["Distribution"]

Chance = Fraction | float


class Distribution(Mapping[Any, Chance]):
    """What can happen, each with its probability; a mapping from outcome to Fraction or float.

    Parameters
    ----------
    weights : mapping of outcome to int or float
        Outcomes without weight are left out.
    total : int or float
        What the weights add up to. With whole numbers the probabilities are exact.
    policy : str
        The name of the policy under which this holds.
    about : str
        What the outcomes are, such as ``"6 dice, 3 rolls"``.

    Attributes
    ----------
    policy, about : str
        As given.
    exact : bool
        Whether probabilities are Fractions.

    Raises
    ------
    BadOdds
        If the weights do not add up to the total (floats: within a billionth), or one is negative.

    Examples
    --------
    >>> coins = Distribution({0: 1, 1: 2, 2: 1}, 4, policy="two coins")
    >>> coins[1], coins.mean(), coins.probability(lambda heads: heads > 0)
    (Fraction(1, 2), Fraction(1, 1), Fraction(3, 4))
    """

    def __init__(self, weights: Mapping[Any, Any], total: int | float, *, policy: str, about: str = "") -> None:
        self.policy, self.about = policy, about
        self.exact = isinstance(total, int)
        self._total: Any = total
        self._weights = {outcome: weight for outcome, weight in weights.items() if weight}
        found = sum(self._weights.values()) if self.exact else math.fsum(self._weights.values())
        agrees = found == total if self.exact else math.isclose(found, total, rel_tol=1e-9)
        if not agrees or any(weight < 0 for weight in self._weights.values()):
            raise BadOdds(f"the weights add up to {found}; they must be positive and add up to {total}")

    def __getitem__(self, outcome: Any) -> Chance:
        return self._chance(self._weights[outcome])

    def __iter__(self) -> Iterator[Any]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __repr__(self) -> str:
        about = f"{self.about}, " if self.about else ""
        return f"<Distribution: {about}policy {self.policy!r}, {len(self)} outcomes>"

    def _chance(self, weight: Any) -> Chance:
        return Fraction(weight, self._total) if self.exact else float(weight / self._total)

    def _sum(self, f: Callable[[Any], Any]) -> Any:
        """Return the weighted sum of a number of each outcome, over the total."""
        found: Any = 0
        for outcome, weight in self._weights.items():
            value = f(outcome)
            try:
                found += value * weight
            except TypeError:
                raise BadOdds(f"a number of each outcome is needed; of {shown(outcome)} it is {shown(value)}") from None
        if self.exact and isinstance(found, int | Fraction):
            return Fraction(found) / self._total
        return found / self._total

    def mean(self, f: Callable[[Any], Any] | None = None) -> Any:
        """Return the expected value of ``f(outcome)``, or of the outcome itself.

        Returns
        -------
        Fraction or float
            A Fraction if the distribution is exact and the values are whole or Fractions.

        Raises
        ------
        BadOdds
            If a value is no number.
        """
        return self._sum(_itself if f is None else _function(f))

    def probability(self, predicate: Callable[[Any], Any]) -> Chance:
        """Return the probability of the outcomes of which ``predicate`` is true.

        Raises
        ------
        BadOdds
            If that is no function.
        """
        _function(predicate)
        return self._chance(sum(weight for outcome, weight in self._weights.items() if predicate(outcome)))

    def marginal(self, f: Callable[[Any], Hashable]) -> "Distribution":
        """Return the distribution of ``f(outcome)``, in the order in which the values first appear.

        Raises
        ------
        BadOdds
            If that is no function, or a value cannot stand for an outcome.
        """
        _function(f)
        weights: dict[Any, Any] = {}
        for outcome, weight in self._weights.items():
            value = f(outcome)
            if not isinstance(value, Hashable):
                raise BadOdds(f"of {shown(outcome)} the value is {shown(value)}; a hashable one is needed")
            weights[value] = weights.get(value, 0) + weight
        return Distribution(weights, self._total, policy=self.policy, about=self.about)

    def covariance(self, f: Callable[[Any], Any], g: Callable[[Any], Any]) -> Any:
        """Return the covariance of two numbers of the outcome.

        Raises
        ------
        BadOdds
            If a value is no number.
        """
        mean_f, mean_g = self.mean(f), self.mean(g)
        return self.mean(lambda outcome: (f(outcome) - mean_f) * (g(outcome) - mean_g))

    def variance(self, f: Callable[[Any], Any] | None = None) -> Any:
        """Return the variance of a number of the outcome, or of the outcome itself.

        Raises
        ------
        BadOdds
            If a value is no number.
        """
        value = _itself if f is None else f
        return self.covariance(value, value)

    def table(self) -> list[dict[str, Any]]:
        """Return the outcomes as rows, the likeliest first: ``outcome``, ``probability``."""
        ranked = sorted(self._weights.items(), key=lambda item: -item[1])
        return [{"outcome": outcome, "probability": self._chance(weight)} for outcome, weight in ranked]


def _function(f: Callable[[Any], Any]) -> Callable[[Any], Any]:
    if not callable(f):
        raise BadOdds(f"{shown(f)} is no function of an outcome")
    return f


def _itself(outcome: Any) -> Any:
    return outcome
