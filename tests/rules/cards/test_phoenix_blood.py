"""Phoenix Blood: energy for each wound."""

from tests.rules.table import P1, P2, Table, building, changes, cited, table

RULE = "card.phoenix_blood"
CARD = {"cards": ["phoenix_blood"]}


def struck(dice: str, place: str = "lower", **p1: object) -> Table:
    other = "bronx" if place == "lower" else "lower"
    return table({"place": place, **CARD, **p1}, other, "queens", turn=P2, phase="resolve", dice=dice)


def test_once_for_an_attack_however_hard() -> None:
    t = struck("AAAEEE")
    events = t.play("resolve A")
    assert (t[0].lp, t[0].energy) == (7, 1)
    assert changes(cited(events, RULE), "energy") == [(P1, 1)]
    assert t.asked == (P1, "flee")


def test_outside_manhattan_too() -> None:
    t = struck("AEEEEE", "queens")
    t.play("resolve A")
    assert (t[0].lp, t[0].energy) == (9, 1)


def test_units_and_cards_count_once_for_each_source() -> None:
    p1 = {"place": "bronx", **CARD}
    boroughs = {"bronx": building(units=("infantry", "jet"))}
    t = table(p1, "lower", phase="resolve", dice="OEEEEE", boroughs=boroughs, market=["subterranean_cable"])
    events = t.play("resolve O")
    assert (t[0].lp, t[0].energy) == (8, 6)
    assert changes(cited(events, RULE), "energy") == [(P1, 1)]
    t.play("stay", "buy subterranean_cable")
    assert t[0].energy == 1 + 5 + 4 + 1


def test_no_damage_no_energy() -> None:
    t = struck("AAEEEE", "queens")
    t.state.monsters[P2].place = "bronx"
    events = t.play("resolve A")
    assert not cited(events, RULE)
    assert t[0].energy == 0


def test_damage_of_others_is_not_its_own() -> None:
    t = table({"place": "bronx", **CARD}, "lower", phase="resolve", dice="AAEEEE")
    events = t.play("resolve A")
    assert not cited(events, RULE)


def test_losing_the_statue_is_not_damage() -> None:
    t = struck("OOOEEE", "queens", lp=9)
    t.state.statue = P1
    events = t.play("resolve O")
    assert t.state.statue == P2
    assert t[0].lp == 6
    assert not cited(events, RULE)


def test_its_owner_dies() -> None:
    t = struck("AEEEEE", lp=1)
    events = t.play("resolve A")
    assert not t[0].alive
    assert not changes(cited(events, RULE), "energy")
    assert t.state.discards == ("phoenix_blood",)


def test_not_outside_the_buy_phase() -> None:
    t = table({"place": "bronx", "energy": 4}, "lower", market=["phoenix_blood"])
    assert t.refused("buy phoenix_blood") == "core.turn.order"
