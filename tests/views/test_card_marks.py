"""What single cards leave on the board, and what they offer beside it."""

from kony_nb.rules.referee import legal_actions
from kony_nb.views.board import board_svg
from kony_nb.views.offers import spot
from kony_nb.views.text import board_text, summary
from tests.rules.table import P1, Table, table
from tests.views.drawing import actions, parse


def toured(*souvenirs: str) -> Table:
    return table({"place": "bronx", "cards": ["tourist"]}, "lower", souvenirs=list(souvenirs))


def test_souvenirs_lie_in_their_boroughs() -> None:
    t = toured("bronx", "manhattan")
    assert board_text(t.state).count("    a Souvenir token") == 2
    assert "Souvenir tokens: Bronx, Manhattan." in summary(t.state)
    for width in (360, 780):
        assert board_svg(t.state, width=width).count("<title>A Souvenir token</title>") == 2
    assert "Souvenir" not in summary(toured().state)
    assert "A Souvenir token" not in board_svg(toured().state)


def test_cards_of_the_discards_have_no_place_on_the_board() -> None:
    p1 = {"place": "bronx", "energy": 4, "cards": ["scavenger"]}
    t = table(p1, "lower", phase="buy", market=["curse"], discards=["regeneration"])
    legal = [action for action in legal_actions(t.state) if action.verb == "buy"]
    assert {action.text: spot(t.state, P1, action) for action in legal} == {
        "buy curse": "market.curse",
        "buy regeneration": None,
    }
    assert actions(parse(board_svg(t.state, legal=legal))) == ["buy curse"]
