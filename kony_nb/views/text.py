"""The board in words, for the terminal, for screen readers and for who cannot see the picture."""

from collections.abc import Collection, Iterable
from typing import Protocol

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS, TOKENS, power_cards
from kony_nb.rules.faces import in_words
from kony_nb.rules.phases.gains import max_lp, total_vp
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.referee import decider, legal_actions, pending
from kony_nb.rules.state import State
from kony_nb.views.board_market import for_sale
from kony_nb.views.evolutions import counts, discarded, face_up, named
from kony_nb.views.games import view_of
from kony_nb.views.luchador import dial, mask_words, vp_words
from kony_nb.views.resolved import resolved_words
from kony_nb.views.theme import marks
from kony_nb.views.words import (
    asked,
    capital,
    folded,
    headline,
    known_actions,
    known_on_top,
    may_know_choices,
    open_decider,
    place_name,
)

__all__ = ["board_text", "summary"]

_LISTED = 14
"""Legal actions up to this many are listed one by one."""


class HasState(Protocol):
    """A game: whatever has a current state."""

    @property
    def state(self) -> State:
        """The current state."""


def summary(state: State, seats: Collection[int] | None = None) -> str:
    """Return the state in a few sentences: who is asked what, where every monster is and what it has.

    What who sits on these seats may not know is left out; without seats the one who is asked reads it.
    """
    sentences = [asked(state, seats)]
    if state.dice:
        done = resolved_words(state)
        sentences.append(f"Dice: {in_words(state.dice)}{f'; resolved: {done}' if done else ''}.")
    for monster in state.monsters:
        if not monster.alive:
            sentences.append(f"{monster.name} is out of the game.")
            continue
        numbers = f"{monster.lp} LP, {vp_words(monster)}, {monster.energy} energy"
        where = place_name(monster.place) if monster.place else "not placed yet"
        sentences.append(f"{monster.name}, {where}: {numbers}.")
        if state.options.luchador:
            sentences.append(f"Its masks: {mask_words(monster)}.")
        if state.options.power_up:
            evolving = [*(f"{named(card)} face up" for card in face_up(monster)), counts(monster)]
            sentences.append(f"Its evolutions: {', '.join(evolving)}.")
    view = view_of(state)
    return " ".join((*sentences, *view.lying(state), *view.beside(state)))


def board_text(game: State | HasState, *, seats: Collection[int] | None = None) -> str:
    """Return everything that the board shows, as text of at most 80 columns.

    Parameters
    ----------
    game : State or Game
        What to describe.
    seats : collection of int, optional
        Who reads: what only others may know is left out. The seat that decides if not given.

    Returns
    -------
    str
        Whose turn and phase, what is asked, the dice, every monster with what it has, every place with what
        is there, the market and the cards beside it, and what the deciding seat may do.
    """
    state = game if isinstance(game, State) else game.state
    lines = [headline(state), *folded(asked(state, seats))]
    waiting = pending(state)
    if waiting is not None and waiting[1].rule:
        lines.append(f"Rule: {waiting[1].rule}")
    if state.dice:
        lines += _dice(state)
    view = view_of(state)
    lines += ["", "Monsters", *_monsters(state), "", *view.places(state)]
    lines += ["", "Market", *_market(state, (decider(state),) if seats is None else seats), *view.beside(state)]
    if open_decider(state, seats) >= 0 and (seats is None or may_know_choices(state, seats)):
        known = known_actions(state, legal_actions(state), seats)
        lines += ["", f"{state.monsters[decider(state)].name} may", *_actions(known)]
    return "\n".join(lines)


def _dice(state: State) -> list[str]:
    lines = folded(f"Dice: {' '.join(state.dice)} ({in_words(state.dice)})")
    if state.kept:
        lines.append(f"Kept before the last roll: {' '.join(state.kept)}")
    if state.results:  # in small letters where they were converted and more may be
        lines.append(f"Still to be resolved: {' '.join(state.results.upper())}")
    if state.phase == "roll":
        lines.append(f"Rolls left: {state.rolls_left}")
    return lines


def _monsters(state: State) -> list[str]:
    lines = []
    for seat, (monster, mark) in enumerate(zip(state.monsters, marks([m.name for m in state.monsters]), strict=True)):
        turn = "*" if seat == state.turn and not state.result else " "
        head = f"{turn} {mark.letter} {monster.name:<13}"
        if not monster.alive:
            lines.append(f"{head} out of the game")
            continue
        where = capital(PLACE_NAMES[monster.place]) if monster.place else "not placed yet"
        numbers = f"{monster.lp:>2}/{max_lp(monster)} LP {total_vp(monster):>3} VP {monster.energy:>3} energy"
        lines.append(f"{head} {numbers}  {where}")
        owned = [CARDS[card].name + _counted(monster.counters.get(card, 0)) for card in power_cards(monster.cards)]
        owned += [f"{n} {TOKENS[token].name} token{'s' * (n > 1)}" for token, n in sorted(monster.tokens.items())]
        if owned:
            lines += folded("has " + ", ".join(owned), "      ")
        if state.options.luchador:
            beside = dial(monster)
            lines += folded(f"masks: {mask_words(monster)}" + (f"; {beside}" if beside else ""), "      ")
        if state.options.power_up:
            lying = [named(card) + _counted(monster.counters.get(card, 0)) for card in face_up(monster)]
            lines += folded("evolutions: " + "; ".join([*lying, counts(monster)]), "      ")
            if monster.spent:
                lines += folded("discarded evolutions: " + discarded(monster), "      ")
    return lines


def _counted(n: int) -> str:
    return f" ({n})" if n else ""


def _market(state: State, seats: Collection[int]) -> list[str]:
    lines = []
    for i, card in enumerate(state.market, 1):
        if card is None:
            lines.append(f"  {i}. no card")
            continue
        entry = CARDS[card]
        cost, reason = for_sale(state, card)
        cheaper = f", 1 less in {', '.join(place_name(b) for b in entry.discount)}" if entry.discount else ""
        here = f", here {cost}" if cost < entry.cost else ""
        lines += folded(f"{i}. {entry.name}, {entry.cost} energy{cheaper}{here} ({entry.kind}): {entry.effect}", "  ")
        lines += folded(f"not now: {reason}", "     ") if reason else []
    top = known_on_top(state, seats)
    known = f", known on top: {', '.join(top)}" if top else ""
    deck = len(state.deck) + len(state.deck_top)
    return lines + folded(f"Deck: {deck} cards{known}. Discards: {len(state.discards)}.", "  ")


def _actions(legal: Iterable[Action]) -> list[str]:
    """Return the legal actions, the many ways to keep dice in one line."""
    actions = list(legal)
    keeps = [action for action in actions if action.verb == "keep"]
    lines = []
    if len(keeps) > _LISTED:
        actions = [action for action in actions if action.verb != "keep"]
        example = f"({len(keeps)} ways, for example {keeps[-1].text})"
        lines += folded(f"keep ...: any dice, the others are rolled again {example}", "  ")
    for action in actions:
        lines += folded(f"{action.text}: {action.label}", "  ")
    return lines
