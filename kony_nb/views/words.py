"""The words that every view shares: phases, places, who is asked what, how the game ended."""

from collections.abc import Collection
from textwrap import wrap

from kony_nb.rules.agenda import Decision
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.referee import decider, is_chance, pending
from kony_nb.rules.state import State

__all__ = [
    "PHASES",
    "asked",
    "capital",
    "folded",
    "headline",
    "known_on_top",
    "may_know_choices",
    "outcome",
    "place_name",
    "sought_words",
]

COLUMNS = 80
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


def folded(words: str, indent: str = "", hang: str = "    ") -> list[str]:
    """Return words in lines for a terminal of 80 columns, the further ones set in."""
    return wrap(words, COLUMNS, initial_indent=indent, subsequent_indent=indent + hang, break_long_words=False)


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


def known_on_top(state: State, seats: Collection[int]) -> tuple[str, ...]:
    """Return the names of the cards on top of the deck that who sits on these seats may know, the next one first."""
    if state.top_seen_by and not set(seats) & set(state.top_seen_by):
        return ()
    return tuple(CARDS[card].name for card in state.deck_top)


def may_know_choices(state: State, seats: Collection[int]) -> bool:
    """Return whether who sits on these seats may know what is legal now: a secret decision shows only its own seat."""
    waiting = pending(state)
    if waiting is None or not isinstance(waiting[1], Decision) or not waiting[1].private:
        return True
    return waiting[0].seat in seats
