"""Tesla Antennae: one more against the healthier."""

from tests.rules.table import P1, P2, P3, changes, cited, kinds, table

RULE = "card.tesla_antennae"
TESLA = {"cards": ["tesla_antennae"]}


def test_one_more_against_those_with_more_life_points() -> None:
    t = table(
        {"place": "lower", "lp": 6, **TESLA},
        {"place": "bronx", "lp": 7},
        {"place": "bronx", "lp": 6},
        {"place": "queens", "lp": 5},
        phase="resolve",
        dice="AAEEEE",
    )
    events = t.play("resolve A")
    assert [(e.kind, e.seat, e.n, e.other) for e in cited(events, RULE)] == [("boost", P1, 1, P2)]
    assert changes(cited(events, "ny.attack.from-manhattan"), "damage") == [(1, 3), (2, 2), (3, 2)]
    assert t.all("lp") == [6, 4, 4, 3]


def test_from_outside_too() -> None:
    me = {"place": "bronx", "lp": 8, **TESLA}
    t = table({"place": "lower", "lp": 9}, me, turn=P2, phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P1, 2)]
    assert t[0].lp == 7
    assert t.asked == (P1, "flee")


def test_life_points_are_compared_before_the_attack_and_after_what_was_resolved_before() -> None:
    t = table({"place": "bronx", "lp": 8, **TESLA}, {"place": "lower", "lp": 9}, phase="resolve", dice="AHHEEE")
    t.play("resolve H")
    events = t.play("resolve A")
    assert not cited(events, RULE)
    assert t[P2].lp == 8


def test_not_without_an_attack() -> None:
    t = table({"place": "bronx", "lp": 2, **TESLA}, "lower", phase="resolve", dice="EEEEEE")
    assert t[P2].lp == 10
    t = table({"place": "bronx", "lp": 2, **TESLA}, "queens", "queens", phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert [e.rule for e in kinds(events, "nothing")] == ["ny.attack.empty"]
    assert not cited(events, RULE)


def test_not_for_units_and_cards_and_others() -> None:
    t = table(
        {"place": "bronx", "lp": 2, **TESLA},
        "bronx",
        "lower",
        phase="resolve",
        dice="OOEEEE",
        boroughs={"bronx": {"units": ["jet"]}},
    )
    t.play("resolve O")
    assert t.all("lp") == [1, 9, 10]
    t = table({"place": "bronx", "lp": 5}, {"place": "lower", **TESLA}, phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert not cited(events, RULE)
    assert t[P2].lp == 9


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, **TESLA}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("tesla_antennae",)
    assert t[P3].lp == 9


def test_k_13_life_points_are_compared_before_any_damage() -> None:
    p1 = {"place": "lower", "lp": 4, "cards": ["tesla_antennae"]}
    t = table(p1, {"place": "bronx", "lp": 6}, {"place": "queens", "lp": 3}, phase="resolve", dice="AAEEEE")
    t.play("resolve A")
    assert (t[1].lp, t[2].lp) == (3, 1)
