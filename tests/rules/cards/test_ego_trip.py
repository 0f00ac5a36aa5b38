"""Ego Trip: energy for the Superstar."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

ID, RULE = "ego_trip", "card.ego_trip"


def stars(n: int, place: str = "queens", **more: object) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    dice = "S" * n + "H" * (5 - n) + "O"
    return table({"place": place, "cards": [ID]}, other, phase="resolve", dice=dice, **more)


def test_when_the_superstar_is_taken() -> None:
    for place in ("queens", "lower"):
        t = stars(3, place=place)
        events = t.play("resolve S")
        assert changes(cited(events, RULE), "energy") == [(P1, 1)]
        assert t[0].energy == 1
    t = stars(3, superstar_holder=P2)
    t.play("resolve S")
    assert t[0].energy == 1


def test_not_for_stars_of_the_holder_nor_too_few() -> None:
    for t in (stars(4, superstar_holder=P1), stars(2)):
        events = t.play("resolve S")
        assert not cited(events, RULE)


def test_at_the_start_of_the_owners_turns() -> None:
    for place in ("queens", "upper"):
        t = table({"place": place, "cards": [ID]}, "bronx", phase="start", superstar_holder=P1)
        assert changes(cited(t.opening, RULE), "energy") == [(P1, 1)]


def test_in_an_extra_turn_too() -> None:
    t = table(
        {"place": "bronx", "cards": [ID]}, "lower", phase="end", extra_turns=[["subway", "Kong"]], superstar_holder=P1
    )
    events = t.play("end")
    assert changes(cited(events, RULE), "energy") == [(P1, 1)]


def test_not_without_the_superstar() -> None:
    for holder in (None, P2):
        more = {} if holder is None else {"superstar_holder": holder}
        t = table({"place": "queens", "cards": [ID]}, "lower", phase="start", **more)
        assert not cited(t.opening, RULE)
        assert t[0].energy == 0


def test_it_is_not_asked_for_while_it_has_nothing_to_do() -> None:
    p1 = {"place": "queens", "lp": 5, "cards": [ID, "regeneration"]}
    t = table(p1, "lower", phase="start")
    assert t.asked == (P1, "roll")
    assert t[0].lp == 6
    assert not kinds(t.opening, "forced")
    t = table(p1, "lower", phase="start", superstar_holder=P1)
    assert t.asked == (P1, "order")
    assert t.legal == {f"pick {ID}", "pick regeneration"}
    events = t.play("pick regeneration")
    assert changes(cited(events, RULE), "energy") == [(P1, 1)]


def test_not_in_the_turns_of_others() -> None:
    t = table("queens", {"place": "lower", "cards": [ID]}, phase="start", superstar_holder=P2)
    assert not cited(t.opening, RULE)
    t = table("queens", {"place": "lower", "cards": [ID]}, phase="resolve", dice="SSSHHO")
    events = t.play("resolve S")
    assert not cited(events, RULE)
    assert t.refused(f"use {ID}") == RULE


def test_its_owner_dies() -> None:
    t = table(
        {"place": "lower", "lp": 1, "cards": [ID]},
        "bronx",
        "queens",
        turn=P2,
        phase="resolve",
        dice="AEEEEE",
        superstar_holder=P1,
    )
    events = t.play("resolve A")
    assert [e.what for e in kinds(events, "lose_card")] == [ID]
    assert t.state.discards == (ID,)
    assert t.state.superstar == -1
