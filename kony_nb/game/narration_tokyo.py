"""Events of King of Tokyo in words: yielding, looking, acting as another card, and what has no effect there."""

from collections.abc import Callable

from kony_nb.game.phrases import Names, card, cause, face, who
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import Event
from kony_nb.rules.faces import counted

__all__ = ["NO_EFFECT", "TELL"]


def tell_copy(event: Event, names: Names) -> str:
    acting = CARDS[event.what]
    if not acting.lies_as:
        return f"{who(event.seat, names)}'s {acting.name} acts as nothing until another card is chosen: {cause(event)}"
    model = event.what.removeprefix(f"{acting.lies_as}.")
    return f"{who(event.seat, names)}'s {card(acting.lies_as)} acts as {card(model)} from now on"


TELL: dict[str, Callable[[Event, Names], str]] = {
    "yield": lambda event, names: f"{who(event.seat, names)} yields Tokyo to {who(event.other, names)}",
    "copy": tell_copy,
    "look": lambda event, names: f"{who(event.seat, names)} sees {card(event.what)} on top of the deck: {cause(event)}",
}
"""The kinds of event that only this game has."""

NO_EFFECT: dict[str, Callable[[Event, str], str]] = {
    "kot.attack.empty": lambda event, name: f"{name} hits nobody with {counted(event.n, 'A')}",
    "kot.heal.tokyo": lambda event, name: f"{name} heals nothing with {counted(event.n, 'H')}",
    "kot.numbers.few": lambda event, name: f"{name} scores nothing with {counted(event.n, event.what)}",
    "kot.enter.attack": lambda event, name: f"{name} has rolled no {face('A')} and does not enter Tokyo",
    "card.mimic": lambda event, name: f"{name} has nothing for Mimic to act as",
}
"""Why something did nothing, by the rule or card; what is listed nowhere is damage that took no life point."""
