"""The evolutions of Meka Dragon."""

from tests.rules.evolutions.power_up_table import evolved, lying, meka, other, panda, penguin
from tests.rules.in_tokyo import BAY, CITY, OUT
from tests.rules.table import P1, P2, P3, changes, cited, kinds


def test_mecha_blast_two_more_for_each_target() -> None:
    t = lying("A11223", meka(OUT, hand=["mecha_blast"]), penguin(CITY), panda(OUT))
    assert "play mecha_blast" in t.legal
    events = t.play("play mecha_blast", "resolve A")
    assert changes(events, "damage") == [(P2, 3)]
    assert [(e.n, e.other) for e in cited(events, "card.mecha_blast") if e.kind == "boost"] == [(2, P2)]
    t.play("yield", "resolve 1", "resolve 2", "end")
    assert (t[P1].cards, t[P1].spent) == ((), ("mecha_blast",))
    t = lying("A11223", meka(CITY, hand=["mecha_blast"]), penguin(OUT), panda(OUT))
    assert changes(t.play("play mecha_blast", "resolve A"), "damage") == [(P2, 3), (P3, 3)]


def test_mecha_blast_only_before_an_attack_that_hits() -> None:
    play = "play mecha_blast"
    t = lying("A11223", meka(OUT, hand=["mecha_blast"]), penguin(CITY))
    assert play in t.legal
    t.play("resolve A", "hold")
    assert play not in t.legal
    assert play not in lying("111223", meka(OUT, hand=["mecha_blast"]), penguin(CITY)).legal
    assert play not in lying("A11223", meka(OUT, hand=["mecha_blast"]), penguin(OUT)).legal
    assert play not in lying("A11223", penguin(OUT), meka(CITY, hand=["mecha_blast"])).legal
    assert play not in evolved(meka(OUT, hand=["mecha_blast"]), penguin(CITY), phase="roll", dice="A11223").legal


def test_mecha_blast_kills() -> None:
    t = lying("A11223", meka(OUT, hand=["mecha_blast"]), penguin(CITY, lp=3), panda(OUT))
    t.play("play mecha_blast", "resolve A")
    assert t.state.living == [P1, P3]


def test_destructive_analysis_an_energy_for_each_attack_on_the_dice() -> None:
    for place in (OUT, CITY):
        t = lying("AAA123", meka(place, hand=["destructive_analysis"]), penguin(OUT))
        assert (t.asked, t.legal) == ((P1, "play"), {"pass", "play destructive_analysis"})
        events = t.play("play destructive_analysis")
        assert changes(cited(events, "card.destructive_analysis"), "energy") == [(P1, 3)]
        assert t[P1].spent == ("destructive_analysis",)


def test_destructive_analysis_in_the_buy_phase_too_but_not_while_rolling_nor_without_attacks() -> None:
    play, me = "play destructive_analysis", meka(OUT, hand=["destructive_analysis"])
    t = evolved(me, penguin(OUT), phase="buy", dice="AA1123")
    t.play(play)
    assert t[P1].energy == 2
    assert play not in evolved(me, penguin(OUT), phase="roll", dice="AA1123").legal
    assert play not in lying("111223", me, penguin(OUT)).legal
    assert play not in lying("AA1123", penguin(OUT), me).legal


def test_programmed_to_destroy_pays_for_each_monster_that_falls() -> None:
    t = lying("A11223", meka(CITY, "programmed_to_destroy"), penguin(OUT, lp=1), panda(OUT, lp=1), other("Kraken", OUT))
    events = cited(t.play("resolve A"), "card.programmed_to_destroy")
    assert changes(events, "vp") == [(P1, 3), (P1, 3)]
    assert changes(events, "energy") == [(P1, 2), (P1, 2)]


def test_programmed_to_destroy_on_the_turn_of_another_and_not_for_its_owner() -> None:
    t = lying("A11223", panda(OUT), penguin(CITY, lp=1), meka(OUT, "programmed_to_destroy"))
    t.play("resolve A")
    assert (t[P3].vp, t[P3].energy) == (3, 2)
    t = lying("A11223", panda(OUT), penguin(OUT), meka(CITY, "programmed_to_destroy", lp=1))
    t.play("resolve A")
    assert (t.all("vp"), t.all("energy")) == ([0, 0, 0], [0, 0, 0])


def test_programmed_to_destroy_for_a_monster_that_is_saved_and_a_win() -> None:
    t = lying("A11223", meka(OUT, "programmed_to_destroy"), penguin(CITY, lp=1, cards=["it_has_a_child"]))
    t.play("resolve A")
    assert (t[P1].vp, t[P2].lp) == (3, 10)
    t = lying("A11223", meka(OUT, "programmed_to_destroy", vp=17), penguin(CITY, lp=1), panda(OUT))
    t.play("resolve A")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_tune_up_heals_pays_and_skips_the_turn() -> None:
    t = evolved(meka(OUT, hand=["tune_up"], lp=4, cards=["herbivore"]), penguin(CITY), phase="start")
    assert t.asked == (P1, "roll")
    events = t.play("play tune_up")
    assert changes(cited(events, "card.tune_up"), "lp") == [(P1, 4)]
    assert changes(cited(events, "card.tune_up"), "energy") == [(P1, 2)]
    assert changes(cited(events, "card.herbivore"), "vp") == [(P1, 1)]
    assert (t[P1].lp, t[P1].energy, t[P1].spent) == (8, 2, ("tune_up",))
    assert (t.state.turn, t.asked) == (P2, (P2, "roll"))


def test_tune_up_only_outside_and_before_the_own_first_roll() -> None:
    play = "play tune_up"
    assert play in evolved(meka(OUT, hand=["tune_up"]), penguin(CITY), phase="roll").legal
    assert play not in evolved(meka(CITY, hand=["tune_up"]), penguin(OUT), phase="roll").legal
    assert play not in evolved(meka(OUT, hand=["tune_up"]), penguin(CITY), phase="roll", dice="A11223").legal
    assert play not in evolved(penguin(CITY), meka(OUT, hand=["tune_up"]), phase="roll").legal
    assert play not in evolved(meka(OUT, hand=["tune_up"]), penguin(CITY), phase="buy", dice="A11223").legal


def test_breath_of_doom_burns_all_others_outside() -> None:
    t = lying("A11223", meka(OUT, "breath_of_doom"), penguin(CITY), panda(OUT))
    events = t.play("resolve A")
    assert changes(cited(events, "card.breath_of_doom"), "damage") == [(P3, 1)]
    assert t.all("lp") == [10, 9, 9]
    assert t.asked == (P2, "yield")


def test_breath_of_doom_not_for_wounds_outside_nor_for_none() -> None:
    t = lying("A11223", meka(CITY, "breath_of_doom"), penguin(OUT), panda(OUT))
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 9]
    t = lying("A11223", meka(OUT, "breath_of_doom"), penguin(CITY, cards=["armor_plating"]), panda(OUT))
    t.play("resolve A")
    assert t.all("lp") == [10, 10, 10]
    t = lying("A11223", panda(OUT), penguin(CITY), meka(OUT, "breath_of_doom"))
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 10]


def test_breath_of_doom_after_a_wound_that_kills_and_by_a_card() -> None:
    t = lying("A11223", meka(OUT, "breath_of_doom"), penguin(CITY, lp=1), panda(OUT), other("Kraken", OUT, lp=1))
    events = t.play("resolve A")
    assert [e.seat for e in kinds(events, "eliminated")] == [P2, 3]
    assert t[P3].lp == 9
    market = ["high_altitude_bombing"]
    t = evolved(meka(OUT, "breath_of_doom", energy=4), penguin(CITY), panda(OUT), phase="buy", market=market)
    t.play("buy high_altitude_bombing")
    assert t.all("lp") == [7, 7, 6]


def test_breath_of_doom_once_with_two_in_tokyo() -> None:
    more = other("Kraken", BAY), other("Alienoid", OUT)
    t = lying("A11223", meka(OUT, "breath_of_doom"), penguin(CITY), panda(OUT), *more)
    events = t.play("resolve A")
    assert changes(cited(events, "card.breath_of_doom"), "damage") == [(P3, 1), (4, 1)]
    assert t.all("lp") == [10, 9, 9, 9, 9]


def test_lightning_armor_a_die_for_each_life_point_lost() -> None:
    t = lying("AAA123", panda(OUT), meka(CITY, "lightning_armor"))
    t.play("resolve A")
    assert t.asked == (P2, "side_roll")
    events = t.play("dice A", "dice 1", "dice A")
    assert changes(cited(events, "card.lightning_armor"), "damage") == [(P1, 2)]
    assert (t.all("lp"), t.asked) == ([8, 7], (P2, "yield"))


def test_lightning_armor_without_attacks_rolled_or_on_its_own_turn_or_eliminated() -> None:
    t = lying("A11223", panda(OUT), meka(CITY, "lightning_armor"))
    events = t.play("resolve A", "dice E")
    assert (t[P1].lp, changes(events, "damage")) == (10, [(P2, 1)])
    t = evolved(meka(OUT, "lightning_armor", energy=4), panda(OUT), phase="buy", market=["tank"])
    t.play("buy tank")
    assert (t[P1].lp, t.asked[1]) == (7, "reveal")
    t = lying("A11223", panda(OUT), meka(CITY, "lightning_armor", lp=1), penguin(OUT))
    t.play("resolve A")
    assert t.asked[1] != "side_roll"


def test_lightning_armor_kills_the_active_monster() -> None:
    t = lying("A11223", panda(OUT, lp=1), meka(CITY, "lightning_armor", "programmed_to_destroy"), penguin(OUT))
    t.play("resolve A", "dice A")
    assert (t.state.living, t[P2].vp) == ([P2, P3], 3)


def test_claws_of_steel_one_more_from_three_on() -> None:
    t = lying("AAA123", meka(OUT, "claws_of_steel"), penguin(CITY), panda(OUT))
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 4)]
    assert [(e.kind, e.n, e.other) for e in cited(events, "card.claws_of_steel")] == [("boost", 1, P2)]
    t = lying("AA1123", meka(CITY, "claws_of_steel"), penguin(OUT), panda(OUT))
    assert changes(t.play("resolve A"), "damage") == [(P2, 2), (P3, 2)]


def test_claws_of_steel_for_cards_too_but_not_its_own_wounds_nor_on_other_turns() -> None:
    market = ["high_altitude_bombing"]
    t = evolved(meka(OUT, "claws_of_steel", energy=4), penguin(CITY), panda(OUT), phase="buy", market=market)
    t.play("buy high_altitude_bombing")
    assert t.all("lp") == [7, 6, 6]
    t = lying("AAA123", panda(OUT), meka(CITY, "claws_of_steel", "lightning_armor"))
    t.play("resolve A", "dice A", "dice A", "dice A")
    assert t.all("lp") == [7, 7]


def test_claws_of_steel_and_a_loss_that_waited() -> None:
    t = lying("AAA123", meka(OUT, "claws_of_steel"), penguin(CITY, cards=["jets"]), panda(OUT))
    events = t.play("resolve A", "hold")
    assert changes(events, "damage") == [(P2, 4)]


def test_claws_of_steel_with_mecha_blast_and_against_jets() -> None:
    t = lying("A11223", meka(OUT, "claws_of_steel", hand=["mecha_blast"]), penguin(CITY), panda(OUT))
    t.play("play mecha_blast", "resolve A")
    assert t[P2].lp == 6
    t = lying("AAA123", meka(OUT, "claws_of_steel"), penguin(CITY, cards=["jets"]), panda(OUT))
    t.play("resolve A", "yield")
    assert t[P2].lp == 10


def test_target_acquired_marks_the_attacker_and_hits_it_harder() -> None:
    t = lying("A11223", panda(OUT), meka(CITY, "target_acquired"), penguin(OUT))
    events = t.play("resolve A")
    assert [(e.kind, e.seat, e.n) for e in cited(events, "card.target_acquired")] == [("token", P1, 1)]
    assert t[P1].tokens == {"target": 1}
    t.play("hold", "resolve 1", "resolve 2", "end")
    t.play("roll", "dice A11223", "stop")
    assert changes(t.play("resolve A"), "damage") == [(P3, 1), (P1, 2)]


def test_target_acquired_for_what_its_cards_take_too() -> None:
    bearer = panda(OUT, tokens={"target": 1})
    me = meka(OUT, "target_acquired", energy=4)
    t = evolved(me, bearer, penguin(OUT), phase="buy", market=["high_altitude_bombing"])
    t.play("buy high_altitude_bombing")
    assert t.all("lp") == [7, 6, 7]


def test_target_acquired_moves_to_the_newest_attacker_and_not_for_cards() -> None:
    t = lying("A11223", panda(OUT), meka(CITY, "target_acquired"), penguin(OUT, tokens={"target": 1}))
    t.play("resolve A")
    assert (t[P1].tokens, t[P3].tokens) == ({"target": 1}, {})
    buyer = panda(OUT, energy=4)
    t = evolved(buyer, meka(CITY, "target_acquired"), phase="buy", market=["high_altitude_bombing"])
    t.play("buy high_altitude_bombing")
    assert (t[P1].tokens, t[P2].lp) == ({}, 7)


def test_target_acquired_goes_with_its_owner_and_with_its_bearer() -> None:
    t = lying("A11223", panda(OUT), meka(CITY, "target_acquired", lp=1), penguin(OUT, tokens={"target": 1}))
    t.play("resolve A")
    assert (t.state.living, t[P3].tokens) == ([P1, P3], {})
    t = lying("A11223", meka(OUT, "target_acquired"), panda(CITY, lp=2, tokens={"target": 1}), penguin(OUT))
    t.play("resolve A")
    assert (t.state.living, t[P2].tokens) == ([P1, P3], {})
