"""A tile behind a veil: whether anybody looks at a tile that was turned up is noticed, not guessed."""

from collections.abc import Iterator, Mapping

from kony_nb.rules.state import Borough, State

__all__ = ["Veil"]


class Veil:
    """Hides, in a state of one's own, the tiles of a borough and the bag of unseen tiles from nobody, but notices.

    Parameters
    ----------
    state : State
        The state, which is changed: what it holds looks alike, but tells the veil when it is read.
    borough : str
        The borough in which a tile was turned up.

    Attributes
    ----------
    lifted : bool
        Whether anybody has looked.
    """

    def __init__(self, state: State, borough: str) -> None:
        self.lifted = False
        state.boroughs[borough] = Veiled(state.boroughs[borough], self)  # type: ignore[assignment]  # for a trial only
        state.tiles = VeiledBag(state.tiles, self)  # type: ignore[assignment]


class Veiled:
    """A borough whose units are in the open, but whose stacks tell when they are looked at."""

    __slots__ = ("behind", "fresh", "units", "veil")

    def __init__(self, borough: Borough, veil: Veil) -> None:
        self.behind, self.veil = borough, veil
        self.units, self.fresh = borough.units, borough.fresh

    @property
    def stacks(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """The three stacks, bottom up."""
        self.veil.lifted = True
        return self.behind.stacks


class VeiledBag(Mapping[str, int]):
    """A bag of tiles that tells when it is looked into."""

    def __init__(self, bag: Mapping[str, int], veil: Veil) -> None:
        self.bag, self.veil = bag, veil

    def __getitem__(self, tile: str) -> int:
        self.veil.lifted = True
        return self.bag[tile]

    def __iter__(self) -> Iterator[str]:
        self.veil.lifted = True
        return iter(self.bag)

    def __len__(self) -> int:
        self.veil.lifted = True
        return len(self.bag)
