"""Evolutions in words and as a table: ``kn.evolutions("Kraken")``."""

from collections.abc import Iterable

from kony_nb.rules import new_game as _games
from kony_nb.rules.cards.registry import CARDS, Card
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.playing import MOMENTS
from kony_nb.rules.power_up.species import SPECIES
from kony_nb.rules.state import Monster
from kony_nb.views.table import Table
from kony_nb.views.words import capital, one_of, sought_words

__all__ = [
    "EVOLUTION_KINDS",
    "PROVENANCES",
    "badge",
    "counts",
    "discarded",
    "evolution_facts",
    "evolutions",
    "face_up",
    "named",
    "species_of",
    "when",
]

assert _games is not None

EVOLUTION_KINDS = {"temporary": "Temporary evolution", "permanent": "Permanent evolution"}
PROVENANCES = {
    "published": "",
    "owner": "Owner's card: entered at this table",
    "house": "House card: not from the published game",
}
"""The badge of a card in words, by its provenance."""
TURNS = {"own": "on your own turn only", "other": "on the turn of another only", "": "on any turn"}
LASTS = {"turn": "It acts to the end of the turn", "own_turn": "It acts until your next turn begins"}


def badge(entry: Card) -> str:
    """Return the word that marks a card which is not of the published game: ``house``, ``owner``, else ""."""
    return "" if entry.provenance == "published" else entry.provenance


def named(card: str) -> str:
    """Return an evolution with its kind and its badge, such as ``White Death (permanent)``."""
    entry = CARDS[card]
    return f"{entry.name} ({', '.join(part for part in (entry.kind, badge(entry)) if part)})"


def face_up(monster: Monster) -> list[str]:
    """Return the evolutions that lie face up in front of a monster, apart from its power cards."""
    return [card for card in monster.cards if CARDS[card].monster]


def counts(monster: Monster) -> str:
    """Return how many evolutions a monster holds and has left, which everybody may know.

    Examples
    --------
    >>> counts(Monster("Kraken", hand=("?", "?"), evolutions=("?",) * 4))
    '2 in hand, 4 in the deck'
    """
    spent = f", {len(monster.spent)} discarded" if monster.spent else ""
    return f"{len(monster.hand)} in hand, {len(monster.evolutions)} in the deck{spent}"


def discarded(monster: Monster) -> str:
    """Return the discarded evolutions of a monster by name, "" if there are none."""
    return ", ".join(named(card) for card in monster.spent)


def when(entry: Card) -> str:
    """Return when an evolution may be played, and how long it acts, in a sentence or two.

    Examples
    --------
    >>> when(CARDS["healing_rain"])
    'Play it at any moment, on any turn.'
    """
    turns = TURNS[entry.whose]
    if entry.timing:
        moments = "; or: ".join(MOMENTS[moment] for moment in entry.timing)
        words = f"Play it when: {moments}" + (f"; {turns}" if entry.whose else "")
    else:
        words = f"Play it at any moment, {turns}"
    return ". ".join(part for part in (words, LASTS.get(entry.lasts, "")) if part) + "."


def species_of(monster: str) -> str:
    """Return the species of a monster, marked where it is a guess of ours; "" where nobody says it."""
    species = SPECIES.get(monster)
    if species is None or not species.name:
        return ""
    return species.name if species.known else f"{species.name}, our guess"


def evolution_facts(entry: Card) -> str:
    """Return the kind of an evolution and whose it is, such as ``Permanent evolution of Mega Shark (Mutant)``."""
    species = species_of(entry.monster)
    return f"{EVOLUTION_KINDS[entry.kind]} of {entry.monster}" + (f" ({species})" if species else "")


def evolutions(
    monster: str | None = None,
    *,
    query: str = "",
    kind: str | None = None,
    game: str | None = None,
    provenance: str | None = None,
) -> Table:
    """Return the evolutions that are asked for, as a table: one row for each, by monster and name.

    Parameters
    ----------
    monster : str, optional
        The monster to whose set they belong, in any case.
    query : str
        Words in any case, all of them sought in the name, the effect and the rulings; "" for every one.
    kind : str, optional
        ``temporary`` or ``permanent``.
    game, provenance : str, optional
        ``new_york`` or ``tokyo``; ``published``, ``owner`` or ``house``.

    Raises
    ------
    KonyError
        For a monster that has no evolutions, or a kind, game or provenance that does not exist.

    Examples
    --------
    >>> [row["name"] for row in evolutions("mega shark", kind="permanent", query="die more")]
    ['White Death']
    """
    words = sought_words(query)
    every = [entry for entry in CARDS.values() if entry.monster and not entry.design]
    owner = None if monster is None else _monster(monster, {entry.monster for entry in every})
    kinds = one_of("kind", kind, EVOLUTION_KINDS)
    games = one_of("game", game, GAMES)
    sources = one_of("provenance", provenance, PROVENANCES)
    rows = [
        _row(entry)
        for entry in sorted(every, key=lambda entry: (entry.monster, entry.name, entry.games))
        if all(word in f"{entry.name} {entry.effect} {' '.join(entry.rulings)}".casefold() for word in words)
        and (owner is None or entry.monster == owner)
        and (kinds is None or entry.kind == kinds)
        and (games is None or games in entry.games)
        and (sources is None or entry.provenance == sources)
    ]
    return Table(rows, f"{len(rows)} evolution{'s' * (len(rows) != 1)}" + (f" of {owner}" if owner else ""))


def _monster(wanted: str, known: Iterable[str]) -> str:
    words = sought_words(wanted)
    for name in known:
        if name.casefold().split() == words:
            return name
    raise KonyError(f"monster: {shown(wanted)} is not one of {', '.join(sorted(known))}")


def _row(entry: Card) -> dict[str, object]:
    return {
        "name": entry.name,
        "monster": entry.monster,
        "species": species_of(entry.monster),
        "kind": entry.kind,
        "effect": entry.effect,
        "when": capital(when(entry)),
        "game": ", ".join(entry.games),
        "provenance": entry.provenance,
        "id": entry.id,
    }
