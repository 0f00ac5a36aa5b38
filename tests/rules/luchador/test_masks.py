"""Masks: what they count, who gets those of the eliminated, and who keeps them."""

from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import TOKENS
from kony_nb.rules.events import Events, Log
from kony_nb.rules.luchador.masks import gain_masks, lose_mask
from kony_nb.rules.phases.gains import gain_vp, lose_vp, total_vp, with_twenty
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State, Step
from tests.rules.luchador.ring import CITY, LUCHADOR, OUT, card, fighter, ring
from tests.rules.table import NAMES, P1, P2, P3, building, cited, kinds, new_table, table, trial_card

NONE = {"attached": False}
BARE = {"place": OUT, "masks": NONE}
STRIKES = action("use", "bolt")
CHALLENGE = f"challenge {NAMES[P2].lower()}"


def test_everybody_begins_with_a_mask() -> None:
    for game in ("new_york", "tokyo"):
        t = new_table(5, game=game, expansions=LUCHADOR)
        assert t.all("mask") == [True] * 5
        assert t.all("collection") == [0] * 5
        assert t.all("tokens") == [{}] * 5
    assert new_table(3).all("mask") == [False] * 3


def test_the_token_does_nothing() -> None:
    t = new_table(4, game="tokyo", expansions=LUCHADOR)
    assert t.all("tokens") == [{}] * 4
    assert not any("luchador" in token for token in TOKENS)


def test_a_mask_of_the_collection_counts_two_points() -> None:
    t = ring(OUT, {"place": CITY, "vp": 3, "masks": {"collection": 2}}, BARE, BARE)
    assert [total_vp(monster) for monster in t.state.monsters] == [0, 7, 0, 0]


def test_dial_and_masks_win_together_at_the_end_of_the_turn() -> None:
    t = table(
        {"place": "bronx", "vp": 18, "masks": {"collection": 1}}, "lower", {"place": "queens", "masks": NONE},
        phase="end", expansions=LUCHADOR,
    )
    t.play("end")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_points_rise_to_twenty_with_the_masks() -> None:
    t = ring(OUT, {"place": CITY, "vp": 15, "masks": {"collection": 2}}, BARE, BARE)
    log = Events()
    gain_vp(t.state, P2, 1, "kot.start.city", log)
    assert (t[P2].vp, t[P2].reached, with_twenty(t.state.monsters)) == (16, 1, [P2])
    assert t.state.agenda[-1].kind == "win_test"
    gain_vp(t.state, P2, 9, "kot.start.city", log)
    assert (t[P2].vp, total_vp(t[P2]), t[P2].reached) == (20, 24, 1)
    lose_vp(t.state, P2, 4, "kot.start.city", log)
    assert (t[P2].vp, t[P2].reached) == (16, 1)  # 20 with the masks
    lose_mask(t.state, P2, log)
    assert t[P2].reached == 0
    gain_masks(t.state, P2, 1, P1, "luc.masks.collection", log)
    assert t[P2].reached == 2


def test_losses_of_points_touch_the_dial_only() -> None:
    t = ring(OUT, {"place": CITY, "vp": 3, "masks": {"collection": 1}}, BARE)
    lose_vp(t.state, P2, 5, "luc.masks.none-left", Events())
    assert (t[P2].vp, t[P2].collection) == (0, 1)


def test_cards_compare_dial_and_masks() -> None:
    low = {"place": OUT, "cards": ["rooting_for_the_underdog"], "vp": 1}
    t = table(low, {"place": CITY, "masks": {"collection": 1}}, BARE, game="tokyo", phase="end", expansions=LUCHADOR)
    t.play("end")
    assert t[P1].vp == 1  # P3 has fewer
    t = table(low, {"place": CITY, "masks": {"collection": 1}}, {**BARE, "vp": 5}, game="tokyo", phase="end",
              expansions=LUCHADOR)
    t.play("end")
    assert t[P1].vp == 2  # P2 has no point on its dial, and two in masks


def test_the_first_of_several_masks_is_attached() -> None:
    t = ring({"place": OUT, "masks": NONE}, {"place": CITY, "lp": 2, "masks": {"collection": 1}}, OUT)
    events = t.play("resolve A")
    assert [(e.n, e.what, e.other) for e in kinds(events, "mask")] == [(1, "attached", P2), (1, "collection", P2)]
    assert (t[P1].mask, t[P1].collection) == (True, 1)


def test_who_kills_with_a_card_or_a_token_takes_them() -> None:
    t = table(
        {"place": OUT, "energy": 9}, {"place": CITY, "lp": 2}, OUT,
        game="tokyo", phase="buy", market=["flame_thrower", None, None], expansions=LUCHADOR,
    )
    t.play("buy flame_thrower")
    assert (t[P1].collection, t[P2].alive) == (1, False)
    poisoned = {"place": OUT, "lp": 1, "tokens": {"poison": 1}}
    t = table(poisoned, {"place": CITY, "cards": ["poison_spit"]}, OUT, game="tokyo", phase="end", expansions=LUCHADOR)
    t.play("end")
    assert (t[P1].alive, t[P2].collection) == (False, 1)
    t = table(poisoned, CITY, OUT, game="tokyo", phase="end", expansions=LUCHADOR)
    t.play("end")
    assert (t[P1].alive, t.state.masks_out, t[P2].collection) == (False, 1, 0)


def test_who_falls_in_the_same_event_takes_nothing() -> None:
    t = table(
        {"place": OUT, "energy": 9, "lp": 3}, {"place": CITY, "lp": 3}, OUT, OUT,
        game="tokyo", phase="buy", market=["high_altitude_bombing", None, None], expansions=LUCHADOR,
    )
    events = t.play("buy high_altitude_bombing")
    assert t.all("alive") == [False, False, True, True]
    assert t.state.masks_out == 2
    assert len(cited(events, "luc.masks.out")) == 2


def test_the_statue_takes_no_masks() -> None:
    t = table(
        "bronx", {"place": "lower", "lp": 3}, "queens",
        phase="resolve", dice="OOOEEE", statue_holder=P2, expansions=LUCHADOR,
    )
    t.play("resolve O")
    assert (t[P2].alive, t.state.masks_out, t[P1].collection) == (False, 1, 0)


def test_who_is_saved_keeps_masks_and_card() -> None:
    child = fighter(CITY, 5, lp=2, masks={"collection": 1}, cards=["it_has_a_child"], vp=4)
    t = ring(OUT, child, BARE)
    t.play("resolve A")
    assert (t[P2].alive, t[P2].lp, t[P2].vp) == (True, 10, 0)
    assert (t[P2].mask, t[P2].collection, t[P2].challenge) == (True, 1, card(5))
    assert t[P1].collection == 0


def test_the_masks_of_the_last_opponent() -> None:
    t = ring(OUT, {"place": CITY, "lp": 2})
    t.play("resolve A")
    assert (t.state.result, t.state.winner, t[P1].collection) == ("last", P1, 1)


def test_masks_of_the_eliminated_win_at_once() -> None:
    t = ring({"place": OUT, "vp": 18}, {"place": CITY, "lp": 2}, OUT)
    t.play("resolve A")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_the_card_of_the_eliminated_leaves_unseen() -> None:
    t = ring(fighter(OUT, 6), fighter(CITY, 1, lp=2), OUT)
    events = t.play("resolve A")
    assert t[P2].challenge == ""
    assert t.state.challenge_out == 1
    assert card(1) not in t.state.challenge_deck
    assert [(e.seat, e.what) for e in cited(events, "luc.out")] == [(P2, "")]


def bolt(target: int, kind: str) -> dict[str, Any]:
    """Return a card of the test's own that strikes a monster down at a decision of its owner."""

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        declare(state, Loss("card.bolt", ((target, 9),), seat), log)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        return (STRIKES,) if step.kind == kind and state.monsters[target].alive else ()

    return {"id": "bolt", "games": ("tokyo",), "use": use, "anytime": anytime}


def test_a_challenge_ends_with_a_side() -> None:
    with trial_card(**bolt(P2, "call_help")):
        t = ring(fighter(OUT, 6, cards=["bolt"]), fighter(CITY, 1, lp=3), fighter(OUT, 5), OUT)
        t.play("resolve A", "hold", CHALLENGE)
        events = t.take(STRIKES)
        assert not t[P2].alive
        assert [(e.seat, e.other) for e in cited(events, "luc.challenge.fallen")] == [(P1, P2)]
        assert t.asked == (P1, "resolve")
        assert t[P1].challenge == card(6)


def test_an_ally_that_falls_helps_no_more() -> None:
    with trial_card(**bolt(P3, "reveal_or_hide")):
        t = ring(fighter(OUT, 2), fighter(CITY, 4, cards=["bolt"]), fighter(OUT, 1, lp=3), OUT)
        t.play("resolve A", "hold", CHALLENGE, "help", "help", f"pick {NAMES[P3].lower()}", "reveal")
        t.take(STRIKES)
        (won,) = kinds(t.play("reveal"), "win_challenge")
        assert (won.seat, won.n, won.now) == (P2, 4, 2)
        assert t[P2].collection == 2


def test_units_beside_a_killer() -> None:
    t = table(
        "bronx", {"place": "lower", "lp": 1}, "queens",
        phase="resolve", dice="AOEEEE", boroughs={"bronx": building(units=("jet",))}, expansions=LUCHADOR,
    )
    t.play("resolve A")
    assert t[P1].collection == 1
