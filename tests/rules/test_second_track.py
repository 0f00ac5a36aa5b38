"""Five or six monsters: the second track of Manhattan, how it is entered, and how it closes."""

from tests.rules.table import P2, P3, changes, cited, kinds, table

OPTIONS_OFF = {"two_in_manhattan": "off"}


def test_n_39_the_second_place_must_be_filled() -> None:
    p2 = {"place": "bronx", "cards": ["carapace"]}
    t = table("lower", p2, "bronx", "queens", "queens", turn=P2, phase="move")
    assert t.legal == {"enter", "use carapace"}
    assert t.refused("stay") == "ny.move.forced-entry"
    t.play("enter")
    assert (t[1].place, t[1].vp) == ("lower_56", 1)
    t = table("lower", "bronx", "bronx", "queens", "queens", turn=P2, phase="move")
    assert t[1].place == "lower_56"


def test_four_monsters_have_one_place_only() -> None:
    t = table("lower", "bronx", "bronx", "queens", turn=P2, phase="move")
    assert t.refused("enter") == "ny.move.full"


def test_with_the_option_off_there_is_one_place_only() -> None:
    t = table("lower", "bronx", "bronx", "queens", "queens", turn=P2, phase="move", options=OPTIONS_OFF)
    assert t.refused("enter") == "ny.move.full"


def test_the_first_track_is_taken_first() -> None:
    t = table("staten_island", "bronx", "bronx", "queens", "queens", turn=P2, phase="move")
    assert t[1].place == "lower"
    t = table("midtown_56", "bronx", "bronx", "queens", "queens", turn=P2, phase="move")
    assert t[1].place == "lower"
    t = table("midtown", "bronx", "bronx", "queens", "queens", turn=P2, phase="move")
    assert t[1].place == "lower_56"


def test_n_41_a_flight_moves_nobody_over() -> None:
    t = table("midtown", "lower_56", "bronx", "bronx", "queens", "queens", turn=P3, phase="resolve", dice="AEEEEE")
    events = t.play("resolve A", "flee brooklyn")
    assert t.asked == (1, "flee")
    assert t[1].place == "lower_56"
    events += t.play("hold")
    assert t[1].place == "lower_56"
    assert t[2].place == "lower"
    assert changes(events, "vp") == [(P3, 1)]


def test_n_42_an_elimination_moves_the_second_over() -> None:
    t = table(
        {"place": "lower", "lp": 1},
        {"place": "midtown_56", "lp": 8},
        "bronx",
        "bronx",
        "queens",
        "queens",
        turn=P3,
        phase="resolve",
        dice="AAEEEE",
    )
    events = t.play("resolve A")
    assert not t[0].alive
    assert t[1].place == "midtown"
    assert t.asked == (1, "flee")
    events += t.play("hold")
    assert (t[1].place, t[1].lp, t[1].vp) == ("midtown", 6, 0)
    assert (t[2].place, t[2].vp) == ("lower_56", 1)
    assert [(e.seat, e.what) for e in cited(events, "ny.second-track.shift")] == [(P2, "shift")]
    assert changes(events, "vp") == [(P3, 1)]


def test_n_43_below_five_the_second_track_closes() -> None:
    t = table("upper", "lower_56", {"place": "bronx", "lp": 3}, "queens", "queens", phase="resolve", dice="AAAEEE")
    events = t.play("resolve A")
    assert not t[2].alive
    assert t.asked == (1, "leave")
    assert t.legal == {"move staten_island", "move bronx", "move brooklyn"}
    assert t.refused("move queens") == "ny.move.room"
    assert t.refused("hold") == "ny.second-track.close"
    assert t.refused("stay") == "ny.second-track.close"
    events += t.play("move bronx")
    assert t.all("place") == ["upper", "bronx", None, "queens", "queens"]
    assert t.all("lp") == [10, 10, 0, 7, 7]
    assert t.all("vp") == [0, 0, 0, 0, 0]
    assert len(kinds(events, "attack")) == 1
    assert t.asked == (0, "buy")


def test_going_out_costs_no_fee() -> None:
    t = table(
        "upper",
        {"place": "lower_56", "energy": 2},
        {"place": "bronx", "lp": 3},
        "queens",
        "queens",
        phase="resolve",
        dice="AAAEEE",
        market=["new_york_marathon"],
    )
    t.play("resolve A", "move bronx")
    assert t[1].energy == 2


def test_n_44_four_left_the_second_takes_the_first_track_and_nobody_enters() -> None:
    t = table(
        {"place": "lower", "lp": 2},
        {"place": "midtown_56", "lp": 9},
        "bronx",
        "queens",
        "queens",
        turn=P3,
        phase="resolve",
        dice="AAEEEE",
    )
    t.play("resolve A")
    assert not t[0].alive
    assert (t[1].place, t[1].lp) == ("midtown", 7)
    t.play("hold")
    assert t[1].place == "midtown"
    assert t.asked == (2, "move")
    assert t.refused("enter") == "ny.move.full"
    t.play("stay")
    assert (t[2].place, t[2].vp) == ("bronx", 0)


def test_who_had_to_go_out_is_not_asked_to_flee() -> None:
    t = table(
        "lower",
        {"place": "lower_56", "lp": 9},
        {"place": "bronx", "cards": ["fireball"]},
        {"place": "bronx", "lp": 1},
        "queens",
        turn=P3,
        phase="resolve",
        dice="AEEEEE",
    )
    t.play("resolve A")
    assert not t[3].alive
    assert t.asked == (1, "leave")
    t.play("move brooklyn")
    assert t.asked == (0, "flee")
    t.play("hold")
    assert t.asked == (2, "move")


def test_n_46_each_earns_and_advances_on_its_own_track() -> None:
    t = table({"place": "upper", "turns": 3}, "lower_56", "bronx", "queens", "queens", phase="start")
    assert [(e.seat, e.kind, e.n) for e in t.opening if e.rule.startswith("ny.earn.")] == [
        (0, "vp", 2),
        (0, "energy", 2),
    ]
    t.play("roll", "dice EEEEEE", "stop")
    assert t[0].place == "upper"
    events = t.play("end")
    assert [(e.seat, e.kind, e.n) for e in events if e.rule.startswith("ny.earn.")] == [
        (1, "vp", 1),
        (1, "energy", 1),
    ]
    t.play("roll", "dice EEEEEE", "stop")
    assert t[1].place == "midtown_56"


def test_n_85_both_die_and_one_enters() -> None:
    t = table(
        {"place": "upper", "lp": 1},
        {"place": "lower_56", "lp": 1},
        "bronx",
        "queens",
        "queens",
        turn=P3,
        phase="resolve",
        dice="AEEEEE",
    )
    events = t.play("resolve A")
    assert t.all("alive") == [False, False, True, True, True]
    assert changes(events, "damage") == [(0, 1), (1, 1)]
    assert t[2].place == "lower"
    assert changes(events, "vp") == [(P3, 1)]
    assert t.asked == (2, "buy")
    t.play("end", "roll", "dice EEEEEE", "stop")
    assert t.refused("enter") == "ny.move.full"


def test_the_last_one_standing_wins_where_it_stands() -> None:
    doomed = [{"place": place, "lp": 1} for place in ("lower", "bronx", "queens", "brooklyn")]
    t = table(
        doomed[0],
        "lower_56",
        *doomed[1:],
        turn=P2,
        phase="resolve",
        dice="OOOEEE",
        boroughs={name: {"units": ["jet"]} for name in ("manhattan", "bronx", "queens", "brooklyn")},
    )
    t.play("resolve O")
    assert (t.state.result, t.state.winner, t[1].place) == ("last", P2, "lower_56")
