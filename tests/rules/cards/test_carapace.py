"""Carapace: two life points more, a token for each Ouch, and a skin to shed."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table


def skin(n: int, **more: object) -> dict[str, object]:
    return {"place": "bronx", "cards": [{"id": "carapace", "counters": n}], **more}


def test_a_higher_limit() -> None:
    t = table(skin(0, lp=10), "lower", phase="resolve", dice="HHHHEE")
    t.play("resolve H")
    assert t[0].lp == 12


def test_a_token_for_each_ouch() -> None:
    t = table(skin(1), "lower", phase="resolve", dice="OOEEEE")
    events = t.play("resolve O")
    assert t[0].counters == {"carapace": 3}
    assert [(e.n, e.now) for e in kinds(events, "token")] == [(2, 3)]


def test_not_for_the_ouch_of_others() -> None:
    t = table("lower", skin(1), phase="resolve", dice="OOEEEE")
    t.play("resolve O")
    assert t[1].counters == {"carapace": 1}


def test_the_supply_is_fifteen() -> None:
    t = table(skin(13), "lower", phase="resolve", dice="OOOEEE")
    events = t.play("resolve O")
    assert t[0].counters == {"carapace": 15}
    assert [(e.n, e.what) for e in cited(events, "core.tokens.supply")] == [(1, "carapace")]


def test_shedding_heals_one_for_each_token() -> None:
    t = table(skin(3, lp=4), "lower", phase="buy")
    t.play("use carapace")
    assert (t[0].lp, t[0].cards, t[0].counters) == (7, (), {})
    assert t.state.discards == ("carapace",)


def test_the_card_leaves_first() -> None:
    t = table(skin(3, lp=12), "lower", phase="buy")
    events = t.play("use carapace")
    assert t[0].lp == 10
    assert changes(cited(events, "core.lp.clamp"), "lp") == [(P1, -2)]
    t = table(skin(5, lp=8), "lower", phase="buy")
    t.play("use carapace")
    assert t[0].lp == 10


def test_in_manhattan_too() -> None:
    t = table(skin(3, lp=4) | {"place": "upper"}, "bronx", phase="buy")
    t.play("use carapace")
    assert t[0].lp == 7


def test_at_any_decision_of_the_owner() -> None:
    for situation in (
        {},
        {"dice": "AAHESO"},
        {"phase": "resolve", "dice": "AAHEEE"},
        {"phase": "move"},
        {"phase": "buy"},
    ):
        t = table(skin(1, lp=5), "lower", **situation)
        assert "use carapace" in t.legal
        before = t.asked
        t.play("use carapace")
        assert t[0].lp == 6
        assert t.asked == before


def test_before_a_loss() -> None:
    t = table(skin(4, lp=2) | {"place": "lower"}, "bronx", "queens", turn=P2, phase="resolve", dice="AAAEEE")
    t.play("resolve A")
    assert t.asked == (P1, "before_loss")
    assert t.legal == {"pass", "use carapace"}
    t.play("use carapace")
    assert t[0].lp == 3
    assert t.asked == (P1, "flee")


def test_passing_lets_the_loss_come() -> None:
    t = table(skin(4, lp=2) | {"place": "lower"}, "bronx", "queens", turn=P2, phase="resolve", dice="AAAEEE")
    t.play("resolve A", "pass")
    assert not t[0].alive


def test_not_asked_before_a_loss_without_tokens() -> None:
    t = table(skin(0) | {"place": "lower"}, "bronx", "queens", turn=P2, phase="resolve", dice="AAAEEE")
    t.play("resolve A")
    assert t.asked == (P1, "flee")
    assert "use carapace" in t.legal


def test_not_at_the_decisions_of_others() -> None:
    t = table("lower", skin(2))
    assert t.refused("use carapace") == "card.carapace"


def before_ouch(**p2: object) -> Table:
    return table(
        "queens",
        skin(2, lp=3, **p2),
        "lower",
        phase="resolve",
        dice="OOOEEE",
        boroughs={"bronx": {"units": ["jet", "jet"]}},
    )


def test_before_the_loss_by_units() -> None:
    t = before_ouch()
    t.play("resolve O")
    assert t.asked == (P2, "before_loss")
    t.play("use carapace")
    assert t[1].lp == 3
    assert t.state.statue == P1


def test_its_owner_dies() -> None:
    t = table("lower", skin(2, lp=1), "queens", phase="resolve", dice="AAAEEE")
    t.play("resolve A", "pass")
    assert (t[1].cards, t[1].counters) == ((), {})
    assert t.state.discards == ("carapace",)


def test_asked_before_the_statue_is_lost() -> None:
    roller, holder = {"place": "bronx", "lp": 6}, {**skin(4, lp=3), "place": "queens"}
    t = table(roller, holder, phase="resolve", dice="OOOEEE", statue_holder=P2)
    t.play("resolve O")
    assert t.asked == (P2, "before_loss")
    assert (t.state.statue, t[1].lp) == (P2, 3)
    t.play("use carapace")
    assert (t[1].lp, t[0].lp, t.state.statue) == (4, 9, P1)


def test_not_asked_where_the_statue_costs_points() -> None:
    holder = {**skin(4, lp=3), "place": "queens"}
    t = table("bronx", holder, phase="resolve", dice="OOOEEE", statue_holder=P2, rules="printed")
    t.play("resolve O")
    assert (t.state.statue, t[1].lp, t[1].counters) == (P1, 3, {"carapace": 4})
