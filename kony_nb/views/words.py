"""The words that every view shares: phases, places, who is asked what, how the game ended."""

from collections.abc import Collection, Iterable
from textwrap import wrap

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Chance, Decision
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.phases.gains import total_vp
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.referee import decider, pending
from kony_nb.rules.state import State

__all__ = [
    "PHASES",
    "PLAYING",
    "asked",
    "capital",
    "folded",
    "headline",
    "known_actions",
    "known_on_top",
    "may_know_choices",
    "one_of",
    "open_decider",
    "outcome",
    "place_name",
    "sought_words",
]

COLUMNS = 80
PLAYING = "play"
"""The kind of the question whether an evolution is played now, and the verb of playing one."""
WINDOW = "Whoever holds an evolution that acts now may play it."
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
    return f"{name} wins with {total_vp(state.monsters[state.winner])} VP."


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


def asked(state: State, seats: Collection[int] | None = None) -> str:
    """Return who is asked what, or what chance decides, or how the game ended, as who sits on these seats may know it.

    Without seats it is told as the one who is asked knows it.
    """
    waiting = pending(state)
    if waiting is None:
        return outcome(state)
    _, kind = waiting
    if isinstance(kind, Chance):
        return f"Chance decides: {kind.prompt}"
    seat = open_decider(state, seats)
    return WINDOW if seat < 0 else f"{state.monsters[seat].name} is asked: {kind.prompt}"


def open_decider(state: State, seats: Collection[int] | None = None) -> int:
    """Return the seat that must choose, -1 if none must, or if who sits on these seats may not know which.

    Who is asked whether it plays an evolution knows that alone. Without seats whoever is asked is told.
    """
    seat = decider(state)
    secret = seat >= 0 and state.agenda[-1].kind == PLAYING and seats is not None and seat not in seats
    return -1 if secret else seat


def place_name(place: str | None) -> str:
    """Return a place's name to stand alone, without an article."""
    return PLACE_NAMES[place].removeprefix("the ") if place else "nowhere"


def known_on_top(state: State, seats: Collection[int]) -> tuple[str, ...]:
    """Return the names of the cards on top of the deck that who sits on these seats may know, the next one first."""
    if state.top_seen_by and not set(seats) & set(state.top_seen_by):
        return ()
    return tuple(CARDS[card].name for card in state.deck_top)


def known_actions(state: State, legal: Iterable[Action], seats: Collection[int] | None = None) -> list[Action]:
    """Return those of the legal actions that who sits on these seats may know: not what another's hand can play.

    Without seats all are told.
    """
    if seats is None or decider(state) in seats:
        return list(legal)
    return [action for action in legal if action.verb != PLAYING]


def one_of(what: str, wanted: str | None, known: Collection[str]) -> str | None:
    """Return the word that is meant, in any case and with spaces for underscores; None where nothing is asked for.

    Raises
    ------
    KonyError
        If it is none of those known.
    """
    if wanted is None:
        return None
    word = "_".join(sought_words(wanted))
    if word not in known:
        raise KonyError(f"{what}: {shown(wanted)} is not one of {', '.join(sorted(known))}")
    return word


def may_know_choices(state: State, seats: Collection[int]) -> bool:
    """Return whether who sits on these seats may know what is legal now: a secret decision shows only its own seat."""
    waiting = pending(state)
    if waiting is None or not isinstance(waiting[1], Decision) or not waiting[1].private:
        return True
    return waiting[0].seat in seats
