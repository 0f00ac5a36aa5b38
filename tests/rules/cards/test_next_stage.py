"""Next Stage: all points for energy and life."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

RULE = "card.next_stage"
ENERGY, HEAL = "use next_stage energy", "use next_stage heal"


def buying(vp: int, lp: int = 10, place: str = "bronx", **p1: object) -> Table:
    me = {"place": place, "energy": 4, "vp": vp, "lp": lp, **p1}
    return table(me, "queens", phase="buy", market=["next_stage"])


def test_split_as_one_likes() -> None:
    for place in ("bronx", "upper"):
        t = buying(3, 5, place)
        events = t.play("buy next_stage")
        assert t[0].vp == 0
        assert [(e.kind, e.n) for e in cited(events, RULE)] == [("vp", -3)]
        assert t.asked == (P1, "next_stage")
        assert t.legal == {ENERGY, HEAL}
        assert t.refused("end") == RULE
        assert t.refused("use next_stage") == RULE
        events = t.play(HEAL, ENERGY, HEAL)
        assert (t[0].energy, t[0].lp) == (1, 7)
        assert [(e.kind, e.n) for e in cited(events, RULE)] == [("lp", 1), ("energy", 1), ("lp", 1)]
        t.settle()
        assert t.asked == (P1, "buy")
        assert t.state.discards == ("next_stage",)


def test_healing_ends_at_the_maximum_and_the_rest_is_energy() -> None:
    t = buying(5, 9)
    t.play("buy next_stage")
    events = t.play(HEAL)
    assert (t[0].energy, t[0].lp) == (4, 10)
    assert changes(cited(events, RULE), "energy") == [(P1, 4)]
    assert [e.what for e in kinds(events, "forced")] == [ENERGY]


def test_with_full_life_all_is_energy() -> None:
    t = buying(20)
    events = t.play("buy next_stage")
    assert (t[0].vp, t[0].energy, t[0].reached) == (0, 20, 0)
    assert changes(cited(events, RULE), "energy") == [(P1, 20)]
    t.play("end")
    assert t.state.result == ""


def test_with_carapace_one_is_asked_on_and_may_shed_it() -> None:
    t = buying(2, 12, cards=[{"id": "carapace", "counters": 1}])
    t.play("buy next_stage")
    assert t.legal == {ENERGY, "use carapace"}
    assert t.refused(HEAL) == RULE
    t.play(ENERGY)
    assert t[0].energy == 1
    t.play("use carapace")
    assert (t[0].energy, t[0].lp) == (2, 10)


def test_without_points_nothing() -> None:
    t = buying(0, 5)
    events = t.play("buy next_stage")
    assert (t[0].energy, t[0].lp) == (0, 5)
    assert [(e.kind, e.n) for e in cited(events, RULE)] == [("vp", 0)]
    t.settle()
    assert t.asked == (P1, "buy")


def test_not_before_it_was_bought() -> None:
    t = buying(5, 5)
    assert t.refused(ENERGY) == RULE
    t = table({"place": "bronx", "energy": 4, "vp": 3}, "lower", market=["next_stage"])
    assert t.refused("buy next_stage") == "core.turn.order"
    t = table({"place": "bronx", "energy": 4, "vp": 3}, "lower", turn=P2, phase="buy", market=["next_stage"])
    assert t.refused("buy next_stage") == "core.buy.cost"
