"""Options: two profiles, single ones, and one clear error for all that is wrong."""

import pytest

from kony_nb.rules.errors import BadOption
from kony_nb.rules.options import CHOICES, options


def test_each_value_of_each_option_can_be_chosen_in_both_profiles() -> None:
    for rules in ("digest", "printed"):
        for name, choice in CHOICES.items():
            for value in choice.values:
                chosen = options(rules=rules, overrides={name: value})
                assert getattr(chosen, name) == value
                others = {other: getattr(chosen, other) for other in CHOICES if other != name}
                assert others == {other: getattr(options(rules=rules), other) for other in others}
                assert chosen.changed == ({} if value == getattr(choice, rules) else {name: value})


def test_all_faults_in_one_error() -> None:
    with pytest.raises(BadOption) as caught:
        options("new_york", "house", {"infantry_reward": "beer", "tokyo_entry": "always"})
    said = str(caught.value)
    for part in ("'house'", "digest, printed", "'beer'", "vp, lp", "options.tokyo_entry", "leaving_needs"):
        assert part in said


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match="'chess' is not one of new_york"):
        options("chess")


def test_an_option_of_the_other_game_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match="statue_of_liberty"):
        options(overrides={"bay_start_vp": 2})


def test_options_that_are_no_dict() -> None:
    with pytest.raises(BadOption, match="not a dict"):
        options(overrides=["infantry_reward"])  # type: ignore[arg-type]
