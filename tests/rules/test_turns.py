"""Turns: their order and phases, effects at their start and end, extra turns."""

from kony_nb.rules.actions import action
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, heal
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.state import State
from tests.rules.table import P1, P2, P3, P4, building, changes, kinds, table, trial_card

QUIET = ("roll", "dice EEEEEE", "stop")


def test_the_phases_of_a_turn() -> None:
    t = table("lower", "bronx", "queens", turn=P2, phase="start")
    assert t.asked == (1, "roll")
    t.play(*QUIET)
    assert t.asked == (1, "move")
    assert t.refused("end") == "core.turn.order"
    t.play("stay")
    assert t.asked == (1, "buy")
    assert t.refused("roll") == "core.turn.order"
    t.play("end")
    assert t.asked == (2, "roll")


def test_the_end_of_a_turn_is_always_left_to_its_seat() -> None:
    t = table("lower", "bronx", phase="buy")
    assert t.legal == {"end"}
    assert t.asked == (0, "buy")


def test_earnings_then_start_of_turn_cards() -> None:
    t = table({"place": "lower", "lp": 5, "cards": ["regeneration"]}, "bronx", phase="start")
    assert [e.rule for e in t.opening] == [
        "core.turn.order",
        "ny.earn.lower",
        "ny.earn.lower",
        "card.regeneration",
    ]
    assert t[0].lp == 6


def test_the_owner_orders_several_effects() -> None:
    def tonic(state: State, seat: int, log: Log) -> None:
        gain_energy(state, seat, 1, "card.tonic", log)

    def broth(state: State, seat: int, log: Log) -> None:
        heal(state, seat, 1, "card.broth", log)

    with trial_card(id="tonic", turn_start=tonic), trial_card(id="broth", turn_start=broth):
        p1 = {"place": "bronx", "lp": 5, "cards": ["regeneration", "tonic", "broth"]}
        t = table(p1, "lower", phase="start")
        assert t.asked == (0, "order")
        assert t.legal == {"pick regeneration", "pick tonic", "pick broth"}
        assert t.refused("pick curse") == "core.turn.effects"
        events = t.play("pick tonic", "pick broth")
        assert [e.rule for e in events if e.kind in ("energy", "lp")] == [
            "card.tonic",
            "card.broth",
            "card.regeneration",
        ]
        assert t.asked == (0, "roll")


def test_the_active_monster_decides_first_then_the_others_clockwise() -> None:
    with trial_card(id="shell", before_loss=lambda *_: True, anytime=lambda *_: (action("use", "shell"),)):
        ready = {"place": "bronx", "cards": [{"id": "carapace", "counters": 1}]}
        other = {"place": "queens", "cards": ["shell"]}
        t = table(
            other,
            "lower",
            ready,
            turn=P3,
            phase="resolve",
            dice="OOOEEE",
            boroughs={"bronx": building(units=("jet",)), "queens": building(units=("jet",))},
        )
        t.play("resolve O")
        assert t.asked == (P3, "before_loss")
        t.play("pass")
        assert t.asked == (P1, "before_loss")


def test_end_of_turn_cards_come_before_the_win_test() -> None:
    p1 = {"place": "bronx", "vp": 20, "cards": ["natural_selection"]}
    t = table(p1, "lower", "queens", phase="end", dice="SEEEEE")
    t.play("end")
    assert not t[0].alive
    assert t.state.result == ""
    assert t.asked == (1, "roll")


def test_an_extra_turn_is_a_whole_turn() -> None:
    t = table(
        {"place": "lower", "turns": 1}, "bronx", phase="end", extra_turns=[["subway", "Kong"], ["subway", "Kong"]]
    )
    for left in (1, 0):
        events = t.play("end")
        assert [(e.seat, e.what) for e in kinds(events, "turn")] == [(P1, "subway")]
        assert len(t.state.extra_turns) == left
        assert changes(events, "vp")[0][0] == P1
        assert t.state.rolls_left == 3
        t.play(*QUIET)
    assert t[0].place == "upper"
    t.play("end")
    assert t.asked == (1, "roll")


def test_an_extra_turn_is_a_new_turn_for_units() -> None:
    t = table(
        {"place": "bronx", "turns": 1},
        "lower",
        phase="end",
        extra_turns=[["subway", "Kong"]],
        boroughs={"bronx": building(fresh=("infantry",))},
    )
    t.play("end")
    assert t.state.boroughs["bronx"].units == ("infantry",)
    assert t.state.boroughs["bronx"].fresh == ()


def test_extra_turns_in_the_order_gained() -> None:
    with trial_card(id="metro", kind="discard", extra_turn=True):
        t = table("lower", "bronx", phase="end", extra_turns=[["metro", "Kong"], ["subway", "Kong"]])
        assert [e.what for e in kinds(t.play("end"), "turn")] == ["metro"]
        assert [e.what for e in kinds(t.play(*QUIET, "end"), "turn")] == ["subway"]


def test_after_extra_turns_play_goes_on_from_the_regular_seat() -> None:
    t = table("lower", "bronx", "queens", "queens", phase="end", extra_turns=[["subway", "Rob"]])
    t.play("end")
    assert (t.state.turn, t.state.regular) == (P3, P1)
    t.play(*QUIET, "resolve E", "stay", "end")
    assert t.state.turn == P2


def test_the_turns_own_extra_turns_come_first() -> None:
    def lift(state: State, seat: int, log: Log) -> None:
        gain_extra_turn(state, P3, "lift", log)
        gain_extra_turn(state, seat, "lift", log)

    with trial_card(id="lift", kind="discard", extra_turn=True, gained=lift):
        t = table("lower", "bronx", "queens", "queens", phase="buy", market=["lift"])
        t.play("buy lift", "end")
        assert t.state.turn == P1
        t.play(*QUIET, "end")
        assert t.state.turn == P3
        t.play(*QUIET, "stay", "end")
        assert t.state.turn == P2


def test_the_next_living_monster_clockwise() -> None:
    t = table("lower", {"alive": False, "place": None}, "bronx", "queens", phase="end")
    t.play("end")
    assert t.state.turn == P3
    t.play(*QUIET, "stay", "end")
    assert t.state.turn == P4
    t.play(*QUIET, "stay", "end")
    assert t.state.turn == P1
