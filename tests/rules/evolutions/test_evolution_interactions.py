"""Evolutions of King of Tokyo together with power cards and with each other: what follows from the rulings."""

from typing import Any

from kony_nb.rules.cards.registry import evolutions_of
from tests.rules.evolutions.evolving import BAY, CITY, OUT, monster, settled, tokyo
from tests.rules.evolutions.house_sets import quiet
from tests.rules.table import P1, P2, P3, P4, Table, changes


def rolled(dice: str, *monsters: dict[str, Any], **more: Any) -> Table:
    """Return a table at which the active monster's last roll has fallen."""
    return tokyo(*monsters, phase="resolve", dice=dice, **more)


def buying(*monsters: dict[str, Any], **more: Any) -> Table:
    """Return a table at which the active monster buys."""
    return tokyo(*monsters, phase="buy", **more)


def asks(t: Table) -> list[tuple[int, str]]:
    """Let everybody pass who is asked to play an evolution; return who was asked, and at which window."""
    found = []
    t.settle()
    while t.asked[1] == "play":
        found.append((t.asked[0], t.state.agenda[-1].args[0]))
        t.play("pass")
        t.settle()
    return found


# White Death at 20 VP, then lost


def test_the_reflection_of_white_death_goes_with_its_owner_and_its_bearer_wins_at_once() -> None:
    penguin = monster("Space Penguin", OUT, play=["icy_reflection.white_death"], vp=20)
    shark = monster("Mega Shark", OUT, play=["white_death"], lp=1)
    t = rolled("A123EE", monster("Rob", CITY, "reserve_cell"), penguin, shark, monster("Kong"))
    assert quiet(t).asked == (P1, "resolve")  # 20 VP win nothing so far
    t.play("resolve A")
    quiet(t)
    assert (t.state.result, t.state.winner) == ("vp", P2)
    assert t.all("alive") == [True, True, False, True]
    assert t.state.dice == "123AEE"  # at once: nothing else was resolved


def test_nobody_can_answer_between_the_fall_and_the_win() -> None:
    penguin = monster("Space Penguin", OUT, play=["icy_reflection.white_death"], vp=20)
    shark = monster("Mega Shark", OUT, play=["white_death"], lp=1)
    giga = monster("Gigazaur", OUT, "primal_bellow")
    t = rolled("A123EE", monster("Rob", CITY), penguin, shark, giga)
    quiet(t).play("resolve A", "pass")  # before the loss; not again when the dead have left
    assert t.state.winner == P2


def test_white_death_and_the_twenty_points_go_with_one_of_nine_lives() -> None:
    own = [card for card in evolutions_of("tokyo", "Mega Shark") if card not in ("white_death", "bite_back")]
    shark = monster("Mega Shark", CITY, "nine_lives", play=["white_death"], deck=own, lp=1, vp=20)
    kitty = [card for card in evolutions_of("tokyo", "Cyber Kitty") if card != "nine_lives"]
    other = monster("Cyber Kitty", OUT, deck=[*kitty, "bite_back"])
    t = rolled("A12EEH", monster("Rob"), shark, other, options={"mutant_draft": "on"})
    t.play("resolve A")
    assert t.asked == (P2, "play")
    t.play("play nine_lives")
    assert (t[P2].lp, t[P2].vp, t[P2].place, t[P2].cards) == (9, 9, OUT, ())
    assert t.state.result == ""  # when the effect is done only 9 VP are left


def test_white_death_outlives_all_others() -> None:
    shark = monster("Mega Shark", OUT, "scent_of_blood", play=["white_death"], vp=20)
    t = buying(shark, monster("Kong", CITY, lp=2), monster("Rob", lp=1))
    t.play("play scent_of_blood")
    assert (t.state.result, t.state.winner) == ("last", P1)


# one loss, several answers


def test_three_monsters_answer_the_same_attack_each_for_itself() -> None:
    giga = monster("Gigazaur", OUT, "detachable_tail", lp=2)
    bunny = monster("Cyber Bunny", OUT, "rabbits_foot", lp=2)
    kraken = monster("Kraken", OUT, "healing_rain", lp=2)
    t = rolled("AA1123", monster("Rob", CITY), giga, bunny, kraken)
    quiet(t).play("resolve A")
    asked = []
    for card in ("detachable_tail", "rabbits_foot", "healing_rain"):
        asked.append(t.asked)
        t.play(f"play {card}")
    assert asked == [(P2, "play"), (P3, "play"), (P4, "play")]
    assert t.all("lp") == [10, 2, 2, 2]
    assert t.asked == (P1, "resolve")


def test_one_answer_kills_another_who_would_answer_next() -> None:
    shark = monster("Mega Shark", OUT, "scent_of_blood", lp=7)
    giga = monster("Gigazaur", OUT, "detachable_tail", lp=2)
    t = rolled("A11223", monster("Rob", CITY), shark, giga, monster("Kong"))
    quiet(t).play("resolve A")
    assert t.asked == (P2, "play")
    t.play("play scent_of_blood")  # Gigazaur is asked: it may answer this loss, and has a tail for both
    assert t.asked == (P3, "play")
    t.play("pass")  # it falls, and is not asked for the attack any more
    assert not t[P3].alive
    assert quiet(t).asked == (P1, "resolve")
    assert t.all("lp") == [10, 6, 0, 9]


# between the rolls of another


def test_an_evolution_kills_the_active_monster_between_its_rolls() -> None:
    kitty = monster("Cyber Kitty", CITY, "electro_scratch")
    kraken = monster("Kraken", OUT, "healing_rain", lp=5)
    t = tokyo(monster("Rob", OUT, lp=1), kitty, kraken, monster("The King", OUT), phase="roll")
    quiet(t).play("roll", "dice 123AHE", "play electro_scratch")
    moments = [moment for _, moment in asks(t)]
    assert not t[P1].alive  # and no window of what is skipped
    assert moments == ["before_loss", "eliminated", "before_end", "before_turn", "before_roll"]
    assert (t.state.turn, t.asked) == (P2, (P2, "roll"))
    assert (t[P2].vp, t[P2].turns) == (2, 1)  # its turn began in the City
    assert t.all("lp") == [0, 10, 4, 9]


def test_a_gift_between_rolls_pays_for_a_roll_of_the_active_monster() -> None:
    panda = monster("Pandakai", CITY, "pandamonium")
    t = tokyo(monster("Rob", OUT, cards=["energy_drink"]), panda, phase="roll", dice="12AAHE", rolls_left=1)
    quiet(t)
    t.play("keep 12AAH", "roll", "dice E")  # no roll and no energy left: the dice lie
    assert t.asked[1] != "keep"
    t = tokyo(monster("Rob", OUT, cards=["energy_drink"]), panda, phase="roll")
    quiet(t).play("roll", "dice 123AHE", "play pandamonium")
    assert (t[P1].energy, t[P2].energy) == (3, 6)
    assert "use energy_drink" in t.legal


# the double kill of six


def six(kitty_place: str, bay: dict[str, Any], *, kong: str = OUT, **more: Any) -> Table:
    """Return six monsters; Rob attacks, and Cyber Kitty and Kong fall to a single attack result."""
    rob = CITY if kitty_place == OUT else OUT
    return rolled(
        "A112EE", monster("Rob", rob), monster("Cyber Kitty", kitty_place, "nine_lives", lp=1),
        monster("Kong", kong, lp=1), bay, monster("The King"), monster("Alienoid"), **more,
    )


def test_nine_lives_in_a_double_kill_keeps_the_bay_open() -> None:
    t = six(OUT, monster("Gigazaur", BAY))
    quiet(t).play("resolve A", "play nine_lives")
    assert t.all("alive") == [True, True, False, True, True, True]
    assert (t[P4].place, t[P1].place) == (BAY, CITY)
    assert (t[P2].lp, t[P2].vp, t[P2].place) == (9, 9, OUT)


def test_without_nine_lives_the_double_kill_closes_it() -> None:
    t = six(OUT, monster("Gigazaur", BAY, vp=4))
    quiet(t).play("resolve A", "pass")
    assert t.all("alive") == [True, False, False, True, True, True]
    assert (t[P4].place, t[P4].vp, t[P1].place) == (OUT, 4, CITY)


def test_nine_lives_in_the_city_and_a_death_in_the_bay_leave_both_empty() -> None:
    t = six(CITY, monster("Gigazaur"), kong=BAY)
    quiet(t).play("resolve A", "play nine_lives")
    quiet(t).play("resolve 1", "resolve 2")
    assert (t[P2].place, t[P3].place, t[P1].place, t[P1].vp) == (OUT, None, CITY, 1)
    assert [place for place in t.all("place") if place == BAY] == []


def test_nine_lives_in_the_city_lets_the_bay_move_up_once_and_the_attacker_behind() -> None:
    t = six(CITY, monster("Gigazaur", BAY, vp=3))
    quiet(t).play("resolve A", "play nine_lives", "hold")
    quiet(t).play("resolve 1", "resolve 2")
    assert (t[P4].place, t[P4].vp, t[P4].lp) == (CITY, 3, 9)
    assert (t[P1].place, t[P1].vp, t[P2].place) == (BAY, 1, OUT)


# cards that speak of cards


def test_mimic_copies_power_cards_only() -> None:
    shark = monster("Mega Shark", CITY, play=["white_death"], cards=["jets"])
    t = buying(monster("Rob", OUT, play=["dynamo"], energy=8), shark, market=["mimic", "heal", "tank"])
    t.play("buy mimic")
    assert t[P1].cards == ("dynamo", "mimic.jets")
    alone = buying(monster("Rob", OUT, play=["dynamo"], energy=8), monster("Mega Shark", CITY, play=["white_death"]),
                   market=["mimic", "heal", "tank"])
    alone.play("buy mimic")
    assert alone[P1].cards == ("dynamo", "mimic")


def test_parasitic_tentacles_buy_power_cards_only() -> None:
    shark = monster("Mega Shark", CITY, play=["white_death"], cards=["jets"])
    t = buying(monster("Rob", OUT, energy=9, cards=["parasitic_tentacles"]), shark, market=["heal", "tank", "wings"])
    assert {text for text in t.legal if text.startswith("buy")} == {"buy heal", "buy tank", "buy wings", "buy jets"}


def test_metamorph_gives_no_evolution_back() -> None:
    rob = monster("Rob", OUT, play=["spare_parts_dealer", "dynamo"], cards=["metamorph", "jets"])
    t = buying(rob, monster("Kong", CITY))
    t.play("end")
    assert t.legal == {"pass", "give metamorph", "give jets"}


def test_another_child_inherits_the_evolutions() -> None:
    kraken = monster("Kraken", OUT, "high_tide", play=["eater_of_souls"], cards=["it_has_a_child", "jets"], lp=1, vp=6)
    t = rolled("A12EEH", monster("Rob", CITY), kraken)
    quiet(t).play("resolve A")
    assert (t[P2].lp, t[P2].vp, t[P2].cards, t[P2].hand) == (10, 0, ("eater_of_souls",), ("high_tide",))


def test_who_is_saved_by_a_card_and_who_passes_fall_apart() -> None:
    kraken = monster("Kraken", OUT, cards=["it_has_a_child"], lp=1)
    kitty = monster("Cyber Kitty", OUT, "nine_lives", lp=1)
    t = rolled("A12EEH", monster("Rob", CITY, cards=["eater_of_the_dead"]), kraken, kitty)
    quiet(t).play("resolve A")
    assert t.asked == (P3, "play")
    t.play("pass")
    assert t.all("alive") == [True, True, False]
    assert (t[P2].lp, t[P1].vp) == (10, 6)  # both were brought to 0


def test_a_power_card_that_saves_comes_before_nine_lives_which_is_kept() -> None:
    kitty = monster("Cyber Kitty", OUT, "nine_lives", cards=["it_has_a_child"], lp=1, vp=5)
    t = rolled("A12EEH", monster("Rob", CITY), kitty, monster("Kong"))
    quiet(t).play("resolve A")
    assert (t[P2].lp, t[P2].vp, t[P2].hand) == (10, 0, ("nine_lives",))
    assert t.asked == (P1, "resolve")


# dice


def test_cat_nip_doubles_three_hearts_but_draws_once_and_no_card_gives_a_roll() -> None:
    kitty = monster("Cyber Kitty", OUT, "cat_nip", lp=3, cards=["energy_drink"], energy=3)
    t = tokyo(kitty, monster("Rob", CITY), phase="roll")
    t.play("play cat_nip", "roll", "dice HHH12E")
    assert t.asked == (P1, "evolution")  # no second roll, not for energy either
    t.settle()
    t.play(f"pick {t.state.agenda[-1].args[2]}")
    quiet(t)
    assert t.state.results == "1122HHHHHHEE"
    happened = t.play("resolve H")
    assert (t[P1].lp, t[P1].draws, len(t[P1].hand)) == (9, 4, 1)
    assert changes(happened, "lp") == [(P1, 6)]


def test_cat_nip_doubles_what_psychic_probe_and_a_free_reroll_have_left() -> None:
    kitty = monster("Cyber Kitty", OUT, "cat_nip", lp=3, cards=["background_dweller"])
    t = tokyo(kitty, monster("Rob", CITY, cards=["psychic_probe"]), phase="roll")
    t.play("play cat_nip", "roll", "dice HH1233")
    assert t.asked == (P2, "probe")
    t.play("use psychic_probe 1", "dice H")
    assert t[P2].cards == ()
    t.play("use background_dweller", "dice A", "pass")
    assert t.state.dice == "23AHHH"
    assert settled(t).asked == (P1, "keep_evolution")
    t.play(f"pick {t.state.agenda[-1].args[2]}")
    assert quiet(t).state.results == "2233AAHHHHHH"


def test_a_third_heart_that_is_probed_away_draws_nothing() -> None:
    t = tokyo(monster("Kraken", OUT), monster("Rob", CITY, cards=["psychic_probe"]), phase="roll")
    t.play("roll", "dice HHH123", "stop", "use psychic_probe H", "dice A")
    assert (t.asked, t[P1].draws) == ((P1, "resolve"), 2)


def test_blizzard_leaves_jets_on_the_ground() -> None:
    penguin = monster("Space Penguin", OUT, play=["blizzard"])
    king = monster("The King", CITY, "simian_scamper", cards=["jets"])
    t = rolled("AAA12E", penguin, king, monster("Kong"))
    quiet(t).play("resolve A")
    quiet(t)
    assert t.asked == (P1, "resolve")
    assert (t[P2].lp, t[P2].place, t[P2].hand) == (7, CITY, ("simian_scamper",))


def test_a_frozen_face_that_is_doubled_is_nothing_twice() -> None:
    penguin = monster("Space Penguin", CITY, play=["freeze_ray"])
    kitty = monster("Cyber Kitty", OUT, "cat_nip", tokens={"freeze": 1}, lp=4)
    t = tokyo(kitty, penguin, phase="start")
    quiet(t).play("use freeze_ray H", "play cat_nip", "roll", "dice HHHEE1")
    quiet(t)
    assert t.state.results == "11HHHHHHEEEE"
    assert t[P1].draws == 2  # frozen hearts do not evolve
    t.play("resolve H", "resolve E")
    assert (t[P1].lp, t[P1].energy) == (4, 4)


def test_the_eighth_die_is_in_the_ice() -> None:
    penguin = monster("Space Penguin", CITY, play=["encased_in_ice"], energy=1)
    rob = monster("Rob", OUT, cards=["extra_head", "extra_head.2"])
    t = rolled("112233", penguin, rob)
    assert t.asked == (P1, "encased_in_ice")
    t.play("use encased_in_ice 3", "resolve 1", "resolve 2", "end", "roll")
    assert {len(text) for text in t.outcomes} == {len("dice ") + 7}
    t.play("dice 33AAHHE", "stop")
    assert (t.state.dice, t.state.results) == ("33AAHHE", "333AAHHE")
    t.play("resolve 3")
    assert t[P2].vp == 3


# the market


def test_opportunist_is_bamboozled_and_the_card_stays() -> None:
    kong = monster("Kong", OUT, cards=["opportunist"], energy=4)
    panda = monster("Pandakai", CITY, "bamboozle")
    t = buying(monster("Rob", OUT, energy=3), kong, panda, market=["heal", "tank", "jets"],
               deck_top=["corner_store", "gourmet"])
    t.play("buy heal")
    # Rob could pay for no other card, so the Panda is asked for the next buyer only
    assert t.asked == (P2, "seize")
    t.play("buy corner_store", "play bamboozle")
    assert (t[P2].vp, t[P2].lp, t[P2].energy) == (4, 7, 0)  # the tank it is
    assert set(t.state.market) == {"corner_store", "gourmet", "jets"}


def test_bamboozle_counts_alien_origin() -> None:
    kong = monster("Kong", OUT, cards=["alien_origin"], energy=4)
    panda = monster("Pandakai", CITY, "bamboozle")
    t = buying(kong, panda, market=["corner_store", "jets", "skyscraper"])
    t.play("buy corner_store", "play bamboozle")  # jets for 4; the skyscraper would cost 5
    assert (t[P1].cards, t[P1].energy) == (("alien_origin", "jets"), 0)


def test_bamboozle_takes_half_the_price_away() -> None:
    alien = monster("Alienoid", OUT, play=["superior_alien_technology"], energy=5)
    panda = monster("Pandakai", CITY, "bamboozle")
    t = buying(alien, panda, market=["giant_brain", "jets", "wings"])
    t.play("use superior_alien_technology giant_brain", "play bamboozle")
    assert (t[P1].energy, t[P1].cards) == (0, ("superior_alien_technology", "jets"))
    assert t[P1].marks == {}


def test_a_half_price_comes_out_of_the_cashback_as_it_is_paid() -> None:
    alien = monster("Alienoid", OUT, play=["superior_alien_technology"], energy=3)
    t = buying(alien, monster("Rob", CITY, "cashback_hack"), market=["giant_brain", "heal", "wings"])
    t.play("use superior_alien_technology giant_brain", "play cashback_hack")
    assert (t[P1].energy, t[P2].energy) == (0, 3)


def test_who_buys_counts_and_not_whose_turn_it_is() -> None:
    fish = monster("Captain Fish", CITY, "boarding_party", cards=["opportunist"], energy=9)
    t = buying(monster("Kong", OUT, energy=3), fish, market=["heal", None, None], deck_top=["jets", "tank", "gourmet"])
    t.play("buy heal", "pass")  # Captain Fish may board that one
    assert t.asked == (P2, "seize")
    t.play("buy jets")
    assert (t[P2].hand, t[P2].vp, t[P2].cards) == (("boarding_party",), 0, ("opportunist", "jets"))
    kong = monster("Kong", OUT, cards=["opportunist"], energy=5)
    fish = monster("Captain Fish", CITY, "boarding_party", energy=8)
    t = buying(fish, kong, market=["heal", "wings", "skyscraper"], deck_top=["jets", "tank", "gourmet"])
    t.play("buy heal", "buy jets")
    assert t.asked == (P1, "play")  # on its own turn another buys
    t.play("play boarding_party")
    assert (t[P1].vp, t[P1].energy, t[P1].cards, t[P2].energy) == (1, 0, ("jets",), 5)


def test_a_mimic_at_half_price_is_lost_whatever_it_acts_as() -> None:
    alien = monster("Alienoid", OUT, play=["superior_alien_technology"], energy=4)
    t = buying(alien, monster("Rob", CITY, cards=["jets"]), market=["mimic", "wings", "skyscraper"])
    t.play("use superior_alien_technology mimic")
    assert t[P1].cards == ("superior_alien_technology", "mimic.jets")
    t.play("end", "roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert t.asked == (P1, "side_roll")
    t.play("dice A")
    assert (t[P1].cards, t.state.discards) == (("superior_alien_technology",), ("mimic",))


def test_a_toy_is_discarded_when_its_child_falls() -> None:
    baby = monster("Baby Gigazaur", OUT, "my_toy", lp=1)
    t = buying(baby, monster("Rob", CITY), monster("Kong"), market=["jets", "heal", "wings"])
    t.play("play my_toy", "pick jets", "end")
    assert t[P1].reserved == ("jets",)
    quiet(t).play("roll", "dice A11223", "stop", "resolve A")
    assert not t[P1].alive
    assert (t[P1].reserved, t.state.discards) == ((), ("jets",))
