"""Random games with their history, the same ones every time, and single positions that are hard to draw."""

import random
from dataclasses import dataclass
from functools import cache

from kony_nb.rules.events import Event
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.new_york.game import MONSTERS
from kony_nb.rules.options import options
from kony_nb.rules.referee import apply, draw, is_chance, legal_actions, start
from kony_nb.rules.state import Borough, State, clone


@dataclass(frozen=True)
class Moment:
    id: int
    state: State
    events: list[Event]


@cache
def moments(monsters: int, seed: int = 4, rules: str = "digest", game: str = "new_york") -> tuple[Moment, ...]:
    """Play a whole random game; ids are not the places in the list, as in a game with variations."""
    rng = random.Random(seed)
    luck = Streamed(rng)
    state, events = start(new_state(options(game, rules), list(MONSTERS[:monsters])))
    found = [Moment(1000, state, events)]
    while state.agenda:
        if is_chance(state):
            chosen = draw(state, luck)
        else:
            legal = legal_actions(state)
            wanted = [action for action in legal if action.verb in ("buy", "stop", "destroy")]
            chosen = rng.choice(wanted if wanted and rng.random() < 0.6 else legal)
        state, events = apply(state, chosen)
        found.append(Moment(1000 + 2 * len(found), state, events))
    return tuple(found)


@cache
def varied(game: str = "new_york") -> tuple[State, ...]:
    """Every decision of a dozen games at least once, with two to six monsters, and the ends of the games."""
    found: dict[tuple[int, str, int], State] = {}
    for monsters in range(2, 7):
        for seed in range(3):
            for moment in moments(monsters, seed, ("digest", "printed")[seed % 2], game):
                kind = moment.state.agenda[-1].kind if moment.state.agenda else "over"
                living = len(moment.state.living)
                found[monsters, kind, living] = moment.state
    return tuple(found.values())


def waiting(kind: str, monsters: int = 6, choices: int = 2, game: str = "new_york") -> State:
    """Return a state in which such a decision waits."""
    for seed in range(60):
        for moment in moments(monsters, seed, game=game):
            state = moment.state
            if state.agenda and state.agenda[-1].kind == kind and len(legal_actions(state)) >= choices:
                return state
    raise LookupError(kind)


def crowded() -> State:
    """Return a state with as much on the board as there can be."""
    state = clone(waiting("move"))
    monster = state.monsters[state.turn]
    monster.cards = ("extra_head", "carapace", "chameleon", "tesla_cannon")
    monster.counters, monster.tokens = {"carapace": 3}, {"jinx": 2}
    monster.lp, monster.vp, monster.energy = 12, 19, 12
    state.superstar, state.statue = state.turn, (state.turn + 1) % 6
    state.market = ("new_york_marathon", None, "subterranean_cable")
    state.deck_top = ("curse",)
    state.boroughs["queens"] = Borough(
        ((), ("?", "?", "power_plant_3"), ("hospital_3",)), ("infantry", "infantry", "jet", "tank"), ("jet", "tank")
    )
    state.boroughs["manhattan"] = Borough((("?",), (), ()), ("infantry", "jet", "tank", "tank"), ("infantry", "jet"))
    return state
