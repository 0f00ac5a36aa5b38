"""Tables of King of Tokyo with evolutions: Meka Dragon, Space Penguin, Pandakai, and two more for the Bay."""

from collections.abc import Iterable
from typing import Any

from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.check import check
from kony_nb.rules.events import Event
from kony_nb.rules.power_up.setup import SET
from kony_nb.rules.referee import apply
from kony_nb.rules.state import State
from tests.rules.table import Table


class PowerUpTable(Table):
    """A table with evolutions; a monster whose set is not complete may have fewer of them."""

    def take(self, chosen: Action) -> list[Event]:
        self.state, events = apply(self.state, chosen)
        sound(self.state)
        return events


def sound(state: State) -> None:
    whole = all(len(evolutions_of("tokyo", monster.name)) == SET for monster in state.monsters)
    assert [fault for fault in check(state) if whole or not fault.startswith("evolutions-count")] == []


def monster(name: str, place: str, lying: Iterable[str], hand: Iterable[str], more: dict[str, Any]) -> dict[str, Any]:
    evolutions = {"play": list(lying), "hand": list(hand)}
    if "deck" in more:
        evolutions["deck"] = list(more.pop("deck"))
    return {"name": name, "place": place, "evolutions": evolutions, **more}


def rest(name: str, *without: str) -> list[str]:
    """Return the evolutions of a monster but some of them."""
    return [card for card in evolutions_of("tokyo", name) if card not in without]


def meka(place: str, *lying: str, hand: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    """Return Meka Dragon with evolutions that lie before it, and in its hand."""
    return monster("Meka Dragon", place, lying, hand, more)


def penguin(place: str, *lying: str, hand: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    """Return Space Penguin with evolutions that lie before it, and in its hand."""
    return monster("Space Penguin", place, lying, hand, more)


def panda(place: str, *lying: str, hand: Iterable[str] = (), **more: Any) -> dict[str, Any]:
    """Return Pandakai with evolutions that lie before it, and in its hand."""
    return monster("Pandakai", place, lying, hand, more)


def other(name: str, place: str, **more: Any) -> dict[str, Any]:
    """Return another monster without evolutions."""
    return {"name": name, "place": place, **more}


def evolved(*monsters: dict[str, Any], turn: int = 0, **situation: Any) -> PowerUpTable:
    """Return a table at which these monsters play, in a position; ``turn`` is a seat."""
    given = {"game": "tokyo", "expansions": ["power_up"], "monsters": list(monsters), "turn": monsters[turn]["name"]}
    game = scenario({**given, **situation})
    table = PowerUpTable(game.state, list(game.root.events))
    sound(table.state)
    return table


def lying(dice: str, *monsters: dict[str, Any], **situation: Any) -> PowerUpTable:
    """Return a table at which the last roll of the active monster has fallen."""
    return evolved(*monsters, phase="resolve", dice=dice, **situation)
