"""The effects of an owner's evolutions that act while it lies face up: constants, dice, attacks, and other moments."""

from typing import Any

import pytest

from kony_nb.rules.events import Event
from tests.game.owner_cards import evolution, in_use
from tests.rules.evolutions.evolving import CITY, OUT, monster, tokyo
from tests.rules.table import Table, kinds

OWN = "own_tokyo_kraken_1"


def permanent(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return evolution(kind="permanent", effects=list(effects), **more)


def lying(place: str = OUT, other: str = CITY, seats: Any = ({}, {}), **situation: Any) -> Table:
    """Return a table at which Kraken, seat 0, has its evolution face up; Alienoid is the other one."""
    kraken, alien = seats
    return tokyo(monster("Kraken", place, play=[OWN], **kraken), monster("Alienoid", other, **alien), **situation)


def of_own(events: list[Event], kind: str) -> list[tuple[int, int]]:
    return [(event.seat, event.n) for event in kinds(events, kind) if event.rule == f"card.{OWN}"]


def test_more_dice_count_from_the_roll_before_which_it_is_played() -> None:
    with in_use(permanent({"do": "extra_dice", "n": 2})):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY))
        t.play(f"play {OWN}", "roll", "dice 11AAHHEE")
        assert len(t.state.dice) == 8


def test_more_rolls() -> None:
    with in_use(permanent({"do": "extra_rolls", "n": 2})):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY))
        t.play("roll", "dice 11AAHE", f"play {OWN}")
        assert t.state.rolls_left == 4


def test_a_temporary_one_acts_as_long_as_it_lasts() -> None:
    with in_use(evolution(lasts="turn", effects=[{"do": "extra_rolls", "n": 1}])):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY))
        t.play(f"play {OWN}")
        assert (t.state.rolls_left, t[0].cards) == (4, (OWN,))
        t.play("roll", "dice 11AAHE", "stop", "resolve 1", "resolve A", "hold", "resolve H", "end")
        assert (t[0].cards, t[0].spent) == ((), (OWN,))


def test_cards_cost_less() -> None:
    with in_use(permanent({"do": "cheaper", "n": 2})):
        t = lying(phase="buy", market=["corner_store"], seats=({"energy": 1}, {}))
        events = t.play("buy corner_store")
        assert t[0].energy == 0
        assert of_own(events, "discount") == [(0, 2)]


def test_the_maximum_of_life_points_rises() -> None:
    with in_use(permanent({"do": "max_lp", "n": 2})):
        t = lying(phase="resolve", dice="HHHHAA")
        t.play("pick high_tide", "resolve H") if "pick high_tide" in t.legal else t.play(min(t.legal), "resolve H")
        assert t[0].lp == 12


@pytest.mark.parametrize(("dice", "lost"), [("A1123H", 1), ("AA123H", 4)])
def test_an_attack_that_is_strong_enough_deals_more(dice: str, lost: int) -> None:
    with in_use(permanent({"do": "more_damage", "n": 2, "least": 2})):
        t = lying(phase="resolve", dice=dice)
        t.play("resolve A")
        assert t[1].lp == 10 - lost


def test_more_damage_only_from_the_named_place() -> None:
    with in_use(permanent({"do": "more_damage", "n": 2, "if": "in_city"})):
        assert played_attack(lying(OUT, CITY, phase="resolve", dice="A1123H")) == 1
        assert played_attack(lying(CITY, OUT, phase="resolve", dice="A1123H")) == 3


def played_attack(t: Table) -> int:
    t.play("resolve A")
    return 10 - t[1].lp


def test_a_die_is_set_once_a_turn_from_some_faces_to_others() -> None:
    with in_use(permanent({"do": "set_die", "from": "12", "to": ["A", "heart"]})):
        t = lying(phase="resolve", dice="1223EE")
        assert t.asked == (0, "change")
        assert t.legal == {"pass", *(f"use {OWN} {pair}" for pair in ("1A", "1H", "2A", "2H"))}
        events = t.play(f"use {OWN} 2A")
        assert t.state.dice == "123AEE"
        assert [(event.rule, event.what) for event in kinds(events, "change")] == [(f"card.{OWN}", "2A")]
        assert t.asked[1] != "change"


def test_a_die_may_be_set_from_any_face_to_any_other() -> None:
    with in_use(permanent({"do": "set_die", "to": "any"})):
        t = lying(phase="resolve", dice="111111")
        assert t.legal == {"pass", *(f"use {OWN} 1{face}" for face in "23AHE")}


def test_so_many_dice_of_some_faces_are_rolled_again() -> None:
    with in_use(permanent({"do": "reroll", "faces": "1E", "n": 2})):
        t = lying(phase="resolve", dice="1123EE")
        assert t.asked == (0, "free_reroll")
        assert t.legal == {"pass", f"use {OWN} 1", f"use {OWN} E"}
        t.play(f"use {OWN} 1", "dice E")
        assert t.state.dice == "123EEE"
        t.play(f"use {OWN} E", "dice A")
        assert t.state.dice == "123AEE"
        assert t.asked[1] != "free_reroll"


GAIN = {"do": "gain", "what": "energy", "n": 1}


def test_when_the_own_turn_starts() -> None:
    with in_use(permanent({**GAIN, "at": "turn_start"})):
        t = lying(phase="start")
        assert of_own(t.opening, "energy") == [(0, 1)]
        assert of_own(lying(CITY, OUT, phase="start", turn=1).opening, "energy") == []


def test_when_the_own_turn_ends() -> None:
    with in_use(permanent({**GAIN, "at": "turn_end"})):
        t = lying(phase="buy")
        assert of_own(t.play("end"), "energy") == [(0, 1)]
        assert of_own(t.play("roll", "dice 112233", "stop"), "energy") == []


def test_several_effects_at_one_moment_are_no_question_and_start_and_end_are_told_apart() -> None:
    with in_use(
        permanent({**GAIN, "at": "turn_start"}, {"do": "heal", "n": 1, "at": "turn_start"}, {**GAIN, "at": "turn_end"})
    ):
        t = lying(phase="start", seats=({"lp": 5}, {}))
        assert (t[0].energy, t[0].lp) == (1, 6)
        assert t.asked == (0, "roll")


def test_when_the_owner_enters_the_city() -> None:
    with in_use(permanent({"do": "damage", "n": 1, "who": "outside", "at": "enter"})):
        t = tokyo(
            monster("Kraken", OUT, play=[OWN]), monster("Alienoid"), monster("Gigazaur"), phase="resolve", dice="A11223"
        )
        t.play("resolve A", "resolve 1", "resolve 2")
        assert t.all("place") == [CITY, OUT, OUT]
        assert t.all("lp") == [10, 9, 9]


def test_when_the_owner_has_bought_a_card() -> None:
    with in_use(permanent({"do": "heal", "n": 2, "at": "buy"})):
        t = lying(phase="buy", market=["corner_store"], seats=({"energy": 3, "lp": 5}, {}))
        t.play("buy corner_store")
        assert (t[0].lp, t[0].vp) == (7, 1)


def test_when_the_owners_attack_took_life_points_once_for_each_attack() -> None:
    with in_use(permanent({**GAIN, "at": "wound"})):
        others = monster("Alienoid"), monster("Gigazaur")
        t = tokyo(monster("Kraken", CITY, play=[OWN]), *others, phase="resolve", dice="A11223")
        assert of_own(t.play("resolve A"), "energy") == [(0, 1)]


def test_when_an_attack_of_another_took_life_points_of_the_owner() -> None:
    with in_use(permanent({**GAIN, "at": "wounded"})):
        t = lying(CITY, OUT, turn=1, phase="resolve", dice="AA1123")
        assert of_own(t.play("resolve A"), "energy") == [(0, 1)]


def test_when_another_monster_came_to_no_life_points() -> None:
    with in_use(permanent({**GAIN, "at": "elimination"})):
        t = tokyo(
            monster("Kraken", OUT, play=[OWN]),
            monster("Alienoid", CITY, lp=1),
            monster("Gigazaur"),
            turn=2,
            phase="resolve",
            dice="A11223",
        )
        assert of_own(t.play("resolve A"), "energy") == [(0, 1)]


@pytest.mark.parametrize(("dice", "n"), [("11123A", 1), ("1123AA", 0)])
def test_when_the_final_dice_show_enough_of_a_face(dice: str, n: int) -> None:
    with in_use(permanent({**GAIN, "at": "roll", "face": "1", "least": 3})):
        t = lying(phase="resolve", dice=dice)
        assert t[0].energy == n


def test_a_permanent_one_is_offered_where_its_owner_is_asked_anyway() -> None:
    with in_use(permanent({"do": "cheaper", "n": 1})):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY))
        assert f"play {OWN}" in t.legal
        t = tokyo(monster("Kraken", CITY, OWN), monster("Alienoid"), turn=1)
        t.play("roll", "dice 11AAHE", "stop", "resolve A")
        assert t.asked == (0, "yield")


def test_named_moments_are_asked_and_no_other() -> None:
    with in_use(permanent({"do": "cheaper", "n": 1}, when=["before_end"], whose="other")):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY), turn=1, phase="buy")
        t.play("end")
        assert t.asked == (0, "play")
        t.play(f"play {OWN}")
        assert t[0].cards == (OWN,)


@pytest.mark.parametrize(
    ("effect", "situation"),
    [
        ({"do": "set_die", "to": "A"}, {"dice": "112233"}),
        ({"do": "reroll", "n": 1}, {"dice": "112233"}),
        ({**GAIN, "at": "roll", "face": "1", "least": 2}, {"dice": "112233"}),
    ],
    ids=str,
)
def test_it_can_still_come_down_when_the_last_roll_has_fallen(effect: Any, situation: Any) -> None:
    with in_use(permanent(effect)):
        t = tokyo(monster("Kraken", OUT, OWN), monster("Alienoid", CITY), phase="resolve", **situation)
        assert t.asked == (0, "play")
        t.play(f"play {OWN}")
        assert t[0].cards == (OWN,)


@pytest.mark.parametrize("at", ["wound", "elimination"])
def test_it_can_still_come_down_before_an_attack(at: str) -> None:
    with in_use(permanent({**GAIN, "at": at})):
        kraken, alien = monster("Kraken", OUT, OWN), monster("Alienoid", CITY, lp=1)
        t = tokyo(kraken, alien, monster("Gigazaur"), phase="resolve", dice="A11223")
        moments = ["resolving"] if at == "wound" else ["before_loss"]
        if t.asked[1] == "play" or f"play {OWN}" not in t.legal:
            t.play("resolve A")
        assert f"play {OWN}" in t.legal, moments
        t.play(f"play {OWN}")
        while t.asked[1] == "resolve" and "resolve A" in t.legal:
            t.play("resolve A")
        assert t[0].energy == 1
