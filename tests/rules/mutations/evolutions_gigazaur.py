"""The evolutions of Gigazaur: what switches each off, and the test that notices."""

from tests.rules.mutations.mutation import Mutation, m

HERE = "rules/cards/evolutions/gigazaur/"
TESTS = "evolutions/test_gigazaur_evolutions.py::test_"

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "card.detachable_tail",
        HERE + "detachable_tail.py",
        "    **spares(ID),",
        '    **spares(""),',
        TESTS + "detachable_tail_spares_everything_for_the_turn",
    ),
    m(
        "card.detachable_tail",
        "rules/power_up/effects.py",
        "        return about_to_lose(state, seat) is not None\n",
        "        return True\n",
        TESTS + "detachable_tail_only_when_something_is_about_to_be_lost",
    ),
    m(
        "card.radioactive_waste",
        HERE + "radioactive_waste.py",
        "energy=2, lp=1",
        "energy=2, lp=0",
        TESTS + "radioactive_waste_on_any_turn",
    ),
    m(
        "card.radioactive_waste",
        "rules/phases/playing.py",
        "not card.timing and moment != DYING",
        "not card.timing",
        TESTS + "radioactive_waste_does_not_save_who_has_no_life_left",
    ),
    m(
        "card.primal_bellow",
        HERE + "primal_bellow.py",
        "(RULE, 2)",
        "(RULE, 1)",
        TESTS + "primal_bellow_takes_two_of_each",
    ),
    m(
        "card.primal_bellow",
        "rules/power_up/effects.py",
        "            if state.monsters[other].vp:",
        "            if True:",
        TESTS + "primal_bellow_needs_somebody_with_points",
    ),
    m(
        "card.saurian_adaptability",
        HERE + "saurian_adaptability.py",
        "state.dice.replace(old, new)",
        "state.dice.replace(old, new, 1)",
        TESTS + "saurian_adaptability_turns_all_dice_of_a_face",
    ),
    m(
        "card.saurian_adaptability",
        HERE + "saurian_adaptability.py",
        " for pair in PAIRS if pair[0] in state.dice",
        " for pair in PAIRS",
        TESTS + "saurian_adaptability_turns_all_dice_of_a_face",
    ),
    m(
        "card.gamma_breath",
        "rules/power_up/effects.py",
        'moment == "after_roll" and bool(state.dice)',
        "bool(state.dice)",
        TESTS + "gamma_breath_played_after_the_last_roll_acts_on_it",
    ),
    m(
        "card.defender_of_tokyo",
        HERE + "defender_of_tokyo.py",
        "others_lose_vp(RULE, 1)",
        "others_lose_vp(RULE, 2)",
        TESTS + "defender_of_tokyo_at_the_start_in_tokyo",
    ),
    m(
        "card.defender_of_tokyo",
        HERE + "defender_of_tokyo.py",
        "return state.monsters[seat].place not in TOKYO or not",
        "return not",
        TESTS + "defender_of_tokyo_not_outside_nor_on_anothers_turn",
    ),
    m(
        "card.defender_of_tokyo",
        HERE + "defender_of_tokyo.py",
        'moment == "before_turn"',
        "False",
        TESTS + "defender_of_tokyo_played_before_the_turn_acts_at_once",
    ),
    m(
        "card.heat_vision",
        HERE + "heat_vision.py",
        "lose_vp(state, loss.attacker, 1,",
        "lose_vp(state, loss.attacker, 2,",
        TESTS + "heat_vision_costs_the_attacker_a_point",
    ),
    m(
        "card.heat_vision",
        HERE + "heat_vision.py",
        "if loss.attack and attacker.alive and attacker.vp:",
        "if attacker.alive and attacker.vp:",
        TESTS + "heat_vision_not_without_a_wound_nor_for_cards",
    ),
    m(
        "card.heat_vision",
        HERE + "heat_vision.py",
        "return would_lose(state, seat, loss) > 0",
        "return False",
        TESTS + "heat_vision_played_before_the_loss_acts_on_it",
    ),
    m(
        "card.gamma_breath",
        HERE + "gamma_breath.py",
        'NEW = "A"',
        'NEW = "H"',
        TESTS + "gamma_breath_one_die_to_an_attack",
    ),
    m(
        "card.gamma_breath",
        "rules/power_up/effects.py",
        "first_time(state, ident)\n        replace_die(",
        "replace_die(",
        TESTS + "tail_sweep_and_gamma_breath_each_once",
    ),
    m(
        "card.tail_sweep",
        HERE + "tail_sweep.py",
        'for new in "12"',
        'for new in "1"',
        TESTS + "tail_sweep_one_die_to_a_one_or_a_two",
    ),
)
