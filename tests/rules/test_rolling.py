"""Rolling: how many dice, how often, what may be kept."""

from fractions import Fraction

from kony_nb.rules.faces import NEW_YORK, outcomes
from tests.rules.table import changes, kinds, table, trial_card


def rolled(dice: str = "AAHESO", left: int = 2, **p1: object):
    return table({"place": "queens", **p1}, "lower", dice=dice, rolls_left=left)


def test_n_08_stop_empty_reroll_and_fourth_roll() -> None:
    t = rolled()
    assert "stop" in t.legal
    assert t.refused("keep AAHESO") == "core.roll.reroll-one"
    assert t.state.rolls_left == 2
    t.play("keep", "roll", "dice AAHESO")
    assert t.state.rolls_left == 1
    t.play("keep AA", "roll", "dice HESO")
    assert t.state.rolls_left == 0
    assert t.asked == (0, "resolve")
    assert t.refused("roll") == "core.roll.stop"
    assert t.refused("keep A") == "core.roll.stop"
    early = rolled()
    early.play("stop")
    assert early.asked == (0, "resolve")
    assert early.state.results == "AAHESO"


def test_three_rolls_of_six_dice() -> None:
    t = table("queens", "lower")
    assert t.state.rolls_left == 3
    for left in (2, 1, 0):
        t.play("roll")
        assert len(t.outcomes) == 462
        t.play("dice AAHESO")
        assert t.state.rolls_left == left
        if left:
            t.play("keep")
    assert t.asked == (0, "resolve")


def test_six_dice_without_cards() -> None:
    t = table("queens", "lower")
    t.play("roll")
    assert {len(text) for text in t.outcomes} == {len("dice ") + 6}


def test_every_face_is_as_likely() -> None:
    assert NEW_YORK == "AHEDSO"
    assert outcomes(1) == tuple((face, Fraction(1, 6)) for face in "AHEDSO")
    t = table("queens", "lower")
    t.play("roll")
    assert t.outcomes["dice OOOOOO"] == Fraction(1, 6**6)
    assert t.outcomes["dice AHEDSO"] == Fraction(720, 6**6)
    assert sum(t.outcomes.values()) == 1


def test_only_the_dice_that_are_rolled_now_are_told() -> None:
    t = rolled()
    assert t.refused("dice AAHESO") == "core.chance.waits"
    t.play("keep AA", "roll")
    assert t.refused("dice AAHESO") == "core.roll.dice"
    assert t.refused("dice HES") == "core.roll.dice"
    assert t.refused("keep AA") == "core.roll.dice"
    assert t.refused("draw jet") == "core.action.unknown"
    t.play("dice HHHH")
    assert t.state.dice == "AAHHHH"


def test_any_dice_are_kept_and_kept_dice_may_be_rolled_again() -> None:
    t = rolled()
    t.play("keep AAO", "roll", "dice HHH")
    assert t.state.kept == "AAO"
    assert {"keep", "keep A", "keep HHH", "keep AHH", "keep O"} <= t.legal
    assert t.refused("keep E") == "core.roll.keep"
    assert t.refused("keep AAA") == "core.roll.keep"
    t.play("keep HHH", "roll", "dice EEE")
    assert t.state.dice == "HHHEEE"


def test_a_reroll_needs_a_die() -> None:
    t = rolled()
    assert t.refused("keep AAHESO") == "core.roll.reroll-one"
    assert "keep AAHESO" not in t.legal


def test_stopping_early() -> None:
    t = rolled(left=2)
    assert "stop" in t.legal
    events = t.play("stop")
    assert kinds(events, "stop")
    assert t.state.rolls_left == 0


def test_rolling_comes_first() -> None:
    t = table("queens", "lower")
    assert t.legal == {"roll"}
    assert t.refused("stop") == "core.roll.limit"
    assert t.refused("keep") == "core.roll.limit"
    t.play("roll", "dice AAHESO")
    assert t.refused("roll") == "core.roll.keep"


def test_the_roll_is_always_left_to_its_seat() -> None:
    t = table("queens", "lower")
    assert t.asked == (0, "roll")
    assert t.legal == {"roll"}


def test_n_09_extra_die_is_rolled_and_resolved() -> None:
    t = table({"place": "queens", "cards": ["extra_head"]}, {"place": "bronx"})
    t.play("roll")
    assert all(len(text) == len("dice ") + 7 for text in t.outcomes)
    t.play("dice AAAEDDO", "stop")
    assert t.state.results == "AAAEDDO"
    events = t.play("resolve A", "resolve D", "resolve O")
    resolved = {e.what: e.n for e in kinds(events, "resolve")}
    assert resolved == {"A": 3, "D": 2, "O": 1, "E": 1}
    assert changes(events, "energy")[0] == (0, 1)
    assert t.asked == (0, "buy")


def test_never_more_than_eight_dice() -> None:
    with trial_card(id="third_eye", dice=2):
        t = table({"place": "queens", "cards": ["extra_head", "natural_selection", "third_eye"]}, "lower")
        t.play("roll")
        assert all(len(text) == len("dice ") + 8 for text in t.outcomes)


def test_a_die_for_a_card_is_a_single_one() -> None:
    t = table({"place": "queens", "cards": ["antimatter_pellets"]}, "lower", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.asked == (1, "side_roll")
    assert t.outcomes == {f"dice {face}": Fraction(1, 6) for face in "AHEDSO"}
    t.play("dice H")
    assert t.state.dice == "AEEEEE"
    assert t.asked == (1, "flee")


def test_changes_of_faces_come_before_the_results() -> None:
    t = table({"place": "queens", "cards": ["chameleon"]}, "lower", dice="AAHESO", rolls_left=1)
    t.play("stop")
    assert t.asked == (0, "change")
    assert t.refused("resolve A") == "core.resolve.changes-first"
    assert t.refused("use chameleon DA") == "core.resolve.changes-first"
    t.play("pass")
    assert t.asked == (0, "resolve")
    assert t.state.results == "AAHESO"
