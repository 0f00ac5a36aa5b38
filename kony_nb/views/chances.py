"""Chances to win as a picture: a line for each choice of a sweep, with intervals, and where the best one changes."""

from kony_nb.play.sweep import Sweep
from kony_nb.views.glyphs import mark_svg
from kony_nb.views.svg import el, number, root, text, tip
from kony_nb.views.theme import SEAT_COLOURS, Mark, marks, style
from kony_nb.views.timeline_svg import DASHES

__all__ = ["sweep_svg"]

WIDTH, LEFT, RIGHT, PANEL = 640.0, 56.0, 24.0, 230.0
LEGEND, FOOT = 24.0, 44.0
MARGIN = 36.0
LABELS = 14
"""The most numbers below the picture."""
FIELDS = {"lp": "life points", "vp": "victory points", "energy": "energy"}
ASIDE = 8.0
"""By how much the lines of two choices are moved apart, so that their intervals do not hide each other."""


class Scale:
    """Where a value of the field and a share lie."""

    def __init__(self, values: list[int], most: float, top: float) -> None:
        self.first, self.span, self.top = min(values, default=0), max(values, default=0) - min(values, default=0), top
        self.most = next(fifth / 5 for fifth in range(1, 6) if fifth / 5 >= most or fifth == 5)

    def x(self, value: int) -> float:
        """Return how far right a value lies."""
        along = (value - self.first) / self.span if self.span else 0.5
        return LEFT + MARGIN + (WIDTH - LEFT - RIGHT - 2 * MARGIN) * along

    def y(self, share: float) -> float:
        """Return how far down a share lies."""
        return self.top + PANEL * (1 - share / self.most)


def sweep_svg(sweep: Sweep) -> str:
    """Return the chances to win after each choice, by the number that was swept, as SVG.

    The upright strokes are the intervals of 95 %. A shaded band lies where the best choice changes beyond doubt. Of
    more than six choices the six are drawn that won most.

    Parameters
    ----------
    sweep : Sweep
        What `kony_nb.sweep` has found.
    """
    played = [(value, part) for value, part in zip(sweep.values, sweep.comparisons, strict=True) if part.games]
    won = {
        choice: sum(part.wins(choice) for _, part in played if choice in part.choices) for choice in sweep.choices
    }
    drawn = sorted(sorted(won, key=lambda choice: -won[choice])[: len(SEAT_COLOURS)], key=sweep.choices.index)
    signs = marks(drawn)
    top = 18 + LEGEND * len(drawn)
    highest = max((part.share(choice).high for _, part in played for choice in part.choices), default=1.0)
    values = sorted(value for value, _ in played)
    scale = Scale(values, highest, top)
    foot = top + PANEL
    height = foot + FOOT
    parts = [el("rect", width=WIDTH, height=height, rx=10, class_="kn-land")]
    parts += [_band(scale, flip.below, flip.above) for flip in sweep.flips]
    parts += [_axis(scale), *_feet(scale, values, f"{FIELDS[sweep.field]} of {sweep.monster}", foot)]
    for at, (choice, sign) in enumerate(zip(drawn, signs, strict=True)):
        parts.append(mark_svg(sign, 26, 20 + LEGEND * at, 9) + text(42, 24.5 + LEGEND * at, choice, size=13))
        aside = ASIDE * (at - (len(drawn) - 1) / 2)
        points = [
            (scale.x(value) + aside, *part.share(choice), value)
            for value, part in sorted(played, key=lambda each: each[0])
            if choice in part.choices
        ]
        parts.append(_line(points, sign, DASHES[at], choice, scale))
    return root(WIDTH, height, *parts, css=style(), title=sweep.caption, desc=_words(sweep))


def _band(scale: Scale, below: int, above: int) -> str:
    x, end = sorted((scale.x(below), scale.x(above)))
    width = end - x
    words = text(
        x + width / 2, scale.top + 13, "the best choice changes", size=11, class_="kn-muted", text_anchor="middle"
    )
    return el("rect", x=x, y=scale.top, width=width, height=PANEL, class_="kn-water") + words


def _axis(scale: Scale) -> str:
    parts = []
    for quarter in range(5):
        share = scale.most * quarter / 4
        y = scale.y(share)
        parts.append(
            el("path", d=f"M{LEFT:g} {number(y)}H{WIDTH - RIGHT:g}", class_="kn-edge-line", stroke_width=0.6)
            + text(LEFT - 8, y + 4, f"{100 * share:.0f} %", size=11, class_="kn-muted", text_anchor="end")
        )
    return "".join(parts)


def _feet(scale: Scale, values: list[int], title: str, foot: float) -> list[str]:
    few = values[:: 1 + len(values) // (LABELS + 1)]
    labels = [text(scale.x(value), foot + 17, str(value), size=12, text_anchor="middle") for value in few]
    return [*labels, text((LEFT + WIDTH - RIGHT) / 2, foot + 36, title, size=12, text_anchor="middle")]


def _line(
    points: list[tuple[float, float, float, float, int]], sign: Mark, dashes: str | None, choice: str, scale: Scale
) -> str:
    d = "M" + "L".join(f"{number(x)} {number(scale.y(share))}" for x, share, *_ in points)
    drawn = [el("path", d=d, fill="none", stroke=sign.colour, stroke_width=2.4, stroke_dasharray=dashes)]
    for x, share, low, high, value in points:
        upright = f"M{number(x)} {number(scale.y(low))}V{number(scale.y(high))}"
        said = f"{choice}, {value}: {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        drawn.append(
            el("g", tip(said), el("path", d=upright, class_="kn-edge-ink", stroke_width=1.4))
            + mark_svg(sign, x, scale.y(share), 6.5)
        )
    return "".join(drawn)


def _words(sweep: Sweep) -> str:
    rows = [", ".join(f"{name} {cell}" for name, cell in row.items()) for row in sweep.readable()]
    flips = [
        f"Between {sweep.field} {flip.below} and {flip.above} the best choice changes from {flip.old} to {flip.new}."
        for flip in sweep.flips
    ]
    return " ".join([*(f"{row}." for row in rows), *flips])
