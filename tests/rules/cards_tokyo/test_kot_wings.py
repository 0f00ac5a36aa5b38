"""Wings: no LP lost for the rest of the turn."""

from tests.rules.table import P1, P2, P3, Table, changes, cited, kinds, table, trial_card

CARD, RULE = "wings", "card.wings"
USE = f"use {CARD}"
MIMIC = {"id": "mimic", "copies": CARD}


def attacked(
    energy: int,
    dice: str = "AA1123",
    place: str = "tokyo_city",
    cards: tuple[object, ...] = (CARD,),
    lp: int = 10,
    **more: object,
) -> Table:
    attacker = {"place": "outside" if place == "tokyo_city" else "tokyo_city", "energy": 9}
    me = {"place": place, "energy": energy, "lp": lp, "cards": list(cards)}
    return table(me, attacker, "outside", game="tokyo", turn=P2, phase="resolve", dice=dice, **more)


def test_asked_before_the_loss_and_then_nothing_is_lost() -> None:
    for place in ("outside", "tokyo_city"):
        t = attacked(3, place=place)
        t.play("resolve A")
        assert (t.asked, t.legal) == ((P1, "before_loss"), {"pass", USE})
        events = t.play(USE)
        assert changes(cited(events, RULE), "energy") == [(P1, -2)]
        assert changes(cited(events, RULE), "reduce") == [(P1, 2)]
        assert (t[0].energy, t[0].lp) == (1, 10)


def test_asked_for_a_single_life_point_too() -> None:
    t = attacked(2, "A11223")
    t.play("resolve A")
    assert t.asked == (P1, "before_loss")


def test_passing_loses_it() -> None:
    t = attacked(2)
    t.play("resolve A", "pass")
    assert (t[0].energy, t[0].lp) == (2, 8)


def test_not_asked_without_the_energy() -> None:
    t = attacked(1)
    t.play("resolve A")
    assert t[0].lp == 8
    assert t.refused(USE) == RULE


def test_who_lost_nothing_may_still_yield() -> None:
    t = attacked(2)
    t.play("resolve A", USE)
    assert t.asked == (P1, "yield")
    t.play("yield")
    assert t[0].place == "outside"


def test_for_the_rest_of_this_turn_against_cards_too() -> None:
    t = attacked(5, market=["flame_thrower", "gas_refinery", "heal"])
    t.play("resolve A", USE, "hold", "resolve 1", "resolve 2", "buy flame_thrower")
    assert (t[0].lp, t[0].energy, t[2].lp) == (10, 3, 8)
    t.settle()
    assert t.asked == (P2, "buy")
    assert t.state.ledger.shields == (("wings", P1),)


def test_the_next_turn_is_another_one() -> None:
    t = attacked(5)
    t.play("resolve A", USE, "hold", "resolve 1", "resolve 2", "end", "roll", "dice AA1123", "stop", "resolve A")
    assert (t.state.turn, t.asked) == (P3, (P1, "before_loss"))
    t.play("pass")
    assert (t[0].lp, t[0].energy) == (8, 3)


def test_at_any_decision_before_the_loss() -> None:
    me = {"place": "outside", "energy": 6, "cards": [CARD]}
    t = table(me, "outside", game="tokyo", dice="112233", market=["tank"])
    t.play(USE)
    assert t.refused(USE) == RULE
    t.play("stop", "resolve 1", "resolve 2", "buy tank")
    assert (t[0].lp, t[0].vp) == (10, 4)


def test_its_owners_own_loss_asks_too() -> None:
    me = {"place": "outside", "energy": 6, "vp": 16, "lp": 3, "cards": [CARD]}
    t = table(me, "outside", game="tokyo", phase="buy", market=["tank"])
    t.play("buy tank")
    assert t.asked == (P1, "before_loss")
    t.play(USE)
    assert (t.state.result, t.state.winner, t[0].lp) == ("vp", P1, 3)


def test_not_asked_where_another_card_leaves_nothing() -> None:
    with trial_card(id="shell", games=("tokyo",), reduce=lambda state, seat, loss, n: 0 if n == 1 else n):
        t = attacked(2, "A11223", cards=(CARD, "shell"))
        t.play("resolve A")
        assert t.asked == (P1, "yield")
        t = attacked(2, cards=("shell", CARD))
        t.play("resolve A")
        assert t.asked == (P1, "before_loss")


def test_others_lose_all_the_same() -> None:
    t = table(
        {"place": "outside", "energy": 2, "cards": [CARD]}, "tokyo_city", "outside", game="tokyo", turn=P2,
        phase="resolve", dice="AA1123",
    )
    t.play("resolve A", USE)
    assert t.all("lp") == [10, 10, 8]


def test_a_mimic_of_it_is_paid_for_itself() -> None:
    t = table(
        {"place": "outside", "energy": 2, "cards": [CARD]}, "tokyo_city",
        {"place": "outside", "energy": 2, "cards": [MIMIC]}, game="tokyo", turn=P2, phase="resolve", dice="AA1123",
    )
    t.play("resolve A")
    assert t.asked == (P3, "before_loss")
    t.play(f"use mimic.{CARD}", "pass")
    assert (t.all("lp"), t.all("energy")) == ([8, 10, 10], [2, 0, 0])


def test_two_of_one_owner_are_paid_for_once() -> None:
    t = attacked(4, cards=(CARD, MIMIC))
    t.play("resolve A")
    assert t.legal == {"pass", USE, f"use mimic.{CARD}"}
    t.play(USE)
    assert (t[0].energy, t[0].lp, t.asked) == (2, 10, (P1, "yield"))
    assert t.refused(f"use mimic.{CARD}") == RULE


def test_with_jets_the_yield_comes_first_and_wings_spare_it() -> None:
    t = attacked(2, cards=(CARD, "jets"))
    t.play("resolve A")
    assert t.asked == (P1, "yield")
    t.play(USE)
    t.play("hold")
    assert (t[0].lp, t[0].place) == (10, "tokyo_city")


def test_its_owner_dies() -> None:
    t = attacked(2, lp=2)
    events = t.play("resolve A", "pass")
    assert [e.seat for e in kinds(events, "eliminated")] == [P1]
    assert t.state.discards == (CARD,)
