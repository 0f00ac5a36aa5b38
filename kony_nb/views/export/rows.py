"""A game as rows: one for each event, as CSV, and the same by step as JSON."""

import csv
import json
from io import StringIO
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.hidden import NOBODY
from kony_nb.game.narration import narrate
from kony_nb.rules.phases.gains import total_vp
from kony_nb.views.export.frames import Frame, frames
from kony_nb.views.words import outcome

__all__ = ["COLUMNS", "csv_text", "json_text"]

COLUMNS = (
    *("step", "turn", "by", "action", "event", "monster", "other", "what", "place", "n", "now", "text", "rule"),
)
FORMAT, VERSION = "kony_nb steps", 1


def csv_text(game: Game, knows: int | None) -> str:
    """Return one row for each event, and one for a step in which nothing happened, under `COLUMNS`.

    ``n`` and ``now`` are what an event counts, see `kony_nb.rules.events.KINDS`; what does not apply is empty.
    """
    out = StringIO()
    writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for step in _steps(game, frames(game, knows)):
        events = step.pop("events")
        del step["monsters"]
        writer.writerows({**step, **event} for event in events or [{}])
    return out.getvalue()


def json_text(game: Game, knows: int | None) -> str:
    """Return the save that `Game.load` reads where everything may be known, else every step with its events.

    Those steps hold the numbers of all monsters too; they are for reading and cannot be played again.
    """
    if knows is None:
        return game.to_json()
    shown = frames(game, knows)
    told: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "title": game.title,
        "game": game.options.game,
        "rules": game.options.rules,
        "options": dict(game.options.changed),
        "expansions": list(game.options.expansions),
        "monsters": game.names,
        "knows": "everybody" if knows == NOBODY else game.names[knows],
        "result": outcome(shown[-1].state),
        "steps": _steps(game, shown),
    }
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


def _steps(game: Game, shown: list[Frame]) -> list[dict[str, Any]]:
    """Return every step as plain values."""
    turn, found = 0, []
    for frame in shown:
        turn += sum(event.kind == "turn" for event in frame.events)
        found.append(
            {
                "step": frame.id,
                "turn": turn,
                "by": frame.by,
                "action": frame.action,
                "events": [_event(game, frame, at) for at in range(len(frame.events))],
                "monsters": [
                    {
                        "name": monster.name,
                        "place": monster.place or "",
                        "lp": monster.lp,
                        "vp": total_vp(monster),
                        "energy": monster.energy,
                    }
                    for monster in frame.state.monsters
                ],
            }
        )
    return found


def _event(game: Game, frame: Frame, at: int) -> dict[str, Any]:
    event, names = frame.events[at], game.names
    return {
        "event": event.kind,
        "monster": names[event.seat] if event.seat >= 0 else "",
        "other": names[event.other] if event.other >= 0 else "",
        "what": event.what,
        "place": event.place,
        "n": event.n or "",
        "now": event.now if event.now >= 0 else "",
        "text": narrate(event, names),
        "rule": event.rule,
    }
