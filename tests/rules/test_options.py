"""Options: two profiles, single ones, and one clear error for all that is wrong."""

from itertools import product

import pytest

from kony_nb.rules.errors import BadOption
from kony_nb.rules.options import CHOICES, GAMES, PROFILES, options


def test_each_value_of_each_option_can_be_chosen_in_both_profiles() -> None:
    for game, rules in product(GAMES, PROFILES):
        for name, choice in CHOICES.items():
            expansions = [choice.expansion] if choice.expansion else []
            for value in choice.values if game in choice.games else ():
                chosen = options(game, rules, {name: value}, expansions)
                assert getattr(chosen, name) == value
                others = {other: getattr(chosen, other) for other in CHOICES if other != name}
                assert others == {other: getattr(options(game, rules), other) for other in others}
                assert chosen.changed == ({} if value == getattr(choice, rules) else {name: value})


def test_all_faults_in_one_error() -> None:
    with pytest.raises(BadOption) as caught:
        options("new_york", "house", {"infantry_reward": "beer", "tokyo_entry": "always"})
    said = str(caught.value)
    for part in ("'house'", "digest, printed", "'beer'", "vp, lp", "options.tokyo_entry", "leaving_needs"):
        assert part in said


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match="'chess' is not one of new_york, tokyo"):
        options("chess")


def test_an_option_of_the_other_game_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match="statue_of_liberty"):
        options(overrides={"bay_start_vp": 2})
    with pytest.raises(BadOption, match=r"statue_of_liberty: no such option of this game; there are leaving_needs"):
        options("tokyo", overrides={"statue_of_liberty": "vp"})


def test_a_number_may_stand_for_its_text_but_not_a_huge_one() -> None:
    assert options("tokyo", overrides={"bay_start_vp": 2}).bay_start_vp == "2"
    with pytest.raises(BadOption, match="a huge int is not one of 1, 2"):
        options("tokyo", overrides={"bay_start_vp": 10**5000})


def test_options_that_are_no_dict() -> None:
    with pytest.raises(BadOption, match="not a dict"):
        options(overrides=["infantry_reward"])


def test_an_option_of_an_expansion_needs_the_expansion() -> None:
    assert options(overrides={"mutant_draft": True}, expansions=["power_up"]).mutant_draft == "on"
    assert options(overrides={"mutant_draft": False}, expansions=["power_up"]).changed == {}
    with pytest.raises(BadOption, match="mutant_draft: no such option of this game"):
        options(overrides={"mutant_draft": True})


def test_expansions() -> None:
    assert options(expansions=["power_up"]).expansions == ("power_up",)
    assert options().expansions == ()
    for wrong, said in ((["power"], "'power' is not one of power_up"), ("power_up", "is not a list"),
                        (["power_up", "power_up"], "is there already")):
        with pytest.raises(BadOption, match=said):
            options(expansions=wrong)
