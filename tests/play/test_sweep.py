"""Sweeps: one comparison at each value, flips only where nothing is in doubt, and what the rules do not allow."""

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.play.compare import compare
from kony_nb.play.comparison import Comparison
from kony_nb.play.sweep import Flip, Sweep, sweep
from kony_nb.rules.errors import BadComparison
from kony_nb.rules.state import clone
from tests.play.standing import attacked

CHOICES = ["hold", "flee bronx"]


def test_it_compares_at_every_value_with_the_same_luck() -> None:
    game = attacked()
    found = sweep(game, CHOICES, 32, workers=0, lp=[1, 5, 9])
    for value, comparison in zip((1, 5, 9), found.comparisons, strict=True):
        state = clone(game.state)
        state.monsters[0].lp = value
        assert comparison.counts == compare(state, CHOICES, 32, workers=0).counts

    assert [(row["lp"], row["choice"]) for row in found.table()] == [(v, c) for v in (1, 5, 9) for c in CHOICES]
    assert list(found.table()[0]) == [
        "lp", "choice", "wins", "games", "share", "low", "high", "difference", "difference_low", "difference_high",
    ]  # fmt: skip
    assert (found.monster, found.values, found.complete) == ("Kong", (1, 5, 9), True)
    assert game.state.monsters[0].lp == 3


def test_another_monsters_number() -> None:
    found = sweep(attacked(), CHOICES, 16, workers=0, mantis__vp=range(2, 20, 9))

    assert (found.monster, found.field, found.values) == ("Mantis", "vp", (2, 11))
    assert found.comparisons[0].seat == "Kong"
    assert found.comparisons[0].counts != found.comparisons[1].counts


def test_the_same_whoever_plays() -> None:
    kinds = [sweep(attacked(), CHOICES, 100, workers=workers, lp=[2, 6]).to_csv() for workers in (0, 2)]
    assert kinds[0] == kinds[1]


def made_up(wins: list[tuple[int, int]]) -> Sweep:
    parts = [
        Comparison(("a", "b"), ("Kong",), "Kong", 100, (a, b, min(a, b)), ("greedy",), 0, "", "n", True)
        for a, b in wins
    ]
    return Sweep("lp", "Kong", tuple(range(1, len(wins) + 1)), tuple(parts), True)


@pytest.mark.parametrize(
    ("wins", "flips"),
    [
        ([(40, 20), (35, 34), (30, 31), (20, 40)], [Flip(1, 4, "a", "b")]),
        ([(40, 20), (30, 31), (40, 20)], []),
        ([(31, 30), (20, 40)], []),
        ([(40, 20), (20, 40), (40, 20)], [Flip(1, 2, "a", "b"), Flip(2, 3, "b", "a")]),
        ([(40, 20)] * 3, []),
    ],
    ids=["slowly", "a doubtful one", "never better", "there and back", "never"],
)
def test_a_flip_is_told_only_where_both_sides_are_beyond_doubt(wins: list, flips: list[Flip]) -> None:
    assert made_up(wins).flips == flips
    assert made_up(wins).record()["flips"] == [flip._asdict() for flip in flips]


def test_a_choice_is_left_out_where_it_is_not_legal() -> None:
    monsters = [{"name": "Kong", "vp": 16, "energy": 1}, {"name": "Rob", "place": "lower", "vp": 17}]
    game = scenario({"monsters": monsters, "phase": "buy", "market": ["flatiron_building"]})
    found = sweep(game, ["end", "buy flatiron_building"], 16, workers=0, energy=[0, 9])

    assert [comparison.choices for comparison in found.comparisons] == [("end",), ("end", "buy flatiron_building")]


def test_what_is_cancelled_keeps_the_values_before() -> None:
    def stop(part: Comparison) -> None:
        if part.games == 32 and seen:
            part.stop()
        if part.games == 48:
            seen.append(part)

    seen: list[Comparison] = []
    found = sweep(attacked(), CHOICES, 48, workers=0, progress=stop, lp=[4, 5, 6])

    assert (found.values, found.complete) == ((4,), False)


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ({}, "name one field with its values"),
        ({"lp": [1], "vp": [2]}, "name one field with its values"),
        ({"turns": [1]}, "turns: there is no such field to sweep; there are lp, vp, energy"),
        ({"godzilla__lp": [1]}, "seat: 'godzilla' does not play"),
        ({"lp": 3}, "lp: 3 is no list of whole numbers"),
        ({"lp": "123"}, "lp: '123' is no list"),
        ({"lp": []}, r"lp: \(\) is not a list of 1 to 100"),
        ({"lp": [1.5]}, r"lp: \(1.5,\) is not"),
        ({"lp": [4, 4]}, "names a value twice"),
        ({"lp": [0, 5, 11]}, "lp=0: alive-lp.*lp=11: lp-range"),
    ],
    ids=str,
)
def test_a_wrong_field_is_one_clear_error(field: dict, said: str) -> None:
    with pytest.raises(BadComparison, match=said):
        sweep(attacked(), CHOICES, 16, workers=0, **field)


def test_choices_that_are_legal_nowhere() -> None:
    with pytest.raises(BadComparison, match="move queens: answer the attack first"):
        sweep(attacked(), ["hold", "move queens"], 16, workers=0, lp=[4])
    with pytest.raises(BadComparison, match="none of them is legal at every value"):
        sweep(attacked(), ["move queens"], 16, workers=0, lp=[4])
