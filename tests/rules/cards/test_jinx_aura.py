"""Jinx Aura: nobody else stops early."""

from tests.rules.table import P1, P2, Table, cited, kinds, table

RULE = "card.jinx_aura"


def rolling(dice: str = "AAHESO", *, aura: str = "lower", rolls_left: int = 2, **p1: object) -> Table:
    owner = {"place": aura, "cards": ["jinx_aura"]}
    return table({"place": "queens", **p1}, owner, dice=dice, rolls_left=rolls_left)


def test_the_others_must_go_on() -> None:
    for aura in ("lower", "queens"):
        t = rolling(aura=aura)
        assert t.asked == (P1, "keep")
        assert "stop" not in t.legal
        assert t.refused("stop") == RULE
        assert "keep AAHES" in t.legal
        t.play("keep AAHES", "roll", "dice O")
        assert t.refused("stop") == RULE
        t.play("keep AAHES", "roll", "dice E")
        assert t.state.phase == "resolve"


def test_at_least_one_die_each_time() -> None:
    t = rolling()
    assert t.refused("keep AAHESO") == "core.roll.reroll-one"
    assert "keep" in t.legal


def test_not_its_owner() -> None:
    t = table({"place": "queens", "cards": ["jinx_aura"]}, "lower", dice="AAHESO")
    assert "stop" in t.legal
    events = t.play("stop")
    assert kinds(events, "stop")
    assert not cited(events, RULE)


def test_who_may_not_reroll_stops() -> None:
    t = rolling("AAAAAA", cards=["terminal_rage"])
    assert t.asked == (P2, "flee")
    assert next(e.what for e in kinds(t.opening, "forced")) == "stop"
    t = rolling("AAAAAO", cards=["terminal_rage"])
    assert t.asked == (P1, "roll")
    assert t.state.kept == "AAAAA"


def test_who_cannot_pay_stops() -> None:
    p1, p2 = {"place": "queens", "tokens": {"jinx": 1}}, {"place": "lower", "cards": ["jinx_aura", "curse"]}
    t = table(p1, p2, dice="OOOOOO")
    assert next(e.what for e in kinds(t.opening, "forced")) == "stop"
    t = table(p1, p2, dice="HOOOOO")
    assert t.state.kept == "OOOOO"


def test_without_a_reroll_left_nothing_is_asked() -> None:
    t = table("queens", {"place": "lower", "cards": ["jinx_aura"]}, dice="AAHESO", rolls_left=1)
    t.play("keep AAHES", "roll", "dice O")
    assert t.state.phase == "resolve"


def test_its_owner_dies() -> None:
    t = table("queens", {"place": "lower", "lp": 1, "cards": ["jinx_aura"]}, "bronx", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("jinx_aura",)
    t.play("end", "roll", "dice AAHESO")
    assert "stop" in t.legal
