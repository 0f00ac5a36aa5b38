"""Death From Above: two VP, and Tokyo City."""

import pytest

from tests.rules.table import P1, P2, P3, Table, changes, kinds, table

RULE = "card.death_from_above"


def buying(*places: str, vp: int = 0, energy: int = 5, **more: object) -> Table:
    first, *others = places
    me = {"place": first, "energy": energy, "vp": vp}
    return table(me, *others, game="tokyo", phase="buy", market=["death_from_above"], **more)


def test_from_outside_it_empties_tokyo_and_enters() -> None:
    t = buying("outside", "tokyo_city", "tokyo_bay", "outside", "outside")
    events = t.play("buy death_from_above")
    assert t.all("place") == ["tokyo_city", "outside", "outside", "outside", "outside"]
    moves = [(e.rule, e.seat, e.what) for e in kinds(events, "move")]
    assert moves == [(RULE, P2, "leave"), (RULE, P3, "leave"), (RULE, P1, "enter")]
    assert changes(events, "vp") == [(P1, 2), (P1, 1)]
    assert t.all("lp") == [10] * 5
    assert t.state.discards == ("death_from_above",)


def test_an_empty_tokyo_is_entered() -> None:
    t = buying("outside", "outside")
    t.play("buy death_from_above")
    assert (t[0].place, t[0].vp) == ("tokyo_city", 3)


def test_the_buyer_in_the_city_stays_there() -> None:
    t = buying("tokyo_city", "tokyo_bay", "outside", "outside", "outside")
    events = t.play("buy death_from_above")
    assert (t[0].place, t[1].place, t[0].vp) == ("tokyo_city", "outside", 2)
    assert [(e.seat, e.what) for e in kinds(events, "move")] == [(P2, "leave")]


@pytest.mark.parametrize("moves_up", ["always", "on_closing"])
def test_from_the_bay_to_the_city_is_no_entry(moves_up: str) -> None:
    t = buying(
        "tokyo_bay", "tokyo_city", "outside", "outside", "outside", options={"bay_moves_up": moves_up}
    )
    events = t.play("buy death_from_above")
    assert t.all("place") == ["tokyo_city", "outside", "outside", "outside", "outside"]
    assert t[0].vp == 2
    assert [(e.seat, e.what) for e in kinds(events, "move")] == [(P2, "leave"), (P1, "shift")]


def test_from_the_bay_to_an_empty_city() -> None:
    t = buying("tokyo_bay", "outside", "outside", "outside", "outside", options={"bay_moves_up": "on_closing"})
    t.play("buy death_from_above")
    assert (t[0].place, t[0].vp) == ("tokyo_city", 2)


def test_leaving_so_is_not_yielding() -> None:
    t = table(
        {"place": "outside", "energy": 5}, {"place": "tokyo_city", "cards": ["burrowing"]}, game="tokyo",
        phase="buy", market=["death_from_above"],
    )
    t.play("buy death_from_above")
    assert (t.state.ledger.yielded, t[0].lp) == ((), 10)
    assert t.state.ledger.entered


def test_all_three_points_count_for_the_win() -> None:
    for vp, result in ((16, ""), (17, "vp"), (18, "vp"), (19, "vp")):
        t = buying("outside", "tokyo_city", vp=vp)
        t.play("buy death_from_above")
        assert (t.state.result, t[0].place, t[1].place) == (result, "tokyo_city", "outside")


def test_two_monsters_with_the_energy_variant() -> None:
    t = buying("outside", "tokyo_city", options={"tokyo_two_monsters": "energy"})
    t.play("buy death_from_above")
    assert (t[0].vp, t[0].energy) == (2, 1)


def test_it_throws_the_active_monster_out_too() -> None:
    me = {"place": "outside", "energy": 5, "cards": ["opportunist"]}
    t = table(
        me, {"place": "tokyo_city", "energy": 2}, game="tokyo", turn=P2, phase="buy",
        market=["heal", "tank", "skyscraper"], deck_top=["death_from_above", "corner_store", "energize"],
    )
    t.play("sweep", "buy death_from_above")
    assert t.all("place") == ["tokyo_city", "outside"]
    assert not t.state.ledger.entered
    t.settle()
    assert t.asked == (P2, "buy")


def test_not_without_the_energy() -> None:
    assert buying("outside", "outside", energy=4).refused("buy death_from_above") == "core.buy.cost"
