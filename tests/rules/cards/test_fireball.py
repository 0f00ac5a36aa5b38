"""Fireball: attacks hit the neighbours too."""

from tests.rules.table import P1, P2, P3, changes, kinds, table

HOT = {"cards": ["fireball"]}


def test_the_borough_is_hit_too() -> None:
    t = table("lower", {"place": "bronx", **HOT}, "bronx", "queens", turn=P2, phase="resolve", dice="AAEEEE")
    events = t.play("resolve A")
    assert t.all("lp") == [8, 10, 8, 10]
    assert [e.n for e in kinds(events, "attack")] == [2]
    assert t.asked == (P1, "flee")


def test_also_when_manhattan_is_empty() -> None:
    t = table({"place": "bronx", **HOT}, "bronx", "queens", phase="resolve", dice="AAEEEE")
    events = t.play("resolve A")
    assert t.all("lp") == [10, 8, 10]
    assert not kinds(events, "hold")
    assert t[0].place == "lower"


def test_neighbours_outside_cannot_flee() -> None:
    t = table("lower", {"place": "bronx", **HOT}, "bronx", turn=P2, phase="resolve", dice="AEEEEE")
    t.play("resolve A", "hold")
    assert t.asked[0] == P2


def test_from_manhattan_the_other_one_inside_is_hit_and_may_flee() -> None:
    t = table({"place": "upper", **HOT}, "lower_56", "bronx", "queens", "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 9, 9, 9]
    assert t.asked == (P2, "flee")
    events = t.play("flee brooklyn")
    assert t[1].place == "brooklyn"
    assert not [e for e in kinds(events, "move") if e.what == "enter"]
    assert t.asked == (P1, "buy")
    assert t.all("place") == ["upper", "brooklyn", "bronx", "queens", "queens"]


def test_from_manhattan_alone_it_adds_nobody() -> None:
    t = table({"place": "upper", **HOT}, "bronx", "queens", phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(1, 1), (2, 1)]


def test_nobody_twice_and_never_oneself() -> None:
    t = table({"place": "bronx", **HOT}, "lower", "bronx", phase="resolve", dice="AAAEEE")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(1, 3), (2, 3)]


def test_not_without_attack_dice_and_not_for_others() -> None:
    t = table({"place": "bronx", **HOT}, "bronx", "lower", phase="resolve", dice="EEEEEE")
    assert t.all("lp") == [10, 10, 10]
    t = table("bronx", {"place": "bronx", **HOT}, "lower", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.all("lp") == [10, 10, 9]


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, **HOT}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("fireball",)
    assert t[P3].lp == 9
