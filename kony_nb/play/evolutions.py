"""How the greedy bot plays evolutions: at every decision it weighs what each choice leads to against waiting."""

from collections.abc import Callable

from kony_nb.play.challenges import CHALLENGE_CHOICES
from kony_nb.play.evolution_values import IN_HAND
from kony_nb.play.judgements import JUDGEMENTS, any_worth
from kony_nb.play.outlook import Outlook, face_up_worth
from kony_nb.play.worth import game_left
from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.state import State

__all__ = ["hand_worth", "worth_of"]

LITTLE = 0.01
"""What a play must bring besides; and less than any difference that matters."""
EFFORT = 0.1
"""What using an evolution that lies face up must bring at least."""
PLAIN = ("roll", "first_roll", "order", "by_hand")
"""Decisions of the games themselves for which `any_worth` is good enough."""


def worth_of(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Return what each legal action of the decision that waits is worth to the seat, in victory points."""
    kind = state.agenda[-1].kind
    choice = JUDGEMENTS[state.options.game].choices.get(kind) or CHALLENGE_CHOICES.get(kind)
    if not state.options.power_up:
        return (choice or any_worth)(state, seat, legal)
    if kind in ("keep_evolution", "draft"):
        return [hand_worth(state, seat, pick.args[0]) for pick in legal]
    if choice is None and kind not in PLAIN and not any(kind in other.choices for other in JUDGEMENTS.values()):
        return _new_worth(state, seat, legal)
    own = tuple([choice for choice in legal if not of_evolution(choice)])
    if len(own) == len(legal):
        return (choice or any_worth)(state, seat, legal)
    judged = dict(zip(own, (choice or any_worth)(state, seat, own), strict=True)) if own else {}
    best = max(judged.values(), default=0.0)
    outlook = Outlook(state, seat)
    return [judged[choice] if choice in judged else best + _gain(outlook, choice) for choice in legal]


def of_evolution(choice: Action) -> bool:
    """Return whether an action plays an evolution, or uses one that lies face up."""
    if choice.verb == "play":
        return True
    return choice.verb == "use" and choice.args[0] in CARDS and bool(CARDS[choice.args[0]].monster)


def _new_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Return what choices are worth of a decision that only an evolution asks, or a window."""
    outlook = Outlook(state, seat)
    worth = []
    for choice in legal:
        if choice.verb == "pass":
            worth.append(0.0)
        elif of_evolution(choice):
            worth.append(_gain(outlook, choice))
        else:
            worth.append(outlook.gain(choice) + LITTLE)  # where it makes no difference it does not pass
    return worth


def _gain(outlook: Outlook, choice: Action) -> float:
    """Return what playing or using an evolution is worth now, against not doing so."""
    gain = outlook.gain(choice)
    if choice.verb == "use":
        return gain - EFFORT
    entry = CARDS[choice.args[0]]
    if entry.kind == "permanent" or entry.lasts:
        return gain
    kept = kept_worth(outlook.state.options.game, entry.id) * outlook.left
    if abs(gain) < LITTLE:  # it acts where the bot does not see it, and its moment is now
        return LITTLE
    return gain - kept + LITTLE


def kept_worth(game: str, card: str) -> float:
    """Return what having a temporary evolution in hand is worth at a game's start."""
    return IN_HAND.get(card, JUDGEMENTS[game].waits)


def hand_worth(state: State, seat: int, card: str) -> float:
    """Return what drawing an evolution into the hand is worth to a seat.

    Parameters
    ----------
    state : State
        The moment.
    seat : int
        Who draws.
    card : str
        One that it may keep or take.
    """
    entry, left = CARDS[card], game_left(state)
    if entry.kind == "permanent" or entry.lasts:
        return left * face_up_worth(card)
    waits = left * kept_worth(state.options.game, card)
    if state.phase == "setup" or entry.timing or not acts_now(state, seat, card):
        return waits
    return max(waits, Outlook(state, seat).gain(action("play", card)))


def acts_now(state: State, seat: int, card: str) -> bool:
    """Return whether an evolution could be played now if the seat had it in hand."""
    now: Callable[[State, int, str], bool] | None = CARDS[card].playable
    own = state.turn == seat
    whose = CARDS[card].whose
    return (not whose or own == (whose == "own")) and (now is None or now(state, seat, "other"))
