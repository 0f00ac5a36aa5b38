"""What comparisons, sweeps and tournaments have in common: rows, and the ways out of here."""

import csv
import io
import os
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from kony_nb.game.saves import file_at, write_file
from kony_nb.play.intervals import Interval
from kony_nb.rules.errors import KonyError

__all__ = ["Results", "percent", "points"]

Row = dict[str, Any]
INTERVALS = "in brackets intervals of 95 %"


def percent(share: Interval) -> str:
    """Return a share as a person reads it.

    Examples
    --------
    >>> percent(Interval(0.308, 0.2553, 0.3662))
    '30.8 % (25.5 to 36.6)'
    """
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def points(difference: Interval) -> str:
    """Return a difference of shares as a person reads it, in points of a hundred.

    Examples
    --------
    >>> points(Interval(-0.05, -0.11, 0.01))
    '-5.0 (-11.0 to +1.0)'
    """
    return f"{100 * difference.value:+.1f} ({100 * difference.low:+.1f} to {100 * difference.high:+.1f})"


class Results:
    """Rows with the same columns; shares are from 0 to 1, and None stands where a number makes no sense."""

    caption = ""

    def table(self) -> list[Row]:
        """Return the rows, from column to value."""
        raise TypeError(f"{type(self).__name__} does not say what its rows are")

    def readable(self) -> list[dict[str, str]]:
        """Return what a person reads in place of the rows: fewer of them, in words."""
        raise TypeError(f"{type(self).__name__} does not say how it is read")

    def to_pandas(self) -> Any:
        """Return the rows as a pandas DataFrame.

        Raises
        ------
        KonyError
            If pandas is not installed; nothing else here needs it.
        """
        return self._frame("to_pandas")

    def to_csv(self, path: "str | os.PathLike[str] | None" = None) -> str:
        """Return the rows as CSV, and write them to a file if one is named; numbers as Python writes them, exact.

        Raises
        ------
        KonyError
            If the file cannot be written.
        """
        rows = self.table()
        text = io.StringIO()
        writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        if path is not None:
            write_file(file_at(path), text.getvalue())
        return text.getvalue()

    def to_parquet(self, path: "str | os.PathLike[str]") -> Path:
        """Write the rows to a Parquet file and return its path.

        Raises
        ------
        KonyError
            If pandas or pyarrow is not installed, or the file cannot be written.
        """
        where = file_at(path)
        frame = self._frame("to_parquet", "pyarrow")
        try:
            frame.to_parquet(where, index=False)
        except OSError as failed:
            raise KonyError(f"{where}: cannot be written: {failed.strerror or failed}") from None
        return where

    def _frame(self, asked: str, *besides: str) -> Any:
        try:
            pandas, *_ = [import_module(name) for name in ("pandas", *besides)]
        except ImportError as missing:
            raise KonyError(
                f"{asked}: {missing.name} is not installed: pip install 'kony-nb[table]', or use table() or to_csv()"
            ) from None
        return pandas.DataFrame(self.table())

    def __str__(self) -> str:
        rows = self.readable()
        cells = [list(rows[0]), *(list(row.values()) for row in rows)] if rows else []
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        return "\n".join([self.caption, *("  ".join(map(str.ljust, row, widths)).rstrip() for row in cells)])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        rows = self.readable()
        left = ' style="text-align:left"'
        head = "".join(f'<th scope="col"{left}>{escape(name)}</th>' for name in (rows[0] if rows else ()))
        body = "".join(
            "<tr>" + "".join(f"<td{left}>{escape(cell)}</td>" for cell in row.values()) + "</tr>" for row in rows
        )
        caption = f'<caption style="text-align:left">{escape(self.caption)}</caption>'
        return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
