"""The games by which sets of evolutions are weighed: every two in every seat, and counts that add up."""

import random
from collections import Counter

from benchmarks.balance import balance, with_sets
from benchmarks.field import SEATS, Field
from benchmarks.playouts import Setting
from kony_nb.play.windows import WINDOWS
from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.games import GAMES

FIELD = Field("new_york", ("Kong", "Mantis", "Mega Shark", "Rob", "Sheriff"), 3, policy="random")


def test_every_two_sit_in_every_seat_alike() -> None:
    fours = set()
    for first in range(0, 40, SEATS):
        tables = [FIELD.seated(first + k) for k in range(SEATS)]
        assert len({frozenset(table) for table in tables}) == 1
        for seat in range(SEATS):
            assert len({table[seat] for table in tables}) == SEATS
        fours.add(frozenset(tables[0]))
    assert len(fours) > 2


def test_counts_add_up_wherever_they_are_played() -> None:
    whole = FIELD.count(0, 24)
    parts = zip(FIELD.count(0, 7), FIELD.count(7, 17), strict=True)
    played = Counter(name for number in range(24) for name in FIELD.seated(number))

    assert whole == tuple(a + b for a, b in parts)
    assert whole[:5] == tuple(played[name] for name in FIELD.monsters)
    assert 0 < sum(whole[5:]) <= 24
    found = balance(FIELD, 23, workers=0)
    assert {name: n for name, (n, _) in found.items()} == played
    assert all(0 <= share.low <= share.value <= share.high <= 1 for _, share in found.values())


def test_only_whole_sets_play() -> None:
    for game in GAMES:
        assert all(len(evolutions_of(game, name)) == 8 for name in with_sets(game))


def test_random_games_with_evolutions_replay() -> None:
    for game in GAMES:
        for windows in WINDOWS:
            setting = Setting(game, evolutions=True, windows=windows)
            assert all(setting.replays_equal(seed) for seed in range(2))
            assert setting.new(random.Random(1)).monsters != setting.new(random.Random(2)).monsters
