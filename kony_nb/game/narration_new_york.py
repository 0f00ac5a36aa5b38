"""Events of King of New York in words: tiles and units, the goal cards, and what has no effect there."""

from collections.abc import Callable

from kony_nb.game.phrases import Names, cause, place, tile, who
from kony_nb.rules.events import Event
from kony_nb.rules.faces import counted
from kony_nb.rules.new_york.tiles import BUILDINGS

__all__ = ["NO_EFFECT", "TELL"]


def tell_destroy(event: Event, names: Names) -> str:
    words = f"{who(event.seat, names)} destroys {tile(event.what)} in {place(event.place)}"
    if event.n:  # none where an evolution does it
        words += f" with {event.n} destruction"
    return words + (f": {cause(event)}" if event.rule.startswith("card.") else "")


def exposed(building: str) -> str:
    """Return a building with what it takes to destroy it."""
    return f"{tile(building)} of durability {BUILDINGS[building].durability}"


def tell_goal(event: Event, names: Names) -> str:
    title = "Superstar" if event.kind == "superstar" else "Statue of Liberty"
    if event.seat < 0:
        return f"the {title} of {who(event.other, names)} lies beside the deck again: {cause(event)}"
    before = f" from {who(event.other, names)}" if event.other >= 0 else ""
    return f"{who(event.seat, names)} takes the {title}{before}: {cause(event)}"


TELL: dict[str, Callable[[Event, Names], str]] = {
    "destroy": tell_destroy,
    "take_unit": lambda event, names: f"{who(event.seat, names)} takes the {event.what} out of play",
    "appear": lambda event, names: f"a unit appears in {place(event.place)}: {event.what}",
    "scatter": lambda event, names: (
        f"{who(event.seat, names)} sends the {event.what} to {place(event.place)}: {cause(event)}"
    ),
    "expose": lambda event, names: f"stack {event.n} in {place(event.place)} now shows {exposed(event.what)}",
    "superstar": tell_goal,
    "statue": tell_goal,
    "place": lambda event, names: f"{who(event.seat, names)} starts in {place(event.place)}",
}
"""The kinds of event that only this game has."""

NO_EFFECT: dict[str, Callable[[Event, str], str]] = {
    "ny.attack.empty": lambda event, name: f"{name} hits nobody with {counted(event.n, 'A')}",
    "ny.destroy.leftover": lambda event, name: (
        f"{name} destroys nothing with {counted(event.n, 'D')} left over"
    ),
    "ny.celebrity.below-three": lambda event, name: (
        f"{name} gets nothing for {counted(event.n, 'S')}, it takes three"
    ),
    "ny.heal.manhattan": lambda event, name: f"{name} heals nothing with {counted(event.n, 'H')}",
    "ny.statue.keep": lambda event, name: f"{name} has the Statue of Liberty already, nothing changes",
    "card.diva": lambda event, name: f"{name} gets nothing for {counted(event.n, 'S')}, it takes more",
    "core.move.fee": lambda event, name: f"{name} is not asked to flee, the energy for a move is missing",
    "card.antimatter_pellets": lambda event, name: f"{name} rolled no ouch, the damage is not doubled",
    "card.air_force_one": lambda event, name: (
        "the units hit nobody" if event.what else f"{name} loses no LP to the units"
    ),
    "card.overload": lambda event, name: f"{name} gets nothing for {counted(event.n, event.what)}",
    "card.tesla_cannon": lambda event, name: f"{name} has no Keep card to give up",
}
"""Why something did nothing, by the rule or card; what is listed nowhere is damage that took no life point."""
