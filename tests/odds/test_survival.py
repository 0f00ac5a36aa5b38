"""Holding the city: exact odds, checked against counting by hand."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.odds.surviving import attack_results, survival, turns_before
from kony_nb.rules.errors import BadOdds
from kony_nb.rules.state import State, clone


def attacked(lp: int = 5, **more: object) -> State:
    """Kraken has attacked The King in the City with 2; Rob and Kong play before it, Mantis after it."""
    monsters = [
        {"name": "The King", "place": "tokyo_city", "lp": lp + 2},
        {"name": "Mantis"},
        {"name": "Kraken"},
        {"name": "Rob"},
        {"name": "Kong"},
    ]
    scene = {"game": "tokyo", "monsters": monsters, "turn": "Kraken", "phase": "resolve", "dice": "AAHHEE", **more}
    game = scenario(scene)
    game.play("resolve A")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("yield", "The King")
    return game.state


def test_the_results_of_two_dice_counted_by_hand() -> None:
    hit = 1 - Fraction(5, 6) ** 2
    assert attack_results(2, 2) == ((1 - hit) ** 2, 2 * hit * (1 - hit), hit**2)
    assert sum(attack_results(8, 4)) == 1


def test_one_roll_is_what_counting_every_roll_gives() -> None:
    rolls = list(product("123AHE", repeat=3))
    counted = tuple(Fraction(sum(roll.count("A") == n for roll in rolls), len(rolls)) for n in range(4))
    assert attack_results(3, 1) == counted


def test_only_who_plays_before_the_own_next_turn_attacks() -> None:
    state = attacked()
    assert turns_before(state, 0) == (3, 4)
    assert turns_before(state, 3) == ()
    assert turns_before(state, 2) == (3, 4, 0, 1)
    assert [one.seat for one in survival(state, 0).attackers] == [3, 4]


def test_a_dead_monster_has_no_turn_and_a_promised_one_comes_first() -> None:
    state = clone(attacked())
    state.monsters[3].alive = False
    state.extra_turns = (("subway", 2),)
    assert turns_before(state, 0) == (2, 4)


@pytest.mark.parametrize("lp", [1, 3, 6, 8])
def test_one_by_one_and_all_together(lp: int) -> None:
    state = attacked(lp)
    odds = survival(state, 0)
    results = attack_results(6, 3)
    assert odds.lp == state.monsters[0].lp == lp
    for one in odds.attackers:
        assert (one.dice, one.rolls) == (6, 3)
        assert one.hits == 1 - Fraction(5, 6) ** 18
        assert one.kills == sum(results[lp:])
    pairs = product(enumerate(results), repeat=2)
    assert odds.dies == sum(one * two for (n, one), (k, two) in pairs if n + k >= lp)


def test_who_is_in_the_city_too_does_not_attack() -> None:
    state = clone(attacked())
    state.monsters[4].place = "tokyo_bay"
    assert [one.seat for one in survival(state, 0).attackers] == [3]


def test_cards_of_the_attacker_count() -> None:
    state = clone(attacked())
    state.monsters[3].cards = ("extra_head",)
    one, other = survival(state, 0).attackers
    assert (one.dice, other.dice) == (7, 6)
    assert one.hits > other.hits


def test_nobody_before_the_next_turn_is_no_danger() -> None:
    state = attacked()
    assert survival(state, 3).dies == 0
    assert survival(state, 3).attackers == ()


def test_a_loss_that_is_still_pending_counts() -> None:
    jets = {"name": "The King", "place": "tokyo_city", "lp": 6, "cards": ["jets"]}
    state = attacked(monsters=[jets, "Mantis", "Kraken", "Rob", "Kong"])
    assert state.monsters[0].lp == 6
    assert survival(state, 0).lp == 4


def test_new_york_has_the_same_odds() -> None:
    monsters = [{"name": "Kong", "place": "lower", "lp": 5}, "Rob", "Mantis"]
    state = scenario({"monsters": monsters, "turn": "Kong", "phase": "roll"}).state
    assert survival(state, 0).dies == sum(
        one * two
        for (n, one), (k, two) in product(enumerate(attack_results(6, 3)), repeat=2)
        if n + k >= 5
    )


ROB = 2


def test_added_attacks_count() -> None:
    game = city(mantis=["acid_attack", "spiked_tail"])
    attacker = survival(game.state, ROB).attackers[0]
    assert (attacker.hits, attacker.damage[:2]) == (1, (0, 0))
    assert survival(city(mantis=["spiked_tail"]).state, ROB).attackers[0].damage[1] == 0


def test_an_attack_from_the_bay_reaches_the_city_with_a_card_for_it() -> None:
    everybody = ["Mantis", "Rob", "The King", "Kraken"]
    for cards, hits in (([], False), (["nova_breath"], True)):
        monsters = [{"name": "Kong", "place": "tokyo_city"}, *everybody]
        monsters[1] = {"name": "Mantis", "place": "tokyo_bay", "cards": cards}
        state = scenario({"game": "tokyo", "monsters": monsters, "turn": "Kong"}).state
        assert (1 in [one.seat for one in survival(state, 0).attackers]) == hits


def test_nothing_is_lost_by_who_has_seen_to_it_and_an_extra_turn_comes_first() -> None:
    game = city(rob=["jets", "wings"], energy=2)
    assert survival(game.state, ROB).lp == 8
    game.play("use wings")
    assert survival(game.state, ROB).lp == 10
    frenzy = city(extra_turns=[["frenzy", "Rob"]])
    assert survival(frenzy.state, ROB).attackers == ()


@pytest.mark.parametrize("seat", [9, -1, "Kong", None])
def test_only_a_living_monster_survives(seat: object) -> None:
    with pytest.raises(BadOdds, match="is no living monster; there are 0, 1, 2"):
        survival(city().state, seat)
    with pytest.raises(BadOdds, match="is no state"):
        survival(None, 0)


def city(rob: Sequence[str] = (), mantis: Sequence[str] = (), energy: int = 0, **more: object) -> Game:
    """Rob in the City is asked whether to hold against Kong's two attacks; Mantis has a turn before Rob's next."""
    in_city = {"name": "Rob", "place": "tokyo_city", "cards": list(rob), "energy": energy}
    seats = ["Kong", {"name": "Mantis", "cards": list(mantis)}, in_city]
    told = {"game": "tokyo", "monsters": seats, "turn": "Kong", "phase": "resolve", "dice": "AA1123"}
    game = scenario({**told, **more})
    game.play("resolve A")
    return game
