"""The evolutions of a scenario: in hand, face up, discarded; what is not named of a monster's set is its deck.

In hand and deck ``"?"`` is an evolution that whoever tells the scenario does not know.
"""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from kony_nb.game.situation.cards import CardBook
from kony_nb.game.situation.faults import Faults
from kony_nb.rules.cards.registry import CARDS, evolutions_of, power_cards
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.state import UNKNOWN, Monster, State

__all__ = ["describe_evolutions", "lie_bare", "read_evolutions"]

KEYS = ("hand", "play", "discard", "deck", "draws")
FIRST_DRAWS = 2
"""Evolutions that a monster has drawn in the set-up."""
DRAWS_UP_TO = 9999


def read_evolutions(entries: Sequence[Any], state: State, book: CardBook, faults: Faults) -> None:
    """Read the evolutions of every monster into a state; the face-up ones come after the power cards."""
    given = [
        faults.mapping(f"monsters[{at}].evolutions", entry.get("evolutions", {}), KEYS)
        if isinstance(entry, Mapping)
        else {}
        for at, entry in enumerate(entries)
    ]
    if not state.options.power_up:
        for at, entry in enumerate(entries):
            if isinstance(entry, Mapping) and "evolutions" in entry:
                faults.add(f"monsters[{at}].evolutions", "evolutions are played with expansions: ['power_up'] only")
        return
    for at, (monster, named) in enumerate(zip(state.monsters, given, strict=False)):
        path = f"monsters[{at}].evolutions"
        monster.hand = book.evolutions(f"{path}.hand", named.get("hand", ()), faults, hidden=True)
        monster.spent = book.evolutions(f"{path}.discard", named.get("discard", ()), faults)
        lying = book.evolutions(f"{path}.play", named.get("play", ()), faults)
        for card in lying:
            if CARDS[card].kind != "permanent" and not CARDS[card].lasts:
                faults.add(f"{path}.play", f"{card} is discarded when it is played")
        monster.cards = (*monster.cards, *lying)
        monster.draws = faults.whole(f"{path}.draws", named.get("draws", FIRST_DRAWS), 0, DRAWS_UP_TO)
        if "deck" in named:
            monster.evolutions = tuple(sorted(book.evolutions(f"{path}.deck", named["deck"], faults, hidden=True)))
        if monster.lp > max_lp(monster):
            faults.add(f"monsters[{at}].lp", f"{monster.lp} is not 0 to {max_lp(monster)}")
        if not monster.alive and (monster.hand or monster.spent or lying or monster.evolutions):
            faults.add(path, "a monster that is out of the game has none")
    for monster, named in zip(state.monsters, given, strict=False):
        if "deck" not in named and monster.alive:
            monster.evolutions = usual_deck(state, monster, book.where)
    count_unknown(state, book, faults)


def usual_deck(state: State, monster: Monster, placed: Container[str]) -> tuple[str, ...]:
    """Return the deck that nobody has to name: what lies nowhere of the monster's set, unknown if its hand is."""
    left = tuple(card for card in evolutions_of(state.options.game, monster.name) if card not in placed)
    unknown = monster.hand.count(UNKNOWN)
    return (UNKNOWN,) * (len(left) - unknown) if unknown else left


def count_unknown(state: State, book: CardBook, faults: Faults) -> None:
    """Note where more evolutions are unknown than can lie there."""
    left = [
        sum(card not in book.where for card in evolutions_of(state.options.game, monster.name))
        for monster in state.monsters
    ]
    unknown = [(*monster.hand, *monster.evolutions).count(UNKNOWN) for monster in state.monsters]
    if state.options.mutant_draft == "on":
        if sum(unknown) > sum(left):
            faults.add("monsters", f"{sum(unknown)} unknown evolutions, only {sum(left)} are named nowhere")
        return
    for at, (n, most) in enumerate(zip(unknown, left, strict=True)):
        if n > most:
            faults.add(f"monsters[{at}].evolutions", f"{n} unknown, only {most} of the set are named nowhere")


def lie_bare(monster: Monster) -> bool:
    """Return whether the evolutions of a monster lie after its power cards, with nothing on them: ids say it all."""
    powers = power_cards(monster.cards)
    evolutions = monster.cards[len(powers) :]
    bare = not any(card in monster.counters or card in monster.marks for card in evolutions)
    return bare and monster.cards[: len(powers)] == powers


def describe_evolutions(state: State, seat: int) -> dict[str, Any]:
    """Return the evolutions of a monster as a scenario names them, without what goes without saying."""
    monster = state.monsters[seat]
    found: dict[str, Any] = {}
    lying = [card for card in monster.cards if CARDS[card].monster]
    for key, cards in (("hand", monster.hand), ("play", lying), ("discard", monster.spent)):
        if cards and (key != "play" or lie_bare(monster)):
            found[key] = list(cards)
    placed = {card for other in state.monsters for card in (*other.hand, *other.cards, *other.spent)}
    drafted = state.options.mutant_draft == "on"  # from the sets of all: what goes without saying would too
    if monster.alive and (drafted or monster.evolutions != usual_deck(state, monster, placed)):
        found["deck"] = list(monster.evolutions)
    if monster.draws != FIRST_DRAWS:
        found["draws"] = monster.draws
    return found
