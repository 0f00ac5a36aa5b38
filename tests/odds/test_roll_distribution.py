"""Distributions of the final roll: equal to icepool's and dyce's as Fractions, and to the referee's dice."""

import warnings
from fractions import Fraction

import pytest

import kony_nb as kn
from kony_nb.odds import any_policy, avoid, keep_faces, never_reroll, roll_distribution
from kony_nb.rules.faces import NEW_YORK, outcomes
from tests.odds.peers import TOKYO, by_policy, face_by_face, number_points

SIZES = [(1, 1), (1, 4), (2, 3), (3, 5), (4, 3), (5, 3), (6, 1), (6, 2), (6, 3), (6, 4), (7, 3), (8, 2), (8, 3), (8, 4)]


@pytest.mark.parametrize(("dice", "rolls"), SIZES)
@pytest.mark.parametrize(
    ("faces", "kept"),
    [(NEW_YORK, "A"), (NEW_YORK, "AS"), (NEW_YORK, "HEDS"), (TOKYO, "3"), (TOKYO, "1A"), (TOKYO, "123E")],
)
def test_keeping_faces_equals_icepool(dice: int, rolls: int, faces: str, kept: str) -> None:
    found = roll_distribution(dice, rolls, keep_faces(kept), faces=faces)
    assert dict(found) == face_by_face(dice, rolls, lambda face: face not in kept, faces)


@pytest.mark.parametrize(("dice", "rolls"), SIZES)
def test_avoiding_ouch_equals_icepool(dice: int, rolls: int) -> None:
    assert dict(roll_distribution(dice, rolls, avoid("O"))) == face_by_face(dice, rolls, lambda face: face == "O")


@pytest.mark.parametrize("dice", range(1, 9))
def test_the_first_roll_and_the_last_of_rolls_that_keep_nothing_are_alike(dice: int) -> None:
    assert dict(roll_distribution(dice, 3, never_reroll)) == dict(outcomes(dice))
    assert dict(roll_distribution(dice, 3, keep_faces(""))) == dict(outcomes(dice))


def two_attacks(dice: str, rolls_left: int) -> str:
    """Keep two attacks, and with the last roll all stars; nothing that each die could decide alone."""
    return "A" * min(2, dice.count("A")) + (dice.count("S") * "S" if rolls_left == 1 else "")


@pytest.mark.parametrize(("dice", "rolls"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 3)])
def test_any_policy_equals_icepool(dice: int, rolls: int) -> None:
    found = roll_distribution(dice, rolls, any_policy(two_attacks, name="two attacks"))
    assert dict(found) == by_policy(dice, rolls, two_attacks)


@pytest.mark.parametrize("dice", [3, 6, 8])
def test_tokyo_dice(dice: int) -> None:
    found = roll_distribution(dice, 3, keep_faces("3"), faces=TOKYO)
    assert dict(found) == face_by_face(dice, 3, lambda face: face != "3", TOKYO)
    assert found.mean(number_points) == sum(
        chance * number_points(roll) for roll, chance in face_by_face(dice, 3, lambda face: face != "3", TOKYO).items()
    )


@pytest.mark.parametrize(("dice", "rolls"), [(1, 3), (4, 2), (6, 3), (8, 3)])
def test_counts_of_a_chased_face_equal_dyce(dice: int, rolls: int) -> None:
    from dyce import H, expand

    def again(result, left):
        if result.outcome == 0 or not left:
            return int(result.outcome == 0)
        return expand(again, H(range(6)), min_path_probability=Fraction(0), left=left - 1)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # dyce calls its expand experimental
        one = expand(again, H(range(6)), min_path_probability=Fraction(0), left=rolls - 1)
    peer = {n: Fraction(ways, (dice @ one).total) for n, ways in (dice @ one).items()}
    found = roll_distribution(dice, rolls, keep_faces("A")).marginal(lambda roll: roll.count("A"))
    assert {n: found[n] for n in found} == peer


def test_starting_from_dice_on_the_table() -> None:
    policy = keep_faces("AS")
    later = {roll: roll_distribution(4, 2, policy, start=roll) for roll, _ in outcomes(4)}
    mixed: dict[str, Fraction] = {}
    for first, chance in outcomes(4):
        for roll, more in later[first].items():
            mixed[roll] = mixed.get(roll, Fraction(0)) + chance * more
    assert mixed == dict(roll_distribution(4, 3, policy))


def test_dice_set_aside_are_not_rolled_first() -> None:
    found = roll_distribution(3, 1, never_reroll, start="OO")
    assert dict(found) == {roll: Fraction(1, 6) for roll in ("AOO", "HOO", "EOO", "DOO", "SOO", "OOO")}
    again = roll_distribution(3, 2, avoid("O"), start="OO")
    assert again["OOO"] == Fraction(1, 6) ** 4
    assert again == roll_distribution(3, 2, avoid("O"), start="OO", exact=True)


@pytest.mark.parametrize(("dice", "rolls"), [(1, 1), (6, 3), (8, 5)])
def test_floats_agree_with_fractions(dice: int, rolls: int) -> None:
    policy = any_policy(two_attacks, name="two attacks")
    exact = roll_distribution(dice, rolls, policy)
    floats = roll_distribution(dice, rolls, policy, exact=False)
    assert set(exact) == set(floats)
    assert all(isinstance(chance, float) for chance in floats.values())
    assert all(floats[roll] == pytest.approx(float(exact[roll]), rel=1e-11) for roll in exact)


def test_the_lessons_quantities() -> None:
    first = roll_distribution(6, 1, never_reroll)
    assert len(first) == 462
    assert first.probability(lambda roll: len(set(roll)) == 6) == Fraction(5, 324)
    assert first.probability(lambda roll: max(map(roll.count, roll)) >= 3) == Fraction(119, 324)
    assert first.covariance(lambda roll: roll.count("A"), lambda roll: roll.count("H")) == Fraction(-1, 6)
    chased = roll_distribution(6, 3, keep_faces("E")).marginal(lambda roll: roll.count("E"))
    assert chased.mean() == Fraction(91, 36)
    assert chased.variance() == 6 * Fraction(91, 216) * Fraction(125, 216)


def test_a_policy_is_asked_with_the_rolls_that_are_left() -> None:
    asked: set[tuple[int, int]] = set()

    def listen(dice: str, rolls_left: int) -> str:
        asked.add((len(dice), rolls_left))
        return ""

    roll_distribution(2, 4, any_policy(listen, name="listen"))
    assert asked == {(2, 3), (2, 2), (2, 1)}
    asked.clear()
    roll_distribution(2, 2, any_policy(listen, name="listen"), start="AA")
    assert asked == {(2, 2), (2, 1)}


def test_the_referees_dice_are_these() -> None:
    """400 turns through the referee: the mean number of attacks within 4 standard errors."""
    policy, n = keep_faces("A"), 400
    exact = roll_distribution(6, 3, policy).marginal(lambda roll: roll.count("A"))
    total = 0
    for seed in range(n):
        game = kn.scenario({"monsters": ["Kong", "Rob"], "phase": "roll", "seed": seed})
        game.play("roll")
        while game.decision is not None and game.decision.kind == "keep":
            dice, left = game.state.dice, game.state.rolls_left
            kept = policy(dice, left)
            game.play("stop" if kept == dice else f"keep {kept}".strip())
            if kept != dice:
                game.play("roll")
        total += game.state.dice.count("A")
    error = (float(exact.variance()) / n) ** 0.5
    assert abs(total / n - float(exact.mean())) < 4 * error
