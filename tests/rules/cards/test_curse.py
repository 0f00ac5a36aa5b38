"""Curse: Jinx tokens, the price of rolling an Ouch again, and hearts that remove them."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

CURSE = {"cards": ["curse"]}


def bearer(n: int, dice: str, place: str = "queens", **more: object) -> Table:
    me = {"place": place, "tokens": {"jinx": n}, "energy": 5}
    other = "brooklyn" if place == "lower" else "lower"
    return table(me, {"place": other, **CURSE}, "bronx", dice=dice, **more)


def test_a_token_for_each_monster_damaged() -> None:
    t = table(
        {"place": "lower", **CURSE}, "bronx", {"place": "bronx", "lp": 2}, "queens", phase="resolve", dice="AAEEEE"
    )
    events = t.play("resolve A")
    assert t.all("tokens") == [{}, {"jinx": 1}, {}, {"jinx": 1}]
    assert [(e.seat, e.now) for e in kinds(events, "token")] == [(1, 1), (3, 1)]


def test_one_token_for_each_damage_not_for_each_point() -> None:
    t = table({"place": "lower", **CURSE}, {"place": "bronx", "tokens": {"jinx": 2}}, phase="resolve", dice="AAAAEE")
    t.play("resolve A")
    assert t[1].tokens == {"jinx": 3}


def test_units_give_no_token() -> None:
    t = table(
        {"place": "bronx", **CURSE},
        "bronx",
        "lower",
        phase="resolve",
        dice="OOEEEE",
        boroughs={"bronx": {"units": ["jet"]}},
    )
    t.play("resolve O")
    assert t.all("lp") == [9, 9, 10]
    assert t.all("tokens") == [{}, {}, {}]


def test_others_attacks_give_no_token() -> None:
    t = table("lower", {"place": "bronx", **CURSE}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.all("tokens") == [{}, {}, {}]


def test_rolling_an_ouch_again_costs_one_for_each_token_and_die() -> None:
    t = bearer(2, "OOHHEE")
    t.play("keep HHEEO")
    assert t[0].energy == 3
    t = bearer(1, "OOHHEE")
    events = t.play("keep HHEE")
    assert t[0].energy == 3
    assert changes(cited(events, "core.tokens.reroll-fee"), "energy") == [(P1, -2)]


def test_other_dice_are_free() -> None:
    t = bearer(3, "OOHHEE")
    t.play("keep OO")
    assert t[0].energy == 5


def test_who_cannot_pay_keeps_the_ouch() -> None:
    t = bearer(3, "OOHHEE")
    assert t.refused("keep HHEE") == "core.tokens.reroll-fee"
    assert {"keep HHEEO", "keep OO", "stop"} <= t.legal


def test_the_first_roll_is_free() -> None:
    t = table({"place": "queens", "tokens": {"jinx": 9}}, {"place": "lower", **CURSE})
    assert t.legal == {"roll"}
    events = t.play("roll", "dice OOOOOO")
    assert [e.what for e in kinds(events, "forced")] == ["stop", "resolve O"]


def test_a_heart_removes_a_token_in_manhattan_too() -> None:
    t = bearer(2, "HHHEEE", place="lower", phase="resolve")
    t.play("resolve H", "use heart jinx", "use heart jinx")
    assert t[0].tokens == {}
    t = bearer(2, "HHHEEE", phase="resolve")
    t.play("resolve H", "use heart jinx", "pass")
    assert t[0].tokens == {"jinx": 1}


def test_the_hearts_that_are_left_heal() -> None:
    me = {"place": "queens", "tokens": {"jinx": 1}, "lp": 4}
    t = table(me, {"place": "lower", **CURSE}, phase="resolve", dice="HHHEEE")
    t.play("resolve H", "use heart jinx")
    assert t[0].tokens == {}
    assert t[0].lp == 6


def test_attacks_do_not_remove_it() -> None:
    t = bearer(1, "AAEEEE", phase="resolve")
    t.play("resolve A")
    assert t.asked == (1, "flee")


def test_the_supply_is_thirteen() -> None:
    t = table(
        {"place": "lower", **CURSE},
        {"place": "bronx", "tokens": {"jinx": 7}},
        {"place": "bronx", "tokens": {"jinx": 5}},
        "queens",
        phase="resolve",
        dice="AEEEEE",
    )
    events = t.play("resolve A")
    assert [m.tokens.get("jinx", 0) for m in t.state.monsters] == [0, 8, 5, 0]
    assert [e.seat for e in cited(events, "core.tokens.supply")] == [2, 3]


def test_tokens_go_with_the_card_and_with_its_owner() -> None:
    t = table(
        {"place": "lower", "tokens": {"jinx": 2}},
        {"place": "bronx", "lp": 1, **CURSE},
        "queens",
        phase="resolve",
        dice="AEEEEE",
    )
    t.play("resolve A")
    assert not t[1].alive
    assert t.all("tokens") == [{}, {}, {}]
    assert t.state.discards == ("curse",)


def test_tokens_of_a_dead_bearer_go_back() -> None:
    t = table(
        {"place": "lower", "lp": 1, "tokens": {"jinx": 4}},
        {"place": "bronx", **CURSE},
        "queens",
        turn=P2,
        phase="resolve",
        dice="AEEEEE",
    )
    t.play("resolve A")
    assert t[0].tokens == {}
