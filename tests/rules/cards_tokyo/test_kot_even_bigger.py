"""Even Bigger: more life."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, Table, changes, cited
from tests.rules.together import owner

ID, RULE = "even_bigger", "card.even_bigger"


def buying(lp: int, place: str = OUT) -> Table:
    return tokyo(owner(place, lp=lp, energy=4), CITY if place == OUT else OUT, phase="buy", market=[ID])


def test_two_life_points_and_a_higher_limit() -> None:
    for place in (OUT, CITY):
        for before, after in ((3, 5), (9, 11), (10, 12)):
            t = buying(before, place)
            events = t.play(f"buy {ID}")
            assert t[0].lp == after
            assert changes(cited(events, RULE), "lp") == [(P1, 2)]


def test_hearts_reach_twelve_and_no_more() -> None:
    t = rolled("HHHHEE", owner(OUT, ID, lp=10), CITY)
    t.play("resolve H")
    assert t[0].lp == 12


def test_others_keep_ten() -> None:
    t = rolled("HHEEEE", {"place": OUT, "lp": 9}, owner(CITY, ID))
    t.play("resolve H")
    assert t[0].lp == 10


def test_with_the_card_gone_the_rest_is_lost() -> None:
    t = tokyo(owner(OUT, ID, "metamorph", lp=12), CITY, phase="end")
    events = t.play("end", f"give {ID}")
    assert t[0].lp == 10
    assert changes(cited(events, "core.lp.clamp"), "lp") == [(P1, -2)]


def test_bought_from_another_monster_it_heals_nothing() -> None:
    t = tokyo(owner(OUT, "parasitic_tentacles", lp=9, energy=4), owner(CITY, ID, lp=12), phase="buy")
    t.play(f"buy {ID}")
    assert t.all("lp") == [9, 10]


def test_a_mimic_raises_the_limit_and_heals_nothing() -> None:
    t = tokyo(owner(OUT, energy=8), owner(CITY, ID, lp=12), phase="buy", market=["mimic"])
    t.play("buy mimic")
    assert (t[0].cards, t[0].lp) == ((f"mimic.{ID}",), 10)
    t = rolled("HHHEEE", mimic(ID, lp=10), owner(CITY, ID, lp=12))
    t.play("resolve H")
    assert t[0].lp == 12
    t = rolled("HHHEEE", mimic(ID, OUT, ID, lp=12), CITY)
    t.play("resolve H")
    assert (t[P1].lp, t[P2].lp) == (12, 10)


def test_the_end_of_a_mimic_of_it() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID, lp=1), mimic(ID, lp=12), OUT)
    t.play("resolve A")
    assert (t[2].cards, t[2].lp) == (("mimic",), 10)
