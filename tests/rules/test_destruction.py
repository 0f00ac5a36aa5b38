"""Destruction: what can fall, what must, what it pays, and what comes up."""

from fractions import Fraction
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.new_york.destruction import aim_at, within_reach
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS
from kony_nb.rules.state import State
from tests.rules.table import P1, P2, Table, building, changes, cited, kinds, table
from tests.rules.table import trial_card as reach_card


def queens(dice: str, borough: dict[str, Any], **situation: Any) -> Table:
    """P1 in Queens with the final dice, P2 in Manhattan."""
    return table("queens", "lower", phase="resolve", dice=dice, boroughs={"queens": borough}, **situation)


def test_n_47_must_destroy_while_something_is_affordable() -> None:
    tiles = building("high_rise_2", "high_rise_3", "hospital_3", units=("infantry",))
    for choice in ("destroy queens.1", "destroy queens.infantry"):
        t = queens("DDEEEE", tiles)
        t.play("resolve D")
        assert t.asked == (0, "destroy")
        assert t.legal == {"destroy queens.1", "destroy queens.infantry"}
        for text in ("pass", "stop", "end", "resolve E"):
            assert t.refused(text) == "ny.destroy.must"
        assert t.refused("destroy queens.2") == "ny.destroy.whole"
        events = t.play(choice)
        assert not cited(events, "ny.destroy.leftover")
        assert t.asked == (0, "move")


def test_which_target_is_free() -> None:
    t = queens("DDDEEE", building("high_rise_1", "high_rise_3", "hospital_2", units=("infantry", "jet")))
    t.play("resolve D")
    assert t.legal == {
        "destroy queens.1",
        "destroy queens.2",
        "destroy queens.3",
        "destroy queens.infantry",
        "destroy queens.jet",
    }


def test_n_49_left_over_results_leave_no_mark() -> None:
    tiles = building("high_rise_2", "hospital_3")
    t = queens("DEEEEE", tiles)
    before = t.state.boroughs
    events = t.play("resolve D")
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 1)]
    assert t.state.boroughs == before
    t.play("stay", "end", "roll", "dice EEEEEE", "stop", "end", "roll", "dice DEEEEE", "stop")
    events = t.play("resolve D")
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 1)]
    assert t.state.boroughs == before


def test_nothing_carries_over_to_the_next_target() -> None:
    t = queens("DDDEEE", building("high_rise_2", "hospital_2", "high_rise_3"))
    t.play("resolve D")
    events = t.play("destroy queens.1")
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 1)]
    assert t[0].vp == 2
    assert t.state.boroughs["queens"].stacks[1:] == (("hospital_2",), ("high_rise_3",))


def test_n_51_a_unit_cannot_fall_in_the_turn_it_appeared() -> None:
    t = queens("DDDEEE", building("high_rise_1"))
    events = t.play("resolve D")
    assert [e.what for e in kinds(events, "destroy")] == ["high_rise_1"]
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 2)]
    assert t.state.boroughs["queens"].fresh == ("infantry",)
    assert t.asked == (0, "move")


def test_a_fresh_unit_is_refused_by_its_own_rule() -> None:
    t = queens("DDDEEE", building("high_rise_1", "high_rise_2"))
    t.play("resolve D", "destroy queens.1")
    assert t.asked == (0, "move")
    t = queens("DDDDEE", building("high_rise_1", "high_rise_2", "hospital_2"))
    t.play("resolve D", "destroy queens.1")
    assert t.refused("destroy queens.infantry") == "ny.destroy.fresh"


def test_n_52_from_the_next_turn_on_it_can_fall() -> None:
    def after(dice: str) -> Table:
        tiles = building("high_rise_3", "hospital_3", "power_plant_3", fresh=("infantry",))
        t = table("bronx", {"place": "bronx"}, phase="end", boroughs={"bronx": tiles})
        t.play("end", "roll", f"dice {dice}", "stop")
        return t

    t = after("DDEEEE")
    assert t.state.boroughs["bronx"].units == ("infantry",)
    events = t.play("resolve D")
    assert [(e.seat, e.what) for e in kinds(events, "destroy")] == [(P2, "infantry")]
    assert t[1].vp == 2  # one for the Infantry, one for entering Manhattan
    t = after("DEEEEE")
    events = t.play("resolve D")
    assert not kinds(events, "destroy")
    assert t.units("bronx") == ("infantry",)


def test_n_54_only_in_ones_own_borough() -> None:
    t = table(
        "queens",
        "lower",
        phase="resolve",
        dice="DDEEEE",
        boroughs={"queens": building("high_rise_1", "high_rise_1"), "bronx": building("high_rise_1")},
    )
    t.play("resolve D")
    assert t.refused("destroy bronx.1") == "ny.destroy.own-borough"
    assert t.legal == {"destroy queens.1", "destroy queens.2"}
    t = table("queens", "lower", phase="resolve", dice="DEEEEE", boroughs={"bronx": building("high_rise_1")})
    events = t.play("resolve D")
    assert not kinds(events, "destroy")


def far_reach(state: State, seat: int, skulls: int) -> tuple[Action, ...]:
    return (action("use", "far_reach", "bronx"),) if within_reach(state, seat, "bronx", skulls) else ()


def reaching(dice: str, bronx: dict[str, Any]) -> Table:
    """P1 in Queens, with a building of durability 1, and a card of this test's own that reaches the Bronx."""
    p1 = {"place": "queens", "cards": ["far_reach"]}
    boroughs = {"queens": building("high_rise_1"), "bronx": bronx, "brooklyn": building("high_rise_1")}
    return table(p1, "lower", phase="resolve", dice=dice, boroughs=boroughs)


REACH = {
    "id": "far_reach",
    "arguments": ("bronx",),
    "aims": far_reach,
    "use": lambda state, seat, arg, log: aim_at(state, arg),
}


def test_a_card_may_aim_elsewhere_and_the_duty_holds_there() -> None:
    with reach_card(**REACH):
        t = reaching("DDDHHH", building("high_rise_1", "high_rise_2", "hospital_3"))
        t.play("resolve D")
        assert t.asked == (P1, "aim")
        assert t.legal == {"pass", "use far_reach bronx"}
        assert t.refused("destroy bronx.1") == "ny.destroy.aim"
        t.play("use far_reach bronx")
        assert t.legal == {"destroy bronx.1", "destroy bronx.2", "destroy bronx.3"}
        assert t.refused("pass") == "ny.destroy.must"
        assert t.refused("destroy queens.1") == "ny.destroy.own-borough"
        events = t.play("destroy bronx.1")
        assert [(e.what, e.place) for e in kinds(events, "destroy")] == [
            ("high_rise_1", "bronx"),
            ("high_rise_2", "bronx"),
        ]
        assert t[0].vp == 3


def test_aiming_elsewhere_is_free_and_comes_first() -> None:
    with reach_card(**REACH):
        t = reaching("DHHHHH", building("high_rise_1"))
        t.play("resolve D")
        events = t.play("pass")
        assert [(e.what, e.place) for e in kinds(events, "destroy")] == [("high_rise_1", "queens")]
        t = reaching("DHHHHH", building("high_rise_2"))
        events = t.play("resolve D")
        assert [e.place for e in kinds(events, "destroy")] == ["queens"]


def test_units_only_after_a_card() -> None:
    tiles = building("high_rise_1", "high_rise_2", units=("infantry", "jet"))
    t = queens("DDDEEE", tiles, this_turn={"units_only": True})
    t.play("resolve D")
    assert t.legal == {"destroy queens.infantry", "destroy queens.jet"}
    assert t.refused("destroy queens.1") == "ny.destroy.units-only"
    events = t.play("destroy queens.infantry")
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 1)]
    assert t.state.boroughs["queens"].stacks == (("high_rise_1",), ("high_rise_2",), ())
    t = queens("DDDEEE", building("high_rise_1"), this_turn={"units_only": True})
    events = t.play("resolve D")
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 3)]
    assert t[0].vp == 0
    t.play("stay", "end", "roll", "dice DEEEEE", "stop", "resolve D")
    assert not t.state.ledger.units_only


def test_n_55_zones_share_the_tiles_of_manhattan() -> None:
    tiles = {"manhattan": building("high_rise_1", "high_rise_2", "hospital_2", units=("infantry",))}
    targets = {"destroy manhattan.1", "destroy manhattan.2", "destroy manhattan.3", "destroy manhattan.infantry"}
    for active in (P1, P2):
        t = table(
            "upper",
            "lower_56",
            "bronx",
            "queens",
            "queens",
            turn=active,
            phase="resolve",
            dice="DDEEEE",
            boroughs=tiles,
        )
        t.play("resolve D")
        assert t.legal == targets


def test_n_57_an_empty_borough() -> None:
    t = queens("DDDEEE", building())
    events = t.play("resolve D")
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 3)]
    assert t.asked == (0, "move")


PAYS = {
    "high_rise_1": (1, 0, 0),
    "high_rise_2": (2, 0, 0),
    "high_rise_3": (3, 0, 0),
    "power_plant_2": (0, 2, 0),
    "power_plant_3": (0, 3, 0),
    "hospital_2": (0, 0, 2),
    "hospital_3": (0, 0, 3),
    "infantry": (1, 0, 0),
    "jet": (0, 2, 0),
    "tank": (3, 0, 0),
}
DURABILITY = {"infantry": 2, "jet": 3, "tank": 4}


def gained(tile: str, rules: str) -> tuple[int, int, int]:
    """Destroy a tile with just enough results and return the VP, energy and LP it paid."""
    needs = DURABILITY.get(tile) or int(tile[-1])
    tiles = building(units=(tile,)) if tile in DURABILITY else building(tile)
    p1 = {"place": "queens", "lp": 5}
    start = {"phase": "resolve", "boroughs": {"queens": tiles}, "rules": rules}
    t = table(p1, "lower", dice="D" * needs + "E" * (6 - needs), **start)
    events = t.play("resolve D")
    assert [(e.what, e.n) for e in kinds(events, "destroy")] == [(tile, needs)]
    paid = {e.kind: e.n for e in events if e.rule.startswith("ny.tiles.")}
    found = (paid.get("vp", 0), paid.get("energy", 0), paid.get("lp", 0))
    weak = table(p1, "lower", dice="D" * (needs - 1) + "E" * (7 - needs), **start)
    if needs > 1:
        assert not kinds(weak.play("resolve D"), "destroy")
    return found


def test_n_59_what_tiles_pay() -> None:
    for tile, pays in PAYS.items():
        assert gained(tile, "digest") == pays, tile


def test_n_59_printed_infantry_pays_a_life_point() -> None:
    for tile, pays in (PAYS | {"infantry": (0, 0, 1)}).items():
        assert gained(tile, "printed") == pays, tile


def test_units_on_the_backs() -> None:
    for name, tile in BUILDINGS.items():
        unit = {1: "infantry", 2: "jet", 3: "tank"}[tile.durability]
        t = queens("DDDEEE"[: tile.durability] + "E" * (6 - tile.durability), building(name))
        events = t.play("resolve D")
        assert [(e.what, e.place) for e in kinds(events, "appear")] == [(unit, "queens")]
        assert t.state.boroughs["queens"].fresh == (unit,)
    assert [UNITS[unit].durability for unit in ("infantry", "jet", "tank")] == [2, 3, 4]


def test_only_the_top_of_a_stack() -> None:
    t = queens("DDEEEE", {"stacks": [["high_rise_1", "high_rise_3"]]})
    events = t.play("resolve D")
    assert not kinds(events, "destroy")


def test_a_known_tile_below_is_turned_up_and_can_fall() -> None:
    t = queens("DDDEEE", {"stacks": [["high_rise_2", "high_rise_1"], ["high_rise_3"]]})
    t.play("resolve D")
    events = t.play("destroy queens.1")
    assert [(e.what, e.place) for e in cited(events, "ny.destroy.expose")] == [("high_rise_2", "queens")]
    assert [e.what for e in kinds(events, "destroy")] == ["high_rise_1", "high_rise_2"]
    assert t[0].vp == 3


def test_an_unknown_tile_below_comes_by_chance() -> None:
    bag = {"high_rise_1": 3, "hospital_2": 1}
    t = queens("DDEEEE", {"stacks": [["?", "high_rise_1"]]}, tiles=bag)
    t.play("resolve D")
    assert t.outcomes == {"draw high_rise_1": Fraction(3, 4), "draw hospital_2": Fraction(1, 4)}
    assert t.refused("draw infantry") == "core.action.unknown"
    assert t.refused("draw high_rise_3") == "ny.destroy.expose"
    events = t.play("draw high_rise_1")
    assert [e.what for e in kinds(events, "expose")] == ["high_rise_1"]
    assert [e.what for e in kinds(events, "destroy")] == ["high_rise_1"]
    assert t.state.tiles["high_rise_1"] == 2


def test_a_destroyed_unit_is_out_of_play() -> None:
    t = queens("DDEEEE", building(units=("infantry", "jet")))
    before = t.state.removed.get("infantry", 0)
    events = t.play("resolve D")
    assert kinds(events, "take_unit")[0].rule == "ny.destroy.unit-taken"
    assert t.units("queens") == ("jet",)
    assert t.state.removed["infantry"] == before + 1
    assert changes(events, "vp")[0] == (P1, 1)
