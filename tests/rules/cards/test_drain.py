"""Drain: an attacker gives 2 energy."""

from tests.rules.table import P1, P2, P3, Table, building, changes, cited, kinds, table

RULE = "card.drain"
CARD = {"cards": ["drain"]}


def attacked(energy: int, place: str = "lower", dice: str = "AAAHHH", **p1: object) -> Table:
    attacker = {"place": "bronx" if place == "lower" else "lower", "energy": energy}
    return table({"place": place, **CARD, **p1}, attacker, "queens", turn=P2, phase="resolve", dice=dice)


def test_two_energy_before_the_damage() -> None:
    for place in ("lower", "queens"):
        t = attacked(5, place)
        events = t.play("resolve A")
        assert t.all("energy") == [2, 3, 0]
        assert changes(cited(events, RULE), "energy") == [(P2, -2), (P1, 2)]
        order = [e.kind for e in events if e.kind in ("energy", "damage") and e.seat in (P1, P2)]
        assert order[:3] == ["energy", "energy", "damage"]


def test_what_is_there() -> None:
    t = attacked(1)
    events = t.play("resolve A")
    assert t.all("energy") == [1, 0, 0]
    t = attacked(0)
    events = t.play("resolve A")
    assert t.all("energy") == [0, 0, 0]
    assert [(e.rule, e.seat, e.other) for e in kinds(events, "nothing")] == [(RULE, P2, P1)]


def test_fleeing_changes_nothing() -> None:
    t = attacked(5)
    t.play("resolve A", "flee queens")
    assert t.all("energy") == [2, 3, 0]


def test_not_for_attacks_on_others() -> None:
    t = attacked(5, "queens")
    t.state.monsters[P2].place = "bronx"
    t.state.monsters[P3].place = "lower"
    events = t.play("resolve A")
    assert t[0].energy == 0
    assert not cited(events, RULE)


def test_not_for_its_owner_attacking() -> None:
    t = table({"place": "bronx", **CARD}, {"place": "lower", "energy": 3}, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.all("energy") == [0, 3]


def test_units_and_cards_are_no_attack() -> None:
    boroughs = {"queens": building(units=("jet",))}
    p1 = {"place": "queens", **CARD}
    p2 = {"place": "bronx", "energy": 5}
    t = table(p1, p2, turn=P2, phase="resolve", dice="OOOEEE", boroughs=boroughs)
    events = t.play("resolve O")
    assert t[0].lp == 9
    assert not cited(events, RULE)


def test_attacks_spent_on_tokens_are_none() -> None:
    p1 = {"place": "lower", "cards": ["drain", "webspinner"]}
    t = table(p1, {"place": "bronx", "energy": 5, "tokens": {"web": 1}}, turn=P2, phase="resolve", dice="AEEEEE")
    t.play("resolve A", "use attack web")
    assert t.all("energy") == [0, 10]


def test_its_owner_dies() -> None:
    t = attacked(5, lp=1)
    t.play("resolve A")
    assert t.all("energy") == [0, 3, 0]
    assert t.state.discards == ("drain",)


def test_not_outside_the_buy_phase() -> None:
    t = table({"place": "bronx", "energy": 4}, "lower", market=["drain"])
    assert t.refused("buy drain") == "core.turn.order"
