"""What a person should know before it decides: what happened since its last decision, in a few short lines."""

from collections.abc import Iterator, Sequence
from html import escape

from kony_nb.game.narration import narrate
from kony_nb.game.phrases import many, who
from kony_nb.rules.events import Event
from kony_nb.rules.referee import decider
from kony_nb.views.luchador import vp_words
from kony_nb.widgets.fallen import fallen
from kony_nb.widgets.html import sentence, tag
from kony_nb.widgets.session import Session

__all__ = ["last_turn", "since"]

MOST = 5
"""Lines at most; the log has everything."""
MUCH = 3
"""Victory points of another monster, all together, that are told."""
FOR_ALL = ("win", "eliminated", "tie", "first", "superstar", "statue")
"""Events that are told whomever they happen to."""
NUMBERS = ("vp", "lp", "damage")
WAYS = ("enter", "flee", "yield", "leave", "shift")
"""Moves into the city and out of it."""
CHOSEN = ("flee", "yield")
"""Those that a person has chosen itself."""


def since(session: Session) -> str:
    """Return what happened since the last decision of the person who is asked; "" for nothing that matters."""
    path = session.game.path
    seat = decider(session.node.state)
    before = [at for at, node in enumerate(path[:-1]) if decider(node.state) == seat and not session.shown.hidden(node)]
    fresh = path[before[-1] + 1 :] if before else path
    events = [event for node in fresh for event in node.events if event.known_to(session.lookers)]
    lines = [sentence(line) for line in _most_important(events, seat, session.game.names)]
    if not lines:
        return ""
    if len(lines) > MOST:
        lines[MOST - 1 :] = [f"{len(lines) - MOST + 1} more: see What happened."]
    title = "Since your last decision" if before else "So far"
    return tag("div", tag("b", title), tag("ul", *(tag("li", escape(line)) for line in lines)), class_="kony-since")


def last_turn(session: Session) -> str:
    """Return how the winner got its last points, and who went out by whom, for the end of the game; "" for nothing."""
    path, lookers, names = session.game.path, session.lookers, session.game.names
    events = [event for node in path for event in node.events if event.known_to(lookers)]
    state = session.game.state
    points: list[str] = []
    if state.result not in ("last", "nobody"):
        begun = max((at for at, event in enumerate(events) if event.kind == "turn"), default=0)
        told = [event for event in events[begun:] if event.kind == "vp" and event.seat == state.winner and event.n]
        points = [narrate(event, names) for event in told]
        winner = state.monsters[state.winner]
        if winner.collection:
            points.append(f"With {many(winner.collection, 'mask')} in its collection it has {vp_words(winner)}")
    out = _listed("Who went out, and how", tuple(fallen(path, lookers, names).values()))
    return _listed("The points of the last turn", points) + out


def _listed(title: str, lines: Sequence[str]) -> str:
    if not lines:
        return ""
    rows = (tag("li", escape(sentence(line))) for line in lines)
    return tag("div", tag("b", title), tag("ul", *rows), class_="kony-since")


def _most_important(events: Sequence[Event], seat: int, names: Sequence[str]) -> Iterator[str]:
    """Yield lines: ends and goals, then what the seat gained, lost and where it went, then what others did."""
    yield from (narrate(event, names) for event in events if event.kind in FOR_ALL)
    yield from (narrate(event, names) for event in events if event.seat == seat and event.kind in NUMBERS and event.n)
    moves = [event for event in events if event.kind == "move" and event.what in WAYS]
    yield from (narrate(event, names) for event in moves if event.seat == seat and event.what not in CHOSEN)
    for other in range(len(names)):
        gained = [event for event in events if event.kind == "vp" and event.seat == other and event.n]
        total = sum(event.n for event in gained)
        if other != seat and total >= MUCH:
            yield f"{who(other, names)} gained {total} VP (now {gained[-1].now})"
    last = {event.seat: event for event in moves if event.seat != seat}
    yield from (narrate(event, names) for event in moves if event is last.get(event.seat))
