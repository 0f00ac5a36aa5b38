"""Tables of King of Tokyo with evolutions: Alienoid, Cyber Kitty, The King, Gigazaur, and others without any."""

from collections.abc import Iterable
from typing import Any

from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import Action
from kony_nb.rules.check import check
from kony_nb.rules.events import Event
from kony_nb.rules.referee import apply
from kony_nb.rules.state import State
from tests.rules.table import Table


class EvolvingTable(Table):
    """A table with evolutions; the other monsters here hold none, and may have no whole set."""

    def take(self, chosen: Action) -> list[Event]:
        self.state, events = apply(self.state, chosen)
        sound(self.state)
        return events


def sound(state: State) -> None:
    assert [fault for fault in check(state) if not fault.startswith("evolutions-count")] == []


def one(name: str, place: str, lying: Iterable[str] = (), hand: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    """Return a monster with evolutions that lie before it, and in its hand."""
    return {"name": name, "place": place, "evolutions": {"play": list(lying), "hand": list(hand)}, **more}


def alien(place: str, *lying: str, hand: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    """Return Alienoid."""
    return one("Alienoid", place, lying, hand, **more)


def kitty(place: str, *lying: str, hand: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    """Return Cyber Kitty."""
    return one("Cyber Kitty", place, lying, hand, **more)


def king(place: str, *lying: str, hand: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    """Return The King."""
    return one("The King", place, lying, hand, **more)


def giga(place: str, *lying: str, hand: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    """Return Gigazaur."""
    return one("Gigazaur", place, lying, hand, **more)


def kong(place: str, **more: Any) -> dict[str, Any]:
    """Return Kong, without evolutions."""
    return {"name": "Kong", "place": place, **more}


def rob(place: str, **more: Any) -> dict[str, Any]:
    """Return Rob, without evolutions."""
    return {"name": "Rob", "place": place, **more}


def evolving(*monsters: dict[str, Any], turn: int = 0, **situation: Any) -> EvolvingTable:
    """Return a table at which these monsters play, in a position; ``turn`` is a seat."""
    given = {"game": "tokyo", "expansions": ["power_up"], "monsters": list(monsters), "turn": monsters[turn]["name"]}
    game = scenario({**given, **situation})
    table = EvolvingTable(game.state, list(game.root.events))
    sound(table.state)
    return table


def fallen(dice: str, *monsters: dict[str, Any], **situation: Any) -> EvolvingTable:
    """Return a table at which the last roll of the active monster has fallen."""
    return evolving(*monsters, phase="resolve", dice=dice, **situation)


def plays(table: Table) -> set[str]:
    """Return what the seat that is asked can play."""
    return {text.removeprefix("play ") for text in table.legal if text.startswith("play ")}
