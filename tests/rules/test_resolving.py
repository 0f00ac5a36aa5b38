"""Resolving: the player's order, whole faces, nothing left out; energy and hearts."""

from tests.rules.table import Table, building, changes, cited, kinds, table, trial_card


def standing(dice: str, place: str = "queens", other: str = "bronx", **p1: object) -> Table:
    return table({"place": place, **p1}, other, phase="resolve", dice=dice)


def test_n_11_every_face_must_be_resolved() -> None:
    t = table(
        {"place": "queens", "lp": 3},
        "lower",
        phase="resolve",
        dice="OEEEHH",
        boroughs={"queens": building(units=("infantry", "jet"))},
    )
    for text in ("pass", "end", "stay", "sweep", "move bronx"):
        assert t.refused(text) == "core.resolve.all"
    assert t.legal == {"resolve O", "resolve E", "resolve H"}
    t.play("resolve O")
    assert t[0].lp == 1
    assert t.asked == (0, "resolve")


def test_n_13_the_order_of_faces_matters_and_is_free() -> None:
    def ready() -> Table:
        return table(
            "queens",
            "lower",
            phase="resolve",
            dice="HHOEEE",
            boroughs={"queens": building(units=("infantry", "jet"))},
        )

    heal_first = ready()
    heal_first.play("resolve H")
    assert heal_first[0].lp == 10
    heal_first.play("resolve O")
    assert heal_first[0].lp == 8
    ouch_first = ready()
    ouch_first.play("resolve O")
    assert ouch_first[0].lp == 8
    ouch_first.play("resolve H")
    assert ouch_first[0].lp == 10


def test_the_roller_orders_the_faces() -> None:
    t = standing("AHEDSO")
    assert t.legal == {f"resolve {face}" for face in "AHEDSO"}


def test_all_dice_of_a_face_together() -> None:
    t = standing("HHHEEO", lp=4)
    events = t.play("resolve H")
    assert [(e.what, e.n) for e in kinds(events, "resolve")] == [("H", 3)]
    assert t[0].lp == 7
    assert t.state.results == "EEO"
    assert t.refused("resolve H") == "core.resolve.whole-face"


def test_energy_dice() -> None:
    t = standing("EEEEHO")
    assert changes(t.play("resolve E"), "energy") == [(0, 4)]
    assert t[0].energy == 4


def test_hearts_heal_outside_manhattan_up_to_ten() -> None:
    t = standing("HHHEEO", lp=5)
    t.play("resolve H")
    assert t[0].lp == 8
    t = standing("HHHEEO", lp=9)
    t.play("resolve H")
    assert t[0].lp == 10


def test_n_94_hearts_do_not_heal_in_manhattan_but_cards_do() -> None:
    t = standing("HHHEEE", place="lower", lp=5, energy=3)
    events = t.play("resolve H")
    assert t[0].lp == 5
    assert cited(events, "ny.heal.manhattan")
    t = table({"place": "lower", "lp": 5, "energy": 6}, "bronx", phase="buy", market=["new_york_marathon"])
    t.play("buy new_york_marathon")
    assert t[0].lp == 7


def test_other_healing_works_in_manhattan() -> None:
    hospital = {"manhattan": building("hospital_2")}
    t = table({"place": "midtown", "lp": 5}, "bronx", phase="resolve", dice="DDEEEE", boroughs=hospital)
    t.play("resolve D")
    assert t[0].lp == 7
    t = standing("OOOEEE", place="upper", lp=5)
    t.play("resolve O")
    assert t[0].lp == 8


def test_a_card_raises_the_limit() -> None:
    t = standing("HHHEEO", lp=10, cards=["carapace"])
    t.play("resolve H")
    assert t[0].lp == 12
    t = standing("HHHEEO", lp=11, cards=["carapace"])
    t.play("resolve H")
    assert t[0].lp == 12


def test_the_limit_is_never_above_twelve() -> None:
    with trial_card(id="second_skin", max_lp=2):
        t = standing("HHHHHO", lp=10, cards=["carapace", "second_skin"])
        t.play("resolve H")
        assert t[0].lp == 12


def test_life_points_above_a_fallen_limit_are_gone() -> None:
    t = standing("HHHEEO", lp=12, cards=["carapace"])
    events = t.play("use carapace")
    assert t[0].lp == 10
    assert changes(cited(events, "core.lp.clamp"), "lp") == [(0, -2)]
    assert not kinds(events, "damage")


def test_a_single_face_is_resolved_at_once() -> None:
    t = standing("HHHHEE", lp=1)
    events = t.play("resolve H")
    assert [(e.what, e.rule) for e in kinds(events, "forced")] == [
        ("resolve E", "core.resolve.order"),
        ("enter", "ny.move.stay-or-go"),
    ]
    assert t.asked == (0, "buy")


def test_unknown_texts_and_actions_of_another_moment_are_refused() -> None:
    t = standing("HHHEEO")
    for text in ("dance", "resolve X", "flee harlem", "", "resolve  H"):
        assert t.refused(text) == "core.action.unknown"
    assert t.refused("dice HHHEEO") == "core.chance.waits"
    assert t.refused("place queens") == "core.turn.order"
    assert t.refused("roll") == "core.roll.stop"
