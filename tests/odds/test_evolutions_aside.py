"""Odds where evolutions are played: what lies face up acts, hands stay hands, and nothing depends on hidden ones."""

import dataclasses
from fractions import Fraction
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.game.game import Game
from kony_nb.odds.outcomes import Outcome
from kony_nb.odds.position import rules_of_rerolls
from kony_nb.odds.surviving import survival
from kony_nb.odds.turn import turn_outcomes
from kony_nb.odds.turn_policy import TurnPolicy
from kony_nb.play.policies import greedy
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import BadOdds
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, clone
from tests.odds.turn_tree import Only, few_dice, tree

WHITE_DEATH = {"play": ["white_death"], "deck": []}


def game(*evolutions: dict[str, Any], **more: Any) -> Game:
    """Return a game of three in Tokyo; evolutions by seat, decks empty where nothing is said."""
    given: list[dict[str, Any]] = [
        {"name": "Mega Shark", "place": "outside", "lp": 5, "vp": 3},
        {"name": "Kraken", "place": "tokyo_city", "lp": 3},
        {"name": "Alienoid", "place": "outside", "lp": 6},
    ]
    monsters = [{**monster, "evolutions": own} for monster, own in zip(given, evolutions, strict=False)]
    given = monsters + given[len(monsters) :]
    return kn.scenario({"game": "tokyo", "expansions": ["power_up"], "monsters": given, **more})


def without_decks(given: Game) -> Game:
    """Return the same game, in which no evolution can be drawn."""
    for monster in given.state.monsters:
        monster.evolutions = monster.spent = ()
    return given


def keep_attacks(choose: Any = None) -> TurnPolicy:
    return TurnPolicy(Only("AH")) if choose is None else TurnPolicy(Only("AH"), choose)


@pytest.mark.parametrize("until", ["resolve", "turn"])
@pytest.mark.parametrize("face_up", [False, True])
def test_it_is_the_tree_in_which_everybody_passes(monkeypatch: pytest.MonkeyPatch, until: str, face_up: bool) -> None:
    few_dice(monkeypatch, 2 - face_up, "tokyo")
    own = {"play": ["white_death"]} if face_up else {}
    hands = (own, {"hand": ["healing_rain"]}, {"hand": ["alien_scourge"]})
    expected = tree(without_decks(game(*hands, phase="start")), keep_attacks(), until)
    found = turn_outcomes(game(*hands, phase="start").state, keep_attacks(), exact=True, until=until)

    assert dict(found) == expected
    assert found.mean("dealt") > 0


def test_it_is_the_tree_in_new_york_too(monkeypatch: pytest.MonkeyPatch) -> None:
    few_dice(monkeypatch, 1)
    monsters = [{"name": "Mega Shark", "place": "bronx", "evolutions": WHITE_DEATH}, {"name": "Kong", "place": "lower"}]
    there = kn.scenario({"expansions": ["power_up"], "monsters": monsters, "phase": "start"})
    policy = TurnPolicy(Only("AD"))

    assert dict(turn_outcomes(there.state, policy, exact=True, until="turn")) == tree(there, policy, "turn")


def test_what_lies_face_up_acts() -> None:
    plain, face_up = (turn_outcomes(game(own).state, keep_attacks(), exact=True) for own in ({}, WHITE_DEATH))

    assert face_up.probability(lambda outcome: outcome.dealt > 0) > plain.probability(lambda outcome: outcome.dealt > 0)


def states_with_other_hands() -> list[State]:
    """Return positions that the active seat cannot tell from each other."""
    return [
        game({}, *others).state
        for others in (
            ({}, {}),
            ({"hand": ["healing_rain"]}, {}),
            ({"hand": ["healing_rain"]}, {"hand": ["alien_scourge"]}),
        )
    ]


def test_no_odds_depend_on_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    few_dice(monkeypatch, 3, "tokyo")
    first, *others = states_with_other_hands()
    for choose in (None, greedy):
        for until in ("resolve", "turn"):
            expected = dict(turn_outcomes(first, keep_attacks(choose), exact=True, until=until))
            for other in others:
                assert dict(turn_outcomes(other, keep_attacks(choose), exact=True, until=until)) == expected
    for other in others:
        assert survival(other, 1) == survival(first, 1)
        assert rules_of_rerolls(other) == rules_of_rerolls(first)


def test_at_a_window_the_turn_goes_on_as_if_all_had_passed() -> None:
    asked = game({}, {"hand": ["healing_rain"]}, phase="start")
    assert asked.state.agenda[-1].kind == "play"
    quiet = game({}, {}, phase="start")
    expected = dict(turn_outcomes(quiet.state, keep_attacks(), exact=True))

    assert dict(turn_outcomes(asked.state, keep_attacks(), exact=True)) == expected
    assert dict(turn_outcomes(asked.state, keep_attacks(), first="pass", exact=True)) == expected
    assert rules_of_rerolls(asked.state) == rules_of_rerolls(quiet.state)


def test_an_evolution_can_be_the_first_choice_at_a_window_and_at_a_decision() -> None:
    hand = {"hand": ["alien_scourge"]}
    at_window = game({}, {}, hand, phase="start")
    assert [choice.text for choice in legal_actions(at_window.state)] == ["pass", "play alien_scourge"]
    waits = dict(turn_outcomes(at_window.state, keep_attacks(), exact=True))
    assert dict(turn_outcomes(at_window.state, keep_attacks(), first="play alien_scourge", exact=True)) == waits

    own = game({}, {}, hand, turn="Alienoid", dice="12AAHE", rolls_left=1)
    assert "play alien_scourge" in [choice.text for choice in legal_actions(own.state)]
    before = turn_outcomes(own.state, keep_attacks(), exact=True)
    after = turn_outcomes(own.state, keep_attacks(), first="play alien_scourge", exact=True)
    assert after.policy == "play alien_scourge, then keep AH, then plain"
    assert dict(after) == {outcome._replace(vp=outcome.vp + 2): chance for outcome, chance in before.items()}
    with pytest.raises(BadOdds, match="first: "):
        turn_outcomes(own.state, keep_attacks(), first="play healing_rain")


def test_three_hearts_do_not_branch_over_what_is_drawn() -> None:
    hearts = game(phase="resolve", dice="HHHHEE", then=[])
    assert hearts.state.agenda[-1].kind in ("resolve", "evolution", "keep_evolution")
    found = turn_outcomes(hearts.state, keep_attacks(), exact=True)

    assert dict(found) == {Outcome(0, 2, 4, 0, 0, 0, False, False, False, False, (0, 0, 0)): Fraction(1)}


def test_white_death_adds_a_die_to_who_attacks_the_city() -> None:
    plain, face_up = (survival(game(own, turn="Kraken").state, 1) for own in ({}, WHITE_DEATH))

    assert [attacker.dice for attacker in plain.attackers] == [6, 6]
    assert sorted(attacker.dice for attacker in face_up.attackers) == [6, 7]
    assert face_up.dies > plain.dies


def test_what_lasts_for_a_turn_is_gone_in_the_next_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = game(WHITE_DEATH, turn="Kraken").state
    for lasts, dice in (("turn", 6), ("own_turn", 6), ("", 7)):
        monkeypatch.setitem(CARDS, "white_death", dataclasses.replace(CARDS["white_death"], lasts=lasts))
        attackers = survival(clone(with_it), 1).attackers
        assert [attacker.dice for attacker in attackers if attacker.seat == 0] == [dice], lasts
