"""Set-up: tiles, market, start values, first player, places."""

from collections import Counter

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.new_york.tiles import BUILDINGS, TILE_COUNTS
from tests.rules.table import P1, P2, cited, kinds, new_table


def test_n_01_first_player_ties_reroll_alone() -> None:
    t = new_table(3)
    assert t.asked == (0, "first_roll")
    t.play("roll", "dice AAAAEEEE", "roll", "dice AAAAHHHH")
    assert t.asked == (2, "first_roll")
    events = t.play("roll", "dice AAHHHHHH")
    assert kinds(events, "tie")[0].what == "0 1"
    assert not kinds(events, "first")
    assert t.asked == (0, "first_roll")
    t.play("roll", "dice AAAHHHHH")
    assert t.asked == (1, "first_roll")
    events = t.play("roll", "dice AAAAAHHH")
    assert [e.seat for e in kinds(events, "first")] == [P2]
    assert t.asked == (1, "place")
    assert t.state.turn == -1


def test_a_tie_is_rolled_until_it_is_broken() -> None:
    t = new_table(2)
    for _ in range(3):
        t.play("roll", "dice HHHHHHHH", "roll", "dice EEEEEEEE")
        assert t.asked == (0, "first_roll")
    t.play("roll", "dice HHHHHHHH")
    events = t.play("roll", "dice AEEEEEEE")
    assert [e.seat for e in kinds(events, "first")] == [P2]


def test_all_eight_dice_are_rolled_for_the_first_turn() -> None:
    t = new_table(2)
    t.play("roll")
    assert len(t.outcomes) == 1287
    assert sum(t.outcomes.values()) == 1
    assert t.refused("dice AAAAAA") == "core.setup.first-player"


def test_most_attacks_begin() -> None:
    t = new_table(3)
    events = t.play("roll", "dice AHHHHHHH", "roll", "dice AAHHHHHH", "roll", "dice HHHHHHHH")
    assert [(e.seat, e.n) for e in kinds(events, "first")] == [(P2, 2)]


def test_n_03_placement_clockwise_at_most_two_and_not_in_manhattan() -> None:
    t = new_table(6)
    for seat in range(6):
        t.play("roll", "dice AAAAAAAA" if seat == 2 else "dice HHHHHHHH")
    assert t.asked == (2, "place")
    assert t.legal == {"place staten_island", "place bronx", "place queens", "place brooklyn"}
    t.play("place brooklyn")
    assert t.asked == (3, "place")
    t.play("place brooklyn")
    assert t.asked == (4, "place")
    assert t.refused("place brooklyn") == "ny.setup.limit"
    assert t.refused("place manhattan") == "core.action.unknown"
    assert t.refused("place lower") == "core.action.unknown"
    assert t.refused("enter") == "ny.setup.placement"
    assert t.legal == {"place staten_island", "place bronx", "place queens"}
    t.play("place bronx")
    assert t.asked == (5, "place")
    t.play("place bronx")
    assert t.asked == (0, "place")
    t.play("place queens")
    assert t.asked == (1, "place")
    t.play("place queens")
    assert t.asked == (2, "roll")
    assert t.all("place") == ["queens", "queens", "brooklyn", "brooklyn", "bronx", "bronx"]


def test_start_values() -> None:
    t = new_table(4)
    for m in t.state.monsters:
        assert (m.lp, m.vp, m.energy, m.cards, m.tokens, m.place) == (10, 0, 0, (), {}, None)


def test_nine_tiles_in_each_borough_three_of_them_turned_up() -> None:
    t = new_table(2)
    known: Counter[str] = Counter()
    for tiles in t.state.boroughs.values():
        assert [len(stack) for stack in tiles.stacks] == [3, 3, 3]
        for bottom, middle, top in tiles.stacks:
            assert (bottom, middle) == ("?", "?")
            known[top] += 1
    assert len(t.state.boroughs) == 5
    assert sum(known.values()) == 15
    assert sum(t.state.tiles.values()) == 30
    assert known + Counter(t.state.tiles) == Counter(TILE_COUNTS)


def test_there_are_45_tiles() -> None:
    assert TILE_COUNTS == {
        "high_rise_1": 22,
        "high_rise_2": 8,
        "high_rise_3": 3,
        "power_plant_2": 3,
        "power_plant_3": 3,
        "hospital_2": 3,
        "hospital_3": 3,
    }
    backs: Counter[str] = Counter()
    for tile, n in TILE_COUNTS.items():
        backs[BUILDINGS[tile].unit] += n
    assert backs == {"infantry": 22, "jet": 14, "tank": 9}


def test_three_cards_for_sale() -> None:
    t = new_table(2)
    assert None not in t.state.market
    assert len(set(t.state.market)) == 3
    powers = {card.id for card in CARDS.values() if card.kind in ("keep", "discard") and "new_york" in card.games}
    assert set(t.state.deck) == powers - set(t.state.market)


def test_goal_cards_lie_beside_the_deck() -> None:
    t = new_table(2)
    assert (t.state.superstar, t.state.statue) == (-1, -1)
    for goal in ("superstar", "statue_of_liberty"):
        assert CARDS[goal].kind == "goal"
        assert goal not in (*t.state.deck, *t.state.market)


def test_placing_waits_for_the_first_player() -> None:
    t = new_table(2)
    assert t.refused("place queens") == "ny.setup.placement"


def test_the_first_player_has_the_first_turn() -> None:
    t = new_table(2)
    t.play("roll", "dice HHHHHHHH", "roll", "dice AAAAAAAA", "place queens")
    assert t.asked == (P1, "place")
    events = t.play("place bronx")
    assert [e.seat for e in cited(events, "core.turn.order")] == [P2]
    assert t.asked == (P2, "roll")
