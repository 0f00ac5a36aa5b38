"""Events of Power Up! in words: evolutions drawn, kept, played and drafted; of what is hidden only how many."""

from collections.abc import Callable

from kony_nb.game.phrases import Names, card, cause, face, many, place, who
from kony_nb.rules.events import Event

__all__ = ["NO_EFFECT", "TELL"]


def tell_evolve(event: Event, names: Names) -> str:
    looked = "an evolution and keeps it" if event.n == 1 else f"{event.n} evolutions and keeps one"
    return f"{who(event.seat, names)} draws {looked} unseen (now {event.now} in hand): {cause(event)}"


def tell_evolutions_out(event: Event, names: Names) -> str:
    verb = "leaves" if event.n == 1 else "leave"
    return f"{many(event.n, 'evolution')} of {who(event.seat, names)} {verb} the game"


def tell_shuffle(event: Event, names: Names) -> str:
    return f"{who(event.seat, names)}'s {many(event.n, 'discarded evolution')} become its deck"


def tell_discard(event: Event, names: Names) -> str:
    return f"{who(event.seat, names)} discards {card(event.what)} and keeps the other"


def tell_reserve(event: Event, names: Names) -> str:
    return f"{who(event.seat, names)} puts {card(event.what)} aside for itself: {cause(event)}"


def tell_under_deck(event: Event, names: Names) -> str:
    which = "a card" if event.n == 1 else f"{event.n} cards"
    return f"{who(event.seat, names)} puts {which} under the deck, which nobody else has seen: {cause(event)}"


def tell_must_buy(event: Event, names: Names) -> str:
    who_says = who(event.other, names)
    return f"{who(event.seat, names)} has to buy {card(event.what)}, as {who_says} chooses: {cause(event)}"


def tell_mark(event: Event, names: Names) -> str:
    if not event.what:
        return f"{who(event.seat, names)}'s choice is over: {cause(event)}"
    return f"{who(event.seat, names)} chooses {face(place(event.what))}: {cause(event)}"


def tell_draft(event: Event, names: Names) -> str:
    if event.n == 1:
        return "everybody takes the last evolution"
    return f"everybody chooses one of {event.n} evolutions"


def tell_pass_left(event: Event, names: Names) -> str:
    left = "last evolution" if event.n == 1 else f"other {event.n} evolutions"
    return f"everybody passes the {left} to the left"


TELL: dict[str, Callable[[Event, Names], str]] = {
    "play": lambda event, names: f"{who(event.seat, names)} plays {card(event.what)}",
    "evolve": tell_evolve,
    "draw_evolution": lambda event, names: f"{who(event.seat, names)} draws {card(event.what)}",
    "keep_evolution": lambda event, names: f"{who(event.seat, names)} keeps {card(event.what)} in hand",
    "discard_evolution": tell_discard,
    "take_back": lambda event, names: f"{who(event.seat, names)} takes {card(event.what)} back into its hand",
    "shuffle_evolutions": tell_shuffle,
    "evolutions_out": tell_evolutions_out,
    "deal": lambda event, names: f"{who(event.seat, names)} is dealt {card(event.what)}",
    "draft": tell_draft,
    "take_evolution": lambda event, names: f"{who(event.seat, names)} takes {card(event.what)} for its deck",
    "pass_left": tell_pass_left,
    "reserve": tell_reserve,
    "turn_up": lambda event, names: (
        f"{who(event.seat, names)} turns up {card(event.what)} from the discards: {cause(event)}"
    ),
    "under_deck": tell_under_deck,
    "must_buy": tell_must_buy,
    "mark": tell_mark,
}
"""The kinds of event that only evolutions have."""

NO_EFFECT: dict[str, Callable[[Event, str], str]] = {
    "evo.draw.none-left": lambda event, name: f"{name} has no evolution left to draw",
}
"""Why something did nothing, by the rule."""
