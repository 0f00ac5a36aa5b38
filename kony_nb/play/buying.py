"""Which cards the greedy bot buys, and when it sweeps, in any of the games."""

from kony_nb.play.judgements import JUDGEMENTS
from kony_nb.play.worth import ENERGY
from kony_nb.rules.actions import Action
from kony_nb.rules.phases.buying import price_for
from kony_nb.rules.state import State

__all__ = ["bargain", "buy_worth"]

SAVED = 0.9
"""What energy that is kept for later is worth of its full worth."""
RICH = 9
"""Energy with which it can afford to sweep cards that it does not want."""


def bargain(state: State, seat: int, card: str, cost: int) -> float:
    """Return what buying a card is worth, less the energy that it costs."""
    return JUDGEMENTS[state.options.game].card(state, seat, card) - ENERGY * SAVED * cost


def buy_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Buy what is worth more than its energy; sweep if rich, and nothing that lies there is worth its price."""
    worth = []
    for deal in legal:
        if deal.verb == "buy":
            card = deal.args[0]
            worth.append(bargain(state, seat, card, price_for(state, seat, card) or 0))
        elif deal.verb == "sweep":
            worth.append(0.1 if state.monsters[seat].energy >= RICH and _poor(state, seat) else -1.0)
        else:
            worth.append(0.0 if deal.verb == "end" else -1.0)
    return worth


def _poor(state: State, seat: int) -> bool:
    """Return whether no card of the market is worth its price."""
    worth = JUDGEMENTS[state.options.game].card
    here = [card for card in state.market if card is not None]
    return all(worth(state, seat, card) < ENERGY * (price_for(state, seat, card) or 0) for card in here)
