"""Antimatter Pellets: a die for each monster attacked, and an Ouch doubles its damage."""

from tests.rules.table import P1, P2, P3, changes, cited, kinds, table

ARMED = {"cards": ["antimatter_pellets"]}


def test_each_target_rolls_and_an_ouch_doubles() -> None:
    t = table({"place": "lower", **ARMED}, "bronx", "queens", "brooklyn", phase="resolve", dice="AAEEEE")
    events = t.play("resolve A")
    assert t.all("lp") == [10, 10, 10, 10]
    assert t.asked == (1, "side_roll")
    events += t.play("dice O")
    assert t.asked == (2, "side_roll")
    events += t.play("dice A")
    assert t.asked == (3, "side_roll")
    events += t.play("dice O")
    assert t.all("lp") == [10, 6, 8, 6]
    assert changes(events, "damage") == [(1, 4), (2, 2), (3, 4)]
    assert [e.what for e in cited(events, "card.antimatter_pellets") if e.kind == "roll"] == ["O", "A", "O"]


def test_clockwise_from_the_active_monster() -> None:
    t = table("bronx", "queens", {"place": "lower", **ARMED}, "brooklyn", turn=P3, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.asked == (3, "side_roll")
    t.play("dice H")
    assert t.asked == (0, "side_roll")
    t.play("dice H")
    assert t.asked == (1, "side_roll")


def test_the_flight_comes_after_the_damage() -> None:
    t = table("lower", {"place": "bronx", **ARMED}, "queens", turn=P2, phase="resolve", dice="AAAEEE")
    t.play("resolve A", "dice O")
    assert t[0].lp == 4
    assert t.asked == (P1, "flee")


def test_double_damage_can_kill() -> None:
    t = table(
        {"place": "lower", "lp": 2}, {"place": "bronx", **ARMED}, "queens", turn=P2, phase="resolve", dice="AEEEEE"
    )
    t.play("resolve A", "dice O")
    assert not t[0].alive


def test_no_die_without_a_target_or_an_attack() -> None:
    t = table({"place": "bronx", **ARMED}, "queens", phase="resolve", dice="AAEEEE")
    events = t.play("resolve A")
    assert not kinds(events, "roll")
    t = table(
        {"place": "bronx", **ARMED}, "lower", phase="resolve", dice="OOEEEE", boroughs={"bronx": {"units": ["jet"]}}
    )
    events = t.play("resolve O")
    assert t[0].lp == 9
    assert not kinds(events, "roll")


def test_not_for_the_attacks_of_others() -> None:
    t = table("bronx", {"place": "lower", **ARMED}, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t[1].lp == 9


def test_only_a_single_die_is_a_result() -> None:
    t = table({"place": "lower", **ARMED}, "bronx", "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.refused("dice OO") == "core.roll.side"
    assert t.refused("pass") == "core.roll.side"


def test_with_fireball_everybody_hit_rolls() -> None:
    p1 = {"place": "bronx", "cards": ["antimatter_pellets", "fireball"]}
    t = table(p1, "bronx", "lower", phase="resolve", dice="AEEEEE")
    t.play("resolve A", "dice O", "dice H")
    assert t.all("lp") == [10, 8, 9]


def test_the_shed_carapace_comes_after_the_die() -> None:
    p1 = {"place": "lower", "lp": 4, "cards": [{"id": "carapace", "counters": 3}]}
    t = table(p1, {"place": "bronx", **ARMED}, "queens", turn=P2, phase="resolve", dice="AAAEEE")
    t.play("resolve A", "dice O")
    assert t.asked == (P1, "before_loss")
    t.play("use carapace")
    assert t[0].lp == 1


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, **ARMED}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("antimatter_pellets",)
