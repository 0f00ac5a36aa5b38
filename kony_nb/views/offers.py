"""Where on the board each legal action belongs, and the word that stands there."""

from collections.abc import Iterable

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.phases.buying import SWEEP_COST, price_for
from kony_nb.rules.state import State
from kony_nb.views.games import view_of
from kony_nb.views.offer import Offer

__all__ = ["Offer", "offers", "spot"]


def spot(state: State, seat: int, action: Action) -> str | None:
    """Return where an action of a seat belongs on the board.

    Returns
    -------
    str or None
        A place id, ``"queens.2"`` or ``"queens.jet"`` for a target of Destruction, ``"market.<card>"``, ``"sweep"``,
        or None for what has no place there, such as a roll.
    """
    match action.verb:
        case "buy":
            return f"market.{action.args[0]}" if action.args[0] in state.market else None
        case "sweep":
            return "sweep"
    return view_of(state).spot(state, seat, action)


def _word(state: State, seat: int, action: Action) -> str:
    match action.verb:
        case "buy":
            return f"Buy for {price_for(state, seat, action.args[0])}"
        case "sweep":
            return f"Sweep for {SWEEP_COST}"
        case "use":
            return CARDS[action.args[0]].name
    return view_of(state).words.get(action.verb, action.verb.title())


def offers(state: State, legal: Iterable[Action], seat: int) -> dict[str, list[Offer]]:
    """Return the actions that have a place on the board, by that place.

    Parameters
    ----------
    state : State
        The moment.
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
