"""The evolutions of Gigazaur."""

from tests.rules.evolutions.original_monsters import evolving, fallen, giga, kitty, kong, plays, rob
from tests.rules.in_tokyo import CITY, OUT
from tests.rules.table import P1, P2, P3, changes, cited, kinds


def test_detachable_tail_spares_everything_for_the_turn() -> None:
    t = fallen("AA11EE", kong(OUT), giga(CITY, hand=["detachable_tail"], lp=2), kitty(OUT, hand=["electro_scratch"]))
    t.play("pass", "pass", "resolve A")
    while t.asked[1] == "play" and t.asked[0] == P3:
        t.play("pass")
    assert t.asked == (P2, "play")
    assert plays(t) == {"detachable_tail"}
    events = t.play("play detachable_tail")
    while t.asked == (P3, "play"):
        events += t.play("play electro_scratch" if "play electro_scratch" in t.legal else "pass")
    assert [(e.seat, e.n) for e in cited(events, "card.detachable_tail") if e.kind == "reduce"] == [(P2, 1), (P2, 2)]
    assert t[P2].lp == 2
    assert t.asked == (P2, "yield")
    assert t[P2].spent == ("detachable_tail",)


def test_detachable_tail_only_when_something_is_about_to_be_lost() -> None:
    t = evolving(giga(CITY, hand=["detachable_tail"]), kong(OUT))
    assert t.asked == (P1, "roll")
    assert plays(t) == set()
    assert t.refused("play detachable_tail")


def test_detachable_tail_lasts_for_one_turn() -> None:
    t = fallen("AAA1EE", kong(OUT), giga(CITY, hand=["detachable_tail"]), rob(OUT))
    t.play("resolve A", "play detachable_tail", "hold", "resolve 1", "end")
    t.play("roll", "dice AAHHEE", "stop", "resolve A")
    assert t[P1].lp == 8
    t.play("resolve E", "end", "roll", "dice AA12EE", "stop", "resolve A")
    assert t[P2].lp == 8


def test_detachable_tail_against_the_last_loss_and_it_may_yield() -> None:
    t = fallen("AAAAAA", kong(OUT), giga(CITY, hand=["detachable_tail"], lp=1), rob(OUT))
    t.play("play detachable_tail", "yield")
    assert (t[P2].lp, t[P2].place, t[P1].place) == (1, OUT, CITY)


def test_radioactive_waste_on_any_turn() -> None:
    t = fallen("1122EE", kong(OUT), giga(CITY, hand=["radioactive_waste"], lp=5, energy=1))
    assert t.asked == (P2, "play")
    t.play("play radioactive_waste")
    assert (t[P2].lp, t[P2].energy) == (6, 3)
    assert t[P2].spent == ("radioactive_waste",)


def test_radioactive_waste_at_full_life_gives_the_energy() -> None:
    t = evolving(giga(OUT, hand=["radioactive_waste"]), kong(CITY))
    t.play("play radioactive_waste")
    assert (t[P1].lp, t[P1].energy) == (10, 2)


def test_radioactive_waste_is_more_with_cards_that_add() -> None:
    t = evolving(giga(OUT, hand=["radioactive_waste"], cards=["friend_of_children"], lp=3), kong(CITY))
    t.play("play radioactive_waste")
    assert (t[P1].lp, t[P1].energy) == (4, 3)


def test_radioactive_waste_does_not_save_who_has_no_life_left() -> None:
    t = fallen("AAAAAA", kong(OUT), giga(CITY, hand=["radioactive_waste"], lp=2), rob(OUT))
    moments = []
    while t.asked == (P2, "play"):
        moments.append(t.state.agenda[-1].args[0])
        t.play("pass")
    assert moments == ["after_roll", "resolving", "before_loss"]
    assert not t[P2].alive


def test_primal_bellow_takes_two_of_each() -> None:
    t = evolving(giga(OUT, hand=["primal_bellow"], vp=7), kong(CITY, vp=5), rob(OUT, vp=1))
    events = t.play("play primal_bellow")
    assert t.all("vp") == [7, 3, 0]
    assert changes(cited(events, "card.primal_bellow"), "vp") == [(P2, -2), (P3, -1)]


def test_primal_bellow_needs_somebody_with_points() -> None:
    t = evolving(giga(OUT, hand=["primal_bellow"], vp=7), kong(CITY), rob(OUT))
    assert plays(t) == set()
    t = evolving(giga(OUT, hand=["primal_bellow"], vp=7), kong(CITY), rob(OUT, vp=3))
    events = t.play("play primal_bellow")
    assert changes(events, "vp") == [(P3, -2)]


def test_saurian_adaptability_turns_all_dice_of_a_face() -> None:
    t = fallen("1112EE", giga(OUT, hand=["saurian_adaptability"]), kong(CITY), rob(OUT))
    assert t.asked == (P1, "play")
    t.play("play saurian_adaptability")
    assert t.asked == (P1, "saurian_adaptability")
    assert len(t.legal) == 15
    assert t.refused("use saurian_adaptability 3A") == "card.saurian_adaptability"
    events = t.play("use saurian_adaptability 1H")
    assert t.state.dice == "2HHHEE"
    assert [e.what for e in kinds(events, "change")] == ["1H"] * 3
    assert t[P1].spent == ("saurian_adaptability",)


def test_saurian_adaptability_lets_it_evolve() -> None:
    t = fallen("1112EE", giga(OUT, hand=["saurian_adaptability"]), kong(CITY), rob(OUT))
    t.play("play saurian_adaptability", "use saurian_adaptability 1H")
    t.settle()
    assert t.asked == (P1, "keep_evolution")


def test_saurian_adaptability_after_the_last_roll_only() -> None:
    t = evolving(giga(OUT, hand=["saurian_adaptability"]), kong(CITY))
    assert plays(t) == set()
    t.play("roll", "dice 1112EE")
    assert (t.asked, plays(t)) == ((P1, "keep"), set())
    t.play("stop")
    assert plays(t) == {"saurian_adaptability"}
    t.play("pass")
    assert (t.asked, plays(t)) == ((P1, "resolve"), set())


def test_saurian_adaptability_not_once_results_are_counted_nor_on_anothers_turn() -> None:
    t = fallen("1HHHEE", giga(OUT, hand=["saurian_adaptability"], cards=["herd_culler"]), kong(CITY))
    assert t.asked == (P1, "play")
    t.play("pass")
    assert (t.asked, plays(t)) == ((P1, "change"), {"saurian_adaptability"})
    t.play("play saurian_adaptability", "use saurian_adaptability HE")
    assert t.state.dice == "1EEEEE"
    t = fallen("1112EE", kong(CITY), giga(OUT, hand=["saurian_adaptability"]))
    assert t.asked == (P1, "resolve")


def test_defender_of_tokyo_at_the_start_in_tokyo() -> None:
    t = evolving(giga(CITY, "defender_of_tokyo", vp=3), kong(OUT, vp=2), rob(OUT), phase="start")
    assert t.all("vp") == [5, 1, 0]
    assert changes(cited(t.opening, "card.defender_of_tokyo"), "vp") == [(P2, -1)]


def test_defender_of_tokyo_not_outside_nor_on_anothers_turn() -> None:
    t = evolving(giga(OUT, "defender_of_tokyo"), kong(CITY, vp=2), phase="start")
    assert t[P2].vp == 2
    t = evolving(kong(OUT, vp=2), giga(CITY, "defender_of_tokyo"), phase="start")
    assert t[P1].vp == 2


def test_defender_of_tokyo_played_before_the_turn_acts_at_once() -> None:
    t = evolving(giga(CITY, hand=["defender_of_tokyo"]), kong(OUT, vp=2), phase="start")
    assert t.asked == (P1, "play")
    t.play("play defender_of_tokyo")
    assert t.all("vp") == [2, 1]


def test_defender_of_tokyo_is_asked_for_on_the_own_turn_only() -> None:
    t = evolving(kong(OUT, vp=2), giga(CITY, hand=["defender_of_tokyo"]), phase="start")
    assert t.asked == (P1, "roll")


def test_heat_vision_costs_the_attacker_a_point() -> None:
    t = fallen("AAA1EE", kong(OUT, vp=4), giga(CITY, "heat_vision"))
    events = t.play("resolve A")
    assert changes(cited(events, "card.heat_vision"), "vp") == [(P1, -1)]
    assert (t[P1].vp, t[P2].lp) == (3, 7)


def test_heat_vision_not_without_a_wound_nor_for_cards() -> None:
    t = fallen("A11EEE", kong(OUT, vp=4), giga(CITY, "heat_vision", cards=["armor_plating"]))
    t.play("resolve A", "hold")
    assert (t[P1].vp, t[P2].lp) == (4, 10)
    t = evolving(kitty(OUT, hand=["electro_scratch"], vp=4), giga(CITY, "heat_vision"))
    t.play("play electro_scratch")
    assert (t[P1].vp, t[P2].lp) == (4, 9)


def test_heat_vision_not_from_who_is_eliminated_and_not_below_nothing() -> None:
    t = fallen("AAA1EE", kong(OUT, vp=4), giga(CITY, "heat_vision", lp=3), rob(OUT))
    t.play("resolve A")
    assert (t[P1].vp, t[P2].alive) == (4, False)
    t = fallen("AAA1EE", kong(OUT), giga(CITY, "heat_vision"))
    assert cited(t.play("resolve A"), "card.heat_vision") == []


def test_heat_vision_played_before_the_loss_acts_on_it() -> None:
    t = fallen("AAA1EE", kong(OUT, vp=4), giga(CITY, hand=["heat_vision"]))
    assert t.asked == (P1, "resolve")
    t.play("resolve A")
    assert t.asked == (P2, "play")
    t.play("play heat_vision")
    assert (t[P1].vp, t[P2].cards) == (3, ("heat_vision",))


def test_gamma_breath_one_die_to_an_attack() -> None:
    t = fallen("1122EE", giga(OUT, "gamma_breath"), kong(CITY))
    assert t.asked == (P1, "change")
    assert t.legal == {"pass", "use gamma_breath 1A", "use gamma_breath 2A", "use gamma_breath EA"}
    t.play("use gamma_breath 1A")
    assert (t.state.dice, t.asked) == ("122AEE", (P1, "resolve"))
    t.play("resolve A")
    assert t[P2].lp == 9


def test_gamma_breath_again_in_the_next_turn_and_not_for_others() -> None:
    t = fallen("1122EE", giga(OUT, "gamma_breath"), kong(CITY))
    t.play("use gamma_breath 1A", "resolve A", "hold", "resolve 1", "resolve 2", "end")
    t.play("roll", "dice 1122EE", "stop")
    assert t.asked == (P2, "resolve")
    t.play("resolve 1", "resolve 2", "end", "roll", "dice 1122EE", "stop")
    assert t.asked == (P1, "change")


def test_gamma_breath_played_after_the_last_roll_acts_on_it() -> None:
    t = fallen("1122EE", giga(OUT, hand=["gamma_breath"]), kong(CITY))
    t.play("play gamma_breath", "use gamma_breath EA")
    assert t.state.dice == "1122AE"
    t = fallen("1122EE", giga(OUT, hand=["gamma_breath"]), kong(CITY))
    t.play("pass", "resolve 1", "resolve 2")
    assert (t.asked, t[P1].hand) == ((P1, "buy"), ("gamma_breath",))


def test_tail_sweep_one_die_to_a_one_or_a_two() -> None:
    t = fallen("1122EE", giga(OUT, "tail_sweep"), kong(CITY))
    assert t.legal == {"pass", *(f"use tail_sweep {pair}" for pair in ("12", "21", "E1", "E2"))}
    t.play("use tail_sweep E2", "resolve 2")
    assert (t[P1].vp, t.state.dice) == (2, "11222E")


def test_tail_sweep_and_gamma_breath_each_once() -> None:
    t = fallen("3333EE", giga(OUT, "tail_sweep", "gamma_breath"), kong(CITY))
    t.play("use tail_sweep 31")
    assert t.legal == {"pass", "use gamma_breath 1A", "use gamma_breath 3A", "use gamma_breath EA"}
    t.play("use gamma_breath 1A")
    assert t.state.dice == "333AEE"


def test_what_lies_is_put_out_of_the_game_with_its_owner() -> None:
    t = fallen("AAA1EE", kong(OUT), giga(CITY, "tail_sweep", "heat_vision", hand=["primal_bellow"], lp=3), rob(OUT))
    t.play("resolve A")
    assert (t[P2].alive, t[P2].cards, t[P2].hand, t[P2].spent, t.state.discards) == (False, (), (), (), ())
