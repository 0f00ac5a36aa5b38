"""Dice as pictures: the dice on the table, and what the roll to come can show."""

from fractions import Fraction
from typing import TYPE_CHECKING

from kony_nb.rules import new_game as _games
from kony_nb.rules.faces import FACE_NAMES, outcomes
from kony_nb.rules.games import GAMES
from kony_nb.views.dice import dice_svg, die
from kony_nb.views.picture import Picture, dressed
from kony_nb.views.svg import el, root, text
from kony_nb.views.table import Table
from kony_nb.views.theme import LIGHT, style
from kony_nb.views.words import capital

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

__all__ = ["dice_figure", "odds_figure"]

assert _games is not None


def dice_figure(dice: str, kept: str = "") -> Picture:
    """Return the dice on the table.

    Parameters
    ----------
    dice : str
        Face letters, 0 to 8 of them.
    kept : str
        The faces among them that are set aside.

    Examples
    --------
    >>> dice_figure("AHH", "H").alt
    '3 dice: attack, heart (kept), heart.'
    """
    left = list(kept)
    rows = []
    for i, face in enumerate(dice, 1):
        is_kept = face in left
        if is_kept:
            left.remove(face)
        rows.append({"die": i, "face": face, "name": FACE_NAMES[face], "kept": is_kept})
    said = ", ".join(f"{row['name']} (kept)" if row["kept"] else str(row["name"]) for row in rows)
    alt = f"{len(rows)} dice: {said}." if rows else "No dice on the table."
    return Picture(alt=alt, table=Table(rows, alt), svg=dice_svg(dice, kept), make=lambda: _dice_plot(rows))


def _dice_plot(rows: "list[dict[str, object]]") -> "Figure":
    from plotly.graph_objects import Figure, Scatter

    figure = Figure(
        Scatter(
            x=[row["die"] for row in rows],
            y=[0] * len(rows),
            mode="markers+text",
            marker={
                "symbol": "square",
                "size": 46,
                "color": LIGHT.card,
                "line": {
                    "color": [LIGHT.accent if row["kept"] else LIGHT.ink for row in rows],
                    "width": [4 if row["kept"] else 1.5 for row in rows],
                },
            },
            text=[f"<b>{row['face']}</b>" + ("<br>kept" if row["kept"] else "") for row in rows],
            hovertext=[row["name"] for row in rows],
            hoverinfo="text",
        )
    )
    dressed(figure, height=120)
    figure.update_layout(margin={"l": 10, "r": 10, "t": 10, "b": 10}, showlegend=False)
    figure.update_xaxes(visible=False, range=[0.4, max(6, len(rows)) + 0.6], fixedrange=True)
    figure.update_yaxes(visible=False, range=[-1, 1], fixedrange=True)
    return figure


def at_least(n: int, kept: str, faces: str) -> dict[str, list[Fraction]]:
    """Return for each face the exact chances of at least 1, 2, ... of it among ``n`` rolled dice and the kept ones."""
    size = n + len(kept)
    found = {face: [Fraction(0)] * (size + 1) for face in faces}
    for roll, chance in outcomes(n, faces):
        for face in faces:
            found[face][roll.count(face) + kept.count(face)] += chance
    return {face: [sum(exact[k:], Fraction(0)) for k in range(1, size + 1)] for face, exact in found.items()}


def odds_figure(n: int, kept: str = "", *, game: str = "new_york") -> Picture:
    """Return what one roll can show: for each face the chance of at least so many, exactly.

    Parameters
    ----------
    n : int
        Dice rolled now, 0 to 8.
    kept : str
        Faces set aside, which count too.
    game : str
        Whose dice: ``"new_york"`` or ``"tokyo"``.

    Returns
    -------
    Picture
        Its table holds exact Fractions.

    Examples
    --------
    >>> odds_figure(2, "A").table.filter(face="A", at_least=2)[0]["chance"]
    Fraction(11, 36)
    >>> odds_figure(3, game="tokyo").table.filter(face="2", at_least=3)[0]["chance"]
    Fraction(1, 216)
    """
    chances = at_least(n, kept, GAMES[game].faces)
    rows = [
        {"face": face, "name": FACE_NAMES[face], "at_least": k, "chance": chance}
        for face, row in chances.items()
        for k, chance in enumerate(row, 1)
    ]
    aside = f" beside {len(kept)} kept" if kept else ""
    best = ", ".join(
        f"{FACE_NAMES[face]} {_percent(row[kept.count(face)]) if kept.count(face) < len(row) else '0 %'}"
        for face, row in chances.items()
    )
    alt = f"One roll of {n} dice{aside}. Chance of at least one more: {best}."
    return Picture(alt=alt, table=Table(rows, alt), svg=_odds_svg(chances, alt), make=lambda: _odds_plot(chances))


def _percent(chance: Fraction) -> str:
    if 0 < chance < Fraction(1, 200):
        return "<1 %"
    return f"{float(100 * chance):.0f} %"


def _odds_svg(chances: dict[str, list[Fraction]], alt: str) -> str:
    columns = max((len(row) for row in chances.values()), default=0)
    left, top, w, h = 122.0, 34.0, 74.0, 34.0
    parts = [text(14, 22, "at least", size=12, class_="kn-muted")]
    parts += [
        text(left + w * k + w / 2, 22, str(k + 1), size=13, text_anchor="middle", font_weight="700")
        for k in range(columns)
    ]
    for i, (face, row) in enumerate(chances.items()):
        y = top + i * (h + 4)
        parts.append(die(face, 14, y + 2, 30))
        parts.append(text(51, y + 22, FACE_NAMES[face], size=11))
        for k, chance in enumerate(row):
            x = left + w * k
            parts.append(el("rect", x=x + 2, y=y, width=w - 4, height=h, rx=4, class_="kn-card kn-edge-line"))
            filled = (w - 8) * float(chance)
            if filled:
                parts.append(el("rect", x=x + 4, y=y + h - 8, width=filled, height=5, class_="kn-accent"))
            parts.append(text(x + w / 2, y + 19, _percent(chance), size=12.5, text_anchor="middle"))
    width, height = left + w * columns + 14, top + len(chances) * (h + 4) + 10
    ground = el("rect", width=width, height=height, rx=10, class_="kn-land")
    return root(width, height, ground, *parts, css=style(), title="What one roll can show", desc=alt)


def _odds_plot(chances: dict[str, list[Fraction]]) -> "Figure":
    from plotly.graph_objects import Figure, Heatmap

    faces = list(chances)[::-1]
    columns = range(1, max(len(row) for row in chances.values()) + 1)
    figure = Figure(
        Heatmap(
            x=[str(k) for k in columns],
            y=[f"{capital(FACE_NAMES[face])} ({face})" for face in faces],
            z=[[float(chance) for chance in chances[face]] for face in faces],
            text=[[_percent(chance) for chance in chances[face]] for face in faces],
            texttemplate="%{text}",
            hovertemplate="%{y}, at least %{x}: %{z:.2%}<extra></extra>",
            colorscale=[[0, "#ffffff"], [1, "#56b4e9"]],
            zmin=0,
            zmax=1,
            showscale=False,
            xgap=3,
            ygap=3,
        )
    )
    dressed(figure, height=300)
    figure.update_layout(margin={"l": 110})
    figure.update_xaxes(title_text="at least so many", fixedrange=True, showgrid=False, ticks="")
    figure.update_yaxes(fixedrange=True, showgrid=False, ticks="")
    return figure
