"""Ways out: CSV, pandas and Parquet hold the rows exactly; what is missing is said."""

import csv
import io
import sys
from pathlib import Path

import pytest

from kony_nb.play.compare import compare
from kony_nb.play.comparison import Comparison
from kony_nb.rules.errors import KonyError
from tests.play.standing import attacked


@pytest.fixture(scope="module")
def found() -> Comparison:
    return compare(attacked(), ["hold", "flee bronx"], 16, workers=0)


def test_csv_holds_every_number_exactly(found: Comparison, tmp_path: Path) -> None:
    text = found.to_csv(tmp_path / "found.csv")
    rows = list(csv.DictReader(io.StringIO(text)))

    assert (tmp_path / "found.csv").read_text(encoding="utf-8") == text
    assert [(row["choice"], row["monster"], float(row["low"])) for row in rows] == [
        (row["choice"], row["monster"], row["low"]) for row in found.table()
    ]


def test_pandas_and_parquet_hold_the_rows(found: Comparison, tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas")
    frame = found.to_pandas()
    again = pandas.read_parquet(found.to_parquet(tmp_path / "found.parquet"))

    assert list(frame.columns) == list(found.table()[0])
    assert frame["wins"].tolist() == again["wins"].tolist() == [row["wins"] for row in found.table()]
    assert again["low"].tolist() == [row["low"] for row in found.table()]


def test_what_is_not_installed_is_named(found: Comparison, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(KonyError, match=r"to_parquet: pyarrow is not installed: pip install 'kony-nb\[table\]'"):
        found.to_parquet(tmp_path / "found.parquet")
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(KonyError, match="to_pandas: pandas is not installed"):
        found.to_pandas()
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_one_clear_error(found: Comparison, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(KonyError, match="cannot be written"):
        found.to_csv(tmp_path / "file" / "found.csv")
    with pytest.raises(KonyError, match="cannot be written"):
        found.to_parquet(tmp_path / "missing" / "found.parquet")
