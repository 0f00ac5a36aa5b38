"""The game and this table: what switches each rule off, and the test that notices."""

from tests.rules.mutations.mutation import BUYING, REFEREE, ROLLING, Mutation, m

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "core.action.unknown",
        REFEREE,
        'return IllegalAction(chosen, "core.action.unknown", "this is no action of the game")',
        "return None",
        "test_resolving.py::test_unknown_texts_and_actions_of_another_moment_are_refused",
    ),
    m(
        "core.action.asked",
        ROLLING,
        "    always = True",
        "    always = False",
        "test_rolling.py::test_the_roll_is_always_left_to_its_seat",
    ),
    m(
        "core.action.asked",
        BUYING,
        "    always = True",
        "    always = False",
        "test_turns.py::test_the_end_of_a_turn_is_always_left_to_its_seat",
    ),
    m(
        "core.action.forced",
        "rules/agenda.py",
        "if len(legal) > 1 or not settle",
        "if legal or not settle",
        "test_resolving.py::test_a_single_face_is_resolved_at_once",
    ),
    m(
        "core.chance.waits",
        REFEREE,
        "if kind.allows(state, top, chosen):",
        "if True:",
        "test_rolling.py::test_only_the_dice_that_are_rolled_now_are_told",
    ),
    m(
        "core.game.over",
        REFEREE,
        'return IllegalAction(chosen.text, "core.game.over", "the game is over")',
        "return None",
        "test_winning.py::test_n_79_the_last_one_standing_wins_at_once",
    ),
    m(
        "core.game.stale",
        "game/game.py",
        "raise IllegalAction(text, STALE, moved_on)",
        "pass",
        "test_rulebook.py::test_a_choice_for_another_moment_is_refused",
    ),
    m(
        "core.options.profile",
        "rules/options.py",
        "{name: getattr(choice, rules) for name, choice",
        "{name: choice.digest for name, choice",
        "test_replay.py::test_profiles",
    ),
)
