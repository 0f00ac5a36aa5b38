"""What was decided where evolutions meet cards and each other: what turns it round, and the test that notices."""

from tests.rules.mutations.mutation import Mutation, m

PHASES, SETS = "rules/phases/", "rules/cards/evolutions/"
READINGS = "evolutions/test_evolution_readings.py::test_"
TOGETHER = "evolutions/test_evolution_interactions.py::test_"
NEW_YORK = "evolutions/test_evolution_interactions_new_york.py::test_"
FIGHTS = "evolutions/test_evolution_fights_tokyo.py::test_"

MUTATIONS: tuple[Mutation, ...] = (
    m(
        "evo.play.dying",
        PHASES + "playing.py",
        " or (not monster.lp and moment != DYING)",
        "",
        READINGS + "who_falls_cannot_heal_itself",
    ),
    m(
        "card.energy_drink",
        PHASES + "rolling.py",
        "state.rolls_left + state.ledger.rolls + more",
        "rolls_allowed(state, seat)",
        READINGS + "a_roll_bought_is_not_lost_by_an_evolution_that_gives_rolls",
    ),
    m(
        "card.webspinner",
        PHASES + "rolling.py",
        "    return max(1, rolls)",
        "    return rolls",
        READINGS + "a_web_that_took_more_than_there_was_takes_from_what_comes",
    ),
    m(
        "core.buy.refill",
        PHASES + "buying.py",
        "state.bottom_seen_by = state.bottom_seen_by if rest else ()",
        "state.bottom_seen_by = ()",
        READINGS + "a_refill_reveals_only_the_next_card_of_the_bottom",
    ),
    m(
        "core.buy.refill",
        PHASES + "buying.py",
        " or (state.deck_bottom and not state.deck)",
        "",
        READINGS + "a_search_turns_up_the_bottom_card_by_card",
    ),
    m(
        "card.made_in_a_lab",
        "rules/cards/tokyo/made_in_a_lab.py",
        "(take_known(state),), seen_by",
        "(take_known(state),), ()",
        READINGS + "a_lab_looks_at_the_bottom_before_the_discards_are_shuffled",
    ),
    m(
        "evo.draw.hearts",
        PHASES + "results.py",
        'state.agenda.append(Step("window", -1, ("resolving",)))',
        "pass",
        READINGS + "the_first_evolution_can_be_played_before_the_hearts_that_brought_it",
    ),
    m(
        "core.win.at-once",
        PHASES + "windows.py",
        '    if agenda and agenda[-1].kind == "win_test":\n',
        "    if False:\n",
        TOGETHER + "nobody_can_answer_between_the_fall_and_the_win",
    ),
    m(
        "core.out.active",
        PHASES + "elimination.py",
        " or step.args[0] not in ITS_OWN",
        " or step.args",
        TOGETHER + "an_evolution_kills_the_active_monster_between_its_rolls",
    ),
    m(
        "ny.second-track.shift",
        PHASES + "elimination.py",
        "if state.monsters[seat].place == place:",
        "if not place:",
        NEW_YORK + "who_is_saved_where_it_stands_makes_nobody_move_up",
    ),
    m(
        "ny.statue.value",
        "rules/new_york/ouch.py",
        '"fall" if state.options.power_up else "deaths"',
        '"deaths"',
        NEW_YORK + "who_falls_with_the_statue_may_play_what_saves_it",
    ),
    m(
        "ny.statue.value",
        PHASES + "losses.py",
        'asked.append(Step("window", -1, ("before_loss",)))',
        "pass",
        NEW_YORK + "the_holder_may_heal_before_the_statue_goes",
    ),
    m(
        "card.burrowing",
        "rules/tokyo/entering.py",
        'if first_time(state, f"{card.id}:{other}"):',
        "if card:",
        FIGHTS + "monkey_rush_when_both_leave_takes_the_city_and_the_attacker_the_bay",
    ),
    m(
        "card.monkey_rush",
        SETS + "the_king/monkey_rush.py",
        '        state.agenda.append(Step("make_room", seat))',
        "        pass",
        FIGHTS + "monkey_rush_falls_into_the_burrow_and_the_attacker_does_not",
    ),
    m(
        "card.bamboozle",
        SETS + "pandakai/bamboozle.py",
        "buyer, wanted = state.agenda[at].seat, state.agenda[at].args[0]",
        "buyer, (wanted,) = state.agenda[at].seat, state.agenda[at].args",
        TOGETHER + "bamboozle_takes_half_the_price_away",
    ),
    m(
        "card.cashback_hack",
        SETS + "rob/cashback_hack.py",
        "price_for(state, step.seat, *step.args)",
        "price_for(state, step.seat, step.args[0])",
        TOGETHER + "a_half_price_comes_out_of_the_cashback_as_it_is_paid",
    ),
    m(
        "card.boarding_party",
        SETS + "captain_fish/boarding_party.py",
        " and step.seat != seat",
        " and seat != state.turn",
        TOGETHER + "who_buys_counts_and_not_whose_turn_it_is",
    ),
)
