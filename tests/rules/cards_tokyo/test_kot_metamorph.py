"""Metamorph: cards become energy again."""

from tests.rules.in_tokyo import CITY, OUT, mimic, tokyo
from tests.rules.table import P1, P2, Table, changes, cited
from tests.rules.together import owner

ID, RULE = "metamorph", "card.metamorph"


def ending(*cards: object, place: str = OUT, **more: object) -> Table:
    t = tokyo(owner(place, ID, *cards, **more), CITY if place == OUT else OUT, phase="end")
    t.play("end")
    return t


def test_cards_for_their_printed_cost_one_after_the_other() -> None:
    for place in (OUT, CITY):
        t = ending("giant_brain", "nova_breath", "alien_origin", place=place)
        assert t.asked == (P1, ID)
        assert t.legal == {"pass", f"give {ID}", "give giant_brain", "give nova_breath", "give alien_origin"}
        events = t.play("give giant_brain", "give nova_breath")
        assert changes(cited(events, RULE), "energy") == [(P1, 5), (P1, 7)]
        assert t.state.discards == ("giant_brain", "nova_breath")
        t.play("pass")
        assert t.asked == (P2, "roll")
        assert t[0].cards == (ID, "alien_origin")


def test_itself_too_and_then_more() -> None:
    t = ending("giant_brain")
    t.play(f"give {ID}")
    assert t.legal == {"pass", "give giant_brain"}
    t.play("give giant_brain")
    assert (t[0].cards, t[0].energy) == ((), 8)
    assert t.asked == (P2, "roll")


def test_used_up_cards_pay_in_full() -> None:
    t = ending({"id": "battery_monster", "counters": 2})
    t.play("give battery_monster")
    assert (t[0].energy, t[0].counters) == (3, {})


def test_it_comes_first_and_what_was_given_does_not_act() -> None:
    t = ending("energy_hoarder", "herbivore", energy=6)
    assert t.asked == (P1, ID)
    events = t.play("give energy_hoarder", "pass")
    assert not cited([e for e in events if e.kind == "vp"], "card.energy_hoarder")
    assert t[0].vp == 1


def test_not_the_cards_of_others_and_not_before_the_end() -> None:
    t = tokyo(owner(OUT, ID), owner(CITY, "giant_brain"), phase="buy", market=["gourmet"])
    assert t.refused(f"give {ID}") == "core.turn.order"
    t.play("end")
    assert t.refused("give giant_brain") == RULE


def test_not_at_the_end_of_other_turns() -> None:
    t = tokyo(OUT, owner(CITY, ID), phase="end")
    t.play("end")
    assert t.asked == (P2, "roll")


def test_a_mimic_of_it_and_the_worth_of_a_mimic() -> None:
    t = tokyo(mimic(ID), owner(CITY, ID), phase="end")
    t.play("end", f"give mimic.{ID}")
    assert t[0].energy == 8
    assert t.state.discards == ("mimic",)
    t = ending({"id": "mimic", "copies": "giant_brain"}, "giant_brain")
    t.play("give giant_brain")
    assert t[0].cards == (ID, "mimic")
    t.play("give mimic", "pass")
    assert t[0].energy == 13
