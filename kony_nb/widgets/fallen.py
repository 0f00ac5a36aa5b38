"""Who went out of the game, and by whom: an attack, the units of a borough, the Statue of Liberty, or a card."""

from collections.abc import Collection, Sequence

from kony_nb.game.history import Node
from kony_nb.game.narration import narrate
from kony_nb.game.phrases import Names, cause, place, who
from kony_nb.rules.events import Event
from kony_nb.rules.places import borough_of

__all__ = ["fallen"]

ATTACKS = ("ny.attack.", "kot.attack.")
UNITS = "ny.ouch."
STATUE = "ny.statue.value"


def fallen(path: Sequence[Node], lookers: Collection[int], names: Names) -> dict[int, str]:
    """Return a line for each monster that went out on a line of play, by its seat, in the order in which they went.

    Parameters
    ----------
    path : sequence of Node
        The moments of the line, the first one first.
    lookers : collection of int
        The seats that look: what they may not know is not read.
    names : sequence of str
        The monsters' names, by seat.
    """
    lines: dict[int, str] = {}
    last: dict[int, str] = {}
    stands: dict[int, str] = {}
    roller, taker = -1, -1
    for at, node in enumerate(path):
        if at:
            stands |= {seat: each.place for seat, each in enumerate(path[at - 1].state.monsters) if each.place}
        for event in node.events:
            if not event.known_to(lookers):
                continue
            match event.kind:
                case "move" | "place":
                    stands[event.seat] = event.place
                case "resolve" if event.what == "O":
                    roller = event.seat
                case "statue":
                    taker = event.seat
                case "damage" | "lp" if not event.now:
                    points = abs(event.n)
                    its = "its last LP" if points == 1 else f"its last {points} LP"
                    last[event.seat] = f"{its} went to {_taken_by(event, stands, roller, taker, names)}"
                case "eliminated":
                    by = last.pop(event.seat, "")
                    out = f"{who(event.seat, names)} is out of the game: {by}"
                    lines[event.seat] = out if by else narrate(event, names)
    return lines


def _taken_by(event: Event, stands: dict[int, str], roller: int, taker: int, names: Names) -> str:
    """Return who or what took the life points."""
    if event.rule.startswith(UNITS):
        here = f"the units in {place(borough_of(stands[event.seat]))}" if event.seat in stands else "the units"
        return here if roller in (event.seat, -1) else f"{here}, by the Ouch of {who(roller, names)}"
    if event.rule == STATUE:
        return f"the Statue of Liberty, which {who(taker, names)} took"
    by = "attack" if event.rule.startswith(ATTACKS) else cause(event)
    if event.other < 0:
        return by
    return f"its own {by}" if event.other == event.seat else f"{who(event.other, names)}'s {by}"
