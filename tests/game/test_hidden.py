"""What a seat may see: everything, as a copy, but a card of the deck at which only others have looked."""

import random

import pytest

from kony_nb.game.hidden import determinize, view
from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import action
from kony_nb.rules.check import check
from kony_nb.rules.events import SILENT, Event
from kony_nb.rules.luck import Addressed, Streamed
from kony_nb.rules.referee import apply, draw, is_chance, legal_actions, step
from kony_nb.rules.state import State, clone, state_key


def test_everybody_sees_the_same_copy() -> None:
    game = scenario({"monsters": [{"name": "Kong", "cards": ["curse"]}, "Rob"], "market": ["subway"]})
    seen = [view(game.state, 0), game.view("rob")]
    assert [state_key(state) for state in seen] == [state_key(game.state)] * 2
    before = state_key(game.state)
    seen[0].monsters[0].vp = 9
    seen[0].monsters[0].tokens["web"] = seen[0].monsters[0].counters["carapace"] = 1
    seen[0].tiles["high_rise_1"] = seen[0].removed["jet"] = 40
    seen[0].boroughs.clear()
    seen[0].agenda.clear()
    assert state_key(game.state) == before
    dealt = determinize(seen[1], Addressed(1))
    assert state_key(view(dealt, 1)) == state_key(seen[1])


def test_no_order_of_the_deck_is_in_a_state() -> None:
    deck = scenario({"monsters": ["Kong", "Rob"]}).state.deck
    assert deck == tuple(sorted(deck))


def test_a_seat_that_does_not_exist() -> None:
    with pytest.raises(IndexError, match="seat 2 is not 0 to 1"):
        view(scenario({"monsters": ["Kong", "Rob"]}).state, 2)


# A card at which one seat has looked


def looked(card: str, *then: str, energy: int = 4, market: list[str] | None = None) -> State:
    """Return the moment after Kong has looked at a card, and what it did then."""
    game = scenario(
        {
            "game": "tokyo",
            "monsters": [{"name": "Kong", "cards": ["made_in_a_lab"], "energy": energy}, "Rob", "Mantis"],
            "phase": "buy",
            "dice": "123EEH",
            "market": market or [],
            "then": ["use made_in_a_lab", f"draw {card}", *then],
        }
    )
    return game.state


def seen_by_others(state: State) -> list[bytes]:
    return [state_key(view(state, seat)) for seat in (1, 2)]


@pytest.mark.parametrize("then", [(), ("pass",), ("pass", "end")])
def test_what_only_one_has_seen_makes_no_difference_to_the_others(then: tuple[str, ...]) -> None:
    """Two cards, one that Kong can pay and one that it cannot: nobody else can tell them apart by anything."""
    cheap, dear = looked("opportunist", *then), looked("it_has_a_child", *then)
    assert (cheap.deck_top, dear.deck_top) == (("opportunist",), ("it_has_a_child",))
    assert state_key(view(cheap, 0)) != state_key(view(dear, 0))
    assert seen_by_others(cheap) == seen_by_others(dear)
    for state in (cheap, dear):
        for seat in (1, 2):
            seen = view(state, seat)
            assert seen.deck_top == ()
            assert {"opportunist", "it_has_a_child"} <= set(seen.deck)
            assert seen.top_seen_by == (0,)
            assert check(seen) == []
            if then:
                assert legal_actions(seen) == legal_actions(state)
        own = view(state, 0)
        assert (own.deck_top, legal_actions(own)) == (state.deck_top, legal_actions(state))


def public(events: list[Event]) -> list[Event]:
    return [event for event in events if event.to is None]


def test_the_log_of_the_others_tells_no_card_either() -> None:
    told = []
    for card in ("opportunist", "it_has_a_child"):
        before = looked(card)
        peek = scenario(
            {
                "game": "tokyo",
                "monsters": [{"name": "Kong", "cards": ["made_in_a_lab"], "energy": 4}, "Rob", "Mantis"],
                "phase": "buy",
                "dice": "123EEH",
            }
        ).state
        events: list[Event] = []
        for text in (action("use", "made_in_a_lab"), action("draw", card), action("pass")):
            peek, happened = apply(peek, text)
            events += happened
        assert [event.to for event in events if event.kind == "look"] == [(0,)]
        assert before.deck_top == peek.deck_top
        told.append(public(events))
    assert told[0] == told[1]


def test_it_is_dealt_again_by_luck_and_the_view_stays() -> None:
    state = looked("jets", "pass", "end")
    seen = view(state, 1)
    tops = set()
    for seed in range(60):
        dealt = determinize(seen, Addressed(seed))
        assert check(dealt) == []
        assert len(dealt.deck_top) == 1
        assert state_key(view(dealt, 1)) == state_key(seen)
        assert state_key(determinize(seen, Addressed(seed))) == state_key(dealt)
        tops |= set(dealt.deck_top)
    assert len(tops) > 25
    assert tops <= set(seen.deck)
    own = view(state, 0)
    assert state_key(determinize(own, Addressed(1))) == state_key(state)


def test_a_view_can_be_played_on() -> None:
    for then in ((), ("pass",)):
        for seat in (0, 1):
            playing, luck = clone(view(looked("jets", *then), seat)), Streamed(random.Random(seat))
            for _ in range(2000):
                if not playing.agenda:
                    break
                chosen = draw(playing, luck) if is_chance(playing) else luck.rng.choice(legal_actions(playing))
                step(playing, chosen, SILENT)
                assert check(playing) == []
            assert playing.result


def test_once_it_is_revealed_everybody_knows() -> None:
    market = ["burrowing", "mimic", "extra_head"]
    state = looked("jets", "pass", market=market)
    state, _ = apply(state, action("sweep"))
    assert state.market[0] == "jets"
    assert (state.deck_top, state.top_seen_by) == ((), ())
    assert state_key(view(state, 1)) == state_key(state)
