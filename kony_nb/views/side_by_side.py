"""Two moments side by side: both boards, and between them the table of what differs."""

from collections.abc import Collection, Sequence
from functools import cached_property
from html import escape
from typing import Any

from kony_nb.rules.state import State
from kony_nb.views.board import board_svg
from kony_nb.views.differences import HasState, differences, differences_html
from kony_nb.views.svg import el, root, text, wrap
from kony_nb.views.table import Table
from kony_nb.views.text import summary
from kony_nb.views.theme import style

__all__ = ["SideBySide", "side_by_side"]

BOARD = 400
"""Pixels for which each board is drawn: as on a phone."""
GAP, HEAD, LINE, SIZE = 24.0, 34.0, 17.0, 13.0
BETWEEN = 400.0


class SideBySide:
    """Two boards and what differs.

    Attributes
    ----------
    alt : str
        Both moments in words.
    table : Table
        What differs.
    """

    def __init__(self, a: State, b: State, seats: Collection[int] | None, names: Sequence[str]) -> None:
        self.table: Table = differences(a, b, seats=seats, names=names)
        self.names = tuple(names)
        self._boards = tuple(board_svg(state, seats=seats, width=BOARD) for state in (a, b))
        told = (f"{name}: {summary(state, seats)}" for name, state in zip(names, (a, b), strict=True))
        self.alt = " ".join([*told, self.table.caption])

    @cached_property
    def html(self) -> str:
        """The boards and the table as HTML; the browser puts them below each other where there is no room."""
        boards = [
            f'<figure class="kn-side"><figcaption>{escape(name)}</figcaption>{board}</figure>'
            for name, board in zip(self.names, self._boards, strict=True)
        ]
        region = 'class="kn-between" tabindex="0" role="region" aria-label="Differences"'
        between = f"<div {region}>{differences_html(self.table)}</div>"
        return f'<div class="kn-sides">{boards[0]}{between}{boards[1]}</div>'

    @cached_property
    def svg(self) -> str:
        """The same as one drawing, for where HTML is not shown."""
        rows = [("", self.table.caption)]
        for row in self.table:
            by = f" ({row['difference']})" if isinstance(row[self.names[0]], int) else ""
            rows.append((f"{row['of']}, {row['what']}", " → ".join(str(row[name]) for name in self.names) + by))
        words, y = [], HEAD + SIZE
        for head, told in rows:
            for bold, part in ((True, head), (False, told)):
                for line in wrap(part, BETWEEN, SIZE, bold=bold):
                    words.append(
                        text(BOARD + GAP, y, line, size=SIZE, font_weight="700" if bold else None)
                    )
                    y += LINE
            y += 5
        right = BOARD + BETWEEN + 2 * GAP
        placed = [
            board.replace("<svg ", f'<svg x="{x:g}" y="{HEAD:g}" ', 1)
            for x, board in zip((0, right), self._boards, strict=True)
        ]
        tall = max(float(board.partition('height="')[2].partition('"')[0]) for board in self._boards)
        heads = [
            text(x + 4, 22, name, size=16, font_weight="700") for x, name in zip((0, right), self.names, strict=True)
        ]
        width, height = right + BOARD, max(tall + HEAD, y)
        ground = el("rect", width=width, height=height, rx=12, class_="kn-card")
        return root(
            width, height, ground, *heads, *placed, *words, css=style(), title=" and ".join(self.names), desc=self.alt
        )

    def __repr__(self) -> str:
        return f"{self.alt}\n{self.table!r}"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"image/svg+xml": self.svg, "text/plain": repr(self)}


def side_by_side(
    a: State | HasState,
    b: State | HasState,
    seats: Collection[int] | None = None,
    *,
    names: Sequence[str] = ("A", "B"),
) -> SideBySide:
    """Return two moments of the same monsters side by side, and between them what differs.

    Parameters
    ----------
    a, b : State or Game
        The moments, such as two branches of a game.
    seats : collection of int, optional
        Who looks, 0 upwards: what only others know is neither drawn nor compared. None tells everything.
    names : two str
        What they are called.

    Returns
    -------
    SideBySide
        It shows itself; ``html``, ``svg``, ``alt`` and ``table`` are its forms.

    Raises
    ------
    KonyError
        If the names are not two different ones, or other monsters or another game are on the table.
    """
    first, second = (one if isinstance(one, State) else one.state for one in (a, b))
    return SideBySide(first, second, seats, names)
