"""A small table: rows as dicts, shown by a notebook as HTML and by print as text."""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from importlib import import_module
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from kony_nb.rules.errors import KonyError

__all__ = ["Table"]

CELL = 44
"""The widest a cell gets in plain text; longer ones go on below."""


class Table:
    """Rows with the same columns.

    Parameters
    ----------
    rows : iterable of mapping
        Column to value; the first row gives the order of the columns.
    caption : str
        What the table shows, in a sentence.

    Examples
    --------
    >>> table = Table([{"card": "Subway", "cost": 10}, {"card": "Curse", "cost": 4}], caption="Two cards")
    >>> print(table.filter(cost=4))
    Two cards
    card   cost
    Curse  4
    """

    def __init__(self, rows: Iterable[Mapping[str, Any]], caption: str = "") -> None:
        self.rows: list[dict[str, Any]] = [dict(row) for row in rows]
        self.caption = caption

    @property
    def columns(self) -> list[str]:
        """The names of the columns, in order."""
        return list(self.rows[0]) if self.rows else []

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def __getitem__(self, at: int) -> dict[str, Any]:
        return self.rows[at]

    def filter(self, **wanted: Any) -> "Table":
        """Return the rows in which every named column has the wanted value; texts are compared in any case.

        Raises
        ------
        KonyError
            For a column that the table does not have.
        """
        unknown = [name for name in wanted if self.rows and name not in self.rows[0]]
        if unknown:
            raise KonyError(f"no column {', '.join(unknown)}; there are {', '.join(self.columns)}")
        same = [row for row in self.rows if all(_equal(row[name], value) for name, value in wanted.items())]
        return Table(same, self.caption)

    def to_pandas(self) -> Any:
        """Return the table as a pandas DataFrame.

        Raises
        ------
        KonyError
            If pandas is not installed; nothing else here needs it.
        """
        try:
            pandas = import_module("pandas")
        except ImportError:
            raise KonyError("pandas is not installed: pip install pandas, or use .rows") from None
        return pandas.DataFrame(self.rows)

    def __repr__(self) -> str:
        cells = [[[name] for name in self.columns]]
        cells += [[wrap(_cell(value), CELL) or [""] for value in row.values()] for row in self.rows]
        widths = [max(len(line) for row in cells for line in row[i]) for i in range(len(self.columns))]
        lines = []
        for row in cells:
            for parts in zip_longest(*row, fillvalue=""):
                line = "  ".join(part.ljust(w) for part, w in zip(parts, widths, strict=True))
                lines.append(line.rstrip())
        return "\n".join([self.caption, *lines] if self.caption else lines)

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col" style="text-align:left">{escape(name)}</th>' for name in self.columns)
        body = "".join(
            "<tr>" + "".join(f'<td style="text-align:left">{escape(_cell(v))}</td>' for v in row.values()) + "</tr>"
            for row in self.rows
        )
        caption = f"<caption>{escape(self.caption)}</caption>" if self.caption else ""
        return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _equal(value: Any, wanted: Any) -> bool:
    if isinstance(value, str) and isinstance(wanted, str):
        return value.casefold() == wanted.casefold()
    return bool(value == wanted)


def _cell(value: Any) -> str:
    if value is None:
        return "–"
    return f"{value:.4f}" if isinstance(value, float) else str(value)
