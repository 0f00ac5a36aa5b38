"""What Tokyo pays and when the Bay is open, in words."""

from kony_nb.rules.places import CITY
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import BAY_FROM, ENTER_VP, START_VP, TWO_ENERGY, bay_open, pays_energy

__all__ = ["closed_words", "enter_words", "start_words"]


def enter_words(state: State) -> str:
    """Return what entering Tokyo pays: ``"1 VP"``."""
    return f"{TWO_ENERGY} energy" if pays_energy(state) else f"{ENTER_VP} VP"


def start_words(state: State, place: str) -> str:
    """Return what a turn begun in the City or in the Bay pays: ``"2 VP"``."""
    if place != CITY:
        return f"{state.options.bay_start_vp} VP"
    return f"{TWO_ENERGY} energy" if pays_energy(state) else f"{START_VP} VP"


def closed_words(state: State) -> str:
    """Return why the Bay is not in use; "" while it is."""
    return "" if bay_open(state) else f"closed: it takes {BAY_FROM} living monsters"
