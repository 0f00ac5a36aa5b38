"""Evolutions: each in one place, eight of each monster in the game, none without the expansion."""

from collections.abc import Iterator

from kony_nb.rules.cards.registry import CARDS, evolutions_of
from kony_nb.rules.power_up.setup import SET
from kony_nb.rules.state import Monster, State

__all__ = ["evolutions", "known"]


def held(monster: Monster) -> tuple[str, ...]:
    """Return the evolutions of a monster, wherever they lie."""
    lying = tuple(CARDS[card].lies_as or card for card in monster.cards if card in CARDS and CARDS[card].monster)
    return (*monster.hand, *monster.evolutions, *monster.spent, *monster.packet, *lying)


def undecided(state: State) -> Iterator[tuple[int, str]]:
    """Yield the evolutions that were drawn and wait for a choice, with the seat."""
    for step in state.agenda:
        if step.kind == "keep_evolution":
            for card in step.args[2:]:
                yield step.seat, card


def known(state: State, faults: list[str]) -> None:
    """Add evolutions that are unknown, foreign, or in two places at once."""
    every = [*state.pool, *(card for monster in state.monsters for card in held(monster))]
    every += [card for _, card in undecided(state)]
    if not state.options.power_up:
        if every:
            faults.append(f"evolutions: {', '.join(every)} in a game without them, at monsters")
        return
    game = state.options.game
    faults += [
        f"evolution-name: {card!r} is no evolution of this game, at monsters"
        for card in every
        if card not in CARDS or not CARDS[card].monster or game not in CARDS[card].games
    ]
    if len(set(every)) < len(every):
        twice = sorted(card for card in set(every) if every.count(card) > 1)
        faults.append(f"evolutions-conserved: {', '.join(twice)} in more than one place, at monsters")


def evolutions(state: State, faults: list[str]) -> None:
    """Add what is wrong with the number of evolutions, their order, and marks."""
    if not state.options.power_up:
        return
    waiting = list(undecided(state))
    drafting = bool(state.pool) or any(step.kind in ("draft_round", "deal") for step in state.agenda)
    for seat, monster in enumerate(state.monsters):
        there = held(monster)
        n = len(there) + sum(at == seat for at, _ in waiting)
        if not drafting and n != (SET if monster.alive else 0):
            faults.append(f"evolutions-count: {n}, a living monster has {SET}, at monsters[{seat}]")
        if drafting and n > SET:
            faults.append(f"evolutions-count: {n}, at most {SET} are dealt, at monsters[{seat}]")
        if tuple(sorted(monster.evolutions)) != monster.evolutions:
            faults.append(f"evolutions-order: the bag is not sorted, at monsters[{seat}].evolutions")
        if not drafting and state.options.mutant_draft == "off":
            foreign = set(there) - set(evolutions_of(state.options.game, monster.name))
            if foreign:
                faults.append(f"evolutions-set: {', '.join(sorted(foreign))} of another, at monsters[{seat}]")
        faults += [
            f"mark: {mark!r} on {card}, which does not lie there, at monsters[{seat}].marks"
            for card, mark in monster.marks.items()
            if card not in monster.cards
        ]
        faults += [
            f"face-up: {card} lies face up and is discarded when played, at monsters[{seat}].cards"
            for card in monster.cards
            if CARDS[card].kind == "temporary" and not CARDS[card].lasts
        ]
