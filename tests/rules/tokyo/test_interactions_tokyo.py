"""Cards of King of Tokyo together in a fight: exact numbers, and what made each of them."""

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, P3, P4, P5, changes, kinds
from tests.rules.together import by, owner

# Results that are added


def test_spiked_tail_and_urbavore_follow_the_attack_that_burrowing_adds() -> None:
    for cards in (("urbavore", "spiked_tail", "burrowing"), ("burrowing", "spiked_tail", "urbavore")):
        t = rolled("11223E", owner(CITY, *cards), OUT)
        assert t.state.results == "11223AAAE"
        assert {rule for rule, _, _ in by(t.opening, "add")[1:]} == {"card.spiked_tail", "card.urbavore"}
        t.play("resolve A")
        assert t[P2].lp == 7
    t = rolled("11223E", owner(OUT, "urbavore", "spiked_tail", "burrowing"), CITY)
    assert t.state.results == "11223E"
    t = rolled("1223AE", owner(OUT, "urbavore", "spiked_tail", "burrowing"), CITY)
    assert t.state.results == "1223AAE"


def test_spiked_tail_follows_the_attack_of_acid_attack() -> None:
    t = rolled("11223E", owner(OUT, "spiked_tail", "acid_attack"), CITY)
    assert by(t.opening, "add") == [("card.acid_attack", P1, 1), ("card.spiked_tail", P1, 1)]
    events = t.play("resolve A")
    assert by(events, "damage") == [("kot.attack.from-outside", P2, 2)]
    assert t.asked == (P2, "yield")


def test_everything_that_adds_attacks_is_one_attack() -> None:
    p1 = owner(CITY, "acid_attack", "poison_quills", "urbavore", "spiked_tail", "burrowing", "alpha_monster")
    t = rolled("2221EE", p1, owner(OUT, "armor_plating"), OUT)
    events = t.play("resolve A")
    assert by(events, "damage") == [("kot.attack.from-tokyo", s, 6) for s in (P2, P3)]
    assert by(events, "vp") == [("card.alpha_monster", P1, 1)]


def test_complete_destruction_with_the_attack_of_acid_attack_but_not_of_burrowing_outside() -> None:
    t = rolled("1123HE", owner(OUT, "acid_attack", "complete_destruction"), CITY)
    assert by(t.opening, "vp") == [("card.complete_destruction", P1, 9)]
    t = rolled("1123HE", owner(OUT, "burrowing", "complete_destruction"), CITY)
    assert t[P1].vp == 0
    t = rolled("1123HE", owner(CITY, "burrowing", "complete_destruction", "detritivore"), OUT)
    assert by(t.opening, "vp") == [("card.complete_destruction", P1, 9), ("card.detritivore", P1, 2)]


def test_shrunk_to_no_dice_acid_attack_attacks_all_the_same() -> None:
    p1 = owner(OUT, "acid_attack", "spiked_tail", "stretchy", tokens={"shrink": 6}, energy=4)
    p2 = owner(CITY, "psychic_probe")
    t = tokyo(p1, p2, OUT, phase="start")
    assert [e.rule for e in kinds(t.opening, "nothing")] == ["core.roll.no-dice"]
    assert (t.state.dice, t.state.results, t.asked) == ("", "", (P2, "yield"))
    assert t[P2].lp == 8
    t.play("yield")
    t.settle()
    assert t.all("place") == [CITY, OUT, OUT]


def test_a_seventh_token_and_two_extra_heads() -> None:
    t = tokyo(owner(OUT, "extra_head", "extra_head_2", tokens={"shrink": 7}), CITY, phase="start")
    t.play("roll")
    assert set(t.outcomes) == {f"dice {face}" for face in "123AHE"}
    t = tokyo(owner(OUT, "extra_head", tokens={"shrink": 12}), CITY, phase="start")
    assert [e.rule for e in kinds(t.opening, "nothing") if e.what == "dice"] == ["core.roll.no-dice"]
    assert t.asked == (P1, "buy")


def test_freeze_time_under_shrink_ray() -> None:
    t = rolled("111EE", owner(OUT, "freeze_time", tokens={"shrink": 1}), CITY)
    t.play("resolve 1", "pick freeze_time", "end", "roll")
    assert len(next(iter(t.outcomes)).removeprefix("dice ")) == 4


# Dice that are touched


def test_a_three_of_a_probe_is_rolled_again_then_herd_culler_then_stretchy() -> None:
    p1 = owner(OUT, "background_dweller", "herd_culler", "stretchy", energy=2)
    t = rolled("11AHEE", p1, owner(CITY, "psychic_probe"))
    t.play("use psychic_probe A", "dice 3")
    assert (t.asked, t.legal) == ((P1, "free_reroll"), {"pass", "use background_dweller"})
    t.play("use background_dweller", "dice 3", "use background_dweller", "dice 2")
    assert t.asked == (P1, "change")
    t.play("use herd_culler 21", "use stretchy H1")
    assert (t.state.results, t[P1].energy) == ("1111EE", 0)


def test_a_heart_for_the_probe_ends_the_mimic_that_would_have_probed_next() -> None:
    t = rolled("11AHEE", OUT, owner(CITY, "psychic_probe"), mimic("psychic_probe"))
    events = t.play("use psychic_probe A", "dice H")
    assert [(e.kind, e.seat) for e in events if e.kind in ("lose_card", "copy")] == [("lose_card", P2), ("copy", P3)]
    assert (t[P2].cards, t[P3].cards) == ((), ("mimic",))
    assert (t.asked, t.state.results) == ((P1, "resolve"), "11HHEE")


def test_the_mimic_probes_after_the_card_for_the_dice_that_lie_then() -> None:
    t = rolled("222AHE", owner(OUT, "poison_quills"), owner(CITY, "psychic_probe"), mimic("psychic_probe"))
    t.play("use psychic_probe 2", "dice 3")
    assert (t.asked, t.legal) == (
        (P3, "probe"),
        {"pass", *(f"use mimic.psychic_probe {face}" for face in "23AHE")},
    )
    t.play("use mimic.psychic_probe 3", "dice 2")
    assert t.state.results == "222AAAHE"


def test_a_probe_breaks_what_plot_twist_mends() -> None:
    t = rolled("123AHE", owner(OUT, "complete_destruction", "plot_twist"), owner(CITY, "psychic_probe"))
    t.play("use psychic_probe 1", "dice 2", "use plot_twist 21")
    assert (t.state.results, t[P1].vp, t[P1].cards) == ("123AHE", 9, ("complete_destruction",))


# Whom an attack hits


def test_fire_breathing_from_outside_with_a_dead_neighbour() -> None:
    t = rolled("AEEEEE", owner(OUT, "fire_breathing"), {"alive": False}, OUT, CITY, OUT)
    events = t.play("resolve A")
    assert by(events, "damage") == [("kot.attack.from-outside", P4, 1)]
    events = t.play("hold")
    assert by(events, "damage") == [("card.fire_breathing", s, 1) for s in (P3, P5)]
    assert t.all("lp") == [10, 0, 9, 9, 9]


def test_fire_breathing_between_city_and_bay() -> None:
    t = rolled("AAEEEE", owner(CITY, "fire_breathing"), BAY, OUT, OUT, OUT)
    events = t.play("resolve A")
    assert by(events, "damage") == [
        ("kot.attack.from-tokyo", P3, 2),
        ("kot.attack.from-tokyo", P4, 2),
        ("kot.attack.from-tokyo", P5, 3),
        ("card.fire_breathing", P2, 1),
    ]
    assert t[P2].place == BAY
    assert t.asked == (P1, "buy")


def test_nova_breath_with_fire_breathing_is_one_loss_for_each() -> None:
    t = rolled("AEEEEE", owner(CITY, "nova_breath", "fire_breathing"), BAY, owner(OUT, "armor_plating"), OUT, OUT)
    events = t.play("resolve A")
    assert by(events, "damage") == [("kot.attack.from-tokyo", s, n) for s, n in ((P2, 2), (P4, 1), (P5, 2))]
    assert t.asked == (P2, "yield")
    t.play("yield")
    assert t.all("place") == [CITY, OUT, OUT, OUT, OUT]


def test_nova_breath_from_the_bay_leaves_it_when_the_city_yields() -> None:
    p1 = owner(BAY, "nova_breath", "poison_spit")
    t = rolled("AEEEEE", p1, owner(CITY, "burrowing", "jets"), OUT, OUT, OUT)
    events = t.play("resolve A")
    assert (t.asked, kinds(events, "damage")) == ((P2, "yield"), [])
    events = t.play("yield")
    assert by(events, "damage") == [("kot.attack.from-tokyo", s, 1) for s in (P3, P4, P5)]
    assert t.all("place") == [CITY, OUT, OUT, OUT, OUT]
    assert t.all("tokens") == [{}, {}, *[{"poison": 1}] * 3]
    assert (t[P1].vp, t[P1].lp) == (0, 10)


# Before a loss


def test_jets_take_off_and_burrowing_leaves_a_hole() -> None:
    t = rolled("AAEEEE", OUT, owner(CITY, "jets", "burrowing"))
    t.play("resolve A")
    events = t.play("yield")
    assert by(events, "damage") == [("card.burrowing", P1, 1)]
    assert by(events, "vp") == [("kot.enter.vp", P1, 1)]
    assert (t.all("lp"), t.all("place")) == ([9, 10], [CITY, OUT])


def test_jets_do_not_take_off_for_what_armor_plating_stops() -> None:
    t = rolled("AEEEEE", OUT, owner(CITY, "jets", "armor_plating"), options={"leaving_needs": "loss"})
    t.play("resolve A")
    assert (t.asked, t[P2].place) == ((P1, "buy"), CITY)
    t = rolled("AAEEEE", OUT, owner(CITY, "jets", "armor_plating"), options={"leaving_needs": "loss"})
    t.play("resolve A", "yield")
    assert (t.all("lp"), t.all("place")) == ([10, 10], [CITY, OUT])


def test_two_holes_of_burrowing_one_after_the_other() -> None:
    t = rolled("AEEEEE", owner(OUT, lp=2), owner(CITY, "burrowing"), mimic("burrowing", BAY), OUT, OUT)
    t.play("resolve A", "yield")
    events = t.play("yield")
    assert [(e.other, e.n) for e in kinds(events, "damage")] == [(P2, 1), (P3, 1)]
    assert t.all("place") == [None, OUT, OUT, OUT, OUT]
    t = rolled("AEEEEE", owner(OUT, "armor_plating", lp=2), owner(CITY, "burrowing"), mimic("burrowing", BAY), OUT, OUT)
    t.play("resolve A", "yield", "yield")
    assert (t[P1].lp, t[P1].place) == (2, CITY)


def test_wings_over_the_holes_of_two_burrowings() -> None:
    p1 = owner(OUT, "wings", lp=1, energy=2)
    t = rolled("A11223", p1, owner(CITY, "burrowing"), mimic("burrowing", BAY), OUT, OUT)
    t.play("resolve A", "yield", "yield", "resolve 1", "resolve 2", "resolve 3")
    assert t.asked == (P1, "before_loss")
    t.play("use wings")
    t.settle()
    assert (t[P1].lp, t[P1].place, t[P1].energy) == (1, CITY, 0)


def test_wings_against_poison_quills_and_fire_breathing() -> None:
    p1, p2 = owner(CITY, "poison_quills", "fire_breathing"), owner(OUT, "wings", energy=2)
    t = rolled("222EEE", p1, p2, OUT, OUT)
    t.play("resolve A")
    assert t.asked == (P2, "before_loss")
    events = t.play("use wings")
    assert by(events, "reduce", P2) == [("card.wings", P2, 3)]
    assert by(events, "damage") == [("kot.attack.from-tokyo", P3, 2), ("kot.attack.from-tokyo", P4, 3)]
    assert (t[P2].lp, t[P2].energy) == (10, 0)


def test_wings_of_the_attack_last_for_the_fire_that_comes_after_it() -> None:
    t = rolled("AEEEEE", owner(OUT, "fire_breathing"), owner(OUT, "wings", energy=4), CITY, OUT)
    t.play("resolve A", "hold")
    assert t.asked == (P2, "before_loss")
    t.play("use wings")
    assert (t.all("lp"), t[P2].energy) == ([10, 10, 9, 9], 2)


def test_camouflage_leaves_one_and_armor_plating_takes_it() -> None:
    t = rolled("AAAEEE", CITY, owner(OUT, "camouflage", "armor_plating"))
    events = t.play("resolve A", "use camouflage", "dice H", "dice 1", "dice H")
    assert by(events, "reduce") == [("card.camouflage", P2, 1)] * 2 + [("card.armor_plating", P2, 1)]
    assert t[P2].lp == 10
    t = rolled("AAAEEE", CITY, owner(OUT, "camouflage", "armor_plating"))
    t.play("resolve A", "use camouflage", "dice H", "dice 1", "dice 2")
    assert t[P2].lp == 8


def test_camouflage_is_asked_again_for_the_fire_and_saves_whom_the_attack_left() -> None:
    p2 = owner(OUT, "camouflage", lp=1)
    t = rolled("AEEEEE", owner(OUT, "fire_breathing"), p2, CITY, OUT)
    t.play("resolve A", "hold")
    assert t.asked == (P2, "before_loss")
    t.play("use camouflage", "dice H")
    assert (t[P2].lp, t[P4].lp) == (1, 9)


def test_rapid_healing_at_a_lethal_hit_with_regeneration() -> None:
    t = rolled("AAAEEE", CITY, owner(OUT, "rapid_healing", "regeneration_tokyo", lp=2, energy=5))
    t.play("resolve A")
    assert (t.asked, t.legal) == ((P2, "before_loss"), {"pass", "use rapid_healing"})
    t.play("use rapid_healing")
    assert (t[P2].lp, t[P2].energy, t[P2].alive) == (1, 3, True)


def test_rapid_healing_or_wings_with_energy_for_one_of_them() -> None:
    hit = rolled("AAAEEE", CITY, owner(OUT, "rapid_healing", "wings", lp=3, energy=3), OUT)
    hit.play("resolve A")
    assert hit.legal == {"pass", "use rapid_healing", "use wings"}
    hit.play("use rapid_healing")
    assert (hit[P2].lp, hit[P2].energy) == (1, 1)
    saved = rolled("AAAEEE", CITY, owner(OUT, "rapid_healing", "wings", lp=3, energy=3), OUT)
    saved.play("resolve A", "use wings")
    assert (saved[P2].lp, saved[P2].energy) == (3, 1)


def test_were_only_making_it_stronger_sees_what_camouflage_leaves() -> None:
    p2 = owner(OUT, "camouflage", "were_only_making_it_stronger", "friend_of_children")
    t = rolled("AAEEEE", CITY, p2)
    t.play("resolve A", "use camouflage", "dice H", "dice E")
    assert (t[P2].lp, t[P2].energy) == (9, 0)
    t = rolled("AAEEEE", CITY, p2)
    t.play("resolve A", "use camouflage", "dice E", "dice E")
    assert (t[P2].lp, t[P2].energy) == (8, 2)


# The dead and those who are saved


def test_the_fifth_monster_dies_in_the_city_and_the_bay_takes_its_place() -> None:
    t = rolled("AAEEEE", owner(OUT, "eater_of_the_dead"), {"place": CITY, "lp": 2}, BAY, OUT, OUT)
    events = t.play("resolve A")
    assert t.all("place") == [OUT, None, CITY, OUT, OUT]
    assert by(events, "vp") == [("card.eater_of_the_dead", P1, 3)]
    assert t.asked == (P3, "yield")
    t.play("hold")
    assert (t[P1].place, t[P1].vp, t[P3].vp) == (OUT, 3, 0)
    t = rolled("AAEEEE", OUT, {"place": CITY, "lp": 2}, BAY, OUT, OUT)
    t.play("resolve A", "yield")
    assert t.all("place") == [CITY, None, OUT, OUT, OUT]


def test_a_child_of_the_fifth_monster_keeps_the_bay_open() -> None:
    t = rolled("AAEEEE", OUT, owner(CITY, "it_has_a_child", lp=2), BAY, OUT, OUT)
    t.play("resolve A", "hold")
    assert t.all("place") == [BAY, OUT, CITY, OUT, OUT]
    assert (t[P1].vp, t[P2].lp) == (1, 10)


def test_two_children_in_one_attack_feed_one_who_eats_the_dead() -> None:
    p2, p3 = owner(CITY, "it_has_a_child", lp=1, vp=9, energy=4), mimic("it_has_a_child", BAY, "jets", lp=1, vp=7)
    t = rolled("A11223", OUT, p2, p3, owner(OUT, "eater_of_the_dead", vp=13), OUT)
    t.play("resolve A", "hold")
    assert t.all("alive") == [True] * 5
    assert (t.all("lp"), t.all("vp")) == ([10, 10, 10, 10, 10], [0, 0, 0, 19, 0])
    assert (t[P2].energy, t[P2].cards, t[P3].cards) == (4, (), ())
    assert sorted(t.state.discards) == ["it_has_a_child", "jets", "mimic"]
    t.play("resolve 1", "resolve 2")
    assert t.all("place") == [CITY, OUT, OUT, OUT, OUT]


def test_who_eats_the_dead_and_is_saved_has_lost_the_card_by_then() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, "it_has_a_child", "eater_of_the_dead", lp=1), mimic("eater_of_the_dead"))
    t.play("resolve A")
    assert (t.all("vp"), t[P2].lp, t[P3].cards) == ([0, 0, 0], 10, ("mimic",))


def test_two_rise_to_twenty_as_one_falls_and_the_first_clockwise_wins() -> None:
    fallen = {"place": OUT, "lp": 1}
    p2, p4 = mimic("eater_of_the_dead", vp=19), owner(OUT, "eater_of_the_dead", vp=17)
    t = rolled("AEEEEE", CITY, p2, fallen, p4)
    events = t.play("resolve A")
    assert changes([e for e in events if e.rule == "card.eater_of_the_dead"], "vp") == [(P2, 1), (P4, 3)]
    assert (t.state.result, t.state.winner) == ("vp", P2)
    t = rolled("AEEEEE", CITY, p2, fallen, p4, options={"tokyo_win": "end_of_turn"})
    t.play("resolve A", "end")
    assert (t.state.result, t.state.winner) == ("vp", P2)


def test_the_active_monster_wins_when_another_rises_with_it() -> None:
    t = rolled("AEEEEE", mimic("eater_of_the_dead", CITY, vp=18), owner(OUT, "eater_of_the_dead", vp=19),
               {"place": OUT, "lp": 1})
    t.play("resolve A")
    assert (t.state.result, t.state.winner) == ("vp", P1)


# Tokens and wounds


def test_poison_and_shrink_for_whom_the_attack_wounded_and_nobody_else() -> None:
    p1 = owner(CITY, "poison_spit", "shrink_ray", "fire_breathing")
    t = rolled("AEEEEE", p1, BAY, owner(OUT, "armor_plating"), OUT, OUT)
    t.play("resolve A")
    assert t.all("tokens") == [{}, {}, {}, {"shrink": 1, "poison": 1}, {"shrink": 1, "poison": 1}]
    assert t[P2].lp == 9


def test_poison_of_its_own_card_is_no_harm_done_by_a_herbivore() -> None:
    t = tokyo(owner(OUT, "herbivore", "poison_spit", lp=5, tokens={"poison": 2}), CITY, phase="end")
    t.play("end", "pick poison")
    t.settle()
    assert (t[P1].lp, t[P1].vp, t.state.turn) == (3, 1, P2)


def test_poison_that_it_gave_bites_in_the_turn_of_another_and_costs_a_herbivore_nothing() -> None:
    p1, p2 = owner(CITY, "herbivore", "poison_spit", vp=3), {"place": OUT, "tokens": {"poison": 1}}
    t = tokyo(p1, p2, phase="end", turn=P2)
    events = t.play("end")
    assert [(e.seat, e.other, e.n) for e in kinds(events, "damage")] == [(P2, P1, 1)]
    t.play("roll", "dice 11223E", "stop", "resolve 1", "resolve 2", "resolve 3", "end")
    assert (t[P1].vp, t.state.turn) == (6, P2)


def test_poison_kills_at_twenty_points_unless_they_win_first() -> None:
    def dying(**options: str) -> tuple[str, int]:
        p1 = owner(OUT, "energy_hoarder", lp=1, vp=19, energy=6, tokens={"poison": 1})
        t = tokyo(p1, CITY, OUT, phase="end", options=options)
        t.play("end", "pick energy_hoarder")
        return t.state.result, t.state.winner

    assert dying() == ("vp", P1)
    assert dying(tokyo_win="end_of_turn") == ("", -1)
    t = tokyo(owner(OUT, "energy_hoarder", lp=1, vp=19, energy=6, tokens={"poison": 1}), CITY, OUT, phase="end")
    t.play("end", "pick poison")
    assert (t[P1].alive, t.asked) == (False, (P2, "roll"))


def test_wings_at_the_end_of_the_turn_against_poison() -> None:
    t = tokyo(owner(OUT, "wings", lp=1, energy=2, tokens={"poison": 3}), CITY, phase="end")
    t.play("end")
    assert t.asked == (P1, "before_loss")
    t.play("use wings")
    assert (t[P1].lp, t[P1].tokens, t.asked) == (1, {"poison": 3}, (P2, "roll"))


# Hearts


def test_healing_ray_pays_a_friend_of_children_once_for_each_target() -> None:
    p1 = owner(CITY, "healing_ray", "friend_of_children", "regeneration_tokyo", lp=5)
    p2, p3, p4 = {"place": OUT, "lp": 8, "energy": 9}, {"place": OUT, "lp": 3, "energy": 1}, {"place": OUT, "lp": 9}
    t = rolled("HHHH11", p1, p2, p3, p4)
    t.play("resolve H", "use healing_ray mantis", "use healing_ray mantis", "use healing_ray rob")
    events = t.play("use healing_ray sheriff")
    assert by(events, "energy") == [
        ("card.healing_ray", P2, -4),
        ("card.healing_ray", P1, 5),
        ("card.healing_ray", P3, -1),
        ("card.healing_ray", P1, 2),
    ]
    assert t.all("lp") == [5, 10, 4, 10]
    assert t[P1].energy == 7


def test_healing_ray_gives_others_no_regeneration_and_a_heart_of_its_own_does() -> None:
    p1 = owner(OUT, "healing_ray", "regeneration_tokyo", lp=5)
    t = rolled("HH1122", p1, mimic("regeneration_tokyo", CITY, lp=5, energy=9))
    t.play("resolve H", "use healing_ray mantis", "pass")
    assert (t.all("lp"), t[P1].energy) == ([7, 6], 2)


def test_hearts_for_a_shrink_token_then_another_monster_then_oneself() -> None:
    p1 = owner(OUT, "healing_ray", lp=5, tokens={"shrink": 1, "poison": 1})
    t = rolled("HHHH1", p1, {"place": CITY, "lp": 9, "energy": 2})
    t.play("resolve H")
    assert t.legal == {"pass", "use heart shrink", "use heart poison", "use healing_ray mantis"}
    t.play("use heart shrink", "use healing_ray mantis", "pass")
    assert (t.all("lp"), t[P1].tokens, t[P1].energy) == ([7, 10], {"poison": 1}, 2)
