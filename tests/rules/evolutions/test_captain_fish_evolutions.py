"""The house set of Captain Fish: salvage, waves, tolls, and an eye on what others buy."""

from tests.rules.evolutions.house_sets import BOTH, NEW_YORK, TOKYO, complete, is_there, quiet, seated, sits
from tests.rules.table import P1, P2, cited, kinds
from tests.rules.together import by

FISH = "Captain Fish"


def test_the_set_is_complete() -> None:
    complete(FISH)


# Sunken Cargo


def test_cargo_heals_and_gives_energy_in_the_city_too() -> None:
    for game in BOTH:
        table = seated(game, sits(FISH, "in", ["sunken_cargo"], lp=5), sits("Kong"))
        table.play("play sunken_cargo")
        assert (table[P1].lp, table[P1].energy, table[P1].spent) == (6, 2, ("sunken_cargo",))


def test_cargo_is_good_at_full_life_and_on_anothers_turn() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(FISH, "out", ["sunken_cargo"]))
        table.play("roll", "dice EEEHAA")
        assert table.asked == (P2, "play")
        table.play("play sunken_cargo")
        assert (table[P2].lp, table[P2].energy) == (10, 2)


def test_cargo_does_not_save_who_is_dying() -> None:
    for game in BOTH:
        for last, alive in (("pass", False), ("play sunken_cargo", True)):
            fish = sits(FISH, "out", ["sunken_cargo"], lp=3)
            table = seated(game, sits("Kong", "in"), fish, sits("Rob"), phase="resolve", dice="AAAEEE")
            quiet(table).play("resolve A", last)  # before the loss: afterwards nothing helps
            assert table[P2].alive == alive
        assert (table[P2].lp, table[P2].energy) == (1, 2)


# Abandon Ship


def test_ship_is_left_before_the_blow() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(FISH, "in", ["abandon_ship"]), phase="resolve", dice="AAAEEE")
        table.play("resolve A")
        assert table.asked == (P2, "play")
        events = table.play("play abandon_ship")
        if game == NEW_YORK:
            assert table.asked == (P2, "driven_out")
            assert table.refused("hold") == "card.abandon_ship"
            table.play("move queens")
        assert by(events, "reduce") == [("card.abandon_ship", P2, 3)]
        assert (table[P2].lp, table[P2].place) == (10, {NEW_YORK: "queens", TOKYO: "outside"}[game])
        assert table.asked[0] == P1  # nobody is asked to flee or yield


def test_ship_spares_three_only() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(FISH, "in", ["abandon_ship"], lp=4), phase="resolve", dice="AAAAAE")
        table.play("resolve A", "play abandon_ship", *(["move queens"] if game == NEW_YORK else []))
        assert (table[P2].lp, table[P2].alive) == (2, True)
        fish = sits(FISH, "in", ["abandon_ship"], lp=2)
        table = seated(game, sits("Kong"), fish, sits("Rob"), phase="resolve", dice="AAAAAE")
        table.play("resolve A", "play abandon_ship", *(["move queens"] if game == NEW_YORK else []))
        assert not table[P2].alive


def test_ship_needs_an_attack_in_the_city() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong", "in"), sits(FISH, "out", ["abandon_ship"]), phase="resolve", dice="AAAEEE")
        table.play("resolve A")
        assert table.asked != (P2, "play")
        wave = sits("Mega Shark", "out", ["scent_of_blood"])
        table = seated(game, wave, sits(FISH, "in", ["abandon_ship"], lp=6))
        table.play("play scent_of_blood")
        assert (table[P2].lp, table.asked[0]) == (4, P1)


def test_attacker_comes_in_where_the_ship_was_left() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(FISH, "in", ["abandon_ship"]), sits("Rob"), phase="resolve", dice="AE")
        table.play("resolve A", "play abandon_ship", *(["move queens"] if game == NEW_YORK else []))
        assert (table[P1].place, table[P1].vp) == ({NEW_YORK: "lower", TOKYO: "tokyo_city"}[game], 1)


# Rogue Wave


def test_wave_breaks_over_the_city() -> None:
    for game in BOTH:
        table = seated(game, sits(FISH, "out", ["rogue_wave"]), sits("Kong", "in"), sits("Rob"))
        events = table.play("play rogue_wave")
        assert table.all("lp") == [10, 8, 10]
        assert kinds(events, "attack") == []
        assert table.asked == (P1, "roll")


def test_wave_hits_the_other_one_inside_and_never_its_owner() -> None:
    for game, second in ((NEW_YORK, "lower_56"), (TOKYO, "tokyo_bay")):
        others = [sits("Rob"), sits("Mantis"), sits("Sheriff")]
        table = seated(game, sits(FISH, "in", ["rogue_wave"]), sits("Kong", second), *others)
        table.play("play rogue_wave")
        assert table.all("lp") == [10, 8, 10, 10, 10]
        table = seated(game, sits(FISH, "in", ["rogue_wave"]), sits("Kong"))
        assert "play rogue_wave" not in table.legal


def test_wave_can_kill_on_anothers_turn() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong", "in", lp=2), sits(FISH, "out", ["rogue_wave"]), sits("Rob"))
        table.play("roll", "dice EEEHAA", "play rogue_wave")
        assert table.all("alive") == [False, True, True]


# Boarding Party


def test_party_buys_in_the_place_of_another() -> None:
    for game in BOTH:
        kong = sits("Kong", energy=9)
        table = seated(game, kong, sits(FISH, "out", ["boarding_party"], energy=7), phase="buy", market=["extra_head"])
        table.play("buy extra_head")
        assert table.asked == (P2, "play")
        table.play("play boarding_party")
        assert is_there(table, P2, "extra_head")
        assert table.all("energy") == [9, 0]
        assert table.all("vp") == [0, 1]
        table.settle()
        assert table.asked == (P1, "buy")
        assert table.state.ledger.bought == ()


def test_party_must_be_paid() -> None:
    for game in BOTH:
        kong = sits("Kong", energy=9)
        table = seated(game, kong, sits(FISH, "out", ["boarding_party"], energy=6), phase="buy", market=["extra_head"])
        table.play("buy extra_head")
        assert is_there(table, P1, "extra_head")
        assert table[P2].hand == ("boarding_party",)


def test_party_only_on_the_turn_of_others() -> None:
    for game in BOTH:
        fish = sits(FISH, "out", ["boarding_party"], energy=9)
        table = seated(game, fish, sits("Kong"), phase="buy", market=["extra_head"])
        assert "play boarding_party" not in table.legal
        table.play("buy extra_head")
        assert is_there(table, P1, "extra_head")
        assert (table[P1].hand, table[P1].vp) == (("boarding_party",), 0)


def test_party_not_for_what_only_a_deed_allows() -> None:
    tank = {"destroyed": ["tank"]}
    kong = sits("Kong", energy=9)
    fish = sits(FISH, "out", ["boarding_party"], energy=9)
    gone = {"tank": 1}
    table = seated(NEW_YORK, kong, fish, phase="buy", market=["general_ellis"], this_turn=tank, removed_tiles=gone)
    table.play("buy general_ellis")
    assert (table[P1].vp, table[P2].hand) == (3, ("boarding_party",))


def test_party_keeps_the_buyer_from_a_card_that_is_gone() -> None:
    kong = sits("Kong", energy=12, cards=["parasitic_tentacles"])
    fish = sits(FISH, "out", ["boarding_party"], energy=9)
    table = seated(TOKYO, kong, fish, phase="buy", market=["extra_head"])
    table.play("buy extra_head", "play boarding_party")
    assert is_there(table, P2, "extra_head")  # the Tentacles do not buy it at once from its new owner


# Riveted Hull


def test_hull_keeps_a_life_point_from_units() -> None:
    streets = {"queens": {"stacks": [[], [], []], "units": ["jet", "tank"]}}
    fish = sits(FISH, "queens", play=["riveted_hull"])
    table = seated(NEW_YORK, fish, sits("Kong"), phase="resolve", dice="OEEEEE", boroughs=streets)
    events = table.play("resolve O")
    assert (table[P1].lp, by(events, "reduce")) == (9, [("card.riveted_hull", P1, 1)])
    table = seated(NEW_YORK, sits("Kong"), sits(FISH, "in", play=["riveted_hull"]), phase="resolve", dice="AAEEEE")
    table.play("resolve A")
    assert table[P2].lp == 8  # not from attacks


def test_hull_in_tokyo_is_for_attacks_outside() -> None:
    fish = sits(FISH, play=["riveted_hull_tokyo"], lp=3)
    table = seated(TOKYO, sits("Kong", "in"), fish, phase="resolve", dice="AAAEEE")
    table.play("resolve A")
    assert (table[P2].lp, table[P2].alive) == (1, True)
    fish = sits(FISH, "in", play=["riveted_hull_tokyo"])
    table = seated(TOKYO, sits("Kong"), fish, phase="resolve", dice="AAAEEE")
    table.play("resolve A")
    assert table[P2].lp == 7
    table = seated(TOKYO, sits("Drakonis", hand=["meteor_shower"]), sits(FISH, play=["riveted_hull_tokyo"]))
    table.play("play meteor_shower")
    assert table[P2].lp == 9


# Harbor Tolls


def test_tolls_are_paid_for_entering() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong", energy=3), sits(FISH, play=["harbor_tolls"]), phase="resolve", dice="A")
        assert table.all("energy") == [2, 1]


def test_tolls_take_nothing_from_the_poor() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(FISH, play=["harbor_tolls"]), phase="resolve", dice="AH")
        events = table.play("resolve A")
        assert [event.kind for event in cited(events, "card.harbor_tolls")] == ["nothing"]
        assert table.all("energy") == [0, 0]


def test_tolls_are_not_paid_by_their_owner() -> None:
    for game in BOTH:
        table = seated(game, sits(FISH, play=["harbor_tolls"], energy=3), sits("Kong"), phase="resolve", dice="AH")
        assert cited(table.play("resolve A"), "card.harbor_tolls") == []
        assert table[P1].place in ("lower", "tokyo_city")
        assert table.all("energy") == [3, 0]


# Cast the Net


def test_net_brings_one_die_up_again() -> None:
    for game, face in ((NEW_YORK, "O"), (TOKYO, "1")):
        table = seated(game, sits(FISH, play=["cast_the_net"]), sits("Kong"))
        table.play("roll", f"dice {face}HEEEE", "stop")
        assert table.asked == (P1, "free_reroll")
        assert table.refused("use cast_the_net A") == "card.cast_the_net"
        table.play(f"use cast_the_net {face}", "dice E")
        assert table.state.dice == "HEEEEE"
        assert not any(text.startswith("use cast_the_net") for text in table.legal)


def test_net_is_cast_again_next_turn_and_can_be_left() -> None:
    for game in BOTH:
        table = seated(game, sits(FISH, play=["cast_the_net"]), sits("Kong"))
        table.play("roll", "dice HHEEEE", "stop", "pass")
        assert table.state.dice == "HHEEEE"
        assert table.asked == (P1, "resolve")
        table = seated(game, sits("Kong"), sits(FISH, play=["cast_the_net"]))
        table.play("roll", "dice HHEEEE", "stop")
        assert table.asked == (P1, "resolve")  # the dice of another are none of its


# Pieces of Eight


def test_two_energy_are_worth_a_point() -> None:
    for game in BOTH:
        for n, points in ((1, 0), (2, 1), (5, 1)):
            dice = "E" * n + "H" * (2 if n == 5 else 1)
            fish = sits(FISH, "in", play=["pieces_of_eight"])
            table = seated(game, fish, sits("Kong"), phase="resolve", dice=dice)
            table.play("resolve E")
            assert (table[P1].vp, table[P1].energy) == (points, n)


def test_eight_other_faces_and_other_turns_are_worth_nothing() -> None:
    for game in BOTH:
        table = seated(game, sits(FISH, play=["pieces_of_eight"]), sits("Kong"), phase="resolve", dice="AAE")
        assert cited(table.play("resolve A"), "card.pieces_of_eight") == []
        table = seated(game, sits("Kong"), sits(FISH, play=["pieces_of_eight"]), phase="resolve", dice="EEEH")
        assert cited(table.play("resolve E"), "card.pieces_of_eight") == []
        table = seated(game, sits(FISH, play=["pieces_of_eight"]), sits("Kong"), phase="resolve", dice="EEEH")
        assert len(cited(table.play("resolve E"), "card.pieces_of_eight")) == 1


def test_what_lies_there_leaves_with_its_owner() -> None:
    for game in BOTH:
        fish = sits(FISH, "in", play=["pieces_of_eight", "harbor_tolls"], hand=["rogue_wave"], lp=1)
        table = seated(game, sits("Kong", energy=2), fish, sits("Rob"), phase="resolve", dice="AH")
        table.play("resolve A")
        assert (table[P2].alive, table[P2].cards, table[P2].hand) == (False, (), ())
        assert table[P1].place in ("lower", "tokyo_city")
        assert table[P1].energy == 2  # no toll for the dead
