"""Mimic: a card that acts as a Keep card of any monster."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, changes, cited, kinds
from tests.rules.together import owner

ID, RULE = "mimic", "card.mimic"


def test_bought_it_acts_as_a_card_of_any_monster() -> None:
    p1, p2 = owner(OUT, "gourmet", energy=8), owner(CITY, "giant_brain", "jets")
    t = tokyo(p1, p2, OUT, phase="buy", market=[ID])
    t.play(f"buy {ID}")
    assert t.asked == (P1, "copy")
    assert t.legal == {"pick gourmet", "pick giant_brain", "pick jets"}
    assert t.refused("pick nova_breath") == RULE
    events = t.play("pick giant_brain")
    assert [(e.kind, e.seat, e.what) for e in cited(events, RULE)] == [("copy", P1, "mimic.giant_brain")]
    assert t[0].cards == ("gourmet", "mimic.giant_brain")


def test_bought_in_tokyo_with_one_model_there_is_nothing_to_ask() -> None:
    t = tokyo(owner(CITY, energy=8), owner(OUT, "gourmet"), phase="buy", market=[ID])
    events = t.play(f"buy {ID}")
    assert [e.what for e in kinds(events, "forced")] == ["pick gourmet"]
    assert t[0].cards == ("mimic.gourmet",)


def test_with_no_keep_card_in_play_it_acts_as_nothing() -> None:
    t = tokyo(owner(OUT, energy=8), CITY, phase="buy", market=[ID])
    events = t.play(f"buy {ID}")
    assert cited(events, RULE)[0].kind == "nothing"
    assert t[0].cards == (ID,)


def test_another_card_for_an_energy_at_the_start_of_the_turn() -> None:
    t = tokyo(mimic("gourmet", energy=2), owner(CITY, "gourmet", "giant_brain"), phase="start")
    assert t.asked == (P1, "copy")
    assert t.legal == {"pass", "pick giant_brain"}
    events = t.play("pick giant_brain")
    assert changes(cited(events, RULE), "energy") == [(P1, -1)]
    assert t[0].cards == ("mimic.giant_brain",)
    assert t.asked == (P1, "roll")
    assert t.refused("pick gourmet") == "core.turn.order"


def test_it_may_stay_as_it_is() -> None:
    t = tokyo(mimic("gourmet", energy=2), owner(CITY, "gourmet", "giant_brain"), phase="start")
    t.play("pass")
    assert (t[0].cards, t[0].energy) == (("mimic.gourmet",), 2)


def test_not_without_energy_nor_another_model_and_not_in_the_turns_of_others() -> None:
    two = owner(CITY, "gourmet", "giant_brain")
    assert tokyo(mimic("gourmet"), two, phase="start").asked == (P1, "roll")
    assert tokyo(mimic("gourmet", energy=2), owner(CITY, "gourmet"), phase="start").asked == (P1, "roll")
    assert tokyo(two, mimic("gourmet", OUT, energy=2), phase="start").asked == (P1, "roll")


def test_a_change_begins_afresh() -> None:
    batteries = {"id": "battery_monster", "counters": 4}
    t = tokyo(mimic("gourmet", energy=1), owner(CITY, "gourmet", batteries), phase="start")
    t.play("pick battery_monster")
    assert t[0].counters == {"mimic.battery_monster": 6}
    copy = {"id": ID, "copies": "battery_monster", "counters": 6}
    t = tokyo(owner(OUT, copy, energy=1), owner(CITY, "gourmet", batteries), phase="start")
    events = t.play("pick gourmet")
    assert (t[0].cards, t[0].counters) == (("mimic.gourmet",), {})
    assert not kinds(events, "lose_card")


def test_the_copied_card_goes_and_it_acts_as_nothing_until_it_is_paid_for() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, "gourmet", lp=1), mimic("gourmet", OUT, energy=2), owner(OUT, "jets"))
    t.play("resolve A")
    assert t[2].cards == (ID,)
    t.play("end")
    assert t.asked == (2, "copy")
    t.play("pick jets")
    assert (t[2].cards, t[2].energy) == (("mimic.jets",), 1)


def test_a_copied_card_that_changes_hands_ends_it() -> None:
    t = tokyo(owner(OUT, "parasitic_tentacles", energy=4), owner(CITY, "gourmet"), mimic("gourmet"), phase="buy")
    t.play("buy gourmet")
    assert (t[0].cards[-1], t[2].cards) == ("gourmet", (ID,))


def test_it_changes_hands_itself() -> None:
    t = tokyo(owner(OUT, "parasitic_tentacles", energy=8), owner(CITY, "gourmet"), mimic("gourmet"), phase="buy")
    t.play("buy mimic.gourmet")
    assert (t[0].cards, t[0].energy, t[2].energy) == (("parasitic_tentacles", "mimic.gourmet"), 0, 8)


def test_its_owner_dies() -> None:
    t = rolled("AEEEEE", CITY, mimic("gourmet", OUT, lp=1), owner(OUT, "gourmet"))
    t.play("resolve A")
    assert (t[1].cards, t.state.discards) == ((), (ID,))


def test_what_it_acts_as_acts_beside_the_change() -> None:
    copy = {"id": ID, "copies": "battery_monster", "counters": 6}
    t = tokyo(
        owner(OUT, copy, energy=1), owner(CITY, {"id": "battery_monster", "counters": 4}, "gourmet"), phase="start"
    )
    assert t[0].energy == 3
    assert t.asked == (P1, "copy")
    t.play("pass")
    assert t[0].counters == {"mimic.battery_monster": 4}
    assert t[P2].counters == {"battery_monster": 4}
