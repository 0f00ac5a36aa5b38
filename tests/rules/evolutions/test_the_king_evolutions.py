"""The evolutions of The King."""

from tests.rules.evolutions.original_monsters import alien, evolving, fallen, giga, king, kitty, kong, plays, rob
from tests.rules.in_tokyo import BAY, CITY, OUT
from tests.rules.table import P1, P2, P3, P4, changes, cited, kinds


def test_monkey_rush_takes_the_city_that_was_yielded() -> None:
    t = fallen("AAA1EE", kong(OUT), rob(CITY), king(OUT, hand=["monkey_rush"]))
    t.play("resolve A", "yield")
    assert (t.asked, plays(t)) == ((P3, "play"), {"monkey_rush"})
    events = t.play("play monkey_rush")
    assert [(e.seat, e.place) for e in cited(events, "card.monkey_rush") if e.kind == "move"] == [(P3, CITY)]
    assert t.all("vp") == [0, 0, 1]
    t.play("resolve 1")
    assert (t.all("place"), t.asked) == ([OUT, OUT, CITY], (P1, "buy"))


def test_monkey_rush_passed_lets_the_attacker_in() -> None:
    t = fallen("AAA1EE", kong(OUT), rob(CITY), king(OUT, hand=["monkey_rush"]))
    t.play("resolve A", "yield", "pass", "resolve 1")
    assert t.all("place") == [CITY, OUT, OUT]
    assert t[P3].hand == ("monkey_rush",)


def test_monkey_rush_after_an_elimination_and_in_the_own_turn() -> None:
    t = fallen("AAA1EE", king(OUT, hand=["monkey_rush"]), rob(CITY, lp=2), kong(OUT))
    t.play("resolve A")
    assert (t.asked, t.state.agenda[-1].args) == ((P1, "play"), ("city_left",))
    t.play("play monkey_rush")
    assert (t[P1].place, t[P1].vp, t.state.ledger.entered) == (CITY, 1, True)


def test_monkey_rush_takes_the_bay_when_its_monster_has_moved_up() -> None:
    t = fallen(
        "AAA1EE", kong(OUT), rob(CITY), giga(BAY), king(OUT, hand=["monkey_rush"]), kitty(OUT), alien(OUT)
    )
    t.play("resolve A", "yield", "hold")
    assert (t.asked, t[P3].place) == ((P4, "play"), CITY)
    t.play("play monkey_rush")
    assert t.all("place") == [OUT, OUT, CITY, BAY, OUT, OUT]


def test_monkey_rush_not_while_nobody_has_left_nor_by_who_was_inside() -> None:
    t = fallen("1122EE", kong(OUT), rob(OUT), king(OUT, hand=["monkey_rush"]))
    assert t.asked == (P1, "resolve")
    t = fallen("AAA1EE", kong(OUT), king(CITY, hand=["monkey_rush"]), rob(OUT))
    t.play("resolve A", "yield", "resolve 1")
    assert (t.all("place"), t.asked) == ([CITY, OUT, OUT], (P1, "buy"))
    assert t.refused("play monkey_rush")


def test_simian_scamper_yields_without_a_loss() -> None:
    t = fallen("AAA1EE", kong(OUT), king(CITY, hand=["simian_scamper"], lp=2), rob(OUT))
    t.play("resolve A")
    assert (t.asked, plays(t)) == ((P2, "play"), {"simian_scamper"})
    events = t.play("play simian_scamper")
    assert [(e.seat, e.other) for e in kinds(events, "yield")] == [(P2, P1)]
    assert [(e.seat, e.n) for e in kinds(events, "reduce")] == [(P2, 3)]
    assert (t[P2].lp, t[P2].place, t.asked) == (2, OUT, (P1, "resolve"))
    t.play("resolve 1")
    assert t[P1].place == CITY


def test_simian_scamper_spares_the_rest_of_the_turn_and_no_more() -> None:
    t = fallen(
        "AAA1EE", kitty(OUT, hand=["electro_scratch"]), king(CITY, hand=["simian_scamper"]), rob(OUT), turn=P1
    )
    t.play("pass", "resolve A")
    while t.asked != (P2, "play"):
        t.play("pass")
    t.play("play simian_scamper")
    while "play electro_scratch" not in t.legal:
        t.play("pass")
    t.play("play electro_scratch")
    assert t.all("lp") == [10, 10, 9]
    while t.asked != (P2, "roll"):
        t.play("end" if t.asked[1] == "buy" else sorted(t.legal)[-1])
    t.play("roll", "dice 111222", "stop", "resolve 1", "end", "roll", "dice AAAAAA", "stop")
    assert t[P2].lp == 10
    assert t.state.ledger.shields == ()


def test_simian_scamper_only_when_attacked_in_tokyo() -> None:
    t = fallen("AAA1EE", kong(CITY), king(OUT, hand=["simian_scamper"]), rob(OUT))
    t.play("resolve A")
    assert (t[P2].lp, t.asked) == (7, (P1, "resolve"))
    t = evolving(kitty(OUT, hand=["electro_scratch"]), king(CITY, hand=["simian_scamper"]), rob(OUT))
    t.play("play electro_scratch")
    assert (t[P2].lp, t[P2].place, t.asked) == (9, CITY, (P1, "roll"))


def test_simian_scamper_not_if_nothing_would_be_lost_or_after_an_answer() -> None:
    t = fallen("A11EEE", kong(OUT), king(CITY, hand=["simian_scamper"], cards=["armor_plating"]), rob(OUT))
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t = fallen("AAA1EE", kong(OUT), king(CITY, hand=["simian_scamper"], cards=["jets"]), rob(OUT))
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t.play("hold")
    assert (t[P2].lp, t[P2].hand, t.asked) == (7, ("simian_scamper",), (P1, "resolve"))


def test_jungle_frenzy_another_turn_for_a_wound_in_tokyo() -> None:
    t = fallen("AAA1EE", king(OUT, hand=["jungle_frenzy"]), kong(CITY), rob(OUT))
    t.play("resolve A", "hold", "resolve 1")
    assert (t.asked, plays(t)) == ((P1, "play"), {"jungle_frenzy"})
    events = t.play("play jungle_frenzy")
    assert [e.what for e in kinds(events, "extra_turn")] == ["jungle_frenzy"]
    events = t.play("end")
    assert [(e.seat, e.what) for e in kinds(events, "turn")] == [(P1, "jungle_frenzy")]
    assert (t.asked, t[P1].spent) == ((P1, "roll"), ("jungle_frenzy",))


def test_jungle_frenzy_not_once_it_has_entered_nor_without_a_wound() -> None:
    t = fallen("AAA1EE", king(OUT, hand=["jungle_frenzy"]), kong(CITY), rob(OUT))
    t.play("resolve A", "yield", "resolve 1")
    assert (t[P1].place, t.asked, plays(t)) == (CITY, (P1, "buy"), set())
    t = fallen("A11EEE", king(OUT, hand=["jungle_frenzy"]), kong(CITY, cards=["armor_plating"]), rob(OUT))
    t.play("resolve A", "hold", "resolve 1")
    assert t.asked == (P1, "buy")
    t = fallen("AAA1EE", king(CITY, hand=["jungle_frenzy"]), kong(OUT), rob(OUT))
    t.play("resolve A", "resolve 1")
    assert (t.asked, plays(t)) == ((P1, "buy"), set())


def test_jungle_frenzy_when_another_has_taken_tokyo_before() -> None:
    t = fallen("AAA1EE", king(OUT, hand=["jungle_frenzy"]), kong(CITY), kitty(OUT, "feline_motor"))
    t.play("resolve A", "yield", "resolve 1", "pick feline_motor")
    assert t.all("place") == [OUT, OUT, CITY]
    t.play("play jungle_frenzy", "end")
    assert t.asked == (P1, "roll")


def test_giant_banana_two_life_points_in_tokyo_too() -> None:
    t = fallen("1122EE", kong(OUT), king(CITY, hand=["giant_banana"], lp=5))
    assert t.asked == (P2, "play")
    t.play("play giant_banana")
    assert (t[P2].lp, t[P2].spent) == (7, ("giant_banana",))


def test_giant_banana_not_above_the_most_and_not_for_nothing() -> None:
    t = evolving(king(CITY, hand=["giant_banana"], lp=9), kong(OUT))
    t.play("play giant_banana")
    assert t[P1].lp == 10
    t = evolving(king(CITY, hand=["giant_banana"]), kong(OUT))
    assert plays(t) == set()


def test_giant_banana_before_a_loss_saves_and_after_it_does_not() -> None:
    t = fallen("AAA1EE", kong(OUT), king(CITY, hand=["giant_banana"], lp=3), rob(OUT))
    t.play("pass", "pass", "resolve A")
    assert t.asked == (P2, "play")
    t.play("play giant_banana")
    assert (t[P2].lp, t.asked) == (2, (P2, "yield"))
    t = fallen("AAA1EE", kong(OUT), king(CITY, hand=["giant_banana"], lp=3), rob(OUT))
    t.play("pass", "pass", "resolve A", "pass")
    assert not t[P2].alive


def test_chest_thumping_forces_the_wounded_out() -> None:
    t = fallen("AAA1EE", king(OUT, "chest_thumping"), kong(CITY), rob(OUT))
    t.play("resolve A")
    assert (t.asked, t.legal) == ((P1, "chest_thumping"), {"pass", "pick kong"})
    assert t.refused("resolve 1") == "card.chest_thumping"
    events = t.play("pick kong")
    assert [(e.seat, e.rule) for e in kinds(events, "yield")] == [(P2, "card.chest_thumping")]
    assert (t[P2].place, t.asked, t.state.ledger.yielded) == (OUT, (P1, "resolve"), (P2,))
    t.play("resolve 1")
    assert t[P1].place == CITY


def test_chest_thumping_passed_leaves_the_choice() -> None:
    t = fallen("AAA1EE", king(OUT, "chest_thumping"), kong(CITY), rob(OUT))
    t.play("resolve A", "pass")
    assert t.asked == (P2, "yield")
    t.play("hold")
    assert t[P2].place == CITY


def test_chest_thumping_each_by_itself_and_also_who_would_not_yield_before() -> None:
    t = fallen("AAA1EE", king(OUT, "chest_thumping"), kong(CITY, cards=["jets"]), rob(BAY), alien(OUT), kitty(OUT))
    t.play("resolve A", "hold")
    answers = {}
    while t.asked == (P1, "chest_thumping"):
        choice = next(text for text in t.legal if text != "pass")
        answers[choice] = choice if choice == "pick kong" else "pass"
        t.play(answers[choice])
    assert answers == {"pick kong": "pick kong", "pick rob": "pass"}
    assert t.asked == (P3, "yield")
    t.play("hold")
    assert t.all("place")[:3] == [OUT, OUT, CITY]


def test_chest_thumping_not_without_a_wound_nor_outside_nor_for_the_dead() -> None:
    t = fallen("A11EEE", king(OUT, "chest_thumping"), kong(CITY, cards=["armor_plating"]), rob(OUT))
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t = fallen("AAA1EE", king(CITY, "chest_thumping"), kong(OUT), rob(OUT))
    t.play("resolve A")
    assert t.asked == (P1, "resolve")
    t = fallen("AAA1EE", king(OUT, "chest_thumping"), kong(CITY, lp=3), rob(OUT))
    t.play("resolve A")
    assert t.asked == (P1, "resolve")


def test_chest_thumping_not_for_who_has_yielded_already() -> None:
    t = fallen("AAA1EE", king(OUT, "chest_thumping"), kong(CITY, cards=["jets", "burrowing"]), rob(OUT))
    t.play("resolve A", "yield")
    assert t.asked == (P1, "resolve")


def test_alpha_male_a_point_for_a_wound() -> None:
    t = fallen("AAA1EE", king(CITY, "alpha_male"), kong(OUT), rob(OUT))
    events = t.play("resolve A")
    assert changes(cited(events, "card.alpha_male"), "vp") == [(P1, 1)]


def test_alpha_male_also_if_the_only_one_dies_of_it() -> None:
    t = fallen("AAA1EE", king(OUT, "alpha_male"), kong(CITY, lp=2), rob(OUT))
    events = t.play("resolve A")
    assert (t[P1].vp, t[P2].alive) == (1, False)
    assert changes(cited(events, "card.alpha_male"), "vp") == [(P1, 1)]


def test_alpha_male_not_without_a_wound_nor_for_cards_and_again_next_turn() -> None:
    t = fallen("A11EEE", king(OUT, "alpha_male"), kong(CITY, cards=["armor_plating"]), rob(OUT))
    t.play("resolve A", "hold")
    assert t[P1].vp == 0
    t = evolving(king(OUT, "alpha_male", energy=9), kong(CITY), rob(OUT), phase="buy", market=["flame_thrower"])
    t.play("buy flame_thrower")
    assert (t[P1].vp, t[P2].lp) == (0, 8)
    t = evolving(king(OUT, "alpha_male"), kong(CITY), rob(OUT), this_turn={"once": ["alpha_male"]}, phase="resolve",
                 dice="AAA1EE")
    t.play("resolve A", "hold")
    assert t[P1].vp == 0


def test_alpha_male_played_before_the_attack_is_resolved() -> None:
    t = fallen("AAA1EE", king(OUT, hand=["alpha_male"]), kong(CITY), rob(OUT))
    assert (t.asked, plays(t)) == ((P1, "resolve"), {"alpha_male"})
    t.play("play alpha_male", "resolve A", "hold")
    assert t[P1].vp == 1
    t = fallen("111EEE", king(OUT, hand=["alpha_male"]), kong(CITY), rob(OUT))
    assert plays(t) == set()


def test_i_am_the_king_one_more_for_entering() -> None:
    t = fallen("AAA1EE", king(OUT, "i_am_the_king"), kong(OUT), rob(OUT))
    t.play("resolve A", "resolve 1")
    assert (t[P1].place, t[P1].vp) == (CITY, 2)


def test_i_am_the_king_one_more_for_a_turn_begun_there() -> None:
    t = evolving(king(CITY, "i_am_the_king"), kong(OUT), phase="start")
    assert t[P1].vp == 3
    assert changes(cited(t.opening, "card.i_am_the_king"), "vp") == [(P1, 1)]
    bay = king(BAY, "i_am_the_king")
    t = evolving(bay, kong(CITY), rob(OUT), alien(OUT), kitty(OUT), phase="start")
    assert t[P1].vp == 2


def test_i_am_the_king_not_outside_nor_for_moving_up() -> None:
    t = evolving(king(OUT, "i_am_the_king"), kong(CITY), phase="start")
    assert t[P1].vp == 0
    t = fallen("AAA1EE", kong(OUT), rob(CITY), king(BAY, "i_am_the_king"), alien(OUT), kitty(OUT))
    t.play("resolve A", "yield", "hold")
    assert (t[P3].place, t[P3].vp) == (CITY, 0)


def test_i_am_the_king_played_when_it_acts() -> None:
    t = evolving(king(CITY, hand=["i_am_the_king"]), kong(OUT), phase="start")
    assert t.asked == (P1, "play")
    t.play("play i_am_the_king")
    assert t[P1].vp == 3
    t = fallen("AAA1EE", king(OUT, hand=["i_am_the_king"]), kong(OUT), rob(OUT))
    assert plays(t) == set()
    t.play("resolve A", "resolve 1")
    assert t.asked == (P1, "play")
    t.play("play i_am_the_king")
    assert t[P1].vp == 2
    t = fallen("111222", king(OUT, hand=["i_am_the_king"]), kong(OUT), rob(OUT))
    t.play("resolve 1")
    assert t.asked == (P1, "buy")


def test_i_am_the_king_with_monkey_rush() -> None:
    t = fallen("AAA1EE", kong(OUT), rob(CITY), king(OUT, "i_am_the_king", hand=["monkey_rush"]))
    t.play("resolve A", "yield", "play monkey_rush")
    assert t[P3].vp == 2


def test_twas_beauty_a_point_at_the_end_of_every_turn() -> None:
    t = evolving(kong(OUT), king(CITY, "twas_beauty_killed_the_beast"), rob(OUT), phase="buy")
    t.play("end")
    assert t[P2].vp == 3  # a point, and two for the turn begun there
    t.play("roll", "dice 11122E", "stop", "resolve 2", "resolve E", "end")
    assert t[P2].vp == 5
    t.play("roll", "dice 11122E", "stop", "resolve 2", "resolve E", "end")
    assert t[P2].vp == 6


def test_twas_beauty_is_played_in_tokyo_only() -> None:
    t = evolving(king(OUT, hand=["twas_beauty_killed_the_beast"]), kong(CITY))
    assert plays(t) == set()
    assert t.refused("play twas_beauty_killed_the_beast")
    t = evolving(kong(OUT), king(CITY, hand=["twas_beauty_killed_the_beast"]), phase="buy")
    t.play("end")
    assert (t.asked, plays(t)) == ((P2, "play"), {"twas_beauty_killed_the_beast"})
    t.play("play twas_beauty_killed_the_beast")
    assert t[P2].vp == 3


def test_twas_beauty_costs_all_points_who_yields() -> None:
    t = fallen("AAA1EE", kong(OUT), king(CITY, "twas_beauty_killed_the_beast", vp=9), rob(OUT))
    t.play("resolve A")
    events = t.play("yield")
    assert changes(cited(events, "card.twas_beauty_killed_the_beast"), "vp") == [(P2, -9)]
    assert (t[P2].cards, t[P2].spent) == ((), ("twas_beauty_killed_the_beast",))


def test_twas_beauty_whatever_the_way_out() -> None:
    t = evolving(kong(OUT, energy=9), king(CITY, "twas_beauty_killed_the_beast", vp=9), rob(OUT), phase="buy",
                 market=["death_from_above"])
    t.play("buy death_from_above")
    assert (t[P2].vp, t[P2].place, t[P2].cards) == (0, OUT, ())
    child = king(CITY, "twas_beauty_killed_the_beast", cards=["it_has_a_child"], vp=9, lp=1)
    t = fallen("AAA1EE", kong(OUT), child, rob(OUT))
    t.play("resolve A")
    assert (t[P2].vp, t[P2].lp, t[P2].cards, t[P2].spent) == (0, 10, (), ("twas_beauty_killed_the_beast",))
    beauty = king(BAY, "twas_beauty_killed_the_beast", vp=9)
    t = fallen("AAA1EE", kong(CITY), beauty, rob(OUT, lp=1), alien(OUT), kitty(OUT))
    t.play("resolve A")
    assert (t[P2].place, t[P2].vp) == (OUT, 0)


def test_twas_beauty_moving_up_from_the_bay_is_not_leaving() -> None:
    beauty = king(BAY, "twas_beauty_killed_the_beast", vp=9)
    t = fallen("AAA1EE", kong(OUT), rob(CITY), beauty, alien(OUT), kitty(OUT))
    t.play("resolve A", "yield", "hold")
    assert (t[P3].place, t[P3].vp) == (CITY, 9)
