"""The timeline as a plotly chart: the app's only one, made when it is first asked for since plotly loads slowly."""

from collections.abc import Callable
from typing import Any

from kony_nb.views.picture import CONFIG
from kony_nb.views.timeline import timeline
from kony_nb.widgets.session import Session

__all__ = ["chart", "redraw"]


def chart(session: Session, travel: Callable[[int], None]) -> Any:
    """Return a FigureWidget of the line that is shown; a click on a point calls ``travel`` with its number."""
    from plotly.graph_objects import FigureWidget

    figure = FigureWidget(timeline(session.shown.moments(session.line), session.game.names, at=session.now).figure)
    figure._config = dict(CONFIG)

    def clicked(trace: Any, points: Any, _state: Any) -> None:
        if points.point_inds:
            travel(int(trace.customdata[points.point_inds[0]]))

    for trace in figure.data:
        trace.on_click(clicked)
    return figure


def redraw(figure: Any, session: Session) -> None:
    """Bring the chart to the line that is shown now."""
    new = timeline(session.shown.moments(session.line), session.game.names, at=session.now).figure
    with figure.batch_update():
        for trace, fresh in zip(figure.data, new.data, strict=True):
            trace.x, trace.y, trace.customdata = fresh.x, fresh.y, fresh.customdata
        figure.layout.shapes = new.layout.shapes
