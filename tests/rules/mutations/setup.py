"""Set-up: what switches each rule off, and the test that notices."""

from tests.rules.mutations.mutation import FIRST_PLAYER, SETUP, Mutation, m

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "ny.setup.tiles",
        SETUP,
        "STACK = (UNKNOWN, UNKNOWN, UNKNOWN)",
        "STACK = (UNKNOWN, UNKNOWN)",
        "test_setup.py::test_nine_tiles_in_each_borough_three_of_them_turned_up",
    ),
    m(
        "core.setup.market",
        SETUP,
        ', Step("refill")]',
        "]",
        "test_setup.py::test_three_cards_for_sale",
    ),
    m(
        "ny.setup.goals",
        "rules/cards/registry.py",
        'card.kind in ("keep", "discard")',
        "not card.monster",
        "test_setup.py::test_goal_cards_lie_beside_the_deck",
    ),
    m(
        "core.setup.start-values",
        "rules/state.py",
        "    lp: int = 10",
        "    lp: int = 9",
        "test_setup.py::test_start_values",
    ),
    m(
        "core.setup.first-player",
        FIRST_PLAYER,
        "most = max(attacks.values())",
        "most = min(attacks.values())",
        "test_setup.py::test_most_attacks_begin",
    ),
    m(
        "core.setup.tie",
        FIRST_PLAYER,
        "roll_for_first(best, dice",
        "roll_for_first(list(attacks), dice",
        "test_setup.py::test_n_01_first_player_ties_reroll_alone",
    ),
    m(
        "core.setup.tie",
        FIRST_PLAYER,
        "    if len(best) > 1:",
        "    if len(best) > 1 and most:",
        "test_setup.py::test_a_tie_is_rolled_until_it_is_broken",
    ),
    m(
        "ny.setup.placement",
        SETUP,
        '[Step("place", (step.seat + i) % n)',
        '[Step("place", (step.seat - i) % n)',
        "test_setup.py::test_n_03_placement_clockwise_at_most_two_and_not_in_manhattan",
    ),
    m(
        "ny.setup.limit",
        SETUP,
        'return ways("place", outer_with_room(state))',
        'return ways("place", ("staten_island", "bronx", "queens", "brooklyn"))',
        "test_setup.py::test_n_03_placement_clockwise_at_most_two_and_not_in_manhattan",
    ),
)
