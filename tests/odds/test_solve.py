"""The best rerolls: equal to icepool's rolls with a maximum by hand, and to the full tree for three and four dice."""

import pickle
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from kony_nb.odds import never_reroll, roll_distribution, solve
from kony_nb.rules.faces import NEW_YORK, outcomes
from tests.odds.peers import (
    TOKYO,
    Tree,
    attacks,
    best_value,
    no_ouch,
    number_points,
    rich,
    three_different,
    three_stars,
)

Utility = Callable[[str], Fraction | int]


def letters(roll: str, kept: str) -> Fraction:
    """What a reroll costs in these tests: a third for each die, and something for breaking a pair."""
    return Fraction(len(roll) - len(kept), 3) + any(roll.count(face) == 2 and kept.count(face) == 1 for face in roll)


def stubborn(roll: str, kept: str) -> bool:
    """No attack may be rolled again, and with two ouches on the table one must go on."""
    if kept == roll:
        return roll.count("O") < 2
    return roll.count("A") == kept.count("A")


def two_energy(roll: str, kept: str) -> int:
    return 2 * (roll.count("O") - kept.count("O")) + (roll.count("H") - kept.count("H"))


def test_king_of_tokyo_number_scoring() -> None:
    assert solve(6, 3, number_points, faces=TOKYO, exact=True).value == Fraction(155735136791, 69657034752)


QUESTIONS = {
    NEW_YORK: (attacks, three_stars, rich, no_ouch),
    TOKYO: (attacks, number_points, rich, three_different),
}


@pytest.mark.parametrize(("faces", "utility"), [(faces, each) for faces, asked in QUESTIONS.items() for each in asked])
@pytest.mark.parametrize(("dice", "rolls"), [(1, 1), (1, 4), (2, 2), (3, 3), (4, 3), (5, 2), (6, 2), (6, 3)])
def test_values_equal_icepool(dice: int, rolls: int, faces: str, utility: Utility) -> None:
    found = solve(dice, rolls, utility, faces=faces, exact=True).value
    assert found == best_value(dice, rolls, utility, faces)
    assert solve(dice, rolls, utility, faces=faces).value == pytest.approx(float(found), rel=1e-12)


@pytest.mark.parametrize(("dice", "rolls"), [(4, 4), (5, 3), (7, 2), (8, 3)])
def test_number_scoring_equals_icepool(dice: int, rolls: int) -> None:
    assert solve(dice, rolls, number_points, faces=TOKYO, exact=True).value == best_value(
        dice, rolls, number_points, TOKYO
    )


RULES = {
    "free": {},
    "legal": {"legal": stubborn},
    "cost": {"cost": letters},
    "both": {"legal": stubborn, "cost": letters},
}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("utility", [attacks, rich, three_stars])
def test_every_keep_of_three_dice_is_as_in_the_full_tree(rules: str, utility: Utility) -> None:
    legal, cost = RULES[rules].get("legal"), RULES[rules].get("cost")
    tree = Tree(3, utility, legal or (lambda roll, kept: True), cost or (lambda roll, kept: 0))
    solution = solve(3, 4, utility, legal=legal, cost=cost, exact=True)
    for roll, _ in outcomes(3):
        for left in (1, 2, 3):
            worth = tree.keeps(roll, left)
            assert solution.keep_values(roll, left) == worth
            best = solution.best(roll, left)
            assert worth[best] == max(worth.values())
            assert len(best) == max(len(kept) for kept in worth if worth[kept] == worth[best])
            for kept in worth:
                assert solution.regret(roll, left, kept) == max(worth.values()) - worth[kept]
    assert solution.value == tree.going_on("", 4)


@pytest.mark.parametrize("rules", RULES)
def test_values_of_four_dice_are_as_in_the_full_tree(rules: str) -> None:
    legal, cost = RULES[rules].get("legal"), RULES[rules].get("cost")
    tree = Tree(4, rich, legal or (lambda roll, kept: True), cost or (lambda roll, kept: 0))
    exact = solve(4, 3, rich, legal=legal, cost=cost, exact=True)
    floats = solve(4, 3, rich, legal=legal, cost=cost)
    assert exact.value == tree.going_on("", 3)
    for roll, _ in outcomes(4):
        assert exact.keep_values(roll, 2) == tree.keeps(roll, 2)
        assert floats.best(roll, 2) == exact.best(roll, 2)
        assert floats.keep_values(roll, 2) == pytest.approx(
            {kept: float(value) for kept, value in exact.keep_values(roll, 2).items()}, rel=1e-12
        )


@pytest.mark.parametrize("purse", [0, 1, 2, 3, 5, 100])
@pytest.mark.parametrize("legal", [None, stubborn])
def test_energy_that_runs_out_is_as_in_the_full_tree(purse: int, legal: Callable[[str, str], bool] | None) -> None:
    tree = Tree(3, rich, legal or (lambda roll, kept: True), fees=two_energy)
    solution = solve(3, 3, rich, legal=legal, fee=two_energy, purse=purse, exact=True)
    assert solution.value == tree.going_on("", 3, purse)
    for roll, _ in outcomes(3):
        for left, energy in ((2, purse), (1, purse), (1, purse // 2)):
            assert solution.keep_values(roll, left, purse=energy) == tree.keeps(roll, left, energy)
    final = solution.distribution()
    assert final.mean(rich) == solution.value
    assert final.policy == "best for rich"
    floats = solve(3, 3, rich, legal=legal, fee=two_energy, purse=purse)
    assert floats.value == pytest.approx(float(solution.value))
    assert floats.distribution().mean(rich) == pytest.approx(float(solution.value))


@pytest.mark.parametrize(("dice", "rolls", "utility", "faces"), [
    (3, 3, rich, NEW_YORK),
    (6, 3, number_points, TOKYO),
    (6, 3, three_stars, NEW_YORK),
    (8, 2, rich, NEW_YORK),
])  # fmt: skip
def test_the_best_policy_earns_the_value(dice: int, rolls: int, utility: Utility, faces: str) -> None:
    solution = solve(dice, rolls, utility, faces=faces, exact=True)
    final = roll_distribution(dice, rolls, solution.policy, faces=faces)
    assert final.mean(utility) == solution.value
    assert final == solution.distribution()
    assert solution.policy.name == final.policy == f"best for {utility.__name__}"
    floats = solve(dice, rolls, utility, faces=faces).distribution()
    assert not floats.exact
    assert floats.mean(utility) == pytest.approx(float(solution.value))


def test_floats_choose_as_fractions_do_where_keeps_are_equal() -> None:
    exact, floats = (solve(6, 3, number_points, faces=TOKYO, exact=exact) for exact in (True, False))
    for roll, _ in outcomes(6, TOKYO):
        for left in (1, 2):
            assert floats.best(roll, left) == exact.best(roll, left)


def test_of_equal_keeps_the_one_with_most_dice_then_in_the_order_of_faces() -> None:
    assert solve(3, 2, lambda roll: 7).best("AHO", 1) == "AHO"
    pair = solve(2, 2, lambda roll: roll in ("AA", "HH"))
    assert pair.keep_values("AH", 1) == pytest.approx({"AH": 0, "A": 1 / 6, "H": 1 / 6, "": 1 / 18})
    assert pair.best("AH", 1) == "A"


@pytest.mark.parametrize("rules", RULES)
def test_starting_from_dice_on_the_table(rules: str) -> None:
    def from_here(rolls: int, start: str) -> Fraction:
        return solve(3, rolls, rich, exact=True, start=start, **RULES[rules]).value

    whole = solve(3, 3, rich, exact=True, **RULES[rules])
    assert sum(chance * from_here(2, roll) for roll, chance in outcomes(3)) == whole.value
    for roll, _ in outcomes(3):
        assert from_here(2, roll) == max(whole.keep_values(roll, 2).values())
    assert from_here(2, "AO") == sum(chance * from_here(1, "AO" + die) for die, chance in outcomes(1))
    standing = solve(3, 2, rich, exact=True, start="OAA", **RULES[rules])
    assert standing.start == "AAO"
    assert standing.distribution().mean(rich) >= standing.value


def test_a_mapping_is_a_utility_too_in_any_order_of_letters() -> None:
    table = {roll: rich(roll) for roll, _ in outcomes(3)}
    assert solve(3, 3, table, exact=True).value == solve(3, 3, rich, exact=True).value
    backwards = {roll[::-1]: value for roll, value in table.items()}
    assert solve(3, 3, backwards, exact=True).value == solve(3, 3, rich, exact=True).value


@pytest.mark.parametrize("scale", [1, 10**4, 10**18, Fraction(1, 10**30)])
def test_exact_values_do_not_overflow(scale: int | Fraction) -> None:
    """Whole numbers that need more than 64 bits at the end, half-way, or from the beginning."""
    for dice, rolls in ((8, 3), (8, 5), (3, 9)):
        one = solve(dice, rolls, attacks, exact=True)
        many = solve(dice, rolls, lambda roll: -scale * roll.count("A"), exact=True, faces="AHEDSO")
        most = solve(dice, rolls, lambda roll: scale * roll.count("A"), exact=True)
        assert one.value == dice * (1 - Fraction(5, 6) ** rolls)
        assert most.value == scale * one.value
        assert many.value == -scale * dice * Fraction(1, 6) ** rolls
    costly = solve(6, 3, attacks, cost=lambda roll, kept: scale * 10**9, exact=True)
    assert costly.value == 1 if scale >= 1 else costly.value <= solve(6, 3, attacks, exact=True).value


def test_nothing_at_all_is_worth_nothing() -> None:
    assert solve(8, 6, lambda roll: 0, exact=True).value == 0
    assert solve(8, 6, lambda roll: False).value == 0.0


def test_numbers_of_numpy_are_numbers() -> None:
    for exact in (True, False):
        found = solve(8, 3, lambda roll: np.int64(2**59 * roll.count("A")), exact=exact).value
        assert found == pytest.approx(2.0**59 * float(solve(8, 3, attacks).value))
    assert solve(2, 2, lambda roll: np.float32(roll.count("A"))).value == pytest.approx(11 / 18)


def test_a_chance_is_a_utility() -> None:
    assert solve(1, 2, lambda roll: roll == "A", exact=True).value == Fraction(11, 36)


def test_one_roll_is_taken_as_it_falls() -> None:
    assert solve(6, 1, rich, exact=True).value == roll_distribution(6, 1, never_reroll).mean(rich)


def test_rules_are_asked_about_rerolls_only() -> None:
    asked: set[bool] = set()

    def cost(roll: str, kept: str) -> int:
        asked.add(kept == roll)
        return 5

    assert solve(2, 3, attacks, cost=cost).best("AO", 1) == "AO"
    assert asked == {False}


def test_a_solution_and_its_policy_can_be_sent_to_another_process() -> None:
    solution = pickle.loads(pickle.dumps(solve(4, 3, rich, exact=True)))
    assert solution.value == solve(4, 3, rich, exact=True).value
    policy = pickle.loads(pickle.dumps(solution.policy))
    assert policy("AAHO", 1) == solution.best("AAHO", 1)
    assert repr(solution) == "<Solution: 4 dice, 3 rolls, best for rich>"
