"""What the challenge cards hide: who holds which, what lies in the deck, what has been decided about revealing.

For `kony_nb.game.hidden`, which calls `mask` for a view, and `deal` to deal again what it hides.
"""

from fractions import Fraction

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Chance, Luck
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.phases.challenging import HIDE, REVEAL
from kony_nb.rules.state import UNKNOWN, State, Step

__all__ = ["deal", "mask"]


class Secret(Chance):
    """What somebody else has decided, as far as one knows: either, each as likely as the other."""

    kind = "secret"
    rule = "luc.challenge.secret"

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return both."""
        return (HIDE, Fraction(1, 2)), (REVEAL, Fraction(1, 2))

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat, what is unknown of it, how many cards it has drawn, and how many cards are left."""
        return step.seat, step.kind, state.monsters[step.seat].challenges, len(state.challenge_deck)


SECRET = Secret()


def mask(state: State, seat: int) -> None:
    """Hide, in place, what a seat may not know; with -1 what nobody else may.

    The bag of unseen cards holds then every card that may lie in the deck: those of the others and those that have
    left the game unseen too. So it is larger than the deck; how many cards lie there follows from the other counts.
    """
    known = set(state.challenge_discards)
    for at, monster in enumerate(state.monsters):
        if at == seat:
            known.add(monster.challenge)
        else:
            monster.challenge = UNKNOWN if monster.challenge else ""
            monster.secret = UNKNOWN if monster.secret else ""
    state.challenge_deck = tuple(sorted(set(CHALLENGES) - known))


def deal(state: State, luck: Luck) -> None:
    """Deal, in place, what `mask` has hidden: a card to each hand, those that have left the game, the decisions."""
    for at, monster in enumerate(state.monsters):
        if monster.challenge == UNKNOWN:
            monster.challenge = take(state, at, luck)
        if monster.secret == UNKNOWN:
            bag = {HIDE.verb: 1, REVEAL.verb: 1}
            monster.secret = luck.draw(bag, SECRET, state, Step(SECRET.kind, at))
    held = sum(bool(monster.challenge) for monster in state.monsters)
    there = len(CHALLENGES) - held - len(state.challenge_discards) - state.challenge_out
    while len(state.challenge_deck) > there:
        take(state, 0, luck)


def take(state: State, seat: int, luck: Luck) -> str:
    """Take a card out of the bag, by an address at which the game itself never draws."""
    card = luck.draw(dict.fromkeys(state.challenge_deck, 1), SECRET, state, Step("unknown_challenge", seat))
    state.challenge_deck = tuple(other for other in state.challenge_deck if other != card)
    return card
