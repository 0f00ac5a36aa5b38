"""Super Speed: one move more, before the roll."""

from tests.rules.table import P1, P2, P3, Table, changes, cited, kinds, table

ID, RULE = "super_speed", "card.super_speed"


def running(place: str = "queens", *others: str, **more: object) -> Table:
    p1 = {"place": place, "cards": [ID], "energy": more.pop("energy", 0)}
    return table(p1, *(others or ("lower", "bronx")), phase="start", **more)


def test_to_another_borough_before_the_roll() -> None:
    t = running()
    assert t.asked == (P1, ID)
    assert t.legal == {"pass", "move staten_island", "move bronx", "move brooklyn"}
    events = t.play("move brooklyn")
    assert [(e.rule, e.what, e.place) for e in kinds(events, "move")] == [(RULE, "move", "brooklyn")]
    assert t[0].place == "brooklyn"
    assert t.asked == (P1, "roll")


def test_once_and_the_move_phase_comes_besides() -> None:
    t = running()
    t.play("move brooklyn")
    assert t.refused("move bronx") == "core.turn.order"
    t.play("roll", "dice HHHHHH", "stop")
    assert t.asked == (P1, "move")
    t.play("move staten_island")
    assert t[0].place == "staten_island"


def test_it_can_be_left() -> None:
    t = running()
    events = t.play("pass")
    assert not kinds(events, "move")
    assert t[0].place == "queens"
    assert t.asked == (P1, "roll")


def test_not_to_a_full_borough() -> None:
    t = running("queens", "lower", "bronx", "bronx")
    assert t.refused("move bronx") == "ny.move.room"
    assert t.refused("move queens") == RULE
    assert t.refused("advance") == "ny.move.full"
    assert t.refused("roll") == RULE
    assert t.refused("stay") == RULE
    assert t.refused("flee bronx") == "ny.flee.timing"


def test_into_a_free_manhattan() -> None:
    t = running("queens", "bronx", "brooklyn")
    assert t.legal == {"pass", "enter"}
    assert t.refused("move brooklyn") == "ny.move.forced-entry"
    events = t.play("enter")
    assert [(e.rule, e.what, e.place) for e in kinds(events, "move")] == [(RULE, "enter", "lower")]
    assert changes(cited(events, "ny.move.entry-vp"), "vp") == [(P1, 1)]
    assert t.state.ledger.entered
    t.play("roll", "dice AAHHHH", "stop")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 2), (P3, 2)]
    assert cited(events, "ny.heal.manhattan")
    assert [(e.rule, e.what) for e in kinds(events, "move")] == [("ny.move.entered", "stay")]
    assert (t[0].place, t[0].vp) == ("lower", 1)


def test_a_free_manhattan_need_not_be_entered_yet() -> None:
    t = running("queens", "bronx", "brooklyn")
    t.play("pass", "roll", "dice HHHHHH", "stop")
    assert t[0].place == "lower"


def test_one_zone_in_manhattan_and_another_in_the_move_phase() -> None:
    t = running("lower", "bronx", "queens")
    assert t.legal == {"pass", "advance"}
    assert t.refused("move brooklyn") == "ny.move.no-leaving"
    events = t.play("advance")
    assert [(e.rule, e.what, e.place) for e in kinds(events, "move")] == [(RULE, "advance", "midtown")]
    t.play("roll", "dice HHHHHH", "stop")
    assert t[0].place == "upper"
    assert changes(cited(t.opening, "ny.earn.lower"), "vp") == [(P1, 1)]
    assert t[0].vp == 1


def test_on_the_second_track() -> None:
    t = running("midtown_56", "lower", "bronx", "queens", "queens")
    t.play("advance")
    assert t[0].place == "upper_56"


def test_from_upper_manhattan_nothing_is_asked() -> None:
    t = running("upper", "bronx", "queens")
    assert t.asked == (P1, "roll")


def test_the_fee_of_the_marathon() -> None:
    t = running(energy=3, market=["new_york_marathon"])
    events = t.play("move brooklyn")
    assert changes(cited(events, "core.move.fee"), "energy") == [(P1, -2)]
    assert t[0].energy == 1
    assert running(energy=1, market=["new_york_marathon"]).asked == (P1, "roll")
    t = running("queens", "bronx", energy=2, market=["new_york_marathon"])
    t.play("enter")
    assert (t[0].energy, t[0].place, t[0].vp) == (0, "lower", 1)
    t = running("lower", "bronx", energy=2, market=["new_york_marathon"])
    energy = t[0].energy
    t.play("advance")
    assert t[0].energy == energy - 2


def test_not_between_rolls_and_not_for_others() -> None:
    t = table({"place": "queens", "cards": [ID]}, "lower", dice="AAHESO")
    assert t.asked == (P1, "keep")
    assert t.refused("move bronx") == "core.turn.order"
    t = table("queens", {"place": "lower", "cards": [ID]}, phase="start")
    assert t.asked == (P1, "roll")
    assert t.refused(f"use {ID}") == RULE


def test_in_an_extra_turn_too() -> None:
    t = table({"place": "queens", "cards": [ID]}, "lower", phase="end", extra_turns=[["subway", "Kong"]])
    t.play("end")
    assert t.asked == (P1, ID)
    t.play("use subway bronx")
    assert t.asked == (P1, ID)
    t.play("move queens")
    assert t.asked == (P1, "roll")


def test_its_owner_dies() -> None:
    t = table({"place": "lower", "lp": 1, "cards": [ID]}, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == (ID,)
    t.play("end")
    assert t.asked == (P3, "roll")
