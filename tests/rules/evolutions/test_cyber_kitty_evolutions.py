"""The evolutions of Cyber Kitty."""

from kony_nb.game.game import Game
from kony_nb.game.situation.describe import describe
from tests.rules.evolutions.original_monsters import alien, evolving, fallen, giga, king, kitty, kong, plays, rob
from tests.rules.in_tokyo import BAY, CITY, OUT
from tests.rules.table import P1, P2, P3, P4, changes, cited, kinds


def test_nine_lives_lives_on_with_nine() -> None:
    me = kitty(CITY, "mouse_hunter", hand=["nine_lives", "mega_purr"], cards=["giant_brain"], lp=3, vp=12, energy=4)
    t = fallen("AAA1EE", kong(OUT), me, rob(OUT))
    t.play("resolve A")
    assert (t.asked, plays(t)) == ((P2, "play"), {"nine_lives"})
    t.play("play nine_lives")
    cat = t[P2]
    assert (cat.alive, cat.lp, cat.vp, cat.energy, cat.place) == (True, 9, 9, 0, OUT)
    assert (cat.cards, cat.hand) == ((), ("mega_purr",))
    assert sorted(cat.spent) == ["mouse_hunter", "nine_lives"]
    assert t.state.discards == ("giant_brain",)
    assert t.asked == (P1, "resolve")


def test_nine_lives_passed_is_the_end() -> None:
    t = fallen("AAA1EE", kong(OUT), kitty(CITY, hand=["nine_lives"], lp=3), rob(OUT))
    t.play("resolve A", "pass")
    assert not t[P2].alive
    assert t[P2].hand == ()


def test_nine_lives_only_when_dying() -> None:
    t = fallen("AAA1EE", kong(OUT), kitty(CITY, hand=["nine_lives"]), rob(OUT))
    assert t.asked == (P1, "resolve")
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    assert t.refused("play nine_lives")


def test_nine_lives_reached_zero_and_one_of_two_falls() -> None:
    me = kitty(OUT, hand=["nine_lives"], lp=1)
    t = fallen("AAA1EE", kong(CITY, cards=["eater_of_the_dead"]), me, rob(OUT, lp=2))
    t.play("resolve A", "play nine_lives")
    assert t.all("alive") == [True, True, False]
    assert (t[P1].vp, t[P2].vp) == (6, 9)


def test_nine_lives_keeps_the_bay_open_in_a_double_kill_from_six_to_five() -> None:
    me = kitty(OUT, hand=["nine_lives"], lp=1)
    t = fallen("AAA1EE", kong(CITY), me, rob(OUT, lp=1), giga(BAY), alien(OUT), king(OUT))
    t.play("resolve A", "play nine_lives")
    assert len(t.state.living) == 5
    assert t[P4].place == BAY


def test_nine_lives_of_the_active_monster_goes_on_with_its_turn() -> None:
    t = evolving(kitty(OUT, hand=["nine_lives"], lp=2, energy=9), kong(CITY), phase="buy", market=["jet_fighters"])
    t.play("buy jet_fighters", "play nine_lives")
    t.settle()
    assert (t.asked, t[P1].vp, t[P1].lp) == ((P1, "buy"), 9, 9)


def test_nine_lives_is_not_asked_for_with_a_child() -> None:
    me = kitty(CITY, hand=["nine_lives"], cards=["it_has_a_child"], lp=1, vp=5)
    t = fallen("AAA1EE", kong(OUT), me, rob(OUT))
    t.play("resolve A")
    assert (t[P2].lp, t[P2].vp, t[P2].hand) == (10, 0, ("nine_lives",))


def test_mega_purr_everybody_gives_what_it_likes() -> None:
    t = evolving(kitty(OUT, hand=["mega_purr"]), kong(CITY, energy=2, vp=3), rob(OUT, energy=1), giga(OUT))
    events = t.play("play mega_purr")
    assert (t.asked, t.legal) == ((P2, "mega_purr"), {"use mega_purr energy", "use mega_purr point"})
    assert t.refused("roll") == "card.mega_purr"
    events += t.play("use mega_purr point")
    assert (t.all("vp"), t.all("energy")) == ([1, 2, 0, 0], [1, 2, 0, 0])
    assert [e.what for e in kinds(events, "forced")] == ["use mega_purr energy"]
    assert (t.asked, t[P1].spent) == ((P1, "roll"), ("mega_purr",))


def test_mega_purr_on_anothers_turn_from_the_active_one_first() -> None:
    t = fallen("1122EE", kong(OUT, vp=1, energy=1), rob(OUT, vp=1, energy=1), kitty(CITY, hand=["mega_purr"]))
    t.play("play mega_purr")
    assert t.asked == (P1, "mega_purr")
    t.play("use mega_purr energy")
    assert t.asked == (P2, "mega_purr")
    t.play("use mega_purr energy")
    assert t.all("energy") == [0, 0, 2]


def test_mega_purr_not_while_nobody_has_anything() -> None:
    t = evolving(kitty(OUT, hand=["mega_purr"]), kong(CITY), rob(OUT))
    assert plays(t) == set()


def test_mega_purr_is_a_gain_and_wins() -> None:
    t = evolving(kitty(OUT, hand=["mega_purr"], cards=["friend_of_children"], vp=19), kong(CITY, energy=2, vp=1))
    t.play("play mega_purr", "use mega_purr energy")
    assert t[P1].energy == 2
    t = evolving(kitty(OUT, hand=["mega_purr"], vp=19), kong(CITY, vp=1), rules="digest")
    t.play("play mega_purr")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_electro_scratch_hits_all_others() -> None:
    t = evolving(kitty(CITY, hand=["electro_scratch"]), kong(OUT), rob(OUT))
    events = t.play("play electro_scratch")
    assert t.all("lp") == [10, 9, 9]
    assert not kinds(events, "attack")
    assert t.asked == (P1, "roll")


def test_electro_scratch_on_anothers_turn_in_tokyo_too_and_it_kills() -> None:
    t = fallen("1122EE", kong(CITY, lp=1), rob(OUT), kitty(OUT, hand=["electro_scratch"]))
    t.play("play electro_scratch")
    assert (t.all("alive"), t[P2].lp) == ([False, True, True], 9)
    assert (t.state.turn, t.asked) == (P2, (P2, "roll"))


def test_electro_scratch_answers_the_attack_that_kills() -> None:
    t = fallen("AAA1EE", kong(CITY, lp=1), kitty(OUT, hand=["electro_scratch"], lp=3), rob(OUT, lp=5))
    while t.state.results == "" or t.state.agenda[-1].args != ("before_loss",):
        t.play("resolve A" if t.asked == (P1, "resolve") else "pass")
    t.play("play electro_scratch")
    assert t.all("alive") == [False, False, True]
    assert (t.state.result, t.state.winner) == ("last", P3)


def test_cat_nip_one_roll_and_everything_twice() -> None:
    t = evolving(kitty(OUT, hand=["cat_nip"]), kong(CITY), rob(OUT))
    assert plays(t) == {"cat_nip"}
    t.play("play cat_nip")
    assert (t.state.rolls_left, t[P1].cards) == (1, ("cat_nip",))
    events = t.play("roll", "dice 111AEE")
    assert [e.what for e in kinds(events, "add")] == ["111AEE"]
    assert (t.state.results, t.asked) == ("111111AAEEEE", (P1, "resolve"))
    t.play("resolve 1", "resolve A", "hold")
    assert (t[P1].vp, t[P2].lp, t[P1].energy) == (4, 8, 4)
    t.play("end")
    assert (t[P1].cards, t[P1].spent) == ((), ("cat_nip",))


def test_cat_nip_on_the_own_turn_before_the_first_roll_only() -> None:
    t = evolving(kong(OUT), kitty(OUT, hand=["cat_nip"]))
    assert t.asked == (P1, "roll")
    t.play("roll", "dice 112233", "stop")
    assert t.asked == (P1, "resolve")
    t = evolving(kitty(OUT, hand=["cat_nip"]), kong(CITY))
    t.play("roll", "dice 112233")
    assert plays(t) == set()


def test_cat_nip_no_card_gives_another_roll() -> None:
    smoke = {"id": "smoke_cloud", "counters": 3}
    t = evolving(kitty(OUT, hand=["cat_nip"], cards=["giant_brain", smoke], energy=5), kong(CITY))
    t.play("play cat_nip", "roll", "dice 112233")
    assert t.asked == (P1, "resolve")
    assert t[P1].counters == {"smoke_cloud": 3}


def test_cat_nip_others_roll_as_often_as_ever_and_dice_count_for_evolving() -> None:
    t = evolving(kitty(OUT, hand=["cat_nip"]), kong(CITY))
    t.play("play cat_nip", "roll", "dice 1122HH")
    assert (t.asked, t.state.results) == ((P1, "resolve"), "11112222HHHH")
    t.play("resolve 1", "resolve 2", "end")
    assert (t.asked, t.state.rolls_left) == ((P2, "roll"), 3)


def test_cat_nip_doubles_what_other_cards_add() -> None:
    t = evolving(kitty(OUT, "meow_missle", hand=["cat_nip"], cards=["spiked_tail"]), kong(CITY))
    t.play("play cat_nip", "roll", "dice 1223EE")
    assert t.state.results == "11222233AAAAEEEE"


def test_cat_nip_goes_with_its_owner() -> None:
    me = kitty(OUT, hand=["cat_nip"], lp=3, energy=5)
    t = evolving(me, kong(CITY), rob(OUT), market=["jet_fighters"])
    t.play("play cat_nip", "roll", "dice 112233", "resolve 1", "resolve 2", "buy jet_fighters")
    t.settle()
    assert (t[P1].alive, t[P1].cards, t.asked, t.state.rolls_left) == (False, (), (P2, "roll"), 3)


def test_cat_nip_a_position_with_twice_the_results_of_many_dice() -> None:
    heads = ["extra_head", "extra_head", "spiked_tail"]
    t = fallen("1112233E", kitty(OUT, "meow_missle", "cat_nip", cards=heads), kong(CITY))
    assert (t.state.results, len(t.state.results)) == ("1111112222333" + "3AAAAEE", 20)
    again = Game.begin(describe(t.state))
    assert again.state.results == t.state.results


def test_play_with_your_food_spares_and_steals() -> None:
    t = fallen("AAA1EE", kitty(OUT, "play_with_your_food"), kong(CITY, vp=3, energy=2), rob(OUT))
    t.play("resolve A")
    assert (t.asked, t.legal) == ((P1, "play_with_your_food"), {"pass", "pick kong"})
    assert t.refused("resolve 1") == "card.play_with_your_food"
    t.play("pick kong")
    assert t[P2].lp == 9
    assert (t.all("vp"), t.all("energy")) == ([1, 2, 0], [1, 1, 0])
    assert t.asked == (P2, "yield")


def test_play_with_your_food_passed_or_little_to_take() -> None:
    t = fallen("AAA1EE", kitty(OUT, "play_with_your_food"), kong(CITY, vp=3, energy=2), rob(OUT))
    t.play("resolve A", "pass")
    assert (t[P2].lp, t[P2].vp) == (7, 3)
    t = fallen("AA11EE", kitty(OUT, "play_with_your_food"), kong(CITY, energy=2), rob(OUT))
    t.play("resolve A", "pick kong")
    assert (t.all("vp"), t.all("energy"), t[P2].lp) == ([0, 0, 0], [1, 1, 0], 10)


def test_play_with_your_food_not_for_small_wounds_nor_outside() -> None:
    t = fallen("A111EE", kitty(OUT, "play_with_your_food"), kong(CITY, vp=3), rob(OUT))
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t = fallen("AAA1EE", kitty(CITY, "play_with_your_food"), kong(OUT, vp=3), rob(OUT))
    t.play("resolve A")
    assert t.asked == (P1, "resolve")


def test_play_with_your_food_after_the_answer_of_jets() -> None:
    t = fallen("AAA1EE", kitty(OUT, "play_with_your_food"), kong(CITY, vp=3, cards=["jets"]), rob(OUT))
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t.play("yield")
    assert (t.asked, t[P2].vp, t[P2].lp) == ((P1, "resolve"), 3, 10)


def test_play_with_your_food_each_of_two_and_it_saves_a_life() -> None:
    t = fallen("AA11EE", kitty(OUT, "play_with_your_food"), kong(CITY, lp=2), rob(BAY), alien(OUT), giga(OUT))
    t.play("resolve A")
    assert t.legal == {"pass", "pick kong"}
    t.play("pick kong")
    assert t.legal == {"pass", "pick rob"}
    t.play("pass")
    assert (t[P2].lp, t[P3].lp) == (2, 8)


def test_feline_motor_enters_instead() -> None:
    t = fallen("AAA1EE", kong(OUT), rob(CITY), kitty(OUT, "feline_motor"))
    t.play("resolve A", "yield", "resolve 1")
    assert (t.asked, t.legal) == ((P3, "feline_motor"), {"pass", "pick feline_motor"})
    assert t.refused("end") == "card.feline_motor"
    events = t.play("pick feline_motor")
    assert [(e.seat, e.place) for e in cited(events, "card.feline_motor") if e.kind == "move"] == [(P3, CITY)]
    assert (t.all("place"), t.all("vp"), t.asked) == ([OUT, OUT, CITY], [0, 0, 1], (P1, "buy"))


def test_feline_motor_passed_lets_the_other_in() -> None:
    t = fallen("AAA1EE", kong(OUT), rob(CITY), kitty(OUT, "feline_motor"))
    t.play("resolve A", "yield", "resolve 1", "pass")
    assert t.all("place") == [CITY, OUT, OUT]


def test_feline_motor_not_if_it_began_inside_nor_without_an_entering() -> None:
    t = fallen("AAA1EE", kong(OUT), kitty(CITY, "feline_motor"), rob(OUT))
    t.play("resolve A", "yield", "resolve 1")
    assert (t.all("place"), t.asked) == ([CITY, OUT, OUT], (P1, "buy"))
    t = fallen("11122E", kong(OUT), rob(OUT), kitty(OUT, "feline_motor"))
    t.play("resolve 1", "resolve 2")
    assert (t.asked, t.all("place")) == ((P1, "buy"), [OUT, OUT, OUT])


def test_feline_motor_takes_the_hole_of_burrowing() -> None:
    t = fallen("AAA1EE", kong(OUT), rob(CITY, cards=["burrowing"]), kitty(OUT, "feline_motor"))
    t.play("resolve A", "yield", "resolve 1", "pick feline_motor")
    assert t.all("lp") == [10, 7, 9]
    assert t[P3].place == CITY
    t = fallen("AAA1EE", kong(OUT), rob(CITY, cards=["burrowing"]), kitty(OUT, "feline_motor", lp=1), giga(OUT))
    t.play("resolve A", "yield", "resolve 1", "pick feline_motor")
    assert (t[P3].alive, t.all("place")) == (False, [OUT, OUT, None, OUT])


def test_feline_motor_played_when_the_other_is_about_to_enter() -> None:
    t = fallen("AAA1EE", kong(OUT), rob(CITY), kitty(OUT, hand=["feline_motor"]))
    t.play("resolve A", "yield", "resolve 1")
    assert (t.asked, plays(t)) == ((P3, "play"), {"feline_motor"})
    t.play("play feline_motor", "pick feline_motor")
    assert t[P3].place == CITY
    t = fallen("AAA1EE", kong(OUT), rob(CITY), kitty(OUT, hand=["feline_motor"]))
    t.play("resolve A", "hold", "resolve 1")
    assert t.asked == (P1, "buy")


def test_mouse_hunter_a_point_for_a_one() -> None:
    t = fallen("1222EE", kitty(OUT, "mouse_hunter"), kong(CITY))
    events = t.play("resolve 1")
    assert changes(cited(events, "card.mouse_hunter"), "vp") == [(P1, 1)]
    t = fallen("1111EE", kitty(OUT, "mouse_hunter"), kong(CITY))
    t.play("resolve 1")
    assert t[P1].vp == 3


def test_mouse_hunter_not_without_a_one_nor_for_others() -> None:
    t = fallen("2223EE", kitty(OUT, "mouse_hunter"), kong(CITY))
    t.play("resolve 3", "resolve 2")
    assert t[P1].vp == 2
    t = fallen("1222EE", kong(OUT), kitty(CITY, "mouse_hunter"))
    t.play("resolve 1")
    assert t.all("vp") == [0, 0]


def test_mouse_hunter_played_when_a_one_lies_there() -> None:
    t = fallen("1222EE", kitty(OUT, hand=["mouse_hunter"]), kong(CITY))
    assert (t.asked, plays(t)) == ((P1, "play"), {"mouse_hunter"})
    t.play("pass", "resolve 2", "play mouse_hunter", "resolve 1")
    assert t[P1].vp == 3
    t = fallen("2223EE", kitty(OUT, hand=["mouse_hunter"]), kong(CITY))
    assert (t.asked, plays(t)) == ((P1, "resolve"), set())


def test_meow_missle_adds_an_attack_to_a_one() -> None:
    t = fallen("1122EE", kitty(OUT, "meow_missle"), kong(CITY), rob(OUT))
    assert t.state.results == "1122AEE"
    t.play("resolve A", "yield", "resolve 1", "resolve 2")
    assert (t[P2].lp, t[P1].place) == (9, CITY)


def test_meow_missle_not_without_a_one_nor_for_others() -> None:
    t = fallen("2233EE", kitty(OUT, "meow_missle"), kong(CITY), rob(OUT))
    assert t.state.results == "2233EE"
    t = fallen("1122EE", kong(CITY), kitty(OUT, "meow_missle"), rob(OUT))
    assert t.state.results == "1122EE"


def test_meow_missle_played_when_the_dice_lie() -> None:
    t = fallen("1122EE", kitty(OUT, hand=["meow_missle"]), kong(CITY), rob(OUT))
    assert (t.asked, plays(t)) == ((P1, "play"), {"meow_missle"})
    t.play("play meow_missle")
    assert t.state.results == "1122AEE"
    t = fallen("2233EE", kitty(OUT, hand=["meow_missle"]), kong(CITY), rob(OUT))
    assert t.asked == (P1, "resolve")


def test_meow_missle_a_die_that_others_turn_counts_as_it_lies() -> None:
    t = fallen("2233EE", kitty(OUT, "meow_missle", cards=["herd_culler"]), kong(CITY), rob(OUT))
    t.play("use herd_culler 21")
    assert t.state.results == "1233AEE"
