"""The set-up with masks and challenges, and how a challenge card is drawn."""

from fractions import Fraction

from kony_nb.rules.actions import Action, drawn
from kony_nb.rules.agenda import Chance, Luck, automatic, chance
from kony_nb.rules.events import Log
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.state import State, Step

__all__ = ["add_challenges"]


def add_challenges(state: State) -> None:
    """Attach a mask to every monster, in place, and lay on the agenda that each draws a challenge card."""
    for monster in state.monsters:
        monster.mask = True
    state.challenge_deck = tuple(sorted(CHALLENGES))
    state.agenda += [Step("draw_challenge", seat) for seat in reversed(range(len(state.monsters)))]


@automatic("draw_challenge")
def draw_challenge(state: State, step: Step, log: Log) -> None:
    """Draw one, if there is one; an empty deck is made of the discarded ones first."""
    if not state.challenge_deck:
        if not state.challenge_discards:
            log.add("no_challenge_card", "luc.deck.none-left", step.seat)
            return
        state.challenge_deck, state.challenge_discards = tuple(sorted(state.challenge_discards)), ()
        state.challenge_shuffles += 1
        log.add("shuffle_challenges", "luc.deck.reshuffle", n=len(state.challenge_deck))
    state.agenda.append(Step("challenge_card", step.seat))


@chance
class ChallengeCard(Chance):
    """The next challenge card of the deck, for its owner's eyes only."""

    kind = "challenge_card"
    rule = "luc.setup.card"
    prompt = "A challenge card is drawn."
    private = True

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every card of the deck, each as likely as any other."""
        deck = state.challenge_deck
        return tuple((drawn(card), Fraction(1, len(deck))) for card in deck)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat, and how many it has drawn."""
        return step.seat, "challenge", state.monsters[step.seat].challenges

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Draw one."""
        return drawn(luck.draw(dict.fromkeys(state.challenge_deck, 1), self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Give it to the seat."""
        card, seat = outcome.args[0], step.seat
        monster = state.monsters[seat]
        state.challenge_deck = tuple(other for other in state.challenge_deck if other != card)
        monster.challenge = card
        monster.challenges += 1
        rule = "luc.setup.card" if state.phase == "setup" else "luc.deck.new-card"
        log.add("new_challenge", rule, seat)
        log.add("draw_challenge", rule, seat, what=card, to=(seat,))
