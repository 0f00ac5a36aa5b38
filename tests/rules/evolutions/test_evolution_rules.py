"""The rules of evolutions that no single evolution makes: drawing, windows, kinds."""

from fractions import Fraction
from typing import Any

import pytest

from kony_nb.game.game import Game
from kony_nb.rules.cards.registry import CARDS, evolutions_of, power_cards
from kony_nb.rules.errors import BadOption
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import options
from kony_nb.rules.power_up.species import SPECIES
from tests.rules.evolutions.evolving import BAY, CITY, OUT, POWER_UP, monster, power_up, settled, tokyo
from tests.rules.table import changes, cited, kinds, new_table

KRAKEN = evolutions_of("tokyo", "Kraken")


def hearts(dice: str = "HHH123", place: str = OUT, **more: Any) -> Any:
    """Return a table at which the Kraken has just rolled these dice."""
    return rolled(monster("Kraken", place, **more), dice, OUT if place == CITY else CITY)


def rolled(kraken: dict[str, Any], dice: str = "HHH123", other: str = CITY) -> Any:
    """Return a table at which this Kraken has rolled these dice; what chance draws then still waits."""
    waits = {"then": ["?"]} if dice.count("H") > 2 else {}
    return tokyo(kraken, monster("Gigazaur", other), phase="resolve", dice=dice, **waits)


# the set-up


def test_every_monster_has_eight_evolutions_in_each_game() -> None:
    for game, rules in GAMES.items():
        for name in rules.monsters_of(options(game, expansions=POWER_UP)):
            cards = evolutions_of(game, name)
            assert len(cards) == 8
            assert all(game in CARDS[card].games for card in cards)
            assert len({CARDS[card].name for card in cards}) == 8


def test_mega_shark_plays_with_evolutions_only() -> None:
    with pytest.raises(BadOption, match="Mega Shark"):
        Game.new(monsters=["Kong", "Mega Shark"])
    assert Game.new(monsters=["Kong", "Mega Shark"], expansions=POWER_UP).names == ["Kong", "Mega Shark"]


def test_p_08_each_keeps_one_of_two_and_shuffles_the_other_back() -> None:
    at_table = new_table(2, game="tokyo", expansions=POWER_UP)
    assert at_table.asked == (0, "keep_evolution")
    first, second = at_table.state.agenda[-1].args[2:]
    happened = at_table.play(f"pick {second}")
    assert at_table[0].hand == (second,)
    assert first in at_table[0].evolutions
    assert len(at_table[0].evolutions) == 7
    assert at_table[0].spent == ()
    assert at_table.settle() or True
    assert at_table.asked == (1, "keep_evolution")
    assert [event.to for event in kinds(happened, "keep_evolution")] == [(0,)]
    assert kinds(happened, "evolve")[0].rule == "evo.setup.first"


def test_the_species_are_known_of_every_monster() -> None:
    for game, rules in GAMES.items():
        assert set(rules.monsters_of(options(game, expansions=POWER_UP))) <= set(SPECIES)


def test_evolutions_of_new_york_monsters_are_house_but_for_one() -> None:
    published = {
        card.id for card in CARDS.values() if card.monster in GAMES["new_york"].with_power_up and not card.lies_as
        and card.provenance == "published"
    }
    assert published == {"white_death"}
    for name in GAMES["new_york"].monsters:
        assert {CARDS[card].provenance for card in evolutions_of("new_york", name)} == {"house"}


# three hearts


def test_two_hearts_draw_nothing() -> None:
    assert hearts("HH1123").asked == (0, "resolve")


def test_three_hearts_draw_two_and_keep_one() -> None:
    at_table = settled(hearts())
    assert at_table.asked == (0, "keep_evolution")
    kept, other = at_table.state.agenda[-1].args[2:]
    assert kept != other
    happened = at_table.play(f"pick {kept}")
    assert at_table[0].hand == (kept,)
    assert at_table[0].spent == (other,)
    assert [event.what for event in kinds(happened, "discard_evolution")] == [other]
    assert len(at_table[0].evolutions) == 6


def test_each_of_the_deck_is_as_likely() -> None:
    at_table = hearts()
    assert at_table.asked == (0, "evolution")
    assert set(at_table.outcomes.values()) == {Fraction(1, 8)}
    assert len(at_table.outcomes) == 8


def test_p_01_in_the_city_three_hearts_heal_nothing_and_evolve() -> None:
    at_table = settled(hearts("HHHAAA", CITY, lp=5))
    at_table.play(f"pick {at_table.state.agenda[-1].args[2]}", "resolve H")
    assert at_table[0].lp == 5
    assert len(at_table[0].hand) == 1


def test_p_02_six_hearts_heal_and_draw_once() -> None:
    at_table = settled(hearts("HHHHHH", lp=5))
    happened = at_table.play(f"pick {at_table.state.agenda[-1].args[2]}")
    assert at_table[0].lp == 10
    assert len(at_table[0].hand) == 1
    assert at_table[0].draws == 4
    assert len(kinds(happened, "evolve")) == 1


def test_p_04_at_full_life_too() -> None:
    assert settled(hearts("HHHAAA", lp=10)).asked == (0, "keep_evolution")


def test_the_hearts_are_those_of_the_dice_after_changes() -> None:
    kraken = monster("Kraken", cards=["herd_culler"])
    at_table = tokyo(kraken, monster("Gigazaur", CITY), phase="resolve", dice="HHHAAE")
    at_table.play("use herd_culler H1")
    assert at_table.asked == (0, "resolve")


def test_p_05_a_short_deck_is_drawn_then_the_discarded_become_the_deck() -> None:
    kraken = monster("Kraken", OUT, *KRAKEN[4:], discard=KRAKEN[1:4])
    at_table = rolled(kraken)
    assert set(at_table.outcomes) == {f"draw {KRAKEN[0]}"}
    at_table.play(f"draw {KRAKEN[0]}")
    assert set(at_table.outcomes) == {f"draw {card}" for card in KRAKEN[1:4]}
    happened = at_table.play(f"draw {KRAKEN[2]}", f"pick {KRAKEN[2]}")
    assert at_table[0].evolutions == (KRAKEN[1], KRAKEN[3])
    assert at_table[0].spent == (KRAKEN[0],)
    assert at_table[0].hand == (*KRAKEN[4:], KRAKEN[2])
    assert happened


def test_p_07_nothing_is_drawn_where_nothing_is_left() -> None:
    kraken = monster("Kraken", OUT, *KRAKEN)
    at_table = tokyo(kraken, monster("Gigazaur", CITY), phase="resolve", dice="HHH123")
    assert cited(at_table.opening, "evo.draw.none-left")
    assert at_table.asked[1] in ("resolve", "play")


def test_p_07_a_single_one_is_kept() -> None:
    kraken = monster("Kraken", OUT, *KRAKEN[1:])
    at_table = rolled(kraken)
    happened = at_table.play(f"draw {KRAKEN[0]}")
    assert at_table[0].hand == (*KRAKEN[1:], KRAKEN[0])
    assert at_table[0].spent == ()
    assert [event.to for event in kinds(happened, "forced")] == [(0,)]


# playing


def test_p_10_a_temporary_one_acts_is_discarded_and_may_come_back() -> None:
    at_table = tokyo(monster("Kraken", OUT, "healing_rain", lp=5), monster("Gigazaur", CITY), phase="buy")
    at_table.play("play healing_rain")
    assert at_table[0].lp == 7
    assert at_table[0].hand == ()
    assert at_table[0].spent == ("healing_rain",)
    others = [card for card in KRAKEN if card != "healing_rain"]
    again = rolled(monster("Kraken", OUT, *others, discard=["healing_rain"]))
    assert set(again.outcomes) == {"draw healing_rain"}


def test_p_11_a_permanent_one_stays_and_is_not_reshuffled() -> None:
    held = ["cult_worshippers", "destructive_wave"]
    rest = [card for card in KRAKEN if card not in (*held, "eater_of_souls")]
    at_table = rolled(monster("Kraken", OUT, *held, play=["eater_of_souls"], discard=rest, deck=[]))
    assert set(at_table.outcomes) == {f"draw {card}" for card in rest}
    assert at_table[0].cards == ("eater_of_souls",)


def test_p_13_evolutions_are_no_cards() -> None:
    at_table = tokyo(
        monster("Kraken", OUT, play=["eater_of_souls"], cards=["metamorph"]), monster("Gigazaur", CITY), phase="buy"
    )
    at_table.play("end")
    assert at_table.legal == {"pass", "give metamorph"}
    assert power_cards(at_table[0].cards) == ("metamorph",)


def test_an_evolution_is_played_on_any_turn_in_a_window() -> None:
    at_table = tokyo(monster("Gigazaur", CITY), monster("Alienoid", OUT, "alien_scourge"), phase="roll")
    at_table.play("roll", "dice 123AHE")
    assert at_table.asked == (1, "play")
    assert at_table.legal == {"pass", "play alien_scourge"}
    at_table.play("play alien_scourge")
    assert at_table[1].vp == 2
    assert at_table.asked == (0, "keep")


def test_who_passes_is_asked_again_in_the_next_window_only() -> None:
    at_table = tokyo(monster("Gigazaur", CITY), monster("Alienoid", OUT, "alien_scourge"), phase="roll")
    at_table.play("roll", "dice 123AHE", "pass")
    assert at_table.asked == (0, "keep")
    at_table.play("keep 1", "roll", "dice 23AHE")
    assert at_table.asked == (1, "play")


def test_nobody_is_asked_for_what_has_no_effect() -> None:
    at_table = tokyo(monster("Gigazaur", CITY), monster("Kraken", OUT, "healing_rain"), phase="roll")
    at_table.play("roll", "dice 123AHE")
    assert at_table.asked == (0, "keep")


def test_one_that_names_its_moment_waits_for_it() -> None:
    kraken = monster("Kraken", OUT, "destructive_wave")
    at_table = tokyo(kraken, monster("Gigazaur"), phase="resolve", dice="AAA123")
    assert "play destructive_wave" not in at_table.legal
    assert at_table.refused("play destructive_wave")
    at_table.play("resolve 1", "resolve 2", "resolve 3")
    assert at_table.asked == (0, "play")
    at_table.play("play destructive_wave")
    assert at_table[1].lp == 8
    later = tokyo(monster("Cyber Kitty", OUT, "cat_nip"), monster("Gigazaur", CITY), phase="buy")
    assert "play cat_nip" not in later.legal


def test_asked_clockwise_until_all_have_passed_in_a_row() -> None:
    at_table = tokyo(
        monster("Gigazaur", CITY),
        monster("Alienoid", OUT, "alien_scourge"),
        monster("Kraken", OUT, "healing_rain", lp=3),
        monster("Cyber Bunny", OUT, "emergency_battery"),
        phase="roll",
        turn=0,
    )
    at_table.play("roll", "dice 123AHE")
    asked = []
    for text in ("pass", "play healing_rain", "pass", "pass"):
        asked.append(at_table.asked)
        at_table.play(text)
    assert asked == [(1, "play"), (2, "play"), (3, "play"), (1, "play")]
    assert at_table.asked == (0, "keep")


def test_a_pass_in_a_window_is_no_event() -> None:
    at_table = tokyo(monster("Gigazaur", CITY), monster("Alienoid", OUT, "alien_scourge"), phase="roll")
    at_table.play("roll", "dice 123AHE")
    assert at_table.play("pass") == []


def test_at_an_own_choice_it_is_offered_beside_it_and_the_others_may_answer() -> None:
    at_table = tokyo(
        monster("Alienoid", OUT, "alien_scourge"), monster("Kraken", CITY, "healing_rain", lp=3), phase="buy"
    )
    assert {"play alien_scourge", "end"} <= at_table.legal
    at_table.play("play alien_scourge")
    assert at_table.asked == (1, "play")
    at_table.play("pass")
    assert at_table.asked == (0, "buy")


def test_a_single_choice_stays_forced_whatever_is_held() -> None:
    alienoid = monster("Alienoid", OUT, "alien_scourge")
    at_table = tokyo(alienoid, monster("Gigazaur", CITY), phase="resolve", dice="111111")
    assert at_table.legal == {"pass", "play alien_scourge"}
    at_table.play("pass")
    assert at_table.legal == {"pass", "play alien_scourge"}  # the next window
    happened = at_table.play("pass")
    assert [event.what for event in kinds(happened, "forced")] == ["resolve 1"]


def test_dice_played_before_the_first_roll_count_at_once() -> None:
    at_table = tokyo(monster("Mega Shark", OUT, "white_death"), monster("Gigazaur", CITY), phase="roll")
    at_table.play("play white_death", "roll")
    assert {len(text) for text in at_table.outcomes} == {len("dice ") + 7}


def test_dice_played_later_wait_for_the_next_turn() -> None:
    at_table = tokyo(monster("Mega Shark", OUT, "white_death"), monster("Gigazaur", CITY), phase="roll")
    at_table.play("roll", "dice 123AHE", "play white_death", "keep 123", "roll")
    assert {len(text) for text in at_table.outcomes} == {len("dice ") + 3}


def test_who_falls_may_play_what_saves_it() -> None:
    at_table = tokyo(
        monster("Gigazaur", CITY), monster("Cyber Kitty", OUT, "nine_lives", lp=1), monster("Kraken", OUT, lp=1),
        phase="resolve", dice="AAAAAA",
    )
    at_table.settle()
    assert at_table.asked == (1, "play")
    happened = at_table.play("play nine_lives")
    assert at_table.all("alive") == [True, True, False]
    assert [event.seat for event in kinds(happened, "eliminated")] == [2]


def test_who_passes_falls() -> None:
    at_table = tokyo(
        monster("Gigazaur", CITY), monster("Cyber Kitty", OUT, "nine_lives", lp=1), monster("Kraken"), phase="resolve",
        dice="AAAAAA",
    )
    at_table.play("pass")
    assert at_table.all("alive") == [True, False, True]


def test_a_skipped_turn_has_its_end() -> None:
    at_table = tokyo(
        monster("Meka Dragon", OUT, "tune_up", lp=4, tokens={"poison": 1}), monster("Gigazaur", CITY,
        cards=["poison_spit"]), phase="roll",
    )
    happened = at_table.play("play tune_up")
    assert at_table[0].lp == 7  # 4 gained, 1 lost to the poison at the end of the turn
    assert at_table.state.turn == 1
    assert not kinds(happened, "roll")


def test_one_that_lasts_for_the_turn_is_discarded_at_its_end() -> None:
    meka = monster("Meka Dragon", OUT, "mecha_blast")
    at_table = tokyo(meka, monster("Gigazaur", CITY), phase="resolve", dice="AA1133")
    at_table.play("play mecha_blast")
    assert at_table[0].cards == ("mecha_blast",)
    at_table.play("resolve A", "hold", "resolve 1", "end")
    assert at_table[0].cards == ()
    assert at_table[0].spent == ("mecha_blast",)
    assert at_table[1].lp == 6


# out of the game


def test_p_15_the_evolutions_of_the_eliminated_leave_the_game() -> None:
    hand = ("cult_worshippers", "destructive_wave")
    at_table = tokyo(
        monster("Gigazaur", CITY),
        monster("Kraken", OUT, *hand, play=["eater_of_souls"], discard=["high_tide"], lp=1),
        monster("Alienoid"),
        phase="resolve",
        dice="AAA123",
    )
    happened = at_table.play("resolve A")
    while at_table.asked == (1, "play"):
        happened += at_table.play("pass")
    dead = at_table[1]
    assert not dead.alive
    assert (dead.hand, dead.evolutions, dead.spent, dead.cards) == ((), (), (), ())
    assert at_table.state.discards == ()
    assert not any(card in event.what for event in happened for card in ("destructive_wave",) if event.to is None)
    assert kinds(happened, "evolutions_out")[0].n == 8


# White Death


def test_p_21_white_death_does_not_win_by_points() -> None:
    shark = monster("Mega Shark", "queens", play=["white_death"], vp=20)
    at_table = power_up(shark, monster("Kong", "bronx"), monster("Rob", "lower"), phase="end")
    at_table.play("end")
    assert at_table.asked[1] != "over"
    assert at_table.state.turn == 1


def test_p_21_once_it_is_lost_the_points_count_again() -> None:
    kitty = monster("Mega Shark", OUT, play=["white_death"], vp=20)
    at_table = tokyo(kitty, monster("Gigazaur", CITY), phase="end")
    at_table.play("end")
    assert at_table.asked[1] != "over"


def test_p_21_it_wins_as_the_last_one() -> None:
    shark = monster("Mega Shark", OUT, play=["white_death"])
    at_table = tokyo(shark, monster("Gigazaur", CITY, lp=1), phase="resolve", dice="AAA1123")
    at_table.play("resolve A")
    assert at_table.state.winner == 0


def test_the_bay_stays_open_while_nobody_is_eliminated() -> None:
    at_table = tokyo(
        monster("Gigazaur", OUT), monster("Kraken", CITY), monster("Alienoid", BAY), monster("The King"),
        monster("Cyber Kitty", OUT, "nine_lives", lp=1), phase="buy",
    )
    assert len(at_table.state.living) == 5
    assert changes(at_table.opening, "vp") == []
