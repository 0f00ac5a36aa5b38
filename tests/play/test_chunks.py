"""Chunks: every game once, in sizes that depend on nothing but their place; counts that add up."""

import pytest

from kony_nb.play.chunks import LARGEST, Branches, Rounds, chunks
from kony_nb.play.policies import greedy, playout
from kony_nb.play.whims import Whims
from kony_nb.rules.events import SILENT
from kony_nb.rules.luck import Common
from kony_nb.rules.referee import legal_actions, step
from kony_nb.rules.state import clone, state_key
from tests.play.standing import attacked, first


@pytest.mark.parametrize("games", [1, 16, 17, 100, 1000, 12345])
def test_every_game_is_in_one_chunk_and_longer_runs_begin_alike(games: int) -> None:
    found = list(chunks(games))
    longer = list(chunks(50_000))

    assert [first for first, _ in found] == [sum(n for _, n in found[:at]) for at in range(len(found))]
    assert sum(n for _, n in found) == games
    assert found[:-1] == longer[: len(found) - 1]
    assert max(n for _, n in longer) == LARGEST


def branches(**changes: object) -> Branches:
    game = attacked()
    choices = tuple((action.text,) for action in game.legal_actions())
    return Branches(**{
        "position": state_key(game.state), "choices": choices, "policies": ("greedy",) * 3, "seed": 5, "seat": 0,
        **changes,
    })  # fmt: skip


def test_counts_of_two_halves_add_up_to_those_of_the_whole() -> None:
    for job in (branches(), Rounds(branches().position, ("greedy", "random", "greedy"), 5)):
        parts = [job.count(0, 7), job.count(7, 13)]
        assert tuple(map(sum, zip(*parts, strict=True))) == job.count(0, 20)


def test_counts_are_those_of_playouts_one_by_one() -> None:
    job = branches()
    state = attacked().state
    wins = []
    for number in range(30):
        for chosen in legal_actions(state):
            luck = Common(5, number)
            after = clone(state)
            step(after, chosen, SILENT)
            wins.append(playout(after, greedy, luck, Whims(luck.key)).winner)
    ways = len(job.choices)
    expected = [sum(winner == seat for winner in wins[way::ways]) for way in range(ways) for seat in range(3)]
    expected += [
        sum(x == y == 0 for x, y in zip(wins[a::ways], wins[b::ways], strict=True))
        for a in range(ways)
        for b in range(a + 1, ways)
    ]

    assert list(job.count(0, 30)) == expected
    assert sum(expected) > 0


def test_a_function_of_ones_own_plays_as_well_for_one_seat_or_all() -> None:
    for policies in ((first,) * 3, ("greedy", first, "random")):
        games = branches(policies=policies).count(0, 30)
        assert 0 < sum(games[:3]) <= 30
    assert branches(policies=(first,) * 3).count(0, 30) != branches().count(0, 30)


def test_the_same_choice_twice_wins_the_same_games() -> None:
    counts = branches(choices=(("hold",), ("hold",)), policies=("random",) * 3).count(0, 60)

    assert counts[:3] == counts[3:6]
    assert counts[6] == counts[0]
    assert 0 < counts[0] < 60


def test_another_seed_plays_other_games() -> None:
    assert len({branches(seed=seed).count(0, 40) for seed in (0, 1, "a", "b")}) > 1
