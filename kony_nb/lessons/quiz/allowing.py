"""Why an action is allowed, in numbers: prices and what is there, room and who stands there."""

from collections.abc import Callable

from kony_nb.game.phrases import card, many, place
from kony_nb.rules.actions import Action, from_text
from kony_nb.rules.faces import counted, in_words
from kony_nb.rules.new_york.destruction import price
from kony_nb.rules.phases.buying import SWEEP_COST, price_for
from kony_nb.rules.state import State

__all__ = ["allowing"]


def allowing(state: State, text: str) -> str:
    """Return why the seat that is asked may do this, "" where there is no number to it.

    Parameters
    ----------
    state : State
        The state in which the action is legal; it is not changed.
    text : str
        The action.
    """
    act = from_text(text)
    return WHY[act.verb](state, act) if act is not None and act.verb in WHY else ""


def bought(state: State, act: Action) -> str:
    """Return what a card costs here and what is there."""
    seat = state.agenda[-1].seat
    cost = price_for(state, seat, act.args[0])
    if cost is None:
        return ""
    monster = state.monsters[seat]
    return f"{card(act.args[0])} costs {cost} energy here, and {monster.name} has {monster.energy}."


def swept(state: State, act: Action) -> str:
    """Return what a sweep costs and what is there."""
    monster = state.monsters[state.agenda[-1].seat]
    return f"A sweep costs {SWEEP_COST} energy, and {monster.name} has {monster.energy}."


def roomy(state: State, act: Action) -> str:
    """Return how many stand where somebody wants to go."""
    there = [each.name for each in state.monsters if each.alive and each.place == act.args[0]]
    stand = f"stand{'s' * (len(there) == 1)} {' and '.join(there)}" if there else "stands nobody"
    return f"In {place(act.args[0])} {stand}, and there is room for two."


def faces_left(state: State, act: Action) -> str:
    """Return what is left to resolve."""
    return f"Left to resolve are {in_words(state.results)}, in any order."


def rerolled(state: State, act: Action) -> str:
    """Return how many dice are rolled again, and how many rolls are left."""
    n, left = len(state.dice) - len(act.args[0] if act.args else ""), state.rolls_left
    again = "1 die is" if n == 1 else f"{n} dice are"
    return f"{again} rolled again, and {many(left, 'roll')} {'is' if left == 1 else 'are'} left."


def destroyed(state: State, act: Action) -> str:
    """Return what a target takes and how many results are left."""
    step = state.agenda[-1]
    borough, target = act.args[0].split(".")
    what = state.boroughs[borough].stacks[int(target) - 1][-1] if target.isdigit() else target
    takes, _ = price(what, state.monsters[step.seat].cards)
    left = step.args[0]
    return f"It takes {counted(takes, 'D')}, and {counted(left, 'D')} {'is' if left == 1 else 'are'} left."


WHY: dict[str, Callable[[State, Action], str]] = {
    "buy": bought,
    "sweep": swept,
    "move": roomy,
    "flee": roomy,
    "place": roomy,
    "resolve": faces_left,
    "keep": rerolled,
    "destroy": destroyed,
}
