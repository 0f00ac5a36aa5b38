"""Comparing: the same table whoever plays, every wrong question answered once and clearly, parts on the way."""

from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.play.compare import compare
from kony_nb.play.comparison import Comparison
from kony_nb.play.intervals import paired_difference, wilson
from kony_nb.rules.errors import BadComparison, BadPolicy
from kony_nb.rules.luck import Common
from kony_nb.rules.state import state_key
from tests.play.standing import attacked, first, raising

CHOICES = ["hold", "flee bronx", "flee queens"]


def alone(n: int | None = 60, **more: object) -> Comparison:
    return compare(attacked(), CHOICES, n, **{"workers": 0, **more})


def test_the_table_is_the_same_byte_for_byte_whoever_plays() -> None:
    limits: dict = {"n": 2000, "half_width": 0.06, "seed": "s"}
    tables = {compare(attacked(), CHOICES, workers=workers, **limits).to_csv() for workers in (0, 1, 2, 4)}
    found = compare(attacked(), CHOICES, workers=0, **limits)

    assert tables == {found.to_csv()}
    assert (found.stopped, found.complete) == ("half_width", True)
    assert 100 < found.games < 2000


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::ResourceWarning")  # Dask's own, when its loop closes
def test_the_table_is_the_same_on_a_dask_cluster() -> None:
    from distributed import Client, LocalCluster

    cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50)
    with cluster, Client(cluster) as client:
        for limits in ({"n": 200}, {"n": 2000, "half_width": 0.06}):
            found = compare(attacked(), CHOICES, executor=client.get_executor(), **limits)
            assert found.to_csv() == compare(attacked(), CHOICES, workers=0, **limits).to_csv()


def test_shares_and_differences_are_those_of_the_counts() -> None:
    found = alone()
    hold, bronx = found.wins("hold"), found.wins("flee bronx")
    both = found.counts[9]

    assert found.share("hold") == wilson(hold, 60)
    assert found.difference("hold", "flee bronx") == paired_difference(hold, bronx, both, 60)
    assert found.difference("flee bronx", "hold").value == -found.difference("hold", "flee bronx").value
    assert found.difference("hold", "hold").value == 0
    assert found.wins(found.best) == max(found.wins(choice) for choice in CHOICES)
    assert found.half_width == max(found.difference(c, found.best).half_width for c in CHOICES if c != found.best)
    assert compare(attacked(), ["hold"], 30, workers=0).half_width == wilson(hold_wins(30), 30).half_width


def hold_wins(n: int) -> int:
    return compare(attacked(), ["flee bronx", "hold"], n, workers=0).wins("hold")


def test_the_table_has_a_row_for_every_choice_and_monster_and_nobody() -> None:
    found = alone()
    rows = found.table()

    assert [(row["choice"], row["monster"]) for row in rows] == [
        (choice, monster) for choice in CHOICES for monster in ("Kong", "Rob", "Mantis", "nobody")
    ]
    assert all(sum(row["wins"] for row in rows[at : at + 4]) == 60 for at in (0, 4, 8))
    behind = [row for row in rows if row["difference"] is not None]
    assert [row["monster"] for row in behind] == ["Kong", "Kong"]
    assert all(row["difference"] <= 0 for row in behind)
    assert str(found).splitlines()[2].startswith(found.best)


def test_a_difference_between_the_later_choices_is_found_too() -> None:
    found = alone()
    pair = compare(attacked(), CHOICES[1:], 60, workers=0)

    assert pair.difference(*CHOICES[1:]) == found.difference(*CHOICES[1:])


def test_all_legal_actions_are_compared_if_none_are_named_and_actions_and_states_do_too() -> None:
    game = attacked()
    every = compare(game, n=16, workers=0)
    same = compare(game.state, list(game.legal_actions()), 16, workers=0)

    assert every.choices == tuple(action.text for action in game.legal_actions())
    assert every.counts == same.counts
    assert isinstance(every.position, str)
    assert state_key(scenario(every.position).state) == state_key(game.state)


def test_a_scripted_roll_is_a_choice() -> None:
    monsters = [{"name": "Kong", "vp": 18, "place": "queens"}, {"name": "Rob", "place": "lower", "vp": 19}]
    game = scenario({"monsters": monsters, "superstar_holder": "Kong", "rolls_left": 1})
    found = compare(game, ["roll SSSSSS", "roll OOOOOO"], 16, workers=0)

    assert found.choices == ("roll SSSSSS", "roll OOOOOO")
    assert found.wins("roll SSSSSS") == 16 > found.wins("roll OOOOOO")


def test_the_game_stays_as_it_was() -> None:
    game = attacked()
    before = game.to_json(), state_key(game.state)
    compare(game, CHOICES, 16, workers=0)

    assert (game.to_json(), state_key(game.state)) == before


def test_wins_of_another_monster_and_policies_by_seat() -> None:
    by_rob = alone(seat="rob", policy=["random", "greedy", first])

    assert by_rob.seat == "Rob"
    assert by_rob.policies == ("random", "greedy", "first")
    assert by_rob.share("hold") == by_rob.share("hold", "Rob")
    assert by_rob.counts != alone(seat="rob").counts


def test_what_is_hidden_is_dealt_anew_for_each_game_by_its_own_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def determinize(seen, luck):
        dealt.append((state_key(seen), luck.seed, luck.number))
        return seen

    monkeypatch.setattr("kony_nb.play.chunks.determinize", determinize)
    monkeypatch.setattr("kony_nb.play.compare.view", lambda state, seat: shown_to(seat))
    game = attacked()

    def shown_to(seat: int):
        assert seat == 0
        return game.state

    compare(game, CHOICES, 3, workers=0, seed=8)
    assert dealt == [(state_key(game.state), 8, number) for number in range(3)]
    assert repr(Common(8, 1)) == "Common(8, 1)"


def test_parts_on_the_way_and_the_end_of_it() -> None:
    parts: list[Comparison] = []
    whole = alone(progress=parts.append)

    assert [part.games for part in parts] == [16, 32, 48, 60]
    assert [part.complete for part in parts] == [False] * 4
    assert parts[-1].to_csv() == whole.to_csv()
    assert whole.complete


@pytest.mark.parametrize("workers", [0, 2])
def test_a_part_that_is_stopped_is_kept(workers: int) -> None:
    def stop(part: Comparison) -> None:
        if part.games == 32:
            part.stop()

    stopped = alone(n=500, progress=stop, workers=workers)

    assert (stopped.games, stopped.stopped, stopped.complete) == (32, "cancelled", False)
    assert stopped.to_csv() == alone(n=32).to_csv()
    assert "cancelled before the end" in stopped.caption


def test_cancelled_before_anything_was_played() -> None:
    def interrupt(state, seat, rng):
        raise KeyboardInterrupt

    found = alone(policy=interrupt)
    assert (found.games, found.complete, found.table(), found.to_csv()) == (0, False, [], "\n")
    assert str(found).startswith("Chances to win for Kong: 0 games")
    with pytest.raises(BadComparison, match="nothing has been played yet"):
        found.share("hold")


def test_time_is_enough_only_where_nothing_else_was_asked() -> None:
    assert alone(n=None, seconds=0.3).complete
    assert not alone(n=10**6, seconds=0.3).complete
    assert not alone(n=None, half_width=1e-9, seconds=0.3).complete


def test_a_bar_is_written_where_it_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    alone(progress=True)
    lines = capsys.readouterr().err

    assert "60 games" in lines
    assert lines.count("\r") == 4
    assert lines.endswith("\n")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"n": 0}, "n: 0 is not a whole number from 1 up"),
        ({"n": 2.5}, "n: 2.5 is not"),
        ({"n": True}, "n: True is not"),
        ({"half_width": 0}, "half_width: 0 is not a number above 0"),
        ({"seconds": -1}, "seconds: -1 is not"),
        ({"seconds": 10**400}, "... is not a number above 0"),
        ({"progress": 1}, "progress: 1 is no function"),
        ({"seconds": float("nan")}, "seconds: nan is not"),
        ({"seed": None}, "seed: None is not"),
        ({"seat": "Nobody"}, "seat: 'Nobody' does not play; there are Kong, Rob, Mantis"),
        ({"actions": "hold"}, "actions: 'hold' is no list of actions; legal are hold, flee"),
        ({"actions": []}, "is no list of actions"),
        ({"actions": ["hold", "hold"]}, "hold: it is given twice"),
        ({"actions": ["hold", 3]}, "3: give an action or its text"),
        ({"game": "kn"}, "game: 'kn' is neither a Game nor a State"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_wrong_question_is_one_clear_error(asked: dict, said: str) -> None:
    with pytest.raises(BadComparison) as bad:
        compare(**{"game": attacked(), "actions": CHOICES, "workers": 0, **asked})
    assert said in str(bad.value)


def test_every_wrong_action_is_listed_with_its_reason_and_the_legal_ones() -> None:
    with pytest.raises(BadComparison) as bad:
        compare(attacked(), ["hold", "fly", "move queens", "flee"], workers=0)
    for part in ("fly: no such action", "move queens: answer the attack first", "flee: that may be flee staten_island"):
        assert part in str(bad.value)
    with pytest.raises(BadComparison, match=r"move queens: .*; legal are hold, flee staten_island"):
        compare(attacked(), ["move queens"], workers=0)


@pytest.mark.parametrize(
    ("policy", "said"),
    [
        ("clever", "policy clever: there is none of this name; there are greedy, random"),
        (3, "policy 3: give one policy for all, or a list of 3"),
        (["greedy"], "give one policy for all, or a list of 3, one for each seat"),
        (["greedy", "greedy", 7], "policy 7: this is no function"),
        (raising, "raised ZeroDivisionError: my mistake"),
    ],
    ids=["name", "number", "too few", "one of them", "raises"],
)
def test_a_wrong_policy_is_one_clear_error(policy: object, said: str) -> None:
    with pytest.raises(BadPolicy) as bad:
        alone(policy=policy)
    assert said in str(bad.value)


def test_where_nobody_chooses_there_is_nothing_to_compare() -> None:
    game = attacked()
    game.play("hold")
    while not game.over:
        game.play(game.legal_actions()[0])
    with pytest.raises(BadComparison, match="the game is over: there is nothing to choose"):
        compare(game)
    waiting = scenario({"monsters": ["Kong", "Rob"], "then": ["roll", "?"]})
    with pytest.raises(BadComparison, match="chance decides here"):
        compare(waiting)


def test_it_is_kept_in_the_saved_game(tmp_path: Path) -> None:
    game = attacked()
    found = kn.compare(game, CHOICES, 16, workers=0)
    game.note_analysis(found.record())
    game.save(tmp_path / "game.json")
    (kept,) = Game.load(tmp_path / "game.json").analyses

    assert kept == {**found.record(), "at": game.node.id}
    assert (kept["n"], kept["seed"], kept["policies"], kept["version"]) == (16, 0, ["greedy"] * 3, kn.__version__)
    assert kept["rows"][0]["low"] == found.share("hold", "Kong").low
