"""What comparisons, sweeps and tournaments have in common: rows, and the ways out of here."""

import csv
import io
import os
from importlib import import_module
from pathlib import Path
from typing import Any

from kony_nb.game.saves import file_at, write_file
from kony_nb.rules.errors import KonyError

__all__ = ["Results"]

Row = dict[str, Any]
CELL = 30
"""The widest a text gets in print."""


class Results:
    """Rows with the same columns; shares are from 0 to 1, and None stands where a number makes no sense."""

    caption = ""

    def table(self) -> list[Row]:
        """Return the rows, from column to value."""
        raise TypeError(f"{type(self).__name__} does not say what its rows are")

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
        rows = self.table()
        cells = [list(rows[0])] if rows else []
        cells += [[_cell(value) for value in row.values()] for row in rows]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in cells]
        return "\n".join([self.caption, *lines])

    def __repr__(self) -> str:
        return str(self)


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return f"{100 * value:.1f} %" if isinstance(value, float) else str(value)[:CELL]
