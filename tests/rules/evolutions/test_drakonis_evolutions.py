"""The house set of Drakonis: fire, stones and the heat of the fall."""

from tests.rules.evolutions.house_sets import BOTH, NEW_YORK, TOKYO, complete, is_there, quiet, seated, sits
from tests.rules.table import P1, P2, P3, cited, kinds
from tests.rules.together import by

DRAKONIS = "Drakonis"
STARS = ((NEW_YORK, "S", "stardust"), (TOKYO, "3", "stardust_tokyo"))


def test_the_set_is_complete() -> None:
    complete(DRAKONIS)


# Meteor Shower


def test_meteors_fall_on_all_others_in_one_loss() -> None:
    for game in BOTH:
        table = seated(game, sits(DRAKONIS, "out", ["meteor_shower"]), sits("Kong", "in"), sits("Rob"))
        events = table.play("play meteor_shower")
        assert table.all("lp") == [10, 9, 9]
        assert kinds(events, "attack") == []
        assert (table.asked, table[P1].spent) == ((P1, "roll"), ("meteor_shower",))  # nobody may leave for it


def test_meteors_fall_on_anothers_turn_and_kill_together() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "in", ["meteor_shower"])
        table = seated(game, sits("Kong", lp=1), drakonis, sits("Rob", lp=1))
        events = table.play("roll", "dice EEEHAA", "play meteor_shower")
        assert [event.what for event in kinds(events, "win")] == ["last"]
        assert table.all("alive") == [False, True, False]


def test_meteors_end_the_turn_of_who_rolls() -> None:
    for game in BOTH:
        drakonis, rob = sits(DRAKONIS, "in", ["meteor_shower"]), sits("Rob", hand=["reserve_cell"])
        table = seated(game, sits("Kong", lp=1), drakonis, rob)
        quiet(table).play("roll", "dice EEEHAA", "play meteor_shower")
        while table[P1].alive:
            table.play("pass")
        assert table.asked == (P3, "play")
        assert quiet(table).state.turn == P2  # by way of windows in a turn that has no dice any more


def test_meteors_stop_at_who_is_too_quick() -> None:
    for game in BOTH:
        table = seated(game, sits(DRAKONIS, hand=["meteor_shower"]), sits("Mantis", hand=["too_quick"]))
        table.play("play meteor_shower", "play too_quick")
        assert table.all("lp") == [10, 10]


# Fuel for the Fire


def test_fuel_is_an_energy_for_each_attack() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "out", ["fuel_for_the_fire"])
        table = quiet(seated(game, drakonis, sits("Kong", "in"), phase="resolve", dice="AAAHEE"))
        table.play("resolve A", "hold")
        assert "play fuel_for_the_fire" not in table.legal
        table.play("resolve E")
        if game == NEW_YORK:
            table.play("stay")
        assert table.asked == (P1, "buy")
        table.play("play fuel_for_the_fire")
        assert table[P1].energy == 5
        assert table.asked == (P1, "buy")


def test_no_fuel_without_an_attack_nor_on_anothers_turn() -> None:
    for game in BOTH:
        table = seated(game, sits(DRAKONIS, hand=["fuel_for_the_fire"]), sits("Kong"), phase="buy")
        assert table.legal == {"end"}
        attacked = {"attacks": 2}
        table = seated(game, sits("Kong"), sits(DRAKONIS, hand=["fuel_for_the_fire"]), phase="buy", this_turn=attacked)
        table.play("end")
        assert (table.state.turn, table[P2].energy, len(table[P2].hand)) == (P2, 0, 1)
        table = seated(game, sits(DRAKONIS, hand=["fuel_for_the_fire"]), sits("Kong"), phase="buy", this_turn=attacked)
        assert "play fuel_for_the_fire" in table.legal


# White-Hot Breath


def test_breath_deals_two_more_to_each_target() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "in", ["white_hot_breath"])
        table = seated(game, drakonis, sits("Kong"), sits("Rob"), phase="resolve", dice="AEEEEE")
        events = table.play("play white_hot_breath", "resolve A")
        assert by(events, "boost") == [("card.white_hot_breath", P1, 2)] * 2
        assert table.all("lp") == [10, 7, 7]


def test_breath_is_gone_when_the_turn_ends() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "in", ["white_hot_breath"])
        table = seated(game, drakonis, sits("Kong"), phase="resolve", dice="AEEEEE")
        table.play("play white_hot_breath")
        assert is_there(table, P1, "white_hot_breath")
        table.play("resolve A", "end")
        assert (table[P1].cards, table[P1].spent) == ((), ("white_hot_breath",))


def test_breath_only_before_ones_own_attacks() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "in", ["white_hot_breath"])
        table = seated(game, drakonis, sits("Kong"), phase="resolve", dice="HHEEEE")
        assert "play white_hot_breath" not in table.legal
        assert table.asked == (P1, "resolve")
        table = seated(game, sits("Kong"), drakonis, phase="resolve", dice="AAEEEE")
        assert table.asked == (P1, "resolve")
        table.play("resolve A")
        assert (table[P2].lp, len(table[P2].hand)) == (8, 1)
        table = seated(game, drakonis, sits("Kong"), phase="resolve", dice="AHHEEE")
        assert table.asked == (P1, "resolve")
        assert "play white_hot_breath" in table.legal


def test_breath_comes_after_what_multiplies() -> None:
    drakonis = sits(DRAKONIS, "in", ["white_hot_breath"], cards=["shadow_double"])
    table = seated(NEW_YORK, drakonis, sits("Kong"), phase="resolve", dice="AAEEEE")
    quiet(table)
    table.play("play white_hot_breath", "resolve A")
    assert table[P2].lp == 10 - (2 * 2 + 2)


# Drop from Orbit


def test_orbit_empties_the_city_and_fills_it() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "out", ["drop_from_orbit"])
        table = seated(game, drakonis, sits("Kong", "in"), sits("Rob"), phase="resolve", dice="EEEEHH")
        table.play("resolve E")
        if game == NEW_YORK:
            assert table.asked == (P1, "move")
        table.play("play drop_from_orbit")
        if game == NEW_YORK:
            assert table.asked == (P2, "driven_out")
            assert table.refused("stay") == "card.drop_from_orbit"
            table.play("move brooklyn")
        assert table.all("place")[:2] == {NEW_YORK: ["lower", "brooklyn"], TOKYO: ["tokyo_city", "outside"]}[game]
        assert (table[P1].vp, table.all("lp")) == (2, [10, 10, 10])
        assert table.asked == (P1, "buy")


def test_orbit_drives_both_out() -> None:
    for game, second in ((NEW_YORK, "upper_56"), (TOKYO, "tokyo_bay")):
        others = [sits("Kong", "in"), sits("Rob", second), sits("Mantis"), sits("Sheriff")]
        table = seated(game, sits(DRAKONIS, "out", ["drop_from_orbit"]), *others, phase="resolve", dice="EEEEHH")
        table.play("resolve E", "play drop_from_orbit")
        if game == NEW_YORK:
            table.play("move queens")
            assert table.asked == (P3, "driven_out")
            table.play("move bronx")
        assert [at for at, place in enumerate(table.all("place")) if place in ("lower", "tokyo_city")] == [P1]
        assert table[P1].vp == 2


def test_orbit_needs_somebody_in_the_city_and_its_owner_outside() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "out", ["drop_from_orbit"])
        table = seated(game, drakonis, sits("Kong"), phase="resolve", dice="EEEEHH")
        table.play("resolve E")
        assert len(table[P1].hand) == 1
        assert table.asked == (P1, "buy")
        inside = sits(DRAKONIS, "in", ["drop_from_orbit"])
        table = seated(game, inside, sits("Kong"), phase="resolve", dice="EEEEHH")
        table.play("resolve E")
        assert "play drop_from_orbit" not in table.legal
        assert table.asked == (P1, "buy")
        second = sits("Kong", "upper_56" if game == NEW_YORK else "tokyo_bay")
        others = [second, sits("Rob"), sits("Mantis"), sits("Sheriff")]
        table = seated(game, inside, *others, phase="resolve", dice="EEEEHH")
        table.play("resolve E")
        assert table.asked == (P1, "buy")
        table = seated(game, sits("Kong"), drakonis, sits("Rob", "in"), phase="resolve", dice="EEEEHH")
        table.play("resolve E")
        assert table.asked[0] == P1  # not on the turn of another


def test_orbit_sets_off_what_leaving_sets_off() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "out", ["drop_from_orbit"])
        table = seated(game, drakonis, sits("Mantis", "in", play=["hit_and_run"]), phase="resolve", dice="EEEEHH")
        table.play("resolve E", "play drop_from_orbit", *(["move brooklyn"] if game == NEW_YORK else []))
        assert (table[P2].vp, table[P2].energy) == (1, 1)


# Trail of Fire


def leaves(game: str) -> str:
    """Return the answer by which a monster leaves the city."""
    return "flee brooklyn" if game == NEW_YORK else "yield"


def test_trail_burns_who_drove_it_out() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(DRAKONIS, "in", play=["trail_of_fire"]), phase="resolve", dice="AHEEEE")
        table.play("resolve A", leaves(game))
        assert table.all("lp") == [8, 9]


def test_trail_is_none_for_who_holds_or_dies() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(DRAKONIS, "in", play=["trail_of_fire"]), phase="resolve", dice="AHEEEE")
        table.play("resolve A", "hold")
        assert table.all("lp") == [10, 9]
        dying = sits(DRAKONIS, "in", play=["trail_of_fire"], lp=1)
        table = seated(game, sits("Kong"), dying, sits("Rob"), phase="resolve", dice="AHEEEE")
        table.play("resolve A")
        assert (table[P1].lp, table[P2].alive) == (10, False)


def test_trail_can_kill_before_anybody_comes_in() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "in", play=["trail_of_fire"])
        table = seated(game, sits("Kong", lp=2), drakonis, sits("Rob"), phase="resolve", dice="AHEEEE")
        table.play("resolve A", leaves(game))
        assert table.all("alive") == [False, True, True]
        assert not [place for place in table.all("place") if place in ("lower", "tokyo_city")]
        assert table.state.turn == P2


# Kindle


def test_a_die_becomes_an_attack_once_a_turn() -> None:
    for game in BOTH:
        table = seated(game, sits(DRAKONIS, play=["kindle"]), sits("Kong", "in"))
        table.play("roll", "dice AAEEEE", "stop")
        assert table.legal == {"pass", "use kindle EA"}
        table.play("use kindle EA")
        assert table.state.results == "AAAEEE"
        assert table.asked == (P1, "resolve")


def test_kindle_is_not_for_the_dice_of_others() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(DRAKONIS, "in", play=["kindle"]))
        table.play("roll", "dice AAEEEE", "stop")
        assert table.asked == (P1, "resolve")
        table = seated(game, sits(DRAKONIS, "in", play=["kindle"]), sits("Kong"))
        table.play("roll", "dice AAAAAA", "stop")
        assert table.asked[1] != "change"  # nothing to change
        table = seated(game, sits(DRAKONIS, "in", play=["kindle"]), sits("Kong"))
        table.play("roll", "dice AAAAAE", "stop")
        assert table.asked == (P1, "change")


# Stardust


def test_stardust_pays_from_two_on() -> None:
    for game, face, card in STARS:
        for n, energy in ((1, 0), (2, 2), (4, 2)):
            table = seated(game, sits(DRAKONIS, "in", play=[card]), sits("Kong"), phase="resolve", dice=face * n + "HH")
            table.play(f"resolve {face}")
            assert table[P1].energy == energy


def test_stardust_of_others_pays_nothing() -> None:
    for game, face, card in STARS:
        for owner, paid in ((P1, 1), (P2, 0)):
            monsters = [sits("Kong"), sits("Rob")]
            monsters[owner] = sits(DRAKONIS, play=[card])
            table = seated(game, *monsters, phase="resolve", dice=face * 3 + "HH")
            assert len(cited(table.play(f"resolve {face}"), f"card.{card}")) == paid


# Heat of Re-entry


def test_heat_is_an_energy_for_the_first_loss_of_a_turn() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "in", play=["heat_of_reentry"])
        table = seated(game, sits("Captain Fish", hand=["rogue_wave"]), drakonis, phase="resolve", dice="AAHEEE")
        quiet(table).play("resolve A")
        quiet(table).play("hold")
        assert (table[P2].lp, table[P2].energy) == (8, 1)
        table.play("play rogue_wave")
        assert (table[P2].lp, table[P2].energy) == (6, 1)


def test_heat_needs_a_loss_and_a_life() -> None:
    for game in BOTH:
        heat = ["heat_of_reentry"]
        dying = sits(DRAKONIS, "in", play=heat, lp=1)
        table = seated(game, sits("Kong"), dying, sits("Rob"), phase="resolve", dice="AH")
        table.play("resolve A")
        assert (table[P2].alive, table[P2].energy) == (False, 0)
        shielded = sits(DRAKONIS, "in", play=heat)
        table = seated(game, sits("Kong"), shielded, sits("Rob"), phase="resolve", dice="AH")
        events = table.play("resolve A")
        assert len(cited(events, "card.heat_of_reentry")) == 1
        outside = sits(DRAKONIS, play=heat)
        table = seated(game, sits("Kong"), outside, sits("Rob"), phase="resolve", dice="AH")
        assert cited(table.play("resolve A"), "card.heat_of_reentry") == []


def test_heat_comes_again_on_the_next_turn() -> None:
    for game in BOTH:
        drakonis = sits(DRAKONIS, "in", play=["heat_of_reentry"])
        table = seated(game, sits("Kong", hand=[]), drakonis, phase="resolve", dice="AHEEEE", market=[])
        table.play("resolve A", "hold", "resolve E", *(["stay"] if game == NEW_YORK else []), "end")
        assert (table.state.turn, table[P2].energy) == (P2, 1 + (1 if game == NEW_YORK else 0))
