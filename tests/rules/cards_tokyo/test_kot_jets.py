"""Jets: yield before the damage."""

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, P3, Table, changes, kinds
from tests.rules.together import owner

ID, RULE = "jets", "card.jets"


def struck(dice: str = "AAEEEE", *cards: object, **more: object) -> Table:
    t = rolled(dice, OUT, owner(CITY, ID, *cards, **more))
    t.play("resolve A")
    return t


def test_asked_before_the_damage_and_yielding_makes_it_none() -> None:
    t = struck(lp=2)
    assert t.asked == (P2, "yield")
    assert t[1].lp == 2
    events = t.play("yield")
    assert not kinds(events, "damage")
    assert (t[1].lp, t[1].place) == (2, OUT)
    t.settle()
    assert t[0].place == CITY


def test_who_holds_is_hurt_and_not_asked_again() -> None:
    t = struck()
    events = t.play("hold")
    assert changes(events, "damage") == [(P2, 2)]
    assert t[1].place == CITY
    assert t.asked == (P1, "buy")


def test_who_holds_can_die() -> None:
    t = struck(lp=2)
    t.play("hold")
    assert t.state.winner == P1


def test_where_nothing_would_be_lost_it_is_asked_after() -> None:
    t = struck("AEEEEE", "armor_plating")
    assert t.asked == (P2, "yield")
    assert t.state.ledger.braced == ()
    t.play("yield")
    assert (t[1].lp, t[1].place) == (10, OUT)


def test_not_outside() -> None:
    t = rolled("AAEEEE", CITY, owner(OUT, ID))
    t.play("resolve A")
    assert t[1].lp == 8


def test_not_for_others() -> None:
    t = rolled("AAEEEE", owner(OUT, ID), CITY)
    t.play("resolve A")
    assert t[1].lp == 8


def test_not_for_the_damage_of_a_card() -> None:
    t = rolled("AEEEEE", owner(CITY, "fire_breathing"), owner(BAY, ID), OUT, OUT, OUT)
    t.play("resolve A")
    assert (t[1].lp, t[1].place) == (9, BAY)


def test_the_city_before_the_bay_and_the_others_after_the_damage() -> None:
    t = rolled("AEEEEE", OUT, owner(BAY, ID), owner(CITY, {"id": "mimic", "copies": ID}), OUT, OUT)
    t.play("resolve A")
    assert t.asked == (P3, "yield")
    t.play("yield")
    assert t.asked == (P2, "yield")
    t.play("hold")
    assert t.all("lp") == [10, 9, 10, 10, 10]
    t.settle()
    assert t.all("place") == [BAY, CITY, OUT, OUT, OUT]


def test_no_token_without_a_wound() -> None:
    t = rolled("AEEEEE", owner(OUT, "poison_spit"), owner(CITY, ID))
    t.play("resolve A", "yield")
    assert t[1].tokens == {}


def test_other_cards_before_the_loss_come_after_the_answer() -> None:
    t = struck("AAEEEE", "camouflage")
    assert t.legal == {"hold", "yield"}
    t.play("hold")
    assert t.asked == (P2, "before_loss")
    t = struck("AAEEEE", "camouflage")
    t.play("yield")
    assert t.asked == (P1, "buy")


def test_a_mimic_of_it() -> None:
    t = rolled("AAEEEE", OUT, mimic(ID, CITY), owner(OUT, ID))
    t.play("resolve A", "yield")
    assert t[1].lp == 10


def test_with_a_mimic_of_it_the_question_comes_once() -> None:
    for answer, place in (("yield", OUT), ("hold", CITY)):
        t = tokyo(OUT, {"place": CITY, "cards": ["jets", "mimic.jets"]}, OUT, phase="resolve", dice="AAA123")
        t.play("resolve A", answer)
        assert t.asked == (P1, "resolve")
        assert t.state.ledger.yielded == ((P2,) if answer == "yield" else ())
        assert t[1].place == place
