"""Hailing Cabs: two Destruction more, against units only."""

from kony_nb.game.scenario import scenario
from kony_nb.rules.state import state_key
from tests.rules.table import P1, P2, Table, building, cited, kinds, table

RULE = "card.hailing_cabs"
HAIL = "use hailing_cabs"


def hailing(dice: str, borough: dict[str, object], place: str = "queens", **more: object) -> Table:
    where, other = ("manhattan", "brooklyn") if place == "lower" else (place, "lower")
    p1 = {"place": place, "cards": ["hailing_cabs"]}
    return table(p1, other, phase="resolve", dice=dice, boroughs={where: borough}, **more)


def test_two_destruction_against_units() -> None:
    t = hailing("AHHSOO", building("high_rise_1", units=("infantry",)))
    assert t.asked == (P1, "add")
    assert t.legal == {"pass", HAIL}
    events = t.play(HAIL)
    assert [(e.kind, e.seat, e.n, e.what) for e in cited(events, RULE)] == [("add", P1, 2, "DD")]
    assert t.state.results == "AHHDDSOO"
    assert t.state.ledger.units_only
    assert t.asked == (P1, "resolve")
    t.play("resolve D")
    assert t.units("queens") == ()
    assert t[0].vp == 1


def test_no_buildings_with_any_of_the_destruction() -> None:
    t = hailing("DDDDSO", building("high_rise_1", "high_rise_2", units=("jet", "infantry")))
    t.play(HAIL, "resolve D")
    assert t.legal == {"destroy queens.infantry", "destroy queens.jet"}
    assert t.refused("destroy queens.1") == "ny.destroy.units-only"
    assert t.refused("pass") == "ny.destroy.must"
    events = t.play("destroy queens.jet")
    assert [e.what for e in kinds(events, "destroy")] == ["jet", "infantry"]
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 1)]
    assert t.state.boroughs["queens"].stacks[0] == ("high_rise_1",)


def test_with_buildings_only_nothing_is_destroyed() -> None:
    t = hailing("DDSSOO", building("high_rise_1"))
    events = t.play(HAIL, "resolve D")
    assert not kinds(events, "destroy")
    assert [(e.rule, e.n) for e in cited(events, "ny.destroy.leftover")] == [("ny.destroy.leftover", 4)]


def test_passing_leaves_buildings_in_reach() -> None:
    t = hailing("DDSSOO", building("high_rise_2", units=("infantry",)))
    t.play("pass")
    assert t.state.results == "DDSSOO"
    t.play("resolve D")
    assert t.legal == {"destroy queens.1", "destroy queens.infantry"}


def test_once_a_turn_and_over_with_it() -> None:
    t = hailing("AHHSOO", building("high_rise_1"))
    t.play(HAIL)
    assert t.refused(HAIL) == RULE
    t = table({"place": "queens", "cards": ["hailing_cabs"]}, "lower", phase="end", this_turn={"units_only": True})
    t.play("end")
    assert not t.state.ledger.units_only


def test_in_manhattan() -> None:
    t = hailing("AHHSOO", building(units=("infantry",)), place="lower")
    t.play(HAIL, "resolve D")
    assert t.units("manhattan") == ()


def test_only_after_the_last_roll_and_before_anything_is_resolved() -> None:
    t = hailing("AHHSOO", building("high_rise_1"))
    assert t.refused("resolve A") == "core.resolve.additions"
    t.play("pass")
    assert t.refused(HAIL) == RULE
    t = table({"place": "queens", "cards": ["hailing_cabs"]}, "lower", dice="AHHSOO")
    assert t.refused(HAIL) == RULE


def test_not_for_others() -> None:
    t = table("queens", {"place": "lower", "cards": ["hailing_cabs"]}, phase="resolve", dice="AHHSOO")
    assert t.asked == (P1, "resolve")
    assert t.refused(HAIL) == RULE


def test_the_turn_can_be_written_down() -> None:
    game = scenario(
        {
            "monsters": [{"name": "Kong", "place": "queens", "cards": ["hailing_cabs"]}, "Mantis"],
            "phase": "resolve",
            "dice": "DDDDEE",
        }
    )
    game.play(HAIL)
    written = game.to_scenario()
    assert written["this_turn"]["units_only"] is True
    assert written["results"] == "EEDDDDDD"
    assert state_key(scenario(written).state) == state_key(game.state)


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["hailing_cabs"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("hailing_cabs",)
