"""The running share as a picture."""

import re
from xml.etree import ElementTree

import pytest

from kony_nb.views.running_share import LABEL, Scale, running_share_svg

POINTS = [(1, 0.0), (2, 0.5), (3, 1 / 3), (10, 0.4), (5000, 0.36)]


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_it_names_the_three_shares_and_the_axis() -> None:
    svg = running_share_svg(POINTS, exact=119 / 324, predicted=0.25, what="turns", title="Three alike", words="So.")
    found = words(svg)
    assert {"exact 36.7 %", "predicted 25.0 %", "so far 36.0 %", "10,000", "100 %", "Three alike"} <= set(found)
    assert "turns (each step ten times as many)" in found
    assert "<desc>So.</desc>" in svg


def test_labels_never_hide_each_other() -> None:
    for level in (0.0, 0.5, 1.0):
        svg = running_share_svg([(1, level)], exact=level, predicted=level)
        at = [float(y) for y in re.findall(r'y="([\d.]+)"[^>]*>(?:exact|predicted|so far)', svg)]
        assert len(at) == 3
        assert all(b - a >= LABEL - 0.01 for a, b in zip(sorted(at), sorted(at)[1:], strict=False))


def test_without_points_or_levels_it_is_an_empty_axis() -> None:
    found = words(running_share_svg([], exact=None, predicted=None))
    assert "1,000" in found
    assert not any(label.startswith(("exact", "predicted", "so far")) for label in found)


@pytest.mark.parametrize(("mean", "top"), [(2.53, "4"), (0.02, "0.04"), (95, "200"), (0, "1")])
def test_a_mean_has_an_axis_of_its_own(mean: float, top: str) -> None:
    found = words(running_share_svg([(1, mean)], exact=mean, predicted=None, share=False))
    assert top in found
    assert "100 %" not in found


def test_the_axis_holds_all_trials() -> None:
    for last, end in ((999, "1,000"), (1000, "1,000"), (1001, "10,000"), (1_000_000, "1,000,000")):
        found = words(running_share_svg([(1, 0), (last, 0.5)], exact=0.5, predicted=None))
        assert end in found
    assert Scale(3, 1.0).x(1000) > Scale(4, 1.0).x(1000)
