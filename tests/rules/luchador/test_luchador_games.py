"""Random games with masks and challenges, with evolutions too: masks and cards are conserved at every step."""

import json
import random
from collections.abc import Iterator

import pytest

from kony_nb.game.game import Game
from kony_nb.game.narration import narrate
from kony_nb.game.scenario import scenario
from kony_nb.rules.agenda import advance
from kony_nb.rules.check import check
from kony_nb.rules.check.luchador import luchador
from kony_nb.rules.events import Events
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import PROFILES, Options, options
from kony_nb.rules.phases.gains import total_vp
from kony_nb.rules.referee import chance_outcomes, draw, is_chance, legal_actions, step
from kony_nb.rules.rulebook import RULES
from kony_nb.rules.state import State, state_key

GAMES_PLAYED = 500
CHECKED_WHOLE = 15
"""Every so many games all invariants are looked at, at every step; in the others those of this expansion."""
LIVELY = ("challenge", "help", "reveal", "hold", "play")
UNSEEN = ("luc.challenge.empty-handed", "luc.challenge.no-card", "luc.challenge.fallen", "luc.deck.none-left")
"""Cited only in positions that games hardly come to."""


def begun(seed: int, rng: random.Random) -> tuple[Options, list[str]]:
    """Return the options and the monsters of a game: both games, both profiles, evolutions or not, 2 to 6 monsters."""
    game, rules = ("new_york", "tokyo")[seed % 2], PROFILES[seed // 4 % 2]
    chosen = options(game, rules, expansions=(("luchador",), ("luchador", "power_up"))[seed // 2 % 2])
    return chosen, rng.sample(GAMES[game].monsters_of(chosen), 2 + seed // 8 % 5)


def played(seed: int) -> Iterator[tuple[State, Events]]:
    """Play a random game in place, with more challenges than chance would give."""
    rng = random.Random(seed)
    luck, log = Streamed(rng), Events()
    state = new_state(*begun(seed, rng))
    advance(state, log)
    while state.agenda:
        yield state, log
        log.clear()
        if is_chance(state):
            chosen = draw(state, luck)
        else:
            legal = legal_actions(state)
            wanted = [action for action in legal if action.verb in LIVELY]
            chosen = rng.choice(wanted if wanted and rng.random() < 0.6 else legal)
        step(state, chosen, log)
    yield state, log


def faults(state: State, whole: bool) -> list[str]:
    """Return what is wrong with a state."""
    found: list[str] = []
    luchador(state, found)
    return found + check(state) if whole else found


@pytest.mark.slow
def test_masks_and_cards_are_conserved_in_every_game() -> None:
    cited: set[str] = set()
    for seed in range(GAMES_PLAYED):
        names: list[str] = []
        for state, log in played(seed):
            assert faults(state, seed % CHECKED_WHOLE == 0) == [], seed
            names = names or [monster.name for monster in state.monsters]
            for event in log:
                if event.rule.startswith("luc."):
                    cited.add(event.rule)
                    assert event.to is None or event.to == (event.seat,)
                    assert narrate(event, names)
        assert state.result in ("vp", "last", "card", "nobody")
        if state.result == "vp":
            assert total_vp(state.monsters[state.winner]) >= 20
    assert cited <= set(RULES)
    told = {rule for rule in RULES if rule.startswith(("luc.deck", "luc.help", "luc.reward")) and rule not in UNSEEN}
    assert told <= cited
    assert {"luc.challenge.both", "luc.challenge.tie", "luc.challenge.one", "luc.challenge.none"} <= cited
    assert {"luc.masks.inherit", "luc.masks.out", "luc.masks.none-left", "luc.masks.lose-order", "luc.out"} <= cited


def test_a_few_games_with_all_invariants() -> None:
    for seed in range(16):
        for state, _ in played(seed):
            assert faults(state, True) == [], seed


def test_a_draw_has_the_outcomes_of_the_deck() -> None:
    seen = 0
    for seed in range(4):
        for state, _ in played(seed):
            if state.agenda and state.agenda[-1].kind == "challenge_card":
                outcomes = chance_outcomes(state)
                assert tuple(action.args[0] for action, _ in outcomes) == state.challenge_deck
                assert sum(chance for _, chance in outcomes) == 1
                seen += 1
    assert seen > 20


def test_the_scenario_equals_the_state_at_every_step() -> None:
    middle = 0
    for seed in range(8):
        rng = random.Random(seed)
        chosen, names = begun(seed, rng)
        game = Game.new(chosen.game, names, seed=seed, rules=chosen.rules, expansions=list(chosen.expansions))
        while not game.over and len(game.path) < 300:
            legal = game.legal_actions()
            wanted = [action for action in legal if action.verb in LIVELY]
            game.play(rng.choice(wanted if wanted and rng.random() < 0.6 else legal))
        nodes = list(game.path)
        running = [node for node in nodes if any(below.kind == "compare" for below in node.state.agenda)]
        middle += len(running[:10])
        for node in (*rng.sample(nodes, min(20, len(nodes))), *running[:10]):
            game.goto_node(node.id)
            described = json.loads(json.dumps(game.to_scenario()))
            assert state_key(scenario(described).state) == state_key(node.state), described
    assert middle > 20
