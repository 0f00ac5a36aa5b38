"""Distributions as values: what they say of themselves, and sums over them."""

from fractions import Fraction

import pytest

from kony_nb.odds import Distribution, keep_faces, never_reroll, roll_distribution
from kony_nb.rules.errors import BadOdds
from kony_nb.rules.faces import outcomes


def test_it_names_policy_dice_and_rolls() -> None:
    found = roll_distribution(6, 3, keep_faces("SA"))
    assert repr(found) == "<Distribution: 6 dice, 3 rolls, policy 'keep AS', 462 outcomes>"
    assert found.policy == "keep AS"
    stars = found.marginal(lambda roll: roll.count("S"))
    assert repr(stars) == "<Distribution: 6 dice, 3 rolls, policy 'keep AS', 7 outcomes>"
    assert repr(roll_distribution(1, 1, keep_faces(""), start="A")) == (
        "<Distribution: 1 die, 1 roll, from A, policy 'keep nothing', 6 outcomes>"
    )


@pytest.mark.parametrize("exact", [True, False])
def test_sums_over_outcomes(exact: bool) -> None:
    found = roll_distribution(3, 2, keep_faces("S"), exact=exact)
    attacks, hearts = (lambda roll: roll.count("A")), (lambda roll: roll.count("H"))

    def mean(f):
        return sum(chance * f(roll) for roll, chance in found.items())

    assert sum(found.values()) == pytest.approx(1)
    assert found.mean(attacks) == pytest.approx(mean(attacks))
    assert found.variance(attacks) == pytest.approx(mean(lambda r: attacks(r) ** 2) - mean(attacks) ** 2)
    assert found.covariance(attacks, hearts) == pytest.approx(
        mean(lambda r: attacks(r) * hearts(r)) - mean(attacks) * mean(hearts)
    )
    assert found.probability(lambda roll: "A" in roll) == pytest.approx(1 - found.marginal(attacks)[0])
    assert isinstance(found.mean(attacks), Fraction if exact else float)
    assert found.mean(lambda roll: 0.5) == pytest.approx(0.5)
    assert found.variance(lambda roll: 1000.1) == pytest.approx(0, abs=1e-9)


def test_rows_the_likeliest_first() -> None:
    rows = roll_distribution(2, 1, keep_faces("")).table()
    assert rows[0] == {"outcome": "AH", "probability": Fraction(1, 18)}
    assert [row["probability"] for row in rows] == sorted((chance for _, chance in outcomes(2)), reverse=True)


def test_it_is_a_mapping_without_what_cannot_happen() -> None:
    found = Distribution({"a": 1, "b": 0, "c": 2}, 3, policy="any")
    assert dict(found) == {"a": Fraction(1, 3), "c": Fraction(2, 3)}
    assert "b" not in found
    assert found.get("b", 0) == 0
    assert found.exact
    assert repr(found) == "<Distribution: policy 'any', 2 outcomes>"


@pytest.mark.parametrize(
    ("weights", "total"), [({"a": 1}, 2), ({"a": 3, "b": -1}, 2), ({"a": 0.5, "b": 0.4}, 1.0), ({}, 1)]
)
def test_weights_must_add_up(weights: dict[str, int], total: int) -> None:
    with pytest.raises(BadOdds, match="the weights add up to"):
        Distribution(weights, total, policy="any")


def test_a_mean_needs_numbers() -> None:
    with pytest.raises(BadOdds, match="a number of each outcome is needed; of 'A' it is None"):
        roll_distribution(1, 1, keep_faces("")).mean(lambda roll: None)


@pytest.mark.parametrize("f", [True, 7, "A", [], 0], ids=str)
def test_what_is_no_function_of_an_outcome_is_refused(f: object) -> None:
    rolls = roll_distribution(2, 1, never_reroll)
    for ask in (rolls.mean, rolls.variance, rolls.probability, rolls.marginal):
        with pytest.raises(BadOdds, match="is no function of an outcome"):
            ask(f)
    with pytest.raises(BadOdds, match="a hashable one is needed"):
        rolls.marginal(lambda roll: [roll])
