"""The house set of Mantis: what switches each evolution off, and the test that notices."""

from tests.rules.mutations.mutation import Mutation, m

SET = "rules/cards/evolutions/mantis/"
TESTS = "evolutions/test_mantis_evolutions.py::test_"

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "card.too_quick",
        SET + "too_quick.py",
        '    **spares("too_quick"),',
        "",
        TESTS + "too_quick_for_the_whole_turn",
    ),
    m(
        "card.lightning_reflexes",
        SET + "lightning_reflexes.py",
        "ROLLS = 2",
        "ROLLS = 1",
        TESTS + "reflexes_give_two_rolls",
    ),
    m(
        "card.lightning_reflexes",
        SET + "lightning_reflexes.py",
        '    lasts="turn",\n',
        '    lasts="own_turn",\n',
        TESTS + "reflexes_last_for_the_turn_and_are_no_others",
    ),
    m(
        "card.lightning_reflexes",
        SET + "lightning_reflexes.py",
        "> rolls_allowed(state, seat)",
        "> 0",
        TESTS + "reflexes_are_of_no_use_where_a_card_limits_the_rolls",
    ),
    m(
        "card.ambush",
        SET + "ambush.py",
        "STRIKE = 2",
        "STRIKE = 1",
        TESTS + "ambush_hurts_who_comes_in",
    ),
    m(
        "card.ambush",
        SET + "ambush.py",
        '    whose="other",',
        '    whose="",',
        TESTS + "no_ambush_for_who_is_there_already_nor_on_the_own_turn",
    ),
    m(
        "card.twin_strike",
        SET + "twin_strike.py",
        "STRIKE = 2",
        "STRIKE = 1",
        TESTS + "the_second_strike_follows_at_the_end_of_the_turn",
    ),
    m(
        "card.twin_strike",
        SET + "twin_strike.py",
        "    return bool(struck(state, seat))",
        "    return True",
        TESTS + "no_second_strike_without_a_first",
    ),
    m(
        "card.compound_eyes",
        SET + "compound_eyes.py",
        "ROLLS = 1",
        "ROLLS = 0",
        TESTS + "eyes_give_a_roll_in_every_turn",
    ),
    m(
        "card.raptorial_arms",
        SET + "raptorial_arms.py",
        "LEAST = 3",
        "LEAST = 2",
        TESTS + "a_blow_of_three_is_four",
    ),
    m(
        "card.feeding_time",
        SET + "feeding_time.py",
        " and first_time(state, ident)",
        "",
        TESTS + "the_weak_are_food_once_a_turn",
    ),
    m(
        "card.feeding_time",
        SET + "feeding_time.py",
        "state.monsters[victim].lp < monster.lp < max_lp(monster)",
        "monster.lp < max_lp(monster)",
        TESTS + "the_strong_and_the_dead_are_none",
    ),
    m(
        "card.hit_and_run",
        SET + "hit_and_run.py",
        "VP = 1",
        "VP = 0",
        TESTS + "who_runs_is_paid",
    ),
    m(
        "card.hit_and_run",
        SET + "hit_and_run.py",
        "    gain_energy(state, seat, 1, RULE, log)",
        "    pass",
        TESTS + "who_is_sent_away_runs_too_but_not_who_dies",
    ),
)
