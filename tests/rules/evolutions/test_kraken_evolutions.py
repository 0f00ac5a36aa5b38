"""The evolutions of Kraken."""

import pytest

from kony_nb.game.situation.describe import describe
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import BadScenario
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
from tests.rules.table import P1, P2, Table, changes, cited, kinds

# Healing Rain


def test_rain_heals_two_in_tokyo_too() -> None:
    for place in (OUT, CITY):
        t = evolving(kraken(place, hand=["healing_rain"], lp=5), bunny())
        t.play("play healing_rain")
        assert (t[0].lp, t[0].spent) == (7, ("healing_rain",))


def test_rain_up_to_the_maximum_and_not_at_it() -> None:
    t = evolving(kraken(hand=["healing_rain"]), bunny())
    assert not offered(t, "healing_rain")
    t = evolving(kraken(hand=["healing_rain"], lp=9), bunny())
    t.play("play healing_rain")
    assert t[0].lp == 10


def test_rain_on_the_turn_of_another_before_a_loss_that_would_kill() -> None:
    t = after_rolling("AA1122", bunny(), kraken(CITY, hand=["healing_rain"], lp=2))
    while t.asked == (P2, "play"):
        t.play("pass")
    t.play("resolve A", "play healing_rain")
    assert t[1].lp == 2
    assert t.state.ledger.healed == ((P2, 2),)


# Destructive Wave

WAVE = "destructive_wave"


def test_wave_hurts_all_others_when_its_owner_enters() -> None:
    t = after_rolling("AE1122", kraken(hand=[WAVE]), bunny(), baby())
    t.play("resolve A", "resolve 1", "resolve 2")
    assert (t.asked, t[0].place, t[0].vp) == ((P1, "play"), CITY, 1)
    t.play(f"play {WAVE}")
    assert (t.all("lp"), t[0].spent) == ([10, 8, 8], (WAVE,))
    assert t.asked == (P1, "buy")


def test_wave_only_on_entering() -> None:
    assert not offered(evolving(kraken(CITY, hand=[WAVE]), bunny()), WAVE)
    t = after_rolling("AE1122", kraken(hand=[WAVE]), bunny())
    t.play("resolve A", "resolve 1", "resolve 2", "pass")
    assert (t.asked, offered(t, WAVE)) == ((P1, "buy"), False)
    t = after_rolling("AE1122", bunny(), kraken(hand=[WAVE]))
    t.play("resolve A", "resolve 1", "resolve 2")
    assert (t[0].place, t.asked) == (CITY, (P1, "buy"))
    t = after_rolling("AAAAAA", kraken(hand=[FANGS], cards=["nova_breath"]), bunny())
    assert t.asked == (P1, "play")
    t = after_rolling("EE1122", kraken(hand=[WAVE]), bunny())
    t.play("resolve 1", "resolve 2")
    assert (t[0].place, t.asked) == (OUT, (P1, "buy"))


def test_wave_not_when_another_enters_while_its_owner_is_inside() -> None:
    t = after_rolling("AA1122", bunny(), kraken(CITY, hand=[WAVE]))
    playable = CARDS[WAVE].playable
    assert playable is not None
    assert not playable(t.state, P2, "after_entering")
    t.play("resolve A", "yield", "resolve 1")
    assert (t[0].place, t[1].place, t.asked) == (CITY, OUT, (P1, "buy"))


def test_wave_can_win() -> None:
    t = after_rolling("AE1122", kraken(hand=[WAVE]), bunny(lp=2), baby(lp=1))
    t.play("resolve A", "resolve 1", "resolve 2", f"play {WAVE}")
    assert (t.state.result, t.state.winner) == ("last", P1)


def test_wave_is_no_attack_and_others_may_answer_it() -> None:
    small, foot = baby(play=["so_small"]), bunny(hand=["rabbits_foot"])
    t = after_rolling("AE1122", kraken(hand=[WAVE]), foot, small)
    t.play("resolve A", "resolve 1", "resolve 2", f"play {WAVE}")
    assert t.asked == (P2, "play")
    t.play("play rabbits_foot")
    assert (t.all("lp"), t.asked) == ([10, 10, 8], (P1, "buy"))


# Cult Worshippers

CULT = "cult_worshippers"


def test_cult_a_point_for_each_life_point_gained() -> None:
    t = after_rolling("HH1122", kraken(hand=[CULT], lp=5), bunny())
    t.play("resolve H", "resolve 1")
    assert t.asked == (P1, "buy")
    t.play(f"play {CULT}")
    assert (t[0].lp, t[0].vp, t[0].spent) == (7, 2, (CULT,))


def test_cult_counts_only_what_was_really_gained() -> None:
    t = after_rolling("HH1122", kraken(hand=[CULT], lp=9), bunny())
    t.play("resolve H", "resolve 1", f"play {CULT}")
    assert t[0].vp == 1
    t = after_rolling("HH1122", kraken(hand=[CULT]), bunny())
    t.play("resolve H", "resolve 1")
    assert not offered(t, CULT)


def test_cult_in_tokyo_with_healing_rain() -> None:
    t = after_rolling("HH1122", kraken(CITY, hand=[CULT, "healing_rain"], lp=5), bunny())
    while t.asked[1] == "play":
        t.play("pass")
    t.play("resolve H", "resolve 1")
    while t.asked[1] == "play":
        t.play("pass")
    assert t.asked == (P1, "buy")
    assert not offered(t, CULT)
    t.play("play healing_rain", f"play {CULT}")
    assert t[0].vp == 2


def test_cult_at_the_end_of_the_turn_of_another_but_not_before_it_buys() -> None:
    healed = {"healed": [[KRAKEN, 3], [BUNNY, 1]]}
    t = after_rolling("112233", bunny(), kraken(hand=[CULT]), this_turn=healed)
    t.play("resolve 1", "resolve 2")
    assert t.asked == (P1, "buy")
    t.play("end")
    assert t.asked == (P2, "play")
    t.play(f"play {CULT}")
    assert (t[1].vp, t.asked) == (3, (P2, "roll"))


def test_cult_neither_while_rolling_nor_in_a_later_turn() -> None:
    t = after_rolling("112233", kraken(hand=[CULT]), bunny(), this_turn={"healed": [[KRAKEN, 3]]})
    assert t.asked == (P1, "resolve")
    assert not offered(t, CULT)
    t.play("resolve 1", "resolve 2", "end", "pass")
    assert t.asked == (P2, "roll")
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert t.asked == (P1, "roll")


def test_cult_can_win() -> None:
    t = evolving(kraken(hand=[CULT], vp=18), bunny(), phase="buy", this_turn={"healed": [[KRAKEN, 3]]})
    t.play(f"play {CULT}")
    assert (t.state.result, t.state.winner) == ("vp", P1)


# High Tide

TIDE = "high_tide"


def test_tide_each_heart_counts_twice() -> None:
    t = after_rolling("HH1122", kraken(hand=[TIDE], lp=3), bunny())
    assert t.asked == (P1, "play")
    t.play(f"play {TIDE}")
    assert t[0].cards == (TIDE,)
    t.play("resolve H")
    assert t[0].lp == 7


def test_tide_only_dice_let_its_owner_evolve() -> None:
    t = after_rolling("HH1122", kraken(hand=[TIDE], lp=3), bunny())
    t.play(f"play {TIDE}")
    assert (t.asked, t[0].hand) == ((P1, "resolve"), ())
    t = after_rolling("HHH112", kraken(hand=[TIDE], lp=3), bunny())
    t.play(f"play {TIDE}")
    assert t.asked == (P1, "evolution")
    t.settle()
    t.play(min(t.legal))
    while t.asked[1] == "play":
        t.play("pass")
    t.play("resolve H")
    assert t[0].lp == 9


def test_tide_between_the_faces_but_not_after_the_hearts() -> None:
    t = after_rolling("HH1122", kraken(hand=[TIDE], lp=3), bunny())
    t.play("pass", "resolve 1")
    assert offered(t, TIDE)
    t.play("resolve H")
    assert (t.asked, offered(t, TIDE)) == ((P1, "buy"), False)


def test_tide_not_where_more_hearts_do_nothing() -> None:
    for dice, place, lp in (("HH1122", CITY, 3), ("HH1122", OUT, 9), ("112233", OUT, 3)):
        t = after_rolling(dice, kraken(place, hand=[TIDE], lp=lp), bunny())
        assert t.asked == (P1, "resolve")
        assert not offered(t, TIDE)


def test_tide_not_on_the_turn_of_another_nor_before_the_last_roll() -> None:
    t = after_rolling("HH1122", bunny(lp=3), kraken(hand=[TIDE], lp=3))
    assert t.asked == (P1, "resolve")
    t = evolving(kraken(hand=[TIDE], lp=3), bunny(), dice="HH1122")
    assert t.asked == (P1, "keep")
    assert not offered(t, TIDE)


def test_tide_ends_with_the_turn() -> None:
    t = after_rolling("H11223", kraken(hand=[TIDE], lp=3), bunny())
    t.play(f"play {TIDE}", "resolve H", "resolve 1", "resolve 2", "end")
    assert (t[0].lp, t[0].cards, t[0].spent) == (5, (), (TIDE,))
    t.play("roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    t.play("roll", "dice HH1122", "stop", "resolve H")
    assert t[0].lp == 7


def test_tide_serves_tokens_and_cards() -> None:
    t = after_rolling("H11223", kraken(hand=[TIDE], tokens={"poison": 2}), bunny())
    t.play(f"play {TIDE}", "resolve H", "use heart poison", "use heart poison")
    assert t[0].tokens == {}
    t = after_rolling("H11223", kraken(CITY, hand=[TIDE], cards=["healing_ray"]), bunny(lp=5, energy=9))
    t.play(f"play {TIDE}", "resolve H", "use healing_ray cyber_bunny", "use healing_ray cyber_bunny")
    assert (t[1].lp, t[0].energy) == (7, 4)


def test_tide_goes_with_its_owner() -> None:
    quills = bunny(cards=["poison_quills"])
    t = after_rolling("H11223", kraken(hand=[TIDE], lp=3, tokens={"poison": 5}), quills, baby())
    t.play(f"play {TIDE}", "resolve H", "pass", "resolve 1", "resolve 2", "end")
    t.settle()
    assert (t[0].alive, t[0].cards, t[0].spent) == (False, (), ())


# Terror of the Deep

TERROR = "terror_of_the_deep"


def struck(dice: str, place: str = CITY, **more: object) -> Table:
    t = after_rolling(dice, bunny(OUT if place == CITY else CITY), kraken(place, **more))
    t.play("resolve A")
    return t


def test_terror_a_die_for_each_life_point_and_a_heart_cancels_one() -> None:
    for place in (OUT, CITY):
        t = struck("AAA112", place, play=[TERROR])
        assert (t.asked, t.legal) == ((P2, "before_loss"), {"pass", f"use {TERROR}"})
        events = t.play(f"use {TERROR}", "dice H", "dice 3", "dice H")
        assert [(e.seat, e.n) for e in kinds(events, "reduce")] == [(P2, 1), (P2, 1)]
        assert t[1].lp == 9


def test_terror_may_save_or_not() -> None:
    t = struck("AA1122", lp=2, play=[TERROR])
    t.play(f"use {TERROR}", "dice A", "dice H")
    assert t[1].lp == 1
    t = struck("AA1122", lp=2, play=[TERROR])
    t.play(f"use {TERROR}", "dice A", "dice 1")
    assert not t[1].alive
    t = struck("AA1122", play=[TERROR])
    t.play("pass")
    assert t[1].lp == 8


def test_terror_once_for_each_loss_beside_camouflage() -> None:
    t = struck("AA1122", play=[TERROR], cards=["camouflage"])
    t.play(f"use {TERROR}", "dice H", "dice 1")
    assert t.legal == {"pass", "use camouflage"}
    t.play("use camouflage", "dice H")
    assert t[1].lp == 10


def test_terror_played_against_the_loss_that_comes() -> None:
    t = struck("AA1122", hand=[TERROR])
    assert t.asked == (P2, "play")
    t.play(f"play {TERROR}")
    assert (t.asked, t.legal) == ((P2, "before_loss"), {"pass", f"use {TERROR}"})
    t.play(f"use {TERROR}", "dice H", "dice H")
    assert (t[1].lp, t[1].cards, t.asked) == (10, (TERROR,), (P2, "yield"))


def test_terror_played_beside_camouflage_asks_once() -> None:
    t = struck("AA1122", hand=[TERROR], cards=["camouflage"])
    t.play(f"play {TERROR}")
    assert t.legal == {"pass", "use camouflage", f"use {TERROR}"}
    t.play("pass")
    assert (t[1].lp, t.asked) == (8, (P2, "yield"))


def test_terror_against_own_cards_and_not_without_a_loss() -> None:
    market = ["tank", "heal", "frenzy"]
    t = evolving(kraken(play=[TERROR], energy=9), bunny(), phase="buy", market=market)
    assert t.refused(f"use {TERROR}") == f"card.{TERROR}"
    t.play("buy tank", f"use {TERROR}", "dice H", "dice H", "dice H")
    assert t[0].lp == 10
    t = struck("A11223", play=[TERROR], cards=["armor_plating"])
    assert t.asked == (P2, "yield")


# Eater of Souls

SOULS = "eater_of_souls"


def test_souls_one_life_point_on_entering() -> None:
    t = after_rolling("AE1122", kraken(play=[SOULS], lp=5), bunny())
    events = t.play("resolve A", "resolve 1", "resolve 2")
    assert (t[0].place, t[0].lp) == (CITY, 6)
    assert [(e.kind, e.n) for e in cited(events, f"card.{SOULS}")] == [("lp", 1)]
    t = after_rolling("AE1122", bunny(), kraken(play=[SOULS], lp=5))
    t.play("resolve A", "resolve 1", "resolve 2")
    assert (t[0].place, t[1].lp) == (CITY, 5)


def test_souls_up_to_twelve() -> None:
    t = after_rolling("HH1122", kraken(play=[SOULS]), bunny())
    t.play("resolve H")
    assert t[0].lp == 12
    t = after_rolling("AE1122", kraken(play=[SOULS], lp=12), bunny())
    t.play("resolve A", "resolve 1", "resolve 2")
    assert t[0].lp == 12


def test_souls_in_a_scenario() -> None:
    t = evolving(kraken(play=[SOULS], lp=12), bunny())
    found = describe(t.state)
    assert found is not None
    assert found["monsters"][0]["lp"] == 12
    with pytest.raises(BadScenario, match=r"monsters\[0\].lp: 12 is not 0 to 10"):
        evolving(kraken(hand=[SOULS], lp=12), bunny())


def test_souls_not_above_twelve_with_another_card() -> None:
    t = after_rolling("HH1122", kraken(play=[SOULS], cards=["even_bigger"], lp=11), bunny())
    t.play("resolve H")
    assert t[0].lp == 12


def test_souls_playing_it_heals_nothing_but_room_for_hearts() -> None:
    t = after_rolling("HH1122", kraken(hand=[SOULS], lp=9), bunny())
    assert t.asked == (P1, "resolve")
    t.play(f"play {SOULS}")
    assert t[0].lp == 9
    t.play("resolve H")
    assert t[0].lp == 11


def test_souls_played_on_the_way_into_tokyo() -> None:
    t = after_rolling("AE1122", kraken(hand=[SOULS], lp=5), bunny())
    t.play("resolve A", "resolve 1", "resolve 2")
    assert (t.asked, t[0].place) == ((P1, "play"), OUT)
    t.play(f"play {SOULS}")
    assert (t[0].place, t[0].lp) == (CITY, 6)


def test_souls_not_asked_for_where_nobody_enters() -> None:
    t = after_rolling("EE1122", kraken(hand=[SOULS], lp=5), bunny())
    t.play("resolve 1", "resolve 2")
    assert t.asked == (P1, "buy")
    t = after_rolling("AE1122", kraken(hand=[SOULS], lp=5), bunny(CITY))
    t.play("resolve A", "hold", "resolve 1", "resolve 2")
    assert t.asked == (P1, "buy")
    t = evolving(bunny(), kraken(hand=[SOULS], lp=5))
    assert t.asked == (P1, "roll")


def test_souls_leave_with_their_owner() -> None:
    t = after_rolling("AAAAAA", bunny(), kraken(CITY, play=[SOULS], lp=6), baby())
    assert (t[1].alive, t[1].cards) == (False, ())


# Sunken Temple

TEMPLE = "sunken_temple"


def test_temple_skips_the_turn_for_life_and_energy() -> None:
    t = evolving(kraken(play=[TEMPLE], lp=5), bunny())
    events = t.play(f"use {TEMPLE}")
    assert (t[0].lp, t[0].energy, t[0].cards) == (8, 3, (TEMPLE,))
    assert (t.state.turn, t.asked) == (P2, (P2, "roll"))
    assert [e.seat for e in kinds(events, "skip")] == [P1]
    assert not kinds(events, "roll")


def test_temple_at_full_life_still_gives_energy() -> None:
    t = evolving(kraken(play=[TEMPLE]), bunny())
    t.play(f"use {TEMPLE}")
    assert (t[0].lp, t[0].energy) == (10, 3)


def test_temple_not_in_tokyo_and_not_after_a_roll() -> None:
    t = evolving(kraken(CITY, play=[TEMPLE], lp=5), bunny())
    assert t.refused(f"use {TEMPLE}") == f"card.{TEMPLE}"
    t = evolving(kraken(play=[TEMPLE], lp=5), bunny())
    t.play("roll", "dice 112233")
    assert t.refused(f"use {TEMPLE}") == f"card.{TEMPLE}"
    t.play("keep 1")
    assert (t.asked, t.legal) == ((P1, "roll"), {"roll"})
    assert evolving(bunny(), kraken(play=[TEMPLE])).legal == {"roll"}


def test_temple_the_end_of_the_turn_comes() -> None:
    t = evolving(kraken(play=[TEMPLE], hand=[CULT], lp=5, tokens={"poison": 1}), bunny())
    t.play(f"use {TEMPLE}")
    assert t.asked == (P1, "play")
    t.play(f"play {CULT}")
    assert (t[0].vp, t[0].lp) == (3, 7)
    assert t.state.turn == P2


def test_temple_played_and_used_before_the_roll_and_again_later() -> None:
    t = evolving(kraken(hand=[TEMPLE], lp=2), bunny())
    t.play(f"play {TEMPLE}", f"use {TEMPLE}", "roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    t.play(f"use {TEMPLE}")
    assert (t[0].lp, t[0].energy) == (8, 6)


# Mandibles of Dread

FANGS = "mandibles_of_dread"


def test_fangs_a_wound_costs_a_point() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = after_rolling("AA1122", kraken(place, play=[FANGS]), bunny(other, vp=3))
        events = t.play("resolve A")
        assert (t[1].vp, t[0].vp, t[1].lp) == (2, 0, 8)
        assert changes(events, "vp") == [(P2, -1)]


def test_fangs_everybody_wounded_and_nothing_below_zero() -> None:
    t = after_rolling("AA1122", kraken(CITY, play=[FANGS]), bunny(vp=3), baby())
    events = t.play("resolve A")
    assert t.all("vp") == [0, 2, 0]
    assert changes(events, "vp") == [(P2, -1)]


def test_fangs_only_what_the_attack_really_took() -> None:
    t = after_rolling("A11223", kraken(play=[FANGS]), bunny(CITY, vp=3, cards=["armor_plating"]))
    t.play("resolve A")
    assert t[1].vp == 3
    t = evolving(kraken(play=[FANGS], energy=9), bunny(vp=3), phase="buy", market=["flame_thrower", "heal", "tank"])
    t.play("buy flame_thrower")
    assert (t[1].lp, t[1].vp) == (8, 3)


def test_fangs_played_before_the_attack_is_resolved_and_not_after() -> None:
    t = after_rolling("AAAAAA", kraken(hand=[FANGS]), bunny(CITY, vp=3))
    assert t.asked == (P1, "play")
    t.play(f"play {FANGS}")
    assert t[1].vp == 2
    t = after_rolling("AA1122", kraken(hand=[FANGS]), bunny(CITY, vp=3))
    t.play("resolve A", "hold")
    assert (t.asked, offered(t, FANGS)) == ((P1, "resolve"), False)
    t = after_rolling("AAAAAA", kraken(hand=[FANGS]), bunny())
    assert (t[0].place, t.asked) == (CITY, (P1, "buy"))


def test_fangs_and_a_victim_that_is_too_cute() -> None:
    t = after_rolling("AA1122", kraken(play=[FANGS], vp=5), baby(CITY, vp=3, play=["too_cute_to_smash"]))
    t.play("resolve A")
    assert t.all("vp") == [4, 2]


def test_fangs_leave_with_their_owner() -> None:
    t = after_rolling("AAAAAA", bunny(vp=4), kraken(CITY, play=[FANGS], lp=3), baby())
    assert (t[1].alive, t[1].cards, t[0].vp) == (False, (), 5)
