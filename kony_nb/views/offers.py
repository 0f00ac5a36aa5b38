"""Where on the board each legal action belongs, and the word that stands there."""

from collections.abc import Iterable
from dataclasses import dataclass

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.new_york.manhattan import free_place
from kony_nb.rules.phases.buying import price
from kony_nb.rules.places import OUTER, borough_of, next_zone
from kony_nb.rules.state import State

__all__ = ["Offer", "offers", "spot"]


@dataclass(frozen=True)
class Offer:
    """A legal action and the word that offers it on the board."""

    action: Action
    word: str


def spot(state: State, seat: int, action: Action) -> str | None:
    """Return where an action of a seat belongs on the board.

    Returns
    -------
    str or None
        A place id, ``"queens.2"`` or ``"queens.jet"`` for a target of Destruction, ``"market.<card>"``, ``"sweep"``,
        or None for what has no place there, such as a roll.
    """
    place = state.monsters[seat].place
    match action.verb:
        case "place" | "move" | "flee" | "destroy":
            return action.args[0]
        case "stay" | "hold":
            return place
        case "enter":
            return free_place(state)
        case "advance":
            return next_zone(place) if place else None
        case "use" if len(action.args) == 2 and action.args[1] in OUTER:
            return action.args[1]
        case "buy" if action.args[0] in state.market:
            return f"market.{action.args[0]}"
        case "sweep":
            return "sweep"
    return None


def _word(state: State, seat: int, action: Action) -> str:
    match action.verb:
        case "place":
            return "Start here"
        case "move" | "flee" | "enter":
            return f"{action.verb.title()} here"
        case "buy":
            borough = borough_of(state.monsters[seat].place or "lower")
            return f"Buy for {price(action.args[0], borough)}"
        case "sweep":
            return "Sweep for 2"
        case "use":
            return CARDS[action.args[0]].name
    return action.verb.title()


def offers(state: State, legal: Iterable[Action], seat: int) -> dict[str, list[Offer]]:
    """Return the actions that have a place on the board, by that place.

    Parameters
    ----------
    legal : iterable of Action
        What the seat may do; every other thing stands on the board without an offer.
    seat : int
        The seat that decides, -1 for nobody.
    """
    found: dict[str, list[Offer]] = {}
    if seat < 0:
        return found
    for action in legal:
        where = spot(state, seat, action)
        if where is not None:
            found.setdefault(where, []).append(Offer(action, _word(state, seat, action)))
    return found
