"""Buying, sweeping, the deck, discounts, and what happens to cards and tokens."""

from fractions import Fraction
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.state import State, Step
from tests.rules.table import P1, P2, Table, building, changes, cited, kinds, table, trial_card

ROW = ["regeneration", "curse", "extra_head"]


def shop(energy: int, market: list[str], place: str = "bronx", **situation: Any) -> Table:
    p1 = {"place": place, "energy": energy, **situation.pop("p1", {})}
    return table(p1, situation.pop("p2", "lower"), phase="buy", market=market, **situation)


def test_n_87_all_of_the_energy_is_enough() -> None:
    t = shop(5, ROW)
    assert t.legal == {"end", "buy regeneration", "buy curse", "sweep"}
    assert t.refused("buy extra_head") == "core.buy.cost"
    assert t.refused("buy fireball") == "core.buy.cost"
    events = t.play("buy regeneration")
    assert t[0].energy == 0
    assert t[0].cards == ("regeneration",)
    assert changes(cited(events, "core.buy.cost"), "energy") == [(P1, -5)]


def test_n_88_any_number_of_purchases_and_sweeps() -> None:
    top = ["flatiron_building", "fireball", "chameleon", "subway", "carapace", "webspinner", "sharp_shooter"]
    t = shop(10, ROW, deck_top=top)
    t.play("sweep")
    assert t[0].energy == 8
    assert t.state.market == ("flatiron_building", "fireball", "chameleon")
    assert set(ROW) <= set(t.state.discards)
    events = t.play("buy flatiron_building")
    assert t[0].energy == 5
    assert t.state.market == ("subway", "fireball", "chameleon")
    assert [(e.n, e.what) for e in cited(events, "core.buy.refill")] == [(1, "subway")]
    t.play("sweep")
    assert t[0].energy == 3
    assert t.state.market == ("carapace", "webspinner", "sharp_shooter")
    assert t.asked == (0, "buy")
    t.play("buy carapace")
    assert t[0].energy == 0
    t.settle()
    assert t.refused("sweep") == "core.buy.sweep"


def test_n_90_the_deck_runs_out_in_a_sweep() -> None:
    t = shop(4, ROW, deck=["subway"], discards=[])
    t.play("sweep")
    assert t[0].energy == 2
    assert t.asked == (-1, "reveal")
    assert t.outcomes == {"draw subway": Fraction(1)}
    events = t.play("draw subway")
    assert [(e.rule, e.n) for e in kinds(events, "shuffle")] == [("core.buy.empty-deck", 3)]
    assert t.outcomes == {f"draw {card}": Fraction(1, 3) for card in sorted(ROW)}
    assert t.refused("draw subway") == "core.buy.refill"
    t.play("draw curse", "draw extra_head")
    assert t.state.market == ("subway", "curse", "extra_head")
    assert t.state.deck == ("regeneration",)
    assert t.state.discards == ()
    assert t.asked == (0, "buy")


def test_no_card_left() -> None:
    t = shop(9, ROW, deck=[], discards=[])
    t.play("buy curse")
    assert t.state.market == ("regeneration", None, "extra_head")
    assert t.asked == (0, "buy")
    assert t.refused("buy curse") == "core.buy.cost"


def test_nothing_to_sweep() -> None:
    t = shop(9, [])
    assert t.refused("sweep") == "core.buy.sweep"


def test_n_91_the_discount_of_a_borough() -> None:
    def moved(energy: int) -> Table:
        p1 = {"place": "bronx", "energy": energy}
        return table(p1, "lower", phase="move", market=["the_unisphere"])

    t = moved(4)
    t.play("move queens")
    assert "buy the_unisphere" in t.legal
    events = t.play("buy the_unisphere")
    assert (t[0].energy, t[0].vp) == (0, 4)
    assert [(e.n, e.what) for e in cited(events, "ny.buy.discount")] == [(1, "the_unisphere")]
    t = moved(4)
    t.play("stay")
    assert t.refused("buy the_unisphere") == "core.buy.cost"
    t = moved(5)
    t.play("stay")
    events = t.play("buy the_unisphere")
    assert t[0].energy == 0
    assert not kinds(events, "discount")
    assert all(card.kind == "discard" for card in CARDS.values() if card.discount)
    with trial_card(id="leaflet", kind="discard", discount=("bronx",)):
        t = shop(1, ["leaflet"])
        t.play("buy leaflet")
        assert t[0].energy == 1


def test_keep_cards_stay() -> None:
    t = shop(5, ["regeneration"], p1={"lp": 5})
    t.play("buy regeneration")
    assert t[0].cards == ("regeneration",)
    assert "regeneration" not in t.state.discards
    t.play("end", "roll", "dice EEEEEE", "stop", "end")
    assert t[0].lp == 6


def test_discard_cards_act_once() -> None:
    t = shop(5, ["the_unisphere"])
    t.play("buy the_unisphere")
    assert t[0].vp == 4
    assert t[0].cards == ()
    assert t.state.discards == ("the_unisphere",)


def test_taken_is_not_bought() -> None:
    t = shop(6, ["columbia_university"], deck_top=["natural_selection"], p1={"lp": 4})
    events = t.play("buy columbia_university")
    assert t[0].cards == ("natural_selection",)
    assert (t[0].energy, t[0].lp) == (4, 8)
    assert [e.what for e in kinds(events, "gain_card")] == ["natural_selection"]
    assert t.state.ledger.bought == ("columbia_university",)


def test_goal_cards_are_no_keep_cards() -> None:
    t = shop(5, ["tesla_cannon"], superstar_holder=P1, statue_holder=P2, p1={"cards": ["regeneration"]})
    t.play("buy tesla_cannon")
    assert t[0].cards == ()
    assert (t.state.superstar, t.state.statue) == (P1, P2)
    t = shop(5, ["tesla_cannon"], superstar_holder=P1, p1={"cards": ["regeneration", "curse"]})
    t.play("buy tesla_cannon")
    assert t.legal == {"give regeneration", "give curse"}


def test_tokens_run_out() -> None:
    supplies = {"web": 13, "jinx": 13, "carapace": 15, "souvenir": 5}
    of_the_game = [token for token in TOKENS.values() if "new_york" in CARDS[token.card].games]
    assert {token.id: token.supply for token in of_the_game} == supplies
    p1 = {"place": "bronx", "cards": ["curse"]}
    p2 = {"place": "lower", "tokens": {"jinx": 13}}
    t = table(p1, p2, "queens", phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert t[1].tokens == {"jinx": 13}
    assert [(e.seat, e.what) for e in cited(events, "core.tokens.supply")] == [(P2, "jinx")]


def cursed(dice: str, n: int, place: str = "queens", **p1: Any) -> Table:
    """P1 bears tokens of P2's cards and has final dice."""
    me = {"place": place, "tokens": {"jinx": n}, **p1}
    return table(me, {"place": "lower", "cards": ["curse"]}, "bronx", phase="resolve", dice=dice)


def test_a_result_is_spent_on_a_token() -> None:
    t = cursed("HHHEEE", 2, lp=4)
    t.play("resolve H")
    assert t.asked == (0, "spend")
    assert t.legal == {"pass", "use heart jinx"}
    assert t.refused("use attack web") == "core.tokens.spend"
    assert t.refused("resolve E") == "core.resolve.whole-face"
    events = t.play("use heart jinx")
    assert t[0].tokens == {"jinx": 1}
    assert cited(events, "core.tokens.spend")
    t.play("pass")
    assert t[0].lp == 6


def test_every_result_spent() -> None:
    me = {"place": "queens", "tokens": {"web": 2}}
    t = table(me, {"place": "lower", "cards": ["webspinner"]}, "bronx", phase="resolve", dice="AAEEEE")
    t.play("resolve A")
    events = t.play("use attack web", "use attack web")
    assert not kinds(events, "attack")
    assert cited(events, "core.tokens.all-spent")
    assert t[1].lp == 10
    assert t.asked == (0, "move")
    assert t[0].tokens == {}


def test_tokens_take_rerolls_away_but_never_the_first_roll() -> None:
    for n, rolls in ((0, 3), (1, 2), (2, 1), (3, 1), (9, 1)):
        me = {"place": "queens", "tokens": {"web": n}}
        t = table(me, {"place": "lower", "cards": ["webspinner"]}, phase="start")
        assert t.state.rolls_left == rolls


def test_tokens_charge_for_rerolls() -> None:
    me = {"place": "queens", "tokens": {"jinx": 2}, "energy": 3}
    t = table(me, {"place": "lower", "cards": ["curse"]}, dice="OOEEHH", rolls_left=2)
    assert t.refused("keep HHEE") == "core.tokens.reroll-fee"
    assert "keep HHEEO" in t.legal
    assert "keep OO" in t.legal
    events = t.play("keep HHEEO")
    assert t[0].energy == 1
    assert changes(cited(events, "core.tokens.reroll-fee"), "energy") == [(P1, -2)]


def test_without_their_card_the_tokens_go() -> None:
    me = {"place": "bronx", "cards": ["curse"], "energy": 5}
    t = table(
        me,
        {"place": "lower", "tokens": {"jinx": 2}},
        {"place": "queens", "tokens": {"jinx": 1}},
        phase="buy",
        market=["tesla_cannon"],
    )
    t.play("buy tesla_cannon")
    assert t.state.discards == ("tesla_cannon", "curse")
    assert t.all("tokens") == [{}, {}, {}]


def gift(state: State, seat: int, step: Step) -> tuple[Action, ...]:
    return (action("use", "gadget"),)


def test_a_card_that_is_not_owned_cannot_be_used() -> None:
    with trial_card(id="gadget", anytime=gift, use=lambda *_: None):
        t = shop(0, [])
        assert t.refused("use gadget") == "card.gadget"
        t = shop(0, [], p1={"cards": ["gadget"]})
        assert t.legal == {"end", "use gadget"}


def test_units_of_the_borough_do_not_matter_to_buyers() -> None:
    t = shop(5, ROW, boroughs={"bronx": building(units=("tank",))})
    t.play("buy regeneration", "end")
    assert t[0].lp == 10
