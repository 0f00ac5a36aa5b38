"""The market on the board: what a card costs here, what is missing, why not, and where to read it."""

import pytest

from kony_nb.rules.referee import legal_actions
from kony_nb.views.board import board_svg
from kony_nb.views.board_market import for_sale
from kony_nb.views.text import board_text
from tests.rules.table import Table, table
from tests.views.drawing import actions, parse, words

MARKET = ["the_unisphere", "holland_tunnel", "general_ellis"]


def buying(energy: int = 4, place: str = "queens", **more: object) -> Table:
    other = "lower" if place != "lower" else "bronx"
    return table({"place": place, "energy": energy}, other, **{"phase": "buy", "market": MARKET, **more})


@pytest.mark.parametrize(
    ("energy", "place", "card", "told"),
    [
        (4, "queens", "the_unisphere", (4, "")),
        (4, "bronx", "the_unisphere", (5, "1 energy missing")),
        (4, "lower", "holland_tunnel", (8, "4 energy missing")),
        (5, "bronx", "general_ellis", (5, "only in a turn in which you destroyed a Tank")),
        (3, "bronx", "general_ellis", (5, "2 energy missing; only in a turn in which you destroyed a Tank")),
    ],
)
def test_what_a_card_costs_and_what_is_missing(energy: int, place: str, card: str, told: tuple[int, str]) -> None:
    assert for_sale(buying(energy, place).state, card) == told


def test_a_condition_that_is_met() -> None:
    assert for_sale(buying(5, this_turn={"destroyed": ["tank"]}).state, "general_ellis") == (5, "")


def test_outside_the_purchases_only_the_price_is_told() -> None:
    t = buying(0, phase="roll")
    assert for_sale(t.state, "the_unisphere") == (4, "")
    assert "missing" not in board_svg(t.state)


@pytest.mark.parametrize("width", [780, 360])
def test_it_is_drawn(width: int) -> None:
    t = buying()
    legal = legal_actions(t.state)
    drawn = parse(board_svg(t.state, legal=legal, width=width, links=True))
    told = " ".join(words(drawn))
    assert actions(drawn) == ["buy the_unisphere", "sweep"]
    assert "1 less here" in told
    assert "5 energy missing" in told
    read = {e.get("data-rule"): e.get("aria-label") for e in drawn.iter() if e.get("data-rule")}
    assert set(read) == {"card.holland_tunnel", "card.general_ellis"}
    assert "Not now: 5 energy missing" in str(read["card.holland_tunnel"])


def test_without_links_nothing_is_to_be_clicked() -> None:
    svg = board_svg(buying().state)
    assert "data-rule=" not in svg
    assert parse(svg).get("role") == "img"
    assert parse(board_svg(buying().state, links=True)).get("role") == "group"


def test_the_text_of_the_board_says_the_same() -> None:
    text = " ".join(board_text(buying().state).split())
    assert "The Unisphere, 5 energy, 1 less in Queens, here 4 (discard)" in text
    assert "not now: 5 energy missing" in text
    assert max(map(len, board_text(buying().state).splitlines())) <= 80
