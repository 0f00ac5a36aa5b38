"""What the greedy bot does where one choice is plainly best."""

from kony_nb.game.scenario import scenario
from kony_nb.play.policies import greedy
from kony_nb.rules.referee import decider


def choice(situation: dict) -> str:
    state = scenario(situation).state
    return greedy(state, decider(state)).text


def two(**kong: object) -> list[dict]:
    return [{"name": "Kong", "place": "queens", **kong}, {"name": "Rob", "place": "lower", "lp": 3}]


def test_it_keeps_the_attacks_that_kill() -> None:
    game = {"monsters": two(), "phase": "roll", "dice": "AAAEDO", "rolls_left": 1}

    assert choice(game).count("A") == 3 or choice(game) == "stop"


def test_it_does_not_reroll_into_danger_what_wins() -> None:
    game = {"monsters": two(vp=17), "phase": "roll", "dice": "SSSSSS", "rolls_left": 2, "superstar_holder": "Kong"}

    assert choice(game) == "stop"


def test_it_flees_when_the_attacks_to_expect_would_kill_it() -> None:
    monsters = [
        {"name": "Kong", "place": "lower", "lp": 2},
        {"name": "Rob", "place": "queens"},
        {"name": "Mantis", "place": "bronx"},
        {"name": "Sheriff", "place": "bronx"},
    ]
    game = {"monsters": monsters, "turn": "Rob", "phase": "resolve", "dice": "AEEEEE", "then": ["resolve A"]}

    assert choice(game).startswith("flee")


def test_it_holds_when_it_is_strong() -> None:
    monsters = [{"name": "Kong", "place": "upper"}, {"name": "Rob", "place": "queens"}]
    game = {"monsters": monsters, "turn": "Rob", "phase": "resolve", "dice": "AEEEEE", "then": ["resolve A"]}

    assert choice(game) == "hold"


def test_it_buys_the_points_that_win() -> None:
    game = {"monsters": two(vp=18, energy=7), "phase": "buy", "market": ["extra_head", "flatiron_building", "curse"]}

    assert choice(game) == "buy flatiron_building"


def test_it_does_not_buy_damage_it_cannot_stand() -> None:
    game = {"monsters": two(lp=4), "phase": "buy", "market": ["subterranean_cable"]}

    assert choice(game) == "end"
