"""Twin Strike: the second arm follows the first."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State

RULE = "card.twin_strike"
STRIKE = 2
"""Life points more that each of them loses."""


def struck(state: State, seat: int) -> tuple[int, ...]:
    """Return the other living monsters that the active one made lose life points in this turn."""
    hit = {other for other, lost in state.ledger.dealt if lost and other != seat and state.monsters[other].alive}
    return clockwise(state, tuple(sorted(hit)))


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner struck somebody in this turn."""
    return bool(struck(state, seat))


def gained(state: State, seat: int, log: Log) -> None:
    """Strike them again."""
    declare(state, Loss(RULE, tuple((other, STRIKE) for other in struck(state, seat)), seat), log)


add_card(
    id="twin_strike",
    name="Twin Strike",
    monster="Mantis",
    kind="temporary",
    cost=0,
    effect=f"At the end of your turn each monster that you made lose LP in it loses {STRIKE} more.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("By an attack or by a card of yours, wherever it is by now. The second strike is no attack.",),
    timing=("before_end",),
    whose="own",
    playable=playable,
    gained=gained,
)
