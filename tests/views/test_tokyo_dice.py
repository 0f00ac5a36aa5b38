"""The faces of Tokyo's dice: a sign and a letter, and their exact odds."""

from fractions import Fraction

from kony_nb.rules.faces import TOKYO
from kony_nb.views.dice import dice_svg
from kony_nb.views.dice_figures import dice_figure, odds_figure
from kony_nb.views.glyphs import GLYPHS
from tests.views.drawing import SVG, parse, words


def test_every_face_has_a_sign_of_its_own_and_its_letter():
    assert len({GLYPHS[face] for face in TOKYO}) == len(TOKYO)
    root = parse(dice_svg(TOKYO, kept="3"))
    assert [word for word in words(root) if len(word) == 1] == list(TOKYO)
    assert dice_figure("133").alt == "3 dice: one, three, three."


def test_the_odds_are_those_of_its_faces():
    picture = odds_figure(6, "2", game="tokyo")
    assert {row["face"] for row in picture.table} == set(TOKYO)
    (row,) = picture.table.filter(face="2", at_least=2)
    assert row["chance"] == 1 - Fraction(5, 6) ** 6
    assert len(list(parse(picture.svg).iter(SVG + "rect"))) > 42
    assert [str(label) for label in picture.figure.data[0].y][-1] == "One (1)"
