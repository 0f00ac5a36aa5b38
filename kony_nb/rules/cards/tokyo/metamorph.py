"""Metamorph: cards become energy again."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS, add_card, power_cards
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_from
from kony_nb.rules.phases.gains import recover_energy
from kony_nb.rules.state import State, Step

ID, RULE = "metamorph", "card.metamorph"
PASS = action("pass")


@decision
class GiveBack(Decision):
    """The owner gives Keep cards back, one after the other, until it passes."""

    kind = ID
    rule = RULE
    prompt = "Give a Keep card back for the energy that it costs?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return its Keep cards, and passing; without a card there is nothing to ask."""
        cards = power_cards(state.monsters[step.seat].cards)
        return (PASS, *(action("give", card) for card in cards)) if cards else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Discard the card for its cost, and ask again."""
        if chosen is PASS:
            return
        card = chosen.args[0]
        state.agenda.append(step)
        discard_from(state, step.seat, card, RULE, log)
        recover_energy(state, step.seat, CARDS[card].cost, RULE, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that only its own Keep cards can be given back."""
        return (RULE, "only a Keep card of your own can be given back") if refused.verb == "give" else None


def turn_end(state: State, seat: int, log: Log) -> None:
    """Ask what to give back."""
    state.agenda.append(Step(ID, seat))


add_card(
    id=ID,
    name="Metamorph",
    cost=3,
    kind="keep",
    effect="At the end of your turn you may discard any of your Keep cards and get the energy back that they cost.",
    games=("tokyo",),
    rulings=(
        "The printed cost, whatever was paid and whatever is left on the card; this card itself may go too.",
        "Getting energy back is no gain: nothing adds to it.",
        "It comes before everything else that happens at the end of your turn.",
    ),
    goes_first=True,
    turn_end=turn_end,
)
