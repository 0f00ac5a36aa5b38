"""Opportunist: buy a card the moment it is revealed, on any turn."""

from tests.rules.table import P1, P2, P3, Table, kinds, table, trial_card

CARD, RULE = "opportunist", "card.opportunist"
MIMIC = {"id": "mimic", "copies": CARD}
TOP = ("corner_store", "heal", "commuter_train", "tank", "frenzy")


def sweeping(*monsters: dict[str, object], turn: int = P2, top: tuple[str, ...] = TOP, **more: object) -> Table:
    """Return a table at which the active monster can only sweep three cards away."""
    return table(
        *monsters, game="tokyo", turn=turn, phase="buy", market=["energize", "skyscraper", "shrink_ray"],
        deck_top=list(top), **more,
    )


def owner(energy: int, *cards: object, place: str = "outside", **more: object) -> dict[str, object]:
    return {"place": place, "energy": energy, "cards": list(cards or (CARD,)), **more}


SWEEPER = {"place": "outside", "energy": 2}


def test_asked_at_each_reveal_on_the_turn_of_another() -> None:
    for place in ("outside", "tokyo_city"):
        t = sweeping(owner(9, place=place), SWEEPER)
        t.play("sweep")
        assert (t.asked, t.legal) == ((P1, "seize"), {"pass", "buy corner_store"})
        t.play("pass")
        assert t.legal == {"pass", "buy heal"}
        t.play("pass")
        assert t.legal == {"pass", "buy commuter_train"}
        t.play("pass")
        assert t.asked == (P2, "buy")
        assert t.state.market == ("corner_store", "heal", "commuter_train")
        assert t[0].energy == 9


def test_the_place_is_filled_again_and_it_is_asked_again() -> None:
    t = sweeping(owner(20), SWEEPER)
    events = t.play("sweep", "buy corner_store")
    assert [(e.seat, e.what, e.n) for e in kinds(events, "buy")] == [(P1, "corner_store", 3)]
    assert (t[0].vp, t[0].energy) == (1, 17)
    assert t.state.market == ("heal", None, None)
    assert t.legal == {"pass", "buy heal"}
    t.play("pass", "buy commuter_train", "pass", "pass")
    assert t.state.market == ("heal", "tank", "frenzy")
    assert t.state.ledger.bought == ()
    assert t.asked == (P2, "buy")


def test_on_its_owners_own_turn_too() -> None:
    t = sweeping(owner(6), {"place": "outside"}, turn=P1)
    t.play("sweep", "buy corner_store")
    assert t.state.ledger.bought == ("corner_store",)
    assert (t[0].vp, t[0].energy, t.asked) == (1, 1, (P1, "buy"))


def test_not_asked_for_what_it_cannot_pay() -> None:
    t = sweeping(owner(3), SWEEPER, top=("tank", "heal", "frenzy"))
    t.play("sweep")
    assert t.legal == {"pass", "buy heal"}
    t = sweeping(owner(0), SWEEPER)
    t.play("sweep")
    assert t.asked == (P2, "buy")


def test_only_the_card_just_revealed() -> None:
    t = sweeping(owner(9), SWEEPER)
    t.play("sweep", "pass")
    assert t.refused("buy corner_store") == "core.buy.at-reveal"
    assert t.refused("sweep") == "core.buy.at-reveal"
    assert t.refused("end") == "core.buy.at-reveal"
    t.play("pass", "pass", "end")
    assert t.refused("buy corner_store") == "core.turn.order"


def test_the_first_one_clockwise_from_the_active_monster() -> None:
    t = sweeping(owner(9), SWEEPER, owner(9, MIMIC))
    t.play("sweep")
    assert t.asked == (P3, "seize")
    t.play("pass")
    assert (t.asked, t.legal) == ((P1, "seize"), {"pass", "buy corner_store"})
    t = sweeping(owner(9), SWEEPER, owner(9, MIMIC))
    t.play("sweep", "buy corner_store")
    assert (t.asked, t.legal) == ((P3, "seize"), {"pass", "buy heal"})
    assert t.all("vp") == [0, 0, 1]


def test_two_of_one_owner_ask_once() -> None:
    t = sweeping(owner(9, CARD, MIMIC), SWEEPER)
    t.play("sweep", "pass")
    assert t.legal == {"pass", "buy heal"}


def test_a_reveal_after_a_purchase_of_the_active_monster() -> None:
    t = table(
        owner(4), {"place": "outside", "energy": 3}, game="tokyo", turn=P2, phase="buy",
        market=["heal", "energize", "skyscraper"], deck_top=["tank"],
    )
    t.play("buy heal")
    assert (t.asked, t.legal) == ((P1, "seize"), {"pass", "buy tank"})
    t.play("buy tank")
    t.settle()
    assert (t[0].vp, t[0].lp, t.asked) == (4, 7, (P2, "buy"))


def test_its_own_discounts_count() -> None:
    with trial_card(id="rebate", games=("tokyo",), cheaper=1):
        t = sweeping(owner(2, CARD, "rebate"), SWEEPER)
        events = t.play("sweep", "buy corner_store")
        assert t[0].energy == 0
        assert [(e.rule, e.seat, e.n) for e in kinds(events, "discount")] == [("card.rebate", P1, 1)]


def test_a_keep_card_is_kept() -> None:
    t = sweeping(owner(5), SWEEPER, top=("spiked_tail", "heal", "tank"))
    t.play("sweep", "buy spiked_tail")
    assert t[0].cards == (CARD, "spiked_tail")


def test_a_purchase_that_kills_the_active_monster_ends_its_turn() -> None:
    t = sweeping(owner(3), {"place": "outside", "energy": 2, "lp": 2}, {"place": "outside"},
                 top=("flame_thrower", "heal", "tank"))
    t.play("sweep", "buy flame_thrower")
    t.settle()
    assert (t.state.living, t.state.turn) == ([P1, P3], P3)
    assert None not in t.state.market


def test_a_purchase_that_kills_its_owner() -> None:
    t = sweeping(owner(9, lp=3), SWEEPER, {"place": "outside"}, top=("tank", "heal", "corner_store"))
    t.play("sweep", "buy tank")
    t.settle()
    assert (t.state.living, t.asked) == ([P2, P3], (P2, "buy"))
    assert t.state.market == ("heal", "corner_store", t.state.market[2])


def test_a_purchase_can_win_on_the_turn_of_another() -> None:
    t = sweeping(owner(3, vp=19), SWEEPER)
    t.play("sweep", "buy corner_store")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_nobody_else_is_asked() -> None:
    t = sweeping({"place": "outside", "energy": 9}, owner(2))
    t.play("sweep")
    assert t.asked == (P2, "buy")


def test_it_has_no_use() -> None:
    assert table(owner(9), "outside", game="tokyo").refused(f"use {CARD}") == RULE


def test_its_owner_dies() -> None:
    t = table(
        owner(9, place="tokyo_city", lp=1), {"place": "outside"}, "outside", game="tokyo", turn=P2,
        phase="resolve", dice="A11223",
    )
    t.play("resolve A")
    assert t.state.discards == (CARD,)
