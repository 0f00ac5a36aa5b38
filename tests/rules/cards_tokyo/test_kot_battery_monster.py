"""Battery Monster: energy put by."""

from tests.rules.in_tokyo import CITY, OUT, tokyo
from tests.rules.table import P1, P2, changes, cited, kinds
from tests.rules.together import owner

ID, RULE = "battery_monster", "card.battery_monster"


def loaded(n: int) -> dict[str, object]:
    return {"id": ID, "counters": n}


def test_it_comes_with_six() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = tokyo(owner(place, energy=3), other, phase="buy", market=[ID])
        t.play(f"buy {ID}")
        assert (t[0].energy, t[0].counters) == (0, {ID: 6})


def test_two_at_the_start_of_each_turn() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = tokyo(owner(place, loaded(6)), other, phase="start")
        assert changes(cited(t.opening, RULE), "energy") == [(P1, 2)]
        assert [(e.n, e.now) for e in kinds(cited(t.opening, RULE), "token")] == [(-2, 4)]
        assert (t[0].energy, t[0].counters) == (2, {ID: 4})


def test_empty_it_is_discarded() -> None:
    t = tokyo(owner(OUT, loaded(2)), CITY, phase="start")
    assert (t[0].energy, t[0].cards, t[0].counters, t.state.discards) == (2, (), {}, (ID,))


def test_the_rest_of_one() -> None:
    t = tokyo(owner(OUT, loaded(1)), CITY, phase="start")
    assert (t[0].energy, t[0].cards) == (1, ())


def test_not_in_the_turns_of_others() -> None:
    t = tokyo(OUT, owner(CITY, loaded(4)), phase="start")
    assert (t[1].energy, t[1].counters) == (0, {ID: 4})


def test_what_lies_on_it_pays_for_nothing() -> None:
    t = tokyo(owner(OUT, loaded(6)), CITY, phase="buy", market=["gourmet"])
    assert t.refused("buy gourmet") == "core.buy.cost"


def test_bought_from_another_monster_it_keeps_what_is_left() -> None:
    t = tokyo(owner(OUT, "parasitic_tentacles", energy=3), owner(CITY, loaded(4)), phase="buy")
    t.play(f"buy {ID}")
    assert (t[0].counters, t[1].counters) == ({ID: 4}, {})


def test_its_owner_dies() -> None:
    t = tokyo(CITY, owner(OUT, loaded(4), lp=1), OUT, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert (t[1].counters, t.state.discards) == ({}, (ID,))


def test_a_mimic_begins_with_six_of_its_own_and_goes_when_it_is_empty() -> None:
    t = tokyo(owner(OUT, energy=8), owner(CITY, loaded(2)), phase="buy", market=["mimic"])
    t.play("buy mimic")
    assert t[0].counters == {f"mimic.{ID}": 6}
    t.play("end")
    assert t[1].cards == ()
    assert (t[0].cards, t[0].counters) == (("mimic",), {})
    copy = {"id": "mimic", "copies": ID, "counters": 2}
    t = tokyo(owner(OUT, copy), owner(CITY, loaded(4)), phase="start")
    assert (t[0].energy, t[0].cards, t.state.discards) == (2, (), ("mimic",))
    assert t[P2].counters == {ID: 4}
