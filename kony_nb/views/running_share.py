"""How a share runs towards the exact one as trials are added: a line over the number of trials, which grows tenfold."""

from collections.abc import Sequence
from math import log10, sqrt

from kony_nb.views.svg import el, number, root, text
from kony_nb.views.theme import SEAT_COLOURS, style

__all__ = ["running_share_svg"]

WIDTH, LEFT, RIGHT, TOP, PANEL, FOOT = 640.0, 62.0, 122.0, 40.0, 250.0, 44.0
FEWEST = 3
"""Powers of ten on the axis at least."""
STEPS = 60
"""Points of the edge of the funnel."""
Z = 1.96
LABEL = 15.0
"""Between two labels at least."""
VERMILION = SEAT_COLOURS[3][0]
Label = tuple[float, str]


class Scale:
    """Where a number of trials and a share lie."""

    def __init__(self, powers: int, most: float) -> None:
        self.powers, self.most = powers, most

    def x(self, n: float) -> float:
        """Return how far right so many trials lie."""
        return LEFT + (WIDTH - LEFT - RIGHT) * log10(n) / self.powers

    def y(self, value: float) -> float:
        """Return how far down a share lies; what is too large is at the upper edge."""
        return TOP + PANEL * (1 - min(max(value, 0.0), self.most) / self.most)


def running_share_svg(
    points: Sequence[tuple[int, float]],
    *,
    exact: float | None,
    predicted: float | None,
    share: bool = True,
    what: str = "trials",
    title: str = "",
    words: str = "",
) -> str:
    """Return the running share, the exact one and a predicted one on one axis, as SVG.

    Around the exact share a funnel is drawn, in which 95 of 100 such lines lie at any number of trials.

    Parameters
    ----------
    points : sequence of (int, float)
        After how many trials the share, or the mean, was what.
    exact, predicted : float or None
        A level line each.
    share : bool
        Whether the axis goes from 0 % to 100 %; otherwise it begins at 0 and holds everything.
    what : str
        What the trials are, in the plural.
    title : str
        What is counted, above the picture.
    words : str
        What it shows, in a sentence.
    """
    levels = [level for level in (exact, predicted) if level is not None]
    most = 1.0 if share else _round_up(max([*levels, *(value for _, value in points), 0.0]))
    last = points[-1][0] if points else 1
    scale = Scale(max(FEWEST, len(str(last - 1)) if last > 1 else 0), most)
    foot, height = TOP + PANEL, TOP + PANEL + FOOT
    parts = [el("rect", width=WIDTH, height=height, rx=10, class_="kn-land")]
    if share and exact is not None and 0 < exact < 1:
        parts.append(_funnel(scale, exact))
    parts.append(text(16, 25, title, size=13, font_weight="700"))
    for quarter in range(5):
        value = most * quarter / 4
        y = scale.y(value)
        label = f"{100 * value:.0f} %" if share else f"{value:g}"
        parts.append(el("path", d=_level(y), class_="kn-edge-line", stroke_width=0.5))
        parts.append(text(LEFT - 8, y + 4, label, size=11, class_="kn-muted", text_anchor="end"))
    for power in range(scale.powers + 1):
        x = scale.x(10**power)
        parts.append(text(x, foot + 17, f"{10**power:,}", size=11, class_="kn-muted", text_anchor="middle"))
    below = f"{what} (each step ten times as many)"
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, foot + 35, below, size=12, text_anchor="middle"))
    labels: list[Label] = []
    if exact is not None:
        parts.append(el("path", d=_level(scale.y(exact)), class_="kn-edge-bolt", stroke_width=2.4))
        labels.append((scale.y(exact), f"exact {_said(exact, share)}"))
    if predicted is not None:
        d = _level(scale.y(predicted))
        parts.append(el("path", d=d, stroke=VERMILION, stroke_width=2.2, stroke_dasharray="7 5"))
        labels.append((scale.y(predicted), f"predicted {_said(predicted, share)}"))
    if points:
        d = "M" + "L".join(f"{number(scale.x(n))} {number(scale.y(value))}" for n, value in points)
        parts.append(el("path", d=d, fill="none", class_="kn-edge-accent", stroke_width=2.2, stroke_linejoin="round"))
        n, value = points[-1]
        parts.append(el("circle", cx=scale.x(n), cy=scale.y(value), r=4.5, class_="kn-accent"))
        labels.append((scale.y(value), f"so far {_said(value, share)}"))
    for y, label in _apart(labels):
        parts.append(text(WIDTH - RIGHT + 8, y + 4, label, size=12))
    return root(WIDTH, height, *parts, css=style(), title=title or f"The running share of {what}", desc=words)


def _level(y: float) -> str:
    return f"M{LEFT:g} {number(y)}H{number(WIDTH - RIGHT)}"


def _funnel(scale: Scale, exact: float) -> str:
    """Return the region in which 95 of 100 lines lie."""
    across = [10 ** (scale.powers * step / STEPS) for step in range(STEPS + 1)]
    upper = [(scale.x(n), scale.y(min(1.0, exact + Z * sqrt(exact * (1 - exact) / n)))) for n in across]
    lower = [(scale.x(n), scale.y(max(0.0, exact - Z * sqrt(exact * (1 - exact) / n)))) for n in across]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in [*upper, *reversed(lower)]) + "Z"
    return el("path", d=d, class_="kn-water")


def _said(value: float, share: bool) -> str:
    return f"{100 * value:.1f} %" if share else f"{value:.3f}"


def _round_up(value: float) -> float:
    """Return the next round number above a value."""
    if value <= 0:
        return 1.0
    power = 10.0 ** int(log10(value) // 1)
    return next(step * power for step in (1, 2, 4, 6, 8, 10, 20) if step * power >= 1.1 * value)


def _apart(labels: list[Label]) -> list[Label]:
    """Return labels moved down as far as needed, so that none hides another, and up again from the foot."""
    placed: list[Label] = []
    for y, label in sorted(labels):
        placed.append((max(y, placed[-1][0] + LABEL) if placed else y, label))
    over = max(0.0, placed[-1][0] - (TOP + PANEL)) if placed else 0.0
    return [(y - over, label) for y, label in placed]
