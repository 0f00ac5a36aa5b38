"""General Ellis: for who destroyed a Tank; points, and damage to everybody."""

from tests.rules.table import P1, P2, P3, Table, building, changes, cited, kinds, table

RULE = "card.general_ellis"


def buying(
    place: str = "bronx", destroyed: tuple[str, ...] = ("tank",), others: object = "queens", **p1: object
) -> Table:
    me = {"place": place, "energy": 5, **p1}
    market = ["general_ellis"]
    return table("queens", me, others, turn=P2, phase="buy", market=market, this_turn={"destroyed": list(destroyed)})


def test_points_then_damage_to_everybody() -> None:
    t = buying()
    events = t.play("buy general_ellis")
    assert t.all("vp") == [0, 3, 0]
    assert t.all("lp") == [9, 9, 9]
    wanted = [("vp", P2, 3), ("damage", P2, 1), ("damage", P3, 1), ("damage", P1, 1)]
    assert [(e.kind, e.seat, e.n) for e in cited(events, RULE)] == wanted
    assert {e.other for e in kinds(events, "damage")} == {P2}
    assert t.state.discards == ("general_ellis",)


def test_only_after_a_tank() -> None:
    for destroyed in ((), ("jet", "infantry"), ("high_rise_3",)):
        t = buying(destroyed=destroyed)
        assert "buy general_ellis" not in t.legal
        assert t.refused("buy general_ellis") == RULE
    assert buying(energy=4).refused("buy general_ellis") == "core.buy.cost"


def test_a_tank_that_was_destroyed_by_the_dice() -> None:
    t = table(
        {"place": "bronx", "energy": 5},
        "lower",
        phase="resolve",
        dice="DDDDEE",
        market=["general_ellis"],
        boroughs={"bronx": building(units=("tank",))},
    )
    t.play("resolve D", "stay", "buy general_ellis")
    assert t[0].vp == 6
    assert t.all("lp") == [9, 9]


def test_the_tank_of_an_earlier_turn_does_not_count() -> None:
    t = buying(energy=10)
    t.play("end", "roll", "dice EEEEEE", "stop")
    assert t.refused("buy general_ellis") == RULE


def test_no_attack_nobody_flees() -> None:
    t = buying(others="lower")
    t.play("buy general_ellis")
    t.settle()
    assert t.asked == (P2, "buy")
    t = buying("lower")
    t.play("buy general_ellis")
    t.settle()
    assert t.asked == (P2, "buy")


def test_several_die_together_the_buyer_too() -> None:
    t = buying(lp=1, others={"place": "queens", "lp": 1})
    events = t.play("buy general_ellis")
    assert t.all("alive") == [True, False, False]
    assert (t.state.result, t.state.winner) == ("last", P1)
    assert [e.seat for e in kinds(events, "eliminated")] == [P2, P3]


def test_tokens_for_those_it_hurt_but_not_for_the_buyer() -> None:
    t = buying(cards=["webspinner"])
    events = t.play("buy general_ellis")
    assert t.all("tokens") == [{"web": 1}, {}, {"web": 1}]
    assert changes(events, "damage") == [(P2, 1), (P3, 1), (P1, 1)]
