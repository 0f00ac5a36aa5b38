"""How the greedy bot judges, as one value for each game; what the games share reads it from here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kony_nb.rules.actions import Action, action
from kony_nb.rules.state import State

__all__ = ["JUDGEMENTS", "Choice", "Judgement", "Life", "Worths", "any_worth"]

Worths = tuple[float, ...]
"""What 0, 1, 2, ... results of a face are worth, resolved by themselves."""
Choice = Callable[[State, int, tuple[Action, ...]], list[float]]
"""``choice(state, seat, legal)``: what each legal action of a decision is worth to the seat, in victory points."""
Life = Callable[[int], float]
"""``life(lp)``: what a number of life points is worth, each one less than the one before."""
ROLL = action("roll")


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """One game's own part of the greedy bot."""

    life: Life
    """What life points are worth."""
    hurt: float
    """A life point that the only rival loses."""
    faces: Mapping[str, Callable[[State, int, int], Worths]]
    """What 0 to ``most`` results of each face are worth: ``worths(state, seat, most)``."""
    card: Callable[[State, int, str], float]
    """What gaining a card now is worth, before it is paid: ``worth(state, seat, card)``."""
    waits: float
    """What a temporary evolution in hand is worth at a game's start: it is played when it brings as much."""
    kept: Callable[[str], float]
    """What owning a card is worth for the rest of a game at its start: ``worth(card)``."""
    stands: Callable[[State, int], float]
    """What a monster's place, and what it holds besides cards, is worth to it: ``worth(state, seat)``."""
    choices: Mapping[str, Choice]
    """How each kind of decision is answered; a kind that is not named is answered by `any_worth`."""


JUDGEMENTS: dict[str, Judgement] = {}


def any_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Prefer what the decision itself offers to what a card offers besides; and change nothing by hand."""
    if ROLL in legal:
        return [1.0 if choice.verb == "roll" else 0.0 for choice in legal]
    return [0.0 if choice.verb in ("use", "change") else 1.0 for choice in legal]
