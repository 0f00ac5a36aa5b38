import pytest

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import decider, legal_actions, pending
from kony_nb.views.text import board_text
from tests.views.played import Moment, crowded, varied, waiting

NAMED = {
    "new_york": ("Staten Island", "Bronx", "Queens", "Brooklyn", "Manhattan", "Superstar", "Statue of Liberty"),
    "tokyo": ("Tokyo City", "Tokyo Bay", "Outside Tokyo"),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_text_is_complete_and_fits_a_terminal(game):
    for state in (*varied(game), *([crowded()] if game == "new_york" else [])):
        text = board_text(state)
        flat = " ".join(text.split())
        assert max(len(line) for line in text.splitlines()) <= 80
        for monster in state.monsters:
            assert monster.name in text
        for card in state.market:
            assert card is None or CARDS[card].name in flat
        for name in NAMED[game]:
            assert name in flat
        waits = pending(state)
        if waits is not None:
            assert waits[1].prompt in flat
            assert waits[1].rule in flat


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_is_listed_or_counted(game):
    for state in varied(game):
        if decider(state) < 0:
            continue
        text = board_text(state)
        keeps = [a for a in legal_actions(state) if a.verb == "keep"]
        for legal in legal_actions(state):
            if legal.verb != "keep" or len(keeps) <= 14:
                assert f"  {legal.text}: " in text
        assert len(keeps) <= 14 or f"({len(keeps)} ways" in text


def test_a_game_is_as_good_as_its_state():
    state = waiting("buy")
    assert board_text(Moment(0, state, [])) == board_text(state)


def test_a_crowded_board_in_words():
    text = board_text(crowded())
    assert "2 infantry (takes 2 Destruction, pays 1 VP)" in text
    assert "1 tank, new this turn: cannot be destroyed yet" in text
    assert "1. an unknown tile, 0 below" in text
    assert "Carapace (3)" in text
    assert "2 Jinx tokens" in text
    assert "12/12 LP" in text
    assert "known on top: Curse" in text
