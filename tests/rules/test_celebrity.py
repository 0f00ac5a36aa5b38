"""Celebrity: the Superstar and what stars pay."""

from typing import Any

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table


def stars(n: int, **situation: Any) -> Table:
    """P1 in Queens with ``n`` stars to resolve, and Ouch where nobody is hurt."""
    dice = "S" * n + "E" * (6 - n)
    t = table(situation.pop("p1", "queens"), "lower", phase="resolve", dice=dice, **situation)
    return t


def test_n_60_two_stars_do_nothing() -> None:
    t = stars(2)
    events = t.play("resolve S")
    assert (t[0].vp, t.state.superstar) == (0, -1)
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.celebrity.below-three", 2)]


def test_n_61_three_stars_take_the_superstar() -> None:
    t = stars(3)
    events = t.play("resolve S")
    assert (t[0].vp, t.state.superstar) == (0, P1)
    assert [(e.seat, e.other) for e in cited(events, "ny.celebrity.take")] == [(P1, -1)]


def test_n_61_printed_three_stars_pay_one() -> None:
    t = stars(3, rules="printed")
    t.play("resolve S")
    assert (t[0].vp, t.state.superstar) == (1, P1)


def test_n_62_five_stars_pay_two() -> None:
    t = stars(5)
    events = t.play("resolve S")
    assert (t[0].vp, t.state.superstar) == (2, P1)
    assert changes(cited(events, "ny.celebrity.taking"), "vp") == [(P1, 2)]
    assert not cited(events, "ny.celebrity.holder")


def test_n_62_printed_five_stars_pay_three() -> None:
    t = stars(5, rules="printed")
    t.play("resolve S")
    assert (t[0].vp, t.state.superstar) == (3, P1)


def test_n_63_the_holder_gets_one_a_star() -> None:
    for rules in ("digest", "printed"):
        t = stars(1, superstar_holder=P1, rules=rules)
        t.play("resolve S")
        assert t[0].vp == 1
        t = stars(4, superstar_holder=P1, rules=rules)
        events = t.play("resolve S")
        assert (t[0].vp, t.state.superstar) == (4, P1)
        assert not kinds(events, "superstar")


def test_taking_scores_once() -> None:
    t = stars(4)
    events = t.play("resolve S")
    assert changes(events, "vp") == [(P1, 1)]


def test_it_is_taken_from_its_holder() -> None:
    t = stars(3, superstar_holder=P2)
    events = t.play("resolve S")
    assert t.state.superstar == P1
    assert [(e.seat, e.other) for e in kinds(events, "superstar")] == [(P1, P2)]
    assert t.all("vp") == [0, 0]


def test_n_65_the_holder_dies() -> None:
    t = table(
        {"place": "lower", "lp": 2},
        "bronx",
        "queens",
        turn=P2,
        phase="resolve",
        dice="AAEEEE",
        superstar_holder=P1,
    )
    events = t.play("resolve A")
    assert not t[0].alive
    assert t.state.superstar == -1
    assert [(e.rule, e.other) for e in kinds(events, "superstar")] == [("core.out.goals", P1)]
    assert t.all("vp") == [0, 1, 0]  # the one for entering Manhattan
    t.play("end", "roll", "dice SSSEEE", "stop", "resolve S")
    assert t.state.superstar == 2
