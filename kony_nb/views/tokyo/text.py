"""The places of Tokyo in words."""

from kony_nb.rules.places import BAY, CITY, OUTSIDE
from kony_nb.rules.state import State
from kony_nb.views.tokyo.pay import closed_words, enter_words, start_words
from kony_nb.views.words import folded, place_name

__all__ = ["places"]


def places(state: State) -> list[str]:
    """Return the City, the Bay and the outside with their monsters."""
    lines = ["Places"]
    for place in (CITY, BAY, OUTSIDE):
        here = [monster.name for monster in state.monsters if monster.place == place]
        lines += folded(f"{place_name(place)[:1].upper()}{place_name(place)[1:]}: {', '.join(here) or 'nobody'}", "  ")
        closed = closed_words(state) if place == BAY else ""
        if closed:
            lines.append(f"    {closed}")
        elif place != OUTSIDE:
            lines.append(f"    entering pays {enter_words(state)}, a turn begun there {start_words(state, place)}")
    return lines
