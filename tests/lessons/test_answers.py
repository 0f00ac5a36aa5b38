"""Numbers as students write them, and how far they may be off."""

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

from kony_nb.lessons.answers import agrees, read_number
from kony_nb.rules.errors import BadLesson

THREE_EIGHTHS = Fraction(3, 8)


@pytest.mark.parametrize(
    "answer",
    [
        THREE_EIGHTHS,
        "3/8",
        " 6 / 16 ",
        0.375,
        "0.375",
        ".375",
        "37.5 %",
        "37.5%",
        "375e-3",
        Decimal("0.375"),
        np.float64(0.375),
    ],
    ids=repr,
)
def test_a_number_is_read_as_it_is_written(answer: object) -> None:
    given = read_number(answer)
    assert given.value == THREE_EIGHTHS
    assert agrees(given, THREE_EIGHTHS) == "exactly"
    assert read_number(given.text) == given  # what is kept says the same


@pytest.mark.parametrize("answer", [3, "3", Fraction(3), np.int64(3), 3.0, "300 %"], ids=repr)
def test_whole_numbers(answer: object) -> None:
    assert read_number(answer).value == 3


@pytest.mark.parametrize(
    "answer",
    [
        *(None, True, "", "a third", "1/0", "0,375", "1/2/3", "50 % %", "1/2 %", "nan", "inf", "0x10", "١/٢x"),
        *(float("nan"), float("inf"), 1j, [1, 2], b"1/2", "1e999", "1" * 41, Fraction(1, 10**40), "--1"),
        "1e999999999",
    ],
    ids=lambda answer: repr(answer)[:20],
)
def test_what_is_no_number_is_refused_in_one_line(answer: object) -> None:
    with pytest.raises(BadLesson) as refused:
        read_number(answer)
    assert len(str(refused.value).splitlines()) == 1


def test_a_comma_is_answered_with_the_point() -> None:
    with pytest.raises(BadLesson, match="with a point, not a comma"):
        read_number("0,375")


@pytest.mark.parametrize(
    ("answer", "how"),
    [
        ("119/324", "exactly"),
        (119 / 324, "exactly"),
        ("36.72839 %", "exactly"),
        ("0.3672838", "exactly"),
        ("0.3672", "rounded"),
        (0.367, "rounded"),
        ("36.7 %", "rounded"),
        (0.368, ""),
        (0.37, ""),
        ("367/1000", ""),  # a fraction claims to be exact
        ("0", ""),
        (-0.367, ""),
    ],
)
def test_three_figures_are_enough_where_nothing_claims_to_be_exact(answer: object, how: str) -> None:
    assert agrees(read_number(answer), Fraction(119, 324)) == how


def test_figures_count_from_the_first_that_is_not_zero() -> None:
    small = Fraction(1, 46656)  # 0.0000214335
    assert agrees(read_number("0.0000214"), small) == "rounded"
    assert agrees(read_number("2.14e-5"), small) == "rounded"
    assert agrees(read_number("0.00002"), small) == ""
    assert agrees(read_number("0.00002"), small, 1) == "rounded"


def test_a_count_is_not_rounded() -> None:
    assert agrees(read_number("462.2"), Fraction(462)) == ""
    assert agrees(read_number(462.0), Fraction(462)) == "exactly"


def test_numbers_above_one_have_figures_too() -> None:
    mean = Fraction(91, 36)  # 2.52777...
    assert agrees(read_number("2.53"), mean) == "rounded"
    assert agrees(read_number("2.5"), mean) == ""
