"""The house set of Drakonis: what switches each evolution off, and the test that notices."""

from tests.rules.mutations.mutation import Mutation, m

SET = "rules/cards/evolutions/drakonis/"
TESTS = "evolutions/test_drakonis_evolutions.py::test_"

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "card.meteor_shower",
        SET + "meteor_shower.py",
        "STONES = 1",
        "STONES = 0",
        TESTS + "meteors_fall_on_all_others_in_one_loss",
    ),
    m(
        "card.fuel_for_the_fire",
        SET + "fuel_for_the_fire.py",
        "EACH = 1",
        "EACH = 2",
        TESTS + "fuel_is_an_energy_for_each_attack",
    ),
    m(
        "card.fuel_for_the_fire",
        SET + "fuel_for_the_fire.py",
        "state.ledger.attacks > 0",
        "True",
        TESTS + "no_fuel_without_an_attack_nor_on_anothers_turn",
    ),
    m(
        "card.white_hot_breath",
        SET + "white_hot_breath.py",
        "HEAT = 2",
        "HEAT = 1",
        TESTS + "breath_deals_two_more_to_each_target",
    ),
    m(
        "card.white_hot_breath",
        SET + "white_hot_breath.py",
        'return "A" in state.results',
        "return True",
        TESTS + "breath_only_before_ones_own_attacks",
    ),
    m(
        "card.white_hot_breath",
        SET + "white_hot_breath.py",
        'lasts="turn"',
        'lasts="own_turn"',
        TESTS + "breath_is_gone_when_the_turn_ends",
    ),
    m(
        "card.drop_from_orbit",
        SET + "drop_from_orbit.py",
        "    drive_out(state, clockwise(state, others_in_city(state, seat)), RULE, log)",
        "    pass",
        TESTS + "orbit_empties_the_city_and_fills_it",
    ),
    m(
        "card.drop_from_orbit",
        SET + "drop_from_orbit.py",
        "VP = 1",
        "VP = 0",
        TESTS + "orbit_empties_the_city_and_fills_it",
    ),
    m(
        "card.drop_from_orbit",
        SET + "drop_from_orbit.py",
        "return not in_city(state, seat) and",
        "return",
        TESTS + "orbit_needs_somebody_in_the_city_and_its_owner_outside",
    ),
    m(
        "card.trail_of_fire",
        SET + "trail_of_fire.py",
        "BURNS = 2",
        "BURNS = 1",
        TESTS + "trail_burns_who_drove_it_out",
    ),
    m(
        "card.kindle",
        SET + "kindle.py",
        'NEW = "A"',
        'NEW = "E"',
        TESTS + "a_die_becomes_an_attack_once_a_turn",
    ),
    m(
        "card.stardust",
        SET + "stardust.py",
        '"S", LEAST',
        '"S", 3',
        TESTS + "stardust_pays_from_two_on",
    ),
    m(
        "card.stardust_tokyo",
        SET + "stardust.py",
        '"3", LEAST',
        '"3", 1',
        TESTS + "stardust_pays_from_two_on",
    ),
    m(
        "card.heat_of_reentry",
        SET + "heat_of_reentry.py",
        "if first_time(state, ident):",
        "if ident:",
        TESTS + "heat_is_an_energy_for_the_first_loss_of_a_turn",
    ),
    m(
        "card.heat_of_reentry",
        SET + "heat_of_reentry.py",
        "ENERGY = 1",
        "ENERGY = 0",
        TESTS + "heat_is_an_energy_for_the_first_loss_of_a_turn",
    ),
    m(
        "card.meteor_shower",
        "rules/phases/elimination.py",
        '        state.kept, state.results, state.rolls_left = "", "", 0\n',
        "",
        TESTS + "meteors_end_the_turn_of_who_rolls",
    ),
    m(
        "card.meteor_shower",
        "rules/phases/elimination.py",
        '    state.kept, state.rolls_left = "", 0\n',
        "",
        TESTS + "meteors_fall_on_anothers_turn_and_kill_together",
    ),
)
