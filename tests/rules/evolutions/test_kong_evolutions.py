"""The house set of Kong: climbing, roaring, and the pictures in the papers."""

from tests.rules.evolutions.house_sets import BOTH, NEW_YORK, TOKYO, complete, quiet, seated, sits
from tests.rules.table import P1, P2, building, cited
from tests.rules.together import by

KONG = "Kong"
PAGES = ((NEW_YORK, "S", "front_page"), (TOKYO, "3", "front_page_tokyo"))


def test_the_set_is_complete() -> None:
    complete(KONG)


# Roar over the Rooftops


def test_roar_costs_all_others_two_points() -> None:
    for game in BOTH:
        kong = sits(KONG, "in", ["roar_over_the_rooftops"], vp=9)
        table = seated(game, kong, sits("Rob", vp=5), sits("Mantis", vp=1))
        table.play("play roar_over_the_rooftops")
        assert table.all("vp") == [9, 3, 0]


def test_roar_on_anothers_turn_takes_the_win_away() -> None:
    for game in BOTH:
        table = seated(game, sits("Rob", "in", vp=20), sits(KONG, "out", ["roar_over_the_rooftops"]), phase="end")
        table.settle()
        assert table.asked == (P1, "buy")
        table.play("end", "play roar_over_the_rooftops")
        assert table.state.result == ""
        assert table[P1].vp == 18


def test_roar_needs_points_to_take() -> None:
    for game in BOTH:
        table = seated(game, sits(KONG, "in", ["roar_over_the_rooftops"], vp=9), sits("Rob"))
        assert table.legal == {"roll"}
        table = seated(game, sits(KONG, "in", ["roar_over_the_rooftops"], vp=9), sits("Rob", vp=1))
        assert "play roar_over_the_rooftops" in table.legal


# Bring It Down


def test_two_destruction_are_used_at_once() -> None:
    town = {"queens": building("high_rise_1", "high_rise_1", "high_rise_3")}
    kong = sits(KONG, "queens", ["bring_it_down"])
    table = seated(NEW_YORK, kong, sits("Rob"), phase="resolve", dice="EEEHHO", boroughs=town)
    table.play("play bring_it_down")
    assert table.asked == (P1, "destroy")
    assert "pass" not in table.legal
    table.play("destroy queens.1")
    assert (table[P1].vp, table.units("queens")) == (2, ("infantry", "infantry"))  # the second one without a choice


def test_fists_do_not_add_to_the_dice() -> None:
    town = {"queens": building("high_rise_3")}
    kong = sits(KONG, "queens", ["bring_it_down"])
    table = seated(NEW_YORK, kong, sits("Rob"), phase="resolve", dice="EEDHHO", boroughs=town)
    assert "play bring_it_down" not in table.legal
    town = {"queens": building("high_rise_2")}
    table = seated(NEW_YORK, kong, sits("Rob"), phase="resolve", dice="EEDHHO", boroughs=town)
    assert "play bring_it_down" in table.legal


def test_fists_reach_as_far_as_in_the_own_borough() -> None:
    town = {"queens": building("high_rise_2"), "brooklyn": building("high_rise_1")}
    for place, there in (("queens", True), ("bronx", False)):
        table = seated(
            NEW_YORK, sits(KONG, place, ["bring_it_down"]), sits("Rob"), phase="resolve", dice="EEDHHO", boroughs=town
        )
        assert ("play bring_it_down" in table.legal) == there
    table = seated(
        NEW_YORK, sits("Rob"), sits(KONG, "queens", ["bring_it_down"]), phase="resolve", dice="EEDHHO", boroughs=town
    )
    assert table.asked == (P1, "resolve")  # not on the turn of another
    table = seated(NEW_YORK, sits(KONG, "queens", ["bring_it_down"]), sits("Rob"), boroughs=town)
    assert table.legal == {"roll"}


def test_in_tokyo_a_point_and_an_energy_on_the_own_turn() -> None:
    table = seated(TOKYO, sits(KONG, hand=["bring_it_down_tokyo"]), sits("Rob"))
    table.play("play bring_it_down_tokyo")
    assert (table[P1].vp, table[P1].energy) == (1, 1)
    table = seated(TOKYO, sits("Rob"), sits(KONG, hand=["bring_it_down_tokyo"]))
    table.play("roll", "dice EEEHAA")
    assert table.asked == (P1, "keep")


# Up the Tower


def test_tower_pays_and_leads_up_before_the_zone_pays() -> None:
    zones = (("lower", "midtown", (2, 1)), ("midtown", "upper", (2, 2)), ("upper", "upper", (2, 2)))
    for place, above, earned in zones:
        table = seated(NEW_YORK, sits("Rob"), sits(KONG, place, ["up_the_tower"]), phase="end")
        table.play("end")
        assert table.asked == (P2, "play")
        table.play("play up_the_tower")
        assert (table[P2].place, table[P2].vp, table[P2].energy) == (above, 2 + earned[0], earned[1])


def test_tower_in_tokyo_pays_besides_the_city() -> None:
    for place, earned in (("tokyo_city", 2), ("tokyo_bay", 1)):
        others = [sits("Mantis"), sits("Sheriff"), sits("Drakonis")]
        if place == "tokyo_bay":
            others[0] = sits("Mantis", "tokyo_city")
        table = seated(TOKYO, sits("Rob"), sits(KONG, place, ["up_the_tower_tokyo"]), *others, phase="end")
        table.play("end", "play up_the_tower_tokyo")
        assert (table[P2].vp, table[P2].energy) == (2 + earned, 1)


def test_tower_only_in_the_city_when_the_own_turn_begins() -> None:
    for game, card in ((NEW_YORK, "up_the_tower"), (TOKYO, "up_the_tower_tokyo")):
        table = seated(game, sits("Rob"), sits(KONG, "out", [card]), phase="end")
        table.play("end")
        assert table.asked == (P2, "roll")
        assert table.legal == {"roll"}
        table = seated(game, sits(KONG, "in", [card]), sits("Rob"))
        assert table.legal == {"roll"}  # the turn has begun
        table = seated(game, sits(KONG, "in", [card]), sits("Rob"), phase="end")
        table.play("end")
        assert table.asked == (P2, "roll")  # the turn of another
        table = seated(game, sits("Rob"), sits(KONG, "in", [card]), phase="end")
        table.play("end")
        assert f"play {card}" in table.legal


# Swat the Planes

STREETS = {"queens": {"stacks": [[], [], []], "units": ["jet", "tank"]}}


def test_planes_do_not_hurt_and_bring_a_point() -> None:
    kong = sits(KONG, "queens", ["swat_the_planes"], lp=2)
    table = seated(NEW_YORK, kong, sits("Rob", "queens"), phase="resolve", dice="OOEEEE", boroughs=STREETS)
    events = table.play("resolve O", "play swat_the_planes")
    assert (table.all("lp"), table[P1].vp) == ([2, 8], 2)  # one of them for entering
    assert by(events, "reduce") == [("card.swat_the_planes", P1, 2)]


def test_planes_of_anothers_ouch_too_but_no_attacks() -> None:
    kong = sits(KONG, "queens", ["swat_the_planes"])
    table = seated(NEW_YORK, sits("Rob", "queens"), kong, phase="resolve", dice="OOEEEE", boroughs=STREETS)
    table.play("resolve O")
    assert table.asked == (P2, "play")
    inside = sits(KONG, "in", ["swat_the_planes"])
    table = seated(NEW_YORK, sits("Rob"), inside, phase="resolve", dice="AAEEEE")
    table.play("resolve A")
    assert table.asked == (P2, "flee")
    assert table.legal.isdisjoint({"play swat_the_planes"})


def test_in_tokyo_two_life_points_are_saved() -> None:
    for lp, dice, left in ((10, "AAAEEE", 9), (2, "AAAEEE", 1), (1, "AEEEEH", 1)):
        kong = sits(KONG, "in", ["swat_the_planes_tokyo"], lp=lp)
        table = seated(TOKYO, sits("Rob"), kong, sits("Mantis"), phase="resolve", dice=dice)
        table.play("resolve A", "play swat_the_planes_tokyo")
        assert (table[P2].lp, table[P2].alive) == (left, True)
    kong = sits(KONG, "out", ["swat_the_planes_tokyo"])
    table = seated(TOKYO, sits("Rob", "in"), kong, phase="resolve", dice="HHEEEE")
    table.play("resolve E")
    assert table[P2].hand == ("swat_the_planes_tokyo",)


# Front Page


def test_page_pays_from_two_on() -> None:
    for game, face, card in PAGES:
        for n, vp in ((1, 0), (2, 1)):
            table = seated(game, sits(KONG, "in", play=[card]), sits("Rob"), phase="resolve", dice=face * n + "HH")
            table.play(f"resolve {face}")
            assert table[P1].vp == vp
        table = seated(game, sits(KONG, play=[card]), sits("Rob"), phase="resolve", dice=face * 3 + "HH")
        assert len(cited(table.play(f"resolve {face}"), f"card.{card}")) == 1


def test_page_comes_besides_the_superstar() -> None:
    kong = sits(KONG, play=["front_page"])
    table = seated(NEW_YORK, kong, sits("Rob"), phase="resolve", dice="SSEEHH", superstar_holder=KONG)
    table.play("resolve S")
    assert table[P1].vp == 2 + 1
    table = seated(NEW_YORK, sits("Rob"), kong, phase="resolve", dice="SSEEHH", superstar_holder=KONG)
    table.play("resolve S")
    assert table[P2].vp == 0


# Top of the World


def test_top_pays_for_entering_and_for_beginning_there() -> None:
    for game in BOTH:
        table = seated(game, sits(KONG, play=["top_of_the_world"]), sits("Rob"), phase="resolve", dice="AH")
        events = table.play("resolve A")
        assert by(events, "vp", P1)[-1] == ("card.top_of_the_world", P1, 1)
        assert table[P1].vp == 2
        table = seated(game, sits("Rob"), sits(KONG, "in", play=["top_of_the_world"]), phase="end")
        events = table.play("end")
        assert len(cited(events, "card.top_of_the_world")) == 1
        assert table[P2].vp == 1 + {NEW_YORK: 1, TOKYO: 2}[game]


def test_top_pays_nothing_outside_nor_for_others() -> None:
    for game in BOTH:
        for kong, rob, paid in (("out", "in", 0), ("in", "out", 1)):
            table = seated(game, sits("Rob", rob), sits(KONG, kong, play=["top_of_the_world"]), phase="end")
            assert len(cited(table.play("end"), "card.top_of_the_world")) == paid
        rob = sits("Rob")
        table = seated(game, rob, sits(KONG, play=["top_of_the_world"]), phase="resolve", dice="AH")
        assert cited(table.play("resolve A"), "card.top_of_the_world") == []


def test_top_of_a_dead_king_pays_nothing() -> None:
    for game in BOTH:
        dying = sits(KONG, "in", play=["top_of_the_world"], lp=1)
        table = seated(game, sits("Rob"), dying, sits("Mantis"), phase="resolve", dice="AH")
        table.play("resolve A")
        assert (table[P2].cards, table[P2].alive) == ((), False)
        alive = sits(KONG, "in", play=["top_of_the_world"], lp=2)
        table = seated(game, sits("Rob"), alive, sits("Mantis"), phase="resolve", dice="AH")
        table.play("resolve A")
        assert table[P2].cards == ("top_of_the_world",)


# Rooftop Nest


def test_nest_heals_under_a_roof() -> None:
    town = {"queens": building("high_rise_3")}
    for place, lp in (("queens", 6), ("bronx", 5), ("lower", 5)):
        kong = sits(KONG, place, play=["rooftop_nest"], lp=5)
        table = seated(NEW_YORK, sits("Rob"), kong, phase="end", boroughs=town)
        table.play("end")
        assert table[P2].lp == lp


def test_nest_in_tokyo_heals_outside() -> None:
    for place, lp in (("out", 6), ("in", 5)):
        table = seated(TOKYO, sits("Rob"), sits(KONG, place, play=["rooftop_nest_tokyo"], lp=5), phase="end")
        table.play("end")
        assert table[P2].lp == lp


def test_nest_is_idle_at_full_life_and_on_other_turns() -> None:
    town = {"queens": building("high_rise_3")}
    for game, place, card in ((NEW_YORK, "queens", "rooftop_nest"), (TOKYO, "out", "rooftop_nest_tokyo")):
        more = {"boroughs": town} if game == NEW_YORK else {}
        for seat, lp, healed in ((P2, 10, 0), (P2, 9, 1), (P1, 9, 0)):
            monsters = [sits("Rob"), sits("Mantis")]
            monsters[seat] = sits(KONG, place, play=[card], lp=lp)
            table = seated(game, *monsters, phase="end", **more)
            assert len(cited(table.play("end"), f"card.{card}")) == healed


# Beat the Chest


def test_chest_is_beaten_once_a_turn_for_any_number() -> None:
    for game in BOTH:
        table = seated(
            game, sits(KONG, "in", play=["beat_the_chest"]), sits("Rob"), sits("Mantis"), phase="resolve", dice="AAEEHH"
        )
        events = table.play("resolve A")
        assert by(events, "vp") == [("card.beat_the_chest", P1, 1)]


def test_chest_needs_a_wound_by_an_attack() -> None:
    for game in BOTH:
        table = seated(game, sits(KONG, play=["beat_the_chest"]), sits("Rob"), phase="resolve", dice="AAEEHH")
        events = table.play("resolve A")
        assert cited(events, "card.beat_the_chest") == []  # nobody is in the city
        wounded = sits("Rob", "in", hand=["reserve_cell"])
        table = seated(game, sits(KONG, play=["beat_the_chest"]), wounded, phase="resolve", dice="AAEEHH")
        events = quiet(table).play("resolve A")
        events += table.play("pass")
        assert len(cited(events, "card.beat_the_chest")) == 1
        spared = sits("Mantis", "in", hand=["too_quick"])
        table = seated(game, sits(KONG, play=["beat_the_chest"]), spared, phase="resolve", dice="AAEEHH")
        events = table.play("resolve A", "play too_quick")
        assert cited(events, "card.beat_the_chest") == []
