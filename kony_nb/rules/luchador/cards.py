"""The eighteen challenge cards: a style with its strength, a team-up style with its bonus, and what each brings.

The values of the published cards are not known to us: these are our own, marked as ``house``. An owner's own values
take their place under the same ids.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from kony_nb.rules.cards.registry import forget

__all__ = ["CHALLENGES", "HOUSE", "Challenge", "Gain", "style", "use_challenges"]


@dataclass(frozen=True, kw_only=True)
class Gain:
    """What a reward brings, 0 upwards each."""

    vp: int = 0
    lp: int = 0
    energy: int = 0


@dataclass(frozen=True, kw_only=True)
class Challenge:
    """A challenge card."""

    id: str
    name: str
    """The style of who fights with it: ``"Bear Hug"``."""
    team_up: str
    """What it puts before the style of a principal as an ally's card: ``"Thundering"``."""
    strength: int
    """What it counts for a principal, 0 upwards."""
    bonus: int
    """What it adds for an ally, 0 upwards."""
    reward: Gain
    """What a winning principal gains."""
    team_up_reward: Gain
    """What the ally of a winner gains."""
    provenance: str = "house"
    """``published``, ``owner`` or ``house``."""


_LEVELS = (
    (6, 1, Gain(energy=1), Gain(energy=1)),
    (5, 1, Gain(lp=1), Gain(energy=1)),
    (4, 2, Gain(energy=2), Gain(lp=1)),
    (3, 2, Gain(vp=1), Gain(lp=1)),
    (2, 3, Gain(vp=2), Gain(vp=1)),
    (1, 3, Gain(vp=2, energy=1), Gain(vp=1)),
)
"""Strength, bonus, reward and team-up reward: the weaker a card, the more it helps and the more it brings."""
_NAMES = (
    ("Avalanche", "Sleepy"),
    ("Bear Hug", "Polite"),
    ("Cannonball", "Hungry"),
    ("Body Press", "Barefoot"),
    ("Double Stomp", "Sunday"),
    ("Shoulder Throw", "Left-Handed"),
    ("Spinning Kick", "Masked"),
    ("Flying Elbow", "Midnight"),
    ("Headlock", "Rolling"),
    ("Rope Leap", "Golden"),
    ("Corkscrew", "Howling"),
    ("Leg Sweep", "Electric"),
    ("Ankle Hold", "Iron"),
    ("Backflip", "Turbo"),
    ("Windmill", "Volcanic"),
    ("Belly Flop", "Thundering"),
    ("Tickle Hold", "Merciless"),
    ("Curtain Bow", "Legendary"),
)
"""A style and a team-up style of our own for each card."""
_EACH = len(_NAMES) // len(_LEVELS)


def _house() -> dict[str, Challenge]:
    found = {}
    for at, (name, team_up) in enumerate(_NAMES):
        strength, bonus, reward, team_up_reward = _LEVELS[at // _EACH]
        ident = f"challenge.{at + 1:02}"
        found[ident] = Challenge(
            id=ident,
            name=name,
            team_up=team_up,
            strength=strength,
            bonus=bonus,
            reward=reward,
            team_up_reward=team_up_reward,
        )
    return found


HOUSE: Mapping[str, Challenge] = MappingProxyType(_house())
"""Our own cards by id, sorted: they stay what they are."""
CHALLENGES: dict[str, Challenge] = dict(HOUSE)
"""The cards in use by id, sorted. An owner's card takes the place of the house card with its id; there are always
these eighteen."""


def use_challenges(own: Iterable[Challenge]) -> None:
    """Put an owner's cards in the places of the house cards with their ids; in all other places lie house cards."""
    CHALLENGES.update(HOUSE)
    CHALLENGES.update({card.id: card for card in own})
    forget()


def style(card: str, ally: str = "") -> str:
    """Return the name of what is shown: the style of a card, with the team-up style of an ally's card before it.

    Examples
    --------
    >>> style("challenge.02"), style("challenge.02", "challenge.16")
    ('Bear Hug', 'Thundering Bear Hug')
    """
    name = CHALLENGES[card].name
    return f"{CHALLENGES[ally].team_up} {name}" if ally else name
