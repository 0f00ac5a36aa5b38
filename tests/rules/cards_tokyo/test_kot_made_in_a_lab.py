"""Made in a Lab: a look at the top card of the deck."""

from fractions import Fraction

from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import draw
from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

CARD, RULE = "made_in_a_lab", "card.made_in_a_lab"
USE = f"use {CARD}"
MIMIC = {"id": "mimic", "copies": CARD}
MARKET = ("energize", "skyscraper", "shrink_ray")


def buying(
    energy: int = 9,
    *others: object,
    place: str = "outside",
    cards: tuple[object, ...] = (CARD,),
    lp: int = 10,
    vp: int = 0,
    **more: object,
) -> Table:
    me = {"place": place, "energy": energy, "lp": lp, "vp": vp, "cards": list(cards)}
    rivals = others or ("outside",)
    return table(me, *rivals, game="tokyo", phase="buy", market=list(MARKET), **more)


def test_every_unseen_card_may_lie_there() -> None:
    t = buying()
    t.play(USE)
    assert t.asked == (P1, "peek")
    n = len(t.state.deck)
    assert t.outcomes == {f"draw {card}": Fraction(1, n) for card in t.state.deck}
    assert "draw energize" not in t.outcomes


def test_bought_from_the_deck() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place=place)
        events = t.play(USE, "draw corner_store")
        assert (t.asked, t.legal) == ((P1, "look"), {"pass", "buy corner_store"})
        events = t.play("buy corner_store")
        assert [(e.seat, e.what, e.n) for e in kinds(events, "buy")] == [(P1, "corner_store", 3)]
        assert not kinds(events, "discount")
        assert (t[0].vp, t[0].energy, t.state.discards) == (1, 6, ("corner_store",))
        assert (t.state.deck_top, t.state.top_seen_by, t.state.market) == ((), (), MARKET)
        assert "corner_store" not in t.state.deck
        assert t.state.ledger.bought == ("corner_store",)
        assert t.asked == (P1, "buy")


def test_put_back_it_is_the_next_card_revealed() -> None:
    t = buying()
    t.play(USE, "draw heal", "pass")
    assert (t.state.deck_top, t.state.top_seen_by) == (("heal",), (P1,))
    assert "heal" not in t.state.deck
    assert t[0].energy == 9
    events = t.play("buy skyscraper")
    assert [(e.what, e.to) for e in kinds(events, "reveal")] == [("heal", None)]
    assert (t.state.market, t.state.deck_top, t.state.top_seen_by) == (("energize", "heal", "shrink_ray"), (), ())


def test_only_its_owner_is_told_the_card() -> None:
    t = buying(9, "outside", "outside")
    events = t.play(USE, "draw heal")
    assert [(e.seat, e.what, e.to) for e in kinds(events, "look")] == [(P1, "heal", (P1,))]
    assert [e for e in events if e.what == "heal" and e.to is None] == []
    assert [e for e in t.play("pass") if e.to is None] == []


def test_asked_even_where_it_cannot_be_paid_so_that_nobody_knows() -> None:
    t = buying(3)
    t.play(USE, "draw frenzy")
    assert (t.asked, t.legal) == ((P1, "look"), {"pass"})
    assert t.refused("buy frenzy") == RULE
    t.play("pass")
    assert (t.asked, t.state.deck_top) == ((P1, "buy"), ("frenzy",))


def test_the_look_is_ended_first() -> None:
    t = buying()
    t.play(USE, "draw heal")
    for text in ("end", "sweep", "buy energize"):
        assert t.refused(text) == RULE
    assert t.refused(USE) == RULE


def test_once_at_each_card() -> None:
    t = buying()
    t.play(USE, "draw heal", "pass")
    assert t.refused(USE) == RULE
    t.play("sweep")
    t.settle()
    assert t.state.market[0] == "heal"
    t.play(USE, "draw tank")
    assert t.legal == {"pass", "buy tank"}
    t.play("buy tank", USE, "draw frenzy", "pass")
    assert t.refused(USE) == RULE


def test_in_the_next_turn_the_same_card_again() -> None:
    t = buying(9, "outside")
    t.play(USE, "draw heal", "pass", "end")
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", USE)
    assert (t.asked, t.legal) == ((P1, "look"), {"pass", "buy heal"})


def test_the_card_seen_is_the_one_that_would_have_been_revealed() -> None:
    for seed in range(20):
        looked, not_looked = buying(), buying()
        looked.play(USE)
        not_looked.play("buy skyscraper")
        assert not_looked.asked[1] == "reveal"
        top = draw(looked.state, Addressed(seed))
        assert top is draw(not_looked.state, Addressed(seed))


def test_with_the_deck_empty_the_discards_are_shuffled_first() -> None:
    t = buying(deck=[], discards=["heal", "tank"])
    events = t.play(USE)
    assert [e.n for e in kinds(events, "shuffle")] == [2]
    assert (t.state.discards, t.state.shuffles) == ((), 1)
    assert t.outcomes == {"draw heal": Fraction(1, 2), "draw tank": Fraction(1, 2)}
    t.play("draw tank", "buy tank")
    assert (t.state.deck, t.state.deck_top, t.state.discards) == (("heal",), (), ("tank",))


def test_the_last_card_of_the_deck() -> None:
    t = buying(deck=["heal"], discards=["tank"])
    t.play(USE, "draw heal", "pass")
    assert (t.state.deck, t.state.deck_top, t.state.discards) == ((), ("heal",), ("tank",))
    t.play("buy skyscraper")
    assert (t.state.market[1], t.state.shuffles) == ("heal", 0)
    t.play(USE)
    assert (t.state.shuffles, t.outcomes.keys()) == (1, {"draw tank", "draw skyscraper"})


def test_with_nothing_left_there_is_nothing_to_look_at() -> None:
    t = buying(deck=[], discards=[])
    assert t.refused(USE) == RULE
    t.play("buy shrink_ray")
    assert (t.state.market, t.asked) == (("energize", "skyscraper", None), (P1, "buy"))
    assert t.refused(USE) == RULE


def test_a_card_that_everybody_knows_can_be_bought() -> None:
    t = buying(deck_top=["heal", "tank"])
    events = t.play(USE)
    assert not kinds(events, "look")
    assert t.legal == {"pass", "buy heal"}
    t.play("buy heal")
    assert (t.state.deck_top, t.state.top_seen_by) == (("tank",), ())
    t.play(USE)
    assert t.legal == {"pass", "buy tank"}


def test_two_labs_of_two_owners_see_the_same_card() -> None:
    t = buying(9, {"place": "outside", "energy": 3, "cards": [MIMIC]}, "outside")
    t.play(USE, "draw heal", "pass", "end", "roll", "dice 112233", "stop", "resolve 1", "resolve 2")
    assert t.asked == (P2, "buy")
    assert t.refused(USE) == RULE
    events = t.play(f"use mimic.{CARD}")
    assert [(e.seat, e.what, e.to) for e in kinds(events, "look")] == [(P2, "heal", (P2,))]
    assert (t.state.top_seen_by, t.legal) == ((P1, P2), {"pass", "buy heal"})
    t.play("buy heal")
    assert (t[1].energy, t.state.top_seen_by) == (0, ())


def test_two_labs_of_one_owner_look_once() -> None:
    t = buying(9, cards=(CARD, MIMIC))
    assert {USE, f"use mimic.{CARD}"} < t.legal
    t.play(f"use mimic.{CARD}", "draw heal", "pass")
    assert t.refused(USE) == RULE
    assert t.refused(f"use mimic.{CARD}") == RULE


def test_effects_of_gaining_act_and_no_opportunist_is_asked() -> None:
    t = buying(9, {"place": "outside", "energy": 9, "cards": ["opportunist"]})
    t.play(USE, "draw smoke_cloud", "buy smoke_cloud")
    assert (t[0].counters, t.asked) == ({"smoke_cloud": 3}, (P1, "buy"))
    t.play(USE, "draw heal", "pass", "sweep")
    assert (t.asked, t.legal) == ((P2, "seize"), {"pass", "buy heal"})


def test_a_purchase_that_kills_its_owner() -> None:
    t = buying(9, "outside", "outside", lp=3)
    t.play(USE, "draw tank", "buy tank")
    t.settle()
    assert (t.state.living, t.state.turn) == ([1, 2], P2)
    assert t.state.discards == ("tank", CARD)


def test_a_purchase_that_wins() -> None:
    t = buying(9, vp=19)
    events = t.play(USE, "draw corner_store", "buy corner_store")
    assert (t.state.result, t.state.winner) == ("vp", P1)
    assert changes(events, "vp") == [(P1, 1)]


def test_only_in_its_owners_buy_phase() -> None:
    me = {"place": "outside", "energy": 9, "cards": [CARD]}
    assert table(me, "outside", game="tokyo").refused(USE) == RULE
    assert table(me, "outside", game="tokyo", phase="end").refused(USE) == RULE
    t = table(me, {"place": "outside", "energy": 9}, game="tokyo", turn=P2, phase="buy")
    assert t.refused(USE) == RULE
    assert not cited(t.opening, RULE)


def test_its_owner_dies_and_the_card_it_saw_stays_on_top() -> None:
    t = table(
        {"place": "tokyo_city", "lp": 1, "cards": [CARD]}, "outside", "outside", game="tokyo", turn=P2,
        phase="resolve", dice="A11223", market=list(MARKET), deck_top=["heal"], top_seen_by=["Kong"],
    )
    t.play("resolve A")
    assert t.state.discards == (CARD,)
    assert t.state.deck_top == ("heal",)
