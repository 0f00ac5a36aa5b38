"""How it comes to the number of dice that are rolled, in a sentence."""

from kony_nb.game.phrases import card, many, token
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.rolling import MOST_DICE
from kony_nb.rules.state import State

__all__ = ["dice_told"]


def dice_told(state: State, n: int) -> str:
    """Return how it comes to ``n`` dice that are rolled: the dice of the game, cards and tokens, and those kept.

    Parameters
    ----------
    state : State
        A state in which a roll waits; it is not changed.
    n : int
        How many dice are rolled.
    """
    step = state.agenda[-1]
    if step.kind != "dice":
        return f"{n} for a card, apart from the dice of the turn."
    monster, base = state.monsters[step.seat], GAMES[state.options.game].dice
    more = [(CARDS[each].dice, card(each)) for each in monster.cards if CARDS[each].dice]
    more += [
        (TOKENS[kind].dice * count, many(count, f"{token(kind)} token"))
        for kind, count in monster.tokens.items()
        if TOKENS[kind].dice and count
    ]
    own, kept, pool = base + sum(dice for dice, _ in more), len(state.kept), n + len(state.kept)
    parts = [f"{base} dice", *(f"{dice:+d} by {by}" for dice, by in more)]
    words = f"{monster.name} has {', '.join(parts)}"
    if own > MOST_DICE:
        words += f"; {MOST_DICE} is the most there is"
    elif own != pool:
        words += f"; by what else acts on them it is {pool}"
    left = f"{kept} {'is' if kept == 1 else 'are'} kept, so {n} {'is' if n == 1 else 'are'} rolled"
    return f"{words}. Of {pool} dice {left}." if kept else f"{words}."
