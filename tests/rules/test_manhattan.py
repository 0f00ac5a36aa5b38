"""Manhattan and moving: earnings, entering, advancing, staying and going."""

from kony_nb.rules.events import Event
from tests.rules.table import P1, P2, Table, building, changes, cited, kinds, table

QUIET = ("roll", "dice EEEEEE", "stop")
"""A roll that attacks nobody."""


def earned(events: list[Event]) -> list[tuple[str, str, int]]:
    """Return rule, kind and amount of what Manhattan paid."""
    return [(e.rule, e.kind, e.n) for e in events if e.rule.startswith("ny.earn.")]


def test_n_33_up_the_zones_and_what_they_pay() -> None:
    t = table({"place": "lower", "turns": 1}, "queens", phase="start")
    assert earned(t.opening) == [("ny.earn.lower", "vp", 1), ("ny.earn.lower", "energy", 1)]
    t.play(*QUIET)
    assert t[0].place == "midtown"
    events = t.play("end", *QUIET, "stay", "end")
    assert earned(events) == [("ny.earn.midtown", "vp", 2), ("ny.earn.midtown", "energy", 1)]
    t.play(*QUIET)
    assert t[0].place == "upper"
    events = t.play("end", *QUIET, "stay", "end")
    assert earned(events) == [("ny.earn.upper", "vp", 2), ("ny.earn.upper", "energy", 2)]
    events = t.play(*QUIET)
    assert t[0].place == "upper"
    assert [(e.rule, e.what) for e in kinds(events, "move")] == [("ny.move.upper", "stay")]
    assert t[0].vp == 5


def test_n_35_in_manhattan_one_must_advance() -> None:
    t = table("lower", "bronx", "queens", phase="move")
    assert [e.what for e in kinds(t.opening, "forced")] == ["advance"]
    assert t[0].place == "midtown"
    t = table({"place": "lower", "cards": ["carapace"]}, "bronx", "queens", phase="move")
    assert t.legal == {"advance", "use carapace"}
    for text in ("move bronx", "stay", "enter"):
        assert t.refused(text) == "ny.move.no-leaving"
    assert t.refused("flee bronx") == "ny.flee.timing"
    assert t.refused("end") == "core.turn.order"
    t.play("advance")
    assert t[0].place == "midtown"


def test_n_36_who_fled_earns_nothing_and_who_entered_later() -> None:
    t = table({"place": "upper", "turns": 3}, "bronx", "queens", turn=P2, phase="resolve", dice="AAEEEE")
    events = t.play("resolve A", "flee brooklyn")
    assert t[1].place == "lower"
    events += t.play("end", *QUIET, "stay", "end")
    assert t.asked == (0, "roll")
    assert earned(events) == []
    assert changes(events, "vp") == [(P2, 1)]
    events = t.play(*QUIET, "stay", "end")
    assert t.asked == (1, "roll")
    assert [(e.seat, e.kind, e.n) for e in events if e.rule.startswith("ny.earn.")] == [
        (P2, "vp", 1),
        (P2, "energy", 1),
    ]


def test_n_38_manhattan_is_full_and_so_is_a_borough_of_two() -> None:
    t = table("lower", "bronx", "queens", "queens", turn=P2, phase="move")
    assert t.legal == {"stay", "move brooklyn", "move staten_island"}
    assert t.refused("enter") == "ny.move.full"
    assert t.refused("advance") == "ny.move.full"
    assert t.refused("move queens") == "ny.move.room"
    assert t.refused("move bronx") == "ny.move.stay-or-go"
    t.play("move staten_island")
    assert t[1].place == "staten_island"


def test_a_free_manhattan_must_be_entered() -> None:
    t = table({"place": "queens", "cards": ["carapace"]}, "bronx", phase="move")
    assert t.legal == {"enter", "use carapace"}
    assert t.refused("stay") == "ny.move.forced-entry"
    assert t.refused("move brooklyn") == "ny.move.forced-entry"
    events = t.play("enter")
    assert (t[0].place, t[0].vp) == ("lower", 1)
    assert [(e.what, e.place) for e in cited(events, "ny.move.forced-entry")] == [("enter", "lower")]


def test_one_enters_at_the_bottom_for_one_point_without_earnings() -> None:
    t = table("queens", "bronx", phase="move")
    assert (t[0].place, t[0].vp, t[0].energy) == ("lower", 1, 0)
    assert changes(cited(t.opening, "ny.move.entry-vp"), "vp") == [(P1, 1)]
    assert t.state.ledger.entered


def test_no_advance_in_the_turn_of_entering() -> None:
    t = table("lower", "bronx", phase="move", this_turn={"entered": True})
    assert t[0].place == "lower"
    assert [(e.rule, e.what) for e in kinds(t.opening, "move")] == [("ny.move.entered", "stay")]


def test_one_may_stay() -> None:
    t = table("lower", "bronx", turn=P2, phase="move")
    assert "stay" in t.legal
    events = t.play("stay")
    assert t[1].place == "bronx"
    assert [(e.rule, e.what) for e in kinds(events, "move")] == [("ny.move.stay-or-go", "stay")]


def test_advancing_pays_nothing() -> None:
    t = table("lower", "bronx", phase="move")
    assert (t[0].place, t[0].vp, t[0].energy) == ("midtown", 0, 0)


def test_manhattan_is_one_borough() -> None:
    t = table(
        "upper",
        "bronx",
        "queens",
        phase="resolve",
        dice="DDOEEE",
        boroughs={"manhattan": building("high_rise_2", units=("infantry",))},
    )
    t.play("resolve O")
    assert t[0].lp == 9
    t.play("resolve D")
    assert t.legal == {"destroy manhattan.1", "destroy manhattan.infantry"}


def test_a_move_may_cost_a_fee() -> None:
    def ready(energy: int) -> Table:
        p2 = {"place": "bronx", "energy": energy}
        return table("lower", p2, "queens", turn=P2, phase="move", market=["new_york_marathon"])

    t = ready(3)
    events = t.play("move brooklyn")
    assert t[1].energy == 1
    assert changes(cited(events, "core.move.fee"), "energy") == [(P2, -2)]
    t = ready(1)
    assert t.asked == (1, "buy")
    assert t[1].place == "bronx"
    free = table("queens", "bronx", phase="move", market=["new_york_marathon"])
    assert (free[0].place, free[0].energy) == ("lower", 0)
