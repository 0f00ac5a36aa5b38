"""Winning and leaving the game."""

from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State, Step
from tests.rules.table import P1, P2, P3, Table, building, changes, cited, kinds, table, trial_card


def test_n_14_the_active_monster_dies() -> None:
    t = table(
        {"place": "bronx", "lp": 1, "energy": 4},
        "queens",
        "lower",
        phase="resolve",
        dice="OEEEHS",
        boroughs={"bronx": building(units=("infantry",))},
    )
    events = t.play("resolve O")
    assert not t[0].alive
    assert [e.what for e in kinds(events, "resolve")] == ["O"]
    assert (t[0].energy, t[0].place, t[0].lp) == (0, None, 0)
    assert cited(events, "core.out.active")
    assert not kinds(events, "move")
    assert t.asked == (1, "roll")
    assert t.state.turn == P2


def test_n_78_all_die_together_and_nobody_wins() -> None:
    t = table(
        {"place": "bronx", "lp": 1, "vp": 20},
        {"place": "queens", "lp": 1},
        phase="resolve",
        dice="OOOEEE",
        boroughs={"bronx": building(units=("jet",)), "queens": building(units=("tank",))},
    )
    events = t.play("resolve O")
    assert t.all("alive") == [False, False]
    assert t.asked == (-1, "over")
    assert (t.state.result, t.state.winner) == ("nobody", -1)
    assert [(e.rule, e.what) for e in kinds(events, "win")] == [("core.win.nobody", "nobody")]


def test_n_79_the_last_one_standing_wins_at_once() -> None:
    low = {"place": "queens", "lp": 1}
    t = table("lower", low, low, phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert t.asked == (-1, "over")
    assert (t.state.result, t.state.winner) == ("last", P1)
    assert [e.rule for e in kinds(events, "win")] == ["core.win.last"]
    assert t[0].place == "lower"
    assert t[0].energy == 0
    assert t.refused("end") == "core.game.over"
    assert t.refused("resolve E") == "core.game.over"


def test_n_81_the_dial_ends_at_twenty() -> None:
    t = table({"place": "bronx", "vp": 19}, "lower", phase="resolve", dice="SSSSEE", superstar_holder=P1)
    events = t.play("resolve S")
    assert t[0].vp == 20
    assert changes(events, "vp") == [(P1, 1)]
    assert t.asked == (0, "move")
    t.play("stay")
    assert t.asked == (0, "buy")
    events = t.play("end")
    assert (t.state.result, t.state.winner) == ("vp", P1)
    assert [e.rule for e in kinds(events, "win")] == ["core.win.vp"]


def present(state: State, seat: int, step: Step) -> tuple[Action, ...]:
    return (action("use", "present"),)


def give(state: State, seat: int, arg: str, log: Log) -> None:
    gain_vp(state, P2, 3, "card.present", log)
    state.monsters[seat].cards = ()
    state.discards = (*state.discards, "present")


def to_the_end(rules: str) -> Table:
    with trial_card(id="present", anytime=present, use=give):
        t = table(
            {"place": "bronx", "vp": 4, "cards": ["present"]},
            {"place": "queens", "vp": 19, "lp": 8},
            "lower",
            phase="resolve",
            dice="OOOEEE",
            statue_holder=P2,
            rules=rules,
        )
        t.play("use present")
        assert t[1].vp == 20
        t.play("resolve O", "stay", "end")
    return t


def test_n_82_at_twenty_when_the_statue_goes() -> None:
    t = to_the_end("digest")
    assert (t[1].vp, t[1].lp) == (20, 5)
    assert (t.state.result, t.state.winner) == ("vp", P2)


def test_n_82_printed_below_twenty_when_the_statue_goes() -> None:
    t = to_the_end("printed")
    assert (t[1].vp, t[1].lp) == (17, 8)
    assert t[0].vp == 7
    assert t.state.result == ""
    assert t.asked == (1, "roll")


def test_n_83_the_dead_are_passed_over() -> None:
    weak = {"place": "queens", "lp": 3}
    t = table("lower", weak, weak, "bronx", phase="resolve", dice="AAAEEE")
    t.play("resolve A")
    assert t.all("lp") == [10, 0, 0, 7]
    t.play("end")
    assert t.asked == (3, "roll")
    t.play("roll", "dice EEEEEE", "stop", "stay", "end")
    assert t.asked == (0, "roll")
    t.play("roll", "dice EEEEEE", "stop", "end")
    assert t.asked == (3, "roll")


def test_twenty_points_in_the_middle_of_a_turn_end_nothing() -> None:
    t = table({"place": "bronx", "vp": 19}, "lower", phase="resolve", dice="EESSSS", superstar_holder=P1)
    t.play("resolve S", "stay")
    assert t[0].vp == 20
    assert t.state.result == ""


def test_the_win_test_comes_after_a_turn_cut_short() -> None:
    t = table(
        {"place": "bronx", "lp": 1},
        {"place": "queens", "vp": 20},
        "lower",
        phase="resolve",
        dice="OEEEEE",
        boroughs={"bronx": building(units=("jet",))},
    )
    t.play("resolve O")
    assert (t.state.result, t.state.winner) == ("vp", P2)


def test_the_dead_do_not_win() -> None:
    t = table(
        {"place": "bronx", "lp": 1, "vp": 20},
        "queens",
        "lower",
        phase="resolve",
        dice="OEEEEE",
        boroughs={"bronx": building(units=("jet",))},
    )
    t.play("resolve O")
    assert t[0].vp == 20
    assert not t[0].alive
    assert t.state.result == ""
    assert t.asked == (1, "roll")


def test_who_was_at_twenty_first() -> None:
    def ready(first: int, second: int) -> Table:
        p1 = {"place": "bronx", "vp": 20, "reached": first}
        p2 = {"place": "queens", "vp": 20, "reached": second}
        t = table(p1, p2, "lower", phase="end", effects=2)
        t.play("end")
        return t

    assert ready(1, 2).state.winner == P1
    assert ready(2, 1).state.winner == P2


def test_falling_below_twenty_counts_anew() -> None:
    t = table(
        {"place": "bronx", "vp": 20, "reached": 2},
        {"place": "lower", "vp": 20, "reached": 1},
        phase="resolve",
        dice="OOOEEE",
        statue_holder=P2,
        rules="printed",
    )
    t.play("resolve O")
    assert (t[1].vp, t[1].reached) == (17, 0)
    t.play("stay", "end")
    assert t.state.winner == P1


def test_risen_together_the_active_monster_counts_first() -> None:
    def everybody(state: State, seat: int, log: Log) -> None:
        for other in clockwise(state, tuple(state.living)):
            gain_vp(state, other, 1, "card.parade", log)

    with trial_card(id="parade", kind="discard", gained=everybody):
        near = {"vp": 19}
        t = table(
            {"place": "bronx", **near},
            {"place": "queens"},
            {"place": "lower", **near},
            turn=P3,
            phase="buy",
            market=["parade"],
        )
        t.play("buy parade", "end")
        assert t.all("vp") == [20, 1, 20]
        assert t.state.winner == P3


def test_all_losses_of_an_event_come_before_its_eliminations() -> None:
    t = table(
        {"place": "bronx", "lp": 5},
        {"place": "queens", "lp": 1},
        "brooklyn",
        "lower",
        phase="resolve",
        dice="OOOEEE",
        boroughs={name: building(units=("infantry",)) for name in ("bronx", "queens", "brooklyn", "manhattan")},
    )
    events = t.play("resolve O")
    order = [(e.kind, e.seat) for e in events if e.kind in ("damage", "eliminated", "statue")]
    assert order == [("damage", 0), ("damage", 1), ("damage", 2), ("damage", 3), ("eliminated", 1), ("statue", 0)]


def fallen(**p2: Any) -> Table:
    """P1 in Manhattan kills P2; P3 and P4 live on."""
    t = table(
        "lower",
        {"place": "bronx", "lp": 1, **p2.pop("p2", {})},
        "queens",
        "queens",
        phase="resolve",
        dice="AEEEEE",
        **p2,
    )
    t.play("resolve A")
    assert not t[1].alive
    return t


def test_the_figure_leaves() -> None:
    t = fallen()
    assert t[1].place is None
    assert t[1].lp == 0


def test_cards_of_the_eliminated_are_discarded() -> None:
    t = fallen(p2={"cards": ["regeneration", "extra_head"]})
    assert t[1].cards == ()
    assert t.state.discards == ("regeneration", "extra_head")


def test_energy_and_tokens_of_the_eliminated_go_back() -> None:
    t = table(
        {"place": "lower", "cards": ["curse"]},
        {"place": "bronx", "lp": 1, "energy": 7, "tokens": {"jinx": 13}, "cards": [{"id": "carapace", "counters": 5}]},
        "queens",
        "queens",
        phase="resolve",
        dice="AEEEEE",
    )
    t.play("resolve A")
    if t.asked == (1, "before_loss"):
        t.play("pass")
    assert (t[1].energy, t[1].tokens, t[1].counters) == (0, {}, {})
    assert t[2].tokens == {"jinx": 1}


def test_goal_cards_of_the_eliminated() -> None:
    t = fallen(superstar_holder=P2, statue_holder=P2)
    assert (t.state.superstar, t.state.statue) == (-1, -1)
    assert t.all("lp") == [10, 0, 9, 9]


def test_what_the_eliminated_waited_for_lapses() -> None:
    t = fallen(pending=[["columbia_university", "Mantis"]], extra_turns=[["subway", "Mantis"], ["subway", "Rob"]])
    assert t.state.pending == ()
    assert t.state.extra_turns == (("subway", P3),)


def test_n_93_twenty_points_and_dead() -> None:
    def substation(state: State, seat: int, log: Log) -> None:
        gain_vp(state, seat, 1, "card.substation", log)
        gain_energy(state, seat, 8, "card.substation", log)
        declare(state, Loss("card.substation", ((seat, 3),), seat), log)

    with trial_card(id="substation", kind="discard", cost=5, gained=substation):
        p1 = {"place": "bronx", "vp": 19, "lp": 3, "energy": 5}
        t = table(p1, "lower", phase="buy", market=["substation"])
        t.play("buy substation")
        t.settle()
        assert (t[0].vp, t[0].lp, t[0].alive) == (20, 0, False)
        assert (t.state.result, t.state.winner) == ("last", P2)


def test_who_dies_of_a_purchase_gets_no_card_of_the_refill() -> None:
    p1 = {"place": "bronx", "lp": 4}
    t = table(
        p1,
        "lower",
        "queens",
        phase="buy",
        market=["subterranean_cable", "curse", "webspinner"],
        deck_top=["natural_selection"],
        pending=[["columbia_university", "Kong"]],
    )
    t.play("buy subterranean_cable")
    assert not t[0].alive
    assert t.state.pending == ()
    assert t.state.market == ("natural_selection", "curse", "webspinner")
    assert t.asked == (1, "roll")
