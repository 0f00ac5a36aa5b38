"""The evolutions of Cyber Bunny."""

from tests.rules.evolutions.later_monsters import (
    BUNNY,
    CITY,
    KRAKEN,
    OUT,
    after_rolling,
    baby,
    bunny,
    evolving,
    kraken,
    offered,
)
from tests.rules.table import P1, P2, P3, Table, changes, cited, kinds

# Emergency Battery


def test_battery_gives_three_energy() -> None:
    for place in (OUT, CITY):
        t = evolving(bunny(place, hand=["emergency_battery"]), kraken())
        t.play("play emergency_battery")
        assert (t[0].energy, t[0].spent, t[0].hand, t[0].cards) == (3, ("emergency_battery",), (), ())
        assert t.asked == (P1, "roll")


def test_battery_on_the_turn_of_another_and_with_a_bonus() -> None:
    me = bunny(hand=["emergency_battery"], cards=["friend_of_children"])
    t = evolving(me, kraken(), turn=P2, phase="start")
    assert t.asked == (P1, "play")
    t.play("play emergency_battery")
    assert (t[0].energy, t.asked) == (4, (P2, "roll"))


def test_battery_pays_what_another_evolution_needs() -> None:
    t = evolving(bunny(hand=["emergency_battery"], play=["energy_sword"]), kraken())
    assert t.refused("use energy_sword") == "card.energy_sword"
    t.play("play emergency_battery", "use energy_sword")
    assert t[0].energy == 1


# Stroke of Genius


def test_stroke_doubles_the_energy_of_the_turn() -> None:
    for place in (OUT, CITY):
        t = after_rolling("EEE112", bunny(place, hand=["stroke_of_genius"], energy=4), kraken())
        t.play("resolve E", "resolve 1")
        assert t.asked == (P1, "buy")
        t.play("play stroke_of_genius")
        assert (t[0].energy, t[0].spent, t.asked) == (10, ("stroke_of_genius",), (P1, "buy"))


def test_stroke_counts_every_gain_and_what_was_spent() -> None:
    me = bunny(hand=["stroke_of_genius", "emergency_battery"], cards=["friend_of_children"])
    t = after_rolling("EE1122", me, kraken(), market=["heal", "tank", "frenzy"])
    t.play("pass", "resolve E", "resolve 1")
    while t.asked[1] == "play":
        t.play("pass")
    assert (t.asked, t[0].energy) == ((P1, "buy"), 3)
    t.play("buy heal", "play emergency_battery")
    assert t[0].energy == 3 - 3 + 4
    t.play("play stroke_of_genius")
    assert t[0].energy == 4 + 7 + 1


def test_stroke_is_not_offered_without_a_gain_or_at_another_time() -> None:
    t = evolving(bunny(hand=["stroke_of_genius"], energy=5), kraken(), phase="buy")
    assert not offered(t, "stroke_of_genius")
    assert t.refused("play stroke_of_genius") == "core.turn.order"
    t = after_rolling("112233", bunny(hand=["stroke_of_genius"]), kraken(), this_turn={"earned": [[BUNNY, 2]]})
    assert t.asked == (P1, "resolve")
    assert not offered(t, "stroke_of_genius")
    t = evolving(bunny(hand=["stroke_of_genius"]), kraken(), phase="buy", this_turn={"earned": [[KRAKEN, 2]]})
    assert not offered(t, "stroke_of_genius")


def test_stroke_at_the_end_of_the_turn_of_another() -> None:
    earned = {"earned": [[BUNNY, 2]]}
    t = after_rolling("112233", bunny(hand=["stroke_of_genius"]), kraken(), turn=P2, this_turn=earned)
    t.play("resolve 1", "resolve 2")
    assert t.asked == (P2, "buy")
    t.play("end")
    assert t.asked == (P1, "play")
    t.play("play stroke_of_genius")
    assert t[0].energy == 2
    assert (t.state.turn, t.asked) == (P1, (P1, "roll"))


def test_stroke_looks_at_this_turn_only() -> None:
    t = evolving(bunny(hand=["stroke_of_genius"]), kraken(), phase="buy", this_turn={"earned": [[BUNNY, 2]]})
    t.play("end")
    assert t.asked == (P1, "play")
    t.play("pass", "roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert (t.state.turn, t.asked) == (P1, (P1, "roll"))
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2")
    assert t.asked == (P1, "buy")
    assert not offered(t, "stroke_of_genius")


# Rabbit's Foot


def test_foot_spares_a_loss_that_would_kill() -> None:
    t = after_rolling("AAA112", kraken(), bunny(CITY, hand=["rabbits_foot"], lp=2))
    t.play("resolve A")
    assert t.asked == (P2, "play")
    events = t.play("play rabbits_foot")
    assert [(e.seat, e.n, e.other) for e in kinds(events, "reduce")] == [(P2, 3, P1)]
    assert (t[1].lp, t[1].spent, t.asked) == (2, ("rabbits_foot",), (P2, "yield"))


def test_foot_not_played_the_owner_dies_with_its_hand() -> None:
    t = after_rolling("AAA112", kraken(), bunny(CITY, hand=["rabbits_foot"], lp=2), baby())
    t.play("resolve A")
    events = t.play("pass")
    assert not t[1].alive
    assert (t[1].hand, t[1].spent, t[1].evolutions) == ((), (), ())
    assert [e.n for e in kinds(events, "evolutions_out")] == [8]


def test_foot_lasts_for_the_turn_and_no_longer() -> None:
    me = bunny(CITY, hand=["rabbits_foot"])
    t = after_rolling("AA1122", kraken(energy=9), me, baby(), market=["flame_thrower", "tank", "heal"])
    t.play("resolve A", "play rabbits_foot", "hold", "resolve 1", "buy flame_thrower")
    assert t.all("lp") == [10, 10, 8]
    t.play("end", "roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert (t.asked, t[1].lp) == ((P3, "roll"), 10)
    t.play("roll", "dice AA1122", "stop", "resolve A")
    assert t[1].lp == 8


def test_foot_against_an_own_card_in_the_own_turn() -> None:
    t = evolving(bunny(hand=["rabbits_foot"], energy=9, lp=4), kraken(), phase="buy", market=["tank", "heal", "frenzy"])
    t.play("buy tank")
    assert t.asked == (P1, "play")
    t.play("play rabbits_foot")
    assert (t[0].lp, t[0].vp) == (4, 4)


def test_foot_is_not_offered_where_nothing_would_be_lost() -> None:
    t = evolving(bunny(hand=["rabbits_foot"]), kraken())
    assert not offered(t, "rabbits_foot")
    t = after_rolling("A11223", kraken(), bunny(CITY, hand=["rabbits_foot"], cards=["armor_plating"]))
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    assert not offered(t, "rabbits_foot")


# Heart of the Rabbit

HEART = "heart_of_the_rabbit"


def test_heart_one_die_of_another_is_rolled_again() -> None:
    for place in (OUT, CITY):
        t = after_rolling("112233", kraken(), bunny(place, hand=[HEART]))
        assert t.asked == (P2, "play")
        t.play(f"play {HEART}")
        assert t.asked == (P2, HEART)
        assert t.legal == {f"use {HEART} 1", f"use {HEART} 2", f"use {HEART} 3"}
        t.play(f"use {HEART} 3")
        assert t.asked == (P2, "side_roll")
        t.play("dice 1")
        assert (t.state.dice, t.state.results, t.asked) == ("111223", "111223", (P1, "resolve"))
        assert (t[1].spent, t[1].hand) == ((HEART,), ())


def test_heart_the_die_must_lie_there() -> None:
    t = after_rolling("112233", kraken(), bunny(hand=[HEART]))
    t.play(f"play {HEART}")
    assert t.refused(f"use {HEART} A") == f"card.{HEART}"
    assert t.refused("resolve 1") == f"card.{HEART}"


def test_heart_with_dice_all_alike_there_is_no_choice() -> None:
    t = after_rolling("EEEEEE", kraken(), bunny(hand=[HEART]))
    t.play(f"play {HEART}")
    assert t.asked == (P2, "side_roll")
    t.play("dice A")
    assert t.state.results == "AEEEEE"


def test_heart_passed_leaves_the_dice() -> None:
    t = after_rolling("112233", kraken(), bunny(hand=[HEART]))
    t.play("pass")
    assert (t.state.dice, t.asked, t[1].hand) == ("112233", (P1, "resolve"), (HEART,))


def test_heart_neither_before_the_last_roll_nor_in_the_own_turn() -> None:
    t = evolving(kraken(), bunny(hand=[HEART]))
    t.play("roll", "dice 112233")
    assert t.asked == (P1, "keep")
    t = after_rolling("112233", bunny(hand=[HEART]), kraken())
    assert t.asked == (P1, "resolve")
    assert not offered(t, HEART)


def test_heart_not_when_the_results_are_counted() -> None:
    me = bunny(CITY, hand=[HEART, "rabbits_foot"])
    t = after_rolling("AA1122", kraken(), me)
    t.play("pass", "resolve A")
    assert t.asked == (P2, "play")
    assert t.legal == {"pass", "play rabbits_foot"}


def test_heart_can_keep_another_from_evolving() -> None:
    t = after_rolling("HHH112", kraken(), bunny(hand=[HEART]))
    t.play(f"play {HEART}", f"use {HEART} H", "dice 2")
    assert (t.state.dice, t.asked, t[0].hand) == ("1122HH", (P1, "resolve"), ())
    t = after_rolling("HHH112", kraken(), bunny(hand=[HEART]))
    t.play("pass")
    assert t.asked == (P1, "evolution")


def test_heart_comes_before_a_probe_and_changes() -> None:
    t = after_rolling("112233", kraken(cards=["herd_culler"]), bunny(hand=[HEART]), baby(cards=["psychic_probe"]))
    assert t.asked == (P2, "play")
    t.play(f"play {HEART}", f"use {HEART} 3", "dice E")
    assert t.asked == (P3, "probe")
    assert "use psychic_probe E" in t.legal
    t.play("pass")
    assert (t.asked, t.state.dice) == ((P1, "change"), "11223E")
    t.play("use herd_culler E1")
    assert t.state.results == "111223"


def test_heart_comes_back_when_its_owner_enters() -> None:
    t = after_rolling("A11223", bunny(spent=["emergency_battery", HEART]), kraken())
    events = t.play("resolve A", "resolve 1", "resolve 2")
    assert t[0].place == CITY
    assert (t[0].hand, t[0].spent) == ((HEART,), ("emergency_battery",))
    assert [(e.kind, e.seat, e.what) for e in cited(events, f"card.{HEART}")] == [("take_back", P1, HEART)]


def test_heart_stays_discarded_when_another_enters_or_nobody() -> None:
    t = after_rolling("A11223", kraken(), bunny(spent=[HEART]))
    t.play("resolve A", "resolve 1", "resolve 2")
    assert (t[0].place, t[1].spent) == (CITY, (HEART,))
    t = after_rolling("111223", bunny(spent=[HEART]), kraken())
    t.play("resolve 1", "resolve 2")
    assert (t[0].place, t[0].spent) == (OUT, (HEART,))


# Secret Laboratory

LAB = "secret_laboratory"
MARKET = ["corner_store", "heal", "tank"]


def test_laboratory_power_cards_cost_one_less() -> None:
    for place in (OUT, CITY):
        t = evolving(bunny(place, play=[LAB], energy=2), kraken(), phase="buy", market=MARKET)
        assert {"buy corner_store", "buy heal"} < t.legal
        assert t.refused("buy tank") == "core.buy.cost"
        events = t.play("buy corner_store")
        assert (t[0].energy, t[0].vp) == (0, 1)
        assert [(e.rule, e.n) for e in kinds(events, "discount")] == [(f"card.{LAB}", 1)]


def test_laboratory_with_another_discount_and_a_sweep() -> None:
    t = evolving(bunny(play=[LAB], energy=1, cards=["alien_origin"]), kraken(), phase="buy", market=MARKET)
    assert "sweep" not in t.legal
    t.play("buy corner_store")
    assert (t[0].energy, t[0].vp) == (0, 1)


def test_laboratory_played_when_buying_acts_at_once() -> None:
    t = evolving(bunny(hand=[LAB], energy=2), kraken(), phase="buy", market=MARKET)
    assert "buy corner_store" not in t.legal
    t.play(f"play {LAB}")
    assert (t[0].cards, t[0].hand, t[0].spent) == ((LAB,), (), ())
    t.play("buy corner_store")
    assert t[0].vp == 1


def test_laboratory_is_asked_for_only_where_its_owner_decides_anyway() -> None:
    t = evolving(bunny(hand=[LAB]), kraken(), turn=P2)
    assert t.asked == (P2, "roll")
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert t.asked == (P1, "roll")
    assert offered(t, LAB)


def test_laboratory_leaves_the_game_with_its_owner() -> None:
    t = after_rolling("AAA112", kraken(energy=2), bunny(CITY, play=[LAB], lp=2), baby(), market=MARKET)
    t.play("resolve A", "resolve 1")
    assert (t[1].cards, t[1].spent) == ((), ())
    assert t.asked == (P1, "buy")
    assert "buy corner_store" not in t.legal


# King of the Gizmo

GIZMO = "king_of_the_gizmo"


def test_gizmo_a_point_for_each_purchase() -> None:
    for place in (OUT, CITY):
        t = evolving(bunny(place, play=[GIZMO], energy=9), kraken(), phase="buy", market=MARKET, deck_top=["frenzy"])
        events = t.play("buy corner_store")
        assert [(e.rule, e.n) for e in kinds(events, "vp")] == [("card.corner_store", 1), (f"card.{GIZMO}", 1)]
        t.play("buy heal")
        assert t[0].vp == 3


def test_gizmo_nothing_for_sweeps_and_the_purchases_of_others() -> None:
    t = evolving(bunny(play=[GIZMO], energy=9), kraken(energy=9), phase="buy", market=MARKET)
    t.play("sweep")
    assert t[0].vp == 0
    t = evolving(kraken(energy=9), bunny(play=[GIZMO]), phase="buy", market=MARKET)
    t.play("buy heal")
    assert t[1].vp == 0


def test_gizmo_played_before_the_purchase_counts_it_and_can_win() -> None:
    t = evolving(bunny(hand=[GIZMO], energy=9, vp=19), kraken(), phase="buy", market=["heal", "tank", "frenzy"])
    t.play(f"play {GIZMO}", "buy heal")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_gizmo_on_the_turn_of_another() -> None:
    me = bunny(play=[GIZMO, LAB], energy=2, cards=["opportunist"])
    t = evolving(kraken(energy=9), me, phase="buy", market=["heal", "tank", "frenzy"], deck_top=["corner_store"])
    t.play("buy heal")
    assert t.asked == (P2, "seize")
    t.play("buy corner_store")
    assert (t[1].vp, t[1].energy) == (2, 0)


def test_gizmo_a_purchase_that_kills_its_owner_is_worth_nothing() -> None:
    me = bunny(play=[GIZMO], energy=9, lp=3)
    t = evolving(me, kraken(), baby(), phase="buy", market=["tank", "heal", "frenzy"])
    events = t.play("buy tank")
    assert not t[0].alive
    assert not [e for e in cited(events, f"card.{GIZMO}") if e.kind == "vp"]


# Energy Sword

SWORD = "energy_sword"


def swinging(dice: str, place: str = OUT, rival: str = CITY, **more: object) -> Table:
    t = evolving(bunny(place, play=[SWORD], energy=2, **more), kraken(rival))
    t.play(f"use {SWORD}", "roll", f"dice {dice}", "stop")
    return t


def test_sword_adds_an_attack_and_gains_energy_for_all() -> None:
    for place, rival in ((OUT, CITY), (CITY, OUT)):
        t = swinging("AA1122", place, rival)
        assert (t.state.results, t[0].energy) == ("1122AAA", 3)
        t.play("resolve A")
        assert t[1].lp == 7


def test_sword_without_an_attack_gives_nothing() -> None:
    t = swinging("112233")
    assert (t.state.results, t[0].energy) == ("112233", 0)


def test_sword_not_paid_for_does_nothing() -> None:
    t = evolving(bunny(play=[SWORD], energy=2), kraken(CITY))
    t.play("roll", "dice AA1122", "stop")
    assert (t.state.results, t[0].energy) == ("1122AA", 2)


def test_sword_once_before_the_first_roll_and_for_two_energy() -> None:
    t = evolving(bunny(play=[SWORD], energy=1), kraken(CITY))
    assert t.refused(f"use {SWORD}") == f"card.{SWORD}"
    t = evolving(bunny(play=[SWORD], energy=4), kraken(CITY))
    t.play(f"use {SWORD}")
    assert t[0].energy == 2
    assert t.refused(f"use {SWORD}") == f"card.{SWORD}"
    t = evolving(bunny(play=[SWORD], energy=4), kraken(CITY))
    t.play("roll", "dice AA1122")
    assert t.refused(f"use {SWORD}") == f"card.{SWORD}"
    t.play("keep AA")
    assert t.refused(f"use {SWORD}") == f"card.{SWORD}"


def test_sword_acts_for_the_turn_that_was_paid_for() -> None:
    t = swinging("112233")
    t.play("resolve 1", "resolve 2", "end", "roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert t.asked == (P1, "roll")
    t.play("roll", "dice AA1122", "stop")
    assert t.state.results == "1122AA"


def test_sword_counts_the_attacks_of_other_cards_for_energy() -> None:
    t = swinging("A11223", cards=["acid_attack"])
    assert (t.state.results, t[0].energy) == ("11223AAA", 3)
    t = swinging("112233", cards=["acid_attack"])
    assert (t.state.results, t[0].energy) == ("112233A", 1)


def test_sword_played_and_used_before_the_same_roll() -> None:
    t = evolving(bunny(hand=[SWORD], energy=2), kraken(CITY))
    t.play(f"play {SWORD}", f"use {SWORD}", "roll", "dice A11223", "stop")
    assert t.state.results == "11223AA"


def test_sword_paid_for_by_one_who_then_dies_is_gone() -> None:
    t = evolving(kraken(), bunny(CITY, play=[SWORD], lp=1), baby(), phase="resolve", dice="AA1122")
    t.play("resolve A")
    assert (t[1].alive, t[1].cards) == (False, ())


# Electric Carrot

CARROT = "electric_carrot"
GIVE = f"use {CARROT} energy"


def attacked(dice: str, *others: dict[str, object], place: str = CITY, **more: object) -> Table:
    t = after_rolling(dice, bunny(place, play=[CARROT], **more), *others)
    t.play("resolve A")
    return t


def test_carrot_energy_or_a_deeper_wound() -> None:
    t = attacked("AA1122", kraken(energy=2), baby())
    assert t.asked == (P2, CARROT)
    assert t.legal == {"pass", GIVE}
    t.play(GIVE)
    assert (t.all("lp"), t.all("energy")) == ([10, 8, 7], [1, 1, 0])
    t = attacked("AA1122", kraken(energy=2), baby())
    events = t.play("pass")
    assert (t.all("lp"), t.all("energy")) == ([10, 7, 7], [0, 2, 0])
    assert [(e.seat, e.n, e.other) for e in kinds(events, "boost")] == [(P1, 1, P2), (P1, 1, P3)]


def test_carrot_asks_in_order() -> None:
    t = attacked("AA1122", kraken(energy=1), baby(energy=1))
    t.play("pass")
    assert t.asked == (P3, CARROT)
    t.play(GIVE)
    assert (t.all("lp"), t[0].energy) == ([10, 7, 8], 1)


def test_carrot_only_in_tokyo() -> None:
    t = attacked("AA1122", kraken(CITY, energy=1), place=OUT)
    assert t.asked == (P2, "yield")
    assert t[1].lp == 8


def test_carrot_not_where_nothing_is_lost() -> None:
    t = attacked("A11223", kraken(energy=1, cards=["armor_plating"]))
    assert t.asked == (P1, "resolve")
    assert t[1].lp == 10


def test_carrot_the_answer_comes_first() -> None:
    t = attacked("AA1122", kraken(energy=1))
    assert t.refused("resolve 1") == f"card.{CARROT}"
    t = evolving(bunny(CITY, play=[CARROT]), kraken(energy=1))
    assert t.refused(GIVE) == f"card.{CARROT}"


def test_carrot_can_kill_who_gives_nothing() -> None:
    t = attacked("AA1122", kraken(energy=1, lp=3), baby())
    t.play("pass")
    assert not t[1].alive
    t = attacked("AA1122", kraken(energy=1, lp=3), baby())
    t.play(GIVE)
    assert t[1].lp == 1


def test_carrot_is_part_of_the_loss_that_terror_of_the_deep_sees() -> None:
    t = attacked("AA1122", kraken(energy=1, play=["terror_of_the_deep"]))
    t.play("pass", "use terror_of_the_deep", "dice H", "dice H", "dice H")
    assert t[1].lp == 10


def test_carrot_the_gift_is_a_gain() -> None:
    t = attacked("AA1122", kraken(energy=1), cards=["friend_of_children"])
    t.play(GIVE)
    assert t[0].energy == 2


def test_carrot_played_just_before_the_attack() -> None:
    t = after_rolling("AAAAAA", bunny(CITY, hand=[CARROT]), kraken())
    assert t.asked == (P1, "play")
    events = t.play(f"play {CARROT}")
    assert changes(events, "damage") == [(P2, 7)]
    t = after_rolling("AAAAAA", bunny(OUT, hand=[CARROT]), kraken(CITY))
    assert t.asked == (P2, "yield")


def test_carrot_cards_are_no_attack() -> None:
    market = ["flame_thrower", "heal", "tank"]
    t = evolving(bunny(CITY, play=[CARROT], energy=9), kraken(energy=1), phase="buy", market=market)
    t.play("buy flame_thrower")
    t.settle()
    assert (t.asked, t[1].lp) == ((P1, "buy"), 8)
