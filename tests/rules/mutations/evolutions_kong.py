"""The house set of Kong: what switches each evolution off, and the test that notices."""

from tests.rules.mutations.mutation import Mutation, m

SET = "rules/cards/evolutions/kong/"
TESTS = "evolutions/test_kong_evolutions.py::test_"

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "card.roar_over_the_rooftops",
        SET + "roar_over_the_rooftops.py",
        "VP = 2",
        "VP = 1",
        TESTS + "roar_costs_all_others_two_points",
    ),
    m(
        "card.bring_it_down",
        SET + "bring_it_down.py",
        "FISTS = 2",
        "FISTS = 1",
        TESTS + "two_destruction_are_used_at_once",
    ),
    m(
        "card.bring_it_down",
        SET + "bring_it_down.py",
        "    playable=playable,\n",
        "",
        TESTS + "fists_do_not_add_to_the_dice",
    ),
    m(
        "card.bring_it_down_tokyo",
        SET + "bring_it_down.py",
        "VP = 1",
        "VP = 2",
        TESTS + "in_tokyo_a_point_and_an_energy_on_the_own_turn",
    ),
    m(
        "card.up_the_tower",
        SET + "up_the_tower.py",
        "        monster.place = above\n",
        "",
        TESTS + "tower_pays_and_leads_up_before_the_zone_pays",
    ),
    m(
        "card.up_the_tower",
        SET + "up_the_tower.py",
        "    return in_city(state, seat)",
        "    return True",
        TESTS + "tower_only_in_the_city_when_the_own_turn_begins",
    ),
    m(
        "card.up_the_tower_tokyo",
        SET + "up_the_tower.py",
        "    gain_energy(state, seat, 1, RULE_TOKYO, log)",
        "    pass",
        TESTS + "tower_in_tokyo_pays_besides_the_city",
    ),
    m(
        "card.swat_the_planes",
        SET + "swat_the_planes.py",
        "    spared = change_loss(state, seat, 0)",
        "    spared = 0",
        TESTS + "planes_do_not_hurt_and_bring_a_point",
    ),
    m(
        "card.swat_the_planes",
        SET + "swat_the_planes.py",
        ' and loss.rule.startswith("ny.ouch.")',
        "",
        TESTS + "planes_of_anothers_ouch_too_but_no_attacks",
    ),
    m(
        "card.swat_the_planes_tokyo",
        SET + "swat_the_planes.py",
        "LESS = 2",
        "LESS = 1",
        TESTS + "in_tokyo_two_life_points_are_saved",
    ),
    m(
        "card.front_page",
        SET + "front_page.py",
        '"S", LEAST',
        '"S", 1',
        TESTS + "page_pays_from_two_on",
    ),
    m(
        "card.front_page_tokyo",
        SET + "front_page.py",
        '"3", LEAST',
        '"3", 1',
        TESTS + "page_pays_from_two_on",
    ),
    m(
        "card.top_of_the_world",
        SET + "top_of_the_world.py",
        "    entered=paid,\n",
        "",
        TESTS + "top_pays_for_entering_and_for_beginning_there",
    ),
    m(
        "card.top_of_the_world",
        SET + "top_of_the_world.py",
        "    return not in_city(state, seat)",
        "    return False",
        TESTS + "top_pays_nothing_outside_nor_for_others",
    ),
    m(
        "card.rooftop_nest",
        SET + "rooftop_nest.py",
        "    return not any(state.boroughs[monster.place].stacks)",
        "    return False",
        TESTS + "nest_heals_under_a_roof",
    ),
    m(
        "card.rooftop_nest_tokyo",
        SET + "rooftop_nest.py",
        "    heal(state, seat, LP, RULE_TOKYO, log)",
        "    pass",
        TESTS + "nest_in_tokyo_heals_outside",
    ),
    m(
        "card.beat_the_chest",
        SET + "beat_the_chest.py",
        "if first_time(state, ident):",
        "if ident:",
        TESTS + "chest_is_beaten_once_a_turn_for_any_number",
    ),
)
