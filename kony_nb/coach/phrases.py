"""The events of a choice in the second person: what it brings you, and what it does to the others."""

from collections.abc import Callable, Iterable

from kony_nb.coach.said import Number, Part, Said, amount, joined, said
from kony_nb.game.phrases import cause, place, token
from kony_nb.rules.events import Event
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.state import State

__all__ = ["brought", "named_place", "told"]

COINS = (("vp", "VP"), ("energy", "energy"), ("lp", "LP"))
OUCH = ("ny.ouch.one", "ny.ouch.two", "ny.ouch.three")
GOALS = {"superstar": "the Superstar card", "statue": "the Statue of Liberty"}


def named_place(ident: str | None) -> str:
    """Return the printed name of a place, without the track."""
    return place(ident or "outside").partition(" (")[0]


def told(events: Iterable[Event], state: State, seat: int) -> list[Said]:
    """Return what the events of an action bring, as parts of a sentence that speaks to the seat."""
    every = list(events)
    parts = own_changes(every, seat)
    parts += others_hurt(every, state, seat)
    parts += [part for event in every if (part := single(event, state, seat)) is not None]
    if parts:
        return parts
    nothing = next((event for event in every if event.kind == "nothing"), None)
    if nothing is None:
        return []
    alone = nothing.what == "O" and nothing.rule in OUCH
    words = "no unit is there that could hurt anybody" if alone else f"this has no effect ({cause(nothing)})"
    return [said(words, rules=(nothing.rule,))]


def own_changes(events: list[Event], seat: int) -> list[Said]:
    """Return what the seat gains and loses, a part for each that is counted."""
    parts = []
    for kind, unit in COINS:
        for sign, verb in ((1, "heal" if kind == "lp" else "gain"), (-1, "pay" if kind == "energy" else "lose")):
            found = [event for event in events if event.kind == kind and event.seat == seat and event.n * sign > 0]
            if found:
                n = amount(sum(event.n for event in found), f"events.{kind}{'+' if sign > 0 else '-'} {seat}")
                parts.append(said(f"you {verb} ", n, f" {unit}", rules=rules_of(found)))
    hurt = [event for event in events if event.kind == "damage" and event.seat == seat and event.n]
    if hurt:
        n = amount(sum(event.n for event in hurt), f"events.damage {seat}")
        parts.append(said("you lose ", n, " LP", rules=rules_of(hurt)))
    return parts


def others_hurt(events: list[Event], state: State, seat: int) -> list[Said]:
    """Return what the others lose to damage, as one part."""
    hurt = [event for event in events if event.kind == "damage" and event.seat != seat and event.n]
    lost: dict[int, int] = {}
    for event in hurt:
        lost[event.seat] = lost.get(event.seat, 0) + event.n
    each: list[tuple[Part, ...]] = [
        (f"{state.monsters[other].name} loses ", amount(n, f"events.damage {other}"), " LP")
        for other, n in lost.items()
    ]
    return [said(*joined(each), rules=rules_of(hurt))] if each else []


def single(event: Event, state: State, seat: int) -> Said | None:
    """Return what one event means that is told by itself; None for all others."""
    teller = TELL.get(event.kind)
    words = teller(event, state, seat) if teller is not None else ""
    return said(words, rules=(event.rule,)) if words else None


def whose(other: int, state: State, seat: int) -> str:
    return "you" if other == seat else state.monsters[other].name


def tell_out(event: Event, state: State, seat: int) -> str:
    return "you are out of the game" if event.seat == seat else f"{whose(event.seat, state, seat)} is out of the game"


def tell_win(event: Event, state: State, seat: int) -> str:
    if event.seat < 0:
        return "nobody wins"
    return "you win the game" if event.seat == seat else f"{whose(event.seat, state, seat)} wins the game"


def tell_goal(event: Event, state: State, seat: int) -> str:
    return f"you take {GOALS[event.kind]}" if event.seat == seat else ""


def tell_move(event: Event, state: State, seat: int) -> str:
    if event.seat != seat or event.what not in ("enter", "advance", "yield", "leave", "shift"):
        return ""
    where = named_place(event.place)
    if event.what == "leave" and event.place != OUTSIDE:
        return ""  # where it goes is what was chosen
    return f"you then stand {'' if where.startswith('outside') else 'in '}{where}"


def tell_token(event: Event, state: State, seat: int) -> str:
    if not event.n or event.seat < 0 or event.place:
        return ""
    verb = ("get" if event.n > 0 else "lose") + ("" if event.seat == seat else "s")
    thing = token(event.what)
    return f"{whose(event.seat, state, seat)} {verb} {f'a {thing} token' if abs(event.n) == 1 else f'{thing} tokens'}"


TELL: dict[str, Callable[[Event, State, int], str]] = {
    "eliminated": tell_out,
    "win": tell_win,
    "superstar": tell_goal,
    "statue": tell_goal,
    "move": tell_move,
    "token": tell_token,
    "appear": lambda event, state, seat: f"the {event.what} appears in {named_place(event.place)}",
    "extra_turn": lambda event, state, seat: "you get another turn" if event.seat == seat else "",
}


def rules_of(events: Iterable[Event]) -> tuple[str, ...]:
    """Return what made the events happen, each once."""
    return tuple(dict.fromkeys([event.rule for event in events]))


def brought(changes: list[tuple[Number, str, bool]]) -> tuple[Part, ...]:
    """Return gains and losses in words: ``you gain 3 VP and 1 energy and lose 2 LP``.

    Parameters
    ----------
    changes : list of (Number, str, bool)
        The size, the unit, and whether it is gained.
    """
    found: list[tuple[Part, ...]] = []
    for verb, gains in (("gain ", True), ("lose ", False)):
        some: list[tuple[Part, ...]] = [(number, f" {unit}") for number, unit, gained in changes if gained == gains]
        if some:
            found.append((verb, *joined(some)))
    return ("you ", *joined(found))
