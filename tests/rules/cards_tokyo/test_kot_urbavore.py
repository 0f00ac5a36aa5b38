"""Urbavore: a point and an attack more in Tokyo."""

import pytest

from tests.rules.table import P1, P2, Table, changes, cited, table

CARD, RULE = "urbavore", "card.urbavore"
MIMIC = {"id": "mimic", "copies": CARD}
BAY = ("tokyo_bay", "tokyo_city", "outside", "outside", "outside")
CITY = ("tokyo_city", "outside", "outside", "outside", "outside")


def at(places: tuple[str, ...], *cards: object, vp: int = 0, lp: int = 10, **more: object) -> Table:
    first, *others = places
    me = {"place": first, "vp": vp, "lp": lp, "cards": list(cards or (CARD,))}
    return table(me, *others, game="tokyo", **more)


@pytest.mark.parametrize(("places", "vp"), [(CITY, 3), (BAY, 2), (("outside", "tokyo_city"), 0)])
def test_a_point_more_at_the_start_of_a_turn_in_tokyo(places: tuple[str, ...], vp: int) -> None:
    t = at(places, phase="start")
    assert t[0].vp == vp
    assert changes(cited(t.opening, RULE), "vp") == ([(P1, 1)] if vp else [])


def test_the_city_pays_first_and_the_point_can_win() -> None:
    t = at(CITY, phase="start", vp=17)
    assert (t.state.result, t.state.winner) == ("vp", P1)
    t = at(CITY, phase="start", vp=18)
    assert t.state.result == "vp"
    assert not [e for e in cited(t.opening, RULE) if e.kind == "vp"]


def test_not_at_the_start_of_another_turn() -> None:
    t = at(("tokyo_city", "outside"), turn=P2, phase="start")
    assert t[0].vp == 0


@pytest.mark.parametrize(("places", "results"), [(CITY, "11223AA"), (BAY, "11223AA"), (CITY[::-1], "11223A")])
def test_an_attack_more_in_tokyo(places: tuple[str, ...], results: str) -> None:
    assert at(places, phase="resolve", dice="A11223").state.results == results


def test_none_without_an_attack() -> None:
    assert at(CITY, phase="resolve", dice="112233").state.results == "112233"


def test_with_others_that_add() -> None:
    assert at(CITY, CARD, "spiked_tail", phase="resolve", dice="A11223").state.results == "11223AAA"
    assert at(CITY, CARD, "burrowing", phase="resolve", dice="112233").state.results == "112233AA"
    assert at(CITY, CARD, "spiked_tail", phase="resolve", dice="112233").state.results == "112233"


def test_a_mimic_does_both_too() -> None:
    t = at(CITY, CARD, MIMIC, phase="start")
    t.play(f"pick {CARD}")
    assert t[0].vp == 4
    assert at(CITY, CARD, MIMIC, phase="resolve", dice="A11223").state.results == "11223AAA"


def test_a_mimic_of_it_gives_the_point_and_can_be_changed() -> None:
    others = [{"place": "outside", "cards": [CARD, "spiked_tail"]}]
    t = table({"place": "tokyo_city", "energy": 1, "cards": [MIMIC]}, *others, game="tokyo", phase="start")
    assert (t[0].vp, t.asked) == (3, (P1, "copy"))
    t.play("pick spiked_tail")
    assert t[0].cards == ("mimic.spiked_tail",)


def test_it_has_no_use() -> None:
    assert at(CITY).refused(f"use {CARD}") == RULE


def test_its_owner_dies() -> None:
    t = at(("tokyo_city", "outside", "outside"), turn=P2, phase="resolve", dice="A11223", lp=1)
    t.play("resolve A")
    assert t.state.discards == (CARD,)
