"""How the greedy bot challenges: it counts what its own card wins against a card that it does not know."""

from kony_nb.play.judgements import Choice
from kony_nb.rules.actions import Action
from kony_nb.rules.luchador.cards import CHALLENGES, Challenge, Gain
from kony_nb.rules.phases.gains import MASK_VP
from kony_nb.rules.state import State

__all__ = ["CHALLENGE_CHOICES"]

ENERGY, LP = 0.4, 0.5
"""What a reward's energy and life points are worth, in victory points."""


def worth_of(reward: Gain) -> float:
    """Return what a reward is worth."""
    return reward.vp + ENERGY * reward.energy + LP * reward.lp


def unknown(state: State, seat: int) -> list[Challenge]:
    """Return the cards that another may hold, as far as the seat knows."""
    own = state.monsters[seat].challenge
    return [card for ident, card in CHALLENGES.items() if ident != own and ident not in state.challenge_discards]


def revealing(state: State, seat: int, *, first: bool) -> float:
    """Return what revealing is worth against one that reveals any card, a tie going to the champion."""
    own = CHALLENGES[state.monsters[seat].challenge]
    others = unknown(state, seat)
    wins = sum(own.strength > other.strength or (not first and own.strength == other.strength) for other in others)
    return (wins * (MASK_VP + worth_of(own.reward)) - (len(others) - wins) * MASK_VP) / max(1, len(others))


def challenge(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Challenge where the own card is likely to win."""
    worth = revealing(state, seat, first=True)
    return [0.0 if choice.verb == "pass" else worth for choice in legal]


def call_help(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Call for help always: an ally only adds."""
    return [1.0 if choice.verb == "help" else 0.0 for choice in legal]


def volunteer(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Help for what it may bring: the card comes back, or another one for it."""
    worth = worth_of(CHALLENGES[state.monsters[seat].challenge].team_up_reward)
    return [worth if choice.verb == "help" else 0.0 for choice in legal]


def pick_ally(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Take the first volunteer: nobody knows their cards."""
    return [float(len(legal) - at) if choice.verb == "pick" else 0.0 for at, choice in enumerate(legal)]


def reveal_or_hide(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Reveal where that is worth more than nothing against one that reveals too."""
    worth = revealing(state, seat, first=seat == state.turn)
    return [worth if choice.verb == "reveal" else 0.0 for choice in legal]


CHALLENGE_CHOICES: dict[str, Choice] = {
    "challenge": challenge,
    "call_help": call_help,
    "volunteer": volunteer,
    "pick_ally": pick_ally,
    "reveal_or_hide": reveal_or_hide,
}
"""How each decision of a challenge is answered, in either game."""
