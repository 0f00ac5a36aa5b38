"""The drawing of a timeline: three panels, and a row of the turns that keyboard and mouse can reach."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kony_nb.views.board_layout import PHONE
from kony_nb.views.glyphs import mark_svg
from kony_nb.views.svg import el, number, root, text, tip
from kony_nb.views.theme import Mark, marks, style

if TYPE_CHECKING:
    from kony_nb.views.timeline import Track

__all__ = ["DASHES", "legend", "radius_for", "timeline_svg", "turn_button"]

WIDTH, PANEL, GAP, TOP = 780.0, 108.0, 30.0, 34.0
LEFT, RIGHT = 44.0, 74.0
NARROW_LEFT, NARROW_RIGHT = 32.0, 58.0
LEGEND = 22.0
HAIR = 1.2
DASHES = (None, "7 4", "2 3", "9 3 2 3", "12 4", "12 3 2 3 2 3")


class Scale:
    """Where a step and a value lie in a panel."""

    def __init__(self, last: int, most: int, top: float, width: float) -> None:
        self.last, self.most, self.top = max(1, last), max(1, most), top
        self.left, room = (NARROW_LEFT, NARROW_RIGHT) if width < PHONE else (LEFT, RIGHT)
        self.right = width - room

    @property
    def room(self) -> float:
        """The width in which the steps lie."""
        return self.right - self.left

    def x(self, step: float) -> float:
        """Return how far right a step lies."""
        return self.left + self.room * step / self.last

    def y(self, value: float, seat: int | None = None) -> float:
        """Return how far down a value lies; lines of different seats are a hair apart, so that none hides another."""
        return self.top + PANEL * (1 - value / self.most) + (0 if seat is None else (seat - 2.5) * HAIR)


def timeline_svg(
    lines: "Sequence[Track]",
    panels: Sequence[tuple[str, str, int]],
    names: Sequence[str],
    turns: Sequence[tuple[int, int, int]],
    *,
    last: int,
    here: int | None,
    alt: str,
    width: float = WIDTH,
) -> str:
    """Return the drawing.

    Parameters
    ----------
    lines : sequence of Track
        What to draw.
    panels : sequence of (what, title, top)
        From above to below; the top is the highest value that it has room for.
    names : sequence of str
        The monsters by seat.
    turns : sequence of (step, node, seat)
        Where turns begin: each is a button with ``data-node``.
    last : int
        The last step.
    here : int or None
        The step where one stands.
    alt : str
        What it shows, in words, for who cannot see it.
    width : float
        Units, and pixels to show it in; below 520 it is arranged for a phone.
    """
    signs = marks(names)
    top = TOP + LEGEND * (_rows(names, width) - 1)
    height = top + len(panels) * (PANEL + GAP) + 40
    parts = [el("rect", width=width, height=height, rx=12, class_="kn-land"), legend(names, signs, width)]
    scale = Scale(last, 1, top, width)
    for i, (what, title, most) in enumerate(panels):
        mine = [line for line in lines if line.what == what]
        living = [line for line in mine if line.alive]
        scale = Scale(last, most, top + i * (PANEL + GAP) + 22, width)
        parts.append(_panel(title, scale))
        parts += [_line(line, signs[line.seat], names[line.seat], title, scale) for line in mine]
        parts += _ends(living, signs, scale)
    foot = scale.y(0)
    if here is not None:
        upright = f"M{number(scale.x(here))} {number(top + 22)}V{number(foot)}"
        parts.append(
            el(
                "path",
                d=upright,
                class_="kn-edge-ink kn-here",
                stroke_width=1.5,
                stroke_dasharray="2 3",
                data_left=scale.left,  # who moves the line needs to know where the steps lie
                data_room=scale.room,
            )
        )
    parts.append(_turns(turns, signs, names, scale, foot + 24))
    return root(width, height, *parts, css=style(), title="Timeline", desc=alt, interactive=bool(turns))


def _rows(names: Sequence[str], width: float) -> int:
    """Return the rows of names: at most three names in one on a phone."""
    return -(-len(names) // 3) if width < PHONE else 1


def legend(names: Sequence[str], signs: Sequence[Mark], width: float = WIDTH) -> str:
    """Return the monsters' marks and names, in rows."""
    rows = _rows(names, width)
    across, left = (-(-len(names) // rows), 24) if width < PHONE else (6, 30)
    step = (width - 40) / across
    parts = []
    for i, (name, sign) in enumerate(zip(names, signs, strict=True)):
        x, y = left + i % across * step, 22 + LEGEND * (i // across)
        parts.append(mark_svg(sign, x, y, 8.5) + text(x + 14, y + 4.5, name, size=12.5))
    return "".join(parts)


def _panel(title: str, scale: Scale) -> str:
    parts = [text(scale.left, scale.top - 9, title, size=12, font_weight="700")]
    for value in (0, scale.most // 2, scale.most):
        y = scale.y(value)
        across = f"M{number(scale.left)} {number(y)}H{number(scale.right)}"
        parts.append(el("path", d=across, class_="kn-edge-line", stroke_width=0.6, opacity=0.7))
        parts.append(text(scale.left - 7, y + 4, str(value), size=11, class_="kn-muted", text_anchor="end"))
    return "".join(parts)


def _line(line: "Track", sign: Mark, name: str, title: str, scale: Scale) -> str:
    first, *rest = line.points
    d = f"M{number(scale.x(first.step))} {number(scale.y(first.value, line.seat))}"
    d += "".join(f"H{number(scale.x(point.step))}V{number(scale.y(point.value, line.seat))}" for point in rest)
    drawn = el(
        "path",
        d=d,
        fill="none",
        stroke=sign.colour,
        stroke_width=2.2,
        stroke_dasharray=DASHES[line.seat],
        stroke_linejoin="round",
    )
    dots = "".join(
        el(
            "circle",
            tip(f"{name}, step {point.step}: {point.value} ({title})"),
            cx=scale.x(point.step),
            cy=scale.y(point.value, line.seat),
            r=3,
            fill=sign.colour,
            data_node=point.node,
        )
        for point in (line.points[:-1] if line.alive else line.points)
    )
    return drawn + dots + ("" if line.alive else _out(line, name, scale))


def _out(line: "Track", name: str, scale: Scale) -> str:
    """Return the cross where a monster left the game."""
    last = line.points[-1]
    x, y = number(scale.x(last.step) - 4), number(scale.y(last.value, line.seat) - 4)
    return el(
        "path",
        tip(f"{name} is out of the game at step {last.step}"),
        d=f"M{x} {y}l8 8m0-8l-8 8",
        class_="kn-edge-ink",
        stroke_width=2,
    )


def _ends(lines: "Sequence[Track]", signs: Sequence[Mark], scale: Scale) -> list[str]:
    """Return the last value of each line beside its mark, moved apart where they would cover each other."""
    if not lines:
        return []
    gap = min(19.0, (PANEL + 16) / len(lines))
    order = sorted(lines, key=lambda line: (-line.points[-1].value, line.seat))
    heights: list[float] = []
    for line in order:
        y = scale.y(line.points[-1].value)
        heights.append(max(y, heights[-1] + gap) if heights else y)
    floor = scale.y(0) + 6
    for i in range(len(heights)):
        heights[i] = min(heights[i], floor - (len(heights) - 1 - i) * gap)
    x = scale.right + 16
    return [
        mark_svg(signs[line.seat], x, y, min(8.0, gap / 2 - 0.5))
        + text(x + 13, y + 4, str(line.points[-1].value), size=12, font_weight="700")
        for line, y in zip(order, heights, strict=True)
    ]


def _turns(
    turns: Sequence[tuple[int, int, int]], signs: Sequence[Mark], names: Sequence[str], scale: Scale, y: float
) -> str:
    if not turns:
        return ""
    radius = radius_for(len(turns), scale.room)
    parts = [text(10, y + 4, "turns", size=11, class_="kn-muted")] if scale.left >= LEFT else []
    for count, (step, node, seat) in enumerate(turns, 1):
        words = f"Turn {count}: {names[seat]} (step {step})"
        label = f"Go to turn {count}, {names[seat]}, step {step}"
        parts.append(turn_button(signs[seat], scale.x(step), y, radius, words, label, node))
    return "".join(parts)


def radius_for(turns: int, room: float = WIDTH - LEFT - RIGHT) -> float:
    """Return how large the marks of a row of so many turns are, in so much room."""
    return max(3.0, min(9.0, room / turns * 0.42))


def turn_button(
    sign: Mark, x: float, y: float, radius: float, words: str, label: str, node: int, key: str | None = None
) -> str:
    """Return the mark of whose turn begins, as a button that leads there.

    The mark is small in a long game, so the part that takes the click is wider and taller than it.

    Parameters
    ----------
    sign : Mark
        Of the monster.
    x, y, radius : float
        Where its middle is, and how large it is.
    words, label : str
        What is shown when one points at it, and what is read out.
    node : int
        Where it leads.
    key : str, optional
        By which the focus finds it again after a change.
    """
    reach = el(
        "rect",
        x=x - radius - 1,
        y=y - 14,
        width=2 * radius + 2,
        height=28,
        rx=4,
        fill="none",
        class_="kn-rim",
        pointer_events="all",
    )
    return el(
        "g",
        tip(words),
        mark_svg(sign, x, y, radius),
        reach,
        data_node=node,
        data_key=key,
        role="button",
        tabindex=0,
        aria_label=label,
    )
