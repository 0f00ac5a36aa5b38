"""The tree of what was played as a picture, from left to right: long single lines drawn as one edge."""

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from kony_nb.game.history import Node
from kony_nb.views.glyphs import glyph, mark_svg
from kony_nb.views.picture import Picture, dressed
from kony_nb.views.svg import el, fit, number, root, text, tip, wrap
from kony_nb.views.table import Table
from kony_nb.views.theme import LIGHT, marks, style
from kony_nb.views.timeline import SYMBOLS
from kony_nb.views.tree import Limb, drawn, laid_out, line_of, standing
from kony_nb.views.twigs import Games, Hidden, Twig, chance_words, grow, named, question, turn_words
from kony_nb.views.words import capital

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

__all__ = ["Links", "tree_figure"]

CARD, HIGH, GUTTER, ROW, TOP, SIDE = 172.0, 42.0, 168.0, 82.0, 44.0, 14.0
SMALL = 11.5
LINES = 2
Links = Callable[[str, Node], Mapping[str, int | str]]


def tree_figure(
    games: Games,
    *,
    seats: Collection[int] | None = None,
    shown: str | None = None,
    hidden: Hidden | None = None,
    links: Links | None = None,
) -> Picture:
    """Return what was played in a game and its branches as a picture.

    Parameters
    ----------
    games : Game or dict of str to Game
        A game, or a game and its branches by name.
    seats : collection of int, optional
        Who looks, 0 upwards: what only others may know is left out, or told without its content. None tells everything.
    shown : str, optional
        The game whose line is marked, and where it stands; the first if None.
    hidden : callable, optional
        ``hidden(name, node)``: whether a moment of a game is left out besides.
    links : callable, optional
        ``links(name, node)``: attributes of the drawing that make a moment a button, such as ``{"data_node": 4}``.

    Returns
    -------
    Picture
        The figure's points carry the ids of `kony_nb.views.tree.tree_graph` in ``customdata``. Table rows are the
        moments drawn, with the exact chance of each outcome.

    Raises
    ------
    KonyError
        If there is no game, or none is called as ``shown`` says.
    """
    there = named(games)
    twigs = grow(there, seats=seats, hidden=hidden)
    limbs = drawn(twigs, there)
    here, line = line_of(twigs, there, shown)
    name = next(iter(there)) if shown is None else shown
    forks = sum(len(twig.children) > 1 for twig in twigs)
    ways = sum(not twig.children for twig in twigs)
    counted = f"{_several(len(twigs), 'moment')} with {_several(forks, 'fork')} and {_several(ways, 'end')}"
    alt = f"Tree of {counted}. {name} stands at step {here.step}: {here.what}"
    drawing = Drawing(limbs, twigs, there, here, line)
    return Picture(
        alt=alt,
        table=Table([_row(limb, drawing.stands) for limb in limbs], alt),
        svg=drawing.svg(alt, name, links),
        make=lambda: _plot(drawing),
    )


def _several(n: int, what: str) -> str:
    return f"{n} {what}{'s' * (n != 1)}"


def _row(limb: Limb, stands: Mapping[Twig, list[str]]) -> dict[str, object]:
    twig = limb.twig
    chances = [step.chance for step in limb.steps[:LINES] if step.chance is not None]
    return {
        "moment": twig.id,
        "after": None if not limb.steps or limb.steps[0].parent is None else limb.steps[0].parent.id,
        "step": twig.step,
        "by": "; ".join(_taken(limb)),
        "chance": str(chances[0]) if chances else None,
        "what": twig.what,
        "turn": turn_words(twig.state),
        "here": ", ".join(stands.get(twig, [])),
    }


def _taken(limb: Limb) -> list[str]:
    """Return what a line begins with: the choice and the chance that followed it, and how many moments came then."""
    told = 1 + (len(limb.steps) > 1 and limb.steps[0].chance is None and limb.steps[1].chance is not None)
    words = [step.words for step in limb.steps[:told]]
    left = len(limb.steps) - told
    return words + [_several(left, "more step")] * (left > 0)


class Drawing:
    """Where everything lies.

    Attributes
    ----------
    limbs : list of Limb
        What is drawn.
    here : Twig
        Where the game that is shown stands.
    line : set of Twig
        The moments of its line.
    places : dict of Twig to (column, row)
        From left to right, from above to below.
    """

    def __init__(
        self, limbs: list[Limb], twigs: list[Twig], games: Games, here: Twig, line: set[Twig]
    ) -> None:
        self.limbs, self.here, self.line = limbs, here, line
        self.places = laid_out(limbs)
        self.stands = standing(twigs, games)

    def corner(self, twig: Twig) -> tuple[float, float]:
        """Return the upper left corner of a moment's card."""
        column, row = self.places[twig]
        return SIDE + column * (CARD + GUTTER), TOP + row * ROW

    def svg(self, alt: str, name: str, links: Links | None) -> str:
        """Return the drawing."""
        columns = 1 + max(column for column, _ in self.places.values())
        rows = 1 + max(row for _, row in self.places.values())
        width, height = 2 * SIDE + columns * (CARD + GUTTER) - GUTTER, TOP + rows * ROW - 8
        parts = [el("rect", width=width, height=height, rx=12, class_="kn-land")]
        parts += [self.edge(limb) for limb in self.limbs if limb.steps]
        parts += [self.card(limb, name, links) for limb in self.limbs]
        told = [f"{' then '.join(_taken(limb))}: {limb.twig.what}" for limb in self.limbs if limb.steps]
        desc = " ".join([alt, *(words if words.endswith(".") else f"{words}." for words in told)])
        return root(width, height, *parts, css=style(), title="Tree", desc=desc, interactive=links is not None)

    def edge(self, limb: Limb) -> str:
        """Return the line to a card, with what was done and how likely it was."""
        first = limb.steps[0]
        assert first.parent is not None
        x, y = self.corner(first.parent)
        end, low = self.corner(limb.twig)
        x, y, low = x + CARD, y + HIGH / 2, low + HIGH / 2
        on_line = limb.twig in self.line
        d = f"M{number(x)} {number(y)}H{number(end)}"
        if low != y:
            turn = x + 9
            d = f"M{number(x)} {number(y)}H{number(turn)}V{number(low)}H{number(end)}"
        path = el(
            "path", d=d, fill="none", class_="kn-edge-accent" if on_line else "kn-edge-line",
            stroke_width=3 if on_line else 1.6, stroke_dasharray="5 4" if len(limb.steps) > 2 else None,
        )  # fmt: skip
        above, below = _beside(limb)
        room = GUTTER - 24
        lines = wrap(above, room, SMALL)
        if len(lines) > LINES:
            lines = [*lines[: LINES - 1], fit(" ".join(lines[LINES - 1 :]), room, SMALL)]
        words = [
            text(x + 15, low - 6 - 13.5 * (len(lines) - 1 - at), fit(line, room, SMALL), size=SMALL)
            for at, line in enumerate(lines)
        ]
        words += [
            text(x + 15, low + 14 + 13 * at, fit(line, room, SMALL), size=SMALL, class_="kn-muted")
            for at, line in enumerate(below)
        ]
        return el("g", tip("; ".join(_taken(limb))), path, *words)

    def card(self, limb: Limb, name: str, links: Links | None) -> str:
        """Return a moment: who is asked what, and where in the game that is."""
        twig = limb.twig
        x, y = self.corner(twig)
        here = twig is self.here
        names = self.stands.get(twig, [])
        head, foot = _words(twig)
        rim = el(
            "rect", x=x, y=y, width=CARD, height=HIGH, rx=8,
            class_=f"kn-card kn-rim kn-edge-{'accent' if here else 'line'}", stroke_width=3 if here else 1.4,
        )  # fmt: skip
        inside = [rim, *_sign(twig, x + 17, y + HIGH / 2)]
        inside.append(text(x + 33, y + 18, fit(head, CARD - 40, 12.5, bold=True), size=12.5, font_weight="700"))
        inside.append(text(x + 33, y + 33, fit(foot, CARD - 40, SMALL), size=SMALL, class_="kn-muted"))
        if names:
            label = ("you are here, " if here else "") + ", ".join(names)
            inside.append(text(x + 2, y - 6, fit(label, CARD + GUTTER - 30, SMALL, bold=here), size=SMALL,
                               font_weight="700" if here else None))  # fmt: skip
        said = f"Step {twig.step}: {twig.what}" + (f" ({', '.join(names)})" if names else "")
        if links is None:
            return el("g", tip(said), *inside)
        at = name if name in twig.places else next(iter(twig.places))
        attributes = dict(links(at, twig.places[at]))
        return el("g", tip(said), *inside, role="button", tabindex=0, aria_label=f"Go to {said}",
                  aria_current="true" if here else None, **attributes)  # fmt: skip


def _beside(limb: Limb) -> tuple[str, list[str]]:
    """Return what stands above a line, and the lines below it: the chance, and how many moments more."""
    told = _taken(limb)
    chances = [step.chance for step in limb.steps[:LINES] if step.chance is not None]
    short = limb.steps[0]
    below = [chance_words(chances[0])] if chances else []
    if len(limb.steps) > 1 and short.chance is None and limb.steps[1].chance is not None:
        below.insert(0, limb.steps[1].words)
    more = [told[-1]] if told[-1].endswith(("more step", "more steps")) else []
    return short.words, below + more


def _words(twig: Twig) -> tuple[str, str]:
    """Return who is asked what, and whose turn it is."""
    foot = f"step {twig.step} · {turn_words(twig.state)}"
    if twig.kind == "over":
        return capital(twig.what), foot
    if twig.kind == "chance":
        return "Chance", foot
    if twig.seat < 0:
        return "A window", foot
    return f"{twig.state.monsters[twig.seat].name}: {question(twig.state, twig.seat)}", foot


def _sign(twig: Twig, x: float, y: float) -> list[str]:
    if twig.seat >= 0:
        return [mark_svg(marks([monster.name for monster in twig.state.monsters])[twig.seat], x, y, 9.5)]
    if twig.kind == "over":
        return [glyph("vp", x - 10, y - 10, 20)]
    diamond = f"M{number(x)} {number(y - 10)}l10 10l-10 10l-10 -10Z"
    return [
        el("path", d=diamond, class_="kn-land kn-edge-ink", stroke_width=1.4),
        text(x, y + 4.5, "?", size=13, text_anchor="middle", font_weight="700"),
    ]


def _plot(drawing: Drawing) -> "Figure":
    from plotly.graph_objects import Figure, Scatter

    points = {limb.twig: drawing.places[limb.twig] for limb in drawing.limbs}
    lines: dict[bool, tuple[list[float | None], list[float | None]]] = {True: ([], []), False: ([], [])}
    ways: list[tuple[float, float, str]] = []
    for limb in drawing.limbs:
        if limb.steps and limb.steps[0].parent is not None:
            (x, y), (end, low) = points[limb.steps[0].parent], points[limb.twig]
            xs, ys = lines[limb.twig in drawing.line]
            xs += [x, x + 0.08, end, None] if y != low else [x, end, None]
            ys += [-y, -low, -low, None] if y != low else [-y, -low, None]
            above, below = _beside(limb)
            ways.append(((x + end) / 2 + 0.04, -low - 0.04, "<br>".join([fit(above, 150, SMALL), *below])))
    figure = Figure()
    for on_line, (xs, ys) in lines.items():
        dress = {"width": 3.5, "color": LIGHT.accent} if on_line else {"width": 1.8, "color": LIGHT.line}
        figure.add_trace(Scatter(x=xs, y=ys, mode="lines", line=dress, hoverinfo="skip"))
    figure.add_trace(
        Scatter(
            x=[x for x, _, _ in ways], y=[y for _, y, _ in ways], text=[words for *_, words in ways], mode="text",
            textposition="bottom center", textfont={"size": 11}, hoverinfo="skip",
        )
    )
    twigs = list(points)
    every = marks([monster.name for monster in twigs[0].state.monsters])
    signs = [every[twig.seat] if twig.seat >= 0 else None for twig in twigs]
    figure.add_trace(
        Scatter(
            x=[points[twig][0] for twig in twigs],
            y=[-points[twig][1] for twig in twigs],
            customdata=[twig.id for twig in twigs],
            mode="markers+text",
            text=[fit(_words(twig)[0], CARD - 40, SMALL) for twig in twigs],
            textposition="top center",
            hovertext=[f"Step {twig.step}: {twig.what}" for twig in twigs],
            hoverinfo="text",
            marker={
                "size": [22 if twig is drawing.here else 15 for twig in twigs],
                "symbol": [SYMBOLS[sign.shape] if sign else "diamond-open" for sign in signs],
                "color": [sign.colour if sign else LIGHT.muted for sign in signs],
                "line": {"width": [4 if twig is drawing.here else 1 for twig in twigs], "color": LIGHT.ink},
            },
        )
    )
    rows = 1 + max(row for _, row in points.values())
    dressed(figure, height=160 + 90 * rows)
    columns = max(column for column, _ in points.values())
    figure.update_layout(showlegend=False, hovermode="closest", margin={"l": 20, "r": 20, "t": 30, "b": 20})
    figure.update_xaxes(visible=False, range=[-0.4, columns + 0.4])
    figure.update_yaxes(visible=False, range=[-rows + 0.3, 0.6])
    return figure
