"""Cards in our own dress, and the table of them all: ``kn.card("Subway")``, ``kn.cards()``."""

from collections.abc import Collection
from difflib import get_close_matches

from kony_nb.game.spelling import plain
from kony_nb.rules import new_game as _games
from kony_nb.rules.cards.registry import CARDS, Card
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.games import GAMES
from kony_nb.rules.places import BOROUGHS
from kony_nb.views.glyphs import glyph
from kony_nb.views.svg import el, root, text, wrap
from kony_nb.views.table import Table
from kony_nb.views.theme import style
from kony_nb.views.words import place_name, sought_words

__all__ = ["KINDS", "CardPage", "card", "card_svg", "cards", "find_card"]

assert _games is not None

WIDTH = 260.0
KINDS = {"keep": "Keep", "discard": "Discard", "goal": "Goal"}
PROVENANCES = ("published", "owner", "house")


def card_svg(entry: Card) -> str:
    """Return a card as a drawing: name, cost, kind, discount, effect, and how doubts are settled."""
    parts = [text(14, 30, line, size=16, font_weight="700") for line in wrap(entry.name, WIDTH - 70, 16, bold=True)[:1]]
    if entry.kind != "goal":
        parts.append(glyph("energy", WIDTH - 42 - 15 * len(str(entry.cost)), 13, 20, class_="kn-bolt"))
        parts.append(text(WIDTH - 14, 31, str(entry.cost), size=21, text_anchor="end", font_weight="700"))
    else:
        parts.append(glyph(entry.id, WIDTH - 40, 12, 24))
    facts = KINDS[entry.kind]
    if entry.discount:
        facts += ", 1 less in " + ", ".join(place_name(borough) for borough in entry.discount)
    parts.append(text(14, 50, facts, size=12, class_="kn-muted"))
    parts.append(el("path", d=f"M14 60H{WIDTH - 14:g}", class_="kn-edge-line"))
    y = 80.0
    for line in wrap(entry.effect, WIDTH - 28, 13):
        parts.append(text(14, y, line, size=13))
        y += 17
    y += 6
    for ruling in entry.rulings:
        for i, line in enumerate(wrap(ruling, WIDTH - 40, 11.5)):
            if not i:
                parts.append(el("circle", cx=17, cy=y - 4, r=2, class_="kn-muted"))
            parts.append(text(26, y, line, size=11.5, class_="kn-muted"))
            y += 15
        y += 3
    frame = el("rect", x=1, y=1, width=WIDTH - 2, height=y + 2, rx=12, class_="kn-card kn-edge-ink", stroke_width=1.6)
    cost = "" if entry.kind == "goal" else f", {entry.cost} energy"
    alt = f"{facts}{cost}. {' '.join((entry.effect, *entry.rulings))}"
    return root(WIDTH, y + 4, frame, *parts, css=style(), title=entry.name, desc=alt)


class CardPage:
    """A card that shows itself; ``entry`` holds the facts."""

    def __init__(self, entry: Card) -> None:
        self.entry = entry

    def __repr__(self) -> str:
        entry = self.entry
        cost = "" if entry.kind == "goal" else f", {entry.cost} energy"
        facts = f"{entry.name} [{entry.rule}]: {KINDS[entry.kind]}{cost}"
        if entry.discount:
            facts += f", 1 less in {', '.join(place_name(b) for b in entry.discount)}"
        return "\n".join([facts, entry.effect, *(f"- {ruling}" for ruling in entry.rulings)])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"image/svg+xml": card_svg(self.entry), "text/plain": repr(self)}


def card(name: str, *, game: str | None = None) -> CardPage:
    """Return one card by its name or id, in any case.

    Parameters
    ----------
    name : str
        A printed name or an id.
    game : str, optional
        ``new_york`` or ``tokyo``, for a name that a card of each game has; an id says which of them is meant too.

    Raises
    ------
    KonyError
        If there is none, or no such game; the message names those that look alike.

    Examples
    --------
    >>> card("extra head").entry.cost
    7
    """
    return CardPage(find_card(name, game))


def find_card(name: str, game: str | None = None) -> Card:
    """Return the entry of a card by its name or id, in any case; of two of one name that of the game, else the first.

    Raises
    ------
    KonyError
        If there is none, or no such game; the message names those that look alike.
    """
    ident = "_".join(sought_words(name)).removeprefix("card.")
    wanted = _one_of("game", game, GAMES)
    there = {entry.id: entry for entry in CARDS.values() if wanted is None or wanted in entry.games}
    if ident in there:
        return there[ident]
    named = [entry for entry in there.values() if not entry.design and plain(entry.name) == plain(ident)]
    if named:
        return named[0]
    designs = {entry.id: entry for entry in there.values() if not entry.design}
    alike = get_close_matches(ident, designs, 5, 0.4) or sorted(designs)
    raise KonyError(f"{shown(name)} is no card; there are {', '.join(designs[card].name for card in alike)}")


def cards(
    query: str = "",
    *,
    kind: str | None = None,
    cost: int | Collection[int] | None = None,
    discount: str | None = None,
    game: str | None = None,
    provenance: str | None = None,
) -> Table:
    """Return the cards that are asked for, goal cards too, as a table: one row for each different card.

    ``copies`` says how often a card is in the deck: of the game that is asked for, else of the one with the most.

    Parameters
    ----------
    query : str
        Words in any case, all of them sought in the name, the effect and the rulings; "" for every card.
    kind : str, optional
        ``keep``, ``discard`` or ``goal``.
    cost : int or collection of int, optional
        Energy, 0 upwards: a number, or several such as ``range(4)``. Goal cards have no cost.
    discount : str, optional
        A borough in which the card costs 1 energy less.
    game, provenance : str, optional
        ``new_york`` or ``tokyo``; ``published``, ``owner`` or ``house``.

    Raises
    ------
    KonyError
        If the query is no text, or for a kind, borough, game or provenance that does not exist.

    Examples
    --------
    >>> [row["name"] for row in cards("extra die", kind="keep", cost=range(5, 9))]
    ['Extra Head']
    """
    words = sought_words(query)
    designs = [entry for entry in CARDS.values() if not entry.design]
    entries = sorted(designs, key=lambda entry: (entry.name, entry.games))
    kinds = _one_of("kind", kind, KINDS)
    boroughs = _one_of("discount", discount, BOROUGHS)
    games = _one_of("game", game, GAMES)
    sources = _one_of("provenance", provenance, PROVENANCES)
    costs = _costs(cost)
    rows = [
        _row(entry, games)
        for entry in entries
        if all(word in f"{entry.name} {entry.effect} {' '.join(entry.rulings)}".casefold() for word in words)
        and (kinds is None or entry.kind == kinds)
        and (costs is None or (entry.kind != "goal" and entry.cost in costs))
        and (boroughs is None or boroughs in entry.discount)
        and (games is None or games in entry.games)
        and (sources is None or entry.provenance == sources)
    ]
    return Table(rows, f"{len(rows)} card{'s' * (len(rows) != 1)}" + (f" with {shown(query)}" if query else ""))


def _row(entry: Card, game: str | None) -> dict[str, object]:
    return {
        "name": entry.name,
        "cost": None if entry.kind == "goal" else entry.cost,
        "kind": entry.kind,
        "cheaper_in": ", ".join(place_name(borough) for borough in entry.discount),
        "effect": entry.effect,
        "game": ", ".join(entry.games),
        "copies": max(_copies(entry, one) for one in ([game] if game else entry.games)),
        "provenance": entry.provenance,
        "id": entry.id,
    }


def _copies(entry: Card, game: str) -> int:
    """Return how often a card is in a game, goal cards once."""
    same = (card for card in CARDS.values() if entry.id in (card.id, card.design) and not card.lies_as)
    return sum(game in card.games for card in same)


def _one_of(what: str, wanted: str | None, known: Collection[str]) -> str | None:
    """Return the word that is meant, in any case and with spaces for underscores."""
    if wanted is None:
        return None
    word = "_".join(sought_words(wanted))
    if word not in known:
        raise KonyError(f"{what}: {shown(wanted)} is not one of {', '.join(sorted(known))}")
    return word


def _costs(cost: int | Collection[int] | None) -> Collection[int] | None:
    if cost is None or (isinstance(cost, Collection) and not isinstance(cost, str | bytes)):
        return cost
    if isinstance(cost, bool) or not isinstance(cost, int):
        raise KonyError(f"cost: {shown(cost)} is no number of energy, nor several")
    return (cost,)
