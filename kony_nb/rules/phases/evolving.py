"""Evolving: drawing two evolutions of one's own deck and keeping one, unseen by the others."""

from fractions import Fraction

from kony_nb.rules.actions import Action, action, drawn
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, automatic, chance, decision
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.playing import HANDS
from kony_nb.rules.phases.voiding import voided
from kony_nb.rules.state import State, Step

__all__ = ["HEARTS", "evolve", "hearts_evolve", "put_into"]

HEARTS = 3
"""Heart faces of the final roll that let a monster evolve."""
LOOKED_AT = 2
"""Evolutions that are drawn; one of them is kept."""


def evolve(state: State, seat: int, rule: str, back: bool = False) -> None:
    """Let a seat draw two evolutions and keep one; the other is discarded, or shuffled back into its deck.

    Parameters
    ----------
    rule : str
        The rule or card by which it draws.
    back : bool
        Whether the other one goes back into the deck, as in the set-up.
    """
    there = len(state.monsters[seat].evolutions) >= LOOKED_AT  # else the deck may have to be made anew between
    looks = [Step("evolution" if there else "draw_evolution", seat)] * LOOKED_AT
    state.agenda += (Step("keep_evolution", seat, (rule, "back" if back else "")), *looks)


def hearts_evolve(state: State, seat: int, log: Log) -> None:
    """Let the active monster evolve if its final dice show three hearts or more."""
    hearts = state.dice.count("H")
    if hearts < HEARTS or voided(state, seat, "H"):
        return
    monster = state.monsters[seat]
    if not monster.evolutions and not monster.spent:
        log.add("nothing", "evo.draw.none-left", seat, what="evolution")
        return
    evolve(state, seat, "evo.draw.hearts")


def put_into(state: State, seat: int, card: str) -> None:
    """Put an evolution into the seat's deck."""
    monster = state.monsters[seat]
    monster.evolutions = tuple(sorted((*monster.evolutions, card)))


@automatic("draw_evolution")
def draw_evolution(state: State, step: Step, log: Log) -> None:
    """Draw one, if the deck has one; an empty deck is made of the discarded ones first."""
    monster = state.monsters[step.seat]
    if not monster.evolutions:
        if not monster.spent:
            return
        monster.evolutions, monster.spent = tuple(sorted(monster.spent)), ()
        log.add("shuffle_evolutions", "evo.draw.reshuffle", step.seat, len(monster.evolutions))
    state.agenda.append(Step("evolution", step.seat))


@chance
class Evolution(Chance):
    """The next evolution of a seat's deck, for its eyes only."""

    kind = "evolution"
    rule = "evo.draw.two"
    prompt = "An evolution is drawn."
    private = True

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every evolution of the deck, each as likely as any other."""
        deck = state.monsters[step.seat].evolutions
        return tuple((drawn(card), Fraction(1, len(deck))) for card in deck)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat, and how many it has drawn."""
        return step.seat, "evolution", state.monsters[step.seat].draws

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Draw one."""
        bag = dict.fromkeys(state.monsters[step.seat].evolutions, 1)
        return drawn(luck.draw(bag, self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Lay it beside the others that were drawn, for the choice."""
        card, seat = outcome.args[0], step.seat
        monster = state.monsters[seat]
        place = monster.evolutions.index(card)
        monster.evolutions = monster.evolutions[:place] + monster.evolutions[place + 1 :]
        monster.draws += 1
        if log is not SILENT:
            log.add("draw_evolution", self.rule, seat, what=card, to=(seat,))
        agenda, at = state.agenda, -1
        while agenda[at].kind != "keep_evolution":  # the next draw may come before it
            at -= 1
        agenda[at] = Step("keep_evolution", seat, (*agenda[at].args, card))


@decision
class KeepEvolution(Decision):
    """Which of the drawn evolutions is kept. The arguments are the rule, ``back`` or nothing, and what was drawn."""

    kind = "keep_evolution"
    rule = "evo.draw.keep-one"
    prompt = "Which evolution do you keep?"
    private = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return each of the drawn ones."""
        return tuple(action("pick", card) for card in step.args[2:])

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Keep it in hand, unseen; put the other one away."""
        seat, monster = step.seat, state.monsters[step.seat]
        rule, back, *cards = step.args
        (kept,) = chosen.args
        monster.hand = HANDS[*monster.hand, kept].cards
        if log is not SILENT:
            log.add("evolve", rule, seat, len(cards), now=len(monster.hand))
            log.add("keep_evolution", self.rule, seat, what=kept, to=(seat,))
        for other in cards:
            if other == kept:
                continue
            if back:
                put_into(state, seat, other)
            else:
                monster.spent = (*monster.spent, other)
                log.add("discard_evolution", "evo.draw.discard", seat, what=other)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say which ones were drawn."""
        if refused.verb == "pick":
            known = [CARDS[card].name for card in step.args[2:] if card in CARDS]  # in the view of another seat none is
            return self.rule, f"drawn were {' and '.join(known) or 'cards that you do not know'}: keep one of them"
        return self.rule, "choose first which evolution to keep"
