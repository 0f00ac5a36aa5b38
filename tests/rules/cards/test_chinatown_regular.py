"""Chinatown Regular: two life points for each entry into Manhattan."""

from tests.rules.table import P1, P2, P3, changes, cited, table

RULE = "card.chinatown_regular"
REGULAR = {"cards": ["chinatown_regular"]}


def test_two_life_points_for_entering() -> None:
    t = table({"place": "bronx", "lp": 5, **REGULAR}, "queens", phase="move")
    assert changes(cited(t.opening, RULE), "lp") == [(P1, 2)]
    assert (t[0].place, t[0].lp, t[0].vp) == ("lower", 7, 1)


def test_after_an_attack_that_made_room() -> None:
    t = table("lower", {"place": "bronx", "lp": 5, **REGULAR}, turn=P2, phase="resolve", dice="AEEEEE")
    events = t.play("resolve A", "flee queens")
    assert changes(cited(events, RULE), "lp") == [(P2, 2)]
    assert t[P2].lp == 7


def test_on_the_second_track() -> None:
    t = table("upper", {"place": "bronx", "lp": 5, **REGULAR}, "bronx", "queens", "queens", turn=P2, phase="move")
    assert (t[P2].place, t[P2].lp) == ("lower_56", 7)


def test_up_to_the_maximum() -> None:
    t = table({"place": "bronx", "lp": 9, **REGULAR}, "queens", phase="move")
    assert changes(cited(t.opening, RULE), "lp") == [(P1, 1)]
    assert t[0].lp == 10


def test_not_for_advancing_and_not_for_other_boroughs() -> None:
    t = table({"place": "lower", "lp": 5, **REGULAR}, "queens", phase="move")
    assert not cited(t.opening, RULE)
    assert (t[0].place, t[0].lp) == ("midtown", 5)
    t = table({"place": "bronx", "lp": 5, **REGULAR}, "lower", phase="move")
    events = t.play("move queens")
    assert not cited(events, RULE)


def test_not_for_shifting_tracks() -> None:
    t = table(
        {"place": "upper", "lp": 1},
        {"place": "lower_56", "lp": 5, **REGULAR},
        "bronx",
        "queens",
        "queens",
        turn=P3,
        phase="resolve",
        dice="AEEEEE",
    )
    events = t.play("resolve A")
    assert t[P2].place == "lower"
    assert t[P2].lp == 4
    assert not cited(events, RULE)


def test_not_for_others_and_its_owner_dies() -> None:
    t = table({"place": "bronx", "lp": 5}, {"place": "queens", "lp": 5, **REGULAR}, phase="move")
    assert not cited(t.opening, RULE)
    assert t.all("lp") == [5, 5]
    t = table("lower", {"place": "bronx", "lp": 1, **REGULAR}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("chinatown_regular",)
