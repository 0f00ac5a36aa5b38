"""Flame Thrower: every other monster loses two LP."""

from tests.rules.table import P1, P2, P3, P4, Table, changes, kinds, table

RULE = "card.flame_thrower"


def buying(*others: object, place: str = "outside", energy: int = 3, **more: object) -> Table:
    me = {"place": place, "energy": energy}
    return table(me, *others, game="tokyo", phase="buy", market=["flame_thrower"], **more)


def test_all_others_wherever_they_are() -> None:
    t = buying("tokyo_city", "outside", "outside", "tokyo_bay")
    events = t.play("buy flame_thrower")
    assert t.all("lp") == [10, 8, 8, 8, 8]
    assert [(e.rule, e.seat, e.other) for e in kinds(events, "damage")] == [(RULE, s, P1) for s in (1, 2, 3, 4)]
    assert t.state.discards == ("flame_thrower",)
    t = buying("outside", "outside", place="tokyo_city")
    t.play("buy flame_thrower")
    assert t.all("lp") == [10, 8, 8]


def test_nobody_may_yield_for_it() -> None:
    t = buying("tokyo_city", "outside")
    t.play("buy flame_thrower")
    t.settle()
    assert t.asked == (P1, "buy")
    assert t[1].place == "tokyo_city"


def test_it_is_no_attack() -> None:
    t = table(
        {"place": "outside", "energy": 3, "cards": ["shrink_ray"]}, "tokyo_city", "outside",
        game="tokyo", phase="buy", market=["flame_thrower"],
    )
    t.play("buy flame_thrower")
    assert t.all("tokens") == [{}, {}, {}]
    assert t.state.ledger.attacks == 0


def test_several_die_together() -> None:
    t = buying({"place": "tokyo_city", "lp": 2}, {"place": "outside", "lp": 1}, "outside")
    events = t.play("buy flame_thrower")
    assert [e.seat for e in kinds(events, "eliminated")] == [P2, P3]
    assert t.all("alive") == [True, False, False, True]
    assert t.state.result == ""
    t = buying({"place": "tokyo_city", "lp": 2})
    t.play("buy flame_thrower")
    assert (t.state.result, t.state.winner) == ("last", P1)


def test_bought_on_the_turn_of_another_the_active_monster_comes_first() -> None:
    t = table(
        {"place": "outside", "energy": 3, "cards": ["opportunist"]}, "outside", {"place": "outside", "energy": 2},
        "outside", game="tokyo", turn=P3, phase="buy", market=["heal", "tank", "frenzy"],
        deck_top=["flame_thrower", "skyscraper", "energize"],
    )
    t.play("sweep")
    assert t.asked == (P1, "seize")
    events = t.play("buy flame_thrower")
    assert changes(events, "damage") == [(P3, 2), (P4, 2), (P2, 2)]
    assert t.all("lp") == [10, 8, 8, 8]


def test_not_without_the_energy() -> None:
    assert buying("outside", energy=2).refused("buy flame_thrower") == "core.buy.cost"
