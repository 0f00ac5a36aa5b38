"""The evolutions of Alienoid."""

from tests.rules.evolutions.original_monsters import alien, evolving, fallen, giga, king, kitty, kong, plays, rob
from tests.rules.in_tokyo import CITY, OUT
from tests.rules.table import P1, P2, P3, changes, cited, kinds


def test_alien_scourge_two_points_on_any_turn() -> None:
    t = fallen("1122EE", kong(OUT), alien(CITY, hand=["alien_scourge"], vp=3))
    assert t.asked == (P2, "play")
    t.play("play alien_scourge")
    assert (t[P2].vp, t[P2].spent) == (5, ("alien_scourge",))


def test_alien_scourge_wins_at_twenty() -> None:
    t = evolving(alien(OUT, hand=["alien_scourge"], vp=19), kong(CITY))
    t.play("play alien_scourge")
    assert (t.state.result, t.state.winner, t[P1].vp) == ("vp", P1, 20)


def test_precision_field_support_takes_the_first_cheap_keep_card() -> None:
    t = evolving(alien(OUT, hand=["precision_field_support"]), kong(CITY))
    t.play("play precision_field_support")
    assert t.asked == (P1, "search")
    assert sum(t.outcomes.values()) == 1
    events = t.play("draw heal", "draw giant_brain", "draw alien_origin")
    assert [e.what for e in kinds(events, "reveal")] == ["heal", "giant_brain", "alien_origin"]
    assert (t[P1].cards, t[P1].energy, t.state.discards) == (("alien_origin",), 0, ("heal", "giant_brain"))
    assert t.state.ledger.bought == ()
    assert (t.asked, t[P1].spent) == ((P1, "roll"), ("precision_field_support",))


def test_precision_field_support_from_what_is_known_to_lie_on_top() -> None:
    t = evolving(
        alien(OUT, hand=["precision_field_support"]), kong(CITY), deck_top=["heal"], top_seen_by=["Kong"]
    )
    events = t.play("play precision_field_support")
    assert [(e.what, e.to) for e in kinds(events, "reveal")] == [("heal", None)]
    assert (t.asked, t.state.deck_top, t.state.top_seen_by) == ((P1, "search"), (), ())


def test_precision_field_support_the_cards_below_and_the_discards() -> None:
    me = alien(OUT, hand=["precision_field_support"])
    t = evolving(me, kong(CITY), deck=[], deck_bottom=["heal"], discards=["alien_origin", "jets"])
    events = t.play("play precision_field_support")
    assert [e.what for e in kinds(events, "reveal")] == ["heal"]
    assert (t.state.shuffles, t.asked) == (1, (P1, "search"))
    assert set(t.outcomes) == {"draw alien_origin", "draw heal", "draw jets"}
    t.play("draw alien_origin")
    assert t[P1].cards == ("alien_origin",)


def test_precision_field_support_needs_such_a_card() -> None:
    me = alien(OUT, hand=["precision_field_support"])
    t = evolving(me, kong(CITY), deck=["heal", "jets"], discards=["giant_brain"])
    assert plays(t) == set()


def test_precision_field_support_nobody_may_buy_what_is_turned_up() -> None:
    t = evolving(
        alien(OUT, hand=["precision_field_support"]), kong(CITY, cards=["opportunist"], energy=9), market=["jets"]
    )
    t.play("play precision_field_support", "draw heal", "draw alien_origin")
    assert (t.asked, t.state.market[0]) == ((P1, "roll"), "jets")


def test_precision_field_support_between_rolls_and_on_anothers_turn() -> None:
    t = evolving(alien(OUT, hand=["precision_field_support"]), kong(CITY))
    t.play("roll", "dice 112233", "play precision_field_support", "draw alien_origin")
    assert (t.asked, t.state.rolls_left) == ((P1, "keep"), 2)
    t = fallen("1122EE", kong(OUT), alien(CITY, hand=["precision_field_support"]))
    t.play("play precision_field_support", "draw battery_monster")
    assert (t[P2].cards, t[P2].counters) == (("battery_monster",), {"battery_monster": 6})


def test_anger_batteries_energy_for_wounds_of_the_turn() -> None:
    t = fallen("AAA1EE", kong(OUT), alien(CITY, hand=["anger_batteries"]), rob(OUT))
    t.play("resolve A", "hold", "resolve 1", "end")
    assert (t.asked, plays(t)) == ((P2, "play"), {"anger_batteries"})
    t.play("play anger_batteries")
    assert (t[P2].energy, t[P2].spent) == (3, ("anger_batteries",))


def test_anger_batteries_in_the_own_turn_for_damage_of_cards() -> None:
    t = evolving(alien(OUT, hand=["anger_batteries"], energy=5), kong(CITY), phase="buy", market=["jet_fighters"])
    t.play("buy jet_fighters")
    assert plays(t) == set()
    t.play("end", "play anger_batteries")
    assert t[P1].energy == 4


def test_anger_batteries_not_without_a_loss_in_this_turn() -> None:
    t = fallen("AAA1EE", kong(OUT), alien(OUT, hand=["anger_batteries"], lp=4), rob(CITY))
    t.play("resolve A", "hold", "resolve 1", "end")
    assert t.asked == (P2, "roll")
    assert t.refused("play anger_batteries")


def test_adapting_technology_three_new_cards_for_a_token() -> None:
    t = evolving(alien(OUT, hand=["adapting_technology"]), kong(CITY), phase="buy", market=["heal", "jets", "tank"])
    t.play("play adapting_technology")
    assert t[P1].counters == {"adapting_technology": 3}
    t.play("use adapting_technology", "draw skyscraper", "draw energize", "draw opportunist")
    assert t.state.market == ("skyscraper", "energize", "opportunist")
    assert (t.state.discards, t[P1].energy) == (("heal", "jets", "tank"), 0)
    assert t[P1].counters == {"adapting_technology": 2}


def test_adapting_technology_with_the_last_token_it_goes() -> None:
    me = alien(OUT, cards=[{"id": "adapting_technology", "counters": 1}])
    t = evolving(me, kong(CITY), phase="buy", market=["heal"])
    t.play("use adapting_technology", "draw skyscraper", "draw energize", "draw opportunist")
    assert (t[P1].cards, t[P1].spent, t[P1].counters) == ((), ("adapting_technology",), {})
    assert t.refused("use adapting_technology") == "card.adapting_technology"


def test_adapting_technology_when_buying_in_the_own_turn_only() -> None:
    lying = {"id": "adapting_technology", "counters": 2}
    t = evolving(alien(OUT, cards=[lying]), kong(CITY), market=["heal"])
    assert t.legal == {"roll"}
    t = evolving(kong(CITY), alien(OUT, cards=[lying]), phase="buy", market=["heal"])
    assert t.legal == {"end"}
    t = evolving(alien(OUT, cards=[lying]), kong(CITY), phase="end", market=["heal"])
    assert "use adapting_technology" not in t.legal


def test_adapting_technology_may_be_seized_from_at_each_reveal() -> None:
    lying = {"id": "adapting_technology", "counters": 3}
    t = evolving(
        alien(OUT, cards=[lying]), kong(CITY, cards=["opportunist"], energy=9), phase="buy", market=["heal"]
    )
    t.play("use adapting_technology", "draw jets")
    assert (t.asked, t.legal) == ((P2, "seize"), {"pass", "buy jets"})


def test_funny_looking_but_dangerous_hurts_all_others() -> None:
    t = fallen("2223EE", alien(OUT, "funny_looking_but_dangerous"), kong(CITY), rob(OUT))
    events = t.play("resolve 2")
    assert (t.all("lp"), t[P1].vp) == ([10, 9, 9], 2)
    assert not kinds(events, "attack")
    assert t.asked == (P1, "resolve")


def test_funny_looking_but_dangerous_counts_dice_and_no_more_for_six() -> None:
    t = fallen("222222", alien(OUT, "funny_looking_but_dangerous"), kong(CITY), rob(OUT))
    assert t.all("lp") == [10, 9, 9]
    t = fallen("2233EE", alien(OUT, "funny_looking_but_dangerous"), kong(CITY), rob(OUT))
    t.play("resolve 2")
    assert t.all("lp") == [10, 10, 10]
    t = fallen("2223EE", kong(OUT), alien(CITY, "funny_looking_but_dangerous"))
    t.play("resolve 2")
    assert t.all("lp") == [10, 10]


def test_funny_looking_but_dangerous_kills_and_spares() -> None:
    tail = giga(OUT, hand=["detachable_tail"])
    t = fallen("2223EE", alien(OUT, "funny_looking_but_dangerous"), kong(CITY, lp=1), tail)
    t.play("resolve 2")
    assert t.asked == (P3, "play")
    t.play("play detachable_tail")
    assert (t.all("alive"), t[P3].lp, t.state.result) == ([True, False, True], 10, "")


def test_funny_looking_but_dangerous_played_when_three_twos_lie_there() -> None:
    t = fallen("2223EE", alien(OUT, hand=["funny_looking_but_dangerous"]), kong(CITY), rob(OUT))
    assert (t.asked, plays(t)) == ((P1, "play"), {"funny_looking_but_dangerous"})
    t.play("play funny_looking_but_dangerous", "resolve 2")
    assert t.all("lp") == [10, 9, 9]
    t = fallen("2233EE", alien(OUT, hand=["funny_looking_but_dangerous"]), kong(CITY), rob(OUT))
    assert plays(t) == set()


def test_exotic_arms_three_attacks_hit_harder_and_the_energy_comes_back() -> None:
    t = evolving(alien(OUT, "exotic_arms", energy=3), kong(CITY), rob(OUT))
    assert t.legal == {"roll", "use exotic_arms"}
    t.play("use exotic_arms")
    assert (t[P1].energy, t[P1].marks, t.legal) == (1, {"exotic_arms": "loaded"}, {"roll"})
    t.play("roll", "dice AAA12E", "stop")
    assert (t[P1].energy, t[P1].marks, t.state.ledger.earned) == (3, {}, ())
    t.play("resolve A")
    assert t[P2].lp == 5


def test_exotic_arms_else_it_costs_energy_and_life() -> None:
    t = evolving(alien(OUT, "exotic_arms", energy=2), kong(CITY), rob(OUT))
    t.play("use exotic_arms", "roll", "dice AA112E", "stop")
    assert (t[P1].lp, t[P1].energy, t[P1].marks) == (8, 0, {})
    t.play("resolve A")
    assert t[P2].lp == 8


def test_exotic_arms_not_staked_does_nothing_and_needs_the_energy() -> None:
    t = evolving(alien(OUT, "exotic_arms", energy=2), kong(CITY), rob(OUT))
    t.play("roll", "dice AAA12E")
    assert "use exotic_arms" not in t.legal
    t.play("stop", "resolve A")
    assert (t[P2].lp, t[P1].lp) == (7, 10)
    t = evolving(alien(OUT, "exotic_arms", energy=1), kong(CITY), rob(OUT))
    assert t.legal == {"roll"}


def test_exotic_arms_for_one_turn_and_not_for_added_attacks() -> None:
    t = evolving(alien(CITY, "exotic_arms", energy=2), kong(OUT), rob(OUT))
    t.play("use exotic_arms", "roll", "dice AAA112", "stop", "resolve A")
    assert t.all("lp") == [10, 5, 5]
    t.play("resolve 1", "end")
    for _ in (P2, P3):
        t.play("roll", "dice 111222", "stop", "resolve 1", "end")
    t.play("roll", "dice AAA112", "stop", "resolve A")
    assert t.all("lp") == [10, 2, 2]
    t = evolving(alien(OUT, "exotic_arms", energy=2, cards=["acid_attack"]), kong(CITY), rob(OUT))
    t.play("use exotic_arms", "roll", "dice AA112E", "stop")
    assert t[P1].lp == 8


def test_exotic_arms_that_kills_its_owner() -> None:
    t = evolving(alien(OUT, "exotic_arms", energy=2, lp=2), kong(CITY), rob(OUT))
    t.play("use exotic_arms", "roll", "dice 11223E", "stop")
    assert (t[P1].alive, t.asked, t[P1].marks) == (False, (P2, "roll"), {})


def test_mothership_support_once_a_turn_in_tokyo_too() -> None:
    t = evolving(alien(CITY, "mothership_support", energy=3, lp=5), kong(OUT))
    assert t.legal == {"roll", "use mothership_support"}
    t.play("use mothership_support")
    assert (t[P1].lp, t[P1].energy, t.legal) == (6, 2, {"roll"})
    t.play("roll", "dice 111222", "stop", "resolve 1", "end")
    t.play("roll", "dice 111222", "stop", "resolve 1", "end")
    assert t.legal == {"roll", "use mothership_support"}


def test_mothership_support_not_for_nothing_nor_on_anothers_turn() -> None:
    t = evolving(alien(CITY, "mothership_support", energy=3), kong(OUT))
    assert t.legal == {"roll"}
    t = evolving(alien(CITY, "mothership_support", lp=5), kong(OUT))
    assert t.legal == {"roll"}
    t = fallen("A11EEE", kong(OUT), alien(CITY, "mothership_support", energy=3, lp=5))
    t.play("resolve A")
    assert t.legal == {"hold", "yield"}


def test_superior_alien_technology_half_price_and_a_mark() -> None:
    me = alien(OUT, "superior_alien_technology", energy=6)
    t = evolving(me, kong(CITY), phase="buy", market=["jets", "heal", "alien_origin"])
    offered = {text for text in t.legal if text.startswith("use ")}
    assert offered == {f"use superior_alien_technology {card}" for card in ("jets", "alien_origin")}
    events = t.play("use superior_alien_technology jets")
    assert [(e.what, e.n) for e in kinds(events, "buy")] == [("jets", 3)]
    t.play("draw tank")
    assert (t[P1].energy, t.state.ledger.bought) == (3, ("jets",))
    assert t[P1].marks == {"superior_alien_technology": "jets"}
    assert t.state.market == ("tank", "heal", "alien_origin")


def test_superior_alien_technology_with_a_discount_and_three_at_most() -> None:
    marked = {"id": "superior_alien_technology", "mark": "jets wings"}
    me = alien(OUT, cards=["jets", "wings", "alien_origin", marked], energy=6)
    t = evolving(me, kong(CITY), phase="buy", market=["giant_brain", "spiked_tail"], deck=["skyscraper"])
    t.play("use superior_alien_technology giant_brain")
    assert t[P1].energy == 4
    t.settle()
    assert not [text for text in t.legal if text.startswith("use superior")]
    assert t.refused("use superior_alien_technology spiked_tail") == "card.superior_alien_technology"
    assert "buy spiked_tail" in t.legal


def test_superior_alien_technology_a_die_for_each_at_the_start() -> None:
    marked = {"id": "superior_alien_technology", "mark": "jets giant_brain"}
    t = evolving(alien(OUT, cards=["jets", "wings", "giant_brain", marked]), kong(CITY), phase="start", then=["?"])
    assert t.asked == (P1, "side_roll")
    t.play("dice A")
    assert "jets" in t.state.discards
    t.play("dice 1")
    assert (t.asked, t[P1].cards) == ((P1, "roll"), ("wings", "giant_brain", "superior_alien_technology"))


def test_superior_alien_technology_forgets_what_has_left() -> None:
    marked = {"id": "superior_alien_technology", "mark": "jets giant_brain"}
    t = evolving(alien(OUT, cards=["giant_brain", marked]), kong(CITY), phase="start", then=["?"])
    t.play("dice 2")
    assert (t[P1].marks, t.asked) == ({"superior_alien_technology": "giant_brain"}, (P1, "roll"))
    t = evolving(alien(OUT, "superior_alien_technology", cards=["jets"]), kong(CITY), phase="start")
    assert t.asked == (P1, "roll")


def test_superior_alien_technology_a_mimic_is_marked_whatever_it_acts_as() -> None:
    marked = {"id": "superior_alien_technology", "mark": "mimic"}
    me = alien(OUT, cards=[{"id": "mimic", "copies": "jets"}, marked])
    t = evolving(me, kong(CITY, cards=["jets"]), phase="start", then=["?"])
    t.play("dice A")
    assert (t[P1].cards, t.state.discards) == (("superior_alien_technology",), ("mimic",))


def test_superior_alien_technology_goes_through_the_windows_of_a_purchase() -> None:
    me = alien(OUT, "superior_alien_technology", energy=3)
    t = evolving(me, king(CITY, hand=["giant_banana"], lp=5), phase="buy", market=["jets"])
    t.play("use superior_alien_technology jets")
    assert (t.asked, t.state.agenda[-1].args) == ((P2, "play"), ("purchase",))
    assert (t[P1].cards, t[P1].energy) == (("superior_alien_technology",), 3)
    t.play("pass")
    assert t[P1].energy == 0
    assert "jets" in t[P1].cards


def test_superior_alien_technology_in_the_own_buying_only() -> None:
    t = evolving(kong(CITY), alien(OUT, "superior_alien_technology", energy=9), phase="buy", market=["jets"])
    assert t.legal == {"end"}
    t = evolving(alien(OUT, "superior_alien_technology", energy=9), kong(CITY), phase="end", market=["jets"])
    assert not [text for text in t.legal if text.startswith("use")]
    t = evolving(alien(OUT, "superior_alien_technology", energy=2), kong(CITY), phase="buy", market=["jets"])
    assert t.refused("use superior_alien_technology jets") == "card.superior_alien_technology"


def test_permanent_ones_are_asked_for_in_the_own_turn() -> None:
    lasting = ("adapting_technology", "exotic_arms", "mothership_support", "superior_alien_technology")
    for card in lasting:
        t = fallen("1122EE", kong(OUT), alien(CITY, hand=[card]), kitty(OUT))
        assert t.asked == (P1, "resolve")
        t = evolving(alien(CITY, hand=[card]), kong(OUT), kitty(OUT))
        assert plays(t) == {card}
        events = t.play(f"play {card}")
        assert t[P1].cards == (card,)
        assert [e.what for e in cited(events, f"card.{card}") if e.kind == "play"] == [card]
        assert not changes(events, "vp")


def test_one_played_between_rolls_leaves_the_rolls_that_a_card_gave() -> None:
    smoke = {"id": "smoke_cloud", "counters": 3}
    t = evolving(alien(OUT, hand=["mothership_support"], cards=[smoke]), kong(CITY))
    t.play("roll", "dice 112233", "use smoke_cloud")
    assert t.state.rolls_left == 3
    t.play("play mothership_support")
    assert (t.asked, t.state.rolls_left) == ((P1, "keep"), 3)
