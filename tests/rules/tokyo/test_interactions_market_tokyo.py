"""Cards of King of Tokyo together in the market, on the way from hand to hand, and at the two ends of a turn."""

from typing import Any

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, P3, P4, Table, changes, cited, kinds
from tests.rules.together import by, owner

MARKET = ["energize", "skyscraper", "shrink_ray"]


def buying(*monsters: Any, market: list[str] | None = None, **more: Any) -> Table:
    """Return a table at which the active monster, P1 unless it is said, may buy."""
    return tokyo(*monsters, phase="buy", market=market or MARKET, **more)


def batteries(n: int) -> dict[str, Any]:
    return {"id": "battery_monster", "counters": n}


# A Mimic whose model leaves


def test_four_ways_to_lose_what_a_mimic_acts_as() -> None:
    bigger = owner(OUT, "even_bigger", lp=12)
    copy = mimic("even_bigger", OUT, lp=12)
    sold = tokyo(owner(OUT, "even_bigger", "metamorph", lp=12), CITY, copy, phase="end")
    sold.play("end")
    sold_events = sold.play("give even_bigger")
    bought = buying(owner(CITY, "parasitic_tentacles", energy=4), bigger, copy)
    bought_events = bought.play("buy even_bigger")
    assert [(e.seat, e.n) for e in cited(bought_events, "core.lp.clamp")] == [(P2, -2), (P3, -2)]
    killed = rolled("AAEEEE", CITY, owner(OUT, "even_bigger", lp=2), copy, OUT)
    killed_events = killed.play("resolve A")
    child = rolled("AAEEEE", CITY, owner(OUT, "even_bigger", "it_has_a_child", lp=2), copy, OUT)
    child_events = child.play("resolve A")
    for t, events in ((sold, sold_events), (bought, bought_events), (killed, killed_events), (child, child_events)):
        assert (t[P3].cards, t[P3].lp) == (("mimic",), 10)
        assert [(e.seat, e.what) for e in cited(events, "card.mimic") if e.kind == "copy"] == [(P3, "mimic")]


def test_a_mimic_is_sold_for_its_own_price_and_what_it_acts_as_stays() -> None:
    t = tokyo(mimic("metamorph", OUT, "energy_hoarder"), owner(CITY, "metamorph"), phase="end")
    t.play("end")
    events = t.play("give mimic.metamorph", "pass")
    assert by(events, "energy") == [("card.metamorph", P1, 8)]
    assert by(events, "vp", P1) == [("card.energy_hoarder", P1, 1)]
    assert (t[P1].cards, t[P2].cards) == (("energy_hoarder",), ("metamorph",))


def test_a_battery_is_bought_with_its_counters_and_the_mimic_loses_its_own() -> None:
    p3 = owner(OUT, {"id": "mimic", "copies": "battery_monster", "counters": 6})
    t = buying(owner(OUT, "parasitic_tentacles", energy=3), owner(CITY, batteries(4)), p3)
    t.play("buy battery_monster")
    assert (t[P1].counters, t[P2].counters, t[P3].counters) == ({"battery_monster": 4}, {}, {})
    assert (t[P3].cards, t[P2].energy) == (("mimic",), 3)


def test_a_battery_that_runs_empty_ends_its_mimic() -> None:
    p3 = owner(OUT, {"id": "mimic", "copies": "battery_monster", "counters": 4})
    t = tokyo(owner(OUT, batteries(2)), CITY, p3, phase="start")
    assert (t[P1].cards, t[P1].energy) == ((), 2)
    assert (t[P3].cards, t[P3].counters) == (("mimic",), {})


# Buying


def test_alien_origin_and_its_mimic_with_tentacles_pay_a_friend_of_children() -> None:
    p1 = mimic("alien_origin", OUT, "alien_origin", "parasitic_tentacles", "media_friendly", energy=5)
    t = buying(p1, owner(CITY, "friend_of_children", "nova_breath"))
    events = t.play("buy nova_breath")
    assert by(events, "energy") == [
        ("card.parasitic_tentacles", P1, -5),
        ("card.parasitic_tentacles", P2, 6),
    ]
    assert by(events, "vp") == [("card.media_friendly", P1, 1)]
    assert t[P1].cards[-1] == "nova_breath"


def test_tentacles_take_alien_origin_at_the_full_price_and_everything_after_it_is_cheaper() -> None:
    t = buying(owner(OUT, "parasitic_tentacles", energy=7), owner(CITY, "alien_origin", "gourmet"))
    t.play("buy alien_origin")
    assert (t[P1].energy, t[P2].energy) == (4, 3)
    t.play("buy gourmet")
    assert (t[P1].energy, t[P2].energy) == (1, 6)


def test_media_friendly_bought_by_tentacles_pays_from_the_next_purchase_on() -> None:
    t = buying(owner(OUT, "parasitic_tentacles", energy=6), owner(CITY, "media_friendly", "friend_of_children"))
    t.play("buy media_friendly")
    assert t[P1].vp == 0
    t.play("buy friend_of_children")
    assert t[P1].vp == 1
    assert t[P2].energy == 8  # paid while it still has the card that it sells


def test_media_friendly_at_a_reveal_wins_on_the_turn_of_another() -> None:
    p1 = owner(OUT, "opportunist", "media_friendly", "alien_origin", energy=2, vp=18)
    t = buying(p1, {"place": CITY, "energy": 2}, turn=P2, deck_top=["corner_store", "heal", "tank"])
    t.play("sweep")
    assert t.asked == (P1, "seize")
    events = t.play("buy corner_store")
    assert by(events, "vp") == [("card.corner_store", P1, 1), ("card.media_friendly", P1, 1)]
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_two_opportunists_and_the_second_takes_what_is_laid_for_the_first() -> None:
    p2, p3 = mimic("opportunist", CITY, energy=4), owner(OUT, "opportunist", energy=3)
    t = buying({"place": OUT, "energy": 2}, p2, p3, deck_top=["corner_store", "heal", "commuter_train", "tank"])
    t.play("sweep")
    assert t.asked == (P2, "seize")
    t.play("buy corner_store")
    assert (t.asked, t.legal) == ((P3, "seize"), {"pass", "buy heal"})
    t.play("buy heal")
    t.settle()
    assert (t.asked, t[P2].energy, t[P3].energy) == ((P1, "buy"), 1, 0)
    assert t.state.market[:2] == ("commuter_train", "tank")


def test_tentacles_that_take_opportunist_end_the_second_one_too() -> None:
    p1 = owner(OUT, "parasitic_tentacles", energy=20)
    t = buying(p1, mimic("opportunist", CITY, energy=9), owner(OUT, "opportunist", energy=9), deck_top=["heal"])
    t.play("buy opportunist", "buy skyscraper")
    assert t.asked == (P1, "seize")
    t.play("pass")
    assert (t.asked, t[P2].cards) == ((P1, "buy"), ("mimic",))


def test_a_mimic_bought_at_a_reveal_acts_at_once_on_the_turn_of_another() -> None:
    p1 = owner(OUT, "opportunist", energy=9)
    t = buying(p1, owner(CITY, "alien_origin", energy=2), turn=P2, deck_top=["mimic", "heal", "corner_store", "tank"])
    t.play("sweep", "buy mimic")
    assert (t.asked, t.legal) == ((P1, "copy"), {"pick opportunist", "pick alien_origin"})
    t.play("pick alien_origin")
    assert (t[P1].cards, t[P1].energy) == (("opportunist", "mimic.alien_origin"), 1)
    t.settle()
    assert t.asked == (P2, "buy")


def test_what_made_in_a_lab_put_back_is_offered_to_opportunist_when_it_is_revealed() -> None:
    t = buying(owner(OUT, "made_in_a_lab", energy=6), owner(CITY, "opportunist", energy=3))
    t.play("use made_in_a_lab", "draw heal", "pass", "buy skyscraper")
    assert (t.asked, t.legal) == ((P2, "seize"), {"pass", "buy heal"})
    t.play("buy heal")
    t.settle()
    assert t.asked == (P1, "buy")
    assert (t[P2].energy, t.state.top_seen_by) == (0, ())


def test_made_in_a_lab_with_alien_origin_and_media_friendly() -> None:
    p1 = owner(OUT, "made_in_a_lab", "alien_origin", "media_friendly", energy=3)
    t = buying(p1, owner(CITY, "opportunist", energy=20))
    t.play("use made_in_a_lab", "draw commuter_train")
    events = t.play("buy commuter_train")
    assert by(events, "vp") == [("card.commuter_train", P1, 2), ("card.media_friendly", P1, 1)]
    assert (t[P1].energy, t.asked) == (0, (P1, "buy"))


def test_the_last_card_of_the_deck_is_one_that_was_looked_at() -> None:
    p1 = owner(OUT, "made_in_a_lab", energy=12)
    t = buying(p1, CITY, deck=["heal"], discards=["tank", "frenzy"])
    t.play("use made_in_a_lab", "draw heal", "pass", "buy skyscraper")
    assert (t.state.market, t.state.deck) == (("energize", "heal", "shrink_ray"), ())
    t.play("use made_in_a_lab")
    assert t.state.shuffles == 1
    assert set(t.outcomes) == {"draw frenzy", "draw skyscraper", "draw tank"}


# Bought and at once


def test_jet_fighters_with_four_life_points_reach_twenty() -> None:
    for cards, alive, winner in (((), False, -1), (("even_bigger",), False, -1), (("wings",), True, P1)):
        t = buying(owner(OUT, *cards, lp=4, vp=15, energy=7), CITY, OUT, market=["jet_fighters", "heal", "tank"])
        t.play("buy jet_fighters")
        if t.asked[1] == "before_loss":
            t.play("use wings")
        assert (t[P1].alive, t.state.winner) == (alive, winner)
    t = buying(owner(OUT, "it_has_a_child", lp=4, vp=15, energy=7), CITY, OUT, market=["jet_fighters", "heal", "tank"])
    t.play("buy jet_fighters")
    assert (t[P1].lp, t[P1].vp, t.state.result) == (10, 0, "")


def test_jet_fighters_and_rapid_healing_at_the_last_moment() -> None:
    t = buying(owner(OUT, "rapid_healing", lp=4, vp=15, energy=7), CITY, market=["jet_fighters", "heal", "tank"])
    t.play("buy jet_fighters")
    assert (t.asked, t.legal) == ((P1, "before_loss"), {"pass", "use rapid_healing"})
    t.play("use rapid_healing")
    assert (t[P1].lp, t.state.winner) == (1, P1)


def test_death_from_above_from_the_bay_with_media_friendly() -> None:
    t = buying(owner(BAY, "media_friendly", energy=5), owner(CITY, "jets", "burrowing"), OUT, OUT, OUT,
               market=["death_from_above", "heal", "tank"])
    events = t.play("buy death_from_above")
    assert t.all("place") == [CITY, OUT, OUT, OUT, OUT]
    assert by(events, "vp") == [("card.death_from_above", P1, 2), ("card.media_friendly", P1, 1)]
    assert not kinds(events, "damage")


def test_death_from_above_from_outside_into_a_full_tokyo_with_burrowing_in_both_places() -> None:
    t = buying({"place": OUT, "energy": 5}, owner(CITY, "burrowing"), mimic("burrowing", BAY), OUT, OUT,
               market=["death_from_above", "heal", "tank"])
    events = t.play("buy death_from_above")
    assert t.all("place") == [CITY, OUT, OUT, OUT, OUT]
    assert by(events, "vp") == [("card.death_from_above", P1, 2), ("kot.enter.vp", P1, 1)]
    assert t[P1].lp == 10


def test_gas_refinery_kills_in_the_city_and_the_bay_closes_over_the_buyer() -> None:
    t = buying(owner(BAY, "eater_of_the_dead", energy=6), {"place": CITY, "lp": 3}, OUT, OUT,
               owner(OUT, "were_only_making_it_stronger"), market=["gas_refinery", "heal", "tank"])
    events = t.play("buy gas_refinery")
    assert t.all("place") == [CITY, None, OUT, OUT, OUT]
    assert by(events, "vp") == [("card.gas_refinery", P1, 2), ("card.eater_of_the_dead", P1, 3)]
    assert t[4].energy == 1
    t = buying({"place": BAY, "energy": 6}, CITY, {"place": OUT, "lp": 3}, OUT, OUT,
               market=["gas_refinery", "heal", "tank"])
    t.play("buy gas_refinery")
    assert t.all("place") == [OUT, CITY, None, OUT, OUT]


def test_high_altitude_bombing_with_children_on_both_sides() -> None:
    p1 = owner(CITY, "it_has_a_child", lp=3, vp=9, energy=4)
    t = buying(p1, mimic("it_has_a_child", OUT, lp=3), market=["high_altitude_bombing", "heal", "tank"])
    t.play("buy high_altitude_bombing")
    t.settle()
    assert (t.all("lp"), t.all("place"), t[P1].vp) == ([10, 10], [OUT, OUT], 0)
    assert t.asked == (P1, "buy")


def test_vast_storm_leaves_solar_powered_nothing_to_do_and_evacuation_orders_help_the_underdog() -> None:
    p1 = owner(OUT, "rooting_for_the_underdog", "solar_powered", energy=13, vp=0)
    t = buying(p1, {"place": CITY, "vp": 5, "energy": 5}, market=["vast_storm", "evacuation_orders", "tank"])
    t.play("buy vast_storm")
    assert (t[P1].vp, t[P2].energy) == (2, 3)
    t.play("buy evacuation_orders")
    t.settle()
    events = t.play("end")
    assert by(events, "energy") == [("card.solar_powered", P1, 1)]
    assert (t[P1].vp, t[P2].vp) == (2, 2)


# Whose turn it is


def test_frenzy_of_an_opportunist_waits_for_every_turn_that_the_active_monster_freezes() -> None:
    p2 = owner(CITY, "freeze_time")
    t = rolled("111EEE", owner(OUT, "opportunist", energy=7), p2, OUT, turn=P2, market=MARKET,
               deck_top=["frenzy", "corner_store", "tank", "heal"])
    t.play("resolve 1", "pick freeze_time", "sweep", "buy frenzy")
    t.settle()
    assert t.state.extra_turns == (("freeze_time", P2), ("frenzy", P1))
    t.play("end", "roll", "dice 111EE", "stop", "resolve 1", "pick freeze_time")
    assert t.state.extra_turns == (("frenzy", P1), ("freeze_time", P2))
    t.play("end")
    assert (t.state.turn, t.state.ledger.extra) == (P2, "freeze_time")
    t.play("roll", "dice EEEEE", "stop", "end")
    assert (t.state.turn, t.state.ledger.extra) == (P1, "frenzy")
    t.play("roll", "dice EEEEEE", "stop", "end")
    assert (t.asked, t.state.ledger.extra) == ((P3, "roll"), "")


def test_freeze_time_with_a_dead_monster_next() -> None:
    t = rolled("111EEE", owner(OUT, "freeze_time", "gourmet"), {"alive": False}, OUT, CITY)
    t.play("resolve 1", "pick freeze_time", "end")
    assert (t.state.turn, t.state.ledger.extra, t[P1].vp) == (P1, "freeze_time", 3)
    t.play("roll", "dice 1123E", "stop", "resolve 1", "resolve 2", "resolve 3", "end")
    assert (t.asked, t.state.ledger.extra) == ((P3, "roll"), "")


def test_freeze_time_then_frenzy_in_the_order_gained() -> None:
    t = rolled("111EEE", owner(OUT, "freeze_time", energy=7), CITY, market=["frenzy", "heal", "tank"])
    t.play("resolve 1", "pick freeze_time", "buy frenzy")
    t.settle()
    t.play("end", "roll")
    assert (t.state.ledger.extra, len(next(iter(t.outcomes)).removeprefix("dice "))) == ("freeze_time", 5)
    t.play("dice EEEEE", "stop", "end", "roll")
    assert (t.state.ledger.extra, len(next(iter(t.outcomes)).removeprefix("dice "))) == ("frenzy", 6)
    t.play("dice EEEEEE", "stop", "end")
    assert t.asked == (P2, "roll")


# The end of a turn


def test_metamorph_before_energy_hoarder_solar_powered_and_poison() -> None:
    p1 = owner(OUT, "energy_hoarder", "solar_powered", "nova_breath", "metamorph", lp=2, tokens={"poison": 2})
    t = tokyo(p1, CITY, OUT, phase="end")
    t.play("end")
    assert t.asked == (P1, "metamorph")
    t.play("give nova_breath", "pass")
    assert (t.asked, t.legal) == ((P1, "order"), {"pick energy_hoarder", "pick poison"})
    events = t.play("pick energy_hoarder")
    assert by(events, "vp", P1) == [("card.energy_hoarder", P1, 1)]
    assert (t[P1].alive, t.asked) == (False, (P2, "roll"))


def test_metamorph_sells_it_has_a_child_and_poison_kills() -> None:
    t = tokyo(owner(OUT, "metamorph", "it_has_a_child", lp=1, tokens={"poison": 1}), CITY, OUT, phase="end")
    t.play("end", "give it_has_a_child", "pass")
    assert (t[P1].alive, t.state.discards) == (False, ("it_has_a_child", "metamorph"))


def test_even_bigger_sold_at_twelve_and_rapid_healing_for_the_energy() -> None:
    t = tokyo(owner(OUT, "metamorph", "even_bigger", "rapid_healing", lp=12, tokens={"poison": 1}), CITY, phase="end")
    t.play("end", "give even_bigger")
    assert (t[P1].lp, t[P1].energy) == (10, 4)
    assert t.refused("use rapid_healing") == "card.rapid_healing"
    t.play("pass")
    assert t[P1].lp == 9


def test_solar_powered_with_two_friends_of_children_after_wings_took_the_last_energy() -> None:
    p1 = mimic("friend_of_children", OUT, "solar_powered", "friend_of_children", "wings", energy=2)
    t = tokyo(p1, CITY, phase="end")
    t.play("use wings", "end")
    assert t[P1].energy == 3


def test_the_start_of_a_turn_in_the_city_with_urbavore_and_a_battery() -> None:
    for vp, result in ((16, ""), (17, "vp")):
        t = tokyo(owner(CITY, "urbavore", batteries(6), "friend_of_children", vp=vp), OUT, phase="start")
        assert t.legal == {"pick urbavore", "pick battery_monster"}
        events = t.play("pick battery_monster")
        assert changes(events, "energy") == [(P1, 2)]
        assert (t[P1].vp, t.state.result) == (vp + 3, result)


def test_harm_for_a_herbivore_is_what_its_cards_took_in_its_own_turn() -> None:
    for card, pays in (("flame_thrower", False), ("national_guard", False), ("heal", True)):
        t = buying(owner(OUT, "herbivore", energy=3), CITY, market=[card, "energize", "tank"])
        t.play(f"buy {card}")
        t.settle()
        assert bool(cited(t.play("end"), "card.herbivore")) == pays
    p1 = owner(OUT, "herbivore", "opportunist", energy=3)
    t = buying(p1, {"place": CITY, "energy": 2}, turn=P2, deck_top=["flame_thrower", "tank", "frenzy", "heal"])
    t.play("sweep", "buy flame_thrower", "end", "roll", "dice 11223E", "stop", "resolve 1", "resolve 2", "resolve 3")
    assert t[P2].lp == 8
    assert [e.n for e in cited(t.play("end"), "card.herbivore")] == [1]


def test_the_underdog_of_four_after_the_last_one_died() -> None:
    p1 = owner(OUT, "rooting_for_the_underdog", vp=1, energy=3)
    t = buying(p1, {"place": CITY, "vp": 4}, {"place": OUT, "lp": 2, "vp": 1}, {"place": OUT, "vp": 2},
               market=["flame_thrower", "heal", "tank"])
    t.play("buy flame_thrower")
    t.settle()
    t.play("end")
    assert (t[P1].vp, t[P3].alive, t.state.turn) == (2, False, P2)
    assert t[P4].lp == 8
