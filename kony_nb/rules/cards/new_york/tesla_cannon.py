"""Tesla Cannon: every monster gives up a Keep card."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card, power_cards
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_from
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.state import State, Step

RULE = "card.tesla_cannon"


@decision
class GiveUp(Decision):
    """A monster chooses which of its Keep cards it gives up."""

    kind = "give"
    rule = RULE
    prompt = "Which Keep card do you give up?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the seat's Keep cards; none lets the decision lapse."""
        return tuple(action("give", card) for card in power_cards(state.monsters[step.seat].cards))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Discard the card."""
        discard_from(state, step.seat, chosen.args[0], RULE, log)

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Say that there is nothing to give up."""
        log.add("nothing", RULE, step.seat, what="give")

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that one of its own cards must go."""
        if refused.verb in ("give", "pass"):
            return RULE, "one of your own Keep cards must go"
        return None


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP; then the buyer and, clockwise, all the others give up a Keep card."""
    gain_vp(state, seat, 2, RULE, log)
    state.agenda += [Step("give", other) for other in reversed(clockwise(state, tuple(state.living)))]


add_card(
    id="tesla_cannon",
    name="Tesla Cannon",
    cost=5,
    kind="discard",
    effect="Gain 2 VP. Every monster, you too, discards one of its Keep cards.",
    rulings=(
        "Each owner chooses, the buyer first, then clockwise; who has none is spared.",
        "Superstar and Statue of Liberty are goal cards, not Keep cards.",
    ),
    gained=gained,
)
