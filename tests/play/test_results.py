"""Ways out: CSV, pandas and Parquet hold the rows exactly; what is missing is said."""

import csv
import io
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kony_nb.play.compare import compare
from kony_nb.play.comparison import Comparison
from kony_nb.play.sweep import sweep
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


def test_a_person_reads_shares_with_intervals(found: Comparison) -> None:
    first, second = found.readable()
    assert [first["choice"], first["against the best"]] == [found.best, "best"]
    share, behind = found.share(second["choice"]), found.difference(second["choice"], found.best)
    assert second["wins"] == f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
    assert second["against the best"].startswith(f"{100 * behind.value:+.1f} ({100 * behind.low:+.1f} to ")
    assert found.caption == (
        "Chances to win for Kong: 16 games after each choice, played on by greedy, seed 0; "
        "in brackets intervals of 95 %"
    )
    shown = str(found).splitlines()
    assert shown[0] == found.caption
    assert [line.split("  ")[0] for line in shown[1:]] == ["choice", first["choice"], second["choice"]]


def test_a_notebook_shows_a_table(found: Comparison) -> None:
    table = ElementTree.fromstring(found._repr_html_())
    assert table.findtext("caption") == found.caption
    assert [cell.text for cell in table.iter("th")] == list(found.readable()[0])
    assert [cell.text for cell in table.iter("td")] == [cell for row in found.readable() for cell in row.values()]
    evil = replace(found, choices=("<b>hold</b>", "flee & away"))
    assert "<b>" not in evil._repr_html_()


def test_a_sweep_is_read_value_by_value() -> None:
    swept = sweep(attacked(), ["hold", "flee bronx"], 32, lp=[1, 9], workers=0)
    low, high = swept.readable()
    assert (low["lp"], high["lp"]) == ("1", "9")
    assert list(low) == ["lp", "hold", "flee bronx", "better"]
    for row, part in zip((low, high), swept.comparisons, strict=True):
        assert row["hold"].startswith(f"{100 * part.share('hold').value:.1f} % (")
        assert row["better"] == (part.best if part.settled else "open")
    assert swept.caption.startswith("Chances to win by lp of Kong: 32 games after each choice, played on by greedy,")
    nothing = replace(swept, values=(), comparisons=())
    assert (str(nothing), nothing.choices) == ("Chances to win by lp of Kong: nothing has been played yet", ())


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
