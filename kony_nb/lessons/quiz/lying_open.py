"""What is hidden in a game and lies open for a question, in words: no board shows it."""

from collections.abc import Iterable

from kony_nb.game.phrases import card
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.state import State
from kony_nb.views.luchador import gain_words

__all__ = ["lying_open"]

REVEALING = "reveal_or_hide"
"""The kind of the decision after which the cards are compared."""


def lying_open(state: State) -> list[str]:
    """Return which evolutions and challenge cards the monsters hold, a sentence in brackets for each sort.

    What a challenge card is worth is told where the sides decide whether to reveal theirs: strength and reward of who
    fights, bonus and reward of an ally's.

    Parameters
    ----------
    state : State
        The position, with everything known; it is not changed.
    """
    living = [(seat, state.monsters[seat]) for seat in state.living]
    hands = [f"{each.name} holds {listed(map(card, each.hand))}" for _, each in living if each.hand]
    found = [f"(Evolutions in hand, open for this question: {'; '.join(hands)}.)"] if hands else []
    if any(each.challenge for _, each in living):
        told = [f"{each.name} has {worth(state, seat)}" for seat, each in living if each.challenge]
        without = [each.name for _, each in living if not each.challenge]
        told += [f"{listed(without)} {'has' if len(without) == 1 else 'have'} none"] if without else []
        found.append(f"(Challenge cards, open for this question: {'; '.join(told)}.)")
    return found


def worth(state: State, seat: int) -> str:
    """Return the challenge card of a seat, with its numbers where they decide soon."""
    entry = CHALLENGES[state.monsters[seat].challenge]
    if not any(step.kind == REVEALING for step in state.agenda[-1:]):
        return entry.name
    fighting = next(step.args[:2] for step in state.agenda if step.kind == "compare")
    if seat in fighting:
        return f"{entry.name}, strength {entry.strength}, wins {gain_words(entry.reward)}"
    return f"{entry.name}, as an ally's card bonus {entry.bonus}, wins {gain_words(entry.team_up_reward)}"


def listed(words: Iterable[str]) -> str:
    """Return words in a row: ``a, b and c``."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last
