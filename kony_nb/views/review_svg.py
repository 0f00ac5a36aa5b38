"""The drawing of the chances to win over the turns, and the row of turns that keyboard and mouse can reach."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kony_nb.views.glyphs import mark_svg
from kony_nb.views.svg import el, number, root, text, tip
from kony_nb.views.theme import Mark, marks, style
from kony_nb.views.timeline_svg import DASHES, LEFT, RIGHT, WIDTH, legend, radius_for, turn_button
from kony_nb.views.words import capital

if TYPE_CHECKING:
    from kony_nb.views.review import Chance

__all__ = ["chances_svg"]

TOP, PANEL, FOOT = 48.0, 220.0, 62.0
SEEN = 26.0
"""How far apart the marks at the last moment are, at least."""


class Scale:
    """Where a turn and a chance lie."""

    def __init__(self, first: int, last: int) -> None:
        self.first, self.span = first, max(1, last - first)

    def x(self, turn: int) -> float:
        """Return how far right a turn lies."""
        return LEFT + 12 + (WIDTH - LEFT - RIGHT - 24) * (turn - self.first) / self.span

    def y(self, share: float) -> float:
        """Return how far down a chance lies."""
        return TOP + PANEL * (1 - share)


def chances_svg(drawn: "Sequence[Chance]", names: Sequence[str], *, here: int | None, alt: str) -> str:
    """Return the drawing.

    Parameters
    ----------
    drawn : sequence of Chance
        The moments in order; none draws an empty panel.
    names : sequence of str
        The monsters by seat.
    here : int or None
        The turn in which one stands.
    alt : str
        What it shows, in words, for who cannot see it.
    """
    signs = marks(names)
    height = TOP + PANEL + FOOT
    scale = Scale(drawn[0].x, drawn[-1].x) if drawn else Scale(0, 1)
    parts = [el("rect", width=WIDTH, height=height, rx=12, class_="kn-land"), legend(names, signs), _axis(scale)]
    parts += [_band(drawn, seat, sign, scale) for seat, sign in enumerate(signs) if drawn]
    parts += [_line(drawn, seat, sign, names[seat], scale) for seat, sign in enumerate(signs) if drawn]
    parts += _ends(drawn, signs, scale)
    if here is not None:
        upright = f"M{number(scale.x(here))} {number(TOP)}V{number(TOP + PANEL)}"
        parts.append(el("path", d=upright, class_="kn-edge-ink", stroke_width=1.5, stroke_dasharray="2 3"))
    parts.append(_turns(drawn, names, signs, scale, TOP + PANEL + 24))
    return root(WIDTH, height, *parts, css=style(), title="Chances to win", desc=alt, interactive=bool(drawn))


def _axis(scale: Scale) -> str:
    parts = []
    for quarter in range(5):
        y = scale.y(quarter / 4)
        rule = f"M{LEFT:g} {number(y)}H{WIDTH - RIGHT:g}"
        parts.append(el("path", d=rule, class_="kn-edge-line", stroke_width=0.6, opacity=0.7))
        parts.append(text(LEFT - 6, y + 4, f"{25 * quarter} %", size=11, class_="kn-muted", text_anchor="end"))
    return "".join(parts)


def _band(drawn: "Sequence[Chance]", seat: int, sign: Mark, scale: Scale) -> str:
    upper = [f"{number(scale.x(each.x))} {number(scale.y(each.shares[seat].high))}" for each in drawn]
    lower = [f"{number(scale.x(each.x))} {number(scale.y(each.shares[seat].low))}" for each in reversed(drawn)]
    return el("path", d=f"M{'L'.join(upper + lower)}Z", fill=sign.colour, opacity=0.16)


def _line(drawn: "Sequence[Chance]", seat: int, sign: Mark, name: str, scale: Scale) -> str:
    spots = [(scale.x(each.x), scale.y(each.shares[seat].value)) for each in drawn]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in spots)
    line = el(
        "path", d=d, fill="none", stroke=sign.colour, stroke_width=2.2, stroke_dasharray=DASHES[seat],
        stroke_linejoin="round",
    )  # fmt: skip
    dots = []
    for each, (x, y) in zip(drawn, spots, strict=True):
        share = each.shares[seat]
        when = f"turn {each.x}" if each.seat >= 0 else "last moment"
        said = f"{name}, {when}: {100 * share.value:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"
        dots.append(el("circle", tip(said), cx=x, cy=y, r=3.2, fill=sign.colour, data_node=each.node))
    return line + "".join(dots)


def _ends(drawn: "Sequence[Chance]", signs: Sequence[Mark], scale: Scale) -> list[str]:
    """Return the chances at the last moment beside the marks, moved apart where they would cover each other."""
    if not drawn:
        return []
    shares = [share.value for share in drawn[-1].shares]
    order = sorted(range(len(signs)), key=lambda seat: (-shares[seat], seat))
    gap = min(SEEN, PANEL / len(order))
    heights: list[float] = []
    for seat in order:
        y = scale.y(shares[seat])
        heights.append(max(y, heights[-1] + gap) if heights else y)
    for i in range(len(heights)):
        heights[i] = min(heights[i], TOP + PANEL - (len(heights) - 1 - i) * gap)
    x = WIDTH - RIGHT + 14
    return [
        mark_svg(signs[seat], x, y, 8) + text(x + 12, y + 4, f"{100 * shares[seat]:.0f} %", size=12, font_weight="700")
        for seat, y in zip(order, heights, strict=True)
    ]


def _turns(
    drawn: "Sequence[Chance]", names: Sequence[str], signs: Sequence[Mark], scale: Scale, y: float
) -> str:
    if not drawn:
        return ""
    radius = radius_for(len(drawn))
    parts = [text(10, y + 4, "turns", size=11, class_="kn-muted")]
    few = 1 + len(drawn) // 20
    for at, each in enumerate(drawn):
        x = scale.x(each.x)
        if each.seat < 0:
            parts.append(_last(x, y, radius, each.node))
            parts.append(text(x, y + 28, "last", size=11, class_="kn-muted", text_anchor="middle"))
            continue
        told, key = f"turn {each.x}, {names[each.seat]}", f"chance-{each.node}"
        parts.append(turn_button(signs[each.seat], x, y, radius, capital(told), f"Go to {told}", each.node, key))
        if not at % few:
            parts.append(text(x, y + 28, str(each.x), size=11, class_="kn-muted", text_anchor="middle"))
    return "".join(parts)


def _last(x: float, y: float, radius: float, node: int) -> str:
    """Return the button that leads to the last moment."""
    wide = 2 * radius
    square = el("rect", x=x - radius, y=y - radius, width=wide, height=wide, class_="kn-edge-ink", fill="none")
    reach = el("rect", x=x - radius - 1, y=y - 14, width=wide + 2, height=28, fill="none", class_="kn-rim",
               pointer_events="all")  # fmt: skip
    return el("g", tip("Last moment"), square, reach, data_node=node, data_key=f"chance-{node}-last", role="button",
              tabindex=0, aria_label="Go to the last moment")  # fmt: skip
