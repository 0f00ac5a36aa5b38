"""Webspinner: Web tokens, fewer rolls, and attacks that remove them."""

from tests.rules.table import P1, P2, Table, cited, kinds, table

WEB = {"cards": ["webspinner"]}


def bearer(n: int, place: str = "queens", **more: object) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    return table({"place": place, "tokens": {"web": n}}, {"place": other, **WEB}, "bronx", **more)


def test_a_token_for_each_monster_damaged() -> None:
    t = table("lower", {"place": "bronx", **WEB}, "queens", turn=P2, phase="resolve", dice="AAEEEE")
    t.play("resolve A")
    assert t.all("tokens") == [{"web": 1}, {}, {}]
    assert t.asked == (P1, "flee")


def test_one_roll_less_for_each_but_the_first_is_always_made() -> None:
    for n, rolls in ((1, 2), (2, 1), (3, 1), (13, 1)):
        t = bearer(n, phase="start")
        assert t.state.rolls_left == rolls
    t = bearer(2, phase="start")
    t.play("roll", "dice AAHESO")
    assert t.asked == (P1, "resolve")
    assert t.refused("keep AA") == "core.roll.stop"


def test_others_roll_as_ever() -> None:
    t = table({"place": "queens", **WEB}, {"place": "lower", "tokens": {"web": 2}}, phase="start")
    assert t.state.rolls_left == 3


def test_an_attack_removes_a_token_and_the_rest_attacks() -> None:
    t = bearer(1, phase="resolve", dice="AAAEEE")
    t.play("resolve A")
    assert t.legal == {"pass", "use attack web"}
    events = t.play("use attack web")
    assert t[0].tokens == {}
    assert t[1].lp == 8
    assert [e.n for e in kinds(events, "attack")] == [2]


def test_passing_attacks_with_everything() -> None:
    t = bearer(2, phase="resolve", dice="AAAEEE")
    t.play("resolve A", "pass")
    assert t[1].lp == 7
    assert t[0].tokens == {"web": 2}


def test_all_spent_is_no_attack() -> None:
    t = bearer(2, phase="resolve", dice="AAEEEE")
    events = t.play("resolve A", "use attack web", "use attack web")
    assert not kinds(events, "attack")
    assert cited(events, "core.tokens.all-spent")
    assert t[1].lp == 10
    assert t.asked == (P1, "move")


def test_hearts_do_not_remove_it() -> None:
    t = bearer(1, phase="resolve", dice="HHEEEE")
    t.play("resolve H")
    assert t[0].tokens == {"web": 1}
    assert t.asked[1] == "move"


def test_both_kinds_of_token() -> None:
    t = table(
        {"place": "lower", "lp": 9, "tokens": {"web": 1}},
        {"place": "bronx", "cards": ["webspinner", "curse"]},
        "queens",
        turn=P2,
        phase="resolve",
        dice="AEEEEE",
    )
    t.play("resolve A")
    assert t[0].tokens == {"web": 2, "jinx": 1}


def test_tokens_go_with_the_card() -> None:
    t = table(
        {"place": "bronx", "energy": 5, **WEB},
        {"place": "lower", "tokens": {"web": 3}},
        phase="buy",
        market=["tesla_cannon"],
    )
    t.play("buy tesla_cannon")
    assert t[1].tokens == {}


def test_tokens_go_with_its_owner() -> None:
    t = table(
        {"place": "lower", "tokens": {"web": 2}},
        {"place": "bronx", "lp": 1, **WEB},
        "queens",
        phase="resolve",
        dice="AAAEEE",
    )
    t.play("resolve A", "pass")
    assert not t[1].alive
    assert t[0].tokens == {}
