"""The board of Tokyo: the Bay open and closed, what it pays, and what stays inside its edges."""

import pytest

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, clone
from kony_nb.views.board import board_svg
from kony_nb.views.text import board_text
from tests.views.drawing import SVG, actions, parse, words
from tests.views.played import varied, waiting

WIDTHS = (360, 780)


def crowded() -> State:
    """Six monsters, as much beside and on the board as there can be, and a card that one seat has seen."""
    state = clone(waiting("yield", game="tokyo"))
    for monster in state.monsters:
        monster.energy, monster.vp, monster.lp = 25, 19, 10
        monster.cards = ()
    state.monsters[0].cards = ("made_in_a_lab", "mimic.jets", "extra_head", "parasitic_tentacles")
    state.market = ("it_has_a_child", "mimic", None)
    state.deck_top, state.top_seen_by = ("opportunist",), (0,)
    return state


@pytest.mark.parametrize("width", WIDTHS)
def test_hold_and_yield_are_on_the_board_with_their_words(width):
    state = waiting("yield", game="tokyo")
    root = parse(board_svg(state, legal=legal_actions(state), width=width))
    assert sorted(actions(root)) == ["hold", "yield"]
    assert {"Hold", "Yield"} <= set(words(root))
    labels = {e.get("data-action"): e.get("aria-label", "") for e in root.iter() if e.get("data-action")}
    assert labels["yield"].startswith("Yield: leave Tokyo. Outside Tokyo: ")


@pytest.mark.parametrize("width", WIDTHS)
def test_the_bay_says_when_it_is_closed(width):
    told = set()
    for state in varied("tokyo"):
        closed = len(state.living) < 5
        drawn = words(parse(board_svg(state, width=width)))
        assert ("Closed: it takes 5 living monsters" in drawn) == closed
        told.add(closed)
    assert told == {True, False}


def test_what_tokyo_pays_follows_the_options():
    state = clone(waiting("buy", monsters=2, game="tokyo"))
    assert {"enter: 1 VP", "turn start: 2 VP"} <= set(words(parse(board_svg(state))))
    state.options = type(state.options)(game="tokyo", tokyo_two_monsters="energy")
    assert {"enter: 1 energy", "turn start: 1 energy"} <= set(words(parse(board_svg(state))))
    assert "a turn begun there 1 energy" in board_text(state)
    six = clone(waiting("buy", monsters=6, game="tokyo"))
    six.options = type(six.options)(game="tokyo", bay_start_vp="2")
    assert words(parse(board_svg(six))).count("turn start: 2 VP") == 2


@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_board_stays_inside_its_edges_and_boxes_do_not_meet(width):
    root = parse(board_svg(crowded(), legal=legal_actions(crowded()), width=width))
    _, _, right, bottom = (float(part) for part in root.get("viewBox", "").split())
    for element in root.iter(SVG + "rect"):
        assert float(element.get("x", 0)) >= 0
        assert float(element.get("x", 0)) + float(element.get("width", 0)) <= right + 0.01
        assert float(element.get("y", 0)) + float(element.get("height", 0)) <= bottom + 0.01
    heights = [float(element.get("y", 0)) for element in root.iter(SVG + "text")]
    assert max(heights) < bottom


@pytest.mark.parametrize("width", WIDTHS)
def test_the_text_of_every_card_for_sale_is_there_to_its_end(width):
    state = clone(waiting("buy", monsters=4, game="tokyo"))
    for card, entry in CARDS.items():
        if "tokyo" in entry.games and not entry.lies_as:
            state.market = (card, None, None)
            assert entry.effect in " ".join(words(parse(board_svg(state, width=width)))), card


@pytest.mark.parametrize(("seats", "named"), [((0,), True), ((1, 2), False), ((), False), (None, False)])
def test_a_card_that_one_seat_has_seen_is_named_to_it_alone(seats, named):
    state = crowded()
    state.agenda = [*state.agenda[:-1], type(state.agenda[-1])("yield", 3, (1,))]
    assert ("On top: Opportunist" in words(parse(board_svg(state, seats=seats)))) == named
    assert ("known on top: Opportunist" in " ".join(board_text(state, seats=seats).split())) == named
