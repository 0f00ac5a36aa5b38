"""Mask Parade: what he has won is carried round the ring."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.luchador.masks import masks_of
from kony_nb.rules.phases.gains import WIN_VP, gain_vp
from kony_nb.rules.state import State

RULE = "card.mask_parade"
MOST = 3
"""The most victory points that it brings."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner has a mask, and room on the dial."""
    return masks_of(state, seat) > 0 and state.monsters[seat].vp < WIN_VP


def gained(state: State, seat: int, log: Log) -> None:
    """Gain a point for each."""
    gain_vp(state, seat, min(MOST, masks_of(state, seat)), RULE, log)


add_card(
    id="mask_parade",
    name="Mask Parade",
    monster="Luchador",
    kind="temporary",
    cost=0,
    effect=f"On your turn: gain 1 VP for each mask that you have, at most {MOST} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("The one that you wear and those of your collection; these count their own VP all the same.",),
    whose="own",
    playable=playable,
    gained=gained,
)
