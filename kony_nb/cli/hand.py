"""What is hidden, in the terminal: printed to its own person only, and gone before the next one looks."""

import sys

from kony_nb.cli.terminal import ask
from kony_nb.game.spelling import plain
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.views.evolutions import PROVENANCES, counts, named, when
from kony_nb.views.luchador import challenge_facts
from kony_nb.views.words import folded
from kony_nb.widgets.asking import ASK_ME
from kony_nb.widgets.hand import hand_over
from kony_nb.widgets.hints_evolutions import not_now
from kony_nb.widgets.session import Session

__all__ = ["clear", "pass_over", "set_asking", "show_hand"]

CLEAR = "\033[2J\033[3J\033[H"
"""Clears a terminal, and what was scrolled away."""
LINE = "-" * 60


def clear() -> None:
    """Take what was printed off the screen; where it is no terminal a line stands in its place."""
    print(CLEAR if sys.stdout.isatty() else LINE, end="" if sys.stdout.isatty() else "\n")


def pass_over(name: str) -> bool:
    """Clear the screen and wait until the named person looks; return False at the end of the input."""
    clear()
    return ask(f"{hand_over(name)} Press Enter. ") is not None


def show_hand(session: Session, who: str = "") -> None:
    """Print the hand of a person: of the one named, else of the one who is asked; others may not be looking.

    Raises
    ------
    KonyError
        If nothing is held unseen, or no person plays that monster.
    """
    state, decision = session.game.state, session.game.decision
    if not (state.options.power_up or state.options.luchador):
        raise KonyError("hand: evolutions are played with --power-up, challenge cards with --luchador")
    people = {plain(state.monsters[seat].name): seat for seat in session.people}
    if who and plain(who) not in people:
        known = ", ".join(state.monsters[at].name for at in session.people)
        raise KonyError(f"hand: {shown(who)} is not one of {known}")
    asked = session.people[0] if decision is None else decision.index
    seat = people[plain(who)] if who else asked
    name = state.monsters[seat].name
    apart = seat not in session.lookers
    if apart and not pass_over(name):
        return
    if state.options.power_up:
        print_evolutions(session, seat)
    if state.options.luchador:
        held = CHALLENGES.get(state.monsters[seat].challenge)
        print(f"{name}'s challenge card: {'none' if held is None else held.name}")
        for words in () if held is None else (*challenge_facts(held), PROVENANCES[held.provenance]):
            print("\n".join(folded(words, "  ", "")))
    if apart:
        ask("Press Enter to hide it. ")
        clear()


def print_evolutions(session: Session, seat: int) -> None:
    """Print the evolutions in the hand of a seat, what each does and when, and its deck."""
    state = session.game.state
    monster = state.monsters[seat]
    print(f"{monster.name}'s evolutions: {counts(monster)}")
    for card in monster.hand:
        entry, reason = CARDS[card], not_now(state, seat, card)
        told = f"play {card}: {named(card)}. {entry.effect} {when(entry)}" + (f" Not now: {reason}." if reason else "")
        asking = session.asking.get(seat, {}).get(card)
        print("\n".join(folded(told + (f" [{ASK_ME[asking]}]" if asking else ""), "  ")))
    if monster.evolutions:
        print("\n".join(folded(f"deck: {', '.join(CARDS[card].name for card in monster.evolutions)}", "  ")))


def set_asking(session: Session, rest: str) -> None:
    """Set ``ask EVOLUTION always|attacked|never`` for the one who looks.

    Raises
    ------
    KonyError
        If nobody looks at a hand, or for another evolution or word.
    """
    card, _, word = rest.rpartition(" ")
    if not session.lookers:
        raise KonyError("ask: several persons are at the screen; answer when you are asked in secret")
    session.ask_me(session.lookers[0], plain(card), word.lower())
    print(f"  {CARDS[plain(card)].name}: {ASK_ME[word.lower()]}.")
