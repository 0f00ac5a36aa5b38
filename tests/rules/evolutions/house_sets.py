"""Tables for the house sets: who sits where with which evolutions, in either game."""

from typing import Any

from kony_nb.game.scenario import scenario
from kony_nb.rules.cards.registry import CARDS, evolutions_of
from kony_nb.rules.check import check
from tests.rules.table import OUTER, Table

BOTH = ("new_york", "tokyo")
NEW_YORK, TOKYO = BOTH
PUBLISHED = ("White Death", "Protector of Children")
IN = {NEW_YORK: "lower", TOKYO: "tokyo_city"}


def sits(name: str, at: str = "out", hand: Any = (), play: Any = (), **more: Any) -> dict[str, Any]:
    """Return a monster: ``in`` the city, ``out`` of it, or at a place; with evolutions in hand and face up."""
    return {"name": name, "place": at, "evolutions": {"hand": list(hand), "play": list(play)}, **more}


def place_of(game: str, at: str, seat: int) -> str:
    """Return the place for ``in`` and ``out``: outside, every seat has a borough of its own while there are four."""
    if at == "in":
        return IN[game]
    if at == "out":
        return OUTER[seat % len(OUTER)] if game == NEW_YORK else "outside"
    return at


def seated(game: str, *monsters: dict[str, Any], turn: int = 0, **situation: Any) -> Table:
    """Return a table with evolutions; ``turn`` is a seat."""
    placed = [{**entry, "place": place_of(game, entry["place"], seat)} for seat, entry in enumerate(monsters)]
    given = {"game": game, "expansions": ["power_up"], "monsters": placed, "turn": placed[turn]["name"], **situation}
    stands = scenario(given)
    table = Table(stands.state, list(stands.root.events))
    assert check(table.state) == []
    return table


def quiet(table: Table) -> Table:
    """Let everybody pass who is asked to play an evolution now."""
    table.settle()
    while table.asked[1] == "play":
        table.play("pass")
        table.settle()
    return table


def is_there(table: Table, seat: int, *cards: str) -> bool:
    """Return whether these evolutions lie face up in front of a seat."""
    return set(cards) <= set(table[seat].cards)


def complete(monster: str) -> None:
    """Hold a house set to its shape in both games: eight evolutions, four of each kind, all effects distinct."""
    for game in BOTH:
        cards = [CARDS[card] for card in evolutions_of(game, monster)]
        assert len(cards) == 8
        assert sorted(card.kind for card in cards) == ["permanent"] * 4 + ["temporary"] * 4
        assert len({card.effect for card in cards}) == len({card.name for card in cards}) == 8
        assert all(card.provenance == ("published" if card.name in PUBLISHED else "house") for card in cards)
        assert all(len(card.effect) <= 160 and card.rulings for card in cards)
    names = [{CARDS[card].name for card in evolutions_of(game, monster)} for game in BOTH]
    assert names[0] == names[1]
