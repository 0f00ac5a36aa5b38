"""Playing in a notebook: what happened is printed, a line each, and what is not possible is explained."""

from collections.abc import Collection, Iterable
from textwrap import fill

from kony_nb.game.game import Game
from kony_nb.game.narration import narrate
from kony_nb.rules.errors import IllegalAction, shown
from kony_nb.rules.events import Event
from kony_nb.rules.referee import decider
from kony_nb.rules.rulebook import find_rule
from kony_nb.views.words import capital

__all__ = ["WIDTH", "act", "answer", "cited", "explained", "refused_wish", "ruled", "say", "tell", "told"]

WIDTH = 98
"""Characters in a line: a notebook breaks longer ones in the middle of a word."""


LISTED = 8
"""Allowed actions that are listed at most."""


def say(text: str, indent: str = "") -> None:
    """Print a text, its long lines broken between words; what follows a break is indented by two more.

    Parameters
    ----------
    text : str
        One line or several.
    indent : str
        What every line begins with.

    Examples
    --------
    >>> say("This line is too long for a notebook, which would break it in mid-word. " * 2)
    This line is too long for a notebook, which would break it in mid-word. This line is too long for
      a notebook, which would break it in mid-word.
    """
    for line in text.split("\n"):
        print(fill(line, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ", break_on_hyphens=False))


def cited(rule: str) -> str:
    """Return a rule for the end of a sentence: its title and its id.

    Examples
    --------
    >>> cited("core.roll.limit")
    '[Up to three rolls: core.roll.limit]'
    """
    return f"[{find_rule(rule).title}: {rule}]"


def explained(refused: IllegalAction) -> str:
    """Return why an action is not possible, with the title and the id of the rule."""
    wish = str(refused.action).strip() or "an empty text"
    return f"Not possible: {wish}: {refused.reason} {cited(refused.rule)}"


def refused_wish(game: Game, wish: str) -> str:
    """Return why this is not allowed now and what is, in a line; "" if it is allowed.

    Parameters
    ----------
    game : Game
        A game in which somebody is asked; it stays where it is.
    wish : str
        An action, or anything else that somebody typed.

    Examples
    --------
    >>> game = Game.begin({"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "phase": "move"})
    >>> refused_wish(game, "move queens")
    ''
    >>> print(refused_wish(game, "enter"))  # doctest: +NORMALIZE_WHITESPACE
    'enter' is refused: Manhattan has no free place [ny.move.full].
    Allowed: stay, move bronx, move queens, move brooklyn.
    """
    refused = game.why_not(wish)
    if refused is None:
        return ""
    allowed = [action.text for action in game.legal_actions()]
    more = f" and {len(allowed) - LISTED} more" if len(allowed) > LISTED else ""
    reason = refused.reason.partition("; possible now")[0].rstrip(".")
    return f"{shown(wish)} is refused: {reason} [{refused.rule}]. Allowed: {', '.join(allowed[:LISTED])}{more}."


def told(events: Iterable[Event], names: list[str], seats: Collection[int] | None = None) -> list[str]:
    """Return what happened, a sentence for each event; that a choice was the only one goes without saying.

    Parameters
    ----------
    events : iterable of Event
        What happened.
    names : list of str
        The monsters' names, by seat.
    seats : collection of int, optional
        Who reads: what only others may know is left out. Without seats everything is told.
    """
    known = [event for event in events if seats is None or event.known_to(seats)]
    return [capital(narrate(event, names)) for event in known if event.kind != "forced"]


def ruled(events: Iterable[Event], names: list[str]) -> list[str]:
    """Return what happened with the rule behind each event: only what everybody may know, no choice that was none.

    Of a card that is lost the rule that took it is cited, as the sentence says, where it was not the card itself.
    """
    known = [event for event in events if event.to is None and event.kind != "forced"]
    return [f"{capital(narrate(event, names))} [{_behind(event)}]" for event in known]


def _behind(event: Event) -> str:
    return event.place if event.kind == "lose_card" and event.place else event.rule


def answer(game: Game, action: str, at: int | None = None) -> list[str]:
    """Play an action for whoever is asked, and return what happened as that player and the one asked next may know it.

    Raises
    ------
    IllegalAction
        As `Game.play`.
    """
    asked = decider(game.state)
    events = game.play(action, at=at)
    return told(events, game.names, (asked, decider(game.state)))


def tell(game: Game, events: Iterable[Event]) -> None:
    """Print what happened in a game, a line each."""
    for line in told(events, game.names):
        say(line)


def act(game: Game, *actions: str) -> bool:
    """Play one action after the other and print what happens; a wrong one is explained and ends it.

    Returns
    -------
    bool
        Whether all of them were possible.

    Examples
    --------
    >>> from kony_nb.game.scenario import scenario
    >>> game = scenario({"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "dice": "AAHESO"})
    >>> act(game, "stop", "end")
    Kong stops with 2 attacks, 1 heart, 1 energy, 1 star, 1 ouch
    Not possible: end: first resolve the faces that are left, none may be skipped: 2 attacks, 1 heart, 1
      energy, 1 star, 1 ouch [Nothing may be left out: core.resolve.all]
    False
    """
    for action in actions:
        try:
            lines = answer(game, action)
        except IllegalAction as refused:
            say(explained(refused))
            return False
        say("\n".join(lines))
    return True
