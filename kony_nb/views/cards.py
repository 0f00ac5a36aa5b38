"""Cards in our own dress, and the table of them all: ``kn.card("Subway")``, ``kn.cards()``."""

from collections.abc import Collection
from difflib import get_close_matches

from kony_nb.game.spelling import plain
from kony_nb.rules import new_game as _games
from kony_nb.rules.cards.registry import CARDS, Card
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.games import GAMES
from kony_nb.rules.places import BOROUGHS
from kony_nb.views.evolutions import EVOLUTION_KINDS, PROVENANCES, evolution_facts, when
from kony_nb.views.glyphs import glyph
from kony_nb.views.svg import el, root, text, wrap
from kony_nb.views.table import Table
from kony_nb.views.theme import style
from kony_nb.views.words import one_of, place_name, sought_words

__all__ = ["KINDS", "CardPage", "card", "card_svg", "cards", "find_card", "notes"]

assert _games is not None

WIDTH = 260.0
KINDS = {"keep": "Keep", "discard": "Discard", "goal": "Goal"}
POWERLESS = ("goal", *EVOLUTION_KINDS)
"""Kinds of card without a cost."""


def card_svg(entry: Card) -> str:
    """Return a card as a drawing: name, cost, kind, discount, effect, and how doubts are settled."""
    parts = [text(14, 30, line, size=16, font_weight="700") for line in wrap(entry.name, WIDTH - 70, 16, bold=True)[:1]]
    if entry.kind not in POWERLESS:
        parts.append(glyph("energy", WIDTH - 42 - 15 * len(str(entry.cost)), 13, 20, class_="kn-bolt"))
        parts.append(text(WIDTH - 14, 31, str(entry.cost), size=21, text_anchor="end", font_weight="700"))
    elif entry.kind == "goal":
        parts.append(glyph(entry.id, WIDTH - 40, 12, 24))
    facts, y = _facts(entry), 50.0
    for line in wrap(facts, WIDTH - 28, 12):
        parts.append(text(14, y, line, size=12, class_="kn-muted"))
        y += 15
    mark = PROVENANCES[entry.provenance]
    for line in wrap(mark, WIDTH - 28, 12, bold=True):
        parts.append(text(14, y, line, size=12, class_="kn-heart", font_weight="700"))
        y += 15
    parts.append(el("path", d=f"M14 {y - 5:g}H{WIDTH - 14:g}", class_="kn-edge-line"))
    y += 15
    for line in wrap(entry.effect, WIDTH - 28, 13):
        parts.append(text(14, y, line, size=13))
        y += 17
    y += 6
    for ruling in notes(entry):
        for i, line in enumerate(wrap(ruling, WIDTH - 40, 11.5)):
            if not i:
                parts.append(el("circle", cx=17, cy=y - 4, r=2, class_="kn-muted"))
            parts.append(text(26, y, line, size=11.5, class_="kn-muted"))
            y += 15
        y += 3
    frame = el("rect", x=1, y=1, width=WIDTH - 2, height=y + 2, rx=12, class_="kn-card kn-edge-ink", stroke_width=1.6)
    about = f"{facts}{_cost(entry)}. {mark}{'. ' * bool(mark)}"
    alt = f"{about}{' '.join((entry.effect, *notes(entry)))}"
    return root(WIDTH, y + 4, frame, *parts, css=style(), title=entry.name, desc=alt)


def notes(entry: Card) -> tuple[str, ...]:
    """Return what stands below the effect: when an evolution may be played, and how doubts are settled."""
    return (when(entry), *entry.rulings) if entry.monster else entry.rulings


def _facts(entry: Card) -> str:
    if entry.monster:
        return evolution_facts(entry)
    cheaper = ", ".join(place_name(borough) for borough in entry.discount)
    return KINDS[entry.kind] + (f", 1 less in {cheaper}" if cheaper else "")


def _cost(entry: Card) -> str:
    return "" if entry.kind in POWERLESS else f", {entry.cost} energy"


class CardPage:
    """A card that shows itself; ``entry`` holds the facts."""

    def __init__(self, entry: Card) -> None:
        self.entry = entry

    def __repr__(self) -> str:
        entry = self.entry
        facts, mark = _facts(entry), PROVENANCES[entry.provenance]
        if cost := _cost(entry):
            kind, _, cheaper = facts.partition(", ")
            facts = f"{kind}{cost}" + (f", {cheaper}" if cheaper else "")
        head = f"{entry.name} [{entry.rule}]: {facts}" + (f". {mark}" if mark else "")
        return "\n".join([head, entry.effect, *(f"- {ruling}" for ruling in notes(entry))])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"image/svg+xml": card_svg(self.entry), "text/plain": repr(self)}


def card(name: str, *, game: str | None = None) -> CardPage:
    """Return one card by its name or id, in any case: a power card, a goal card or an evolution.

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
    wanted = one_of("game", game, GAMES)
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

    Evolutions are no cards; `kony_nb.evolutions` lists them.

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
    designs = [entry for entry in CARDS.values() if not entry.design and not entry.monster]
    entries = sorted(designs, key=lambda entry: (entry.name, entry.games))
    kinds = one_of("kind", kind, KINDS)
    boroughs = one_of("discount", discount, BOROUGHS)
    games = one_of("game", game, GAMES)
    sources = one_of("provenance", provenance, PROVENANCES)
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


def _costs(cost: int | Collection[int] | None) -> Collection[int] | None:
    if cost is None or (isinstance(cost, Collection) and not isinstance(cost, str | bytes)):
        return cost
    if isinstance(cost, bool) or not isinstance(cost, int):
        raise KonyError(f"cost: {shown(cost)} is no number of energy, nor several")
    return (cost,)
