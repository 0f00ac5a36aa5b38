"""Shrink Ray: tokens that take dice away."""

from kony_nb.rules.cards.registry import TOKENS
from kony_nb.rules.phases.cards import supply_left
from tests.rules.table import P1, P2, P3, Table, cited, kinds, table

CARD, RULE = "shrink_ray", "card.shrink_ray"
MIMIC = {"id": "mimic", "copies": CARD}


def attacking(dice: str, *others: object, place: str = "outside", cards: tuple[object, ...] = (CARD,)) -> Table:
    me = {"place": place, "cards": list(cards)}
    return table(me, *others, game="tokyo", phase="resolve", dice=dice)


def rolled(tokens: int, cards: tuple[str, ...] = (), **more: object) -> int:
    me = {"place": "outside", "tokens": {"shrink": tokens}, "cards": list(cards)}
    t = table(me, "outside", game="tokyo", **more)
    t.play("roll")
    return len(next(iter(t.outcomes)).removeprefix("dice "))


def test_a_token_for_each_monster_that_lost_to_the_attack() -> None:
    t = attacking("AA1123", "outside", "outside", place="tokyo_city")
    events = t.play("resolve A")
    assert t.all("tokens") == [{}, {"shrink": 1}, {"shrink": 1}]
    assert [(e.seat, e.what, e.n) for e in cited(events, RULE)] == [(P2, "shrink", 1), (P3, "shrink", 1)]
    t = attacking("A11223", "tokyo_city", "outside")
    t.play("resolve A")
    assert t.all("tokens") == [{}, {"shrink": 1}, {}]


def test_not_who_lost_nothing() -> None:
    t = attacking("A11223", {"place": "tokyo_city", "energy": 2, "cards": ["wings"]}, "outside")
    t.play("resolve A", "use wings")
    assert t.all("tokens") == [{}, {}, {}]


def test_not_for_what_cards_take() -> None:
    t = table(
        {"place": "outside", "energy": 3, "cards": [CARD]}, "tokyo_city", game="tokyo", phase="buy",
        market=["flame_thrower"],
    )
    t.play("buy flame_thrower")
    assert (t[1].lp, t[1].tokens) == (8, {})


def test_not_for_the_dead_nor_for_attacks_of_others() -> None:
    t = attacking("A11223", {"place": "tokyo_city", "lp": 1}, "outside")
    t.play("resolve A")
    assert t.all("tokens") == [{}, {}, {}]
    t = attacking("A11223", {"place": "tokyo_city", "cards": [CARD]}, "outside", cards=())
    t.play("resolve A")
    assert t.all("tokens") == [{}, {}, {}]


def test_one_die_less_for_each() -> None:
    assert [rolled(n) for n in (1, 2, 5)] == [5, 4, 1]
    assert rolled(1, ("extra_head",)) == 6
    t = table({"place": "outside", "tokens": {"shrink": 1}}, "outside", game="tokyo")
    t.play("roll", "dice 11223")
    assert "keep 1" in t.legal


def test_nothing_to_roll_with_six_of_them() -> None:
    me = {"place": "outside", "tokens": {"shrink": 6}}
    t = table({"place": "outside"}, me, game="tokyo", phase="buy")
    events = t.play("end")
    assert next((e.seat, e.rule) for e in kinds(events, "nothing")) == (P2, "core.roll.no-dice")
    assert t.asked == (P2, "buy")


def test_a_heart_outside_tokyo_removes_one_instead_of_healing() -> None:
    me = {"place": "outside", "lp": 5, "tokens": {"shrink": 2}}
    t = table(me, "tokyo_city", game="tokyo", phase="resolve", dice="HHH11")
    t.play("resolve H")
    assert t.legal == {"pass", "use heart shrink"}
    t.play("use heart shrink", "pass")
    assert (t[0].lp, t[0].tokens) == (7, {"shrink": 1})


def test_in_tokyo_it_stays() -> None:
    me = {"place": "tokyo_city", "lp": 5, "tokens": {"shrink": 2}}
    t = table(me, "outside", game="tokyo", phase="resolve", dice="HHH11")
    t.play("resolve H")
    assert (t[0].lp, t[0].tokens) == (5, {"shrink": 2})
    t = table(me, "outside", game="tokyo", phase="resolve", dice="HH112")
    t.play("resolve H")
    assert t.refused("use heart shrink") == "core.turn.order"


def test_there_are_twelve() -> None:
    assert TOKENS["shrink"].supply == 12
    others = [{"place": "outside", "tokens": {"shrink": 6}}, {"place": "outside", "tokens": {"shrink": 5}}, "outside"]
    t = attacking("A11223", *others, place="tokyo_city")
    events = t.play("resolve A")
    assert t.all("tokens") == [{}, {"shrink": 7}, {"shrink": 5}, {}]
    assert supply_left(t.state, "shrink") == 0
    assert [e.seat for e in events if e.rule == "core.tokens.supply"] == [2, 3]


def test_tokens_stay_when_the_card_goes() -> None:
    t = table(
        {"place": "tokyo_city", "lp": 1, "cards": [CARD]}, "outside", {"place": "outside", "tokens": {"shrink": 1}},
        game="tokyo", turn=P2, phase="resolve", dice="A11223",
    )
    t.play("resolve A")
    assert (t.state.discards, t[2].tokens) == ((CARD,), {"shrink": 1})


def test_the_bearer_may_own_the_card() -> None:
    t = table({"place": "outside", "tokens": {"shrink": 1}, "cards": [CARD]}, "tokyo_city", game="tokyo")
    assert t[0].tokens == {"shrink": 1}


def test_a_mimic_gives_tokens_too() -> None:
    t = attacking("A11223", {"place": "tokyo_city", "cards": [CARD]}, "outside", cards=(MIMIC,))
    t.play("resolve A")
    assert t[1].tokens == {"shrink": 1}
    t = attacking("A11223", "tokyo_city", "outside", cards=(CARD, MIMIC))
    t.play("resolve A")
    assert t[1].tokens == {"shrink": 2}


def test_its_owner_has_no_use_of_it() -> None:
    assert attacking("A11223", "tokyo_city").state.turn == P1
    assert attacking("A11223", "tokyo_city").refused(f"use {CARD}") == RULE
