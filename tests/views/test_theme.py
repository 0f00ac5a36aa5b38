import pytest

from kony_nb.rules.new_york.game import MONSTERS
from kony_nb.views.theme import DARK, LIGHT, contrast, marks, style, text_pairs


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_is_readable(theme):
    for words, ground in text_pairs(theme):
        assert contrast(words, ground) >= 4.5, (words, ground)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_what_may_be_done_stands_out_from_every_ground(theme):
    for ground in (theme.water, theme.land, theme.card):
        assert contrast(theme.accent, ground) >= 3


def test_contrast_of_known_colours():
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_marks_differ_in_shape_letter_and_colour():
    found = marks(MONSTERS)
    assert len(found) == 6
    for facet in ("shape", "letter", "colour"):
        assert len({getattr(mark, facet) for mark in found}) == 6


def test_marks_of_names_that_share_every_letter():
    letters = [mark.letter for mark in marks(["Aa", "aA", "AA", "Über 9", "9"])]
    assert len(set(letters)) == 5


def test_style_follows_the_system_and_jupyterlab_and_prints_light():
    css = style()
    assert "@media screen and (prefers-color-scheme:dark)" in css
    assert '[data-jp-theme-light="false"] .kn' in css
    assert '[data-jp-theme-light="true"] .kn' in css
    assert f"fill:{LIGHT.ink};fill:var(--kn-ink)" in css, "programs without variables see the light colours"


def test_style_touches_nothing_outside_the_drawing():
    for rule in style().replace("@media screen{", "").split("}"):
        selector = rule.rpartition("{")[0].rpartition("{")[2]
        for part in selector.split(","):
            assert not part or ".kn" in part, part
