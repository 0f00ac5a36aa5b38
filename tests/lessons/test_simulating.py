"""Simulations: the referee's own dice, near the exact answer, nothing before a prediction, a page that stays live."""

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

import kony_nb as kn
from kony_nb.lessons import predicting, simulating
from kony_nb.lessons.predicting import Prediction, predict
from kony_nb.lessons.simulating import Simulation, Trial, playing, rolling
from kony_nb.lessons.simulator import FIRST, Simulator, simulate
from kony_nb.odds import any_policy, keep_faces, never_reroll, plain, roll_distribution, turn_outcomes
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import BadLesson, BadOdds, BadPolicy
from kony_nb.rules.luck import Common
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, state_key

NEW_YORK = {"monsters": ["Kong", "Rob", "Mantis"]}
TOKYO = {"game": "tokyo", "monsters": ["Gigazaur", "Cyber Kitty"]}
POWER_UP = {"monsters": ["Kong", "Rob"], "expansions": ["power_up", "luchador"]}


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test knows the predictions of another."""
    monkeypatch.setattr(predicting, "_made", {})


@pytest.mark.parametrize("position", [NEW_YORK, TOKYO, POWER_UP], ids=["new york", "tokyo", "expansions"])
@pytest.mark.parametrize("rolls", [1, 3])
def test_ten_thousand_rolls_of_the_referee_come_near_the_exact_share(position: dict, rolls: int) -> None:
    keep = keep_faces("A") if rolls == 3 else never_reroll
    game = kn.scenario(position)
    faces = "123AHE" if position is TOKYO else "AHEDSO"
    exact = roll_distribution(6, rolls, keep, faces=faces).probability(lambda dice: dice.count("A") >= 2)
    found = Simulation(rolling(game, keep), lambda dice: dice.count("A") >= 2, seed=11, exact=exact).do(4_000)
    assert abs(found.off) < 4
    assert found.n == 4_000


@pytest.mark.parametrize(
    ("what", "one"),
    [("rolls", "1 roll:"), ("turns after two misses", "1 turn after two misses:")],
)
def test_a_single_trial_is_told_in_the_singular(what: str, one: str) -> None:
    assert repr(Simulation(lambda seed, number: number, bool, seed=1, what=what).do(1)).startswith(one)
    assert repr(Simulation(lambda seed, number: number, bool, seed=1, what=what).do(2)).startswith(f"2 {what}:")


def test_a_mean_comes_near_the_exact_one() -> None:
    exact = roll_distribution(6, 3, keep_faces("E")).mean(lambda dice: dice.count("E"))
    trial = rolling(kn.scenario(NEW_YORK), keep_faces("E"))
    found = Simulation(trial, lambda dice: dice.count("E"), seed=3, exact=exact, share=False).do(4_000)
    assert exact == Fraction(91, 36)
    assert abs(found.off) < 4
    assert "on average. Exactly 91/36 = 2.5278." in repr(found)


@pytest.mark.parametrize("position", [NEW_YORK, TOKYO], ids=["new york", "tokyo"])
def test_all_dice_alike_are_given_too(position: dict, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all show one face the referee goes on by itself; the dice that fell are given all the same."""
    for face in "123AHE" if position is TOKYO else "AHEDSO":

        class Alike(Common):
            def roll(self, faces: str, n: int, *asked: object) -> str:
                return face * n  # noqa: B023 - used at once

        monkeypatch.setattr(simulating, "Common", Alike)
        hurt = [{"name": name, "lp": 1} for name in position["monsters"]]
        game = kn.scenario({**position, "monsters": hurt})
        assert rolling(game, keep_faces(face))(1, 0) == face * 6
        assert rolling(game, never_reroll)(1, 0) == face * 6


def test_the_dice_on_the_table_and_the_rolls_left_count() -> None:
    game = kn.scenario({**NEW_YORK, "dice": "AAHESO", "rolls_left": 1})
    asked: list[tuple[str, int]] = []

    def two(dice: str, left: int) -> str:
        asked.append((dice, left))
        return "AA"

    trial = rolling(game, any_policy(two, "two attacks"))
    for number in range(30):
        assert trial(5, number).startswith("AA")
    assert set(asked) == {("AAHESO", 1)}
    assert game.state.dice == "AAHESO"


def test_cards_count_as_in_the_game() -> None:
    cards = {"game": "tokyo", "monsters": [{"name": "Gigazaur", "cards": ["extra_head", "giant_brain"]}, "Cyber Kitty"]}
    left: set[int] = set()

    def none(dice: str, rolls: int) -> str:
        left.add(rolls)
        return ""

    assert len(rolling(kn.scenario(cards), any_policy(none, "nothing"))(1, 0)) == 7
    assert left == {3, 2, 1}


def test_the_same_seed_is_the_same_simulation_however_it_is_cut() -> None:
    trial = rolling(kn.scenario(NEW_YORK), keep_faces("A"))

    def attacks(dice: str) -> bool:
        return "AAA" in dice

    one, other, third = (Simulation(trial, attacks, seed=seed, exact=Fraction(1, 2)) for seed in ("x", "x", "y"))
    one.do(300)
    for _ in other.parts(299, seconds=0):
        pass
    other.do()
    third.do(300)
    assert (one.mean, one.points, one.last, one.svg) == (other.mean, other.points, other.last, other.svg)
    assert third.points != one.points


def test_no_trial_changes_the_game() -> None:
    game = kn.scenario(NEW_YORK)
    before = state_key(game.state)
    rolling(game, keep_faces("A"))(1, 1)
    playing(game, plain, lambda state: state.turn != 0)(1, 1)
    assert state_key(game.state) == before
    assert len(game.path) == 1


def keeps_attacks(state: State, seat: int, rng: random.Random | None = None) -> Action:
    """Keep attacks, else what `plain` does."""
    if state.agenda[-1].kind != "keep":
        return plain(state, seat)
    legal = {action.text: action for action in legal_actions(state)}
    kept = "A" * state.dice.count("A")
    return legal["stop" if kept == state.dice else f"keep {kept}".strip()]


def test_whole_turns_come_near_their_exact_odds() -> None:
    game = kn.scenario({"game": "tokyo", "monsters": ["Gigazaur", {"name": "Cyber Kitty", "place": "tokyo_city"}]})
    exact = turn_outcomes(game.state, kn.odds.TurnPolicy(keep_faces("A")), exact=True).mean(lambda end: end.vp)
    trial = playing(game, keeps_attacks, lambda state: state.turn != 0)
    found = Simulation(trial, lambda state: state.monsters[0].vp, seed=2, exact=exact, share=False, what="turns")
    assert abs(found.do(1_500).off) < 4


def test_a_policy_that_chooses_what_is_not_legal_is_named() -> None:
    def wrong(state: State, seat: int, rng: random.Random | None) -> str:
        return "keep AAAAAA"

    with pytest.raises(BadPolicy, match="wrong"):
        playing(kn.scenario(NEW_YORK), wrong, lambda state: False)(1, 0)
    with pytest.raises(BadOdds, match="bad"):
        rolling(kn.scenario(NEW_YORK), any_policy(lambda dice, left: "ZZ", "bad"))(1, 0)


@pytest.mark.parametrize("n", [0, -1, 1.5, True, None, 10**7])
def test_so_many_trials_cannot_be_made(n: object) -> None:
    simulation = Simulation(lambda seed, number: number, bool, seed=1)
    with pytest.raises(BadLesson, match="whole number from 1"):
        simulation.do(n)
    assert simulation.n == 0


def test_a_game_that_stands_elsewhere_is_refused() -> None:
    for game in (kn.scenario({**NEW_YORK, "phase": "buy"}), None, "game"):
        with pytest.raises(BadLesson, match="before a roll"):
            rolling(game, never_reroll)
    with pytest.raises(BadLesson, match="no game"):
        playing(None, plain, bool)


def test_nothing_before_the_first_trial() -> None:
    simulation = Simulation(lambda seed, number: number, bool, seed=1)
    assert repr(simulation) == "No trials yet."
    with pytest.raises(BadLesson, match=r"do\(100\)"):
        simulation.mean  # noqa: B018 - it is asked
    with pytest.raises(BadLesson, match="no exact answer"):
        simulation.do(2).off  # noqa: B018 - it is asked


# The prediction and the page


def coin(seed: int | str, number: int) -> str:
    return "AH"[number % 2]


@pytest.fixture
def page() -> Iterator[Simulator]:
    shown = make(predict("a coin", "1/3"))
    yield shown
    shown.close()


def make(prediction: Prediction, trial: Trial = coin) -> Simulator:
    return simulate(trial, lambda face: face == "A", exact=Fraction(1, 2), prediction=prediction, title="Attack")


def test_nothing_is_shown_before_a_prediction() -> None:
    shown = make(predict("a coin", None))
    shown.receive({"do": "run", "n": 100})
    shown.do(100)
    assert (shown.simulation.n, shown.words, shown.picture, shown.locked) == (0, FIRST, "", True)
    assert "1/2" not in repr(shown._repr_mimebundle_())
    assert not shown.prediction.revealed
    shown.close()


def test_a_share_above_one_is_asked_again() -> None:
    shown = make(predict("a coin", 50)).do(10)
    assert (shown.simulation.n, shown.locked) == (0, True)
    assert "between 0 and 1" in shown.words
    again = make(predict("a coin", "50 %")).do(10)
    assert again.simulation.n == 10
    shown.close()
    again.close()


def test_a_prediction_can_be_changed_until_the_dice_have_fallen() -> None:
    assert repr(predict("a coin", None)).startswith("No prediction yet")
    predict("a coin", "1/3")
    made = predict("a coin", "25 %")
    assert (made.value, repr(made)) == (Fraction(1, 4), "You predict 25 %.")
    make(made).do(1).close()
    late = predict("a coin", 0.5)
    assert late.value == Fraction(1, 4)
    assert "25 % before the dice fell, and that stays" in repr(late)
    assert repr(predict("a coin", 0.25)) == "You predict 25 %."
    assert predict("another", 0.5).value == Fraction(1, 2)


@pytest.mark.parametrize("guess", ["many", True, [1], "1/0"])
def test_a_prediction_is_a_number(guess: object) -> None:
    predict("a coin", "1/3")
    wrong = predict("a coin", guess)
    assert wrong.value is None
    assert repr(wrong).startswith(f"This is no prediction: {guess!r} ")
    assert make(wrong).do(1).simulation.n == 0
    assert repr(predict("a coin", None)).startswith("No prediction yet")
    make(predict("a coin", "1/3")).do(1).close()
    assert predict("a coin", guess).value == Fraction(1, 3)  # the dice have fallen: it stays
    assert repr(predict("a coin", "1/3")) == "You predict 1/3."


def test_the_buttons_make_trials_a_few_at_a_time_and_stop_at_once(page: Simulator) -> None:
    page.simulation.parts = lambda n, seconds=0.0: page.simulation._parts(n, 0)
    page.receive({"do": "run", "n": 10_000})
    assert page.running
    assert page.simulation.n == 1
    for _ in range(9):
        page.receive({"do": "tick"})
    assert page.simulation.n == 10
    assert "10 rolls: it happened 5 times" in page.words
    page.receive({"do": "stop"})
    assert not page.running
    before = page.turn
    page.receive({"do": "tick"})  # one that was under way
    assert page.simulation.n == 10
    assert page.turn == before + 1


def test_the_page_ends_by_itself_and_shows_the_last_dice(page: Simulator) -> None:
    page.receive({"do": "run", "n": 100})
    while page.running:
        page.receive({"do": "tick"})
    assert page.simulation.n == 100
    assert page.dice.startswith("<svg")
    assert page.picture.startswith("<svg")
    bundle = page._repr_mimebundle_()
    assert bundle["image/svg+xml"] == page.picture
    assert bundle["text/plain"] == "100 rolls: it happened 50 times, 50.00 %. Exactly 1/2 = 50.00 %."


def test_where_no_dice_show_it_words_say_what_the_last_trial_brought() -> None:
    prediction = predict("no dice", "1/2")
    whether, number = (
        simulate(lambda seed, n: n, measure, exact=Fraction(1), prediction=prediction, title="", share=share)
        for measure, share in ((lambda n: n == 1, True), (lambda n: n + 0.5, False))
    )
    said = [whether.do(1).words.split(". ")[-1] for _ in range(3)]
    assert said == ["The last one: no.", "The last one: yes.", "The last one: no."]
    assert [number.do(1).words.split(". ")[-1] for _ in range(2)] == ["The last one: 0.5.", "The last one: 1.5."]
    whether.close()
    number.close()


def test_a_wrong_number_from_the_page_is_one_sentence(page: Simulator) -> None:
    page.receive({"do": "run", "n": "many"})
    assert page.words.startswith("Not done: 'many' rolls")
    assert not page.running


def test_a_simulation_needs_a_prediction() -> None:
    with pytest.raises(BadLesson, match="no prediction"):
        make("1/2")


def test_a_student_has_dice_of_ones_own(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    trial = rolling(kn.scenario(NEW_YORK), never_reroll)
    seen = []
    for student in ("Ada", "Bob", "Ada"):
        kn.classroom("7b", student=student)
        shown = make(predict("own dice", "1/2"), trial).do(50)
        seen.append([trial(shown.simulation.seed, number) for number in range(20)])
        shown.close()
    kn.classroom()
    assert seen[0] == seen[2] != seen[1]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"chance": 7}, "a function of dice and rolls is needed"),
        ({"chance": lambda dice, rolls: None}, r"chance\(6, 1\) is None; a number from 0 to 1 is needed"),
        ({"dice": None}, "dice are None; a list of 1 to 100 whole numbers"),
        ({"dice": "678"}, "dice are '678'"),
        ({"rolls": (1, 2.5)}, "rolls are"),
        ({"rolls": ()}, "rolls are"),
    ],
    ids=["no function", "no number", "no dice", "a word", "half a roll", "no rolls"],
)
def test_what_if_says_what_it_needs(asked: dict, said: str) -> None:
    with pytest.raises(BadLesson, match=said):
        kn.lessons.what_if(**{"chance": lambda dice, rolls: 0.5, **asked})


@pytest.mark.parametrize(
    "wrong",
    [{"trial": 7}, {"measure": None}, {"exact": ""}, {"exact": True}, {"predicted": []}, {"title": 1}, {"share": "no"}],
    ids=str,
)
def test_a_simulation_of_what_is_none_is_one_clear_error(wrong: dict) -> None:
    (name,) = wrong
    with pytest.raises(kn.KonyError, match=name):
        Simulation(**{"trial": lambda seed, n: n, "measure": lambda n: 1.0, "seed": 1, **wrong})
