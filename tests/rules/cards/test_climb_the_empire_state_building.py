"""Climb the Empire State Building: all six faces in Manhattan."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

ID, RULE = "climb_the_empire_state_building", "card.climb_the_empire_state_building"


def climbing(dice: str, place: str = "lower", cards: tuple[str, ...] = (ID,), **more: object) -> Table:
    other = "bronx" if place == "lower" else "lower"
    return table({"place": place, "cards": list(cards)}, other, phase="resolve", dice=dice, **more)


def test_all_six_faces_in_manhattan() -> None:
    t = climbing("AHEDSO")
    assert [(e.kind, e.seat, e.n) for e in cited(t.opening, RULE)] == [("vp", P1, 2), ("extra_turn", P1, 0)]
    assert t[0].vp == 2
    assert t.state.extra_turns == ((ID, P1),)
    assert t.asked == (P1, "resolve")
    assert t.state.results == "AHEDSO"


def test_the_turn_comes_and_it_can_happen_again() -> None:
    t = table({"place": "lower", "cards": [ID]}, "bronx", phase="end", extra_turns=[[ID, "Kong"]])
    events = t.play("end")
    assert [(e.seat, e.what) for e in kinds(events, "turn")] == [(P1, ID)]
    events = t.play("roll", "dice AHEDSO", "stop")
    assert changes(cited(events, RULE), "vp") == [(P1, 2)]
    assert t.state.extra_turns == ((ID, P1),)


def test_not_outside_manhattan() -> None:
    t = climbing("AHEDSO", place="queens")
    assert not cited(t.opening, RULE)
    assert (t[0].vp, t.state.extra_turns) == (0, ())


def test_not_with_a_face_missing() -> None:
    t = climbing("AHEDSS")
    assert not cited(t.opening, RULE)
    assert t.state.extra_turns == ()


def test_with_more_dice_and_in_every_zone() -> None:
    for place in ("midtown", "upper"):
        t = table({"place": place, "cards": [ID, "extra_head"]}, "bronx", phase="resolve", dice="AAHEDSO")
        assert t[0].vp == 2


def test_a_changed_die_counts_and_an_added_result_does_not() -> None:
    t = climbing("AAHDSSO", cards=(ID, "extra_head", "chameleon"))
    events = t.play("use chameleon AE", "pass")
    assert changes(cited(events, RULE), "vp") == [(P1, 2)]
    t = climbing("AHEESO", cards=(ID, "stomp"))
    assert t.state.results == "AHEEDSO"
    assert not cited(t.opening, RULE)


def test_not_during_rerolls_nor_for_others() -> None:
    t = table({"place": "lower", "cards": [ID]}, "bronx", dice="AHEDSO")
    assert t[0].vp == 0
    t = table("bronx", {"place": "lower", "cards": [ID]}, phase="resolve", dice="AHEDSO")
    assert t.all("vp") == [0, 0]
    assert t.refused(f"use {ID}") == RULE


def test_its_owner_dies() -> None:
    t = table(
        {"place": "lower", "lp": 1, "cards": [ID]},
        "bronx",
        "queens",
        phase="resolve",
        dice="AHEDSO",
        boroughs={"manhattan": {"units": ["jet"]}},
    )
    t.play("resolve O")
    t.settle()
    assert t.state.discards == (ID,)
    assert t.state.extra_turns == ()
    assert t.asked == (P2, "roll")
