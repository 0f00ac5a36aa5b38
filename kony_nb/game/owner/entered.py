"""All that an owner has entered: evolutions, and challenge cards."""

from collections.abc import Sequence
from typing import Any

from kony_nb.game.owner.sets import OwnCard
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import Challenge

__all__ = ["OwnCards"]


class OwnCards(Sequence[OwnCard | Challenge]):
    """The cards that an owner has entered: the evolutions, in one game each, and after them the challenge cards.

    Attributes
    ----------
    evolutions : tuple of OwnCard
        Each with its place in a set.
    challenges : tuple of Challenge
        Whole cards: what was not entered is as on the house card of that id.
    file : str
        Where they stand, "" for none.
    """

    def __init__(
        self, evolutions: Sequence[OwnCard], file: str = "", challenges: Sequence[Challenge] = ()
    ) -> None:
        self.evolutions = tuple(evolutions)
        self.file = file
        self.challenges = tuple(challenges)

    def __len__(self) -> int:
        return len(self.evolutions) + len(self.challenges)

    def __getitem__(self, at: Any) -> Any:
        return (*self.evolutions, *self.challenges)[at]

    def __repr__(self) -> str:
        kinds = (("evolution", len(self.evolutions)), ("challenge card", len(self.challenges)))
        counted = " and ".join(f"{n} {kind}{'s' * (n != 1)}" for kind, n in kinds if n)
        if not counted:
            return f"No cards of the owner{f' in {self.file}' if self.file else ''}."
        lines = [f"{counted} of the owner, from {self.file}"]
        for card in self.evolutions:
            place = f", in the place of {CARDS[card.stands_for].name}" if card.stands_for else ""
            lines.append(f"- {card.own.name} ({card.own.monster}, {GAMES[card.game].title}){place} [{card.id}]")
        lines += [
            f"- {entry.name}, strength {entry.strength}, bonus {entry.bonus} [{entry.id}]" for entry in self.challenges
        ]
        return "\n".join(lines)
