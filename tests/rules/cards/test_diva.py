"""Diva: four stars, not three, take the Superstar from her."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

RULE = "card.diva"


def against_diva(n: int, place: str = "lower", holder: int = P2, **more: object) -> Table:
    dice = "S" * n + "H" * (6 - n)
    roller = "bronx" if place == "lower" else "lower"
    return table(
        roller, {"place": place, "cards": ["diva"]}, phase="resolve", dice=dice, superstar_holder=holder, **more
    )


def test_three_stars_are_not_enough() -> None:
    for place in ("lower", "queens"):
        t = against_diva(3, place)
        events = t.play("resolve S")
        assert t.state.superstar == P2
        assert not cited(events, "ny.celebrity.taking")
        assert [(e.kind, e.seat, e.n, e.what) for e in cited(events, RULE)] == [("nothing", P1, 3, "S")]
        assert not kinds(events, "superstar")


def test_two_stars_are_too_few_for_the_usual_reason() -> None:
    events = against_diva(2).play("resolve S")
    assert cited(events, "ny.celebrity.below-three")
    assert not cited(events, RULE)


def test_four_stars_score_as_usual() -> None:
    t = against_diva(4)
    events = t.play("resolve S")
    assert t.state.superstar == P1
    assert changes(cited(events, "ny.celebrity.taking"), "vp") == [(P1, 1)]
    t = against_diva(4, rules="printed")
    events = t.play("resolve S")
    assert changes(cited(events, "ny.celebrity.taking"), "vp") == [(P1, 2)]


def test_only_while_she_holds_it() -> None:
    t = table(
        "bronx", {"place": "lower", "cards": ["diva"]}, "queens", phase="resolve", dice="SSSHHH", superstar_holder=2
    )
    t.play("resolve S")
    assert t.state.superstar == P1
    t = table("bronx", {"place": "lower", "cards": ["diva"]}, phase="resolve", dice="SSSHHH")
    t.play("resolve S")
    assert t.state.superstar == P1


def test_the_owner_herself_needs_three() -> None:
    t = table({"place": "queens", "cards": ["diva"]}, "lower", phase="resolve", dice="SSSHHH", superstar_holder=P2)
    t.play("resolve S")
    assert t.state.superstar == P1
    assert t.refused("use diva") == RULE


def test_its_owner_dies() -> None:
    t = table(
        "bronx",
        {"place": "lower", "lp": 1, "cards": ["diva"]},
        "queens",
        phase="resolve",
        dice="ASSSHH",
        superstar_holder=P2,
    )
    t.play("resolve A")
    assert t.state.discards == ("diva",)
    t.play("resolve S")
    assert t.state.superstar == P1
