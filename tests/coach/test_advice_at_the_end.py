"""What the coach says where an action ends a turn, a life or the game, and where cards come without an end in sight."""

import pytest

import kony_nb as kn
from kony_nb.game.game import Game
from kony_nb.odds import forward
from kony_nb.rules.actions import action
from kony_nb.rules.errors import BadOdds


def second_track() -> Game:
    """Return a game in which Kong dies by Ouch in its own turn, so that Rob must leave Manhattan as the turn ends."""
    return kn.scenario(
        {
            "monsters": [
                {"name": "Kong", "lp": 1, "place": "queens"},
                {"name": "Mantis", "place": "brooklyn"},
                {"name": "Sheriff", "place": "staten_island"},
                {"name": "Captain Fish", "place": "lower"},
                {"name": "Rob", "place": "lower_56"},
            ],
            "boroughs": {"queens": {"units": ["infantry", "jet"]}},
            "phase": "resolve",
            "dice": "OEEEHH",
            "then": ["resolve O"],
        }
    )


def test_who_leaves_with_the_end_of_the_turn_is_judged_where_it_then_stands() -> None:
    game = second_track()
    assert game.state.agenda[-1].kind == "leave"
    advice = kn.advise(game)
    assert advice.monster == "Rob"
    said = advice.sentence("move queens")
    assert "Captain Fish hits you with probability" in said
    assert "Manhattan pays" not in said


def ending(**more: object) -> Game:
    kong = {"name": "Kong", "place": "lower", "energy": 4, **more}
    others = [{"name": "Rob", "place": "queens"}, {"name": "Mantis", "place": "bronx"}]
    return kn.scenario(
        {"monsters": [kong, *others], "phase": "buy", "dice": "AAHEDS", "market": ["subterranean_cable", "curse"]}
    )


def test_nothing_waits_for_who_does_not_live_to_see_it() -> None:
    said = kn.advise(ending(cards=["natural_selection"])).sentence("end")
    assert "you are out of the game [core.out.figure]" in said
    assert "hits you" not in said
    assert "pays" not in said
    said = kn.advise(ending(lp=3)).sentence("buy subterranean_cable")
    assert said.endswith("you are out of the game [core.out.figure].")


def test_what_is_lost_at_the_end_of_the_turn_is_missing_afterwards() -> None:
    kong = {"name": "Kong", "place": "tokyo_city", "lp": 5, "tokens": {"poison": 2}}
    rob = {"name": "Rob", "cards": ["poison_spit"]}
    said = kn.advise(kn.scenario({"game": "tokyo", "monsters": [kong, rob], "phase": "buy"})).sentence("end")
    assert "you lose 2 LP" in said
    assert "with your 3 LP" in said


def test_a_certain_death_is_told() -> None:
    kong = {"name": "Kong", "place": "queens", "lp": 1}
    said = {"monsters": [kong, {"name": "Rob", "place": "lower"}], "phase": "resolve", "dice": "EEEOSS"}
    advice = kn.advise(kn.scenario({**said, "boroughs": {"queens": {"units": ["infantry"]}}}))
    assert "you die with probability 1" in advice.sentence("resolve E")
    assert "by the end" not in advice.sentence("resolve O")


def searching() -> Game:
    monsters = [{"name": "Alienoid", "evolutions": {"hand": ["precision_field_support"]}}, "Kraken"]
    said = {"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, "phase": "resolve", "dice": "11122H"}
    return kn.scenario({**said, "then": ["pass"]})


def test_cards_that_come_one_after_the_other_are_not_followed() -> None:
    advice = kn.advise(searching())
    assert advice.worth("play precision_field_support").brings is None
    assert advice.sentence("play precision_field_support") == "Play Precision Field Support."
    assert advice.worth("resolve 1").brings is not None


def test_odds_of_too_many_positions_are_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forward, "MOST_POSITIONS", 100)
    policy = kn.odds.TurnPolicy(kn.odds.never_reroll)
    with pytest.raises(BadOdds, match="chance can lead to more than 100 positions"):
        kn.odds.turn_outcomes(searching().state, policy, first="play precision_field_support")


def test_dice_are_named_by_words() -> None:
    game = kn.scenario({"game": "tokyo", "monsters": ["Kong", "Rob"], "dice": "122HHA", "rolls_left": 1})
    advice = kn.advise(game)
    assert advice.sentence("keep 122").startswith("Keep a one and two twos: ")
    assert advice.sentence("keep").startswith("Roll all dice again: ")
    assert advice.sentence("stop").startswith("Stop rolling: ")
    assert action("use", "psychic_probe", "H").label == "Use Psychic Probe: heart"
