"""The house set of the Sheriff: fines, showdowns, and what the papers write."""

from tests.rules.evolutions.house_sets import BOTH, NEW_YORK, TOKYO, complete, is_there, seated, sits
from tests.rules.table import P1, P2, P3, Table, cited, kinds
from tests.rules.together import by

SHERIFF = "Sheriff"


def test_the_set_is_complete() -> None:
    complete(SHERIFF)


# Re-Election


def test_election_is_two_points_on_any_turn() -> None:
    for game in BOTH:
        table = seated(game, sits(SHERIFF, "in", ["re_election"]), sits("Kong"))
        table.play("play re_election")
        assert (table[P1].vp, table[P1].spent) == (2, ("re_election",))
        table = seated(game, sits("Kong"), sits(SHERIFF, hand=["re_election"]))
        table.play("roll", "dice EEEHAA", "play re_election")
        assert table.all("vp") == [0, 2]


def test_election_wins_where_points_win() -> None:
    for game in BOTH:
        table = seated(game, sits("Kong"), sits(SHERIFF, hand=["re_election"], vp=18))
        table.play("roll", "dice EEEHAA", "play re_election")
        assert (table.asked == (-1, "over")) == (game == TOKYO)
        assert table[P2].vp == 20
    table = seated(NEW_YORK, sits("Kong"), sits(SHERIFF, hand=["re_election"], vp=20))
    table.play("roll", "dice EEEHAA")
    assert table.asked == (P1, "keep")  # no point can be gained


# Heavy Fines


def test_fines_are_paid_in_energy_or_else_in_points() -> None:
    for game in BOTH:
        poor, nobody = sits("Kong", vp=3), sits("Mantis")
        table = seated(game, sits(SHERIFF, "in", ["heavy_fines"]), sits("Rob", energy=2, vp=3), poor, nobody)
        events = table.play("play heavy_fines")
        assert table.all("energy") == [1, 1, 0, 0]
        assert table.all("vp") == [0, 3, 2, 0]
        assert {event.seat for event in cited(events, "card.heavy_fines")} == {P1, P2, P3}


def test_fines_need_something_to_take() -> None:
    for game in BOTH:
        table = seated(game, sits(SHERIFF, "in", ["heavy_fines"], energy=5), sits("Rob"))
        assert table.legal == {"roll"}
        table = seated(game, sits("Rob", energy=1), sits(SHERIFF, "in", ["heavy_fines"]))
        table.play("roll", "dice EEEHAA", "play heavy_fines")
        assert table.all("energy") == [0, 1]


# Eviction Notice


def test_who_was_attacked_must_go() -> None:
    for game in BOTH:
        sheriff = sits(SHERIFF, hand=["eviction_notice"])
        table = seated(game, sheriff, sits("Kong", "in"), phase="resolve", dice="AEEEEH")
        table.play("resolve A")
        assert table.asked == (P1, "play")
        events = table.play("play eviction_notice")
        if game == NEW_YORK:
            assert table.asked == (P2, "driven_out")
            assert table.refused("hold") == "card.eviction_notice"
            events += table.play("move bronx")
        assert (table[P2].lp, table[P2].place) == (9, {NEW_YORK: "bronx", TOKYO: "outside"}[game])
        assert table[P1].vp == 1
        assert not [event for event in events if event.what in ("flee", "yield")]


def test_both_in_the_city_must_go() -> None:
    for game, second in ((NEW_YORK, "upper_56"), (TOKYO, "tokyo_bay")):
        others = [sits("Kong", "in"), sits("Rob", second), sits("Mantis"), sits("Drakonis")]
        table = seated(game, sits(SHERIFF, hand=["eviction_notice"]), *others, phase="resolve", dice="AEEEEH")
        table.play("resolve A", "play eviction_notice", *(["move queens", "move bronx"] if game == NEW_YORK else []))
        assert not {"in", second, "lower", "tokyo_city"} & set(table.all("place")[1:])
        assert table[P1].vp == 1


def test_eviction_only_for_ones_own_attack_with_a_choice() -> None:
    for game in BOTH:
        sheriff = sits(SHERIFF, hand=["eviction_notice"])
        table = seated(game, sits("Rob"), sits("Kong", "in"), sheriff, phase="resolve", dice="AEEEEH")
        table.play("resolve A")
        assert table.asked[0] == P2
        table = seated(game, sheriff, sits("Kong", "in"), phase="resolve", dice="EEEEHH")
        table.play("resolve E")
        assert table[P1].hand == ("eviction_notice",)
        table = seated(game, sits(SHERIFF, "in", ["eviction_notice"]), sits("Kong"), phase="resolve", dice="AEEEEH")
        table.play("resolve A")
        assert table.asked == (P1, "resolve")
        assert table[P1].hand == ("eviction_notice",)
        table = seated(game, sheriff, sits("Kong", "in"), phase="resolve", dice="AEEEEH")
        table.play("resolve A")
        assert "play eviction_notice" in table.legal


def test_eviction_of_a_dead_monster_is_none() -> None:
    for game in BOTH:
        sheriff = sits(SHERIFF, hand=["eviction_notice"])
        for lp, asked in ((1, False), (2, True)):
            table = seated(game, sheriff, sits("Kong", "in", lp=lp), sits("Rob"), phase="resolve", dice="AEEEEH")
            table.play("resolve A")
            assert ("play eviction_notice" in table.legal) == asked


# Curfew


def dice_to_roll(table: Table) -> int:
    """Return how many dice are about to be rolled."""
    return len(next(iter(table.outcomes)).removeprefix("dice "))


def test_a_die_fewer_for_the_others_until_the_next_turn() -> None:
    for game in BOTH:
        table = seated(game, sits(SHERIFF, hand=["curfew"]), sits("Kong"), phase="buy")
        assert "play curfew" not in table.legal
        table.play("end", "play curfew")
        assert is_there(table, P1, "curfew")
        table.play("roll")
        assert dice_to_roll(table) == 5
        table.play("dice EEEEE", "stop", *(["advance"] if table.asked[1] == "move" else []))
        table.play("end")
        assert (table.state.turn, table[P1].cards, table[P1].spent) == (P1, (), ("curfew",))
        table.play("roll")
        assert dice_to_roll(table) == 6


def test_curfew_only_at_the_end_of_the_own_turn() -> None:
    for game in BOTH:
        table = seated(game, sits(SHERIFF, hand=["curfew"]), sits("Kong"))
        assert table.legal == {"roll"}
        table = seated(game, sits("Kong"), sits(SHERIFF, hand=["curfew"]), phase="buy")
        table.play("end")
        assert table.asked == (P2, "roll")
        table = seated(game, sits(SHERIFF, hand=["curfew"]), sits("Kong"), phase="buy")
        table.play("end", "pass", "roll")
        assert dice_to_roll(table) == 6


def test_curfew_dies_with_the_sheriff() -> None:
    for game in BOTH:
        fallen = sits(SHERIFF, "in", play=["curfew"], lp=1)
        table = seated(game, sits("Kong"), fallen, sits("Rob"), phase="resolve", dice="AEEEE", turn=P1)
        table.play("resolve A", "end", "roll")
        assert (table.state.turn, dice_to_roll(table)) == (P3, 6)
        there = sits(SHERIFF, "in", play=["curfew"])
        table = seated(game, sits("Kong"), there, sits("Rob"))
        table.play("roll")
        assert dice_to_roll(table) == 5


# Resisting Arrest


def test_who_hurts_the_sheriff_loses_a_point() -> None:
    for game in BOTH:
        sheriff = sits(SHERIFF, "in", play=["resisting_arrest"])
        table = seated(game, sits("Kong", vp=5), sheriff, phase="resolve", dice="AAEEEE")
        table.play("resolve A")
        assert (table[P1].vp, table[P2].lp) == (4, 8)
        table = seated(game, sits("Drakonis", vp=5, hand=["meteor_shower"]), sheriff, sits("Rob", vp=5))
        table.play("play meteor_shower")
        assert table.all("vp") == [4, 0, 5]


def test_no_point_for_a_loss_of_nothing_of_the_last_life_or_of_ones_own() -> None:
    for game in BOTH:
        dying = sits(SHERIFF, "in", play=["resisting_arrest"], lp=1)
        table = seated(game, sits("Kong", vp=5), dying, sits("Rob"), phase="resolve", dice="AEEEEE")
        events = table.play("resolve A")
        assert cited(kinds(events, "vp"), "card.resisting_arrest") == []
        sheriff = sits(SHERIFF, "in", play=["resisting_arrest"])
        table = seated(game, sits("Kong"), sheriff, phase="resolve", dice="AHEEEE")
        assert cited(table.play("resolve A"), "card.resisting_arrest") == []  # nothing to lose
        table = seated(game, sits("Kong", vp=1), sheriff, phase="resolve", dice="AHEEEE")
        assert len(cited(table.play("resolve A"), "card.resisting_arrest")) == 1


def test_units_are_nobody() -> None:
    streets = {"queens": {"stacks": [[], [], []], "units": ["jet", "tank"]}}
    sheriff = sits(SHERIFF, "queens", play=["resisting_arrest"])
    kong, rob = sits("Kong", "queens", vp=5), sits("Rob", "bronx", vp=5)
    table = seated(NEW_YORK, kong, sheriff, rob, phase="resolve", dice="OOEEEE", boroughs=streets)
    events = table.play("resolve O")
    assert table.all("lp") == [8, 8, 10]
    assert cited(events, "card.resisting_arrest") == []
    table = seated(NEW_YORK, sits("Kong", "in", vp=5), sheriff, phase="resolve", dice="AEEEEE", boroughs=streets)
    assert len(cited(table.play("resolve A"), "card.resisting_arrest")) == 1


# High Noon


def test_who_stays_is_paid() -> None:
    for game in BOTH:
        sheriff = sits(SHERIFF, "in", play=["high_noon"])
        table = seated(game, sits("Kong"), sheriff, phase="resolve", dice="AAEEEE")
        table.play("resolve A", "hold")
        assert table[P2].vp == 1
        table = seated(game, sits("Kong"), sheriff, phase="resolve", dice="AAEEEE")
        table.play("resolve A", "flee bronx" if game == NEW_YORK else "yield")
        assert table[P2].vp == 0


def test_who_cannot_leave_is_not_paid() -> None:
    for game in BOTH:
        outside = sits(SHERIFF, "out", play=["high_noon"])
        table = seated(game, sits("Kong", "in"), outside, phase="resolve", dice="AAEEEE")
        table.play("resolve A")
        assert (table[P2].vp, table[P2].lp) == (0, 8)
    poor = sits(SHERIFF, "in", play=["high_noon"])
    table = seated(NEW_YORK, sits("Kong"), poor, phase="resolve", dice="AAEEEE", market=["new_york_marathon"])
    events = table.play("resolve A")
    assert (table[P2].vp, cited(events, "card.high_noon")) == (0, [])
    rich = sits(SHERIFF, "in", play=["high_noon"], energy=5)
    table = seated(NEW_YORK, sits("Kong"), rich, phase="resolve", dice="AAEEEE", market=["new_york_marathon"])
    table.play("resolve A", "hold")
    assert table[P2].vp == 1


# Public Image


def test_a_bad_face_becomes_a_good_one_once_a_turn() -> None:
    for game, dice, card, change, results in (
        (NEW_YORK, "OOEEEH", "public_image", "OS", "HEEESO"),
        (TOKYO, "11EEEH", "public_image_tokyo", "13", "13HEEE"),
    ):
        table = seated(game, sits(SHERIFF, "in", play=[card]), sits("Kong"))
        table.play("roll", f"dice {dice}", "stop")
        assert table.legal == {"pass", f"use {card} {change}"}
        table.play(f"use {card} {change}")
        assert (table.state.results, table.asked) == (results, (P1, "resolve"))


def test_image_is_for_that_face_and_the_own_dice_only() -> None:
    for game, face, card in ((NEW_YORK, "O", "public_image"), (TOKYO, "1", "public_image_tokyo")):
        table = seated(game, sits(SHERIFF, "in", play=[card]), sits("Kong"))
        table.play("roll", "dice AAEEEH", "stop")
        assert table.asked == (P1, "resolve")
        table = seated(game, sits("Kong"), sits(SHERIFF, play=[card]))
        table.play("roll", f"dice {face}AEEEH", "stop")
        assert table.asked == (P1, "resolve")
        table = seated(game, sits(SHERIFF, play=[card]), sits("Kong"))
        table.play("roll", f"dice {face}AEEEH", "stop")
        assert table.asked == (P1, "change")


# The Badge


def test_units_do_not_shoot_at_the_badge_on_its_turn() -> None:
    streets = {"queens": {"stacks": [[], [], []], "units": ["jet", "tank"]}}
    sheriff = sits(SHERIFF, "queens", play=["the_badge"], lp=1)
    table = seated(NEW_YORK, sheriff, sits("Kong", "queens"), phase="resolve", dice="OOEEEE", boroughs=streets)
    events = table.play("resolve O")
    assert table.all("lp") == [1, 8]
    assert by(events, "reduce") == [("card.the_badge", P1, 2)]
    sheriff = sits(SHERIFF, "queens", play=["the_badge"])
    table = seated(NEW_YORK, sits("Kong", "queens"), sheriff, phase="resolve", dice="OOEEEE", boroughs=streets)
    table.play("resolve O")
    assert table.all("lp") == [8, 8]


def test_in_tokyo_the_badge_softens_a_hard_attack() -> None:
    for place, dice, lost in (("in", "AAEEEE", 1), ("in", "AEEEEE", 1), ("in", "AAAAEE", 3)):
        sheriff = sits(SHERIFF, place, play=["the_badge_tokyo"])
        table = seated(TOKYO, sits("Kong"), sheriff, phase="resolve", dice=dice)
        table.play("resolve A")
        assert table[P2].lp == 10 - lost
    outside = sits(SHERIFF, "out", play=["the_badge_tokyo"])
    table = seated(TOKYO, sits("Kong", "in"), outside, phase="resolve", dice="AAEEEE")
    table.play("resolve A")
    assert table[P2].lp == 8
    wave = sits("Captain Fish", hand=["rogue_wave"])
    table = seated(TOKYO, wave, sits(SHERIFF, "in", play=["the_badge_tokyo"]))
    table.play("play rogue_wave")
    assert table[P2].lp == 8
