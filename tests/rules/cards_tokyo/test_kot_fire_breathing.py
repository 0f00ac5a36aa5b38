"""Fire Breathing: the attack burns the neighbours at the table."""

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled
from tests.rules.table import P1, P2, P3, P4, P5, changes, cited, kinds
from tests.rules.together import owner

ID, RULE = "fire_breathing", "card.fire_breathing"


def test_one_more_for_a_neighbour_that_is_attacked() -> None:
    t = rolled("AAEEEE", owner(CITY, ID), OUT, OUT, OUT)
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 3), (P3, 2), (P4, 3)]
    assert [(e.kind, e.n, e.other) for e in cited(events, RULE)] == [("boost", 1, P2), ("boost", 1, P4)]


def test_a_neighbour_beside_oneself_is_burnt_after_the_attack() -> None:
    t = rolled("AAEEEE", owner(OUT, ID), OUT, CITY, OUT)
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P3, 2)]
    assert t.asked == (P3, "yield")
    events = t.play("hold")
    assert [(e.rule, e.seat, e.n, e.other) for e in kinds(events, "damage")] == [(RULE, P2, 1, P1), (RULE, P4, 1, P1)]


def test_in_tokyo_the_other_one_is_burnt_and_may_not_yield_for_it() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), BAY, OUT, OUT, OUT)
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P3, 1), (P4, 1), (P5, 2), (P2, 1)]
    assert not kinds(events, "yield")
    assert t.asked == (P1, "buy")


def test_an_attack_that_hits_nobody_burns_too() -> None:
    t = rolled("AEEEEE", owner(OUT, ID), OUT, OUT, OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 10, 9]


def test_of_two_the_other_one_loses_one_more_only() -> None:
    t = rolled("AAEEEE", owner(OUT, ID), CITY)
    t.play("resolve A")
    assert t[1].lp == 7


def test_the_next_living_monsters() -> None:
    dead = {"alive": False}
    t = rolled("AEEEEE", owner(CITY, ID), dead, OUT, OUT, OUT, dead)
    t.play("resolve A")
    assert [m.lp for m in t.state.monsters] == [10, 0, 8, 9, 8, 0]


def test_no_attack_no_fire() -> None:
    t = rolled("HHHEEE", owner(CITY, ID), OUT, OUT)
    t.play("resolve H")
    assert t.all("lp") == [10, 10, 10]


def test_not_in_the_turns_of_others() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID), OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 9]


def test_an_added_attack_burns_and_armor_takes_the_fire_for_itself() -> None:
    p2 = owner(OUT, "armor_plating")
    t = rolled("EEEEEE", owner(OUT, ID, "acid_attack"), p2, CITY, OUT)
    t.play("resolve A", "hold")
    assert t.all("lp") == [10, 10, 9, 9]
    t = rolled("AEEEEE", owner(CITY, ID), p2, OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 8, 8]


def test_the_fire_gives_no_poison() -> None:
    t = rolled("AEEEEE", owner(OUT, ID, "poison_spit"), OUT, CITY, OUT)
    t.play("resolve A", "hold")
    assert t.all("tokens") == [{}, {}, {"poison": 1}, {}]


def test_fire_can_kill_after_the_attack() -> None:
    weak = {"place": OUT, "lp": 1}
    t = rolled("AEEEEE", owner(OUT, ID), weak, {"place": CITY, "lp": 1}, OUT)
    t.play("resolve A")
    assert t.all("alive") == [True, False, False, True]
    t.settle()
    assert t[0].place == CITY


def test_a_mimic_burns_once_more() -> None:
    t = rolled("AEEEEE", mimic(ID, CITY, ID), OUT, OUT, OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 7, 9, 7]
    t = rolled("AEEEEE", mimic(ID, CITY), OUT, owner(OUT, ID), OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 8, 9, 8]
