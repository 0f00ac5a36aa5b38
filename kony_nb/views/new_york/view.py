"""King of New York's own part of the views, as one value."""

from kony_nb.rules.state import State
from kony_nb.views.game_view import GameView
from kony_nb.views.new_york.land import land
from kony_nb.views.new_york.layout import layout_for
from kony_nb.views.new_york.text import boroughs
from kony_nb.views.new_york.tile_words import holder
from kony_nb.views.new_york.ways import nodes, spot, ways
from kony_nb.views.svg import el, text
from kony_nb.views.words import place_name

__all__ = ["NEW_YORK"]


def goals(state: State) -> tuple[tuple[str, str], ...]:
    """Return who holds the two goal cards."""
    return (
        ("superstar", f"Superstar: {holder(state, 'superstar')}"),
        ("statue_of_liberty", f"Statue: {holder(state, 'statue')}"),
    )


def lying(state: State) -> list[str]:
    """Return where Souvenirs lie."""
    return [f"Souvenir tokens: {', '.join(map(place_name, state.souvenirs))}."] if state.souvenirs else []


def beside(state: State) -> list[str]:
    """Return who holds the two goal cards."""
    return [f"Superstar: {holder(state, 'superstar')}. Statue of Liberty: {holder(state, 'statue')}."]


def legend(x: float, y: float, wide: bool) -> str:
    """Return what the signs of tiles, units and monsters mean."""
    destruction = (
        "Destruction it takes; below: what it pays. “2 below”: tiles under it. Broken edge: new, not to destroy yet."
    )
    points = (
        "LP life points, VP victory points, En energy. Keep: stays with its owner. Discard: works once. "
        "Sheets: cards, goals, tokens."
    )
    return el(
        "g",
        el("rect", x=x, y=y - 10, width=12, height=13, rx=3, class_="kn-ink"),
        text(x + 6, y, "2", size=10, class_="kn-card", text_anchor="middle", font_weight="700"),
        text(x + 18, y, destruction if wide else destruction.partition(".")[0] + ".", size=11, class_="kn-muted"),
        text(x, y + 16, points if wide else points.partition(".")[0] + ".", size=11, class_="kn-muted"),
        class_="kn-still",
    )


NEW_YORK = GameView(
    layout=layout_for,
    land=land,
    legend=legend,
    goals=goals,
    spot=spot,
    words={"place": "Start here", "move": "Move here", "flee": "Flee here", "enter": "Enter here"},
    nodes=nodes,
    ways=ways,
    places=boroughs,
    lying=lying,
    beside=beside,
)
