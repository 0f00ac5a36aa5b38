"""The ways into and out of Tokyo: the places of the graph, its edges, and where actions belong on the board."""

from collections.abc import Iterator

from kony_nb.rules.actions import Action, action
from kony_nb.rules.places import BAY, CITY, OUTSIDE, PLACE_NAMES, TOKYO
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import bay_open, free_place
from kony_nb.views.game_view import Node, Way
from kony_nb.views.tokyo.pay import closed_words

__all__ = ["nodes", "spot", "ways"]

NODES = (Node(OUTSIDE, "outside", (0.0, 1.0)), Node(CITY, "city", (2.0, 1.5)), Node(BAY, "bay", (2.0, 0.5)))


def spot(state: State, seat: int, action: Action) -> str | None:
    """Return the place that an action is about: holding one's own, yielding leads outside."""
    match action.verb:
        case "hold":
            return state.monsters[seat].place
        case "yield":
            return OUTSIDE
    return None


def nodes(state: State) -> tuple[Node, ...]:
    """Return the three places; the Bay while it is closed too."""
    return NODES


def ways(state: State, seat: int) -> Iterator[Way]:
    """Yield what the rules do by themselves, entering and moving up, and what a monster in Tokyo may choose."""
    for place in TOKYO:
        yield Way(OUTSIDE, place, "enter", None, *_no_entry(state, place))
    yield Way(BAY, CITY, "move up", None, *_no_move_up(state))
    here = state.monsters[seat].place if seat >= 0 else None
    if here in (CITY, BAY):
        yield Way(here, here, "hold", action("hold"))
        yield Way(here, OUTSIDE, "yield", action("yield"))


def _no_entry(state: State, place: str) -> tuple[str, str]:
    """Return why the next monster that enters does not come here, and the rule; two empty words if it does."""
    if free_place(state) == place:
        return "", ""
    if place == BAY and not bay_open(state):
        return "kot.bay.open", closed_words(state)
    return "kot.enter.forced", _taken(state, place) or "the City is free and comes first"


def _no_move_up(state: State) -> tuple[str, str]:
    rule = "kot.bay.moves-up"
    if state.options.bay_moves_up != "always":
        return rule, "who is in the Bay stays there while it is in use"
    if not _taken(state, BAY):
        return rule, "nobody is in the Bay"
    taken = _taken(state, CITY)
    return (rule, taken) if taken else ("", "")


def _taken(state: State, place: str) -> str:
    names = [monster.name for monster in state.monsters if monster.place == place]
    return f"{names[0]} is in {PLACE_NAMES[place]}" if names else ""
