from fractions import Fraction

import pytest

from kony_nb.rules.faces import NEW_YORK, outcomes
from kony_nb.views.dice import dice_svg
from kony_nb.views.dice_figures import dice_figure, odds_figure
from tests.views.drawing import parse, said, words


def test_every_die_has_its_letter():
    assert [w for w in words(parse(dice_svg("AHEDSO"))) if len(w) == 1] == list("AHEDSO")


def test_kept_dice_have_the_word_and_the_lock():
    root = parse(dice_svg("AAHE", "AE", selectable=True))
    assert words(root).count("kept") == 2
    pressed = [e.get("aria-pressed") for e in root.iter() if e.get("data-die")]
    assert pressed == ["true", "false", "false", "true"]
    assert [e.get("data-face") for e in root.iter() if e.get("data-die")] == list("AAHE")


def test_results_that_are_done_are_said_to_be():
    root = parse(dice_svg("AAHE", results="H"))
    assert words(root).count("done") == 3
    assert said(root) == "attack (done), attack (done), heart, energy (done)"


@pytest.mark.parametrize("dice", ["", "A", "AAAAAAAA"])
def test_any_number_of_dice(dice):
    assert parse(dice_svg(dice)).get("role") == "img"


def test_the_dice_figure_is_the_same_in_words_table_and_plot():
    picture = dice_figure("AAH", "A")
    assert picture.alt == "3 dice: attack (kept), attack, heart."
    assert [row["kept"] for row in picture.table] == [True, False, False]
    assert picture.figure.data[0].text == ("<b>A</b><br>kept", "<b>A</b>", "<b>H</b>")


@pytest.mark.parametrize(("n", "kept"), [(6, ""), (4, "AA"), (1, "HHEDS"), (0, "AAH")])
def test_odds_are_exact(n, kept):
    table = odds_figure(n, kept).table
    for face in NEW_YORK:
        for row in table.filter(face=face):
            wanted = row["at_least"] - kept.count(face)
            chance = sum((p for roll, p in outcomes(n) if roll.count(face) >= wanted), Fraction(0))
            assert row["chance"] == chance


def test_odds_can_be_seen_and_read():
    picture = odds_figure(2, "A")
    assert "Chance of at least one more: attack 31 %" in picture.alt
    parse(picture.svg)
    assert picture.figure.data[0].z[-1] == pytest.approx([1, 11 / 36, 1 / 36])


def test_the_dice_beyond_six_are_green_in_word_and_shape():
    drawn = parse(dice_svg("AAHEDSOO"))
    words = [element.text for element in drawn.iter() if element.text]
    assert words.count("green") == 2
    assert "ouch (green), ouch (green)" in said(drawn)
    assert "green" not in said(parse(dice_svg("AAHEDS")))
    kept = said(parse(dice_svg("AAAAAAA", kept="AAAAAAA")))
    assert "attack (green, kept)" in kept
