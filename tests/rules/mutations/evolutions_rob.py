"""The house set of Rob: what switches each evolution off, and the test that notices."""

from tests.rules.mutations.mutation import Mutation, m

SET = "rules/cards/evolutions/rob/"
TESTS = "evolutions/test_rob_evolutions.py::test_"

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "card.reserve_cell",
        SET + "reserve_cell.py",
        "ENERGY = 3",
        "ENERGY = 2",
        TESTS + "cell_is_three_energy_on_any_turn",
    ),
    m(
        "card.recalibrate",
        SET + "recalibrate.py",
        "state.dice.replace(arg[0], arg[1])",
        "state.dice.replace(arg[0], arg[1], 1)",
        TESTS + "all_dice_of_a_face_are_turned",
    ),
    m(
        "card.recalibrate",
        SET + "recalibrate.py",
        '("dice_lie", "results")',
        '("dice_lie", "results", "resolve", "add")',
        TESTS + "recalibrating_beside_a_card_that_adds",
    ),
    m(
        "card.overclock",
        SET + "overclock.py",
        "DICE = 2",
        "DICE = 1",
        TESTS + "two_dice_more_in_this_turn",
    ),
    m(
        "card.overclock",
        SET + "overclock.py",
        "    return dice_pool(state, seat) < MOST_DICE",
        "    return True",
        TESTS + "never_more_than_eight_dice",
    ),
    m(
        "card.cashback_hack",
        SET + "cashback_hack.py",
        "MOST = 4",
        "MOST = 9",
        TESTS + "the_price_comes_out_here_too",
    ),
    m(
        "card.cashback_hack",
        SET + "cashback_hack.py",
        " or step.seat == seat",
        "",
        TESTS + "no_cashback_on_the_own_turn_nor_for_a_gift",
    ),
    m(
        "card.field_repairs",
        "rules/power_up/effects.py",
        "first_time(state, ident)\n            pay(",
        "pay(",
        TESTS + "an_energy_for_a_life_point_once_a_turn",
    ),
    m(
        "card.field_repairs",
        "rules/power_up/effects.py",
        "seat == state.turn and ",
        "",
        TESTS + "no_repairs_unhurt_unpaid_or_on_anothers_turn",
    ),
    m(
        "card.spare_parts_dealer",
        SET + "spare_parts_dealer.py",
        "CHEAPER = 1",
        "CHEAPER = 0",
        TESTS + "cards_cost_one_less",
    ),
    m(
        "card.dynamo",
        SET + "dynamo.py",
        "ENERGY = 1",
        "ENERGY = 2",
        TESTS + "dynamo_adds_one_to_any_number",
    ),
    m(
        "card.targeting_computer",
        SET + "targeting_computer.py",
        "LESS = 1",
        "LESS = 0",
        TESTS + "units_take_one_destruction_less",
    ),
    m(
        "card.targeting_computer_tokyo",
        SET + "targeting_computer.py",
        '("1A",)',
        '("2A",)',
        TESTS + "in_tokyo_a_one_becomes_an_attack",
    ),
    m(
        "card.targeting_computer",
        "rules/new_york/destruction.py",
        "(cards or skulls >= CHEAPEST_UNIT)",
        "skulls >= CHEAPEST_UNIT",
        TESTS + "units_take_one_destruction_less",
    ),
)
