"""Reviews: what is counted, that it is the same whoever plays, and that luck is fair."""

import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from kony_nb.game.game import Game
from kony_nb.game.hidden import public
from kony_nb.game.scenario import scenario
from kony_nb.play.chunks import Branches, Onward, Several
from kony_nb.play.dice_luck import Rolling, dice_fall
from kony_nb.play.intervals import Interval, wilson
from kony_nb.play.policies import greedy, playout
from kony_nb.play.review import review
from kony_nb.play.review_result import Regret, Review, together
from kony_nb.play.reviewing import ReviewRun
from kony_nb.play.whims import Whims
from kony_nb.play.worth import dice_worth
from kony_nb.rules.agenda import KINDS
from kony_nb.rules.errors import BadComparison, BadPolicy
from kony_nb.rules.luck import Common
from kony_nb.rules.referee import chance_outcomes, decider, legal_actions
from kony_nb.rules.state import state_key
from tests.play.finished import finished

N = 10


@pytest.fixture(scope="module")
def found() -> Review:
    return review(finished(), N, workers=0)


def test_the_chances_are_those_of_games_played_one_by_one(found: Review) -> None:
    game = finished()
    begins = [prospect for prospect in found.prospects if prospect.seat >= 0]
    for prospect in (begins[0], begins[-1]):
        wins = [0, 0, 0]
        for number in range(N):
            luck = Common("0/chances", number)
            wins[playout(game.line[prospect.at].state, greedy, luck, Whims(luck.key)).winner] += 1
        assert (prospect.games, prospect.wins) == (N, tuple(wins))
    assert found.chance("Kong")[0] == wilson(begins[0].wins[0], N)


def test_a_turn_begins_at_each_moment_and_the_last_one_is_the_end(found: Review) -> None:
    game = finished()
    turns = [event.seat for event in game.events if event.kind == "turn"]
    assert [prospect.seat for prospect in found.prospects] == [*turns, -1]
    assert [prospect.turn for prospect in found.prospects[:-1]] == list(range(1, len(turns) + 1))
    for prospect in found.prospects[:-1]:
        assert game.line[prospect.at].id == prospect.node
        assert game.line[prospect.at].state.turn == prospect.seat
    ends = {name: found.chance(name)[-1] for name in found.monsters}
    assert ends == {name: Interval(*(float(name in game.winners),) * 3) for name in found.monsters}


def test_a_review_is_the_same_whoever_plays_it(found: Review) -> None:
    with ThreadPoolExecutor(3) as pool:
        assert review(finished(), N, executor=pool) == found
    run = ReviewRun(finished(), N)
    while not run.done:
        last = run.poll()
    assert last == found
    assert run.poll() == found, "nothing is left to play"
    assert found.complete
    assert review(finished(), N, workers=0, seed=1) != found


def test_what_is_sent_to_workers_can_be_sent() -> None:
    run = ReviewRun(finished(), N)
    assert run.job is not None
    assert pickle.loads(pickle.dumps(run.job)) == run.job


def test_counts_of_several_jobs_add_up_to_those_of_each() -> None:
    here = state_key(finished().path[0].state)
    choices = tuple((action.text,) for action in legal_actions(finished().path[0].state))[:1]
    policies = ("greedy",) * 3
    jobs = (Onward(here, policies, 1), Branches(here, choices * 2, policies, 2, 0), Onward(here, policies, 3))
    job = Several(jobs)
    halves = job.count(0, 4), job.count(4, 7)
    added = tuple(map(sum, zip(*halves, strict=True)))

    assert job.done(11) == [4, 4, 3]
    assert job.parts(added) == [one.count(0, n) for one, n in zip(jobs, (4, 4, 3), strict=True)]


def test_a_choice_that_throws_the_game_away_is_found_in_new_games() -> None:
    monsters = [{"name": "Kong", "place": "lower", "vp": 19, "lp": 2}, {"name": "Rob", "place": "queens"}]
    game = scenario({"monsters": monsters, "turn": "Rob", "dice": "AAEEEE", "rolls_left": 1})
    game.play("keep EEEE")
    game.play("roll EE")
    found = review(game, N, workers=0)
    (regret,) = found.regrets
    again = Branches(state_key(game.path[0].state), (("stop",), ("keep EEEE",)), ("greedy",) * 2, "0/again/0", 1)
    wins = again.count(0, 2 * N)

    assert (regret.chosen, regret.best, regret.games, regret.dice) == ("keep EEEE", "stop", 2 * N, "AAEEEE")
    assert regret.difference.value == (wins[1] - wins[3]) / (2 * N)
    assert regret.label == "mistake"
    assert found.lost("Rob") == together([regret.difference])
    assert found.lost("Kong") is None


@pytest.mark.parametrize(
    ("low", "high", "label"),
    [(0.11, 0.2, "mistake"), (0.1, 0.2, "inaccuracy"), (0.03, 0.2, ""), (-0.1, 0.029, "good"), (-0.1, 0.03, "")],
)
def test_a_label_stands_only_where_the_interval_allows_it(low: float, high: float, label: str) -> None:
    difference = Interval((low + high) / 2, low, high)
    assert Regret(0, 1, 0, 0, "buy", "", "end", "sweep", 9, difference).label == label


def test_only_choices_of_those_asked_for_are_screened() -> None:
    every, one = ReviewRun(finished()).weighed, ReviewRun(finished(), seats="kong").weighed
    assert one == [weighed for weighed in every if weighed.seat == 0]
    assert 0 < len(one) < len(every)
    assert not ReviewRun(finished(), seats=[]).weighed
    for weighed in every:
        node, after = finished().line[weighed.at : weighed.at + 2]
        assert decider(node.state) == weighed.seat
        assert after.action is not None
        assert weighed.choices[-1] == weighed.chosen == after.action.text
        assert 2 <= len(set(weighed.choices)) == len(weighed.choices) <= 4
        assert weighed.kind not in ("roll", "first_roll")


@pytest.mark.parametrize(
    ("game", "expansions"), [("new_york", ()), ("tokyo", ()), ("tokyo", ("power_up", "luchador"))], ids=str
)
def test_the_mean_luck_over_all_rolls_is_nothing(game: str, expansions: tuple[str, ...]) -> None:
    nodes = [node for node in finished(game, expansions=expansions).path if dice_fall(node.state)]
    assert len(nodes) > 3
    for node in nodes[:4]:
        rolling = Rolling(node.state)
        mean = sum(chance * rolling.luck(rolled.args[0]) for rolled, chance in chance_outcomes(node.state))
        assert mean == pytest.approx(0, abs=1e-9)
        assert max(abs(rolling.luck(rolled.args[0])) for rolled, _ in chance_outcomes(node.state)) > 0.1


def test_the_luck_of_a_last_roll_by_hand() -> None:
    game = scenario({"monsters": [{"name": "Kong", "place": "queens"}, {"name": "Rob"}], "dice": "AEEESO"})
    game.goto(0)
    start = scenario({**game.to_scenario(), "rolls_left": 1})
    start.play("keep EEESO")
    start.play("roll A")
    before = start.path[-2].state
    assert dice_fall(before)
    worth = {face: dice_worth(before, 0, "".join(sorted("EEESO" + face, key="AHEDSO".index))) for face in "AHEDSO"}
    (fall,) = review(start, 1, workers=0, seats=[]).falls

    assert (fall.rolled, fall.seat) == ("A", 0)
    assert fall.luck == pytest.approx(worth["A"] - sum(worth.values()) / 6)


def test_luck_is_summed_by_monster(found: Review) -> None:
    rolls = [event for event in finished().events if event.kind == "roll" and event.rule == "core.roll.dice"]
    assert [fall.rolled for fall in found.falls] == [event.what for event in rolls]
    assert sum(found.luck(name) for name in found.monsters) == pytest.approx(sum(fall.luck for fall in found.falls))


def test_a_sum_of_differences_is_surer_than_its_parts_are_together() -> None:
    parts = [Interval(0.1, 0.06, 0.16), Interval(-0.02, -0.05, 0.01)]
    value, low, high = together(parts)
    assert value == pytest.approx(0.08)
    assert (low + high) / 2 == pytest.approx(0.09)
    assert high - low == pytest.approx((0.1**2 + 0.06**2) ** 0.5)
    assert together(parts[:1]) == pytest.approx(parts[0])


def hidden_game(hand: str, other: str) -> Game:
    """A game in which two hands are secret, played on without a word of them."""
    monsters = [
        {"name": "Gigazaur", "lp": 3, "vp": 15, "evolutions": {"hand": [hand]}},
        {"name": "Kraken", "place": "tokyo_city", "lp": 5, "vp": 17, "evolutions": {"hand": [other]}},
    ]
    game = scenario(
        {"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, "dice": "AA11EE", "rolls_left": 1}
    )
    turns = 0
    while game.decision is not None and (turns < 4 or game.decision.kind != "roll"):
        turns = sum(event.kind == "turn" for event in game.events)
        kind = game.decision.kind
        legal = [action.text for action in game.legal_actions()]
        wanted = {"play": "pass", "keep": "stop", "yield": "hold", "buy": "end"}.get(kind, legal[0])
        game.play("roll 1122EE" if kind == "roll" else wanted)
    return game


def test_what_hands_hold_makes_no_difference_to_a_review() -> None:
    games = [hidden_game("gamma_breath", "eater_of_souls"), hidden_game("primal_bellow", "high_tide")]
    assert [state_key(public(game.state)) for game in games] == [state_key(public(games[0].state))] * 2
    assert state_key(games[0].state) != state_key(games[1].state)
    first, second = (told(review(game, 4, workers=0)) for game in games)
    assert first == second
    assert first.decisions > 2


def told(found: Review) -> Review:
    """A review without the places of moments: where windows are asked that nobody sees, they are counted."""
    return replace(
        found,
        title="",
        prospects=tuple(replace(one, at=0, node=0) for one in found.prospects),
        regrets=tuple(replace(one, at=0, node=0) for one in found.regrets),
        falls=tuple(replace(one, at=0, node=0) for one in found.falls),
    )


def test_secret_decisions_are_not_looked_at() -> None:
    game = finished("tokyo", expansions=("power_up", "luchador"))
    for weighed in ReviewRun(game).weighed:
        assert not KINDS[weighed.kind].private
        assert not any(text.startswith("play ") for text in weighed.choices)


def test_a_game_that_goes_on_is_reviewed_up_to_where_it_stands() -> None:
    whole = finished()
    game = whole.branch(at=len(whole.path) // 2)
    found = review(game, 8, workers=0)
    assert found.complete
    assert found.prospects[-1].at == game.at
    assert [prospect.games for prospect in found.prospects] == [8] * len(found.prospects)
    assert game.at == len(whole.path) // 2


def test_a_review_can_be_stopped_and_keeps_what_is_known() -> None:
    def stop(part: Review) -> None:
        assert not part.complete
        part.stop()

    found = review(finished(), N, workers=0, progress=stop)
    assert (found.stopped, found.complete, found.stage) == ("cancelled", False, "chances")
    assert 0 < sum(prospect.games for prospect in found.prospects) < N * len(found.prospects)
    assert found.regrets == ()
    short = review(finished(), N, workers=0, seconds=1e-9)
    assert (short.stopped, short.complete) == ("seconds", False)


def test_progress_tells_of_each_stage() -> None:
    parts: list[Review] = []
    review(finished(), 5, workers=0, progress=parts.append)
    assert list(dict.fromkeys(part.stage for part in parts)) == ["chances", "screening", "regrets"]
    assert [part.regrets for part in parts if part.stage == "screening"][-1] == ()


def test_tables_and_records_hold_the_numbers(found: Review) -> None:
    rows = found.table()
    assert len(rows) == 3 * len(found.prospects)
    assert {(row["turn"], row["share"]) for row in rows if row["monster"] == "Kong" and row["whose"] is None} == {
        (found.prospects[-1].turn, found.chance("Kong")[-1].value)
    }
    assert found.to_csv().splitlines()[0] == "turn,at,whose,monster,wins,games,share,low,high"
    assert [row["monster"] for row in found.readable()] == list(found.monsters)
    assert f"n = {N}, played on by greedy, seed 0" in str(found)
    game = finished().branch()
    game.note_analysis(found.record())
    kept = Game.from_json(game.to_json()).analyses[0]
    assert kept["rows"] == rows
    assert [regret["chosen"] for regret in kept["regrets"]] == [regret.chosen for regret in found.regrets]


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        (lambda: review(finished().state), "no Game"),
        (lambda: review("a game"), "no Game"),
        (lambda: review(finished(), 0), "n: 0"),
        (lambda: review(finished(), 2.5), "n: 2.5"),
        (lambda: review(finished(), seed=1.5), "seed"),
        (lambda: review(finished(), seconds=-1), "seconds"),
        (lambda: review(finished(), progress=7), "progress"),
        (lambda: review(finished(), seats=["Godzilla"]), "Godzilla"),
        (lambda: review(finished(), seats=5), "seats: 5"),
        (lambda: review(finished(), workers=-1), "workers"),
        (lambda: review(finished(), 1, workers=0).luck("Godzilla"), "Godzilla"),
    ],
)
def test_bad_input_is_one_clear_error(wrong: Callable[[], object], word: str) -> None:
    with pytest.raises(BadComparison, match=word):
        wrong()


def test_an_unknown_policy_is_named() -> None:
    with pytest.raises(BadPolicy, match="clever"):
        review(finished(), policy="clever")
