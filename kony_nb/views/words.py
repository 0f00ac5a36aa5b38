"""The words that every view shares: phases, tiles, units, who holds what."""

from collections import Counter

from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.referee import decider, is_chance, pending
from kony_nb.rules.state import UNKNOWN, State

__all__ = [
    "PHASES",
    "asked",
    "capital",
    "headline",
    "holder",
    "kind_name",
    "outcome",
    "pay_words",
    "sought_words",
    "tile_words",
    "unit_counts",
]

PHASES = {
    "setup": "set-up",
    "start": "start of the turn",
    "roll": "rolling",
    "resolve": "resolving the dice",
    "move": "moving",
    "buy": "buying",
    "end": "end of the turn",
    "over": "the game is over",
}
PAYS = {"vp": "VP", "energy": "energy", "lp": "LP"}
_KINDS = {"high_rise": "high-rise", "power_plant": "power plant", "hospital": "hospital"}


def sought_words(query: str) -> list[str]:
    """Return the words of a search.

    Raises
    ------
    KonyError
        If what is sought is no text.
    """
    if not isinstance(query, str):
        raise KonyError(f"{shown(query)} is no text to search for")
    return query.casefold().split()


def capital(words: str) -> str:
    """Return the words with the first letter raised and the rest as it is."""
    return words[:1].upper() + words[1:]


def kind_name(tile: str) -> str:
    """Return what a building or unit is called: ``"hospital"`` for ``"hospital_2"``."""
    kind = tile.rpartition("_")[0]
    return _KINDS.get(kind, tile)


def pay_words(tile: str, state: State) -> str:
    """Return what destroying a tile pays: ``"2 LP"``."""
    pays, amount = reward(tile, state.options)
    return f"{amount} {PAYS[pays]}"


def tile_words(tile: str, state: State) -> str:
    """Return a building or a unit with what it takes and what it pays."""
    if tile == UNKNOWN:
        return "an unknown tile"
    facts = BUILDINGS.get(tile) or UNITS[tile]
    return f"{kind_name(tile)} (takes {facts.durability} Destruction, pays {pay_words(tile, state)})"


def unit_counts(units: tuple[str, ...]) -> list[tuple[str, int]]:
    """Return each kind of unit among these with its number, in alphabetical order."""
    return sorted(Counter(units).items())


def holder(state: State, goal: str) -> str:
    """Return the name of who holds ``superstar`` or ``statue``, ``"nobody"`` while it lies beside the deck."""
    seat: int = getattr(state, goal)
    return state.monsters[seat].name if seat >= 0 else "nobody"


def outcome(state: State) -> str:
    """Return how the game ended, in a sentence; "" while it goes on."""
    if not state.result:
        return ""
    if state.winner < 0:
        return "Nobody wins: no monster is left."
    name = state.monsters[state.winner].name
    if state.result == "last":
        return f"{name} wins as the last monster left."
    if state.result == "card":
        return f"{name} wins at once by a card."
    return f"{name} wins with {state.monsters[state.winner].vp} VP."


def headline(state: State) -> str:
    """Return whose turn it is and its phase."""
    if state.result:
        return "The game is over"
    if state.turn < 0:
        return "Set-up"
    monster = state.monsters[state.turn]
    extra = " (extra turn)" if state.ledger.extra else ""
    units = ", units only" if state.ledger.units_only and state.phase == "resolve" else ""
    return f"{monster.name}, turn {monster.turns}{extra}: {PHASES[state.phase]}{units}"


def asked(state: State) -> str:
    """Return who is asked what, or what chance decides, or how the game ended."""
    waiting = pending(state)
    if waiting is None:
        return outcome(state)
    _, kind = waiting
    if is_chance(state):
        return f"Chance decides: {kind.prompt}"
    return f"{state.monsters[decider(state)].name} is asked: {kind.prompt}"


def place_name(place: str | None) -> str:
    """Return a place's name to stand alone, without an article."""
    return PLACE_NAMES[place].removeprefix("the ") if place else "nowhere"
