"""New York Marathon: a fee for every move of one's own choice while it is for sale."""

from tests.rules.table import P2, P3, changes, cited, kinds, table

RACE = ["new_york_marathon"]


def test_bought() -> None:
    t = table({"place": "lower", "energy": 6, "lp": 5}, "bronx", phase="buy", market=RACE)
    t.play("buy new_york_marathon")
    assert (t[0].vp, t[0].energy, t[0].lp) == (2, 2, 7)
    assert t.state.discards == ("new_york_marathon",)


def test_a_move_costs_two() -> None:
    t = table("lower", {"place": "bronx", "energy": 3}, turn=P2, phase="move", market=RACE)
    assert "move queens" in t.legal
    events = t.play("move queens")
    assert t[1].energy == 1
    assert changes(cited(events, "core.move.fee"), "energy") == [(P2, -2)]


def test_who_cannot_pay_stays() -> None:
    p2 = {"place": "bronx", "energy": 1, "cards": ["carapace"]}
    t = table("lower", p2, turn=P2, phase="move", market=RACE)
    assert t.legal == {"stay", "use carapace"}
    assert t.refused("move queens") == "core.move.fee"


def test_staying_is_free() -> None:
    t = table("lower", {"place": "bronx", "energy": 3}, turn=P2, phase="move", market=RACE)
    t.play("stay")
    assert t[1].energy == 3


def test_fleeing_costs_two() -> None:
    p1 = {"place": "lower", "energy": 2}
    t = table(p1, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE", market=RACE)
    t.play("resolve A", "flee queens")
    assert (t[0].place, t[0].energy) == ("queens", 0)


def test_who_cannot_pay_is_not_asked_to_flee() -> None:
    p1 = {"place": "lower", "energy": 1}
    t = table(p1, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE", market=RACE)
    events = t.play("resolve A")
    assert t.asked == (1, "move")
    assert t[0].place == "lower"
    assert t[0].energy == 1
    assert [(e.seat, e.what) for e in cited(events, "core.move.fee") if e.kind == "nothing"] == [(0, "flee")]


def test_forced_moves_are_free() -> None:
    entering = table({"place": "bronx", "energy": 2}, "queens", phase="move", market=RACE)
    assert (entering[0].place, entering[0].energy) == ("lower", 2)
    advancing = table({"place": "lower", "energy": 2}, "queens", phase="move", market=RACE)
    assert (advancing[0].place, advancing[0].energy) == ("midtown", 2)
    t = table(
        "upper",
        {"place": "lower_56", "energy": 0},
        {"place": "bronx", "lp": 1},
        "queens",
        "queens",
        phase="resolve",
        dice="AEEEEE",
        market=RACE,
    )
    t.play("resolve A", "move brooklyn")
    assert (t[1].place, t[1].energy) == ("brooklyn", 0)


def test_not_once_it_is_gone() -> None:
    t = table("lower", {"place": "bronx", "energy": 3}, turn=P2, phase="move", discards=RACE)
    t.play("move queens")
    assert t[1].energy == 3


def test_each_of_two_pays_for_itself() -> None:
    t = table(
        {"place": "lower", "energy": 1},
        {"place": "lower_56", "energy": 2},
        "bronx",
        "queens",
        "queens",
        turn=P3,
        phase="resolve",
        dice="AEEEEE",
        market=RACE,
    )
    events = t.play("resolve A")
    assert t.asked == (1, "flee")
    events += t.play("flee brooklyn")
    assert [(e.seat, e.what) for e in kinds(events, "move")] == [(1, "flee"), (2, "enter")]
    assert t[1].energy == 0
