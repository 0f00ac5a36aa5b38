"""Fury: three units around bring a Destruction and an energy."""

from tests.rules.table import P1, P2, Table, building, cited, table

RULE = "card.fury"


def raging(units: int, place: str = "queens", dice: str = "AAHHSO", **more: object) -> Table:
    borough = "manhattan" if place in ("lower", "upper") else place
    return table(
        {"place": place, "cards": ["fury"]},
        "brooklyn" if borough == "manhattan" else "lower",
        phase="resolve",
        dice=dice,
        boroughs={borough: building(units=("infantry",) * units)},
        **more,
    )


def test_with_three_units() -> None:
    t = raging(3)
    assert [(e.kind, e.seat, e.n, e.what) for e in cited(t.opening, RULE)] == [("add", P1, 2, "DE")]
    assert t.state.results == "AAHHEDSO"
    assert t.state.dice == "AAHHSO"
    t.play("resolve E")
    assert t[0].energy == 1


def test_not_with_two() -> None:
    t = raging(2)
    assert not cited(t.opening, RULE)
    assert t.state.results == "AAHHSO"


def test_in_every_zone_of_manhattan() -> None:
    assert raging(4, place="upper").state.results == "AAHHEDSO"
    assert raging(2, place="lower").state.results == "AAHHSO"


def test_units_elsewhere_do_not_count() -> None:
    t = table(
        {"place": "queens", "cards": ["fury"]},
        "lower",
        phase="resolve",
        dice="AAHHSO",
        boroughs={"bronx": building(units=("infantry",) * 5), "queens": building(units=("jet", "tank"))},
    )
    assert t.state.results == "AAHHSO"


def test_the_destruction_counts_like_one_of_the_dice() -> None:
    t = raging(3, dice="DHHSOO")
    t.play("resolve D")
    assert t.units("queens") == ("infantry", "infantry")


def test_units_are_counted_when_the_dice_are_final() -> None:
    t = raging(3, dice="DDHHSO")
    t.play("resolve D")
    assert t.state.results == "HHESO"


def test_not_before_the_last_roll_nor_for_others() -> None:
    three = {"queens": building(units=("jet",) * 3)}
    t = table({"place": "queens", "cards": ["fury"]}, "lower", dice="AAHHSO", boroughs=three)
    assert t.state.dice == "AAHHSO"
    assert t.state.results == ""
    t = table("queens", {"place": "queens", "cards": ["fury"]}, phase="resolve", dice="AAHHSO", boroughs=three)
    assert t.state.results == "AAHHSO"
    assert t.refused("use fury") == RULE


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["fury"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("fury",)
