"""Random games in which every evolution is an owner's, with every word of the vocabulary: sound at every step."""

import random
from collections import Counter

import pytest

from kony_nb.game.narration import narrate
from kony_nb.rules.agenda import advance
from kony_nb.rules.check import check
from kony_nb.rules.events import SILENT, Events
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.referee import draw, is_chance, legal_actions, step
from kony_nb.rules.state import State
from tests.game.owner_cards import in_use, shuffled_out

GAMES_PLAYED = 12
EAGER = 0.4
OURS = ("own_target", "by_hand")


def chosen_by(rng: random.Random, state: State) -> object:
    """Return a choice that plays and uses evolutions more often than chance would."""
    legal = legal_actions(state)
    if state.agenda[-1].kind == "by_hand" and rng.random() < 0.5:
        return legal[0]  # pass
    eager = [action for action in legal if action.verb in ("play", "use", "buy")]
    return rng.choice(eager) if eager and rng.random() < EAGER else rng.choice(legal)


@pytest.mark.parametrize("game", ["new_york", "tokyo"])
def test_random_games_are_sound_and_every_kind_of_decision_comes(game: str) -> None:
    chosen_options = options(game, expansions=["power_up"])
    names = list(GAMES[game].monsters_of(chosen_options))
    asked: Counter[str] = Counter()
    cited: Counter[str] = Counter()
    with in_use(*shuffled_out(game, names)):
        for seed in range(GAMES_PLAYED):
            rng = random.Random(seed)
            luck = Streamed(rng)
            drafting = {"mutant_draft": seed % 3 == 0}
            state = new_state(options(game, "digest", drafting, ["power_up"]), rng.sample(names, 2 + seed % 5))
            advance(state, SILENT)
            while state.agenda:
                assert check(state) == []
                log = Events()
                if is_chance(state):
                    chosen = draw(state, luck)
                else:
                    asked[state.agenda[-1].kind] += 1
                    chosen = chosen_by(rng, state)
                step(state, chosen, log)
                for event in log:
                    if event.rule.startswith("card.own_"):
                        cited[event.kind] += 1
                        if event.kind not in ("play", "evolve"):
                            assert narrate(event, [monster.name for monster in state.monsters])
            assert state.result
    for kind in OURS:
        assert asked[kind] > 0, kind
    for kind in ("play", "vp", "energy", "lp", "damage", "by_hand", "change", "roll", "extra_dice"):
        assert cited[kind] > 0, kind
