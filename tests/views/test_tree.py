"""The tree of what was played: every moment once, exact chances on its edges, and nothing that only others know."""

import random
from fractions import Fraction

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import KonyError
from kony_nb.rules.referee import chance_outcomes, is_chance
from kony_nb.rules.state import state_key
from kony_nb.views.tree import drawn, laid_out, tree_graph
from kony_nb.views.tree_figure import tree_figure
from kony_nb.views.twigs import chance_words, grow
from tests.game.randomly import evolving_game
from tests.views.drawing import parse

TOKYO = ["Alienoid", "Kraken", "Pandakai"]


def played(game: Game, choices: int, seed: int = 1) -> Game:
    rng = random.Random(seed)
    for _ in range(choices):
        if not game.over:
            game.play(rng.choice(game.legal_actions()))
    return game


@pytest.fixture(scope="module", params=["new_york", "tokyo"])
def branched(request: pytest.FixtureRequest) -> dict[str, Game]:
    """A game with a variation, and two branches of it."""
    monsters = {"new_york": ["Kong", "Mantis", "Rob"], "tokyo": TOKYO}[request.param]
    game = played(Game.new(request.param, monsters=monsters, seed=3), 30)
    game.goto(game.at - 8)
    while game.decision is None or len(game.legal_actions()) < 2:
        game.goto(game.at + 1)
    taken = game.line[game.at + 1].action
    game.play(next(action for action in game.legal_actions() if action is not taken))
    same = played(game.branch(luck="same"), 4, seed=2)
    new = played(game.branch(at=game.at - 3, luck="new"), 6, seed=3)
    return {"The game": game, "Branch A": same, "Branch B": new}


def test_every_moment_is_told_once_and_games_share_their_past(branched: dict[str, Game]) -> None:
    twigs = grow(branched)
    for name, game in branched.items():
        mine = [twig for twig in twigs if name in twig.places]
        assert {twig.places[name].id for twig in mine} == {node.id for node in game.history.nodes}
        assert all(state_key(twig.state) == state_key(twig.places[name].state) for twig in mine)
    assert len(twigs) < sum(len(game.history.nodes) for game in branched.values())
    assert len(grow({"a": branched["The game"], "b": branched["The game"]})) == len(grow(branched["The game"]))


def test_edges_have_the_chances_of_the_referee(branched: dict[str, Game]) -> None:
    graph = tree_graph(branched)
    twigs = grow(branched)
    chances = 0
    for before, after, edge in graph.edges(data=True):
        state, action = twigs[before].state, twigs[after].node.action
        assert edge["chance"] == dict(chance_outcomes(state)).get(action)
        assert (edge["chance"] is not None) == is_chance(state) == (graph.nodes[before]["kind"] == "chance")
        assert edge["steps"] == 1
        chances += edge["chance"] is not None
    assert chances > 10
    assert chance_words(Fraction(5, 324)) == "5/324 (1.5 %)"


def test_a_node_says_who_is_asked_what(branched: dict[str, Game]) -> None:
    graph = tree_graph(branched)
    for name, game in branched.items():
        (here,) = (node for node, facts in graph.nodes(data=True) if name in facts["here"])
        assert game.decision is not None
        assert graph.nodes[here]["who"] == game.decision.seat
        assert game.decision.prompt in graph.nodes[here]["what"]


def test_the_drawing_keeps_forks_and_ends_and_shortens_long_lines(branched: dict[str, Game]) -> None:
    twigs = grow(branched)
    limbs = drawn(twigs, branched)
    kept = {limb.twig for limb in limbs}
    assert {twig for twig in twigs if len(twig.children) != 1 or twig.parent is None} <= kept
    assert sum(len(limb.steps) for limb in limbs) == len(twigs) - 1, "every step is in one line"
    assert len(kept) < len(twigs) / 2
    places = laid_out(limbs)
    assert len(set(places.values())) == len(places)
    for limb in limbs:
        if limb.steps:
            column, row = places[limb.steps[0].parent]
            assert places[limb.twig][0] == column + 1
            assert places[limb.twig][1] >= row
    collapsed = tree_graph(branched, collapsed=True)
    assert set(collapsed) == {twig.id for twig in kept}
    for node, facts in collapsed.nodes.items():
        column, row = places[twigs[node]]
        assert facts["pos"] == (column, -row)


def test_the_picture_marks_where_one_stands_in_all_its_forms(branched: dict[str, Game]) -> None:
    picture = tree_figure(branched, shown="Branch A", links=lambda name, node: {"data_node": node.id})
    root = parse(picture.svg)
    buttons = [each for each in root.iter() if each.get("role") == "button"]
    (here,) = (each for each in buttons if each.get("aria-current") == "true")
    assert int(here.get("data-node", -1)) == branched["Branch A"].node.id
    assert all(each.get("tabindex") == "0" and each.get("aria-label") for each in buttons)
    assert len(buttons) == len(picture.table) == len(picture.figure.data[-1].customdata)
    assert "you are here, Branch A" in picture.svg
    assert picture.alt.startswith("Tree of ")
    assert "Branch A stands at step" in picture.alt
    assert tree_figure(branched).svg == tree_figure(branched).svg
    assert 'role="button"' not in tree_figure(branched).svg, "a still picture offers nothing"


def test_another_beginning_is_a_tree_of_its_own(branched: dict[str, Game]) -> None:
    game = branched["The game"]
    edited = scenario(game.to_scenario())
    graph = tree_graph({"The game": game, "Edited": edited})
    assert [facts["games"] for node, facts in graph.nodes(data=True) if not graph.in_degree(node)] == [
        ["The game"],
        ["Edited"],
    ]


def test_a_game_without_choices_is_one_moment() -> None:
    game = scenario({"monsters": ["Kong", "Rob"]})
    picture = tree_figure(game)
    assert picture.alt.startswith("Tree of 1 moment with 0 forks and 1 end. The game stands at step 0: Kong is asked")
    parse(picture.svg)
    assert len(picture.figure.data[-1].x) == 1


def test_what_another_holds_is_left_out() -> None:
    game = evolving_game(4, choices=90, masked=True)
    seen = grow(game, seats=(0,))
    everything = grow(game)
    windows = [node for node in game.history.nodes if node.state.agenda and node.state.agenda[-1].kind == "play"]
    others = [node for node in windows if node.state.agenda[-1].seat != 0]
    assert others
    assert len(seen) == len(everything) - len(others)
    hands = {card for node in game.history.nodes for monster in node.state.monsters[1:] for card in monster.hand}
    told = " ".join(twig.words for twig in seen if twig.parent is not None and twig.chance is None)
    drawn_unseen = [twig for twig in seen if twig.words == "An evolution is drawn."]
    assert hands
    assert all(twig.chance is None for twig in drawn_unseen)
    assert "chooses unseen" in told


@pytest.mark.parametrize(
    ("games", "wrong"), [({}, "games: give a Game"), ("kong", "games: give a Game"), ({"a": 1}, "games: give a Game")]
)
def test_no_games_are_refused(games: object, wrong: str) -> None:
    with pytest.raises(KonyError, match=wrong):
        tree_figure(games)


def test_a_name_that_is_none_is_refused() -> None:
    with pytest.raises(KonyError, match="shown: 'B' is not one of The game"):
        tree_figure(scenario({"monsters": ["Kong", "Rob"]}), shown="B")
