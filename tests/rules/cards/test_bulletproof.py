"""Bulletproof: one less from a rolled Ouch."""

from tests.rules.table import P1, P2, P3, changes, cited, kinds, table

RULE = "card.bulletproof"
PROOF = {"cards": ["bulletproof"]}
JETS = {"bronx": {"units": ["jet", "jet", "jet"]}, "queens": {"units": ["tank"]}, "manhattan": {"units": ["jet"]}}


def test_one_less_for_an_ouch_of_ones_own() -> None:
    t = table({"place": "bronx", **PROOF}, "lower", phase="resolve", dice="OEEEEE", boroughs=JETS)
    events = t.play("resolve O")
    assert changes(cited(events, RULE), "reduce") == [(P1, 1)]
    assert changes(cited(events, "ny.ouch.one"), "damage") == [(P1, 2)]
    assert t[0].lp == 8


def test_one_less_for_an_ouch_of_another() -> None:
    t = table("bronx", {"place": "bronx", **PROOF}, "lower", phase="resolve", dice="OOEEEE", boroughs=JETS)
    events = t.play("resolve O")
    assert changes(cited(events, "ny.ouch.two"), "damage") == [(P1, 3), (P2, 2)]
    assert t.all("lp") == [7, 8, 10]


def test_once_for_three_ouch_wherever_one_stands() -> None:
    me, proof = {"place": "lower", "lp": 5}, {"place": "bronx", **PROOF}
    t = table(me, proof, "queens", phase="resolve", dice="OOOEEE", boroughs=JETS)
    events = t.play("resolve O")
    assert changes(events, "damage") == [(0, 1), (1, 2), (2, 1)]
    assert t.all("lp") == [7, 8, 9]
    assert t.state.statue == P1


def test_in_manhattan_down_to_nothing() -> None:
    t = table("bronx", {"place": "upper", **PROOF}, "queens", phase="resolve", dice="OOOEEE", boroughs=JETS)
    events = t.play("resolve O")
    assert [(e.rule, e.seat, e.now) for e in kinds(events, "nothing")] == [("ny.ouch.three", P2, 10)]
    assert changes(cited(events, RULE), "reduce") == [(P2, 1)]
    assert t[P2].lp == 10


def test_nothing_to_reduce_without_units() -> None:
    t = table({"place": "brooklyn", **PROOF}, "lower", phase="resolve", dice="OEEEEE", boroughs=JETS)
    events = t.play("resolve O")
    assert not cited(events, RULE)
    assert t[0].lp == 10


def test_not_against_attacks_and_cards() -> None:
    t = table("lower", {"place": "bronx", **PROOF}, phase="resolve", dice="AAEEEE", boroughs=JETS)
    events = t.play("resolve A")
    assert not cited(events, RULE)
    assert t[P2].lp == 8
    t = table({"place": "bronx", **PROOF}, "lower", phase="buy", market=["subterranean_cable"], boroughs=JETS)
    events = t.play("buy subterranean_cable")
    assert not cited(events, RULE)
    assert t[0].lp == 6


def test_not_against_the_loss_of_the_statue() -> None:
    t = table("lower", {"place": "brooklyn", **PROOF}, phase="resolve", dice="OOOEEE", statue_holder=P2)
    events = t.play("resolve O")
    assert not cited(events, RULE)
    assert changes(cited(events, "ny.statue.value"), "lp") == [(P2, -3), (P1, 0)]
    assert t[P2].lp == 7


def test_not_for_others() -> None:
    t = table("bronx", {"place": "queens", **PROOF}, "lower", phase="resolve", dice="OEEEEE", boroughs=JETS)
    events = t.play("resolve O")
    assert not cited(events, RULE)
    assert t[0].lp == 7


def test_it_saves_a_last_life_point() -> None:
    t = table({"place": "bronx", "lp": 3, **PROOF}, "bronx", "lower", phase="resolve", dice="OOEEEE", boroughs=JETS)
    t.play("resolve O")
    assert t[0].lp == 1


def test_its_owner_dies() -> None:
    t = table({"place": "bronx", "lp": 2, **PROOF}, "queens", "lower", phase="resolve", dice="OEEEEE", boroughs=JETS)
    events = t.play("resolve O")
    assert changes(events, "damage") == [(P1, 2)]
    assert not t[0].alive
    assert t.state.discards == ("bulletproof",)
    assert t.asked[0] == P2
    assert t[P3].lp == 10
