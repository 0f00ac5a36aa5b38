"""Shadow Double: twice the damage."""

from tests.rules.table import P1, P2, P3, changes, cited, kinds, table

RULE = "card.shadow_double"
DOUBLE = {"cards": ["shadow_double"]}


def test_twice_the_damage_from_manhattan() -> None:
    t = table({"place": "lower", **DOUBLE}, "bronx", "queens", phase="resolve", dice="AAAEEE")
    events = t.play("resolve A")
    assert [e.n for e in kinds(events, "attack")] == [3]
    assert [(e.kind, e.seat, e.n, e.other) for e in cited(events, RULE)] == [("boost", P1, 3, -1)]
    assert changes(cited(events, "ny.attack.from-manhattan"), "damage") == [(1, 6), (2, 6)]
    assert t.all("lp") == [10, 4, 4]


def test_twice_the_damage_from_outside() -> None:
    t = table("lower", {"place": "bronx", **DOUBLE}, "queens", turn=P2, phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P1, 2)]
    assert t.asked == (P1, "flee")


def test_no_more_than_there_is() -> None:
    t = table("bronx", {"place": "lower", "lp": 3}, "queens", phase="resolve", dice="AAEEEE")
    t[0].cards = ("shadow_double",)
    t.state.deck = tuple(card for card in t.state.deck if card != "shadow_double")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 3)]
    assert not t[P2].alive


def test_nobody_there_to_hit() -> None:
    t = table({"place": "bronx", **DOUBLE}, "queens", phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert [e.rule for e in kinds(events, "nothing")] == ["ny.attack.empty"]
    assert not cited(events, RULE)


def test_not_for_units_cards_and_others() -> None:
    t = table(
        {"place": "bronx", **DOUBLE},
        "bronx",
        "lower",
        phase="resolve",
        dice="OOEEEE",
        boroughs={"bronx": {"units": ["jet"]}},
    )
    events = t.play("resolve O")
    assert not cited(events, RULE)
    assert t.all("lp") == [9, 9, 10]
    t = table({"place": "bronx", **DOUBLE}, "lower", phase="buy", market=["subterranean_cable"])
    t.play("buy subterranean_cable")
    assert t[0].lp == 6
    t = table("bronx", {"place": "lower", **DOUBLE}, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t[P2].lp == 9


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, **DOUBLE}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("shadow_double",)
    assert t[P3].lp == 9
