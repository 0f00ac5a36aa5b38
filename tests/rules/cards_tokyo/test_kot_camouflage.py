"""Camouflage: hearts on the dice against wounds."""

from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import draw
from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, Table, changes, cited
from tests.rules.together import owner

ID, RULE = "camouflage", "card.camouflage"
USE = f"use {ID}"


def struck(dice: str, place: str = OUT, *cards: object, **more: object) -> Table:
    t = rolled(dice, CITY if place == OUT else OUT, owner(place, ID, *cards, **more))
    t.play("resolve A")
    return t


def test_a_die_for_each_life_point() -> None:
    for place in (OUT, CITY):
        t = struck("AAAEEE", place)
        assert t.asked == (P2, "before_loss")
        assert t.legal == {"pass", USE}
        events = t.play(USE, "dice H", "dice 3", "dice H")
        assert [e.n for e in cited(events, RULE) if e.kind == "reduce"] == [1, 1]
        assert t[1].lp == 9


def test_all_of_it_can_be_spared() -> None:
    t = struck("AAEEEE", lp=1)
    t.play(USE, "dice H", "dice H")
    assert t[1].lp == 1


def test_no_heart_no_help() -> None:
    t = struck("AAEEEE", lp=2)
    t.play(USE, "dice A", "dice 1")
    assert not t[1].alive


def test_once_for_each_loss() -> None:
    t = struck("AAEEEE", OUT, "rapid_healing", lp=2, energy=4)
    t.play(USE, "dice A", "dice H")
    assert t[1].lp == 1
    t = struck("AAAEEE", OUT, "rapid_healing", lp=2, energy=4)
    t.play(USE, "dice A", "dice H", "dice E")
    assert t.asked == (P2, "before_loss")
    assert t.legal == {"pass", "use rapid_healing"}
    assert t.refused(USE) == RULE
    t.play("use rapid_healing")
    assert t[1].lp == 1


def test_passing_lets_the_loss_come() -> None:
    t = struck("AAEEEE")
    t.play("pass")
    assert t[1].lp == 8


def test_with_armor_plating_one_left_is_none() -> None:
    t = struck("AAEEEE", OUT, "armor_plating")
    t.play(USE, "dice H", "dice 3")
    assert t[1].lp == 10
    assert struck("AEEEEE", OUT, "armor_plating").asked == (P1, "buy")


def test_poison_at_the_end_of_its_own_turn() -> None:
    t = tokyo({**owner(OUT, ID), "tokens": {"poison": 2}}, CITY, phase="end")
    t.play("end")
    assert t.asked == (P1, "before_loss")
    t.play(USE, "dice H", "dice H")
    assert t[0].lp == 10


def test_not_at_other_times_and_not_for_others() -> None:
    t = tokyo(owner(OUT, ID), CITY)
    assert t.refused(USE) == RULE
    t = rolled("AAEEEE", owner(CITY, ID), OUT)
    assert changes(t.play("resolve A"), "damage") == [(P2, 2)]


def test_two_victims_of_one_attack_each_for_itself() -> None:
    t = rolled("AAEEEE", CITY, owner(OUT, ID), mimic(ID))
    t.play("resolve A", USE, "dice H", "dice 1", f"use mimic.{ID}", "dice H", "dice H")
    assert t.all("lp") == [10, 9, 10]


def test_card_and_mimic_one_after_the_other() -> None:
    t = rolled("AAEEEE", CITY, mimic(ID, OUT, ID))
    t.play("resolve A", USE, "dice H", "dice 1")
    assert t.legal == {"pass", f"use mimic.{ID}"}
    t.play(f"use mimic.{ID}", "dice H")
    assert t[1].lp == 10


def fallen(t: Table, seed: int) -> str:
    return draw(t.state, Addressed(seed)).text


def test_the_die_is_another_one_in_another_turn() -> None:
    def die(turn: int, seed: int) -> str:
        t = tokyo(*(owner(OUT, ID) if at == 2 else OUT for at in range(3)), turn=turn, phase="resolve", dice="AEEEEE")
        t.state.monsters[turn].place = CITY
        t.play("resolve A")
        t.play(USE)
        return fallen(t, seed)

    assert [die(0, seed) for seed in range(20)] != [die(1, seed) for seed in range(20)]
