"""The stages of a turn, one below the other."""

from collections.abc import Sequence
from dataclasses import dataclass

from kony_nb.views.figures.sheet import LEFT, TOP, WIDTH, paragraph, sheet
from kony_nb.views.svg import el, number, text

__all__ = ["Stage", "turn_flow_svg"]

GAP = 20.0
BOX = WIDTH - 2 * LEFT - 34
"""A box leaves room for the way back at its right."""


@dataclass(frozen=True)
class Stage:
    """A stage of a turn.

    Attributes
    ----------
    title : str
        Its name.
    words : str
        What happens.
    rule : str
        The rule behind it.
    again : str
        How often it may be gone through again, "" for once.
    """

    title: str
    words: str
    rule: str
    again: str = ""


def turn_flow_svg(title: str, stages: Sequence[Stage]) -> str:
    """Return the stages as boxes with arrows: down to the next, and back where a stage may be repeated."""
    y, parts, said = TOP, [], []
    for at, stage in enumerate(stages, 1):
        told, below = paragraph(LEFT + 46, y + 43, stage.words, BOX - 58)
        height = below - y - 3
        parts += [
            el("rect", x=LEFT, y=y, width=BOX, height=height, rx=9, class_="kn-card kn-edge-line", stroke_width=1.2),
            el("circle", cx=LEFT + 23, cy=y + 22, r=13, class_="kn-ink"),
            text(LEFT + 23, y + 27, str(at), size=14, class_="kn-card", text_anchor="middle", font_weight="700"),
            text(LEFT + 46, y + 23, stage.title, size=15, font_weight="700"),
            text(LEFT + BOX - 10, y + 23, stage.rule, size=12, class_="kn-muted", text_anchor="end"),
            told,
        ]
        if stage.again:
            parts.append(_back(y, height, stage.again))
        last = at == len(stages)
        parts.append(_down(y + height, GAP - 3))
        y += height + GAP
        again = f" ({stage.again})" if stage.again else ""
        said.append(f"{at}. {stage.title}{again}: {stage.words}")
        if last:
            parts.append(text(LEFT + 40, y + 10, "the next monster, clockwise", size=13, font_weight="600"))
    said.append("Then the next monster, clockwise.")
    return sheet(title, y + 26, *parts, desc=" ".join(said))


def _down(y: float, length: float) -> str:
    """Return an arrow from y downwards."""
    x, tip = LEFT + 23, y + length
    drawn = f"M{number(x)} {number(y)}V{number(tip - 1)}M{number(x - 5)} {number(tip - 6)}L{number(x)} {number(tip)}"
    return el("path", d=f"{drawn}L{number(x + 5)} {number(tip - 6)}", class_="kn-edge-ink", fill="none", stroke_width=2)


def _back(y: float, height: float, words: str) -> str:
    """Return an arrow from the foot of a box around to its head, with the words along it."""
    right, out = LEFT + BOX, LEFT + BOX + 14
    low, high = y + height - 14, y + 14
    around = f"M{number(right)} {number(low)}H{number(out)}V{number(high)}H{number(right + 2)}"
    head = "m5 -5l-5 5l5 5"
    middle = (low + high) / 2
    along = text(
        0,
        0,
        words,
        size=12,
        text_anchor="middle",
        font_weight="600",
        transform=f"translate({number(out + 15)} {number(middle)}) rotate(-90)",
    )
    return el("path", d=around + head, class_="kn-edge-ink", fill="none", stroke_width=2) + along
