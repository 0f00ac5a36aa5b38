"""The greedy bot in a challenge."""

import random

import kony_nb as kn
from kony_nb.play.challenges import CHALLENGE_CHOICES
from kony_nb.play.evolutions import worth_of
from kony_nb.play.policies import greedy, playout
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.referee import legal_actions

BY_STRENGTH = sorted(CHALLENGES, key=lambda card: CHALLENGES[card].strength)


def challenged(card: str, *then: str) -> kn.Game:
    return kn.scenario({
        "game": "tokyo", "expansions": ["luchador"], "phase": "resolve", "dice": "AA1133",
        "monsters": [
            {"name": "Gigazaur", "challenge": card},
            {"name": "Kraken", "place": "tokyo_city", "challenge": BY_STRENGTH[8]},
            {"name": "Alienoid", "challenge": BY_STRENGTH[9]},
        ],
        "then": ["resolve A", "hold", *then],
    })  # fmt: skip


def best(game: kn.Game) -> str:
    legal = legal_actions(game.state)
    worth = worth_of(game.state, game.decision.index, legal)
    return legal[worth.index(max(worth))].text


def test_it_challenges_with_a_strong_card_and_not_with_a_weak_one() -> None:
    assert best(challenged(BY_STRENGTH[-1])) == "challenge kraken"
    assert best(challenged(BY_STRENGTH[0])) == "pass"


def test_it_calls_for_help_takes_it_and_gives_it() -> None:
    game = challenged(BY_STRENGTH[-1], "challenge kraken")
    assert best(game) == "help"
    game.play("help")
    assert best(game) == "help"
    game.play("help")
    assert best(game) == "pick alienoid"


def test_it_reveals_a_strong_card() -> None:
    strong = challenged(BY_STRENGTH[-1], "challenge kraken", "pass")
    while strong.decision.kind != "reveal_or_hide":
        strong.play("pass")
    assert best(strong) == "reveal"
    weak = challenged(BY_STRENGTH[0], "challenge kraken", "pass")
    while weak.decision.kind != "reveal_or_hide":
        weak.play("pass")
    assert best(weak) == "hide"


def test_every_decision_of_a_challenge_is_judged_and_whole_games_end() -> None:
    assert set(CHALLENGE_CHOICES) == {"challenge", "call_help", "volunteer", "pick_ally", "reveal_or_hide"}
    for seed in range(3):
        for table in ("tokyo", "new_york"):
            game = kn.Game.new(table, ["Kong", "Mantis", "Rob", "Luchador"], seed=seed, expansions=["luchador"])
            assert playout(game.state, greedy, Streamed(random.Random(seed))).result
