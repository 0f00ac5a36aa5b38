"""What a turn brings, as one record, and how likely each such record is."""

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from operator import itemgetter
from typing import Any, NamedTuple

from kony_nb.odds.distribution import Distribution
from kony_nb.rules.errors import BadOdds, shown

__all__ = ["Outcome", "TurnOutcomes"]


class Outcome(NamedTuple):
    """What a turn brings its active monster; changes are counted from the state that was asked about.

    Attributes
    ----------
    vp : int
        Change of the dial of victory points, -20 to 20.
    energy : int
        Change of energy; elimination takes all of it.
    lp : int
        Change of life points, whatever the reason: healed, damaged, a Statue gained or lost.
    dealt : int
        Life points that the other monsters really lost to damage that the active monster caused, 0 upwards.
    suffered : int
        Life points that it lost to damage itself, 0 upwards.
    destroyed : int
        Tiles and units that it destroyed, 0 upwards.
    superstar, statue : bool
        Whether it holds the goal card in the end and did not before.
    entered : bool
        Whether it entered the middle of the board.
    dead : bool
        Whether it was eliminated.
    hits : tuple of int
        ``dealt`` by seat: what each other monster lost; 0 for the active one.
    """

    vp: int
    energy: int
    lp: int
    dealt: int
    suffered: int
    destroyed: int
    superstar: bool
    statue: bool
    entered: bool
    dead: bool
    hits: tuple[int, ...]


COUNTED = tuple(name for name in Outcome._fields if name != "hits")


class TurnOutcomes(Distribution):
    """The joint distribution of what a turn brings under one policy: each `Outcome` that can happen with its chance.

    It is a `Distribution` whose outcomes have fields, which may be named in place of a function.

    Attributes
    ----------
    policy : str
        The name of who rolls and chooses.
    monster : str
        Whose turn it is.
    until : str
        ``"resolve"`` or ``"turn"``: where it ends.
    exact : bool
        Whether the chances are Fractions, which sum to exactly 1; else floats.
    """

    def __init__(
        self, chances: Mapping[Outcome, Fraction | float], policy: str, monster: str, until: str, exact: bool
    ) -> None:
        end = "resolving" if until == "resolve" else "its turn"
        super().__init__(
            dict(sorted(chances.items())), 1 if exact else 1.0, policy=policy, about=f"{monster} to the end of {end}"
        )
        self.monster, self.until = monster, until

    def mean(self, field: str | Callable[[Outcome], Any] | None = None) -> Any:
        """Return the mean of a field, or of any number that a function reads from an outcome.

        Parameters
        ----------
        field : str or callable
            A field of `Outcome` that is one number (of a truth: its probability), or a function of an outcome.

        Raises
        ------
        BadOdds
            For a field that there is not; the message lists those there are.

        Examples
        --------
        ``turn.mean("vp")``, ``turn.mean(lambda outcome: outcome.hits[2])``
        """
        return super().mean(field if callable(field) else itemgetter(place_of(field, COUNTED)))

    def marginal(self, *fields: str | Callable[[Outcome], Hashable]) -> Distribution:
        """Return the distribution of a field, of the tuple of several fields, or of what a function reads, in order.

        Raises
        ------
        BadOdds
            For no field, or one that there is not.
        """
        if not fields:
            raise BadOdds(f"marginal: name at least one of {', '.join(Outcome._fields)}")
        reads = [field if callable(field) else itemgetter(place_of(field, Outcome._fields)) for field in fields]
        found = super().marginal(reads[0] if len(reads) == 1 else lambda outcome: tuple([r(outcome) for r in reads]))
        weights = dict(sorted((value, found[value]) for value in found))
        return Distribution(weights, 1 if self.exact else 1.0, policy=self.policy, about=self.about)

    def table(self) -> list[dict[str, Any]]:
        """Return one row for each outcome, the likeliest first: its fields, and its ``probability``."""
        likely = sorted(self.items(), key=lambda entry: (-entry[1], entry[0]))
        return [{**outcome._asdict(), "probability": chance} for outcome, chance in likely]


def place_of(field: object, fields: tuple[str, ...]) -> int:
    """Return where a field stands in an outcome."""
    if field not in fields:
        raise BadOdds(f"field: {shown(field)} is not one of {', '.join(fields)}")
    return Outcome._fields.index(str(field))
