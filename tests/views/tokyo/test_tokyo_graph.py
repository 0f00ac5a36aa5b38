"""The graph of Tokyo: what the rules do by themselves, and what a monster in Tokyo may choose."""

from kony_nb.game.scenario import scenario
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.rulebook import find_rule
from kony_nb.rules.tokyo.city import free_place
from kony_nb.views.graph import board_graph
from tests.views.played import varied


def test_edges_say_what_is_open_and_why_not():
    seen = set()
    for state in varied("tokyo"):
        graph = board_graph(state)
        assert set(graph) == {"outside", "tokyo_city", "tokyo_bay"}
        chosen = {edge["action"] for _, _, edge in graph.edges(data=True) if edge["action"] and edge["legal"]}
        assert chosen == {a.text for a in legal_actions(state) if a.verb in ("hold", "yield")}
        for source, target, edge in graph.edges(data=True):
            assert edge["legal"] == (edge["reason"] == "")
            assert edge["legal"] or find_rule(edge["rule"])
            if edge["verb"] == "enter":
                assert edge["legal"] == (free_place(state) == target)
                assert source == "outside"
            seen.add((edge["verb"], edge["legal"]))
    assert seen >= {("enter", True), ("enter", False), ("yield", True), ("hold", True), ("move up", False)}


def closed(n: int = 5, options: dict[str, str] | None = None, **places: str) -> dict[str, str]:
    """Why the ways that nobody chooses are closed, by verb and target, with monsters at these places."""
    names = ["Kong", "Rob", "Mantis", "Sheriff", "Drakonis"]
    monsters = [{"name": name, **({"place": places[name]} if name in places else {})} for name in names]
    described = {"game": "tokyo", "monsters": monsters[:n], "options": options or {}}
    graph = board_graph(scenario(described).state)
    return {f"{verb} {target}": edge["reason"] for _, target, verb, edge in graph.edges(keys=True, data=True)}


def test_each_reason():
    free = closed()
    assert free["enter tokyo_city"] == ""
    assert free["enter tokyo_bay"] == "the City is free and comes first"
    assert free["move up tokyo_city"] == "nobody is in the Bay"
    both = closed(Kong="tokyo_city", Rob="tokyo_bay")
    assert both["enter tokyo_bay"] == "Rob is in Tokyo Bay"
    assert both["move up tokyo_city"] == both["enter tokyo_city"] == "Kong is in Tokyo City"
    assert closed(n=4, Kong="tokyo_city")["enter tokyo_bay"] == "closed: it takes 5 living monsters"
    assert "stays there" in closed(options={"bay_moves_up": "on_closing"})["move up tokyo_city"]
