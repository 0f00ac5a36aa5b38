"""Trash Thrower: the attacked lose a point."""

from tests.rules.table import P1, P2, changes, cited, kinds, table

RULE = "card.trash_thrower"
TRASH = {"cards": ["trash_thrower"]}


def test_a_point_from_each_that_is_attacked() -> None:
    t = table(
        {"place": "lower", "vp": 4, **TRASH},
        {"place": "bronx", "vp": 3},
        {"place": "queens", "vp": 1},
        phase="resolve",
        dice="AAAEEE",
    )
    events = t.play("resolve A")
    assert changes(cited(events, RULE), "vp") == [(1, -1), (2, -1)]
    assert t.all("vp") == [4, 2, 0]
    assert t.all("lp") == [10, 7, 7]


def test_never_below_nothing() -> None:
    t = table({"place": "lower", **TRASH}, "bronx", phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert [(e.n, e.now) for e in cited(events, RULE)] == [(0, 0)]
    assert t[P2].vp == 0


def test_from_outside_before_the_flight_only_those_in_manhattan() -> None:
    t = table(
        {"place": "upper", "vp": 5},
        {"place": "bronx", **TRASH},
        {"place": "queens", "vp": 5},
        turn=P2,
        phase="resolve",
        dice="AEEEEE",
    )
    t.play("resolve A")
    assert t.all("vp") == [4, 0, 5]
    t.play("flee queens")
    assert t.all("vp") == [4, 1, 5]


def test_twenty_points_are_lost_again() -> None:
    t = table({"place": "lower", **TRASH}, {"place": "bronx", "vp": 20}, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert (t[P2].vp, t[P2].reached) == (19, 0)
    t.play("end")
    assert t.asked == (P2, "roll")


def test_spent_attacks_are_none() -> None:
    t = table(
        {"place": "lower", "tokens": {"web": 1}, **TRASH},
        {"place": "bronx", "vp": 3, "cards": ["webspinner"]},
        phase="resolve",
        dice="AEEEEE",
    )
    events = t.play("resolve A", "use attack web")
    assert not cited(events, RULE)
    assert t[P2].vp == 3


def test_nobody_attacked_and_not_for_others() -> None:
    t = table({"place": "bronx", **TRASH}, {"place": "queens", "vp": 3}, phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert not cited(events, RULE)
    t = table({"place": "bronx", "vp": 3}, {"place": "lower", **TRASH}, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t[0].vp == 3


def test_a_target_that_dies_has_lost_it_too_and_its_owner_dies() -> None:
    weak = {"place": "bronx", "vp": 3, "lp": 1}
    t = table({"place": "lower", **TRASH}, weak, "queens", phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert [e.kind for e in events if e.seat == P2] == ["vp", "damage", "eliminated"]
    assert t[P2].vp == 2
    weak = {"place": "bronx", "lp": 1, **TRASH}
    t = table({"place": "lower", "vp": 2}, weak, "queens", phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert not kinds(events, "vp")
    assert t.state.discards == ("trash_thrower",)
    assert t[P1].vp == 2
