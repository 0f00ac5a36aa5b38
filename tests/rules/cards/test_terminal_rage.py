"""Terminal Rage: another turn, and attacks that stay."""

from tests.rules.table import P1, P2, cited, kinds, table

ID, RULE = "terminal_rage", "card.terminal_rage"


def test_another_turn_when_bought() -> None:
    for place in ("bronx", "lower"):
        t = table({"place": place, "energy": 4}, "queens", phase="buy", market=[ID])
        events = t.play(f"buy {ID}")
        assert [(e.kind, e.seat, e.what) for e in cited(events, RULE)] == [("extra_turn", P1, ID)]
        assert t.state.extra_turns == ((ID, P1),)
        events = t.play("end")
        assert [(e.seat, e.what) for e in kinds(events, "turn")] == [(P1, ID)]
        assert t.state.extra_turns == ()


def test_only_one_turn() -> None:
    t = table({"place": "bronx", "cards": [ID]}, "lower", phase="end", this_turn={"extra": ID})
    events = t.play("end")
    assert [e.seat for e in kinds(events, "turn")] == [P2]


def test_attack_dice_stay() -> None:
    t = table({"place": "bronx", "cards": [ID]}, "lower", dice="AAHESO")
    assert "keep AA" in t.legal
    assert "keep A" not in t.legal
    assert "keep" not in t.legal
    assert t.refused("keep AHES") == RULE
    assert t.refused("keep") == RULE
    assert "stop" in t.legal
    t.play("keep AA", "roll", "dice AHHH")
    assert t.refused("keep AA") == RULE
    t.play("keep AAA", "roll", "dice EEE")
    assert t.state.dice == "AAAEEE"


def test_other_dice_are_free() -> None:
    t = table({"place": "lower", "cards": [ID]}, "bronx", dice="HHEESO")
    assert {"keep", "keep H", "keep HHEES"} <= t.legal


def test_with_attacks_only_there_is_nothing_to_ask() -> None:
    t = table({"place": "bronx", "cards": [ID]}, "lower", dice="AAAAAA")
    assert next(e.what for e in kinds(t.opening, "forced")) == "stop"


def test_not_for_others() -> None:
    t = table("bronx", {"place": "lower", "cards": [ID]}, dice="AAHESO")
    assert {"keep", "keep A"} <= t.legal
    assert t.refused(f"use {ID}") == RULE


def test_not_in_the_market() -> None:
    t = table("bronx", "lower", dice="AAHESO", market=[ID])
    assert "keep" in t.legal


def test_its_owner_dies() -> None:
    t = table(
        {"place": "lower", "lp": 1, "cards": [ID]},
        "bronx",
        "queens",
        turn=P2,
        phase="resolve",
        dice="AEEEEE",
        extra_turns=[[ID, "Kong"]],
    )
    t.play("resolve A")
    assert t.state.discards == (ID,)
    assert t.state.extra_turns == ()
