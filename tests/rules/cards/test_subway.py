"""Subway: a turn more, in which one rides among the outer boroughs."""

from tests.rules.table import P1, P2, Table, kinds, table

RIDES = {"use subway staten_island", "use subway queens", "use subway brooklyn"}


def riding(p1: object = "bronx", p2: object = "lower", *others: object, **situation: object) -> Table:
    """P1 in the middle of its extra turn."""
    return table(p1, p2, *others, this_turn={"extra": "subway"}, **situation)


def test_heals_two_and_gives_a_turn() -> None:
    p1 = {"place": "bronx", "energy": 10, "lp": 5}
    t = table(p1, "lower", phase="buy", market=["subway"])
    events = t.play("buy subway")
    assert (t[0].lp, t[0].energy) == (7, 0)
    assert kinds(events, "extra_turn")
    assert "use subway queens" not in t.legal
    events = t.play("end")
    assert [(e.seat, e.what) for e in kinds(events, "turn")] == [(P1, "subway")]
    assert t.asked == (0, "roll")
    assert t.state.ledger.extra == "subway"


def test_rides_at_any_decision() -> None:
    t = riding()
    assert t.legal == {"roll"} | RIDES
    events = t.play("use subway queens")
    assert t[0].place == "queens"
    assert [(e.rule, e.what, e.place) for e in kinds(events, "move")] == [("card.subway", "move", "queens")]
    assert t.asked == (0, "roll")
    t.play("use subway brooklyn", "roll", "dice AAHESO", "use subway bronx", "stop", "use subway queens", "resolve A")
    assert t.asked == (1, "flee")
    t.play("hold")
    assert t[0].place == "queens"
    assert t.asked == (0, "resolve")


def test_rides_between_destructions() -> None:
    t = riding(
        phase="resolve",
        dice="DDEEEE",
        boroughs={"bronx": {"stacks": [["high_rise_1"], ["high_rise_1"]]}, "queens": {"stacks": [["hospital_2"]]}},
    )
    t.play("resolve D")
    t.play("use subway queens")
    assert "destroy queens.1" in t.legal
    assert t.refused("destroy bronx.1") == "ny.destroy.own-borough"


def test_not_to_a_full_borough_nor_to_manhattan() -> None:
    t = riding("bronx", "lower", "queens", "queens")
    assert t.legal == {"roll", "use subway staten_island", "use subway brooklyn"}
    assert t.refused("use subway queens") == "card.subway"
    assert t.refused("use subway bronx") == "card.subway"
    assert t.refused("use subway lower") == "core.action.unknown"


def test_not_from_manhattan() -> None:
    t = riding("lower", "queens")
    assert t.legal == {"roll"}


def test_not_in_another_turn_nor_for_others() -> None:
    t = table("bronx", "lower")
    assert t.legal == {"roll"}
    assert t.refused("use subway queens") == "card.subway"
    t = riding("lower", "bronx", phase="resolve", dice="AAEEEE")
    t.play("resolve A")
    assert t.asked == (0, "buy")
    attacked = riding("bronx", "lower", phase="resolve", dice="AAEEEE")
    attacked.play("resolve A")
    assert attacked.asked == (1, "flee")
    assert attacked.refused("use subway queens") == "card.subway"


def test_each_ride_costs_the_fee_of_the_marathon() -> None:
    t = riding({"place": "bronx", "energy": 5}, market=["new_york_marathon"])
    t.play("use subway queens", "use subway bronx")
    assert t[0].energy == 1
    assert t.legal == {"roll"}


def test_the_move_phase_comes_besides() -> None:
    t = riding(phase="move")
    t.play("use subway queens")
    assert t.asked == (0, "move")
    t.play("move brooklyn")
    assert t[0].place == "brooklyn"


def test_a_free_manhattan_must_still_be_entered() -> None:
    t = riding("bronx", "queens", phase="move")
    assert "enter" in t.legal
    t.play("use subway brooklyn", "enter")
    assert t[0].place == "lower"


def test_the_extra_turn_lapses_with_its_owner() -> None:
    t = table(
        {"place": "lower", "lp": 1},
        "bronx",
        "queens",
        turn=P2,
        phase="resolve",
        dice="AEEEEE",
        extra_turns=[["subway", "Kong"]],
    )
    t.play("resolve A")
    assert t.state.extra_turns == ()
