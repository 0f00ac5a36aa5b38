"""A table for tests: a position to stand in, actions as text, and what happened.

The monsters are called P1 to P6, by seat. Chance is written out (``dice AAHESO``,
``draw jet``); where a test does not care, it falls by a fixed seed.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import Action, from_text
from kony_nb.rules.cards.registry import CARDS, Card, add_card
from kony_nb.rules.check import check
from kony_nb.rules.errors import IllegalAction
from kony_nb.rules.events import Event
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import apply, chance_outcomes, draw, is_chance, legal_actions, pending, why_not
from kony_nb.rules.rulebook import find_rule
from kony_nb.rules.state import Monster, State, state_key

NAMES = ("Kong", "Mantis", "Rob", "Sheriff", "Captain Fish", "Drakonis")
P1, P2, P3, P4, P5, P6 = range(6)
OUTER = ("staten_island", "bronx", "queens", "brooklyn")


class Table:
    """A state that plays on: every action is checked by the referee and every state by `check`."""

    def __init__(self, state: State, opening: list[Event]) -> None:
        self.state = state
        self.opening = opening
        self.luck = Addressed("table")

    def play(self, *texts: str) -> list[Event]:
        """Play texts one after the other; chance that is not written out falls by the table's luck."""
        happened: list[Event] = []
        for text in texts:
            if text.split(" ")[0] not in ("dice", "draw"):
                happened += self.settle()
            if text.startswith("dice "):
                text = "dice " + sort_faces(text.removeprefix("dice "))
            chosen = from_text(text)
            assert chosen is not None, f"{text} is no action"
            happened += self.take(chosen)
        return happened

    def settle(self) -> list[Event]:
        """Let chance fall until somebody is asked."""
        happened: list[Event] = []
        while is_chance(self.state):
            happened += self.take(draw(self.state, self.luck))
        return happened

    def take(self, chosen: Action) -> list[Event]:
        """Apply one action or outcome."""
        self.state, events = apply(self.state, chosen)
        assert check(self.state) == []
        return events

    def refused(self, text: str) -> str:
        """Return the rule that refuses a text; the state must stay as it is."""
        before = state_key(self.state)
        refusal = why_not(self.state, text)
        assert refusal is not None, f"{text} is legal"
        chosen = from_text(text)
        if chosen is not None:
            with pytest.raises(IllegalAction) as caught:
                apply(self.state, chosen)
            assert str(caught.value) == str(refusal)
        assert state_key(self.state) == before
        assert refusal.reason
        assert find_rule(refusal.rule)
        return refusal.rule

    @property
    def legal(self) -> set[str]:
        """The texts of the legal actions."""
        return {action.text for action in legal_actions(self.state)}

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what: seat and kind of decision or chance; (-1, "over") when the game is over."""
        waiting = pending(self.state)
        return (-1, "over") if waiting is None else (waiting[0].seat, waiting[1].kind)

    @property
    def outcomes(self) -> dict[str, Any]:
        """The texts of what chance can bring now, with their probabilities."""
        return {action.text: chance for action, chance in chance_outcomes(self.state)}

    def __getitem__(self, seat: int) -> Monster:
        return self.state.monsters[seat]

    def all(self, what: str) -> list[Any]:
        """Return one value of every monster, by seat: ``lp``, ``vp``, ``energy``, ``place``, ``alive``, ..."""
        return [getattr(monster, what) for monster in self.state.monsters]

    def units(self, borough: str) -> tuple[str, ...]:
        """Return the units of a borough, the fresh ones last."""
        return self.state.boroughs[borough].units + self.state.boroughs[borough].fresh


def table(*monsters: dict[str, Any] | str, turn: int = 0, turn_name: str = "", **situation: Any) -> Table:
    """Return a table in a position: monsters P1, P2, ... as dicts or just their places; ``turn`` is a seat.

    A dict may have a name of its own; then ``turn_name`` says whose turn it is.
    """
    named = [
        {"name": name, **({"place": given} if isinstance(given, str) else given)}
        for name, given in zip(NAMES, monsters, strict=False)
    ]
    for holder in ("superstar_holder", "statue_holder", "regular"):
        if holder in situation:
            situation[holder] = NAMES[situation[holder]]
    game = scenario({"monsters": named, "turn": turn_name or NAMES[turn], **situation})
    at_table = Table(game.state, list(game.root.events))
    assert check(at_table.state) == []
    return at_table


def new_table(n: int, **options: Any) -> Table:
    """Return a table at the very beginning of a game: tiles and market laid out, nobody has rolled."""
    game = scenario({"monsters": list(NAMES[:n]), "phase": "setup", **options})
    at_table = Table(game.state, list(game.root.events))
    at_table.settle()
    return at_table


def building(*tops: str, units: tuple[str, ...] = (), fresh: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a borough with stacks of a single building each."""
    return {"stacks": [[top] for top in tops], "units": list(units), "fresh": list(fresh)}


def kinds(events: list[Event], kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in events if event.kind == kind]


def changes(events: list[Event], kind: str) -> list[tuple[int, int]]:
    """Return (seat, amount) of the events of a kind."""
    return [(event.seat, event.n) for event in events if event.kind == kind]


def cited(events: list[Event], rule: str) -> list[Event]:
    """Return the events that cite a rule."""
    return [event for event in events if event.rule == rule]


@contextmanager
def trial_card(**entry: Any) -> Iterator[Card]:
    """Put a card of this test's own into the game, and take it out again."""
    card = add_card(**{"name": entry["id"].title(), "cost": 0, "kind": "keep", "effect": "For a test.", **entry})
    forget_cards()
    try:
        yield card
    finally:
        del CARDS[card.id]
        forget_cards()


trial_card.__test__ = False


def forget_cards() -> None:
    """Clear whatever is remembered about the cards that there are."""
    for name, module in list(sys.modules.items()):
        if name.startswith("kony_nb."):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()
