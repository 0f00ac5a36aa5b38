import pytest

from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import decider, legal_actions
from kony_nb.rules.rulebook import find_rule
from kony_nb.views.graph import START, board_graph
from tests.views.played import crowded, varied, waiting

WAYS = ("place", "enter", "advance", "flee", "move", "stay", "hold")


def test_edges_say_exactly_what_is_legal_and_why_not():
    for state in varied():
        graph = board_graph(state)
        edges = [data for _, _, data in graph.edges(data=True)]
        legal = {a.text for a in legal_actions(state) if a.verb in WAYS}
        assert {edge["action"] for edge in edges if edge["legal"] and edge["verb"] in WAYS} == legal
        for edge in edges:
            if edge["legal"]:
                assert (edge["rule"], edge["reason"]) == ("", "")
            else:
                assert find_rule(edge["rule"])
                assert edge["reason"]


@pytest.mark.parametrize("game", GAMES)
def test_nodes_know_their_monsters(game):
    for state in varied(game):
        graph = board_graph(state)
        for monster in state.monsters:
            if monster.place:
                assert monster.name in graph.nodes[monster.place]["monsters"]
        standing = sum(len(data["monsters"]) for node, data in graph.nodes(data=True) if node != START)
        assert standing == sum(monster.place is not None for monster in state.monsters)


def test_a_monster_that_is_not_placed_comes_from_the_start():
    graph = board_graph(waiting("place"))
    assert all(len(pos) == 2 for _, pos in graph.nodes(data="pos"))
    assert graph.nodes[START]["kind"] == "start"
    assert {verb for _, _, verb in graph.edges(START, data="verb")} == {"place"}


def test_a_way_to_manhattan_has_its_reason_when_it_is_full():
    state = waiting("move", choices=3)
    seat = decider(state)
    edge = board_graph(state).get_edge_data(state.monsters[seat].place, "lower")["enter"]
    assert not edge["legal"]
    assert edge["rule"] == "ny.move.full"


def test_the_rides_of_a_card_are_edges():
    state = crowded()
    state.ledger.extra = "subway"
    state.monsters[state.turn].energy = 12
    rides = [data for _, _, data in board_graph(state).edges(data=True) if data["verb"] == "use"]
    legal = [a.text for a in legal_actions(state) if a.verb == "use" and a.args[0] == "subway"]
    assert legal
    assert sorted(ride["action"] for ride in rides) == sorted(legal)


def test_nothing_may_be_done_when_the_game_is_over():
    over = next(state for state in varied() if state.result)
    assert board_graph(over).number_of_edges() == 0
