"""Games whose players collect cards: the least-bought card first, so that every card comes into play."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import advance
from kony_nb.rules.cards.registry import CARDS, Card, forget
from kony_nb.rules.events import SILENT
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.referee import draw, is_chance, legal_actions, step
from kony_nb.rules.state import State

MOMENTS = [
    field.name
    for field in fields(Card)
    if field.name != "moments" and ("Callable" in str(field.type) or "Effect" in str(field.type))
]


def collect(seed: int, bought: Counter[str], look: Callable[[State], None], game: str = "new_york") -> State:
    """Play one game of 2 to 6 monsters; every other game is a plain random one. ``look`` sees every state."""
    rng = random.Random(seed)
    luck = Streamed(rng)
    rules = ("digest", "printed")[seed // 5 % 2]
    state = new_state(options(game, rules), GAMES[game].monsters[: 2 + seed % 5])
    advance(state, SILENT)
    while state.agenda:
        look(state)
        chosen = draw(state, luck) if is_chance(state) else choose(state, rng, bought, collecting=seed % 2 == 0)
        if chosen.verb == "buy":
            bought[chosen.args[0]] += 1
        step(state, chosen, SILENT)
    look(state)
    return state


def choose(state: State, rng: random.Random, bought: Counter[str], *, collecting: bool) -> Action:
    """Return a legal action: a collector keeps energy, and buys what was bought least.

    Cards that ask for a destroyed unit are hunted for: with one in the market it keeps Destruction and its energy, goes
    where units stand, and destroys the dearest things.
    """
    legal = legal_actions(state)
    if not collecting or rng.random() < 0.1:
        return rng.choice(legal)
    kind, monster = state.agenda[-1].kind, state.monsters[state.agenda[-1].seat]
    for_hunters = [card for card in state.market if card and CARDS[card].refuses_buyer is not None]
    rarest = min(for_hunters, key=lambda card: bought[card], default=None)
    hunting = rarest is not None and monster.energy >= CARDS[rarest].cost
    if kind == "buy":
        cards = sorted((a for a in legal if a.verb == "buy"), key=lambda a: bought[a.args[0]])
        if rarest is not None:
            return next((a for a in cards if a.args[0] == rarest), legal[0])
        saving = min((bought[card] for card in state.market if card), default=0) + 5
        if cards and bought[cards[0].args[0]] <= saving:
            return cards[0]
        return rng.choice(legal)
    if kind == "keep":
        wanted = ("D" if hunting else "E") * state.dice.count("D" if hunting else "E")
        return next((a for a in legal if a.args == (wanted,)), rng.choice(legal))
    if kind == "destroy" and hunting:
        return max(legal, key=lambda a: (a.args[0].endswith(("tank", "jet")), rng.random()) if a.args else (False, 0.0))
    if kind == "move" and hunting:
        return max(legal, key=lambda a: units_at(state, a.args[0] if a.args else monster.place))
    return rng.choice(legal)


def units_at(state: State, place: str | None) -> int:
    """Return how many tanks and jets stand in a borough."""
    tiles = state.boroughs.get(place or "")
    return sum(unit != "infantry" for unit in tiles.units) if tiles else 0


@contextmanager
def counting(run: Counter[tuple[str, str]]) -> Iterator[None]:
    """Count, while it lasts, how often each function of each card is run."""
    kept: list[tuple[Any, str, Any]] = []
    for card in CARDS.values():
        for moment in MOMENTS:
            act = getattr(card, moment)
            if act is not None:
                kept.append((card, moment, act))
                object.__setattr__(card, moment, counted(act, run, (card.id, moment)))
    clear()
    try:
        yield
    finally:
        for card, moment, act in kept:
            object.__setattr__(card, moment, act)
        clear()


def counted(act: Callable[..., Any], run: Counter[tuple[str, str]], mark: tuple[str, str]) -> Callable[..., Any]:
    def wrapped(*args: Any) -> Any:
        run[mark] += 1
        return act(*args)

    return wrapped


def clear() -> None:
    """Forget what is cached of cards."""
    forget()


def functions_of_cards(game: str) -> set[tuple[str, str]]:
    """Return every function of every power card of a game, without further copies and cards that act as others."""
    cards = [card for card in CARDS.values() if game in card.games and not card.design and not card.monster]
    return {(card.id, moment) for card in cards for moment in MOMENTS if getattr(card, moment) is not None}
