"""The house evolutions of Mega Shark, beside the published White Death: water and blood."""

from tests.rules.evolutions.house_sets import BOTH, NEW_YORK, TOKYO, complete, quiet, seated, sits
from tests.rules.table import P1, P2, building, cited, kinds
from tests.rules.together import by

SHARK = "Mega Shark"


def test_the_set_is_complete() -> None:
    complete(SHARK)


# Feeding Frenzy


def test_frenzy_heals_what_others_lost() -> None:
    for game in BOTH:
        for dice, healed in (("AEEEEE", 2), ("AAEEEE", 3)):
            shark = sits(SHARK, "in", ["feeding_frenzy"], lp=4)
            table = seated(game, shark, sits("Kong"), sits("Rob"), phase="resolve", dice=dice)
            table.play("resolve A")
            assert "play feeding_frenzy" not in table.legal
            table.play("end", "play feeding_frenzy")
            assert table[P1].lp == 4 + healed


def test_no_frenzy_without_blood_or_unhurt() -> None:
    for game in BOTH:
        dealt = {"dealt": [["Kong", 2]]}
        for lp, turn, asked in ((4, {}, False), (10, dealt, False), (4, dealt, True)):
            shark = sits(SHARK, "in", ["feeding_frenzy"], lp=lp)
            table = seated(game, shark, sits("Kong"), phase="buy", this_turn=turn)
            table.play("end")
            assert (table.asked == (P1, "play")) == asked
        table = seated(game, sits("Kong"), sits(SHARK, hand=["feeding_frenzy"], lp=4), phase="buy")
        table.play("end")
        assert table.asked == (P2, "roll")


# Scent of Blood


def test_the_wounded_are_bitten() -> None:
    for game in BOTH:
        table = seated(game, sits(SHARK, "in", ["scent_of_blood"], lp=3), sits("Kong", lp=6), sits("Rob", lp=7))
        events = table.play("play scent_of_blood")
        assert table.all("lp") == [3, 4, 7]
        assert kinds(events, "attack") == []


def test_no_scent_where_nobody_bleeds() -> None:
    for game in BOTH:
        table = seated(game, sits(SHARK, "in", ["scent_of_blood"], lp=3), sits("Kong", lp=7))
        assert table.legal == {"roll"}
        table = seated(game, sits("Kong", lp=2), sits(SHARK, "in", ["scent_of_blood"]), sits("Rob"))
        table.play("roll", "dice EEEHAA", "play scent_of_blood")
        assert table.all("alive") == [False, True, True]


# Flood the Streets


def test_flood_takes_all_units_of_the_borough() -> None:
    streets = {"queens": {"stacks": [["high_rise_1"], [], []], "units": ["infantry", "jet", "tank"]}}
    table = seated(NEW_YORK, sits(SHARK, "queens", ["flood_the_streets"]), sits("Kong"), boroughs=streets)
    events = table.play("play flood_the_streets")
    assert (table.units("queens"), table[P1].vp, table[P1].energy) == ((), 2, 0)
    assert table.state.ledger.destroyed == ()
    assert len(kinds(events, "take_unit")) == 3
    assert table.state.boroughs["queens"].stacks[0] == ("high_rise_1",)


def test_flood_of_fresh_units_and_one_point_for_one() -> None:
    streets = {"manhattan": {"stacks": [[], [], []], "fresh": ["tank"]}}
    gone = {"destroyed": ["high_rise_3"]}
    shark = sits(SHARK, "in", ["flood_the_streets"])
    table = seated(NEW_YORK, shark, sits("Kong"), phase="buy", boroughs=streets, this_turn=gone)
    table.play("play flood_the_streets")
    assert (table.units("manhattan"), table[P1].vp) == ((), 1)


def test_no_flood_without_units_nor_on_anothers_turn() -> None:
    streets = {"queens": {"stacks": [[], [], []], "units": ["jet"]}}
    for place, there in (("queens", True), ("bronx", False)):
        table = seated(NEW_YORK, sits(SHARK, place, ["flood_the_streets"]), sits("Kong"), boroughs=streets)
        assert ("play flood_the_streets" in table.legal) == there
    table = seated(NEW_YORK, sits("Kong"), sits(SHARK, "queens", ["flood_the_streets"]), boroughs=streets)
    table.play("roll", "dice EEEHAA")
    assert table.asked == (P1, "keep")


def test_flood_in_tokyo_takes_energy() -> None:
    shark = sits(SHARK, hand=["flood_the_streets_tokyo"], energy=4)
    table = seated(TOKYO, shark, sits("Kong", energy=5), sits("Rob", energy=1))
    table.play("play flood_the_streets_tokyo")
    assert table.all("energy") == [4, 3, 0]
    table = seated(TOKYO, sits(SHARK, hand=["flood_the_streets_tokyo"], energy=4), sits("Kong"))
    assert table.legal == {"roll"}
    table = seated(TOKYO, sits("Kong", energy=3), sits(SHARK, hand=["flood_the_streets_tokyo"]))
    assert table.asked == (P1, "roll")


# Bite Back


def test_the_attacker_is_bitten_before_the_attack_lands() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(SHARK, "in", ["bite_back"]), phase="resolve", dice="AAAEEE")
        events = table.play("resolve A", "play bite_back")
        assert table.all("lp") == [8, 7]
        assert [event.seat for event in kinds(events, "damage")] == [P1, P2]


def test_the_attack_of_a_bitten_dead_still_lands() -> None:
    for game in BOTH:
        shark = sits(SHARK, "in", ["bite_back"])
        table = seated(game, sits("Kong", lp=2), shark, sits("Rob"), phase="resolve", dice="AAAEEE")
        table.play("resolve A", "play bite_back")
        assert table.all("alive") == [False, True, True]
        assert table[P2].lp == 7
        dying = sits(SHARK, "in", ["bite_back"], lp=1)
        table = seated(game, sits("Kong", lp=2), dying, sits("Rob"), phase="resolve", dice="AAAEEE")
        table.play("resolve A", "play bite_back")
        assert table[P1].alive is False


def test_bites_are_for_attacks_only() -> None:
    for game in BOTH:
        table = seated(game, sits("Drakonis", hand=["meteor_shower"]), sits(SHARK, "in", ["bite_back"]))
        table.play("play meteor_shower")
        assert (table[P2].lp, table[P2].hand) == (9, ("bite_back",))
        table = seated(game, sits("Kong"), sits(SHARK, "out", ["bite_back"]), phase="resolve", dice="AAAEEE")
        table.play("resolve A")
        assert (table[P1].lp, table[P2].hand) == (10, ("bite_back",))
        table = seated(game, sits("Kong"), sits(SHARK, "in", ["bite_back"]), phase="resolve", dice="AAAEEE")
        table.play("resolve A")
        assert table.asked == (P2, "play")


# Man-Eater


def test_who_bleeds_loses_a_point() -> None:
    for game in BOTH:
        shark = sits(SHARK, "in", play=["man_eater"])
        table = seated(game, shark, sits("Kong", vp=3), sits("Rob"), phase="resolve", dice="AAAEEE")
        events = table.play("resolve A")
        assert table.all("vp")[1:] == [2, 0]
        assert len(cited(events, "card.man_eater")) == 1


def test_who_is_spared_or_hurt_by_a_card_loses_none() -> None:
    for game in BOTH:
        spared = sits("Mantis", hand=["too_quick"], vp=3)
        table = seated(game, sits(SHARK, "in", play=["man_eater"]), spared, phase="resolve", dice="AAAEEE")
        table.play("resolve A", "play too_quick")
        assert table[P2].vp == 3
        shark = sits(SHARK, "in", ["scent_of_blood"], ["man_eater"])
        table = seated(game, shark, sits("Kong", vp=3, lp=5))
        table.play("play scent_of_blood")
        assert (table[P2].lp, table[P2].vp) == (3, 3)
        table = seated(game, sits(SHARK, "in", play=["man_eater"]), sits("Kong", vp=3), phase="resolve", dice="AAAEEE")
        table.play("resolve A")
        assert table[P2].vp == 2


# Deep Lungs


def test_lungs_heal_for_entering_up_to_twelve() -> None:
    for game in BOTH:
        for lp, now in ((9, 10), (10, 11), (12, 12)):
            table = seated(game, sits(SHARK, play=["deep_lungs"], lp=lp), sits("Kong"), phase="resolve", dice="AE")
            table.play("resolve A")
            assert table[P1].lp == now


def test_lungs_do_not_heal_elsewhere_nor_others() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong", lp=5), sits(SHARK, play=["deep_lungs"], lp=5), phase="resolve", dice="AE")
        table.play("resolve A")
        assert table.all("lp") == [5, 5]
        healing = sits(SHARK, "out", play=["deep_lungs"], lp=10)
        table = seated(game, healing, sits("Kong", "in"), phase="resolve", dice="HHEEEE")
        table.play("resolve H")
        assert table[P1].lp == 12


# Shipwrecker


def test_the_first_ruin_of_a_turn_pays_an_energy() -> None:
    town = {"queens": building("high_rise_1", "high_rise_1", "high_rise_1")}
    shark = sits(SHARK, "queens", play=["shipwrecker"])
    table = seated(NEW_YORK, shark, sits("Kong", "in"), phase="resolve", dice="DDDHHO", boroughs=town)
    events = table.play("resolve D", "destroy queens.1", "destroy queens.2")
    assert by(events, "energy") == [("card.shipwrecker", P1, 1)]
    assert table[P1].vp == 3


def test_no_ruin_no_energy() -> None:
    shark = sits(SHARK, "queens", play=["shipwrecker"])
    table = seated(NEW_YORK, shark, sits("Kong", "in"), phase="resolve", dice="DDDHHO")
    assert cited(table.play("resolve D"), "card.shipwrecker") == []
    town = {"queens": building("high_rise_1"), "bronx": building("high_rise_1")}
    table = seated(NEW_YORK, sits("Kong", "queens"), shark, phase="resolve", dice="DHHEEE", boroughs=town)
    assert cited(table.play("resolve D"), "card.shipwrecker") == []
    table = seated(NEW_YORK, shark, sits("Kong", "in"), phase="resolve", dice="DHHEEE", boroughs=town)
    assert len(cited(table.play("resolve D"), "card.shipwrecker")) == 1


def test_in_tokyo_two_ones_pay_an_energy() -> None:
    for n, energy in ((1, 0), (2, 1), (3, 1)):
        shark = sits(SHARK, "in", play=["shipwrecker_tokyo"])
        table = seated(TOKYO, shark, sits("Kong"), phase="resolve", dice="1" * n + "HH")
        table.play("resolve 1")
        assert table[P1].energy == energy


# White Death


def test_white_death_beside_its_set() -> None:
    for game in BOTH:
        table = seated(game, sits(SHARK, "in", ["white_death"], vp=20), sits("Kong"))
        table.play("play white_death", "roll")
        assert len(next(iter(table.outcomes)).removeprefix("dice ")) == 7
        table.play("dice EEEEEHH", "stop", "resolve E")
        quiet(table).play("end")
        assert table.state.turn == P2
