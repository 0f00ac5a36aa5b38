"""What happened to the persons' monsters that nobody chose, for the line under the buttons."""

from collections.abc import Iterable, Iterator, Sequence

from kony_nb.game.history import Node
from kony_nb.game.narration import narrate
from kony_nb.rules.events import Event
from kony_nb.widgets.fallen import fallen
from kony_nb.widgets.html import sentence
from kony_nb.widgets.session import Session

__all__ = ["by_itself"]

CHOSEN = ("advance", "enter", "flee", "move", "stay", "use", "yield")
"""Choices that move a monster: what they do was wanted."""
WANTED = ("flee", "yield")
"""Ways to move that were chosen when the attack was answered, even where the monster goes later."""


def by_itself(session: Session, fresh: Sequence[Node], *, ordered: bool = False) -> str:
    """Return what a person might miss of its monster: moves and choices that were none, its end; "" for nothing.

    Parameters
    ----------
    session : Session
        Who plays and who looks.
    fresh : sequence of Node
        The moments since the screen was shown last.
    ordered : bool
        Whether a person has said in which order the faces are resolved: the last one was wanted then, too.
    """
    lines: list[str] = []
    ends: list[str] = []
    for node in fresh:
        known = [event for event in node.events if event.known_to(session.lookers)]
        chosen = "" if node.action is None else node.action.verb
        mine = [event for event in _unchosen(known, chosen in CHOSEN, ordered) if event.seat in session.people]
        lines += [narrate(event, session.game.names) for event in mine]
        out = [event for event in known if event.kind == "eliminated" and event.seat in session.people]
        told = fallen(session.game.path, session.lookers, session.game.names) if out else {}
        ends += [sentence(told.get(event.seat) or narrate(event, session.game.names)) for event in out]
    return " ".join([*([f"By itself: {sentence('; '.join(dict.fromkeys(lines)))}"] if lines else []), *ends])


def _unchosen(events: Iterable[Event], moved: bool, ordered: bool) -> Iterator[Event]:
    """Yield moves that are not what was chosen, and what follows at once from a choice that was none."""
    forced = False
    for event in events:
        if event.kind == "forced":
            forced, moved = not (ordered and event.what.startswith("resolve ")), False
        elif forced:
            yield event
            forced = False
        elif event.kind == "move" and event.what not in WANTED:
            if not moved:
                yield event
            moved = False
