"""Tokyo Bay: when it is in use, what it pays, who moves up, and who must leave it."""

from typing import Any

import pytest

from kony_nb.rules.check import check
from kony_nb.rules.errors import BadScenario
from kony_nb.rules.state import Loss, State, Step, clone
from tests.rules.table import P1, P2, P3, Table, changes, cited, kinds, trial_card
from tests.rules.tokyo.city import BAY, CITY, OUT, PROFILES, final, tokyo


def moves(events: list[Any]) -> list[tuple[str, int, str]]:
    return [(e.rule, e.seat, e.place) for e in kinds(events, "move")]


def test_t_09_a_turn_begun_in_the_bay() -> None:
    t = tokyo(BAY, CITY, OUT, OUT, OUT, phase="start")
    assert changes(cited(t.opening, "kot.start.bay"), "vp") == [(P1, 1)]
    assert t[0].vp == 1


def test_t_09_printed_the_bay_pays_two() -> None:
    for how in ({"rules": "printed"}, {"options": {"bay_start_vp": 2}}):
        t = tokyo(BAY, CITY, OUT, OUT, OUT, phase="start", **how)
        assert changes(cited(t.opening, "kot.start.bay"), "vp") == [(P1, 2)]
    t = tokyo(BAY, CITY, OUT, OUT, OUT, phase="start", rules="printed", options={"bay_start_vp": 1})
    assert t[0].vp == 1


def test_t_10_the_city_yields_and_the_bay_moves_up() -> None:
    t = final("AEEEEE", OUT, CITY, BAY, OUT, OUT)
    events = t.play("resolve A", "yield", "hold")
    assert moves(events) == [
        ("kot.yield.leave", P2, OUT),
        ("kot.bay.moves-up", P3, CITY),
        ("kot.enter.forced", P1, BAY),
    ]
    assert changes(events, "vp") == [(P1, 1)]
    assert t.all("place") == [BAY, OUT, CITY, OUT, OUT]


def test_t_10_printed_the_attacker_takes_the_city() -> None:
    for how in ({"rules": "printed"}, {"options": {"bay_moves_up": "on_closing"}}):
        t = final("AEEEEE", OUT, CITY, BAY, OUT, OUT, **how)
        events = t.play("resolve A", "yield", "hold")
        assert moves(events) == [("kot.yield.leave", P2, OUT), ("kot.enter.forced", P1, CITY)]
        assert t.all("place") == [CITY, OUT, BAY, OUT, OUT]
        assert changes(events, "vp") == [(P1, 1)]


def test_t_12_a_death_outside_closes_the_bay() -> None:
    t = final("AAEEEE", CITY, BAY, {"place": OUT, "lp": 2}, OUT, OUT)
    events = t.play("resolve A")
    assert [e.seat for e in kinds(events, "eliminated")] == [P3]
    assert moves(events) == [("kot.bay.close", P2, OUT)]
    assert t.all("place") == [CITY, OUT, None, OUT, OUT]
    assert t.all("vp") == [0, 0, 0, 0, 0]


def test_t_12_into_the_city_if_that_is_empty() -> None:
    for how in ({}, {"rules": "printed"}):
        t = final("AAEEEE", OUT, {"place": CITY, "lp": 2}, BAY, OUT, OUT, **how)
        events = t.play("resolve A")
        assert moves(events) == [("kot.bay.close", P3, CITY)]
        assert t.asked == (P3, "yield")
        t.play("hold")
        assert t.all("place") == [OUT, None, CITY, OUT, OUT]
        assert t.all("vp") == [0, 0, 0, 0, 0]
        assert t.asked == (P1, "buy")


def test_who_took_the_city_so_may_still_yield_it() -> None:
    t = final("AAEEEE", OUT, {"place": CITY, "lp": 2}, BAY, OUT, OUT)
    t.play("resolve A", "yield")
    assert t.all("place") == [CITY, None, OUT, OUT, OUT]
    assert t[0].vp == 1


def test_t_13_the_city_dies_and_five_are_left() -> None:
    t = final("AAEEEE", OUT, {"place": CITY, "lp": 1}, {"place": BAY, "lp": 8}, OUT, OUT, OUT)
    events = t.play("resolve A")
    assert moves(events) == [("kot.bay.moves-up", P3, CITY)]
    events = t.play("hold")
    assert t.all("place") == [BAY, None, CITY, OUT, OUT, OUT]
    assert t.all("vp") == [1, 0, 0, 0, 0, 0]


def test_t_13_printed_the_attacker_takes_the_city() -> None:
    t = final("AAEEEE", OUT, {"place": CITY, "lp": 1}, {"place": BAY, "lp": 8}, OUT, OUT, OUT, rules="printed")
    t.play("resolve A", "hold")
    assert t.all("place") == [CITY, None, BAY, OUT, OUT, OUT]
    assert t.all("vp") == [1, 0, 0, 0, 0, 0]


def test_the_bay_is_open_for_five_living_monsters() -> None:
    for others, place in (((OUT, OUT, OUT), BAY), ((OUT, OUT), OUT), ((OUT, OUT, {"alive": False}), OUT)):
        t = final("AEEEEE", OUT, CITY, *others)
        t.play("resolve A", "hold")
        assert t[0].place == place


def test_both_yield_and_the_attacker_takes_the_city() -> None:
    for rules in PROFILES:
        t = final("AEEEEE", OUT, CITY, BAY, OUT, OUT, rules=rules)
        events = t.play("resolve A", "yield", "yield")
        assert moves(events)[-1] == ("kot.enter.forced", P1, CITY)
        assert t.all("place") == [CITY, OUT, OUT, OUT, OUT]


def test_the_bay_yields_and_is_taken() -> None:
    for rules in PROFILES:
        t = final("AEEEEE", OUT, CITY, BAY, OUT, OUT, rules=rules)
        t.play("resolve A", "hold", "yield")
        assert t.all("place") == [BAY, CITY, OUT, OUT, OUT]


def test_the_bay_dies_and_closes() -> None:
    t = final("AEEEEE", OUT, CITY, {"place": BAY, "lp": 1}, OUT, OUT)
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t.play("hold")
    assert t.all("place") == [OUT, CITY, None, OUT, OUT]
    assert t[0].vp == 0


def test_both_die_and_the_attacker_enters() -> None:
    low = {"lp": 1}
    t = final("AEEEEE", OUT, {"place": CITY, **low}, {"place": BAY, **low}, OUT, OUT)
    events = t.play("resolve A")
    assert [e.seat for e in kinds(events, "eliminated")] == [P2, P3]
    assert t.all("place") == [CITY, None, None, OUT, OUT]
    assert not cited(events, "kot.bay.close")


def hurts_p5(state: State, seat: int, loss: Loss) -> tuple[Step, ...]:
    """Kill a bystander before the damage of an attack is applied."""
    return (Step("loss", -1, (), Loss("card.trial_mine", ((4, 10),), seat)),)


def test_five_become_four_in_mid_attack_with_answers_open() -> None:
    with trial_card(id="trial_mine", games=("tokyo",), braces=hurts_p5):
        t = final("AEEEEE", OUT, {"place": CITY, "cards": ["trial_mine"]}, BAY, OUT, OUT)
        events = t.play("resolve A")
        assert not t[4].alive
        assert moves(events) == [("kot.bay.close", P3, OUT)]
        assert t[2].lp == 9  # its loss was declared while it stood in the Bay
        assert t.asked == (P2, "yield")
        events = t.play("yield")
        assert t.all("place") == [CITY, OUT, OUT, OUT, None]
        assert t.asked == (P1, "buy")


def test_an_insider_saved_by_a_card_leaves_and_the_bay_moves_up() -> None:
    t = final("AEEEEE", OUT, {"place": CITY, "lp": 1, "vp": 7, "cards": ["it_has_a_child"]}, BAY, OUT, OUT)
    events = t.play("resolve A")
    assert moves(events)[:2] == [("card.it_has_a_child", P2, OUT), ("kot.bay.moves-up", P3, CITY)]
    assert (t[1].lp, t[1].vp, t[1].alive) == (10, 0, True)
    assert t.asked == (P3, "yield")
    t.play("hold")
    assert t.all("place") == [BAY, OUT, CITY, OUT, OUT]


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ((CITY, CITY, OUT), "2 monsters in tokyo_city, at most 1 is allowed"),
        ((CITY, BAY, OUT, OUT), "tokyo_bay is closed: it takes 5 living monsters"),
        ((OUT, BAY, OUT, OUT, OUT), "a monster in tokyo_bay moves up when tokyo_city is empty"),
        (("queens", OUT), "'queens' is not known"),
    ],
)
def test_wrong_places_are_refused(places: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadScenario) as caught:
        tokyo(*places)
    assert said in str(caught.value)


def five() -> Table:
    return tokyo(CITY, BAY, OUT, OUT, OUT)


def test_a_bay_alone_is_sound_where_it_does_not_move_up() -> None:
    t = tokyo(OUT, BAY, OUT, OUT, OUT, rules="printed", dice="AEEEEE")
    assert check(t.state) == []
    state = clone(five().state)
    state.monsters[P1].place = OUT
    assert [fault.split(":")[0] for fault in check(state)] == ["bay"]
    state.monsters[P1].place = BAY
    assert {fault.split(":")[0] for fault in check(state)} == {"room", "bay"}
