"""The picture of a sweep shows every number of its table, and marks where the best choice changes."""

from dataclasses import replace
from functools import cache
from xml.etree import ElementTree

from kony_nb.play.sweep import Sweep, sweep
from kony_nb.views.chances import sweep_svg
from tests.play.standing import attacked

SVG = "{http://www.w3.org/2000/svg}"


@cache
def swept() -> Sweep:
    found = sweep(attacked(), ["hold", "flee bronx"], 16, lp=[1, 9], workers=0)
    # counts of our own: hold wins nothing and then everything; so the best choice changes beyond doubt
    low, high = (replace(part, games=100) for part in found.comparisons)
    parts = (replace(low, counts=(2, 49, 49, 60, 20, 20, 2)), replace(high, counts=(90, 5, 5, 20, 40, 40, 18)))
    return replace(found, comparisons=parts)


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in read(svg).iter(f"{SVG}text")]


def test_every_number_is_there() -> None:
    found = swept()
    svg = sweep_svg(found)
    tips = [node.text for node in read(svg).iter(f"{SVG}title")]
    assert tips[0] == found.caption
    rows = found.readable()
    assert tips[1:] == [f"{choice}, {row['lp']}: {row[choice]}" for choice in found.choices for row in rows]
    assert {"hold", "flee bronx", "1", "9", "life points of Kong"} <= set(texts(svg))
    described = read(svg).findtext(f"{SVG}desc")
    assert described is not None
    assert all(row["hold"] in described for row in rows)


def test_where_the_best_choice_changes() -> None:
    found = swept()
    assert [flip[:2] for flip in found.flips] == [(1, 9)]
    assert "the best choice changes" in texts(sweep_svg(found))
    assert "Between lp 1 and 9 the best choice changes from flee bronx to hold." in sweep_svg(found)
    alike = replace(found, comparisons=(found.comparisons[0], found.comparisons[0]))
    assert "the best choice changes" not in sweep_svg(alike)


def test_many_choices_and_none() -> None:
    every = sweep(attacked(), None, 16, lp=[3], workers=0)
    assert len(every.choices) > 2
    assert set(every.choices) <= set(texts(sweep_svg(every)))
    rows = every.readable()
    most = replace(
        every,
        comparisons=tuple(
            replace(part, choices=tuple(f"choice {n}" for n in range(8)), counts=(0, 0, 0) * 8 + (0,) * 28)
            for part in every.comparisons
        ),
    )
    assert sum(said.startswith("choice") for said in texts(sweep_svg(most))) == 6
    assert rows[0]["lp"] == "3"
    nothing = replace(every, values=(), comparisons=())
    assert "nothing has been played yet" in sweep_svg(nothing)
