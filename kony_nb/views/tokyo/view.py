"""King of Tokyo's own part of the views, as one value."""

from kony_nb.rules.state import State
from kony_nb.views.game_view import GameView
from kony_nb.views.svg import el, text
from kony_nb.views.tokyo.land import land
from kony_nb.views.tokyo.layout import layout_for
from kony_nb.views.tokyo.text import places
from kony_nb.views.tokyo.ways import nodes, spot, ways

__all__ = ["TOKYO"]


def no_goals(state: State) -> tuple[tuple[str, str], ...]:
    """Return that no card lies beside the deck."""
    return ()


def nothing(state: State) -> list[str]:
    """Return that there is nothing to tell."""
    return []


def legend(x: float, y: float, wide: bool) -> str:
    """Return what dice and signs mean."""
    numbers = "Three dice of a number score that many VP, each further one 1 more. Attacks hit the other side of Tokyo."
    points = (
        "LP life points, VP victory points, En energy. Keep: stays with its owner. Discard: works once. "
        "Sheets: cards, tokens."
    )
    return el(
        "g",
        text(x, y, numbers if wide else "Three of a number score it, each more 1 VP.", size=11, class_="kn-muted"),
        text(x, y + 16, points if wide else points.partition(".")[0] + ".", size=11, class_="kn-muted"),
        class_="kn-still",
    )


TOKYO = GameView(
    layout=layout_for,
    land=land,
    legend=legend,
    goals=no_goals,
    spot=spot,
    words={"hold": "Hold", "yield": "Yield"},
    nodes=nodes,
    ways=ways,
    places=places,
    lying=nothing,
    beside=nothing,
)
