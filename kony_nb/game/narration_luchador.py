"""Events of Luchador in words: challenges, their cards, and masks."""

from collections.abc import Callable

from kony_nb.game.phrases import Names, cause, many, who
from kony_nb.rules.events import Event
from kony_nb.rules.luchador.cards import CHALLENGES, style
from kony_nb.rules.luchador.masks import ATTACHED

__all__ = ["TELL"]

OWNER = "owner"


def badged(words: str, *cards: str) -> str:
    """Return the style of challenge cards, with a badge where one of them is an owner's: ``Iron Grip (owner)``."""
    own = any(CHALLENGES[card].provenance == OWNER for card in cards)
    return f"{words} ({OWNER})" if own else words


def name_of(card: str) -> str:
    """Return the style of a challenge card with its badge."""
    return badged(style(card), card)


def tell_show(event: Event, names: Names) -> str:
    name, card = who(event.seat, names), CHALLENGES[event.what]
    if event.other >= 0:
        return f"{name} reveals {badged(card.team_up, card.id)} for {who(event.other, names)}, bonus {event.n}"
    return f"{name} reveals {name_of(card.id)}, strength {event.n}"


def tell_win(event: Event, names: Names) -> str:
    cards = event.what.split()
    name, with_what = who(event.seat, names), badged(style(*cards), *cards)
    score = "" if event.now < 0 else f", {event.n} to {event.now}"
    return f"{name} wins the challenge against {who(event.other, names)} with {with_what}{score}: {cause(event)}"


def tell_mask(event: Event, names: Names) -> str:
    name, masks = who(event.seat, names), f"{many(event.n, 'mask')} of {who(event.other, names)}"
    if event.what == ATTACHED:
        return f"{name} attaches {masks} to its figure"
    return f"{name} puts {masks} into its collection (now {event.now}): {cause(event)}"


def tell_lose_mask(event: Event, names: Names) -> str:
    if event.what == ATTACHED:
        return f"{who(event.seat, names)} gives up the mask of its figure"
    return f"{who(event.seat, names)} gives up {many(event.n, 'mask')} of its collection ({event.now} left)"


TELL: dict[str, Callable[[Event, Names], str]] = {
    "challenge": lambda event, names: f"{who(event.seat, names)} challenges {who(event.other, names)}",
    "lay_challenge": lambda event, names: f"{who(event.seat, names)} puts a challenge card face down",
    "call_help": lambda event, names: f"{who(event.seat, names)} calls for help",
    "volunteer": lambda event, names: f"{who(event.seat, names)} offers to help {who(event.other, names)}",
    "ally": lambda event, names: f"{who(event.seat, names)} takes {who(event.other, names)} as ally",
    "decided": lambda event, names: f"{who(event.seat, names)} has decided in secret",
    "show_challenge": tell_show,
    "win_challenge": tell_win,
    "unrevealed": lambda event, names: (
        f"neither {who(event.seat, names)} nor {who(event.other, names)} reveals a card: {cause(event)}"
    ),
    "drop_challenge": lambda event, names: (
        f"the challenge of {who(event.seat, names)} and {who(event.other, names)} ends: {cause(event)}"
    ),
    "discard_challenge": lambda event, names: (
        f"{who(event.seat, names)} discards the challenge card {name_of(event.what)}"
    ),
    "new_challenge": lambda event, names: f"{who(event.seat, names)} draws a challenge card",
    "draw_challenge": lambda event, names: f"{who(event.seat, names)} sees its card: {name_of(event.what)}",
    "shuffle_challenges": lambda event, names: (
        f"the challenge deck is empty, {many(event.n, 'discarded card')} become the deck"
    ),
    "no_challenge_card": lambda event, names: f"{who(event.seat, names)} has no challenge card: {cause(event)}",
    "challenge_out": lambda event, names: f"{who(event.seat, names)}'s challenge card leaves the game unseen",
    "mask": tell_mask,
    "lose_mask": tell_lose_mask,
    "masks_out": lambda event, names: (
        f"{who(event.seat, names)} leaves {many(event.n, 'mask')} to nobody: {cause(event)}"
    ),
}
"""The kinds of event that only this expansion has."""
