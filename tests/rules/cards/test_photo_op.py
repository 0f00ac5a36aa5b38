"""Photo Op: a point for each damage dealt to one monster in this turn."""

from tests.rules.table import P1, P2, P3, Table, building, cited, kinds, table

RULE = "card.photo_op"


def buying(*dealt: tuple[str, int], p2: object = "queens", p3: object = "lower", **situation: object) -> Table:
    turn = {"dealt": [list(entry) for entry in dealt]}
    p1 = {"place": "bronx", "energy": 4}
    return table(p1, p2, p3, phase="buy", market=["photo_op"], this_turn=turn, **situation)


def test_points_for_the_damage_to_the_one_that_is_picked() -> None:
    t = buying(("Mantis", 2), ("Rob", 3), ("Mantis", 1), ("Kong", 4))
    t.play("buy photo_op")
    assert t.asked == (P1, "photo_op")
    assert t.legal == {"pick mantis", "pick rob"}
    assert t.refused("pick kong") == RULE
    assert t.refused("pick drakonis") == RULE
    assert t.refused("end") == "core.turn.order"
    events = t.play("pick mantis")
    assert (t[0].vp, t[0].energy) == (3, 0)
    assert [(e.kind, e.seat, e.n) for e in cited(events, RULE)] == [("vp", P1, 3)]
    assert t.state.discards == ("photo_op",)
    t.settle()
    assert t.asked == (P1, "buy")


def test_who_was_not_hurt_pays_nothing() -> None:
    t = buying(("Mantis", 2))
    t.play("buy photo_op", "pick rob")
    assert t[0].vp == 0


def test_the_dead_may_be_picked() -> None:
    t = buying(("Rob", 5), p3={"alive": False})
    t.play("buy photo_op", "pick rob")
    assert t[0].vp == 5


def test_of_two_the_other_one() -> None:
    t = table(
        {"place": "bronx", "energy": 4}, "lower", phase="buy", market=["photo_op"], this_turn={"dealt": [["Mantis", 2]]}
    )
    events = t.play("buy photo_op")
    assert t[0].vp == 2
    assert [e.what for e in kinds(events, "forced")] == ["pick mantis"]


def test_attacks_and_cards_count_but_not_units() -> None:
    t = table(
        {"place": "bronx", "energy": 9, "cards": ["fireball"]},
        {"place": "bronx", "cards": [{"id": "carapace", "counters": 1}]},
        "lower",
        phase="resolve",
        dice="AAOOEE",
        market=["photo_op", "general_ellis"],
        boroughs={"bronx": building(units=("infantry",))},
        this_turn={"destroyed": ["tank"]},
    )
    t.play("resolve A", "pass", "hold", "resolve O", "pass", "stay", "buy general_ellis", "pass")
    assert t[1].lp == 6
    t.play("buy photo_op", "pick mantis")
    assert t[0].vp == 3 + 3


def test_damage_that_another_monster_dealt_does_not_count() -> None:
    t = table({"place": "bronx", "energy": 4}, "queens", {"place": "lower", "lp": 4}, phase="buy", market=["photo_op"])
    loss_by_other(t)
    t.play("buy photo_op", "pick rob")
    assert t[0].vp == 0


def loss_by_other(t: Table) -> None:
    from kony_nb.rules.events import SILENT
    from kony_nb.rules.phases.losses import declare
    from kony_nb.rules.state import Loss

    declare(t.state, Loss("card.general_ellis", ((P3, 2),), P2), SILENT)
    assert t[2].lp == 2


def test_damage_of_the_turn_before_does_not_count() -> None:
    t = buying(("Mantis", 2))
    t.play("end", "roll", "dice EEEEEE", "stop", "stay", "buy photo_op", "pick rob")
    assert t.all("vp") == [0, 0, 0]


def test_not_outside_the_buy_phase() -> None:
    t = table({"place": "bronx", "energy": 4}, "lower", market=["photo_op"])
    assert t.refused("buy photo_op") == "core.turn.order"
    assert t.refused("pick mantis") == "core.turn.order"
