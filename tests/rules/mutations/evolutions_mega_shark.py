"""The house set of Mega Shark: what switches each evolution off, and the test that notices."""

from tests.rules.mutations.mutation import Mutation, m

SET = "rules/cards/evolutions/mega_shark/"
TESTS = "evolutions/test_mega_shark_evolutions.py::test_"

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "card.feeding_frenzy",
        SET + "feeding_frenzy.py",
        "MOST = 3",
        "MOST = 9",
        TESTS + "frenzy_heals_what_others_lost",
    ),
    m(
        "card.feeding_frenzy",
        SET + "feeding_frenzy.py",
        "blood(state, seat) > 0 and",
        "",
        TESTS + "no_frenzy_without_blood_or_unhurt",
    ),
    m(
        "card.scent_of_blood",
        SET + "scent_of_blood.py",
        "WEAK = 6",
        "WEAK = 7",
        TESTS + "the_wounded_are_bitten",
    ),
    m(
        "card.scent_of_blood",
        SET + "scent_of_blood.py",
        "BITE = 2",
        "BITE = 1",
        TESTS + "the_wounded_are_bitten",
    ),
    m(
        "card.flood_the_streets",
        SET + "flood_the_streets.py",
        "MOST = 2",
        "MOST = 3",
        TESTS + "flood_takes_all_units_of_the_borough",
    ),
    m(
        "card.flood_the_streets",
        SET + "flood_the_streets.py",
        "tiles.units + tiles.fresh",
        "tiles.units",
        TESTS + "flood_of_fresh_units_and_one_point_for_one",
    ),
    m(
        "card.flood_the_streets_tokyo",
        SET + "flood_the_streets.py",
        "ENERGY = 2",
        "ENERGY = 1",
        TESTS + "flood_in_tokyo_takes_energy",
    ),
    m(
        "card.bite_back",
        SET + "bite_back.py",
        "BITE = 2",
        "BITE = 1",
        TESTS + "the_attacker_is_bitten_before_the_attack_lands",
    ),
    m(
        "card.bite_back",
        SET + "bite_back.py",
        " or not loss.attack or",
        " or",
        TESTS + "bites_are_for_attacks_only",
    ),
    m(
        "card.man_eater",
        SET + "man_eater.py",
        "    wounded=wounded,",
        "    dealt=wounded,",
        TESTS + "who_is_spared_or_hurt_by_a_card_loses_none",
    ),
    m(
        "card.man_eater",
        SET + "man_eater.py",
        "VP = 1",
        "VP = 2",
        TESTS + "who_bleeds_loses_a_point",
    ),
    m(
        "card.deep_lungs",
        SET + "deep_lungs.py",
        "LP = 1",
        "LP = 0",
        TESTS + "lungs_heal_for_entering_up_to_twelve",
    ),
    m(
        "card.deep_lungs",
        SET + "deep_lungs.py",
        "MORE = 2",
        "MORE = 0",
        TESTS + "lungs_do_not_heal_elsewhere_nor_others",
    ),
    m(
        "card.shipwrecker",
        SET + "shipwrecker.py",
        "if first_time(state, ID):",
        "if ID:",
        TESTS + "the_first_ruin_of_a_turn_pays_an_energy",
    ),
    m(
        "card.shipwrecker_tokyo",
        SET + "shipwrecker.py",
        "LEAST = 2",
        "LEAST = 1",
        TESTS + "in_tokyo_two_ones_pay_an_energy",
    ),
    m(
        "card.deep_lungs",
        "game/situation/people.py",
        "        highest = HIGHEST_LP\n",
        "        highest = START_LP\n",
        TESTS + "lungs_heal_for_entering_up_to_twelve",
    ),
)
