"""Stink Attack: units flee from whoever comes."""

from typing import Any

from kony_nb.rules.actions import from_text
from tests.rules.table import P1, P2, Table, building, cited, table

RULE = "card.stink_attack"
STINK = {"cards": ["stink_attack"]}
CROWD = {"queens": building(units=("infantry", "infantry", "jet", "tank", "tank"))}


def arriving(boroughs: dict[str, Any], **more: Any) -> Table:
    t = table({"place": "bronx", **STINK}, "lower", phase="move", boroughs=boroughs, **more)
    t.play("move queens")
    return t


def test_one_to_each_of_the_other_boroughs() -> None:
    t = arriving(CROWD)
    assert t.asked == (P1, "scatter")
    assert len(t.legal) == 1 + 4 * 3
    events = t.play("use stink_attack bronx.jet")
    assert [(e.kind, e.seat, e.what, e.place) for e in cited(events, RULE)] == [("scatter", P1, "jet", "bronx")]
    assert t.units("bronx") == ("jet",)
    assert len(t.legal) == 1 + 3 * 2
    t.play("use stink_attack manhattan.tank", "use stink_attack brooklyn.infantry")
    t.play("use stink_attack staten_island.tank")
    assert t.asked == (P1, "buy")
    assert t.units("queens") == ("infantry",)
    assert [t.units(b) for b in ("manhattan", "brooklyn", "staten_island")] == [("tank",), ("infantry",), ("tank",)]


def test_passing_at_once_or_after_some() -> None:
    t = arriving(CROWD)
    events = t.play("pass")
    assert not cited(events, RULE)
    assert len(t.units("queens")) == 5
    t = arriving(CROWD)
    t.play("use stink_attack bronx.tank", "pass")
    assert t.asked == (P1, "buy")
    assert t.units("queens") == ("infantry", "infantry", "jet", "tank")


def test_what_cannot_be_sent() -> None:
    t = arriving({"queens": building("high_rise_1", units=("jet", "jet"))})
    assert t.refused("use stink_attack queens.jet") == RULE
    assert t.refused("use stink_attack bronx.tank") == RULE
    t.play("use stink_attack bronx.jet")
    assert t.refused("use stink_attack bronx.jet") == RULE
    assert t.refused("destroy queens.jet") == "core.turn.order"


def test_no_question_without_units() -> None:
    t = arriving({"bronx": building(units=("jet",))})
    assert t.asked == (P1, "buy")


def test_staying_and_advancing_are_no_arrival() -> None:
    t = table({"place": "queens", **STINK}, "lower", phase="move", boroughs=CROWD)
    t.play("stay")
    assert t.asked == (P1, "buy")
    t = table(
        {"place": "lower", **STINK}, "bronx", phase="move", boroughs={"manhattan": building(units=("jet",))}
    )
    assert t[0].place == "midtown"
    assert t.asked == (P1, "buy")


def test_entering_manhattan_is_one() -> None:
    t = table({"place": "bronx", **STINK}, "queens", phase="move", boroughs={"manhattan": building(units=("jet",))})
    assert t[0].place == "lower"
    assert t.asked == (P1, "scatter")
    assert "use stink_attack queens.jet" in t.legal
    assert t.refused("use stink_attack manhattan.jet") == RULE


def test_fleeing_on_anothers_turn_and_what_was_sent_can_fall_at_once() -> None:
    t = table(
        {"place": "lower", **STINK}, "bronx", turn=P2, phase="resolve", dice="ADDDHH", boroughs={**CROWD}
    )
    t.play("resolve A", "flee queens")
    assert t.asked == (P1, "scatter")
    t.play("use stink_attack bronx.jet", "pass")
    assert t.asked == (P2, "resolve")
    events = t.play("resolve D")
    assert t.units("bronx") == ()
    assert t[P2].energy == 2
    assert not cited(events, RULE)


def test_units_of_this_turn_go_too_the_old_ones_first_and_are_old_where_they_come() -> None:
    t = arriving({"queens": building(units=("jet",), fresh=("jet",))})
    t.play("use stink_attack bronx.jet")
    assert t.state.boroughs["queens"].fresh == ("jet",)
    assert t.state.boroughs["queens"].units == ()
    t.play("use stink_attack brooklyn.jet")
    assert t.units("queens") == ()
    assert t.state.boroughs["brooklyn"].units == ("jet",)
    assert t.state.boroughs["brooklyn"].fresh == ()


def test_being_pushed_out_of_manhattan_is_one() -> None:
    t = table(
        "upper",
        {"place": "lower_56", **STINK},
        {"place": "bronx", "lp": 1},
        "brooklyn",
        "brooklyn",
        phase="resolve",
        dice="AEEEES",
        boroughs=CROWD,
    )
    t.play("resolve A")
    assert t.asked == (P2, "leave")
    t.play("move queens")
    assert t.asked == (P2, "scatter")
    t.play("use stink_attack manhattan.tank", "pass")
    assert t.units("manhattan") == ("tank",)
    assert t.asked == (P1, "resolve")


def test_not_for_others_and_not_at_other_times() -> None:
    t = table("bronx", {"place": "lower", **STINK}, phase="move", boroughs=CROWD)
    t.play("move queens")
    assert t.asked == (P1, "buy")
    t = table({"place": "queens", **STINK}, "lower", phase="buy", boroughs=CROWD)
    assert t.refused("use stink_attack bronx.jet") == RULE


def test_its_arguments_are_actions_in_words() -> None:
    known = from_text("use stink_attack staten_island.infantry")
    assert known is not None
    assert known.label == "Stink Attack: send the infantry to Staten Island"


def test_its_owner_dies() -> None:
    t = table(
        {"place": "lower", "lp": 1, **STINK}, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE", boroughs=CROWD
    )
    t.play("resolve A")
    assert not t[P1].alive
    assert t.state.discards == ("stink_attack",)
    assert t.asked[0] == P2
    assert len(t.units("queens")) == 5

