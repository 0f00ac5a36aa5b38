"""What differs between two moments, as a table: both values and the difference, and nothing that is the same."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from html import escape
from typing import NamedTuple, Protocol

from kony_nb.rules.cards.registry import CARDS, TOKENS, power_cards
from kony_nb.rules.errors import KonyError
from kony_nb.rules.faces import FACE_NAMES
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.phases.gains import total_vp
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.state import UNKNOWN, State
from kony_nb.views.evolutions import face_up
from kony_nb.views.known import known
from kony_nb.views.new_york.tile_words import kind_name
from kony_nb.views.table import Table
from kony_nb.views.words import PHASES, asked, capital, headline, place_name

__all__ = ["HasState", "differences", "differences_html"]

NONE = "none"
Value = int | str | tuple[str, ...]


class HasState(Protocol):
    """A game: whatever has a current state."""

    @property
    def state(self) -> State:
        """The current state."""


class Fact(NamedTuple):
    """One thing that may differ: of whom or what, which, and its value: a number, words, or a heap of things."""

    of: str
    what: str
    value: Value


def differences(
    a: State | HasState,
    b: State | HasState,
    *,
    seats: Collection[int] | None = None,
    names: Sequence[str] = ("A", "B"),
) -> Table:
    """Return what differs between two moments of the same monsters.

    Parameters
    ----------
    a, b : State or Game
        The moments.
    seats : collection of int, optional
        Who looks, 0 upwards: only what they know is compared. None compares everything.
    names : two str
        What the moments are called: the columns with their values.

    Returns
    -------
    Table
        A row for each thing that differs, with the columns ``of``, ``what``, one for each name, and ``difference``:
        numbers signed, what was added to a heap of things with ``+`` and what is missing with ``−``, else "". Its
        caption says in words if nothing differs.

    Raises
    ------
    KonyError
        If the names are not two different ones, or other monsters or another game are on the table.

    Examples
    --------
    >>> from kony_nb.game.scenario import scenario
    >>> a = scenario({"monsters": ["Kong", "Rob"]})
    >>> b = scenario({"monsters": [{"name": "Kong", "lp": 7}, "Rob"]})
    >>> differences(a, b).rows
    [{'of': 'Kong', 'what': 'LP', 'A': 10, 'B': 7, 'difference': '−3'}]
    >>> print(differences(a, a).caption)
    No difference between A and B.
    """
    first, second = (known(one if isinstance(one, State) else one.state, seats) for one in (a, b))
    if len(names) != 2 or names[0] == names[1] or {*names} & {"of", "what", "difference"}:
        raise KonyError(f"names: {', '.join(map(str, names))} are not two different names")
    if first.options.game != second.options.game or _names(first) != _names(second):
        raise KonyError(
            f"two moments of the same monsters are compared, not {', '.join(_names(first))} ({first.options.game}) "
            f"with {', '.join(_names(second))} ({second.options.game})"
        )
    there = {(fact.of, fact.what): fact.value for fact in facts(first, seats)}
    other = {(fact.of, fact.what): fact.value for fact in facts(second, seats)}
    rows = []
    for key in dict.fromkeys((*there, *other)):
        one, two = there.get(key), other.get(key)
        one, two = _absent(two) if one is None else one, _absent(one) if two is None else two
        if one != two:
            of, what = key
            values = {names[0]: _cell(one), names[1]: _cell(two)}
            rows.append({"of": of, "what": what, **values, "difference": _by(one, two)})
    words = f"{len(rows)} difference{'s' * (len(rows) != 1)}" if rows else "No difference"
    limit = "" if seats is None or not _hides(first) else ", as far as is known here"
    return Table(rows, f"{words} between {names[0]} and {names[1]}{limit}.")


def differences_html(table: Table) -> str:
    """Return the table of differences as HTML, its caption before it as a sentence; the caption alone if none is."""
    words = f"<p>{escape(table.caption)}</p>"
    if not table.rows:
        return words
    heads = [*table.columns]
    heads[:2] = ["Of", "What"]
    head = "".join(f'<th scope="col">{escape(capital(name))}</th>' for name in heads)
    body = []
    for row in table:
        of, *values = (escape(str(value)) for value in row.values())
        body.append(f'<tr><th scope="row">{of}</th>{"".join(f"<td>{value}</td>" for value in values)}</tr>')
    return f"{words}<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"


def _names(state: State) -> list[str]:
    return [monster.name for monster in state.monsters]


def _hides(state: State) -> bool:
    return state.options.power_up or state.options.luchador or bool(state.top_seen_by)


def _absent(other: Value | None) -> Value:
    """Return what stands for a thing that is not there, beside the value that it has elsewhere."""
    return 0 if isinstance(other, int) else ()


def _cell(value: Value) -> int | str:
    if not isinstance(value, tuple):
        return value
    return ", ".join(f"{n} × {thing}" if n > 1 else thing for thing, n in sorted(Counter(value).items())) or NONE


def _by(one: Value, two: Value) -> str:
    if isinstance(one, int) and isinstance(two, int):
        return f"{two - one:+d}".replace("-", "−")
    if not isinstance(one, tuple) or not isinstance(two, tuple):
        return ""
    before, after = Counter(one), Counter(two)
    more = [f"+{_cell((thing,) * n)}" for thing, n in sorted((after - before).items())]
    return "; ".join([*more, *(f"−{_cell((thing,) * n)}" for thing, n in sorted((before - after).items()))])


def facts(state: State, seats: Collection[int] | None) -> Iterator[Fact]:
    """Yield everything that may differ, in the order in which it is read: turn, monsters, city, cards."""
    yield from _turn(state, seats)
    for seat in range(len(state.monsters)):
        yield from _monster(state, seat)
    for name, borough in state.boroughs.items():
        of = capital(PLACE_NAMES[name])
        yield Fact(of, "units", _units((*borough.units, *borough.fresh)))
        for at, stack in enumerate(borough.stacks, 1):
            yield Fact(of, f"stack {at}", _stack(stack))
    if state.souvenirs:
        yield Fact("Table", "souvenirs", tuple(place_name(place) for place in state.souvenirs))
    yield Fact("Table", "cards for sale", tuple(CARDS[card].name for card in state.market if card is not None))
    yield Fact("Table", "cards in the deck", len(state.deck) + len(state.deck_top) + len(state.deck_bottom))
    yield Fact("Table", "discards", _cards(state.discards))


def _turn(state: State, seats: Collection[int] | None) -> Iterator[Fact]:
    yield Fact("Turn", "whose", headline(state).partition(":")[0] if not state.result else "nobody's")
    yield Fact("Turn", "phase", PHASES[state.phase])
    yield Fact("Turn", "asked", asked(state, seats))
    yield Fact("Turn", "dice", tuple(FACE_NAMES[face] for face in state.dice))
    yield Fact("Turn", "still to resolve", tuple(FACE_NAMES[face] for face in state.results.upper()))
    yield Fact("Turn", "rolls left", state.rolls_left)
    for what, seat in (("Superstar", state.superstar), ("Statue of Liberty", state.statue)):
        yield Fact("Table", f"{what} of", state.monsters[seat].name if seat >= 0 else "nobody")


def _monster(state: State, seat: int) -> Iterator[Fact]:
    monster = state.monsters[seat]
    of = monster.name
    yield Fact(of, "in the game", "yes" if monster.alive else "no, eliminated")
    yield Fact(of, "place", place_name(monster.place))
    yield Fact(of, "LP", monster.lp)
    yield Fact(of, "VP", total_vp(monster))
    yield Fact(of, "energy", monster.energy)
    yield Fact(of, "cards", _cards(power_cards(monster.cards)))
    for card, n in sorted(monster.counters.items()):
        yield Fact(of, f"tokens on {CARDS[card].name}", n)
    for token, n in sorted(monster.tokens.items()):
        yield Fact(of, f"{TOKENS[token].name} tokens", n)
    if state.options.power_up:
        yield Fact(of, "evolutions face up", _cards(face_up(monster)))
        yield Fact(of, "evolutions in hand", len(monster.hand))
        if UNKNOWN not in monster.hand:
            yield Fact(of, "which in hand", _cards(monster.hand))
        yield Fact(of, "evolutions in the deck", len(monster.evolutions))
        yield Fact(of, "evolutions discarded", _cards(monster.spent))
    if state.options.luchador:
        yield Fact(of, "mask on the figure", "yes" if monster.mask else "no")
        yield Fact(of, "masks collected", monster.collection)
        held = CHALLENGES[monster.challenge].name if monster.challenge in CHALLENGES else "held"
        yield Fact(of, "challenge card", held if monster.challenge else NONE)


def _cards(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(CARDS[card].name for card in cards)


def _units(units: Iterable[str]) -> tuple[str, ...]:
    return tuple(kind_name(unit) for unit in units)


def _stack(stack: tuple[str, ...]) -> str:
    """Return a stack of buildings: its top, and how many lie under it."""
    if not stack:
        return "empty"
    top = f"{kind_name(stack[-1])} {stack[-1].rpartition('_')[2]}" if stack[-1] != UNKNOWN else "unknown"
    return f"{top}, {len(stack) - 1} under it" if len(stack) > 1 else top
