"""Smoke Cloud: three more rolls."""

from tests.rules.table import P1, P2, Table, cited, kinds, table

CARD, RULE = "smoke_cloud", "card.smoke_cloud"
USE = f"use {CARD}"
MIMIC = {"id": "mimic", "copies": CARD}


def rolling(counters: int = 3, place: str = "outside", **more: object) -> Table:
    me = {"place": place, "cards": [{"id": CARD, "counters": counters}]}
    return table(me, "outside", game="tokyo", dice="112233", **more)


def test_it_comes_with_three_tokens() -> None:
    t = table({"place": "outside", "energy": 4}, "outside", game="tokyo", phase="buy", market=[CARD])
    events = t.play(f"buy {CARD}")
    assert [(e.n, e.now) for e in kinds(events, "token")] == [(3, 3)]
    assert t[0].counters == {CARD: 3}


def test_a_token_for_another_roll() -> None:
    for place in ("outside", "tokyo_city"):
        t = rolling(place=place)
        events = t.play(USE)
        assert [(e.n, e.what, e.now) for e in cited(events, RULE)] == [(-1, CARD, 2)]
        assert (t.state.rolls_left, t[0].counters, t.asked) == (3, {CARD: 2}, (P1, "keep"))
        assert "keep 112" in t.legal


def test_after_the_last_roll_too() -> None:
    t = rolling(rolls_left=1)
    t.play("keep 11", "roll", "dice 2333")
    assert (t.asked, t.legal) == ((P1, "keep"), {"stop", USE})
    assert t.refused("keep 11") == "core.roll.limit"
    t.play(USE, "keep 11", "roll", "dice HHHH")
    assert t.legal == {"stop", USE}
    t.play("stop")
    assert t.state.results == "11HHHH"


def test_with_the_last_token_it_is_discarded() -> None:
    t = rolling(1)
    events = t.play(USE)
    assert (t[0].cards, t[0].counters, t.state.discards) == ((), {}, (CARD,))
    assert [e.rule for e in kinds(events, "lose_card")] == [RULE]
    assert t.state.rolls_left == 3


def test_all_three_at_once() -> None:
    t = rolling()
    t.play(USE, USE, USE)
    assert (t.state.rolls_left, t.state.discards) == (5, (CARD,))
    assert t.refused(USE) == RULE
    for left in (4, 3, 2, 1):
        t.play("keep 11", "roll", "dice 2233")
        assert t.state.rolls_left == left
    t.play("keep 11", "roll", "dice 2233")
    assert t.asked == (P1, "resolve")


def test_without_it_the_third_roll_is_the_last() -> None:
    t = table("outside", {"place": "outside", "cards": [{"id": CARD, "counters": 3}]}, game="tokyo", dice="112233",
              rolls_left=1)
    t.play("keep 11", "roll", "dice 2333")
    assert t.asked == (P1, "resolve")


def test_only_while_its_owner_rolls() -> None:
    t = table({"place": "outside", "cards": [{"id": CARD, "counters": 3}]}, "outside", game="tokyo")
    assert t.refused(USE) == RULE
    t = rolling()
    t.play("stop")
    assert t.refused(USE) == RULE
    me = {"place": "outside", "cards": [{"id": CARD, "counters": 3}]}
    assert table(me, "outside", game="tokyo", turn=P2, dice="112233").refused(USE) == RULE


def test_without_tokens_it_gives_nothing() -> None:
    t = rolling(0)
    assert t.refused(USE) == RULE


def test_a_mimic_gets_the_tokens_that_are_left() -> None:
    owner = {"place": "outside", "cards": [{"id": CARD, "counters": 1}]}
    me = {"place": "outside", "energy": 8}
    t = table(me, owner, game="tokyo", phase="buy", market=["mimic"])
    t.play("buy mimic")
    assert t[0].counters == {f"mimic.{CARD}": 2}


def test_a_mimic_spends_its_own_and_discards_itself() -> None:
    me = {"place": "outside", "cards": [{**MIMIC, "counters": 1}]}
    owner = {"place": "outside", "cards": [{"id": CARD, "counters": 2}]}
    t = table(me, owner, game="tokyo", dice="112233")
    t.play(f"use mimic.{CARD}")
    assert (t[0].cards, t.state.discards, t.state.rolls_left) == ((), ("mimic",), 3)
    assert t[1].counters == {CARD: 2}


def test_with_the_card_gone_its_mimic_rests() -> None:
    me = {"place": "outside", "cards": [{"id": CARD, "counters": 1}]}
    t = table(me, {"place": "outside", "cards": [{**MIMIC, "counters": 2}]}, game="tokyo", dice="112233")
    t.play(USE)
    assert (t[1].cards, t[1].counters) == (("mimic",), {})


def test_its_owner_dies() -> None:
    me = {"place": "tokyo_city", "lp": 1, "cards": [{"id": CARD, "counters": 2}]}
    t = table(me, "outside", "outside", game="tokyo", turn=P2, phase="resolve", dice="A11223")
    t.play("resolve A")
    assert (t.state.discards, t[0].counters) == ((CARD,), {})
