from xml.etree import ElementTree

import pytest

from kony_nb.views.svg import el, fit, number, path, text, text_width, wrap


def test_elements_escape_their_attributes_and_texts():
    element = ElementTree.fromstring(el("g", text(1, 2, "A < B & C"), aria_label='say "a" & <b>'))
    assert element.get("aria-label") == 'say "a" & <b>'
    assert element[0].text == "A < B & C"


@pytest.mark.parametrize(("value", "written"), [(-0.001, "0"), (10, "10"), (1.239, "1.24"), (100.0, "100")])
def test_numbers_are_short(value, written):
    assert number(value) == written


def test_wrapped_lines_fit_and_lose_no_word():
    words = "Each monster you deal damage to gets a Jinx token and many other things"
    lines = wrap(words, 120, 12)
    assert " ".join(lines) == words
    assert all(text_width(line, 12) <= 120 for line in lines)


def test_a_long_word_is_cut_with_an_ellipsis():
    assert fit("short", 200, 12) == "short"
    cut = fit("Subterranean Cable", 60, 12)
    assert cut.endswith("…")
    assert text_width(cut, 12) <= 60


def test_rounded_corners_stay_inside_short_edges():
    assert path([(0, 0), (4, 0), (4, 4)], radius=50).count("Q") == 3
