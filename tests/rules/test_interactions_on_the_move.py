"""Cards together when monsters and units move: two or three at a time, with exact numbers."""

from tests.rules.table import P1, P2, building, changes, kinds, table
from tests.rules.together import by, owner, resolving


def test_a_tourist_who_flees_to_twenty_wins_on_anothers_turn() -> None:
    p1 = owner("lower", "tourist", vp=19, energy=2)
    t = resolving(
        "AEEEEE", {"place": "bronx", "vp": 18}, p1, "brooklyn", souvenirs=["manhattan"], market=["new_york_marathon"]
    )
    t.play("resolve A")
    events = t.play("flee queens")
    assert by(events, "vp", P2) == [("card.tourist", P2, 1)]
    assert by(events, "energy", P2) == [("core.move.fee", P2, -2), ("card.tourist", P2, 1)]
    assert (t[P2].vp, t[P2].reached) == (20, 1)
    assert (t[P1].place, t[P1].vp) == ("lower", 19)
    t.play("end")
    assert (t.state.result, t.state.winner) == ("vp", P2)


def test_stink_attack_on_a_forced_entry_after_chinatown_regular_and_tourist() -> None:
    p1 = owner("bronx", "stink_attack", "tourist", "chinatown_regular", lp=5)
    t = table(p1, "queens", phase="move", boroughs={"manhattan": building(units=("jet", "tank"))}, souvenirs=["bronx"])
    assert [(e.rule, e.kind, e.n) for e in t.opening if e.kind in ("vp", "lp", "energy")] == [
        ("ny.move.entry-vp", "vp", 1),
        ("card.chinatown_regular", "lp", 2),
        ("card.tourist", "vp", 1),
        ("card.tourist", "energy", 1),
    ]
    assert t.asked == (P1, "scatter")
    events = t.play("use stink_attack queens.tank", "use stink_attack bronx.jet")
    assert [(e.rule, e.what, e.place) for e in kinds(events, "scatter")] == [
        ("card.stink_attack", "tank", "queens"),
        ("card.stink_attack", "jet", "bronx"),
    ]
    assert t.asked == (P1, "buy")
    assert t.units("manhattan") == ()


def test_stink_attack_empties_the_borough_before_fury_counts() -> None:
    p1 = owner("bronx", "super_speed", "stink_attack", "fury")
    boroughs = {"queens": building(units=("infantry", "jet", "tank"))}
    t = table(p1, "lower", phase="start", boroughs=boroughs)
    t.play("move queens", "pass", "roll", "dice HHHHSS")
    events = t.play("stop")
    assert [(e.rule, e.n, e.what) for e in kinds(events, "add")] == [("card.fury", 2, "DE")]
    t = table(p1, "lower", phase="start", boroughs=boroughs)
    t.play("move queens", "use stink_attack bronx.tank", "pass", "roll", "dice HHHHSS")
    events = t.play("stop")
    assert not kinds(events, "add")


def test_super_speed_into_manhattan_pays_marathon_and_feeds_chinatown_regular() -> None:
    p1 = owner("bronx", "super_speed", "chinatown_regular", energy=2, lp=5)
    t = table(p1, "queens", phase="start", market=["new_york_marathon"])
    assert t.legal == {"pass", "enter"}
    events = t.play("enter")
    assert [(e.rule, e.what, e.place) for e in kinds(events, "move")] == [("card.super_speed", "enter", "lower")]
    assert by(events, "energy") == [("core.move.fee", P1, -2)]
    assert by(events, "lp") == [("card.chinatown_regular", P1, 2)]
    events = t.play("roll", "dice AEEEEE", "stop", "resolve A")
    assert by(events, "damage") == [("ny.attack.from-manhattan", P2, 1)]
    assert t[P1].place == "lower"


def test_subway_takes_a_tourist_round_the_city_with_stink_attack() -> None:
    p1 = owner("bronx", "tourist", "stink_attack")
    t = table(
        p1,
        "lower",
        this_turn={"extra": "subway"},
        discards=["subway"],
        souvenirs=["bronx"],
        boroughs={"queens": building(units=("jet",))},
    )
    events = t.play("use subway queens", "use stink_attack bronx.jet", "use subway brooklyn", "use subway queens")
    assert [e.rule for e in kinds(events, "move")] == ["card.subway"] * 3
    assert by(events, "vp") == [("card.tourist", P1, 1)] * 2
    assert by(events, "energy") == [("card.tourist", P1, 1)] * 2
    assert t.units("bronx") == ("jet",)
    assert t.asked == (P1, "roll")


def test_king_of_queens_is_paid_before_super_speed_leaves() -> None:
    t = table(owner("queens", "super_speed", "king_of_queens", lp=5), "lower", phase="start")
    assert by(t.opening, "energy") == [("card.king_of_queens", P1, 1)]
    assert by(t.opening, "lp") == [("card.king_of_queens", P1, 1)]
    t.play("move bronx")
    assert (t[P1].place, t[P1].lp) == ("bronx", 6)


def test_what_stink_attack_sent_shoots_where_it_came() -> None:
    p1 = owner("lower", "stink_attack")
    t = resolving(
        "AOEEEE", {"place": "bronx", "lp": 9}, p1, "brooklyn", boroughs={"queens": building(units=("jet", "tank"))}
    )
    t.play("resolve A", "flee queens", "use stink_attack bronx.tank", "pass")
    events = t.play("resolve O")
    assert by(events, "damage") == [("ny.ouch.one", P1, 1)]
    assert changes(events, "lp") == []
    assert t[P1].lp == 8
