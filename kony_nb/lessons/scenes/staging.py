"""Short words for the beginnings of scenes: who stands where, and what stands in a borough."""

from typing import Any

__all__ = ["at", "built"]


def at(name: str, place: str, **more: Any) -> dict[str, Any]:
    """Return a monster at a place, with whatever else it has."""
    return {"name": name, "place": place, **more}


def built(*tops: str, units: tuple[str, ...] = (), fresh: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a borough with a stack of a single building for each top, and units; ``fresh`` ones are of this turn."""
    return {"stacks": [[top] for top in tops], "units": list(units), "fresh": list(fresh)}
