"""Several cards on one table: who owns which, and what each of them made happen."""

from typing import Any

from kony_nb.rules.events import Event
from tests.rules.table import Table, table


def by(events: list[Event], kind: str, seat: int | None = None) -> list[tuple[str, int, int]]:
    """Return (rule, seat, amount) of the events of a kind, of one seat only if it is given."""
    return [(e.rule, e.seat, e.n) for e in events if e.kind == kind and seat in (None, e.seat)]


def owner(place: str, *cards: Any, **more: Any) -> dict[str, Any]:
    """Return a monster with cards."""
    return {"place": place, "cards": list(cards), **more}


def resolving(dice: str, *monsters: Any, **more: Any) -> Table:
    """Return a table at which P1 has just finished rolling."""
    return table(*monsters, phase="resolve", dice=dice, **more)
