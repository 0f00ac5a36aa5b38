"""Who plays the turn that odds are asked about: what is kept of each roll, and every other choice."""

import random
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import MANY
from kony_nb.rules.errors import BadOdds, shown
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State

__all__ = ["Choose", "Keep", "TurnPolicy", "plain"]

Keep = Callable[[str, int], str]
"""``keep(dice, rolls_left)`` returns the faces kept; all of the dice is to stop."""
Choose = Callable[[State, int, random.Random | None], Action]
"""``choose(state, seat, rng)`` returns one of ``legal_actions(state)``; ``rng`` is None, so the same state gives
the same choice."""

ORDER = "321SEHAOD"
"""Points, energy and hearts first; destruction last, so that the units it wakes do not shoot in this turn."""
QUIET = ("hold", "pass", "stay", "end")


def plain(state: State, seat: int, rng: random.Random | None = None) -> Action:
    """Choose by a rule that fits into a sentence, for odds that shall depend on the dice and not on cleverness.

    Points (numbers, stars), energy and hearts are resolved first, then the attack, Ouch, and Destruction, which goes
    for what pays most at once, then for what is cheaper, victory points before energy before life points. Everybody
    holds, in Manhattan and in Tokyo, stays, passes and buys nothing; among effects of cards the first one comes first.

    Parameters
    ----------
    state : State
        A state in which a seat must choose.
    seat : int
        That seat.
    rng : random.Random or None
        Not looked at.
    """
    legal = legal_actions(state)
    kind = state.agenda[-1].kind
    if kind == "resolve":
        return first_face(legal)
    if kind == "destroy":
        return min(legal, key=lambda target: destruction_rank(state, target))
    for choice in legal:
        if choice.verb in QUIET:
            return choice
    return next((choice for choice in legal if choice.verb != "use"), legal[0])


@lru_cache(MANY)
def first_face(legal: tuple[Action, ...]) -> Action:
    """Return the face that is resolved first; what cards offer besides comes last."""
    return min(legal, key=lambda choice: ORDER.index(choice.args[0]) if choice.verb == "resolve" else len(ORDER))


def destruction_rank(state: State, target: Action) -> tuple[int, int, int]:
    """Return when a target is destroyed: by what it pays, what it takes, and in which coin it pays."""
    if target.verb != "destroy":
        return 1, 0, 0
    borough, aim = target.args[0].split(".")
    what = state.boroughs[borough].stacks[int(aim) - 1][-1] if aim.isdigit() else aim
    coin, amount = reward(what, state.options)
    return -amount, (BUILDINGS.get(what) or UNITS[what]).durability, ("vp", "energy", "lp").index(coin)


@dataclass(frozen=True)
class TurnPolicy:
    """How a turn is played, by all seats: a value with a name.

    Parameters
    ----------
    keep : callable
        ``keep(dice, rolls_left)`` returns the faces that are kept of a roll, ``""`` to roll all again, the dice
        themselves to stop. It is asked for the dice of the active monster. Where the rules forbid what it wants,
        the fewest dice more are kept with which they allow it; where they forbid to stop, as few dice as possible
        are rolled again; of several ways the first in the order of the referee. What cards offer from the first roll
        to the last is not used, such as another roll for energy or a die that may be rolled again for free.
    choose : callable
        Every other choice, of every seat: ``choose(state, seat, rng)`` returns one of ``legal_actions(state)``.
        It is called with ``rng=None`` and must give the same choice for the same state, whose count of rolls
        stands still.
    name : str
        What results call it; by default the names of its parts.

    Raises
    ------
    BadOdds
        If a part cannot be called, or the name is no text.
    """

    keep: Keep
    choose: Choose = plain
    name: str = ""

    def __post_init__(self) -> None:
        for part in ("keep", "choose"):
            function = getattr(self, part)
            if not callable(function) or not isinstance(function, Hashable):
                raise BadOdds(f"{part}: {shown(function)} is no function (or hashable value that can be called)")
        if not isinstance(self.name, str):
            raise BadOdds(f"name: {shown(self.name)} is no name of a policy")
        if not self.name:
            object.__setattr__(self, "name", f"{named(self.keep)}, then {named(self.choose)}")


def named(part: object) -> str:
    """Return the name of a policy, or of a function."""
    return str(getattr(part, "name", "") or getattr(part, "__name__", "") or type(part).__name__)
