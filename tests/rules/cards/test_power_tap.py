"""Power Tap: 1 energy from whoever gains 3 in a turn."""

from tests.rules.table import P1, P2, P3, Table, building, changes, cited, table

RULE = "card.power_tap"
CARD = {"cards": ["power_tap"]}


def tapped(dice: str = "", phase: str = "resolve", p2: object = "bronx", **more: object) -> Table:
    situation = {"dice": dice, **more} if dice else more
    return table({"place": "queens", **CARD}, p2, "brooklyn", turn=P2, phase=phase, **situation)


def test_when_the_total_comes_to_three() -> None:
    t = tapped("EEEHHH")
    events = t.play("resolve E")
    assert t.all("energy") == [1, 2, 0]
    assert changes(cited(events, RULE), "energy") == [(P2, -1), (P1, 1)]


def test_two_are_not_enough() -> None:
    t = tapped("EEHHHH")
    events = t.play("resolve E")
    assert t.all("energy") == [0, 2, 0]
    assert not cited(events, RULE)


def test_all_gains_of_the_turn_add_up_and_it_pays_once() -> None:
    boroughs = {"bronx": building("power_plant_2", "power_plant_2")}
    t = tapped("DDDDEE", boroughs=boroughs)
    t.play("resolve E")
    assert t.all("energy") == [0, 2, 0]
    events = t.play("destroy bronx.1")
    assert t.all("energy") == [1, 5, 0]
    assert len(cited(events, RULE)) == 2


def test_earnings_count_and_the_next_turn_begins_anew() -> None:
    t = tapped(phase="start", p2="upper")
    t.play("roll", "dice EHHHHH", "stop", "resolve E")
    assert t.all("energy") == [1, 2, 0]
    t.play("end")
    assert t.state.ledger.earned == ()


def test_gains_in_the_turn_of_another() -> None:
    t = table(
        {"place": "queens", **CARD},
        {"place": "bronx", "energy": 9},
        "brooklyn",
        turn=P2,
        phase="buy",
        market=["holland_tunnel"],
    )
    events = t.play("buy holland_tunnel")
    assert t.all("energy") == [5, 2, 2]
    assert [e.seat for e in cited(events, RULE) if e.n < 0] == [P2, P3]


def test_its_owner_pays_nobody() -> None:
    t = table({"place": "queens", **CARD}, "lower", phase="resolve", dice="EEEEEE")
    assert t.all("energy") == [6, 0]
    assert not cited(t.opening, RULE)


def test_who_had_three_before_the_card_came_pays_nothing() -> None:
    t = table(
        {"place": "queens", **CARD},
        "lower",
        turn=P2,
        phase="resolve",
        dice="EEEEEE",
        this_turn={"earned": [["Mantis", 2], ["Mantis", 1]]},
    )
    assert t.all("energy") == [0, 6]


def test_in_manhattan() -> None:
    t = table({"place": "upper", **CARD}, "queens", turn=P2, phase="resolve", dice="EEEEEE")
    assert t.all("energy") == [1, 5]


def test_its_owner_dies() -> None:
    p1 = {"place": "lower", "lp": 1, **CARD}
    t = table(p1, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("power_tap",)
    assert t[1].energy == 5


def test_not_outside_the_buy_phase() -> None:
    t = table({"place": "bronx", "energy": 4}, "lower", market=["power_tap"])
    assert t.refused("buy power_tap") == "core.turn.order"
