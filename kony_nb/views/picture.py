"""A picture: an interactive plotly figure, the same as a drawing of our own, in words, and as a table."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from kony_nb.views.table import Table
from kony_nb.views.theme import FONT, LIGHT

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

__all__ = ["CONFIG", "Picture", "dressed"]

CONFIG: Mapping[str, bool] = {"displayModeBar": False, "showSendToCloud": False}
"""How every plotly figure is shown: no tool bar, and no button that would upload it."""


class Picture:
    """What a view returns.

    A notebook shows the plotly figure where it can, the drawing where it cannot (a web page, a closed kernel), and the
    sentence where nothing can be drawn.

    Parameters
    ----------
    alt : str
        What it shows, in a sentence.
    table : Table
        The numbers that are drawn.
    svg : str
        The drawing.
    make : callable
        Makes the plotly figure; it is called when the figure is first asked for, since plotly takes long to load.
    """

    def __init__(self, *, alt: str, table: Table, svg: str, make: "Callable[[], Figure]") -> None:
        self.alt, self.table, self.svg = alt, table, svg
        self._make = make

    @cached_property
    def figure(self) -> "Figure":
        """The plotly figure; show it with ``config=CONFIG``."""
        return self._make()

    def __repr__(self) -> str:
        return self.alt

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        plotly = {**self.figure.to_plotly_json(), "config": dict(CONFIG)}
        return {
            "application/vnd.plotly.v1+json": plotly,
            "image/svg+xml": self.svg,
            "text/plain": self.alt,
        }


def dressed(figure: "Figure", *, height: int) -> "Figure":
    """Return the figure in our dress: our colours and letters instead of plotly's.

    Parameters
    ----------
    figure : plotly.graph_objects.Figure
        The figure, which is changed.
    height : int
        Pixels.
    """
    from plotly.graph_objects import layout

    axis = {
        "gridcolor": "#d4dce2",
        "linecolor": LIGHT.line,
        "tickcolor": LIGHT.line,
        "ticks": "outside",
        "zeroline": False,
    }
    template = layout.Template(
        layout={
            "font": {"family": FONT.replace("'", ""), "size": 13, "color": LIGHT.ink},
            "paper_bgcolor": LIGHT.card,
            "plot_bgcolor": LIGHT.card,
            "xaxis": axis,
            "yaxis": axis,
            "margin": {"l": 50, "r": 20, "t": 40, "b": 45},
            "hoverlabel": {"bgcolor": LIGHT.card, "font": {"color": LIGHT.ink}},
        }
    )
    figure.update_layout(template=template, height=height)
    return figure
