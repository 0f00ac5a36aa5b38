"""The cards of a scenario: each lies in one place only, and those not named make up the deck."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kony_nb.game.situation.faults import Faults
from kony_nb.game.spelling import spellings
from kony_nb.rules.cards.registry import CARDS, TOKENS, deck_of, replaced
from kony_nb.rules.errors import shown
from kony_nb.rules.phases.cards import copy_id
from kony_nb.rules.state import UNKNOWN, Monster, State

__all__ = ["KEYS", "CardBook", "Market", "describe_cards", "describe_hand", "read_cards"]

KEYS = ("market", "deck", "deck_top", "deck_bottom", "discards", "shuffles")
SHUFFLES_UP_TO = 9999
Market = tuple[str | None, str | None, str | None]


class CardBook:
    """Where each card was named; naming it again is a fault."""

    def __init__(self, game: str, power_up: bool) -> None:
        self.game = game
        self.every = deck_of(game)
        self.spelt = spellings({card: CARDS[card].name for card in reversed(self.every)})
        ours = [card for card in CARDS.values() if card.monster and game in card.games and power_up]
        ours = [card for card in ours if card.id not in replaced(game)]
        self.evolving = spellings({card.id: card.name for card in ours if not card.lies_as})
        self.where: dict[str, str] = {}
        self.copied: dict[str, str] = {}

    def evolutions(self, path: str, value: object, faults: Faults, *, hidden: bool = False) -> tuple[str, ...]:
        """Read a list of evolutions, each of which lies here and nowhere else; hidden ones may be ``"?"``."""
        found: list[str] = []
        for at, item in enumerate(faults.items(path, value)):
            if hidden and item == UNKNOWN:
                found.append(UNKNOWN)
                continue
            ident, _, model = item.partition(".") if isinstance(item, str) and item in CARDS else (item, "", "")
            card = faults.word(f"{path}[{at}]", ident, self.evolving)
            if card is not None and card in self.where:
                faults.add(f"{path}[{at}]", f"{card} is named twice, in {self.where[card]} too")
            elif card is not None:
                self.where[card] = f"{path}[{at}]"
                found.append(self.copy(f"{path}[{at}]", card, model, faults) if model else card)
        return tuple(found)

    def card(self, path: str, value: object, faults: Faults) -> str | None:
        """Read a card that lies here and nowhere else; of a card that there is twice, the next one."""
        card = faults.word(path, value, self.spelt)
        if card is not None:
            alike = (card, *(other for other in self.every if CARDS[other].design == card))
            card = next((each for each in alike if each not in self.where), card)
            if card in self.where:
                faults.add(path, f"{card} is named twice, in {self.where[card]} too")
                return None
            self.where[card] = path
        return card

    def row(self, path: str, value: object, faults: Faults) -> tuple[str, ...]:
        """Read a list of cards."""
        found = [
            self.card(f"{path}[{at}]", item, faults) for at, item in enumerate(faults.items(path, value))
        ]
        return tuple(card for card in found if card is not None)

    def hand(self, path: str, value: object, faults: Faults) -> tuple[tuple[str, ...], dict[str, int], dict[str, str]]:
        """Read Keep cards, ids or ``{"id": ..., "counters": n, "mark": text}``, the counters and the marks on them."""
        cards: list[str] = []
        counters, marks = {}, {}
        for at, entry in enumerate(faults.items(path, value)):
            here = f"{path}[{at}]"
            given = (
                faults.mapping(here, entry, ("id", "counters", "copies", "mark"))
                if isinstance(entry, Mapping)
                else {"id": entry}
            )
            ident, model = given.get("id"), given.get("copies")
            if isinstance(ident, str) and CARDS.get(ident) is not None and CARDS[ident].lies_as:
                ident, _, model = ident.partition(".")
            where = here if isinstance(entry, str) else f"{here}.id"
            if isinstance(ident, str) and ident in self.evolving.values():  # it lies between power cards
                card = next(iter(self.evolutions(here, [ident], faults)), None)
            else:
                card = self.card(where, ident, faults)
            if card is None:
                continue
            if model is not None:
                card = self.copy(here, card, model, faults)
            if CARDS[card].kind != "keep" and not CARDS[card].monster:
                faults.add(here, f"{card} is no Keep card: it is discarded when it is gained")
                continue
            cards.append(card)
            token = CARDS[card].design or card
            supply = TOKENS[token].supply if token in TOKENS else 0
            n = faults.whole(f"{here}.counters", given.get("counters", 0), 0, supply)
            if n:
                counters[card] = n
            if "mark" in given:
                if isinstance(given["mark"], str):
                    marks[card] = given["mark"]
                else:
                    faults.add(f"{here}.mark", f"{shown(given['mark'])} is not a text")
        return tuple(cards), counters, marks

    def copy(self, path: str, card: str, model: object, faults: Faults) -> str:
        """Read which card a copying card acts as; that one must be in play."""
        models = (*self.every, *self.evolving.values())
        spelt = {each: each for each in models if copy_id(card, each) in CARDS}
        if not spelt:
            faults.add(path, f"{card} acts as no other card")
            return card
        chosen = faults.word(f"{path}.copies", model, spelt)
        if chosen is None:
            return card
        self.copied[chosen] = path
        return copy_id(card, chosen)

    def check_copies(self, faults: Faults) -> None:
        """Note copies of cards that no monster has, when the cards of all are known."""
        for model, path in self.copied.items():
            if not self.where.get(model, "").startswith("monsters["):
                faults.add(f"{path}.copies", f"no monster has {model}")


def read_cards(given: Mapping[str, Any], book: CardBook, state: State, faults: Faults) -> None:
    """Read market, discards and deck into a state; the monsters' cards are in the book already."""
    market: list[str | None] = [None, None, None]
    for slot, entry in enumerate(faults.items("market", given.get("market", ()), 3)):
        if entry is not None:
            market[slot] = book.card(f"market[{slot}]", entry, faults)
    state.market = (market[0], market[1], market[2])
    state.discards = book.row("discards", given.get("discards", ()), faults)
    state.deck_top = book.row("deck_top", given.get("deck_top", ()), faults)
    state.deck_bottom = book.row("deck_bottom", given.get("deck_bottom", ()), faults)
    if "deck" in given:
        state.deck = tuple(sorted(book.row("deck", given["deck"], faults)))
    else:
        state.deck = tuple(card for card in book.every if card not in book.where)
    state.shuffles = faults.whole("shuffles", given.get("shuffles", 0), 0, SHUFFLES_UP_TO)


def describe_cards(state: State) -> dict[str, Any]:
    """Return market, discards and deck as a scenario names them, without what goes without saying."""
    found: dict[str, Any] = {}
    named = Counter(CARDS[card].lies_as or card for monster in state.monsters for card in monster.cards)
    lying = (*state.market, *state.discards, *state.deck_top, *state.deck_bottom)
    named.update(card for card in lying if card is not None)
    named.update(card for monster in state.monsters for card in monster.reserved)
    if state.market != (None, None, None):
        found["market"] = list(state.market)
    if state.discards:
        found["discards"] = list(state.discards)
    if state.deck_top:
        found["deck_top"] = list(state.deck_top)
    if state.deck_bottom:
        found["deck_bottom"] = list(state.deck_bottom)
    if state.deck != tuple(card for card in deck_of(state.options.game) if card not in named):
        found["deck"] = list(state.deck)
    if state.shuffles:
        found["shuffles"] = state.shuffles
    return found


def describe_hand(cards: tuple[str, ...], monster: Monster) -> list[str | dict[str, Any]]:
    """Return the cards that lie before a monster as a scenario names them."""
    found: list[str | dict[str, Any]] = []
    for card in cards:
        more: dict[str, Any] = {}
        if card in monster.counters:
            more["counters"] = monster.counters[card]
        if card in monster.marks:
            more["mark"] = monster.marks[card]
        found.append({"id": card, **more} if more else card)
    return found
