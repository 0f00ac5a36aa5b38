"""What differs between two moments, and both side by side."""

import random

import pytest

from kony_nb.game.game import Game
from kony_nb.game.hidden import determinize, view
from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import KonyError
from kony_nb.rules.luck import Addressed
from kony_nb.rules.phases.gains import total_vp
from kony_nb.views.differences import differences, differences_html
from kony_nb.views.side_by_side import side_by_side
from tests.game.randomly import evolving_game
from tests.views.drawing import parse

KONG = {"name": "Kong", "place": "queens", "lp": 8, "vp": 4, "energy": 3, "cards": ["carapace"], "tokens": {"jinx": 1}}
BASE = {
    "monsters": [KONG, {"name": "Rob", "place": "bronx", "cards": ["curse"]}],
    "boroughs": {"queens": {"stacks": [["high_rise_1"]], "units": ["jet"]}},
    "market": ["subway", "fury", None],
}


@pytest.mark.parametrize(
    ("changed", "row"),
    [
        ({"monsters": [{**KONG, "lp": 5}, BASE["monsters"][1]]}, ("Kong", "LP", 8, 5, "−3")),
        ({"monsters": [{**KONG, "vp": 6}, BASE["monsters"][1]]}, ("Kong", "VP", 4, 6, "+2")),
        ({"monsters": [{**KONG, "energy": 0}, BASE["monsters"][1]]}, ("Kong", "energy", 3, 0, "−3")),
        ({"monsters": [{**KONG, "place": "bronx"}, BASE["monsters"][1]]}, ("Kong", "place", "Queens", "Bronx", "")),
        (
            {"monsters": [{**KONG, "cards": []}, BASE["monsters"][1]]},
            ("Kong", "cards", "Carapace", "none", "−Carapace"),
        ),
        ({"monsters": [{**KONG, "tokens": {}}, BASE["monsters"][1]]}, ("Kong", "Jinx tokens", 1, 0, "−1")),
        (
            {"boroughs": {"queens": {"stacks": [["high_rise_1"]], "units": ["jet", "jet", "tank"]}}},
            ("Queens", "units", "jet", "2 × jet, tank", "+jet; +tank"),
        ),
        ({"boroughs": {"queens": {"units": ["jet"]}}}, ("Queens", "stack 1", "high-rise 1", "empty", "")),
        ({"superstar_holder": "Rob"}, ("Table", "Superstar of", "nobody", "Rob", "")),
        ({"turn": "Rob"}, ("Turn", "whose", "Kong, turn 1", "Rob, turn 1", "")),
        ({"dice": "AAAHHH"}, ("Turn", "dice", "none", "3 × attack, 3 × heart", "+3 × attack; +3 × heart")),
        ({"market": ["subway", "leveler", None]}, ("Table", "cards for sale", "Fury, Subway", "Leveler, Subway",
                                                   "+Leveler; −Fury")),
    ],
)  # fmt: skip
def test_what_was_changed_is_told_with_both_values(changed: dict, row: tuple) -> None:
    rows = [tuple(each.values()) for each in differences(scenario(BASE), scenario({**BASE, **changed}))]
    assert row in rows
    assert len(rows) <= 4, "and nothing that is the same"


def test_masks_and_counters_are_told() -> None:
    said = {"game": "tokyo", "expansions": ["luchador"], "monsters": [{"name": "Kong", "vp": 1}, "Kraken"]}
    masked = {"name": "Kong", "vp": 1, "masks": {"attached": True, "collection": 1}}
    bare = {"name": "Kraken", "masks": {"attached": False, "collection": 0}}
    found = differences(scenario(said), scenario({**said, "monsters": [masked, bare]})).filter(of="Kong")
    assert [(row["what"], row["difference"]) for row in found] == [
        ("VP", "+2"),
        ("masks collected", "+1"),
    ]


@pytest.mark.parametrize("name", ["new_york", "tokyo"])
def test_numbers_are_those_of_the_states(name: str) -> None:
    game = Game.new(name, monsters=["Kong", "Kraken"] if name == "tokyo" else ["Kong", "Rob"], seed=5)
    rng = random.Random(2)
    for _ in range(70):
        game.play(rng.choice(game.legal_actions()))
    first, last = game.line[30].state, game.state
    rows = {(row["of"], row["what"]): row for row in differences(first, last)}
    for one, two in zip(first.monsters, last.monsters, strict=True):
        numbers = {"LP": (one.lp, two.lp), "VP": (total_vp(one), total_vp(two)), "energy": (one.energy, two.energy)}
        for what, (a, b) in numbers.items():
            row = rows.get((one.name, what))
            assert (row is None) == (a == b)
            assert row is None or (row["A"], row["B"]) == (a, b)
    assert rows


def test_nothing_different_is_said_in_words() -> None:
    game = scenario(BASE)
    table = differences(game, game, names=("The game", "Branch A"))
    assert repr(table).strip() == "No difference between The game and Branch A."
    assert differences_html(table) == "<p>No difference between The game and Branch A.</p>"


def test_only_what_a_seat_knows_is_compared() -> None:
    game = evolving_game(4, choices=60, masked=True)
    seen = view(game.state, 1)
    first, second = (determinize(seen, Addressed(seed)) for seed in (1, 2))
    assert differences(first, second, seats=None).rows
    for seats in ((1,), ()):
        table = differences(first, second, seats=seats)
        assert table.rows == []
        assert table.caption.endswith("as far as is known here.")
        boards = side_by_side(first, second, seats).html.split("<figure")[1:]
        assert boards[0].partition("<svg")[2][:9000] == boards[1].partition("<svg")[2][:9000]


def test_side_by_side_shows_both_boards_and_the_table() -> None:
    a, b = scenario(BASE), scenario({**BASE, "turn": "Rob"})
    two = side_by_side(a, b, names=("The game", "Branch <A>"))
    assert two.html.count("<svg") == 2
    assert "Branch &lt;A&gt;" in two.html
    assert "Rob, turn 1" in two.html
    assert sum(each.tag.endswith("svg") for each in parse(two.svg).iter()) == 3
    assert "The game: " in two.alt
    assert set(two._repr_mimebundle_()) == {"image/svg+xml", "text/plain"}


@pytest.mark.parametrize(
    ("other", "names", "wrong"),
    [
        ({"monsters": ["Kong", "Mantis"]}, ("A", "B"), "two moments of the same monsters"),
        (BASE, ("A", "A"), "not two different names"),
        (BASE, ("A", "of"), "not two different names"),
    ],
)
def test_what_cannot_be_compared_is_refused(other: dict, names: tuple[str, str], wrong: str) -> None:
    with pytest.raises(KonyError, match=wrong):
        differences(scenario(BASE), scenario(other), names=names)
