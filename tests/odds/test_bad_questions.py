"""Bad input: one clear error that says what was wrong and what is allowed."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from kony_nb.odds import (
    Chain,
    TurnPolicy,
    any_policy,
    avoid,
    keep_faces,
    never_reroll,
    roll_distribution,
    solve,
    solve_here,
)
from kony_nb.rules.errors import BadOdds, KonyError

NAN = float("nan")


def ones(roll: str) -> int:
    return 1


def some(roll: str) -> float:
    return NAN if roll == "AO" else 1.0


THREE = solve(3, 3, ones)
BAD: dict[str, tuple[Callable[[], Any], str]] = {
    "no dice": (lambda: solve(0, 3, ones), "number of dice is 0; allowed is a whole number, 1 to 8"),
    "nine dice": (lambda: roll_distribution(9, 3, never_reroll), "number of dice is 9"),
    "half dice": (lambda: solve(2.0, 3, ones), "number of dice is 2.0"),
    "true dice": (lambda: solve(True, 3, ones), "number of dice is True"),
    "no roll": (lambda: solve(6, 0, ones), "number of rolls is 0; allowed is a whole number, 1 to 100"),
    "minus a roll": (lambda: roll_distribution(6, -1, never_reroll), "number of rolls is -1"),
    "five faces": (lambda: solve(2, 2, ones, faces="AHEDS"), "a die has six different ones"),
    "twice a face": (lambda: solve(2, 2, ones, faces="AHEDSS"), "a die has six different ones"),
    "strange face": (lambda: roll_distribution(2, 2, never_reroll, faces="AHEDSX"), "faces are the letters 1 2 3 A"),
    "no faces": (lambda: solve(2, 2, ones, faces=None), "faces is None"),
    "start too long": (lambda: solve(2, 2, ones, start="AAA"), "start is 'AAA'; allowed are up to 2 dice"),
    "start of Tokyo": (lambda: roll_distribution(2, 2, never_reroll, start="1"), "start is '1'; allowed are up to 2"),
    "start unknown": (lambda: solve(2, 2, ones, start="x"), "start is 'x'; faces are the letters"),
    "utility None": (lambda: solve(2, 2, lambda roll: None), "the utility of AA is None; allowed is a number"),
    "utility None exact": (lambda: solve(2, 2, lambda roll: None, exact=True), "the utility of AA is None; exact"),
    "utility NaN": (lambda: solve(2, 2, some), "the utility of AO is nan; allowed is a number"),
    "utility infinite": (lambda: solve(2, 2, lambda roll: float("inf")), "the utility of AA is inf"),
    "utility text": (lambda: solve(2, 2, lambda roll: "3"), "the utility of AA is '3'"),
    "utility complex": (lambda: solve(2, 2, lambda roll: 1j), "the utility of AA is 1j"),
    "utility lists": (lambda: solve(2, 2, lambda roll: [1] * roll.count("A")), r"the utility of AA is \[1, 1\]"),
    "utility huge": (lambda: solve(2, 2, lambda roll: 10**400), "of AA is a huge|of AA is 1000"),
    "utility mixed": (lambda: solve(2, 2, lambda roll: None if roll == "HH" else Fraction(1)), "utility of HH is None"),
    "utility float exact": (lambda: solve(2, 2, lambda roll: 0.5, exact=True), "is 0.5; exact odds need whole numbers"),
    "utility no function": (lambda: solve(2, 2, 7), "the utility is 7; allowed is a function"),
    "mapping with a gap": (lambda: solve(1, 2, {"A": 1}), "no value for H; it needs one for each of 6 rolls"),
    "mapping of no faces": (lambda: solve(1, 2, {"x": 1}), "a value for 'x', which is no roll; it needs one"),
    "mapping of numbers": (lambda: solve(1, 2, {1: 1}), "a value for 1, which is no roll"),
    "exact is a word": (lambda: solve(1, 2, ones, exact="no"), "exact: 'no' is neither True nor False"),
    "exact is 1": (lambda: roll_distribution(1, 2, never_reroll, exact=1), "exact: 1 is neither True nor False"),
    "a position that is none": (lambda: solve_here(None, ones), "state: None is no state; of a game it is game.state"),
    "rolls without end": (lambda: solve(2, 10**30, ones), "1 to 100"),
    "rolls of a policy without end": (lambda: roll_distribution(2, 10**5000, never_reroll), "is a huge int; allowed"),
    "a chain of nothing": (lambda: Chain(None, [[1]]), "the states are None; a chain needs a list of names"),
    "a chain of lists": (lambda: Chain([[]], [[1]]), "a chain needs a list of names"),
    "no matrix": (lambda: Chain(["a"], None), "the matrix is None; a list of rows"),
    "no rows": (lambda: Chain(["a"], [1]), "a list of rows of numbers is needed"),
    "steps without end": (lambda: Chain(["a"], [[1]]).after(10**30), "allowed is a whole number, 0 to 10000"),
    "passage without end": (lambda: Chain(["a"], [[1]]).first_passage("a", 10**30), "0 to 10000"),
    "a policy named 7": (lambda: TurnPolicy(lambda dice, left: "", name=7), "name: 7 is no name"),
    "legal no function": (lambda: solve(2, 2, ones, legal=True), "legal is True; allowed is a function"),
    "cost None": (lambda: solve(2, 2, ones, cost=lambda roll, kept: None), "the cost of keeping 'A' from AA is None"),
    "cost float": (lambda: solve(2, 2, ones, cost=lambda roll, kept: 0.5, exact=True), "the cost of keeping 'A'"),
    "fee alone": (lambda: solve(2, 2, ones, fee=lambda roll, kept: 1), "fee and purse belong together"),
    "purse alone": (lambda: solve(2, 2, ones, purse=1), "fee and purse belong together"),
    "purse below 0": (lambda: solve(2, 2, ones, fee=lambda r, k: 1, purse=-1), "the purse is -1"),
    "purse too large": (lambda: solve(2, 3, ones, fee=lambda r, k: 900, purse=901), "may run out is 901; allowed is"),
    "fee below 0": (lambda: solve(2, 2, ones, fee=lambda r, k: -1, purse=1), "the fee of keeping 'A' from AA is -1"),
    "policy None": (lambda: roll_distribution(2, 2, None), "None is no roll policy"),
    "policy nameless": (lambda: roll_distribution(2, 2, lambda dice, left: ""), "is no roll policy; any_policy"),
    "policy no function": (lambda: any_policy("AS", name="x"), "'AS' is no policy"),
    "policy without words": (lambda: any_policy(lambda dice, left: "", name=""), "the name of a policy is ''"),
    "keep what is no face": (lambda: keep_faces("AX"), "faces is 'AX'; faces are the letters"),
    "avoid nothing": (lambda: avoid(""), "avoid needs a face"),
    "kept None": (
        lambda: roll_distribution(2, 2, any_policy(lambda dice, left: None, name="lazy")),
        "lazy keeps None from AA; allowed are some of its dice",
    ),
    "kept too many": (
        lambda: roll_distribution(2, 2, any_policy(lambda dice, left: dice + "A", name="greedy")),
        "greedy keeps 'AAA' from AA",
    ),
    "kept a letter": (lambda: THREE.regret("AAH", 1, "x"), "the choice keeps 'x' from AAH"),
    "kept what is not there": (lambda: THREE.regret("AAH", 1, "O"), "the choice keeps 'O' from AAH"),
    "kept what is not legal": (
        lambda: solve(2, 2, ones, legal=lambda roll, kept: kept == roll).regret("AH", 1, "A"),
        "keeping 'A' from AH is not legal; legal is 'AH'",
    ),
    "roll too short": (lambda: THREE.best("AA", 1), "the roll is 'AA'; it needs 3 dice with the faces A H E D S O"),
    "roll of Tokyo": (lambda: THREE.best("AA1", 1), "the roll is 'AA1'; it needs 3 dice"),
    "roll None": (lambda: THREE.keep_values(None, 1), "the roll is None"),
    "no roll left": (lambda: THREE.best("AAH", 0), "rolls left is 0; allowed is a whole number, 1 to 2"),
    "too many left": (lambda: THREE.best("AAH", 3), "rolls left is 3; allowed is a whole number, 1 to 2"),
    "nothing to choose": (lambda: solve(3, 1, ones).best("AAH", 1), "with a single roll there is nothing to choose"),
    "energy below 0": (lambda: THREE.best("AAH", 1, purse=-1), "the energy left is -1"),
}


@pytest.mark.parametrize("case", BAD)
def test_one_clear_error(case: str) -> None:
    ask, says = BAD[case]
    with pytest.raises(BadOdds, match=says) as caught:
        ask()
    assert isinstance(caught.value, KonyError)
    assert "\n" not in str(caught.value)


def test_an_error_of_ones_own_function_comes_through() -> None:
    def broken(roll: str) -> int:
        raise ZeroDivisionError(roll)

    with pytest.raises(ZeroDivisionError, match="AA"):
        solve(2, 2, broken)
