"""The effects of an owner's evolutions that happen when it is played: what they do, their limits, when they act."""

from typing import Any

import pytest

from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.events import Event
from tests.game.owner_cards import evolution, in_use
from tests.rules.evolutions.evolving import BAY, CITY, OUT, monster, power_up, tokyo
from tests.rules.table import Table, kinds

OWN = "own_tokyo_kraken_1"
NAMES = ("Kraken", "Alienoid", "Gigazaur", "The King", "Cyber Kitty")


def played(*effects: dict[str, Any], places: tuple[str, ...] = (OUT, CITY, OUT), seats: Any = None, **more: Any) -> Any:
    """Play an evolution with these effects as Kraken, seat 0, before its first roll; return table and events."""
    given = seats or ({},) * len(places)
    with in_use(evolution(effects=list(effects), **more.pop("own", {}))):
        at_table = tokyo(
            *(
                monster(name, place, *([OWN] if seat == 0 else []), **given[seat])
                for seat, (name, place) in enumerate(zip(NAMES, places, strict=False))
            ),
            **more,
        )
        events = at_table.play(f"play {OWN}")
        return at_table, events


def offered(*effects: dict[str, Any], places: tuple[str, ...] = (OUT, CITY, OUT), seats: Any = None) -> bool:
    """Return whether Kraken is offered to play an evolution with these effects before its first roll."""
    given = seats or ({},) * len(places)
    with in_use(evolution(effects=list(effects))):
        at_table = tokyo(
            *(
                monster(name, place, *([OWN] if seat == 0 else []), **given[seat])
                for seat, (name, place) in enumerate(zip(NAMES, places, strict=False))
            )
        )
        return f"play {OWN}" in at_table.legal


def cited(events: list[Event], kind: str) -> list[tuple[int, int]]:
    return [(event.seat, event.n) for event in kinds(events, kind) if event.rule == f"card.{OWN}"]


def test_an_evolution_of_the_owner_takes_a_place_in_the_set() -> None:
    with in_use(evolution(replaces="High Tide")):
        there = evolutions_of("tokyo", "Kraken")
        assert OWN in there
        assert "high_tide" not in there
        assert len(there) == 8


def test_gains_of_each_kind_are_cited_and_stop_at_their_limits() -> None:
    t, events = played(
        {"do": "gain", "what": "vp", "n": 3},
        {"do": "gain", "what": "lp", "n": 5},
        {"do": "gain", "what": "energy", "n": 2},
        seats=({"lp": 7, "vp": 1}, {}, {}),
    )
    assert (t[0].vp, t[0].lp, t[0].energy) == (4, 10, 2)
    assert cited(events, "vp") == [(0, 3)]
    assert cited(events, "lp") == [(0, 3)]
    assert cited(events, "energy") == [(0, 2)]
    assert t[0].spent == (OWN,)


def test_heal_is_a_gain_of_life_points_in_tokyo_too() -> None:
    t, _ = played({"do": "heal", "n": 2}, places=(CITY, OUT), seats=({"lp": 4}, {}))
    assert t[0].lp == 6


def test_what_is_lost_is_not_more_than_there_is() -> None:
    t, events = played(
        {"do": "gain", "what": "energy", "n": 1},
        {"do": "lose", "what": "vp", "n": 5},
        {"do": "lose", "what": "energy", "n": 9},
        seats=({"vp": 2, "energy": 3}, {}, {}),
    )
    assert (t[0].vp, t[0].energy) == (0, 0)
    assert cited(events, "vp") == [(0, -2)]


def test_life_points_are_lost_to_a_loss_that_can_eliminate() -> None:
    t, events = played(
        {"do": "gain", "what": "vp", "n": 2}, {"do": "lose", "what": "lp", "n": 3}, seats=({"lp": 3}, {}, {})
    )
    assert cited(events, "damage") == [(0, 3)]
    assert not t[0].alive
    assert t.state.turn == 1


def test_a_loss_of_the_same_evolution_comes_before_points_win_at_once() -> None:
    t, _ = played(
        {"do": "gain", "what": "vp", "n": 2}, {"do": "lose", "what": "lp", "n": 3}, seats=({"lp": 3, "vp": 19}, {}, {})
    )
    assert not t[0].alive
    assert t.state.result == ""
    t, _ = played(
        {"do": "gain", "what": "vp", "n": 2}, {"do": "lose", "what": "lp", "n": 3}, seats=({"lp": 4, "vp": 19}, {}, {})
    )
    assert (t.state.result, t.state.winner) == ("vp", 0)


def test_all_others_gain_or_lose() -> None:
    t, _ = played(
        {"do": "others_gain", "what": "lp", "n": 1},
        {"do": "others_lose", "what": "vp", "n": 2},
        {"do": "others_gain", "what": "energy", "n": 1},
        seats=({"lp": 5, "vp": 5}, {"lp": 5, "vp": 1}, {"vp": 3}),
    )
    assert t.all("lp") == [5, 6, 10]
    assert t.all("vp") == [5, 0, 1]
    assert t.all("energy") == [0, 1, 1]


def test_all_others_lose_life_points_in_one_loss_that_is_no_attack() -> None:
    t, events = played({"do": "others_lose", "what": "lp", "n": 2}, seats=({}, {"lp": 2}, {}))
    assert cited(events, "damage") == [(1, 2), (2, 2)]
    assert t.all("alive") == [True, False, True]


def test_stealing_from_each_takes_what_is_there() -> None:
    t, _ = played({"do": "steal", "what": "vp", "n": 2}, seats=({}, {"vp": 1}, {"vp": 5}))
    assert t.all("vp") == [3, 0, 3]


def test_stealing_from_one_is_a_choice_among_those_who_have_something() -> None:
    with in_use(evolution(effects=[{"do": "steal", "what": "energy", "n": 2, "who": "one"}])):
        t = tokyo(
            monster("Kraken", OUT, OWN),
            monster("Alienoid", CITY, energy=3),
            monster("Gigazaur"),
            monster("The King", energy=1),
        )
        t.play(f"play {OWN}")
        assert t.asked == (0, "own_target")
        assert t.legal == {"pick alienoid", "pick the_king"}
        assert t.refused("pick gigazaur") == "evo.owner.cards"


def test_the_chosen_one_is_robbed_and_a_single_one_is_not_asked_for() -> None:
    with in_use(evolution(effects=[{"do": "steal", "what": "energy", "n": 2, "who": "one"}])):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY, energy=3), monster("Gigazaur", energy=1))
        t.play(f"play {OWN}", "pick gigazaur")
        assert t.all("energy") == [1, 3, 0]
    t, _ = played({"do": "steal", "what": "energy", "n": 2, "who": "one"}, seats=({}, {"energy": 3}, {}))
    assert t.all("energy") == [2, 1, 0]


@pytest.mark.parametrize(
    ("who", "lost"), [("others", [0, 1, 1, 1, 1]), ("city", [0, 1, 1, 0, 0]), ("outside", [0, 0, 0, 1, 1])]
)
def test_whom_damage_hits(who: str, lost: list[int]) -> None:
    t, _ = played({"do": "damage", "n": 1, "who": who}, places=(OUT, CITY, BAY, OUT, OUT))
    assert [10 - lp for lp in t.all("lp")] == lost


def test_damage_to_one_is_a_choice_and_comes_after_what_needs_none() -> None:
    with in_use(
        evolution(effects=[{"do": "damage", "n": 3, "who": "one"}, {"do": "gain", "what": "vp", "n": 1}])
    ):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY), monster("Gigazaur"))
        t.play(f"play {OWN}")
        assert t[0].vp == 1
        t.play("pick gigazaur")
        assert t.all("lp") == [10, 10, 7]


def test_no_damage_lasts_for_the_turn_and_is_asked_for_before_a_loss() -> None:
    with in_use(evolution(effects=[{"do": "no_damage"}])):
        t = tokyo(
            monster("Kraken", CITY, OWN), monster("Alienoid"), monster("Gigazaur"), turn=1, phase="resolve", dice="AAA"
        )
        assert t.asked == (0, "play")
        events = t.play(f"play {OWN}")
        assert t[0].lp == 10
        assert cited(events, "reduce") == [(0, 3)]


def test_no_damage_may_be_played_ahead_at_moments_that_its_owner_named() -> None:
    shielding = {"do": "no_damage"}
    assert not offered(shielding)
    t, _ = played(shielding, own={"when": ["before_roll"]})
    assert t.state.ledger.shields == ((OWN, 0),)


def test_drawing_looks_at_two_and_keeps_one_unseen() -> None:
    with in_use(evolution(effects=[{"do": "draw"}])):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY))
        events = t.play(f"play {OWN}", "draw high_tide", "draw sunken_temple")
        assert t.asked == (0, "keep_evolution")
        events += t.play("pick high_tide")
        assert t[0].hand == ("high_tide",)
        assert t[0].spent == (OWN, "sunken_temple")
        assert [event.rule for event in kinds(events, "evolve")] == [f"card.{OWN}"]


def test_another_turn_follows_this_one() -> None:
    with in_use(evolution(effects=[{"do": "extra_turn"}])):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY), phase="buy")
        t.play(f"play {OWN}", "end")
        assert (t.state.turn, t.state.ledger.extra) == (0, OWN)


@pytest.mark.parametrize(("where", "place", "acts"), [("in_city", CITY, True), ("in_city", OUT, False)])
def test_an_effect_that_depends_on_the_place(where: str, place: str, acts: bool) -> None:
    others = {CITY: OUT, OUT: CITY}
    effect = {"do": "gain", "what": "vp", "n": 1, "if": where}
    assert offered(effect, places=(place, others[place])) is acts
    assert offered({**effect, "if": "outside"}, places=(place, others[place])) is not acts


def test_for_each_face_of_the_final_dice_on_the_own_turn() -> None:
    with in_use(evolution(effects=[{"do": "gain", "what": "energy", "n": 2, "per": "A"}])):
        dice = {"phase": "resolve", "dice": "11AAHE"}
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY), **dice)
        t.play(f"play {OWN}")
        assert t[0].energy == 4
        t = tokyo(monster("Kraken", CITY, OWN), monster("Alienoid"), turn=1, **dice)
        assert f"play {OWN}" not in t.legal
        t.play("resolve A", "hold")
        assert t.asked[1] != "play"


@pytest.mark.parametrize(
    ("effect", "seats", "acts"),
    [
        ({"do": "gain", "what": "vp", "n": 1}, ({"vp": 19}, {}), True),
        ({"do": "gain", "what": "lp", "n": 1}, ({}, {}), False),
        ({"do": "heal", "n": 1}, ({"lp": 9}, {}), True),
        ({"do": "lose", "what": "vp", "n": 1}, ({}, {}), False),
        ({"do": "lose", "what": "vp", "n": 1}, ({"vp": 1}, {}), True),
        ({"do": "others_gain", "what": "lp", "n": 1}, ({}, {}), False),
        ({"do": "others_lose", "what": "vp", "n": 1}, ({"vp": 3}, {}), False),
        ({"do": "others_lose", "what": "energy", "n": 1}, ({}, {"energy": 1}), True),
        ({"do": "steal", "what": "vp", "n": 1}, ({}, {}), False),
        ({"do": "damage", "n": 1, "who": "outside"}, ({}, {}), False),
    ],
    ids=str,
)
def test_it_is_offered_only_where_it_changes_something(effect: Any, seats: Any, acts: bool) -> None:
    assert offered(effect, places=(OUT, CITY), seats=seats) is acts


def test_a_price_alone_does_not_make_it_worth_asking() -> None:
    assert not offered(
        {"do": "heal", "n": 1}, {"do": "lose", "what": "vp", "n": 1}, places=(OUT, CITY), seats=({"vp": 3}, {})
    )


# King of New York: destroying

NY = "own_new_york_mega_shark_1"
LOTS = {"queens": {"stacks": [["high_rise_2", "high_rise_1"], ["hospital_3"], ["power_plant_2"]], "units": ["jet"]}}


def city(n: int, turn: int = 0, **more: Any) -> Table:
    """Return a table at which Mega Shark in Queens holds an evolution that destroys."""
    shark = monster("Mega Shark", "queens", NY)
    kong = {"name": "Mega Shark", **shark}
    other = {"name": "Rob", "place": "lower"}
    return power_up(kong, other, turn=turn, boroughs=LOTS, **more)


def entered_shark(n: int, **more: Any) -> list[dict[str, Any]]:
    """Return a whole set for the two monsters, which have none in New York yet; the first one destroys."""
    first = evolution(
        game="new_york", monster="Mega Shark", name="Wreck", effects=[{"do": "destroy", "n": n}], replaces="White Death"
    )
    rest = [evolution(game="new_york", monster="Mega Shark", name=f"Own {at}") for at in range(7)]
    return [first, *rest, *(evolution(game="new_york", monster="Rob", name=f"Own {at}") for at in range(8))]


def test_destroying_in_the_own_borough_for_the_reward_and_without_results() -> None:
    with in_use(*entered_shark(3)):
        t = city(3)
        t.play(f"play {NY}")
        assert t.asked == (0, "own_destroy")
        assert t.legal == {"destroy queens.1", "destroy queens.2", "destroy queens.3", "destroy queens.jet"}
        assert t.refused("destroy bronx.1") == "evo.owner.cards"
        events = t.play("destroy queens.2")
        (destroyed,) = kinds(events, "destroy")
        assert (destroyed.rule, destroyed.what) == (f"card.{NY}", "hospital_3")
        assert t.units("queens") == ("jet", "tank")
        assert t.state.ledger.destroyed == ("hospital_3",)


def test_only_what_is_weak_enough_is_destroyed() -> None:
    with in_use(*entered_shark(1)):
        t = city(1)
        t.play(f"play {NY}")
        assert t.units("queens") == ("jet", "infantry")
        assert t[0].vp == 1


def test_nothing_is_destroyed_on_a_turn_of_others() -> None:
    with in_use(*entered_shark(4)):
        t = city(4, turn=1)
        assert t.asked == (1, "roll")
        t.play("roll", "dice AAAHHH", "stop")
        assert t.asked[1] != "play"
