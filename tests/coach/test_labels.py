"""A choice gets a word only where the interval of its difference to the best one allows it."""

from dataclasses import replace

import pytest

import kony_nb as kn
from kony_nb.coach.labels import label
from kony_nb.play.comparison import Comparison
from kony_nb.play.labels import INACCURACY, MISTAKE
from kony_nb.rules.errors import BadComparison
from tests.play.standing import attacked


def counted(*wins: int, games: int = 1000) -> Comparison:
    """Return a comparison in which each choice won so many games, and every game of a worse one was won by the best."""
    part = kn.compare(attacked(), ["hold", "flee bronx", "flee brooklyn"][: len(wins)], 2, workers=0)
    pairs = [min(a, b) for at, a in enumerate(wins) for b in wins[at + 1 :]]
    rows = [n for won in wins for n in (won, games - won, 0)]
    return replace(part, games=games, counts=(*rows, *pairs))


@pytest.mark.parametrize(
    ("wins", "labels"),
    [
        ((500, 200), ("best", "mistake")),
        ((200, 500), ("mistake", "best")),
        ((500, 430), ("best", "inaccuracy")),
        ((500, 485), ("best", "good")),
        ((500, 500), ("good", "good")),
        ((500, 499, 100), ("good", "good", "mistake")),
        ((500, 470), ("best", "")),  # about three points: it is not known on which side
        ((500, 400), ("best", "inaccuracy")),  # about ten points
        ((0, 0), ("", "")),  # all is lost alike, which is not good
    ],
)
def test_the_words(wins: tuple[int, ...], labels: tuple[str, ...]) -> None:
    found = counted(*wins)
    assert tuple(label(found, choice) for choice in found.choices) == labels


def test_what_each_word_promises() -> None:
    for wins in range(300, 500, 7):
        found = counted(500, wins)
        behind = found.difference("flee bronx", "hold")
        word = label(found, "flee bronx")
        assert (word == "mistake") == (behind.high < -MISTAKE)
        assert (word == "inaccuracy") == (-MISTAKE <= behind.high < -INACCURACY)
        assert (word == "good") == (behind.low > -INACCURACY)


def test_few_games_allow_no_word() -> None:
    assert {label(counted(5, 4, games=10), choice) for choice in ("hold", "flee bronx")} == {""}
    nothing = replace(counted(5, 4), games=0, counts=())
    assert label(nothing, "hold") == ""
    assert label(counted(5), "hold") == ""
    with pytest.raises(BadComparison, match="'stay' was not compared"):
        label(nothing, "stay")
