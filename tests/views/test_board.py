from xml.etree import ElementTree

import pytest

from kony_nb.rules.actions import action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import decider, legal_actions
from kony_nb.rules.state import clone, state_key
from kony_nb.views.board import board_svg
from kony_nb.views.offers import spot
from tests.views.drawing import SVG, actions, parse, said, words
from tests.views.played import crowded, varied, waiting

WIDTHS = (360, 780)


@pytest.mark.parametrize(
    ("game", "verbs"),
    [
        ("new_york", {"place", "move", "stay", "flee", "hold", "destroy", "buy", "sweep"}),
        ("tokyo", {"hold", "yield", "buy", "sweep"}),
    ],
)
def test_every_legal_action_with_a_place_is_there_exactly_once(game, verbs):
    seen = set()
    for state in varied(game):
        legal = legal_actions(state)
        seat = decider(state)
        for width in WIDTHS:
            drawn = actions(parse(board_svg(state, legal=legal, width=width)))
            assert sorted(drawn) == sorted(a.text for a in legal if spot(state, seat, a) is not None)
        seen |= {text.split()[0] for text in drawn}
    assert seen >= verbs


def test_forced_ways_have_their_place_too():
    state = clone(waiting("move"))
    for seat, monster in enumerate(state.monsters):
        monster.place = ("queens", "queens", "bronx", "bronx", "brooklyn", "brooklyn")[seat]
    assert actions(parse(board_svg(state, legal=[action("enter")]))) == ["enter"]
    assert spot(state, state.turn, action("enter")) == "lower"
    state.monsters[state.turn].place = "midtown_56"
    assert spot(state, state.turn, action("advance")) == "upper_56"
    assert actions(parse(board_svg(state, legal=[action("advance")]))) == ["advance"]


@pytest.mark.parametrize("width", WIDTHS)
def test_two_ways_to_one_place_are_two_buttons(width):
    state = crowded()
    ways = [action("move", "queens"), action("use", "subway", "queens")]
    assert sorted(actions(parse(board_svg(state, legal=ways, width=width)))) == ["move queens", "use subway queens"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_offered_without_legal_actions(game):
    for state in varied(game):
        root = parse(board_svg(state))
        assert not actions(root)
        assert root.get("role") == "img"


def test_an_interactive_board_is_a_group_so_that_its_buttons_are_reached():
    state = waiting("flee")
    assert parse(board_svg(state, legal=legal_actions(state))).get("role") == "group"


def test_every_offer_has_a_word_beside_its_colour():
    state = waiting("flee")
    drawn = words(parse(board_svg(state, legal=legal_actions(state))))
    flights = [a for a in legal_actions(state) if a.verb == "flee"]
    assert drawn.count("Flee here") == len(flights)
    assert drawn.count("Hold") == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_description_names_every_monster(game):
    for state in varied(game):
        description = said(parse(board_svg(state)))
        for monster in state.monsters:
            assert monster.name in description
            assert monster.alive or f"{monster.name} is out of the game" in description


@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_marked_once_and_says_who_is_there(game):
    for state in varied(game):
        root = parse(board_svg(state))
        marked = [e for e in root.iter() if e.get("data-place")]
        places = {e.get("data-place"): e.get("aria-label", "") for e in marked}
        assert len(places) == len(marked)
        assert {place for place in GAMES[game].places if not place.endswith("_56")} <= set(places)
        for monster in state.monsters:
            if monster.place:
                assert monster.name in places[monster.place]


def test_the_second_track_is_shown_with_five_living_monsters_only():
    for state in varied():
        shown = 'data-place="lower_56"' in board_svg(state)
        second = any(monster.place and monster.place.endswith("_56") for monster in state.monsters)
        assert shown == (len(state.living) >= 5 or second)


@pytest.mark.parametrize("game", GAMES)
def test_equal_states_give_equal_drawings_and_stay_as_they_are(game):
    for state in varied(game)[:12]:
        before = state_key(state)
        legal = legal_actions(state)
        assert board_svg(state, legal=legal) == board_svg(clone(state), legal=legal)
        assert state_key(state) == before


@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_board_stays_inside_its_edges(width):
    root = parse(board_svg(crowded(), legal=legal_actions(crowded()), width=width))
    _, _, right, bottom = (float(part) for part in root.get("viewBox", "").split())
    for element in root.iter(SVG + "rect"):
        x, y = float(element.get("x", 0)), float(element.get("y", 0))
        assert x >= 0
        assert x + float(element.get("width", 0)) <= right + 0.01
        assert y + float(element.get("height", 0)) <= bottom + 0.01


@pytest.mark.parametrize("width", WIDTHS)
def test_the_text_of_a_card_for_sale_is_there_to_its_end(width):
    state = clone(waiting("buy", monsters=4))
    for card, entry in CARDS.items():
        if entry.kind not in ("keep", "discard") or "new_york" not in entry.games:
            continue
        state.market = (card, None, None)
        for legal in ((), [action("buy", card)]):
            drawn = " ".join(words(parse(board_svg(state, legal=legal, width=width))))
            assert entry.effect in drawn, card


def test_numbers_of_a_crowded_board_are_there():
    drawn = words(parse(board_svg(crowded())))
    assert {"12", "19", "×2", "new", "2 below", "empty", "?", "no card"} <= set(drawn)
    name = crowded().monsters[crowded().turn].name
    assert f"Superstar: {name}" in drawn
    assert "Deck: " in " ".join(drawn)


def test_the_price_is_the_buyers_own():
    state = clone(waiting("buy", monsters=4))
    state.market = ("the_unisphere", None, None)
    buyer = state.monsters[decider(state)]
    buyer.energy = 9
    for place, price in (("queens", 4), ("bronx", 5)):
        buyer.place = place
        root = parse(board_svg(state, legal=legal_actions(state)))
        assert f"Buy for {price}" in words(root)
        label = next(e.get("aria-label", "") for e in root.iter() if e.get("data-action") == "buy the_unisphere")
        assert f"for {price} energy" in label


def test_dice_are_drawn_unless_they_lie_beside_the_board():
    state = waiting("resolve")
    letters = [word for word in words(parse(board_svg(state))) if word in state.dice and len(word) == 1]
    without = [word for word in words(parse(board_svg(state, dice=False))) if word in state.dice and len(word) == 1]
    assert len(letters) - len(without) == len(state.dice)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_game_is_told(game):
    over = [state for state in varied(game) if state.result]
    assert over
    for state in over:
        drawn = words(parse(board_svg(state)))
        assert "The game is over" in drawn
        assert drawn.count("wins") == (1 if state.winner >= 0 else 0)


def test_nobody_wins():
    state = clone(next(state for state in varied() if state.result))
    state.result, state.winner = "nobody", -1
    for monster in state.monsters:
        monster.alive, monster.place, monster.lp = False, None, 0
    assert "Nobody wins" in said(parse(board_svg(state)))


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_is_small_and_quick_enough_to_send_at_every_click(game):
    for state in varied(game):
        assert len(board_svg(state, legal=legal_actions(state))) < 70_000


@pytest.mark.parametrize(("game", "kind"), [("new_york", "flee"), ("tokyo", "yield")])
def test_clicks_pass_through_what_cannot_be_chosen(game, kind):
    state = waiting(kind, game=game)
    root = parse(board_svg(state, legal=legal_actions(state)))
    parents = {child: parent for parent in root.iter() for child in parent}
    for element in root.iter():
        if element.get("data-action"):
            around: ElementTree.Element | None = parents.get(element)
            while around is not None:
                assert not around.get("data-action"), "a button inside a button"
                assert "kn-still" not in around.get("class", "")
                around = parents.get(around)


def test_clicks_reach_a_borough_through_the_things_on_it():
    state = waiting("flee")
    flee = next(a for a in legal_actions(state) if a.verb == "flee")
    offered = parse(board_svg(state, legal=[flee])).iter(SVG + "g")
    tips = [group for group in offered if (title := group.find(SVG + "title")) is not None and "below" in title.text]
    assert sum(group.get("class") == "kn-still" for group in tips) == sum(
        bool(stack) for stack in state.boroughs[flee.args[0]].stacks
    )
