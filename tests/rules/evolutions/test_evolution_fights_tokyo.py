"""Evolutions of King of Tokyo in fights, in and out of the city, and in turns that go on or end by them."""

from typing import Any

from kony_nb.rules.cards.registry import evolutions_of
from tests.rules.evolutions.evolving import BAY, CITY, OUT, monster, tokyo
from tests.rules.evolutions.house_sets import quiet
from tests.rules.table import P1, P2, P3, P4, P5, P6, Table
from tests.rules.together import by


def rolled(dice: str, *monsters: dict[str, Any], **more: Any) -> Table:
    """Return a table at which the active monster's last roll has fallen, and nobody plays anything."""
    return quiet(tokyo(*monsters, phase="resolve", dice=dice, **more))


def buying(*monsters: dict[str, Any], **more: Any) -> Table:
    """Return a table at which the active monster buys."""
    return tokyo(*monsters, phase="buy", **more)


# Monkey Rush


def test_monkey_rush_falls_into_the_burrow_and_the_attacker_does_not() -> None:
    kong = monster("Kong", CITY, cards=["burrowing"])
    t = rolled("AA112E", monster("Rob"), kong, monster("The King", OUT, "monkey_rush"))
    t.play("resolve A", "yield")
    happened = t.play("play monkey_rush")
    assert by(happened, "damage") == [("card.burrowing", P3, 1)]
    assert (t[P3].place, t[P3].lp, t[P3].vp) == (CITY, 9, 1)
    t.play("resolve 1", "resolve 2")
    assert (t[P1].place, t[P1].lp) == (OUT, 10)


def test_monkey_rush_that_dies_in_the_burrow_leaves_the_city_to_the_attacker() -> None:
    kong = monster("Kong", CITY, cards=["burrowing"])
    t = rolled("AA112E", monster("Rob"), kong, monster("The King", OUT, "monkey_rush", lp=1), monster("Gigazaur"))
    t.play("resolve A", "yield", "play monkey_rush")
    assert not t[P3].alive
    t.play("resolve 1", "resolve 2")
    assert (t[P1].place, t[P1].lp, t[P1].vp) == (CITY, 10, 1)  # the burrow has had its monster


def test_burrowing_of_the_attacker_waits_for_nobody() -> None:
    rob = monster("Rob", OUT, cards=["burrowing"])
    t = rolled("AA112E", rob, monster("Kong", CITY), monster("The King", OUT, "monkey_rush"))
    t.play("resolve A", "yield", "play monkey_rush", "resolve 1", "resolve 2")
    assert t.all("lp") == [10, 8, 10]  # it does not stand in Tokyo, and has yielded nothing
    assert t.all("place") == [OUT, OUT, CITY]


def test_monkey_rush_takes_the_bay_and_then_there_is_no_room() -> None:
    giga = monster("Gigazaur", BAY, vp=2)
    king = monster("The King", OUT, "monkey_rush")
    t = rolled("AA112E", monster("Rob"), monster("Kong", CITY), giga, king, monster("Alienoid"))
    t.play("resolve A", "yield", "hold", "play monkey_rush", "resolve 1", "resolve 2")
    assert t.all("place") == [OUT, OUT, CITY, BAY, OUT]
    assert t.all("vp") == [0, 0, 2, 1, 0]


def test_monkey_rush_when_both_leave_takes_the_city_and_the_attacker_the_bay() -> None:
    kong, giga = monster("Kong", CITY, cards=["burrowing"]), monster("Gigazaur", BAY)
    king = monster("The King", OUT, "monkey_rush")
    t = rolled("AA112E", monster("Rob"), kong, giga, king, monster("Alienoid"))
    t.play("resolve A", "yield", "yield", "play monkey_rush", "resolve 1", "resolve 2")
    assert t.all("place") == [BAY, OUT, OUT, CITY, OUT]
    assert t.all("lp") == [10, 8, 8, 9, 10]  # the burrow acts once


# leaving


def test_simian_scamper_takes_no_poison() -> None:
    rob = monster("Rob", OUT, cards=["poison_spit"])
    t = rolled("AA112E", rob, monster("The King", CITY, "simian_scamper", tokens={"poison": 1}), monster("Kong"))
    t.play("resolve A", "play simian_scamper", "resolve 1", "resolve 2")
    assert (t[P2].lp, t[P2].tokens, t[P2].place) == (10, {"poison": 1}, OUT)
    t.play("end", "roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert t[P2].lp == 9  # the token that it had acts in its own turn: the shield was for the other one


def test_who_dies_in_the_burrow_neither_eats_nor_shoots() -> None:
    panda = monster("Pandakai", OUT, "eats_shoots_and_leaves", lp=1)
    t = rolled("AA112E", panda, monster("Kong", CITY, cards=["burrowing"]), monster("Rob"))
    t.play("resolve A", "yield", "resolve 1", "resolve 2")
    assert t.all("alive") == [False, True, True]
    assert t.all("place") == [None, OUT, OUT]
    assert t.all("lp") == [0, 8, 10]
    assert (t.asked, t.state.turn) == ((P2, "roll"), P2)


def test_who_comes_in_shoots_and_wins_as_the_last_one() -> None:
    panda = monster("Pandakai", OUT, "eats_shoots_and_leaves", lp=2)
    t = rolled("AA112E", panda, monster("Kong", CITY, cards=["burrowing"], lp=4), monster("Rob", lp=2))
    t.play("resolve A", "yield", "resolve 1", "resolve 2", "play eats_shoots_and_leaves")
    assert (t.state.result, t.state.winner) == ("last", P1)
    assert (t[P1].lp, t[P1].energy) == (1, 1)  # over before it gains its energy; 1 was rolled


def test_the_beast_falls_by_death_from_above() -> None:
    king = monster("The King", CITY, play=["twas_beauty_killed_the_beast"], vp=8)
    t = buying(monster("Rob", OUT, energy=5), king, market=["death_from_above", "heal", "tank"])
    t.play("buy death_from_above")
    assert (t[P2].place, t[P2].vp, t[P2].cards, t[P2].spent) == (OUT, 0, (), ("twas_beauty_killed_the_beast",))
    assert (t[P1].place, t[P1].vp) == (CITY, 3)
    t.play("end")
    assert t[P2].vp == 0  # no point at the end of that turn


def test_the_beast_that_only_moves_up_keeps_its_points() -> None:
    king = monster("The King", BAY, play=["twas_beauty_killed_the_beast"], vp=8)
    t = rolled("AA112E", monster("Rob"), monster("Kong", CITY), king, monster("Gigazaur"), monster("Alienoid"))
    t.play("resolve A", "yield", "hold", "resolve 1", "resolve 2", "end")
    assert (t[P3].place, t[P3].vp) == (CITY, 9)


# marks, reflections, tokens


def test_the_target_falls_and_the_next_one_can_be_marked() -> None:
    shark = monster("Mega Shark", OUT, play=["white_death"], tokens={"target": 1}, lp=2)
    meka = monster("Meka Dragon", CITY, play=["target_acquired"])
    t = rolled("A1122E", meka, shark, monster("Rob"))
    t.play("resolve A")
    assert t.all("alive") == [True, False, True]
    assert t[P2].tokens == {}
    assert t[P3].lp == 9
    t.play("resolve 1", "resolve 2", "end", "roll", "dice A11223", "stop", "resolve A")
    assert t[P3].tokens == {"target": 1}


def test_a_reflection_ends_when_its_model_is_eliminated() -> None:
    penguin = monster("Space Penguin", OUT, play=["icy_reflection.heat_vision"])
    t = rolled("A1122E", monster("Rob", CITY, vp=5), penguin, monster("Gigazaur", OUT, play=["heat_vision"], lp=1))
    t.play("resolve A")
    assert (t[P2].cards, t[P2].spent) == ((), ("icy_reflection",))
    assert (t[P2].lp, t[P1].vp) == (9, 5)  # who is eliminated goes before wounds are answered


def test_a_shield_keeps_the_harm_of_exotic_arms_away_but_not_the_stake() -> None:
    alien = monster("Alienoid", OUT, play=["exotic_arms"], cards=["wings"], energy=4)
    t = tokyo(alien, monster("Rob", CITY), phase="roll")
    t.play("use exotic_arms", "roll", "dice AA1123", "stop")
    assert t.asked == (P1, "before_loss")
    t.play("use wings")
    assert (t[P1].lp, t[P1].energy, t[P1].marks) == (10, 0, {})


def test_exotic_arms_are_armed_by_the_doubled_die_of_nobody() -> None:
    own = [card for card in evolutions_of("tokyo", "Alienoid") if card not in ("exotic_arms", "alien_scourge")]
    alien = monster("Alienoid", OUT, "cat_nip", play=["exotic_arms"], energy=2, deck=own)
    kitty = [card for card in evolutions_of("tokyo", "Cyber Kitty") if card != "cat_nip"]
    other = monster("Cyber Kitty", CITY, deck=[*kitty, "alien_scourge"])
    t = tokyo(alien, other, phase="roll", options={"mutant_draft": "on"})
    t.play("use exotic_arms", "play cat_nip", "roll", "dice AA1123")
    assert t.state.results.count("A") == 4
    assert (t[P1].lp, t[P1].energy) == (8, 0)  # two dice, whatever their results are


# the turn goes on


def test_the_active_monster_kills_itself_by_what_it_plays_and_the_dice_pass() -> None:
    drakonis = monster("Drakonis", OUT, "meteor_shower", lp=1, energy=4)
    meka = monster("Meka Dragon", CITY, play=["lightning_armor"])
    t = buying(drakonis, meka, monster("Rob"), market=["heal", "tank", "jets"])
    t.play("play meteor_shower", "dice A")
    assert t.all("alive") == [False, True, True]
    assert (t.asked, t.state.turn, t[P2].vp) == ((P2, "roll"), P2, 2)
    assert t.all("lp") == [0, 9, 9]


def test_the_window_goes_on_without_who_has_died_in_it() -> None:
    kitty = monster("Cyber Kitty", OUT, "electro_scratch")
    kong = monster("Kong", OUT, "roar_over_the_rooftops", lp=1, vp=1)
    kraken = monster("Kraken", OUT, "healing_rain", lp=5)
    t = tokyo(monster("Rob", CITY, vp=3), kitty, kong, kraken, phase="roll")
    t.play("roll", "dice 123AHE")
    asked = []
    for text in ("play electro_scratch", "pass", "pass"):  # Kong passes before the loss, and Kraken
        asked.append(t.asked)
        t.play(text)
    assert not t[P3].alive
    assert asked == [(P2, "play"), (P3, "play"), (P4, "play")]
    t.play("pass")  # Kraken, at the elimination
    assert t.asked == (P4, "play")  # still between the rolls
    t.play("play healing_rain")
    assert (t[P4].lp, t.asked) == (6, (P1, "keep"))


def test_electro_scratch_that_leaves_nobody_else_wins() -> None:
    kitty = monster("Cyber Kitty", OUT, "electro_scratch", lp=1)
    t = tokyo(monster("Rob", CITY, lp=1, vp=19), kitty, monster("Kong", lp=1), phase="roll")
    t.play("roll", "dice 123AHE", "play electro_scratch")
    assert (t.state.result, t.state.winner) == ("last", P2)


def test_the_last_two_kill_each_other_one_after_the_other() -> None:
    meka = monster("Meka Dragon", CITY, play=["lightning_armor"], lp=2)
    t = buying(monster("Drakonis", OUT, "meteor_shower", lp=1), meka)
    t.play("play meteor_shower", "dice A")
    assert (t.state.result, t.state.winner) == ("last", P2)


def test_a_blizzard_ends_when_the_extra_turn_of_its_owner_begins() -> None:
    penguin = monster("Space Penguin", OUT, play=["blizzard", "cold_wave"], energy=7)
    t = buying(penguin, monster("Rob", CITY), market=["frenzy", "heal", "tank"])
    t.play("buy frenzy", "end")
    assert (t.state.turn, t.state.ledger.extra, t[P1].cards) == (P1, "frenzy", ())
    t.play("roll", "dice 112233")
    assert t.asked == (P1, "keep")  # more than one roll again


def test_a_skipped_turn_is_followed_by_the_extra_turns_of_its_owner() -> None:
    meka = monster("Meka Dragon", OUT, "tune_up", lp=4)
    t = tokyo(meka, monster("Rob", CITY), phase="roll", extra_turns=[["frenzy", "Meka Dragon"]])
    t.play("play tune_up")
    assert (t.state.turn, t.state.ledger.extra, t[P1].lp, t[P1].energy) == (P1, "frenzy", 8, 2)
    assert t.asked == (P1, "roll")


def test_panda_express_and_frenzy_are_two_turns_in_their_order() -> None:
    panda = monster("Pandakai", OUT, play=["panda_express"], energy=7)
    t = rolled("123AHE", panda, monster("Rob", CITY), market=["frenzy", "heal", "tank"])
    assert t[P1].vp == 2
    t.play("resolve 1", "resolve 2", "resolve 3", "resolve A", "hold", "resolve H", "buy frenzy", "end")
    assert (t.state.turn, t.state.ledger.extra) == (P1, "panda_express")
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert (t.state.turn, t.state.ledger.extra) == (P1, "frenzy")
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert (t.state.turn, t.state.ledger.extra) == (P2, "")


def test_six_monsters_are_asked_clockwise_from_the_active_one() -> None:
    names = {"Rob": "reserve_cell", "Alienoid": "alien_scourge", "Cyber Bunny": "emergency_battery",
             "Pandakai": "bear_necessities", "Gigazaur": "radioactive_waste", "Sheriff": "re_election"}
    t = tokyo(*[monster(name, OUT, card) for name, card in names.items()], phase="roll", turn=3)
    t.play("roll", "dice 112233")
    asked = []
    while t.asked[1] == "play":
        asked.append(t.asked[0])
        t.play("pass")
    assert asked == [P5, P6, P1, P2, P3]
    assert t.asked == (P4, "keep")
    t.play("play bear_necessities")  # at its own decision: all others may answer
    assert t.asked == (P5, "play")
    t.play("play radioactive_waste")  # and all have to pass again
    assert t.asked == (P6, "play")
