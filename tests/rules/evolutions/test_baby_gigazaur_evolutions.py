"""The evolutions of Baby Gigazaur."""

from kony_nb.rules.cards.registry import CARDS
from tests.rules.evolutions.later_monsters import CITY, OUT, after_rolling, baby, bunny, evolving, kraken, offered
from tests.rules.table import P1, P2, P3, Table, changes, cited, kinds

# My Toy

TOY = "my_toy"
MARKET = ["corner_store", "heal", "tank"]


def shopping(*others: dict[str, object], place: str = OUT, **more: object) -> Table:
    rivals = others or (bunny(),)
    return evolving(baby(place, **more), *rivals, phase="buy", market=MARKET, deck_top=["frenzy"])


def test_toy_a_card_of_the_market_is_put_aside() -> None:
    for place in (OUT, CITY):
        t = shopping(hand=[TOY], place=place)
        t.play(f"play {TOY}")
        assert (t.asked, t.legal) == ((P1, TOY), {"pick corner_store", "pick heal", "pick tank"})
        events = t.play("pick heal")
        assert (t[0].reserved, t[0].cards) == (("heal",), (TOY,))
        assert t.state.market == ("corner_store", "frenzy", "tank")
        assert [(e.seat, e.what) for e in kinds(events, "reserve")] == [(P1, "heal")]
        assert t.asked == (P1, "buy")


def test_toy_only_its_owner_buys_it_for_its_price() -> None:
    t = shopping(play=[TOY], reserved=["gas_refinery"], energy=6)
    events = t.play("buy gas_refinery")
    assert (t[0].energy, t[0].vp, t[0].reserved, t.state.discards) == (0, 2, (), ("gas_refinery",))
    assert [(e.seat, e.what, e.n) for e in kinds(events, "buy")] == [(P1, "gas_refinery", 6)]
    t = shopping(play=[TOY], reserved=["gas_refinery"], energy=5)
    assert t.refused("buy gas_refinery") == "core.buy.cost"
    t = evolving(bunny(energy=9), baby(play=[TOY], reserved=["gas_refinery"]), phase="buy", market=MARKET)
    assert t.refused("buy gas_refinery") == "core.buy.cost"


def test_toy_a_keep_card_and_a_discount() -> None:
    t = shopping(play=[TOY], reserved=["wings"], energy=5, cards=["alien_origin"])
    t.play("buy wings")
    assert (t[0].energy, t[0].cards) == (0, ("alien_origin", TOY, "wings"))


def test_toy_another_when_it_is_bought_and_not_before() -> None:
    t = shopping(play=[TOY], reserved=["gas_refinery"], energy=6)
    assert t.refused(f"use {TOY}") == f"card.{TOY}"
    t.play("buy gas_refinery", f"use {TOY}")
    assert (t.asked, t.refused("pass"), t.refused("end")) == ((P1, TOY), f"card.{TOY}", f"card.{TOY}")
    t.play("pick tank")
    assert (t[0].reserved, t.state.market) == (("tank",), ("corner_store", "heal", "frenzy"))


def test_toy_is_out_of_reach_of_a_sweep() -> None:
    t = shopping(play=[TOY], reserved=["gas_refinery"], energy=2)
    t.play("sweep")
    t.settle()
    assert t[0].reserved == ("gas_refinery",)
    assert t.state.discards == tuple(MARKET)


def test_toy_is_discarded_when_its_owner_dies() -> None:
    t = after_rolling("AAAAAA", kraken(), baby(CITY, play=[TOY], reserved=["wings"], lp=6), bunny(), market=MARKET)
    events = t.opening
    assert (t[1].alive, t[1].reserved, t.state.discards) == (False, (), ("wings",))
    assert [(e.seat, e.what) for e in cited(events, f"card.{TOY}") if e.what == "wings"] == [(P2, "wings")]


def test_toy_with_an_empty_market_waits() -> None:
    t = evolving(baby(hand=[TOY]), bunny(), phase="buy", market=[], deck=[])
    t.play(f"play {TOY}")
    assert (t.asked, t[0].reserved) == ((P1, "buy"), ())
    assert t.refused(f"use {TOY}") == f"card.{TOY}"


def test_toy_only_when_its_owner_buys() -> None:
    assert evolving(baby(play=[TOY]), bunny(), market=MARKET).refused(f"use {TOY}") == f"card.{TOY}"
    t = evolving(baby(play=[TOY]), bunny(), phase="end", market=MARKET)
    assert t.refused(f"use {TOY}") == f"card.{TOY}"
    t = evolving(baby(hand=[TOY]), bunny(), turn=1, market=MARKET)
    assert t.asked == (P2, "roll")


# Growing Fast

GROWING = "growing_fast"


def test_growing_without_a_heart() -> None:
    for place in (OUT, CITY):
        t = evolving(baby(place, play=[GROWING], lp=5), bunny())
        events = t.play("roll", "dice 112233", "stop")
        assert t[0].lp == 6
        assert [(e.kind, e.n) for e in cited(events, f"card.{GROWING}")] == [("lp", 1)]


def test_growing_not_with_a_heart_and_not_for_others() -> None:
    t = evolving(baby(CITY, play=[GROWING], lp=5), bunny())
    t.play("roll", "dice H11223", "stop")
    assert t[0].lp == 5
    t = evolving(bunny(lp=5), baby(play=[GROWING], lp=5))
    t.play("roll", "dice 112233", "stop")
    assert t.all("lp") == [5, 5]


def test_growing_looks_at_the_dice_that_lie_in_the_end() -> None:
    t = evolving(baby(play=[GROWING], lp=5, cards=["herd_culler"]), bunny())
    t.play("roll", "dice H11223", "stop", "use herd_culler H1")
    assert t[0].lp == 6


def test_growing_played_when_the_last_roll_has_fallen() -> None:
    t = after_rolling("112233", baby(hand=[GROWING], lp=5), bunny())
    assert t.asked == (P1, "play")
    t.play(f"play {GROWING}")
    assert (t[0].lp, t[0].cards) == (6, (GROWING,))
    t = after_rolling("112233", baby(hand=[GROWING], lp=5), bunny())
    t.play("pass")
    assert (t.asked, offered(t, GROWING)) == ((P1, "resolve"), False)
    for dice, lp in (("H11223", 5), ("112233", 10)):
        t = after_rolling(dice, baby(hand=[GROWING], lp=lp), bunny())
        assert t.asked == (P1, "resolve")
    t = after_rolling("112233", bunny(), baby(hand=[GROWING], lp=5))
    assert t.asked == (P1, "resolve")


def test_growing_once_in_each_turn_while_its_owner_lives() -> None:
    t = after_rolling("112233", baby(play=[GROWING], lp=5), bunny())
    assert t[0].lp == 6
    t = after_rolling("AAAAAA", kraken(), baby(CITY, play=[GROWING], lp=5), bunny())
    assert (t[1].alive, t[1].cards) == (False, ())


# Nurture the Young

NURTURE = "nurture_the_young"


def test_nurture_all_who_have_more_give_one() -> None:
    for place in (OUT, CITY):
        t = evolving(baby(place, hand=[NURTURE], vp=3), bunny(vp=4), kraken(vp=9))
        events = t.play(f"play {NURTURE}")
        assert (t.all("vp"), t[0].spent) == ([5, 3, 8], (NURTURE,))
        assert changes(events, "vp") == [(P2, -1), (P3, -1), (P1, 2)]


def test_nurture_only_who_has_more() -> None:
    t = evolving(baby(hand=[NURTURE], vp=4), bunny(vp=4), kraken(vp=5))
    t.play(f"play {NURTURE}")
    assert t.all("vp") == [5, 4, 4]
    t = evolving(baby(hand=[NURTURE], vp=4), bunny(vp=4), kraken(vp=2))
    assert not offered(t, NURTURE)


def test_nurture_on_the_turn_of_another_keeps_it_from_winning() -> None:
    me = baby(hand=[NURTURE], vp=3)
    t = evolving(kraken(CITY, vp=19), me, phase="start", options={"tokyo_win": "end_of_turn"})
    assert t.asked == (P2, "play")
    while t.asked == (P2, "play"):
        t.play("pass")
    assert (t[0].vp, t.asked) == (20, (P1, "roll"))
    t.play("roll", "dice 112233")
    assert t.asked == (P2, "play")
    t.play(f"play {NURTURE}")
    assert t.all("vp") == [19, 4]


def test_nurture_can_win() -> None:
    t = evolving(baby(hand=[NURTURE], vp=18), bunny(vp=19), kraken(vp=19))
    t.play(f"play {NURTURE}")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_nurture_goes_unused_with_its_owner() -> None:
    t = after_rolling("AAAAAA", kraken(vp=5), baby(CITY, hand=[NURTURE], lp=5), bunny())
    while t.asked == (P2, "play"):
        t.play("pass")
    assert (t[1].alive, t[1].hand, t[0].vp) == (False, (), 6)


# Tiny Tail

TAIL = "tiny_tail"


def test_tail_two_dice_become_ones() -> None:
    for place in (OUT, CITY):
        t = evolving(baby(place, play=[TAIL]), bunny())
        t.play("roll", "dice 123HEA", "stop")
        assert t.asked == (P1, "change")
        assert t.legal == {"pass", *(f"use {TAIL} {old}1" for old in "23AHE")}
        events = t.play(f"use {TAIL} E1", f"use {TAIL} H1")
        assert [e.what for e in kinds(events, "change")] == ["E1", "H1"]
        assert (t.state.results, t.asked) == ("11123A", (P1, "resolve"))
        t.play("resolve 1")
        assert t[0].vp == 1


def test_tail_one_or_none() -> None:
    t = evolving(baby(play=[TAIL]), bunny())
    t.play("roll", "dice 112233", "stop", f"use {TAIL} 31", "pass")
    assert t.state.results == "111223"
    t = evolving(baby(play=[TAIL]), bunny())
    t.play("roll", "dice 112233", "stop", "pass")
    assert t.state.results == "112233"


def test_tail_again_in_the_next_turn_but_not_for_others() -> None:
    t = evolving(baby(play=[TAIL]), bunny())
    t.play("roll", "dice 222233", "stop", f"use {TAIL} 21", f"use {TAIL} 21", "resolve 1", "resolve 2", "end")
    t.play("roll", "dice 112233", "stop")
    assert t.asked == (P2, "resolve")
    t.play("resolve 1", "resolve 2", "end", "roll", "dice 222233", "stop")
    assert (t.asked, f"use {TAIL} 21" in t.legal) == ((P1, "change"), True)
    assert t.refused(f"use {TAIL} A1") == "core.resolve.changes-first"


def test_tail_not_between_rolls() -> None:
    t = evolving(baby(play=[TAIL]), bunny(), dice="112233")
    assert t.refused(f"use {TAIL} 21") == f"card.{TAIL}"


def test_tail_with_herd_culler_three_ones() -> None:
    t = evolving(baby(play=[TAIL], cards=["herd_culler"]), bunny())
    t.play("roll", "dice 222233", "stop", f"use {TAIL} 21", "use herd_culler 21", f"use {TAIL} 31")
    assert t.state.results == "111223"


def test_tail_played_when_the_last_roll_has_fallen() -> None:
    t = after_rolling("122233", baby(hand=[TAIL]), bunny())
    assert t.asked == (P1, "play")
    t.play(f"play {TAIL}", f"use {TAIL} 31", f"use {TAIL} 31")
    assert t.state.results == "111222"
    assert after_rolling("111111", baby(hand=[TAIL]), bunny())[0].vp == 4
    t = after_rolling("122233", bunny(), baby(hand=[TAIL]))
    assert t.asked == (P1, "resolve")


def test_tail_not_offered_when_the_results_are_counted() -> None:
    t = after_rolling("122233", baby(hand=[TAIL]), bunny())
    playable = CARDS[TAIL].playable
    assert playable is not None
    assert playable(t.state, P1, "after_roll")
    t.play("pass")
    assert not playable(t.state, P1, "after_roll")
    assert not offered(t, TAIL)


def test_tail_leaves_with_its_owner() -> None:
    t = after_rolling("AAAAAA", kraken(), baby(CITY, play=[TAIL], lp=5), bunny())
    assert (t[1].alive, t[1].cards) == (False, ())


# Too Cute to Smash

CUTE = "too_cute_to_smash"


def test_cute_who_wounds_its_owner_loses_a_point() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = after_rolling("AA1122", bunny(other, vp=4), baby(place, play=[CUTE]))
        events = t.play("resolve A")
        assert (t[0].vp, t[1].vp, t[1].lp) == (3, 0, 8)
        assert changes(events, "vp") == [(P1, -1)]


def test_cute_nothing_below_zero_and_nothing_without_a_wound() -> None:
    t = after_rolling("AA1122", bunny(), baby(CITY, play=[CUTE]))
    assert changes(t.play("resolve A"), "vp") == []
    t = after_rolling("A11223", bunny(vp=4), baby(CITY, play=[CUTE], cards=["armor_plating"]))
    t.play("resolve A")
    assert t[0].vp == 4


def test_cute_cards_are_no_wounds_and_a_deadly_one_costs_nothing() -> None:
    market = ["flame_thrower", "heal", "tank"]
    t = evolving(bunny(vp=4, energy=9), baby(play=[CUTE]), phase="buy", market=market)
    t.play("buy flame_thrower")
    assert (t[0].vp, t[1].lp) == (4, 8)
    t = after_rolling("AA1122", bunny(vp=4), baby(CITY, play=[CUTE], lp=2), kraken())
    t.play("resolve A")
    assert (t[0].vp, t[1].alive, t[1].cards) == (4, False, ())


def test_cute_played_against_the_attack_that_comes() -> None:
    t = after_rolling("AA1122", bunny(vp=4), baby(CITY, hand=[CUTE]))
    t.play("resolve A")
    assert t.asked == (P2, "play")
    t.play(f"play {CUTE}")
    assert (t[0].vp, t[1].lp) == (3, 8)
    t = after_rolling("AA1122", bunny(), baby(CITY, hand=[CUTE]))
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    market = ["flame_thrower", "heal", "tank"]
    t = evolving(bunny(vp=4, energy=9), baby(hand=[CUTE]), phase="buy", market=market)
    t.play("buy flame_thrower")
    t.settle()
    assert t.asked == (P1, "buy")


def test_cute_a_point_can_be_what_was_missing() -> None:
    t = after_rolling("AA1111", bunny(vp=17), baby(CITY, play=[CUTE]), options={"tokyo_win": "end_of_turn"})
    t.play("resolve 1", "yield", "end")
    assert (t[0].vp, t.state.result) == (19, "")


# So Small!

SMALL = "so_small"


def hunted(dice: str, place: str = CITY, **more: object) -> Table:
    t = after_rolling(dice, bunny(OUT if place == CITY else CITY), baby(place, **more), kraken())
    t.play("resolve A")
    return t


def test_small_one_heart_spares_all() -> None:
    for place in (OUT, CITY):
        t = hunted("AAA112", place, play=[SMALL])
        assert (t.asked, t.legal) == ((P2, "before_loss"), {"pass", f"use {SMALL}"})
        events = t.play(f"use {SMALL}", "dice 1", "dice H", "dice H")
        assert [(e.seat, e.n) for e in kinds(events, "reduce")] == [(P2, 3)]
        assert t[1].lp == 10


def test_small_without_a_heart_all_is_lost() -> None:
    t = hunted("AA1122", play=[SMALL], lp=2)
    t.play(f"use {SMALL}", "dice 1", "dice A")
    assert (t[1].alive, t[1].cards) == (False, ())
    t = hunted("AA1122", play=[SMALL])
    t.play("pass")
    assert t[1].lp == 8


def test_small_a_die_for_each_attack_result_whatever_it_would_take() -> None:
    t = after_rolling("A11223", bunny(cards=["spiked_tail", "acid_attack"]), baby(CITY, play=[SMALL]))
    t.play("resolve A", f"use {SMALL}")
    rolls = 0
    while t.asked[1] == "side_roll":
        t.play("dice 1")
        rolls += 1
    assert (rolls, t[1].lp) == (3, 7)
    t = after_rolling("A11223", bunny(CITY, cards=["fire_breathing"]), baby(play=[SMALL]))
    t.play("resolve A", f"use {SMALL}", "dice 1")
    assert t[1].lp == 8


def test_small_not_against_cards_and_only_once() -> None:
    t = evolving(bunny(energy=9), baby(play=[SMALL]), phase="buy", market=["flame_thrower", "heal", "tank"])
    t.play("buy flame_thrower")
    assert t[1].lp == 8
    t = hunted("AA1122", play=[SMALL], cards=["camouflage"])
    t.play(f"use {SMALL}", "dice 1", "dice 1")
    assert t.legal == {"pass", "use camouflage"}


def test_small_spared_its_owner_may_still_yield() -> None:
    t = hunted("AA1122", play=[SMALL])
    t.play(f"use {SMALL}", "dice H", "dice 1")
    assert t.asked == (P2, "yield")


def test_small_played_against_the_attack_that_comes() -> None:
    t = hunted("AA1122", hand=[SMALL])
    assert t.asked == (P2, "play")
    t.play(f"play {SMALL}", f"use {SMALL}", "dice 1", "dice H")
    assert (t[1].lp, t[1].cards) == (10, (SMALL,))
    t = evolving(bunny(energy=9), baby(hand=[SMALL]), phase="buy", market=["flame_thrower", "heal", "tank"])
    t.play("buy flame_thrower")
    t.settle()
    assert t.asked == (P1, "buy")


# Underrated

UNDER = "underrated"


def test_underrated_two_attacks_more() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = after_rolling("A11223", baby(place, hand=[UNDER]), bunny(other))
        assert t.asked == (P1, "play")
        events = t.play(f"play {UNDER}")
        assert [(e.seat, e.what) for e in kinds(events, "add")] == [(P1, "AA")]
        assert t.state.results == "11223AAA"
        t.play("resolve A")
        assert (t[1].lp, t[0].cards) == (7, (UNDER,))


def test_underrated_between_the_faces_before_the_attack() -> None:
    t = after_rolling("A11223", baby(hand=[UNDER]), bunny(CITY))
    t.play("pass", "resolve 1", f"play {UNDER}")
    assert (t.state.results, t.state.dice) == ("223AAA", "11223A")
    t.play("resolve A")
    assert t[1].lp == 7
    t = after_rolling("A11223", baby(hand=[UNDER]), bunny(CITY))
    t.play("pass", "resolve A", "hold")
    assert t.asked == (P1, "resolve")
    assert not offered(t, UNDER)


def test_underrated_without_an_attack_brings_its_owner_into_tokyo() -> None:
    t = after_rolling("112233", baby(hand=[UNDER]), bunny())
    t.play("pass", "resolve 1", f"play {UNDER}", "resolve A", "resolve 2")
    assert t[0].place == CITY


def test_underrated_not_before_the_last_roll_and_not_on_other_turns() -> None:
    t = evolving(baby(hand=[UNDER]), bunny(CITY), dice="A11223")
    assert (t.asked, offered(t, UNDER)) == ((P1, "keep"), False)
    t = after_rolling("A11223", bunny(), baby(hand=[UNDER]))
    assert t.asked == (P1, "resolve")
    t = after_rolling("A11223", baby(hand=[UNDER]), bunny(CITY))
    t.play("pass", "resolve A", "hold", "resolve 1", "resolve 2")
    assert (t.asked, offered(t, UNDER)) == ((P1, "buy"), False)


def test_underrated_ends_with_the_turn() -> None:
    t = after_rolling("A11223", baby(hand=[UNDER]), bunny(CITY))
    t.play(f"play {UNDER}", "resolve A", "hold", "resolve 1", "resolve 2", "end")
    assert (t[0].cards, t[0].spent) == ((), (UNDER,))
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end", "roll", "dice A11223", "stop")
    assert t.state.results == "11223A"


def test_underrated_deepens_a_loss_that_terror_of_the_deep_meets() -> None:
    t = after_rolling("A11223", baby(hand=[UNDER]), kraken(CITY, play=["terror_of_the_deep"]))
    t.play(f"play {UNDER}", "resolve A", "use terror_of_the_deep", "dice H", "dice H", "dice 1")
    assert t[1].lp == 9


# Yummy Yummy

YUMMY = "yummy_yummy"


def test_yummy_life_and_energy() -> None:
    for place in (OUT, CITY):
        t = evolving(baby(place, hand=[YUMMY], lp=5), bunny())
        t.play(f"play {YUMMY}")
        assert (t[0].lp, t[0].energy, t[0].spent) == (7, 1, (YUMMY,))


def test_yummy_at_full_life_still_gives_energy() -> None:
    t = evolving(baby(hand=[YUMMY]), bunny())
    t.play(f"play {YUMMY}")
    assert (t[0].lp, t[0].energy) == (10, 1)


def test_yummy_on_the_turn_of_another_before_a_loss_that_would_kill() -> None:
    t = after_rolling("AA1122", bunny(), baby(CITY, hand=[YUMMY], lp=2))
    while t.asked == (P2, "play"):
        t.play("pass")
    t.play("resolve A", f"play {YUMMY}")
    assert (t[1].lp, t[1].energy) == (2, 1)
