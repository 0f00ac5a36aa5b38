"""An offer: a legal action and the word that stands for it on the board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kony_nb.rules.actions import Action

__all__ = ["Offer", "Offers"]


@dataclass(frozen=True)
class Offer:
    """A legal action and the word that offers it on the board."""

    action: Action
    word: str


Offers = Mapping[str, Sequence[Offer]]
"""What is offered, by where it stands on the board."""
