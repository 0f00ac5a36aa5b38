"""Nothing is private between the seats of the base game, so everybody sees the whole state, as a copy."""

import pytest

from kony_nb.game.hidden import determinize, view
from kony_nb.game.scenario import scenario
from kony_nb.rules.luck import Addressed
from kony_nb.rules.state import state_key


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
