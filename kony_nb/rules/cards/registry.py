"""Cards and tokens as entries: facts, our own words, and small functions registered to named moments.

The fields of `Card` under "Moments" are the contract: the referee calls them, knowing no card by name.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from kony_nb.rules.actions import Action
from kony_nb.rules.events import Log
from kony_nb.rules.state import Loss, State, Step

__all__ = ["CARDS", "TOKENS", "Card", "Token", "add_card", "add_token", "functions", "total"]

Effect = Callable[[State, int, Log], None]


@dataclass(frozen=True, kw_only=True, eq=False)
class Card:
    """A card: what it is, and what it does at which moment.

    In every moment ``seat`` is the owner. A moment that is None does not concern the card.
    """

    id: str
    name: str
    cost: int
    """Energy, 0 upwards."""
    kind: str
    """``keep``, ``discard`` or ``goal``."""
    effect: str
    """What it does, in our own words."""
    game: str = "new_york"
    discount: tuple[str, ...] = ()
    """Boroughs in which it costs 1 energy less."""
    rulings: tuple[str, ...] = ()
    confidence: str = "high"
    provenance: str = "published"
    """``published``, ``owner`` or ``house``."""
    arguments: tuple[str, ...] = ()
    """What may follow ``use CARD``."""

    # Constants
    dice: int = 0
    """Dice more to roll."""
    max_lp: int = 0
    """Life points by which the maximum is raised."""
    move_fee: int = 0
    """Energy that a voluntary move costs anybody while the card lies in the market."""
    extra_turn: bool = False
    """Whether it promises another turn, in which ``anytime`` acts for its owner."""

    # Moments
    gained: Effect | None = None
    """The card is gained in any way; for a Discard card, its whole effect."""
    lost: Effect | None = None
    """The card has left the owner."""
    turn_start: Effect | None = None
    turn_end: Effect | None = None
    anytime: Callable[[State, int, Step], tuple[Action, ...]] | None = None
    """What it offers at every decision of its owner (of the turn's owner, for the card of an extra turn)."""
    changes: Callable[[State, int], tuple[Action, ...]] | None = None
    """What it offers between the last roll and the first result."""
    use: Callable[[State, int, str, Log], None] | None = None
    """Do what was offered, with the argument that was chosen."""
    resolved: Callable[[State, int, str, int, Log], None] | None = None
    """The owner resolves a face: ``resolved(state, seat, face, n, log)``."""
    targets: Callable[[State, int], tuple[int, ...]] | None = None
    """Seats that the owner's attack hits besides."""
    attacking: Callable[[State, int, Loss], tuple[Step, ...]] | None = None
    """Steps to take between declaring an attack and applying its losses."""
    rolled: Callable[[State, Step, str, Log], None] | None = None
    """A single die was rolled for the card: ``rolled(state, step, face, log)``."""
    dealt: Callable[[State, int, int, Log], None] | None = None
    """The owner dealt damage to a monster that still lives: ``dealt(state, seat, victim, log)``."""
    before_loss: Callable[[State, int, Loss], bool] | None = None
    """Whether the owner is asked to use the card before a loss of its own is applied."""
    elsewhere: Callable[[State, int, int], tuple[Action, ...]] | None = None
    """What may be destroyed in other boroughs: ``elsewhere(state, seat, skulls)``."""
    destroyed: Callable[[State, int, str, Log], None] | None = None
    """The owner destroyed a tile or a unit: ``destroyed(state, seat, what, log)``."""
    revealed: Callable[[State, int, int, Log], bool] | None = None
    """A card is revealed while this one's effect is pending: ``revealed(state, seat, slot, log)``; True ends it."""

    @property
    def rule(self) -> str:
        """The id under which events cite the card."""
        return f"card.{self.id}"


@dataclass(frozen=True, kw_only=True, eq=False)
class Token:
    """A kind of token, with its limited supply and what it does to the monster that bears it."""

    id: str
    name: str
    supply: int
    effect: str
    card: str = ""
    """The card that gives it, or on which it lies."""
    on_card: bool = False
    """Whether it lies on a card of its owner instead of being given to another monster."""
    spends: str = ""
    """``attack`` or ``heart``: the result that removes one."""
    rolls: int = 0
    """Rolls more (or less) per token on the bearer's turn."""
    reroll_fee: dict[str, int] = field(default_factory=dict)
    """Energy per token for each die of a face that is rolled again."""


CARDS: dict[str, Card] = {}
TOKENS: dict[str, Token] = {}
MANY = 1 << 16
"""Entries a cache keeps: enough for the hands of a long playout, and a bound on its memory."""
SPENDS = {"A": "attack", "H": "heart"}


def add_card(**entry: Any) -> Card:
    """Register a card; the keywords are the fields of `Card`."""
    card = Card(**entry)
    CARDS[card.id] = card
    forget()
    return card


def add_token(**entry: Any) -> Token:
    """Register a kind of token; the keywords are the fields of `Token`."""
    token = Token(**entry)
    TOKENS[token.id] = token
    forget()
    return token


@lru_cache(MANY)
def functions(cards: tuple[str, ...], moment: str) -> tuple[tuple[Card, Any], ...]:
    """Return what these cards have registered for a moment, in the order of the cards."""
    return tuple(
        (CARDS[card], getattr(CARDS[card], moment))
        for card in cards
        if getattr(CARDS[card], moment) is not None
    )


@lru_cache(MANY)
def total(cards: tuple[str | None, ...], constant: str) -> int:
    """Return the sum of a constant over these cards; None, an empty place, counts nothing."""
    return sum(getattr(CARDS[card], constant) for card in cards if card is not None)


def forget() -> None:
    """Clear what is cached, after the registry has changed."""
    functions.cache_clear()
    total.cache_clear()
