"""In the browser no word of a figure is cut off at its edge, and none lies on another."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

FIGURES = sorted((Path(__file__).parents[2] / "figures").glob("*.svg"))
OUTSIDE = """() => {
  const all = document.querySelector('svg').getBoundingClientRect();
  return [...document.querySelectorAll('svg text')]
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < all.left || box.right > all.right || box.top < all.top || box.bottom > all.bottom;
    })
    .map((part) => part.textContent);
}"""
OVERLAPPING = """() => {
  const words = [...document.querySelectorAll('svg text')];
  const parts = words.map((part) => [part.textContent, part.getBoundingClientRect()]);
  const found = [];
  parts.forEach(([one, a], at) => parts.slice(at + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 0.35 * Math.min(a.height, b.height)) found.push(`${one} | ${other}`);
  }));
  return found;
}"""


@pytest.mark.parametrize("width", [820, 360])
def test_words_are_neither_cut_off_nor_on_each_other(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    found = {}
    for figure in FIGURES:
        page.set_content(figure.read_text(encoding="utf-8"))
        found[figure.name] = page.evaluate(OUTSIDE)
        if "timeline" not in figure.name:  # marks of turns may lie on each other in a long game
            found[figure.name] += page.evaluate(OVERLAPPING)

    assert {name: words for name, words in found.items() if words} == {}
