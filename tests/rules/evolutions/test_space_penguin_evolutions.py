"""The evolutions of Space Penguin."""

from fractions import Fraction

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadScenario
from tests.rules.evolutions.power_up_table import PowerUpTable, evolved, lying, meka, other, panda, penguin, rest
from tests.rules.in_tokyo import BAY, CITY, OUT
from tests.rules.table import P1, P2, P3, changes, cited, kinds


def dice_rolled(t: PowerUpTable) -> int:
    """Return how many dice can fall now."""
    return len(next(iter(t.outcomes)).removeprefix("dice "))


def frozen(dice: str, face: str, place: str = CITY) -> PowerUpTable:
    """Return a table at which the frozen P2 has just finished rolling."""
    owner = penguin(OUT, cards=[{"id": "freeze_ray", "mark": face}])
    return lying(dice, owner, meka(place, tokens={"freeze": 1}), panda(OUT), turn=1)


def test_freeze_ray_on_a_monster_wounded_in_tokyo_until_its_next_turn_has_ended() -> None:
    t = lying("A11223", penguin(OUT, "freeze_ray"), meka(CITY), panda(OUT))
    events = t.play("resolve A")
    assert [(e.kind, e.seat, e.what) for e in cited(events, "card.freeze_ray")] == [("token", P2, "freeze")]
    t.play("hold", "resolve 1", "resolve 2", "end")
    assert (t.state.turn, t.asked) == (P2, (P1, "freeze_ray"))
    assert t.legal == {f"use freeze_ray {face}" for face in "123AHE"}
    assert t.refused("roll") == "card.freeze_ray"
    t.play("use freeze_ray E", "roll", "dice EEE112", "stop")
    events = t.play("resolve E")
    assert [(e.kind, e.n, e.what) for e in cited(events, "card.freeze_ray")] == [("nothing", 3, "E")]
    assert (t[P2].energy, t[P1].marks, t[P2].tokens) == (0, {"freeze_ray": "E"}, {"freeze": 1})
    t.play("resolve 1", "end")
    assert (t[P1].marks, t[P2].tokens, t.asked) == ({}, {}, (P3, "roll"))
    t.play("roll", "dice EEE112", "stop", "resolve E")
    assert t[P3].energy == 3


def test_freeze_ray_not_for_wounds_outside_nor_while_it_is_out_nor_for_none() -> None:
    t = lying("A11223", penguin(CITY, "freeze_ray"), meka(OUT), panda(OUT))
    t.play("resolve A")
    assert (t.all("lp"), t.all("tokens"), t.asked) == ([10, 9, 9], [{}, {}, {}], (P1, "resolve"))
    t = lying("A11223", penguin(OUT, "freeze_ray"), meka(CITY), panda(OUT, tokens={"freeze": 1}))
    events = t.play("resolve A")
    assert t.all("tokens") == [{}, {}, {"freeze": 1}]
    assert not cited(events, "core.tokens.supply")
    t = lying("A11223", penguin(OUT, "freeze_ray"), meka(CITY, cards=["armor_plating"]), panda(OUT))
    t.play("resolve A")
    assert t.all("tokens") == [{}, {}, {}]
    t = evolved(penguin(OUT, "freeze_ray", energy=4), meka(CITY), phase="buy", market=["high_altitude_bombing"])
    t.play("buy high_altitude_bombing")
    assert (t[P2].lp, t[P2].tokens) == (7, {})


def test_freeze_ray_frozen_attacks_bring_nobody_into_tokyo_and_frozen_hearts_no_evolution() -> None:
    t = frozen("A11223", "A", OUT)
    t.play("resolve A", "resolve 1", "resolve 2")
    assert (t[P2].place, t.state.ledger.attacks) == (OUT, 0)
    assert frozen("HHH123", "H").asked == (P2, "resolve")
    assert frozen("HHH123", "1").asked == (P2, "keep_evolution")


def test_freeze_ray_goes_with_its_owner() -> None:
    owner = penguin(OUT, cards=[{"id": "freeze_ray", "mark": "E"}], lp=1)
    t = lying("AEE123", owner, meka(CITY, tokens={"freeze": 1}), panda(OUT), turn=1)
    t.play("resolve A", "resolve E")
    assert (t.state.living, t[P2].tokens, t[P2].energy) == ([P2, P3], {}, 2)


def test_freeze_ray_and_its_frozen_monster_dies() -> None:
    owner = penguin(CITY, cards=[{"id": "freeze_ray", "mark": "1"}])
    t = lying("111223", owner, panda(OUT, tokens={"freeze": 1, "poison": 1}, lp=1), meka(OUT), turn=1)
    t.play("resolve 1", "resolve 2", "end")
    assert (t.state.living, t[P1].marks) == ([P1, P3], {})


def test_freeze_ray_of_two_in_tokyo_its_owner_chooses() -> None:
    more = other("Kraken", BAY), other("Alienoid", OUT)
    t = lying("A11223", penguin(OUT, "freeze_ray"), meka(CITY), panda(OUT), *more)
    t.play("resolve A")
    assert (t.asked, t.legal) == ((P1, "freeze_whom"), {"pick meka_dragon", "pick kraken"})
    assert t.refused("pick pandakai") == "card.freeze_ray"
    t.play("pick kraken")
    assert (t[3].tokens, t[P2].tokens, t.asked) == ({"freeze": 1}, {}, (P2, "yield"))


def test_miraculous_catch_turns_up_a_discard_for_one_less() -> None:
    pile = ["corner_store", "tank"]
    t = evolved(penguin(OUT, "miraculous_catch", energy=3), meka(CITY), phase="buy", discards=pile)
    t.play("use miraculous_catch")
    assert (t.asked, t.outcomes) == ((P1, "catch"), {f"draw {card}": Fraction(1, 2) for card in pile})
    events = t.play("draw corner_store")
    assert [(e.kind, e.what, e.to) for e in kinds(events, "turn_up")] == [("turn_up", "corner_store", None)]
    assert (t.asked, t.legal) == ((P1, "miraculous_catch"), {"pass", "buy corner_store"})
    assert t.refused("end") == "card.miraculous_catch"
    events = t.play("buy corner_store")
    assert [(e.rule, e.n) for e in kinds(events, "discount")] == [("card.miraculous_catch", 1)]
    assert (t[P1].energy, t[P1].vp, t.state.discards) == (1, 1, ("tank", "corner_store"))
    assert t.state.ledger.bought == ("corner_store",)
    assert "use miraculous_catch" not in t.legal


def test_miraculous_catch_can_be_left_or_not_paid() -> None:
    t = evolved(penguin(CITY, "miraculous_catch", energy=3), meka(OUT), phase="buy", discards=["corner_store"])
    t.play("use miraculous_catch", "draw corner_store", "pass")
    assert (t.state.discards, t[P1].energy, t.asked) == (("corner_store",), 3, (P1, "buy"))
    t = evolved(penguin(OUT, "miraculous_catch", energy=1), meka(CITY), phase="buy", discards=["corner_store"])
    t.play("use miraculous_catch")
    t.settle()
    assert (t.asked, t[P1].vp) == ((P1, "buy"), 0)
    t = evolved(penguin(OUT, "miraculous_catch", energy=1, cards=["alien_origin"]), meka(CITY), phase="buy",
                discards=["corner_store"])
    t.play("use miraculous_catch", "draw corner_store", "buy corner_store")
    assert (t[P1].energy, t[P1].vp) == (0, 1)


def test_miraculous_catch_only_in_its_owners_buy_phase_and_not_without_discards() -> None:
    use, pile = "use miraculous_catch", ["corner_store"]
    assert use in evolved(penguin(OUT, "miraculous_catch"), meka(CITY), phase="buy", discards=pile).legal
    assert use not in evolved(penguin(OUT, "miraculous_catch"), meka(CITY), phase="buy").legal
    assert use not in evolved(penguin(OUT, "miraculous_catch"), meka(CITY), dice="A11223", discards=pile).legal
    assert use not in evolved(meka(CITY), penguin(OUT, "miraculous_catch"), phase="buy", discards=pile).legal


def test_deep_dive_one_of_three_for_free_the_others_under_the_deck() -> None:
    deck = ["corner_store", "gourmet", "skyscraper", "tank"]
    t = evolved(penguin(OUT, hand=["deep_dive"]), meka(CITY), panda(OUT), phase="roll", deck=deck)
    t.play("play deep_dive")
    assert (t.asked, t.outcomes.keys()) == ((P1, "dive_card"), {f"draw {card}" for card in deck})
    events = t.play("draw gourmet", "draw tank", "draw skyscraper")
    assert [e.what for e in kinds(events, "look")] == ["gourmet", "tank", "skyscraper"]
    assert all(e.to == (P1,) for e in events)
    assert (t.asked, t.legal) == ((P1, "deep_dive"), {"pick gourmet", "pick tank", "pick skyscraper"})
    assert t.refused("roll") == "card.deep_dive"
    events = t.play("pick gourmet")
    assert [(e.kind, e.what, e.to) for e in kinds(events, "gain_card")] == [("gain_card", "gourmet", None)]
    assert {e.what for e in events if e.to is None} == {"gourmet", ""}
    assert (t[P1].cards, t[P1].energy, t.state.deck) == (("gourmet",), 0, ("corner_store",))
    assert (t.state.deck_bottom, t.state.bottom_seen_by) == (("tank", "skyscraper"), (P1,))
    assert (t.asked, t[P1].spent) == ((P1, "roll"), ("deep_dive",))


def test_deep_dive_on_the_turn_of_another_with_known_cards_first() -> None:
    me, top = penguin(OUT, hand=["deep_dive"]), ["skyscraper", "tank"]
    t = evolved(meka(CITY), me, phase="start", deck_top=top, deck=["gourmet"])
    assert (t.asked, t.legal) == ((P2, "play"), {"pass", "play deep_dive"})
    t.play("play deep_dive", "draw gourmet")
    assert t.legal == {"pick skyscraper", "pick tank", "pick gourmet"}
    t.play("pick skyscraper")
    assert (t[P2].vp, t[P2].energy, t.state.discards) == (4, 0, ("skyscraper",))
    assert (t.state.deck_top, t.state.deck_bottom) == ((), ("tank", "gourmet"))


def test_deep_dive_of_the_cards_below_and_the_discards_and_of_none() -> None:
    me = penguin(OUT, hand=["deep_dive"])
    situation = {"phase": "roll", "market": ["heal", "jets", "wings"]}
    t = evolved(me, meka(CITY), deck=[], deck_bottom=["tank"], bottom_seen_by=["Space Penguin"],
                discards=["gourmet"], **situation)
    t.play("play deep_dive", "draw gourmet")
    assert t.legal == {"pick tank", "pick gourmet"}
    t.play("pick tank")
    assert (t[P1].lp, t.state.deck_bottom, t.state.discards) == (7, ("gourmet",), ("tank",))
    assert "play deep_dive" not in evolved(me, meka(CITY), deck=[], **situation).legal


def test_deep_dive_that_kills_its_owner() -> None:
    t = evolved(penguin(OUT, hand=["deep_dive"], lp=2), meka(CITY), panda(OUT), phase="roll", deck=["tank"])
    t.play("play deep_dive", "draw tank")
    assert (t.state.living, t.state.turn) == ([P2, P3], P2)


def test_cold_wave_a_die_less_for_the_others_until_the_own_next_turn() -> None:
    t = evolved(penguin(OUT, hand=["cold_wave"]), meka(CITY), phase="roll")
    t.play("play cold_wave", "roll")
    assert (t[P1].cards, dice_rolled(t)) == (("cold_wave",), 6)
    t.play("dice 112233", "stop", "resolve 1", "resolve 2", "end", "roll")
    assert (t.state.turn, dice_rolled(t)) == (P2, 5)
    t.play("dice 11223", "stop", "resolve 1", "resolve 2", "end")
    assert (t.state.turn, t[P1].cards, t[P1].spent) == (P1, (), ("cold_wave",))


def test_cold_wave_only_on_the_own_turn_and_over_when_its_owner_is_out() -> None:
    me = penguin(OUT, hand=["cold_wave"])
    t = evolved(meka(CITY), me, phase="start")
    assert t.asked == (P1, "roll")
    t = lying("A1122", meka(CITY), penguin(OUT, "cold_wave", lp=1), panda(OUT))
    t.play("resolve A", "resolve 1", "end", "roll")
    assert (t.state.turn, dice_rolled(t)) == (P3, 6)


def test_encased_in_ice_a_die_less_and_its_face_for_all_others() -> None:
    t = lying("A11223", penguin(CITY, "encased_in_ice", energy=2), meka(OUT), panda(OUT))
    assert (t.asked, t.legal) == ((P1, "encased_in_ice"), {"pass", *(f"use encased_in_ice {f}" for f in "A123")})
    assert t.refused("use encased_in_ice E") == "card.encased_in_ice"
    events = t.play("use encased_in_ice A")
    assert changes(events, "energy") == [(P1, -1)]
    assert (t[P1].marks, t.state.results) == ({"encased_in_ice": "A"}, "11223A")
    t.play("resolve A", "resolve 1", "resolve 2", "end", "roll")
    assert (t.state.turn, dice_rolled(t)) == (P2, 5)
    t.play("dice 11223")
    events = t.play("stop")
    assert [(e.kind, e.seat, e.what) for e in cited(events, "card.encased_in_ice")] == [("add", P2, "A")]
    assert (t.state.dice, t.state.results) == ("11223", "11223A")
    t.play("resolve A")
    assert t[P1].lp == 9
    t.play("hold", "resolve 1", "resolve 2", "end", "roll", "dice 11223", "stop")
    assert t.state.results == "11223A"
    t.play("resolve A", "hold", "resolve 1", "resolve 2", "end")
    assert (t.state.turn, t[P1].marks) == (P1, {})
    t.play("roll")
    assert dice_rolled(t) == 6


def test_encased_in_ice_only_for_an_energy_and_it_may_be_left() -> None:
    t = lying("A11223", penguin(OUT, "encased_in_ice"), meka(CITY))
    assert t.asked == (P1, "resolve")
    t = lying("A11223", penguin(OUT, "encased_in_ice", energy=1), meka(CITY))
    t.play("pass", "resolve A", "hold", "resolve 1", "resolve 2", "end", "roll")
    assert (t[P1].energy, dice_rolled(t)) == (1, 6)
    t = lying("A11223", meka(CITY), penguin(OUT, "encased_in_ice", energy=1))
    assert t.asked == (P1, "resolve")


def test_encased_in_ice_its_owner_dies_of_the_face_it_gave() -> None:
    owner = penguin(CITY, cards=[{"id": "encased_in_ice", "mark": "A"}], lp=1)
    t = evolved(owner, meka(OUT), panda(OUT), turn=1, phase="roll", dice="11223")
    t.play("stop", "resolve A")
    assert (t.state.living, t.state.results) == ([P2, P3], "11223")
    t.play("resolve 1", "resolve 2", "end", "roll")
    assert dice_rolled(t) == 6


def test_encased_in_ice_the_face_makes_nobody_evolve_and_can_be_frozen() -> None:
    owner = penguin(OUT, cards=[{"id": "encased_in_ice", "mark": "H"}, {"id": "freeze_ray", "mark": "H"}])
    t = evolved(owner, meka(OUT, lp=5), panda(CITY), turn=1, phase="roll", dice="HH123")
    t.play("stop", "resolve H")
    assert t[P2].lp == 8
    t = evolved(owner, meka(OUT, lp=5, tokens={"freeze": 1}), panda(CITY), turn=1, phase="roll", dice="HH123")
    t.play("stop", "resolve H")
    assert t[P2].lp == 5


def test_blizzard_a_single_roll_for_all_and_nobody_yields() -> None:
    t = evolved(penguin(OUT, hand=["blizzard"]), meka(CITY), phase="roll")
    t.play("play blizzard", "roll", "dice A11223")
    assert (t.asked, t[P1].cards) == ((P1, "resolve"), ("blizzard",))
    t.play("resolve A")
    assert (t[P2].lp, t.asked) == (9, (P1, "resolve"))
    t.play("resolve 1", "resolve 2", "end", "roll", "dice 111223")
    assert t.asked == (P2, "resolve")
    t.play("resolve 1", "resolve 2", "end")
    assert (t.state.turn, t[P1].spent, t.state.rolls_left) == (P1, ("blizzard",), 3)


def test_blizzard_between_rolls_ends_rolling_and_leaves_a_roll_in_the_hand() -> None:
    me = penguin(OUT, hand=["blizzard"], energy=5, cards=["energy_drink"])
    t = evolved(me, meka(CITY), phase="roll", dice="A11223")
    t.play("play blizzard")
    assert t.asked == (P1, "resolve")
    t = evolved(me, meka(CITY), phase="roll", dice="A11223")
    t.play("keep A", "play blizzard", "roll", "dice 11223")
    assert t.asked == (P1, "resolve")


def test_blizzard_against_jets_and_only_on_the_own_turn() -> None:
    t = lying("A11223", penguin(OUT, "blizzard"), meka(CITY, cards=["jets"]))
    t.play("resolve A")
    assert (t[P2].lp, t.asked) == (9, (P1, "resolve"))
    t = evolved(meka(CITY), penguin(OUT, hand=["blizzard"]), phase="start")
    assert t.asked == (P1, "roll")


def test_blizzard_ends_when_its_owner_is_out() -> None:
    t = lying("A11223", meka(CITY), penguin(OUT, "blizzard", lp=1), panda(OUT))
    t.play("resolve A", "resolve 1", "resolve 2", "end", "roll", "dice A11223")
    assert t.asked == (P3, "keep")
    t.play("stop", "resolve A")
    assert t.asked == (P1, "yield")


def test_black_diamond_for_entering_and_for_staying() -> None:
    t = lying("A11223", penguin(OUT, "black_diamond"), meka(OUT))
    events = t.play("resolve A", "resolve 1", "resolve 2")
    assert changes(cited(events, "card.black_diamond"), "vp") == [(P1, 1)]
    assert (t[P1].place, t[P1].vp) == (CITY, 2)
    t = lying("A11223", meka(OUT), penguin(CITY, "black_diamond"))
    t.play("resolve A", "hold")
    assert t[P2].vp == 1
    t = lying("A11223", meka(OUT), penguin(CITY, "black_diamond"))
    t.play("resolve A", "yield")
    assert t[P2].vp == 0


def test_black_diamond_not_without_the_choice_nor_for_others_and_it_wins() -> None:
    t = lying("A11223", meka(OUT), penguin(CITY, "black_diamond", "blizzard"))
    t.play("resolve A")
    assert t[P2].vp == 0
    t = lying("A11223", penguin(OUT, "black_diamond"), meka(CITY))
    t.play("resolve A", "hold")
    assert t.all("vp") == [0, 0]
    t = lying("A11223", meka(OUT), penguin(CITY, "black_diamond", vp=19))
    t.play("resolve A", "hold")
    assert (t.state.result, t.state.winner) == ("vp", P2)


def test_icy_reflection_acts_as_an_evolution_of_another() -> None:
    others = meka(CITY, "claws_of_steel"), panda(OUT, "pandarwinism", cards=["gourmet"])
    t = evolved(penguin(OUT, "black_diamond", hand=["icy_reflection"]), *others, phase="roll")
    events = t.play("play icy_reflection")
    assert (t.asked, t.legal) == ((P1, "icy_reflection"), {"pick claws_of_steel", "pick pandarwinism"})
    assert t.refused("pick black_diamond") == "card.icy_reflection"
    events = t.play("pick claws_of_steel")
    assert [e.what for e in kinds(events, "copy")] == ["icy_reflection.claws_of_steel"]
    t.play("roll", "dice AAA123", "stop")
    assert changes(t.play("resolve A"), "damage") == [(P2, 4)]


def test_icy_reflection_only_of_permanent_evolutions_before_others() -> None:
    play = "play icy_reflection"
    me = penguin(OUT, "black_diamond", hand=["icy_reflection"])
    assert play not in evolved(me, meka(CITY, cards=["gourmet"]), phase="roll").legal
    assert play not in lying("A11223", me, meka(CITY, "mecha_blast")).legal
    assert play in lying("A11223", me, meka(CITY, "claws_of_steel")).legal


def test_icy_reflection_is_discarded_with_what_it_acts_as() -> None:
    me = penguin(OUT, "icy_reflection.breath_of_doom")
    t = lying("A11223", me, meka(CITY, "breath_of_doom", lp=1), panda(OUT))
    t.play("resolve A")
    assert (t[P1].cards, t[P1].spent) == ((), ("icy_reflection",))
    assert t.state.living == [P1, P3]


def test_icy_reflection_its_owner_dies() -> None:
    t = lying("A11223", meka(OUT, "target_acquired"), penguin(CITY, "icy_reflection.target_acquired", lp=1), panda(OUT))
    t.state.monsters[P3].tokens = {"second_target": 1}
    t.play("resolve A")
    assert (t[P1].cards, t[P3].tokens) == (("target_acquired",), {})


def test_icy_reflection_has_tokens_of_its_own() -> None:
    mirror = penguin(CITY, "icy_reflection.target_acquired")
    t = lying("A11223", meka(OUT, "target_acquired"), mirror, panda(OUT))
    t.play("resolve A", "yield", "resolve 1", "resolve 2", "end")
    assert t[P1].tokens == {"second_target": 1}
    t.play("roll", "dice A11223", "stop")
    assert changes(t.play("resolve A"), "damage") == [(P1, 2)]
    assert t[P2].tokens == {"target": 1}


def test_icy_reflection_of_freeze_ray_and_of_encased_in_ice_remembers_for_itself() -> None:
    draft = {"options": {"mutant_draft": "on"}}
    swapped = rest("Space Penguin", "icy_reflection", "freeze_ray", "encased_in_ice")
    swapped += ["tune_up", "mecha_blast"]
    deck = rest("Meka Dragon", "tune_up", "mecha_blast")
    owner = meka(OUT, "freeze_ray", "encased_in_ice", deck=deck)
    t = lying("A11223", penguin(OUT, "icy_reflection.freeze_ray", deck=swapped), owner, panda(CITY), **draft)
    t.play("resolve A", "yield", "resolve 1", "resolve 2", "end")
    assert t[P3].tokens == {"second_freeze": 1}
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end", "use icy_reflection.freeze_ray 1")
    assert t[P1].marks == {"icy_reflection.freeze_ray": "1"}
    t.play("roll", "dice 111223", "stop", "resolve 1")
    assert t[P3].vp == 0
    me = penguin(OUT, "icy_reflection.encased_in_ice", deck=swapped, energy=1)
    t = lying("A11223", me, owner, panda(CITY), **draft)
    t.play("use icy_reflection.encased_in_ice 3", "resolve A", "hold", "resolve 1", "resolve 2", "end", "roll")
    assert dice_rolled(t) == 5


def test_icy_reflection_of_white_death_rolls_another_die_at_once_and_cannot_win() -> None:
    me = penguin(OUT, hand=["icy_reflection"], vp=19)
    shark = {"name": "Mega Shark", "place": CITY, "evolutions": {"play": ["white_death"]}}
    t = evolved(me, shark, phase="roll")
    t.play("play icy_reflection", "roll")
    assert dice_rolled(t) == 7
    t.play("dice 1113AHE", "stop", "resolve 1")
    assert (t[P1].vp, t.state.result) == (20, "")


def test_icy_reflection_in_a_scenario_needs_what_it_acts_as() -> None:
    given = {"game": "tokyo", "expansions": ["power_up"]}
    mirror = penguin(OUT, "icy_reflection.claws_of_steel")
    assert scenario({**given, "monsters": [mirror, meka(CITY, "claws_of_steel")]}).state.monsters[0].cards
    with pytest.raises(BadScenario, match="no monster has claws_of_steel"):
        scenario({**given, "monsters": [mirror, meka(CITY)]})
