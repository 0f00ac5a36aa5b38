"""Scavenger: Keep cards from the discards."""

from kony_nb.rules.phases.buying import price_for
from tests.rules.table import P1, P2, Table, cited, kinds, table

RULE = "card.scavenger"


def buying(energy: int, *discards: str, place: str = "bronx", market: tuple[str, ...] = (), **p1: object) -> Table:
    me = {"place": place, "energy": energy, "cards": ["scavenger"], **p1}
    return table(me, "queens", phase="buy", market=list(market), discards=list(discards))


def test_keep_cards_of_the_discards_for_one_less() -> None:
    for place in ("bronx", "upper"):
        t = buying(4, "curse", "flatiron_building", "regeneration", "extra_head", place=place, market=("webspinner",))
        assert t.legal == {"end", "sweep", "buy curse", "buy regeneration"}
        events = t.play("buy regeneration")
        assert (t[0].energy, t[0].cards) == (0, ("scavenger", "regeneration"))
        assert t.state.discards == ("curse", "flatiron_building", "extra_head")
        assert [(e.n, e.what) for e in kinds(events, "buy")] == [(4, "regeneration")]
        assert [(e.rule, e.n) for e in kinds(events, "discount")] == [(RULE, 1)]
        assert t.state.market[0] == "webspinner"


def test_market_cards_cost_what_they_cost() -> None:
    t = buying(4, market=("regeneration",))
    assert t.refused("buy regeneration") == "core.buy.cost"
    assert buying(3, "regeneration").refused("buy regeneration") == "core.buy.cost"


def test_discard_cards_stay_where_they_are() -> None:
    t = buying(9, "the_unisphere")
    assert t.refused("buy the_unisphere") == "core.buy.cost"


def test_cards_swept_in_this_turn_are_for_sale_at_once() -> None:
    t = buying(6, market=("regeneration", "curse", "flatiron_building"))
    t.play("sweep")
    t.settle()
    assert "buy regeneration" in t.legal
    t.play("buy regeneration")
    assert (t[0].energy, t[0].cards) == (0, ("scavenger", "regeneration"))


def test_effects_of_gaining_act_again() -> None:
    t = buying(1, "natural_selection", lp=3)
    events = t.play("buy natural_selection")
    assert (t[0].energy, t[0].lp) == (4, 7)
    assert cited(events, "card.natural_selection")


def test_the_price_of_what_is_for_sale() -> None:
    t = buying(4, "regeneration", market=("curse",))
    assert [price_for(t.state, P1, card) for card in ("curse", "regeneration", "fireball")] == [4, 4, None]


def test_the_others_may_not() -> None:
    p1 = {"place": "bronx", "cards": ["scavenger"]}
    t = table(p1, {"place": "lower", "energy": 9}, turn=P2, phase="buy", discards=["regeneration"])
    assert t.refused("buy regeneration") == "core.buy.cost"
    assert t.legal == {"end"}


def test_only_in_the_buy_phase() -> None:
    p1 = {"place": "bronx", "energy": 9, "cards": ["scavenger"]}
    t = table(p1, "lower", discards=["regeneration"])
    assert t.refused("buy regeneration") == "core.turn.order"
    assert table(p1, "lower", phase="end", discards=["regeneration"]).legal == {"end"}


def test_given_up_it_sells_no_more() -> None:
    t = buying(9, "regeneration", market=("tesla_cannon",))
    t.play("buy tesla_cannon")
    t.settle()
    assert t[0].cards == ()
    assert t.refused("buy regeneration") == "core.buy.cost"
    assert "scavenger" in t.state.discards


def test_its_owner_dies() -> None:
    p1 = {"place": "lower", "lp": 1, "cards": ["scavenger"]}
    t = table(p1, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE", discards=["regeneration"])
    t.play("resolve A")
    assert t.state.discards == ("regeneration", "scavenger")
    assert P1 not in t.state.living
