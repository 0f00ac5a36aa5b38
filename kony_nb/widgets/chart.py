"""The timeline as a plotly chart: the app's only one, made when it is first asked for since plotly loads slowly."""

from collections.abc import Callable
from typing import Any

from kony_nb.game.game import Game
from kony_nb.views.picture import CONFIG
from kony_nb.views.timeline import timeline

__all__ = ["chart", "redraw"]


def chart(game: Game, travel: Callable[[int], None]) -> Any:
    """Return a FigureWidget of the line that is shown; a click on a point calls ``travel`` with the id of its node."""
    from plotly.graph_objects import FigureWidget

    figure = FigureWidget(timeline(game.line, game.names, at=game.node.id).figure)
    figure._config = dict(CONFIG)

    def clicked(trace: Any, points: Any, _state: Any) -> None:
        if points.point_inds:
            travel(int(trace.customdata[points.point_inds[0]]))

    for trace in figure.data:
        trace.on_click(clicked)
    return figure


def redraw(figure: Any, game: Game) -> None:
    """Bring the chart to the line that is shown now."""
    new = timeline(game.line, game.names, at=game.node.id).figure
    with figure.batch_update():
        for trace, fresh in zip(figure.data, new.data, strict=True):
            trace.x, trace.y, trace.customdata = fresh.x, fresh.y, fresh.customdata
        figure.layout.shapes = new.layout.shapes
