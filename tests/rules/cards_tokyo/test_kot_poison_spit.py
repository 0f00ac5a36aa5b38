"""Poison Spit: wounds that go on."""

from kony_nb.rules.phases.cards import supply_left
from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, P3, Table, cited, kinds
from tests.rules.together import owner

ID, RULE = "poison_spit", "card.poison_spit"


def poisoned(n: int = 1, place: str = OUT, *cards: object, **more: object) -> dict[str, object]:
    return owner(place, *cards, tokens={"poison": n}, **more)


def ending(bearer: dict[str, object], *others: object) -> Table:
    return tokyo(bearer, *others, phase="end")


def test_a_token_for_each_wounded_monster() -> None:
    t = rolled("AAAEEE", owner(CITY, ID), OUT, poisoned(2))
    events = t.play("resolve A")
    assert t.all("tokens") == [{}, {"poison": 1}, {"poison": 3}]
    assert [(e.seat, e.n, e.now) for e in kinds(cited(events, RULE), "token")] == [(P2, 1, 1), (P3, 1, 3)]


def test_from_outside_too() -> None:
    t = rolled("AEEEEE", owner(OUT, ID), CITY, OUT)
    t.play("resolve A")
    assert t.all("tokens") == [{}, {"poison": 1}, {}]


def test_no_wound_no_token() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), owner(OUT, "armor_plating"))
    t.play("resolve A")
    assert t[1].tokens == {}


def test_the_dead_take_none() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), {"place": OUT, "lp": 1}, OUT)
    t.play("resolve A")
    assert t.all("tokens") == [{}, {}, {"poison": 1}]


def test_twelve_in_all() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), poisoned(11), OUT, OUT)
    events = t.play("resolve A")
    assert supply_left(t.state, "poison") == 0
    assert [e.seat for e in cited(events, "core.tokens.supply")] == [P3, 3]
    assert t[3].tokens == {}


def test_a_life_point_for_each_token_at_the_end_of_the_bearers_turn() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = ending(poisoned(3, place), owner(other, ID))
        events = t.play("end")
        assert [(e.seat, e.n, e.other) for e in kinds(cited(events, RULE), "damage")] == [(P1, 3, P2)]
        assert (t[0].lp, t[0].tokens) == (7, {"poison": 3})
        assert t.asked == (P2, "roll")


def test_not_at_the_end_of_other_turns() -> None:
    t = ending(owner(CITY, ID), poisoned(2))
    t.play("end")
    assert t[1].lp == 10


def test_a_heart_removes_one_outside() -> None:
    t = rolled("HHHEEE", poisoned(2, lp=5), CITY)
    t.play("resolve H")
    assert t.asked == (P1, "spend")
    assert t.legal == {"pass", "use heart poison"}
    t.play("use heart poison", "use heart poison")
    assert (t[0].lp, t[0].tokens) == (6, {})


def test_not_in_tokyo() -> None:
    t = rolled("HHAAEE", poisoned(2, CITY, lp=5), OUT)
    t.play("resolve H")
    assert (t[0].lp, t[0].tokens) == (5, {"poison": 2})
    assert t.refused("use heart poison") == "core.turn.order"


def test_the_bearer_can_die_of_it() -> None:
    t = ending(poisoned(2, lp=2), owner(CITY, ID), OUT)
    t.play("end")
    assert not t[0].alive
    assert t.asked == (P2, "roll")
    assert t[0].tokens == {}


def test_tokens_stay_when_the_card_goes() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID, lp=1), poisoned(1), OUT)
    t.play("resolve A")
    assert t[2].tokens == {"poison": 1}
    t = ending(poisoned(1), CITY)
    events = t.play("end")
    assert [(e.seat, e.other) for e in kinds(cited(events, RULE), "damage")] == [(P1, -1)]


def test_the_owner_may_bear_tokens() -> None:
    t = ending(poisoned(1, OUT, ID), CITY)
    events = t.play("end")
    assert [(e.seat, e.other) for e in kinds(cited(events, RULE), "damage")] == [(P1, -1)]


def test_the_order_at_the_end_of_the_turn_is_the_bearers() -> None:
    t = ending(poisoned(1, OUT, "energy_hoarder", energy=6, lp=1, vp=19), CITY, OUT)
    t.play("end")
    assert t.asked == (P1, "order")
    assert t.legal == {"pick poison", "pick energy_hoarder"}
    t.play("pick energy_hoarder")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_a_mimic_spits_too() -> None:
    t = rolled("AEEEEE", mimic(ID, CITY, ID), OUT, OUT)
    t.play("resolve A")
    assert t.all("tokens") == [{}, {"poison": 2}, {"poison": 2}]
    t = rolled("AEEEEE", mimic(ID, CITY), owner(OUT, ID))
    t.play("resolve A")
    assert t[1].tokens == {"poison": 1}
