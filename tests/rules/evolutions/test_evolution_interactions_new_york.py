"""Evolutions of King of New York with power cards, units, goal cards and the way in and out of Manhattan."""

from typing import Any

from kony_nb.rules.cards.registry import CARDS, evolutions_of
from tests.rules.evolutions.evolving import monster, power_up
from tests.rules.evolutions.house_sets import quiet
from tests.rules.table import NAMES, P1, P2, P3, P4, Table, building, changes, kinds, trial_card

KONG = evolutions_of("new_york", "Kong")


def rolled(dice: str, *monsters: dict[str, Any], **more: Any) -> Table:
    """Return a table at which the active monster's last roll has fallen, and nobody plays anything."""
    return quiet(power_up(*monsters, phase="resolve", dice=dice, **more))


# hearts


def test_hearts_in_manhattan_at_full_life_with_an_empty_deck() -> None:
    permanent, temporary = KONG[::2], KONG[1::2]
    assert {CARDS[card].kind for card in permanent} == {"permanent"}
    kong = monster("Kong", "midtown", play=permanent, discard=temporary, deck=[])
    t = power_up(kong, monster("Rob", "queens"), phase="resolve", dice="HHHEED", then=["?"])
    assert set(t.outcomes) == {f"draw {card}" for card in temporary}  # the discarded have become the deck
    first, second, *rest = temporary
    t.play(f"draw {first}", f"draw {second}", f"pick {second}")
    assert (t[P1].hand, t[P1].spent, t[P1].evolutions) == ((second,), (first,), tuple(rest))
    happened = quiet(t).play("resolve H")
    assert (t[P1].lp, changes(happened, "lp")) == (10, [])
    assert [event.rule for event in kinds(happened, "nothing")] == ["ny.heal.manhattan"]


def test_hearts_turned_into_energy_draw_all_the_same() -> None:
    t = power_up(monster("Kong", "bronx", cards=["artificial_heart"], lp=5), monster("Rob", "lower"),
                 phase="resolve", dice="HHHDDD")
    t.play(*["use artificial_heart HE"] * 3)
    t.settle()
    assert t.asked == (P1, "keep_evolution")
    t.play(f"pick {t.state.agenda[-1].args[2]}")
    quiet(t).play("resolve E")
    assert (t[P1].lp, t[P1].energy, t[P1].draws) == (5, 3, 4)


def test_attacks_turned_into_hearts_heal_and_draw_nothing() -> None:
    t = power_up(monster("Kong", "bronx", cards=["universal_soldier"], lp=5), monster("Rob", "lower"),
                 phase="resolve", dice="HHADDD")
    t.play("use universal_soldier AH", "pass")
    quiet(t).play("resolve H")
    assert (t[P1].lp, t[P1].draws, t[P1].hand) == (8, 2, ())


# cards


def test_the_tesla_cannon_takes_no_evolution() -> None:
    shark = monster("Mega Shark", "queens", play=["white_death"])
    drakonis = monster("Drakonis", "lower", play=["kindle"], cards=["hunter"])
    t = power_up(monster("Kong", "bronx", play=["front_page"], energy=5), shark, drakonis, phase="buy",
                 market=["tesla_cannon", "drain", "stomp"])
    happened = t.play("buy tesla_cannon")
    assert t.all("cards") == [("front_page",), ("white_death",), ("kindle",)]
    assert [event.what for event in kinds(happened, "lose_card")] == ["hunter"]


def test_white_death_at_twenty_lets_another_win_at_the_end_of_the_turn() -> None:
    shark = monster("Mega Shark", "queens", play=["white_death"], vp=20)
    t = power_up(shark, monster("Sheriff", "bronx", "re_election", vp=18), monster("Rob", "lower"), phase="buy")
    t.play("end")
    assert t.asked == (P2, "play")
    t.play("play re_election")
    quiet(t)
    assert (t.state.result, t.state.winner) == ("vp", P2)


# units, Statue, Superstar


def test_kong_swats_what_kills_everybody_else() -> None:
    units = {"queens": building("high_rise_1", units=["jet"]), "bronx": building("high_rise_1", units=["jet"])}
    kong = monster("Kong", "queens", "swat_the_planes", lp=1)
    t = power_up(monster("Rob", "bronx", lp=1), kong, phase="resolve", dice="OOOEEH", boroughs=units)
    t.play("resolve O")
    assert t.asked == (P2, "play")
    t.play("play swat_the_planes")
    assert (t.state.result, t.state.winner, t[P2].vp) == ("last", P2, 1)


def test_an_ouch_that_kills_everybody_has_no_winner_whatever_is_held() -> None:
    units = {"queens": building("high_rise_1", units=["jet"]), "bronx": building("high_rise_1", units=["jet"])}
    kong = monster("Kong", "queens", "swat_the_planes", lp=1)
    t = power_up(monster("Rob", "bronx", lp=1), kong, phase="resolve", dice="OOOEEH", boroughs=units)
    t.play("resolve O", "pass")
    assert (t.state.result, t.state.winner) == ("nobody", -1)


def test_the_badge_and_the_statue_for_one_ouch_of_three() -> None:
    units = {"queens": building("high_rise_1", units=["jet"]), "bronx": building("high_rise_1", units=["tank"])}
    sheriff = monster("Sheriff", "bronx", play=["the_badge"], lp=5)
    fish = monster("Captain Fish", "queens", play=["riveted_hull"])
    t = rolled("OOOEEH", sheriff, fish, monster("Kong", "queens"), boroughs=units)
    t.play("resolve O")
    assert t.all("lp") == [8, 10, 9]  # the badge, then 3 for the Statue; the hull takes the only unit
    assert t.state.statue == P1


def test_too_quick_for_the_units_but_not_for_the_statue() -> None:
    units = {"queens": building("high_rise_1", units=["jet", "tank"])}
    mantis = monster("Mantis", "queens", "too_quick", lp=8)
    t = rolled("OOOEEH", monster("Rob", "bronx", lp=4), mantis, boroughs=units, statue_holder=NAMES.index("Mantis"))
    t.play("resolve O", "play too_quick")
    assert t.all("lp") == [7, 5]
    assert t.state.statue == P1


def test_the_holder_may_heal_before_the_statue_goes() -> None:
    fish = monster("Captain Fish", "queens", "sunken_cargo", lp=3)
    t = rolled("OOOEEH", monster("Rob", "bronx", lp=4), fish, statue_holder=NAMES.index("Captain Fish"),
               boroughs={"queens": building("high_rise_1"), "bronx": building("high_rise_1")})
    t.play("resolve O")
    assert t.asked == (P2, "play")
    t.play("play sunken_cargo")
    assert (t.all("lp"), t.state.statue) == ([7, 1], P1)


def test_superstar_front_page_and_stardust_besides() -> None:
    t = rolled("SSSEEH", monster("Kong", "bronx", play=["front_page"]), monster("Rob", "lower"))
    t.play("resolve S")
    assert (t.state.superstar, t[P1].vp) == (P1, 1)  # three stars take it, and pay nothing beyond
    kong = monster("Kong", "bronx", play=["front_page"])
    t = rolled("SSEEHH", kong, monster("Rob", "lower"), superstar_holder=NAMES.index("Kong"))
    t.play("resolve S")
    assert t[P1].vp == 3  # one for each star of the holder, and one for two of them
    t = rolled("SSEEHH", monster("Drakonis", "bronx", play=["stardust"]), monster("Rob", "lower"))
    t.play("resolve S")
    assert (t[P1].vp, t[P1].energy) == (0, 2)


# in and out of Manhattan


def test_the_fee_for_fleeing_and_what_fleeing_pays() -> None:
    mantis = monster("Mantis", "lower", play=["hit_and_run"], energy=2)
    t = rolled("ADEEHH", monster("Rob", "bronx"), mantis, market=["new_york_marathon", "drain", "stomp"])
    t.play("resolve A", "flee queens")
    assert (t[P2].vp, t[P2].energy, t[P2].place) == (1, 1, "queens")  # the fee is paid before
    poor = monster("Mantis", "lower", play=["hit_and_run"], energy=1)
    t = rolled("ADEEHH", monster("Rob", "bronx"), poor, market=["new_york_marathon", "drain", "stomp"])
    t.play("resolve A")
    assert t.asked == (P1, "resolve")
    assert (t[P2].vp, t[P2].place) == (0, "lower")


def test_abandoning_ship_is_no_flight_and_free() -> None:
    fish = monster("Captain Fish", "midtown", "abandon_ship", lp=3)
    t = rolled("AAADEH", monster("Rob", "bronx"), fish, market=["new_york_marathon", "drain", "stomp"])
    t.play("resolve A", "play abandon_ship", "move queens")
    assert (t[P2].lp, t[P2].place, t.asked) == (3, "queens", (P1, "resolve"))  # and it is not asked to flee
    t.play("resolve D", "resolve E")
    assert (t[P1].place, t[P1].vp, t[P1].energy) == ("lower", 1, 1)  # forced, so free


def test_the_trail_of_fire_kills_the_attacker_and_nobody_comes_in() -> None:
    drakonis = monster("Drakonis", "upper", play=["trail_of_fire"], vp=4)
    t = rolled("ADEEHH", monster("Rob", "bronx", lp=2), drakonis, monster("Kong", "queens"))
    t.play("resolve A", "flee staten_island")
    assert t.all("alive") == [False, True, True]
    assert t.all("place") == [None, "staten_island", "queens"]
    assert (t.state.turn, t.asked, t[P2].lp) == (P2, (P2, "roll"), 9)


def test_the_trail_of_fire_in_a_second_track_that_closes() -> None:
    # Rob kills the fifth monster, so the dragon on the second track has to go, and burns Rob
    drakonis = monster("Drakonis", "lower_56", play=["trail_of_fire"])
    t = rolled("ADEEHH", monster("Rob", "bronx", lp=2), monster("Kong", "midtown", lp=1), drakonis,
               monster("Mantis", "queens"), monster("Sheriff", "brooklyn"))
    t.play("resolve A")
    # the first track is free: the dragon moves up to it, and does not leave Manhattan
    assert (t[P3].place, t[P1].lp) == ("lower", 2)
    assert t.asked == (P3, "flee")
    t.play("flee staten_island")
    assert t.all("alive") == [False, False, True, True, True]
    assert t.all("place") == [None, None, "staten_island", "queens", "brooklyn"]


def test_eviction_of_two_needs_no_fee_and_both_tracks_are_free() -> None:
    sheriff = monster("Sheriff", "bronx", "eviction_notice")
    t = rolled("AADEHH", sheriff, monster("Kong", "midtown"), monster("Rob", "lower_56", play=["dynamo"]),
               monster("Mantis", "queens"), monster("Drakonis", "queens"),
               market=["new_york_marathon", "drain", "stomp"])
    t.play("resolve A")
    assert t.asked == (P1, "play")
    t.play("play eviction_notice", "move brooklyn", "move brooklyn", "resolve D", "resolve E")
    assert t.all("place") == ["lower", "brooklyn", "brooklyn", "queens", "queens"]
    assert (t[P1].vp, t.all("lp")) == (2, [10, 8, 8, 10, 10])


def test_a_double_kill_of_six_closes_the_second_track() -> None:
    mantis = monster("Mantis", "lower", "feeding_time")
    t = rolled("AADDHH", mantis, monster("Kong", "bronx", lp=2), monster("Rob", "queens", lp=2),
               monster("Sheriff", "midtown_56", vp=1), monster("Drakonis", "staten_island"),
               monster("Captain Fish", "brooklyn", "sunken_cargo"))
    t.play("resolve A")
    while t.asked[1] == "play":
        t.play("pass")
    assert t.asked == (P4, "leave")
    t.play("move queens")
    assert (t[P4].place, t[P4].vp, t[P1].place) == ("queens", 1, "lower")
    assert t.all("alive") == [True, False, False, True, True, True]


def test_who_is_saved_where_it_stands_makes_nobody_move_up() -> None:
    def dying(state: Any, seat: int, log: Any) -> None:
        state.monsters[seat].lp = 5

    with trial_card(id="second_wind", dying=dying):
        kong = monster("Kong", "midtown", cards=["second_wind"], lp=1)
        t = rolled("AADDHH", monster("Rob", "bronx"), kong, monster("Sheriff", "lower_56"),
                   monster("Mantis", "queens"), monster("Drakonis", "queens"))
        t.play("resolve A")
        assert (t[P2].place, t[P2].lp, t[P3].place) == ("midtown", 5, "lower_56")
        assert t.asked == (P2, "flee")


def test_who_falls_with_the_statue_may_play_what_saves_it() -> None:
    def dying(state: Any, seat: int, log: Any) -> None:
        state.monsters[seat].lp = 5

    saves = {"kind": "temporary", "monster": "Kong", "timing": ("dying",), "lasts": "turn", "dying": dying}
    with trial_card(id="last_breath", **saves):
        kong = monster("Kong", "queens", "last_breath", deck=KONG[:7], lp=3)
        t = power_up(monster("Rob", "bronx"), kong, phase="resolve", dice="OOOEEH", statue_holder=NAMES.index("Kong"),
                     boroughs={"queens": building("high_rise_1"), "bronx": building("high_rise_1")})
        t.play("resolve O")
        assert t.asked == (P2, "play")
        t.play("play last_breath")
        assert (t[P2].alive, t[P2].lp, t.state.statue) == (True, 5, P1)


def test_an_ambush_kills_who_has_entered_and_the_city_is_empty() -> None:
    mantis = monster("Mantis", "queens", "ambush")
    t = rolled("DDEESS", monster("Rob", "bronx", lp=2, vp=3), mantis, monster("Kong", "brooklyn"))
    t.play("resolve E", "resolve S")
    while t.asked[1] in ("destroy", "aim"):
        t.play(sorted(t.legal)[0])
    assert t.asked == (P2, "play")
    t.play("play ambush")
    assert t.all("place") == [None, "queens", "brooklyn"]
    assert (t.state.turn, t.asked) == (P2, (P2, "roll"))
