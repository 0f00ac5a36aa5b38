"""Freeze Time: three ones stop the clock."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled
from tests.rules.table import P1, P2, Table, changes, cited
from tests.rules.together import owner

ID, RULE = "freeze_time", "card.freeze_time"
TAKE = f"pick {ID}"


def frozen(dice: str = "111EEE", place: str = OUT, *cards: object, **more: object) -> Table:
    t = rolled(dice, owner(place, ID, *cards, **more), CITY if place == OUT else OUT)
    t.play("resolve 1")
    return t


def test_another_turn_with_a_die_less() -> None:
    t = frozen()
    assert t.asked == (P1, ID)
    assert t.legal == {"pass", TAKE}
    assert t.refused("resolve E") == RULE
    assert t.refused("end") == "core.turn.order"
    events = t.play(TAKE)
    assert [(e.kind, e.seat) for e in cited(events, RULE)] == [("extra_turn", P1)]
    assert t[0].vp == 1
    t.play("end", "roll", "dice 23AHE", "stop")
    assert (t.state.turn, t.state.ledger.extra) == (P1, ID)
    t.play("resolve H", "resolve 2", "resolve 3", "resolve A", "hold", "end")
    t.settle()
    assert t.asked == (P2, "roll")


def test_it_can_be_left() -> None:
    t = frozen()
    t.play("pass", "end")
    assert t.asked == (P2, "roll")


def test_two_ones_are_too_few_and_six_give_one_turn() -> None:
    assert frozen("11EEEE").asked == (P1, "buy")
    t = rolled("111111", owner(OUT, ID), CITY)
    t.play(TAKE)
    assert t.state.extra_turns == ((ID, P1),)


def test_a_whole_turn_from_its_start_in_tokyo() -> None:
    t = frozen("111EEE", CITY)
    events = t.play(TAKE, "end")
    assert changes(cited(events, "kot.start.city"), "vp") == [(P1, 2)]


def test_again_in_that_turn() -> None:
    t = frozen()
    t.play(TAKE, "end", "roll", "dice 111EE", "stop", "resolve 1", TAKE, "end", "roll")
    assert len(next(iter(t.outcomes)).removeprefix("dice ")) == 5


def test_a_win_comes_first() -> None:
    t = frozen(vp=19)
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_not_for_the_ones_of_others() -> None:
    t = rolled("111EEE", OUT, owner(CITY, ID))
    t.play("resolve 1")
    assert t.asked == (P1, "buy")


def test_its_owner_dies_and_the_turn_with_it() -> None:
    t = frozen("111EEE", OUT, lp=1)
    t.state.monsters[P1].tokens = {"poison": 1}
    t.play(TAKE, "end")
    assert t.state.extra_turns == ()
    assert t.state.winner == P2


def test_a_mimic_gives_a_turn_too() -> None:
    t = rolled("111EEE", mimic(ID, OUT, ID), CITY)
    t.play("resolve 1", TAKE, TAKE)
    assert t.state.extra_turns == ((ID, P1), (ID, P1))
    t = rolled("111EEE", mimic(ID), owner(CITY, ID))
    t.play("resolve 1", TAKE)
    assert t.state.extra_turns == ((ID, P1),)
