"""The exercises: solved for 200 students each, every misconception recognised, nothing given away."""

import random
import re
from fractions import Fraction
from math import comb, factorial

import pytest

from kony_nb import lessons
from kony_nb.lessons.checking import entry_of, judge, reference
from kony_nb.lessons.classrooms import numbers_for
from kony_nb.lessons.entry import EXERCISES, Amount, Numbers, Reason
from kony_nb.rules.errors import BadLesson

assert entry_of is not None  # registers the exercises
AMOUNTS = [entry for entry in EXERCISES.values() if isinstance(entry, Amount)]
REASONS = [entry for entry in EXERCISES.values() if isinstance(entry, Reason)]
STUDENTS = 200
CLASS = 30
DRAWS = 1200
APART = 0.01
"""Two values of one exercise differ by such a part at least: otherwise rounding could take one for the other."""


def everybody(entry: Amount | Reason) -> list[Numbers]:
    """The book's numbers, and those of 200 students, each once."""
    found = [entry.book, *(numbers_for(entry, "7b", f"student {n}") for n in range(STUDENTS))]
    return list({repr(sorted(numbers.items())): numbers for numbers in found}.values())


@pytest.mark.parametrize("entry", AMOUNTS, ids=lambda entry: entry.id)
def test_every_students_numbers_are_solved_and_every_misconception_is_told(entry: Amount) -> None:
    drawn = everybody(entry)
    assert len(drawn) >= CLASS - 5  # of 200 that are drawn at random
    for numbers in drawn:
        right = reference(entry, numbers)
        assert not entry.chance or 0 < right < 1
        for answer in (right, str(right), float(right), f"{float(right):.9g}"):
            assert judge(entry, numbers, answer).right, numbers
        if right.denominator > 1:  # a count is not rounded
            rounded = judge(entry, numbers, f"{100 * float(right):.3g} %")
            assert rounded.right
            assert "exactly" in rounded.words or rounded.words == "Right."
        values = [right, *(known.wrong(numbers) for known in entry.misconceptions)]
        for at, known in enumerate(entry.misconceptions, 1):
            for answer in (values[at], float(values[at])):
                reply = judge(entry, numbers, answer)
                assert not reply.right
                assert (reply.misconception, known.words in reply.words) == (known.name, True), numbers
        for at, one in enumerate(values):
            for other in values[:at]:
                assert abs(one - other) > APART * max(one, other), numbers
        assert entry.asked(numbers)
        assert "{" not in entry.asked(numbers)


def variants_of(entry: Amount | Reason) -> list[Numbers]:
    """Return the numbers that an exercise may draw, each once."""
    drawn = (entry.variants(random.Random(luck)) for luck in range(DRAWS))
    return list({repr(sorted(numbers.items())): numbers for numbers in drawn}.values())


@pytest.mark.parametrize("entry", AMOUNTS, ids=lambda entry: entry.id)
def test_a_class_of_thirty_has_numbers_enough_of_one_difficulty(entry: Amount) -> None:
    drawn = variants_of(entry)
    assert len({entry.asked(numbers) for numbers in drawn}) >= CLASS
    low, high = entry.band
    counted = [entry.steps(numbers) for numbers in drawn]
    assert low <= min(counted) <= max(counted) <= high
    assert (min(counted), max(counted)) == (low, high)  # no wider than what is drawn
    assert high <= 3 * low


@pytest.mark.parametrize("entry", REASONS, ids=lambda entry: entry.id)
def test_a_question_for_the_reason_has_its_options_in_every_order(entry: Reason) -> None:
    assert len(variants_of(entry)) == factorial(1 + len(entry.others))


@pytest.mark.parametrize("entry", REASONS, ids=lambda entry: entry.id)
def test_one_option_is_right_and_each_other_one_is_explained(entry: Reason) -> None:
    texts = [entry.right, *(text for text, _, _ in entry.others)]
    assert len(set(texts)) == len(texts) >= 3
    for numbers in everybody(entry):
        options = entry.options(numbers)
        assert sorted(options.values()) == sorted(texts)
        for letter, text in options.items():
            reply = judge(entry, numbers, f" {letter.upper()}) ")
            assert reply.right == (text == entry.right)
            assert reply.right or reply.misconception
            assert reply.answer == letter
    orders = {numbers["order"] for numbers in everybody(entry)}
    assert len(orders) >= 20  # the letter of a neighbour says nothing


@pytest.mark.parametrize("entry", AMOUNTS, ids=lambda entry: entry.id)
def test_students_get_different_answers(entry: Amount) -> None:
    answers = [reference(entry, numbers_for(entry, "7b", f"student {n}")) for n in range(STUDENTS)]
    common = max(answers.count(answer) for answer in set(answers))
    assert common <= STUDENTS / 4


def test_the_reference_solver_agrees_with_counting_by_hand() -> None:
    solved = {entry.id: reference(entry, entry.book) for entry in AMOUNTS}
    q = Fraction(125, 216)
    none_to_two = q**6 + 6 * (1 - q) * q**5 + 15 * (1 - q) ** 2 * q**4
    assert solved["01.a"] == Fraction(180, 6**6)
    assert solved["01.c"] == Fraction(15 * 5**4, 6**6)
    assert solved["02.a"] == 1 - Fraction(5, 6) ** 4
    assert solved["02.c"] == 1 - none_to_two
    assert solved["03.a"] == Fraction(6**4 - 2 * 5**4 + 4**4, 6**4)
    assert solved["03.c"] == Fraction(6**3 - 2 * 5**3 + 4**3, 6**3 - 5**3)
    assert solved["04.a"] == 7 * Fraction(11, 36)
    assert solved["04.c"] == (1 + Fraction(10, 36) * Fraction(36, 11)) * Fraction(36, 11)
    assert solved["05.a"] == Fraction(5**9, 6**9)
    assert solved["05.c"] == 1 - Fraction(5**3, 6**3)
    assert solved["06.a"] == Fraction(6**4 - 5**4 + 4 * 4 + 1 + 1, 6**4)
    assert solved["06.c"] == Fraction(1 + 4, 6) - Fraction(1 + 2, 6) ** 2
    assert solved["07.a"] == Fraction(15 + 20 + 15, 2**6)
    assert solved["07.c"] == 400 * 5**2


def test_the_later_lessons_agree_with_counting_by_hand() -> None:
    solved = {entry.id: reference(entry, entry.book) for entry in AMOUNTS}
    p, q = Fraction(91, 216), Fraction(125, 216)
    odds = Fraction(91, 25) ** 5 * Fraction(125, 191) ** 7 / 9  # five attacks of twelve dice, one hunter to nine others
    assert solved["08.a"] == Fraction(2 * 11**2, 2 * 11**2 + 10 * 5**2)
    assert solved["08.c"] == odds / (1 + odds)
    assert solved["09.a"] == 1 + Fraction(2, 3) + 2 * Fraction(4, 9) + 6 * Fraction(8, 27)
    assert solved["09.c"] == Fraction(3, 5) ** 3
    assert solved["10.a"] == 2 + Fraction(1 + 3, 6)
    assert solved["11.a"] == 1 - (q**7 + 7 * p * q**6 + 21 * p**2 * q**5 + 35 * p**3 * q**4)
    dies = 21 * p**5 * q**2 + 7 * p**6 * q + p**7
    assert solved["11.c"] == 2 * (1 - dies) / dies
    assert solved["12.a"] == Fraction(comb(3, 2) * comb(13, 4), comb(16, 6))
    assert solved["12.d"] == Fraction(4, 5) - Fraction(1, 2)


@pytest.mark.parametrize("entry", AMOUNTS, ids=lambda entry: entry.id)
def test_the_printed_solution_ends_at_the_right_number(entry: Amount) -> None:
    right = reference(entry, entry.book)
    assert str(right) in entry.solution or right.denominator > 10**6


def test_no_reply_gives_the_right_number_away() -> None:
    for entry in AMOUNTS:
        right = reference(entry, entry.book)
        said = [judge(entry, entry.book, answer).words for answer in (0.5, 2, "0.2 %", "no", float(right) * 1.03)]
        said += [known.words for known in entry.misconceptions]
        said.append(entry.asked(entry.book))
        for words in said:
            assert str(right) not in words
            assert not any(abs(float(n) - float(right)) < 1e-3 for n in re.findall(r"0\.\d+", words))


def test_none_and_words_do_not_count_as_tries() -> None:
    for answer in (None, "", "  ", "a third", "1/0", True, [1]):
        reply = lessons.check("01.a", answer)
        assert (reply.right, reply.answer, reply.misconception) == (False, "", "")
    assert lessons.check("01.b", "z").answer == lessons.check("01.b", 1).answer == ""
    assert "a, b, c, d" in lessons.check("01.b", "z").words


def test_what_is_said_besides() -> None:
    assert "between 0 and 1" in lessons.check("01.a", 7).words
    assert "between 0 and 1" in lessons.check("01.a", -0.1).words
    assert "figures" in lessons.check("01.a", "0.0039").words  # 5/1296 = 0.003858...
    assert repr(lessons.check("01.a", "5/1296")) == "Right."


def test_an_exercise_that_does_not_exist_is_named_with_those_that_do() -> None:
    for wrong in ("01.x", "1a", 1, None):
        with pytest.raises(BadLesson, match=r"no exercise; there are \d\d\.[a-z]"):
            lessons.check(wrong, 1)
        with pytest.raises(BadLesson, match="no exercise"):
            lessons.exercise(wrong)


def test_what_is_asked_fits_into_lines() -> None:
    for ident in EXERCISES:
        shown = repr(lessons.exercise(ident))
        assert shown.startswith(f"{ident}  ")
        assert max(map(len, shown.splitlines())) <= 100


def test_variants_come_from_the_given_luck_alone() -> None:
    for entry in EXERCISES.values():
        assert entry.variants(random.Random(3)) == entry.variants(random.Random(3))


@pytest.mark.parametrize(
    ("ident", "answer", "name"),
    [
        ("03.a", Fraction(671, 1296) ** 2, "independence"),
        ("04.a", 2, "mean = most likely"),
        ("04.c", 2 / Fraction(2, 6), "goal divided by the mean"),
        ("05.c", 1 - Fraction(125, 216) ** 5, "gambler's fallacy"),
        ("06.a", Fraction(91 + 2, 6**3), "best average = best chance"),  # 111 kept: a 1, or three alike, on three dice
        ("07.c", 400, "more digits = more exact"),
    ],
)
def test_the_misconceptions_of_each_lesson_are_known_by_their_number(ident: str, answer: object, name: str) -> None:
    assert lessons.check(ident, answer).misconception == name
