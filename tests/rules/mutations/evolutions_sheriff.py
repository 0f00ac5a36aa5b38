"""The house set of the Sheriff: what switches each evolution off, and the test that notices."""

from tests.rules.mutations.mutation import Mutation, m

SET = "rules/cards/evolutions/sheriff/"
TESTS = "evolutions/test_sheriff_evolutions.py::test_"

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "card.re_election",
        SET + "re_election.py",
        "VP = 2",
        "VP = 1",
        TESTS + "election_is_two_points_on_any_turn",
    ),
    m(
        "card.heavy_fines",
        SET + "heavy_fines.py",
        "            hand_over(state, other, seat, FINE, RULE, log)",
        "            pass",
        TESTS + "fines_are_paid_in_energy_or_else_in_points",
    ),
    m(
        "card.heavy_fines",
        SET + "heavy_fines.py",
        "            lose_vp(state, other, FINE, RULE, log)",
        "            pass",
        TESTS + "fines_are_paid_in_energy_or_else_in_points",
    ),
    m(
        "card.eviction_notice",
        SET + "eviction_notice.py",
        "    drive_out(state, out, RULE, log)",
        "    pass",
        TESTS + "who_was_attacked_must_go",
    ),
    m(
        "card.eviction_notice",
        SET + "eviction_notice.py",
        '    whose="own",',
        '    whose="",',
        TESTS + "eviction_only_for_ones_own_attack_with_a_choice",
    ),
    m(
        "card.eviction_notice",
        SET + "eviction_notice.py",
        "VP = 1",
        "VP = 0",
        TESTS + "both_in_the_city_must_go",
    ),
    m(
        "card.curfew",
        SET + "curfew.py",
        "FEWER = 1",
        "FEWER = 2",
        TESTS + "a_die_fewer_for_the_others_until_the_next_turn",
    ),
    m(
        "card.curfew",
        SET + "curfew.py",
        'lasts="own_turn"',
        'lasts="turn"',
        TESTS + "a_die_fewer_for_the_others_until_the_next_turn",
    ),
    m(
        "card.resisting_arrest",
        SET + "resisting_arrest.py",
        "VP = 1",
        "VP = 2",
        TESTS + "who_hurts_the_sheriff_loses_a_point",
    ),
    m(
        "card.resisting_arrest",
        SET + "resisting_arrest.py",
        "in (-1, seat)",
        "in (seat,)",
        TESTS + "units_are_nobody",
    ),
    m(
        "card.high_noon",
        SET + "high_noon.py",
        "VP = 1",
        "VP = 0",
        TESTS + "who_stays_is_paid",
    ),
    m(
        "card.public_image",
        SET + "public_image.py",
        'OLD + "S"',
        '"E" + "S"',
        TESTS + "a_bad_face_becomes_a_good_one_once_a_turn",
    ),
    m(
        "card.public_image_tokyo",
        SET + "public_image.py",
        'OLD_TOKYO + "3"',
        '"E" + "3"',
        TESTS + "a_bad_face_becomes_a_good_one_once_a_turn",
    ),
    m(
        "card.the_badge",
        SET + "the_badge.py",
        " and state.turn == seat",
        "",
        TESTS + "units_do_not_shoot_at_the_badge_on_its_turn",
    ),
    m(
        "card.the_badge_tokyo",
        SET + "the_badge.py",
        "LEAST = 2",
        "LEAST = 1",
        TESTS + "in_tokyo_the_badge_softens_a_hard_attack",
    ),
    m(
        "card.the_badge_tokyo",
        SET + "the_badge.py",
        " and in_city(state, seat)",
        "",
        TESTS + "in_tokyo_the_badge_softens_a_hard_attack",
    ),
)
