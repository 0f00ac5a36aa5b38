"""How life, victory points and energy of every monster went, step by step; the points lead back to their moment."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kony_nb.rules.events import Event
from kony_nb.rules.phases.gains import WIN_VP, total_vp
from kony_nb.rules.state import State
from kony_nb.views.picture import Picture, dressed
from kony_nb.views.table import Table
from kony_nb.views.theme import marks
from kony_nb.views.timeline_svg import WIDTH, timeline_svg

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

__all__ = ["PANELS", "Moment", "Point", "Track", "timeline", "tracks"]

PANELS = (("vp", "Victory points"), ("lp", "Life points"), ("energy", "Energy"))
SYMBOLS = {
    "circle": "circle",
    "square": "square",
    "triangle": "triangle-up",
    "diamond": "diamond",
    "hexagon": "hexagon",
    "shield": "triangle-down",
}
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")


class Moment(Protocol):
    """What a timeline needs to know of a step of history."""

    @property
    def id(self) -> int:
        """Its number in the history."""

    @property
    def events(self) -> list[Event]:
        """What happened in it."""

    @property
    def state(self) -> State:
        """The state reached."""


@dataclass(frozen=True)
class Point:
    """A number of a monster at a step.

    Attributes
    ----------
    step : int
        The place of the moment in the list, 0 upwards.
    node : int
        The moment's id, where a click leads.
    value : int
        The number from this step on.
    """

    step: int
    node: int
    value: int


@dataclass(frozen=True)
class Track:
    """One number of one monster over time: its first value, every change, and its last step.

    The last step is that of the game so far, or the one in which the monster was eliminated.
    """

    seat: int
    what: str
    points: tuple[Point, ...]
    alive: bool


def tracks(nodes: Sequence[Moment]) -> list[Track]:
    """Return the three numbers of every monster over these moments, one `Track` each."""
    found = []
    for what, _ in PANELS:
        for seat in range(len(nodes[0].state.monsters)):
            points: list[Point] = []
            alive = True
            for step, node in enumerate(nodes):
                monster = node.state.monsters[seat]
                alive = monster.alive
                value = total_vp(monster) if what == "vp" else getattr(monster, what)
                if not points or points[-1].value != value or step == len(nodes) - 1 or not alive:
                    points.append(Point(step, node.id, value))
                if not alive:
                    break
            found.append(Track(seat, what, tuple(points), alive))
    return found


def top_of(lines: Sequence[Track], what: str) -> int:
    """Return the top of a panel: 20 victory points, or 10 of the others, and more if there was more."""
    low = WIN_VP if what == "vp" else 10
    return max(low, *(point.value for line in lines if line.what == what for point in line.points))


def _rows(nodes: Sequence[Moment], names: Sequence[str]) -> list[dict[str, object]]:
    """Return one row for each step at which a number of a monster changed, and for the first step."""
    rows: list[dict[str, object]] = []
    last: dict[int, tuple[int, int, int]] = {}
    for step, node in enumerate(nodes):
        for seat, monster in enumerate(node.state.monsters):
            numbers = (total_vp(monster), monster.lp, monster.energy)
            if last.get(seat) != numbers:
                last[seat] = numbers
                vp, lp, energy = numbers
                rows.append(
                    {"step": step, "node": node.id, "monster": names[seat], "vp": vp, "lp": lp, "energy": energy}
                )
    return rows


def timeline(
    nodes: Sequence[Moment], names: Sequence[str], *, at: int | None = None, width: float = WIDTH
) -> Picture:
    """Return victory points, life points and energy of every monster over the steps.

    Parameters
    ----------
    nodes : sequence of nodes
        The moments in order, one at least; each has ``id``, ``state`` and ``events``.
    names : sequence of str
        The monsters by seat.
    at : int, optional
        The id of the node where one stands; it gets an upright line.
    width : float
        Pixels to show the drawing in; below 520 it is arranged for a phone.

    Returns
    -------
    Picture
        Points of the figure carry their node's id in ``customdata``, marks of the drawing in ``data-node``. Table rows
        are the changes.
    """
    end = nodes[-1].state.monsters
    now = "; ".join(
        f"{name} {total_vp(m)} VP, {m.lp} LP, {m.energy} energy" if m.alive else f"{name} is out of the game"
        for name, m in zip(names, end, strict=True)
    )
    alt = f"Timeline of {len(nodes) - 1} steps. At the end: {now}."
    lines = tracks(nodes)
    turns = [
        (step, node.id, event.seat) for step, node in enumerate(nodes) for event in node.events if event.kind == "turn"
    ]
    panels = [(what, title, top_of(lines, what)) for what, title in PANELS]
    here = next((step for step, node in enumerate(nodes) if node.id == at), None)
    return Picture(
        alt=alt,
        table=Table(_rows(nodes, names), alt),
        svg=timeline_svg(lines, panels, names, turns, last=len(nodes) - 1, here=here, alt=alt, width=width),
        make=lambda: _plot(lines, names, here),
    )


def _plot(lines: Sequence[Track], names: Sequence[str], here: int | None) -> "Figure":
    from plotly.graph_objects import Scatter
    from plotly.subplots import make_subplots

    signs = marks(names)
    titles = [title for _, title in PANELS]
    figure = make_subplots(rows=3, cols=1, shared_xaxes=True, vertical_spacing=0.06, subplot_titles=titles)
    for line in lines:
        row = next(i for i, (what, _) in enumerate(PANELS, 1) if what == line.what)
        sign, name = signs[line.seat], names[line.seat]
        trace = Scatter(
            x=[point.step for point in line.points],
            y=[point.value for point in line.points],
            customdata=[point.node for point in line.points],
            name=f"{sign.letter} {name}",
            legendgroup=name,
            showlegend=row == 1,
            mode="lines+markers",
            line={"shape": "hv", "color": sign.colour, "dash": DASHES[line.seat], "width": 2.5},
            marker={"symbol": SYMBOLS[sign.shape], "size": 9, "color": sign.colour, "line": {"width": 1}},
            hovertemplate=f"{name}: %{{y}} (step %{{x}})<extra></extra>",
        )
        figure.add_trace(trace, row=row, col=1)
    dressed(figure, height=520)
    top = {"orientation": "h", "x": 0, "y": 1.08, "yanchor": "bottom"}
    figure.update_layout(legend=top, hovermode="closest", margin={"t": 80})
    figure.update_annotations(x=0, xanchor="left", font_size=13)
    figure.update_xaxes(title_text="step", row=len(PANELS), col=1)
    for row, (what, _) in enumerate(PANELS, 1):
        most = top_of(lines, what)
        figure.update_yaxes(range=[-0.04 * most, 1.06 * most], row=row, col=1)
    if here is not None:
        figure.add_vline(x=here, line_width=1.5, line_dash="dot")
    return figure
