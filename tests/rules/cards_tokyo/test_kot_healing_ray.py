"""Healing Ray: hearts for others, at a price."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled
from tests.rules.table import P1, P2, P3, Table, changes, cited
from tests.rules.together import owner

ID, RULE = "healing_ray", "card.healing_ray"


def hurt(place: str = OUT, lp: int = 5, energy: int = 9, **more: object) -> dict[str, object]:
    return {"place": place, "lp": lp, "energy": energy, **more}


def healing(dice: str, *others: object, place: str = OUT, **more: object) -> Table:
    t = rolled(dice, owner(place, ID, **more), *others)
    if t.asked[1] == "resolve":
        t.play("resolve H")
    return t


def test_hearts_for_two_monsters_and_for_oneself() -> None:
    t = healing("HHHHEE", hurt(CITY), hurt(), lp=5)
    assert t.asked == (P1, "spend")
    assert t.legal == {"pass", f"use {ID} mantis", f"use {ID} rob"}
    events = t.play(f"use {ID} mantis", f"use {ID} rob", f"use {ID} mantis", "pass")
    assert changes(cited(events, RULE), "lp") == [(P2, 2), (P3, 1)]
    assert changes(cited(events, RULE), "energy") == [(P2, -4), (P1, 4), (P3, -2), (P1, 2)]
    assert t.all("lp") == [6, 7, 6]


def test_in_tokyo_where_its_own_hearts_do_not_heal() -> None:
    t = healing("HHEEEE", hurt(), place=CITY, lp=5)
    t.play(f"use {ID} mantis", "pass")
    assert t.all("lp") == [5, 6]


def test_what_it_has_left_is_paid() -> None:
    t = healing("HH1122", hurt(energy=3))
    t.play(f"use {ID} mantis", f"use {ID} mantis")
    assert (t[0].energy, t[1].energy, t[1].lp) == (3, 0, 7)
    t = healing("H11223", hurt(energy=0))
    t.play(f"use {ID} mantis")
    assert (t[0].energy, t[1].energy, t[1].lp) == (0, 0, 6)


def test_only_what_is_gained_is_paid() -> None:
    t = healing("HHH112", hurt(lp=9))
    t.play(f"use {ID} mantis", f"use {ID} mantis", f"use {ID} mantis")
    assert (t[0].energy, t[1].energy, t[1].lp) == (2, 7, 10)


def test_nobody_hurt_nothing_asked() -> None:
    t = rolled("HHEEEE", owner(OUT, ID, lp=5), CITY)
    t.play("resolve H")
    assert t[0].lp == 7
    assert t.asked == (P1, "buy")


def test_only_others_that_live_and_only_hearts() -> None:
    t = healing("HHEEEE", hurt(), CITY, {"alive": False})
    assert t.refused(f"use {ID} kong") == "core.tokens.spend"
    assert t.refused(f"use {ID} rob") == "core.tokens.spend"
    assert t.refused(f"use {ID} sheriff") == "core.tokens.spend"
    t = rolled("HHAAEE", owner(OUT, ID), hurt(), CITY)
    t.play("resolve E")
    assert t.asked == (P1, "resolve")
    assert t.refused(f"use {ID} mantis") == RULE


def test_what_raises_its_own_healing_does_not_help_others() -> None:
    t = healing("HEEEEE", {**hurt(), "cards": ["even_bigger"], "lp": 11})
    t.play(f"use {ID} mantis")
    assert t[1].lp == 12


def test_beside_a_token_that_a_heart_removes() -> None:
    t = healing("HHEEEE", hurt(CITY), tokens={"poison": 1})
    assert t.legal == {"pass", "use heart poison", f"use {ID} mantis"}
    t.play("use heart poison", f"use {ID} mantis")
    assert (t[0].tokens, t[1].lp) == ({}, 6)


def test_not_in_the_turns_of_others() -> None:
    t = rolled("HHAAEE", hurt(), owner(CITY, ID, lp=5))
    t.play("resolve H")
    assert t.all("lp") == [7, 5]
    assert t.refused(f"use {ID} kong") == RULE


def test_a_mimic_of_it_and_both_together() -> None:
    t = rolled("HH1122", mimic(ID, OUT, ID), hurt(CITY))
    t.play("resolve H", f"use mimic.{ID} mantis", f"use {ID} mantis")
    assert (t[0].energy, t[1].lp) == (4, 7)
    t = rolled("H11223", mimic(ID), owner(CITY, ID, lp=5, energy=9))
    t.play("resolve H", f"use mimic.{ID} mantis")
    assert (t[0].energy, t[1].lp) == (2, 6)
