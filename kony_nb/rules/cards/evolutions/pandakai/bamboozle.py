"""BamBoozle: another card than the buyer wanted."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS, add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import price_for
from kony_nb.rules.state import State, Step

ID, RULE = "bamboozle", "card.bamboozle"


def purchase_at(state: State) -> int:
    """Return where on the agenda the purchase waits; -1 if there is none."""
    return max((at for at, step in enumerate(state.agenda) if step.kind == "purchase"), default=-1)


def substitutes(state: State) -> tuple[Action, ...]:
    """Return choosing each other card of the market that the buyer can buy."""
    at = purchase_at(state)
    if at < 0:
        return ()
    buyer, wanted = state.agenda[at].seat, state.agenda[at].args[0]
    found = []
    for card in state.market:
        if card is None or card == wanted:
            continue
        cost, refuses = price_for(state, buyer, card), CARDS[card].refuses_buyer
        if cost is not None and cost <= state.monsters[buyer].energy and not (refuses and refuses(state, buyer)):
            found.append(action("pick", card))
    return tuple(found)


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether another monster buys, and could buy something else."""
    at = purchase_at(state)
    return at >= 0 and state.agenda[at].seat != seat and bool(substitutes(state))


@decision
class Bamboozle(Decision):
    """Which card the buyer has to buy."""

    kind = ID
    rule = RULE
    prompt = "Which card does the buyer have to buy instead?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the cards that it can buy."""
        return substitutes(state)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Put the chosen card in place of the one that was wanted."""
        at = purchase_at(state)
        buyer = state.agenda[at].seat
        state.agenda[at] = Step("purchase", buyer, chosen.args)
        log.add("must_buy", RULE, buyer, what=chosen.args[0], other=step.seat)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say what can be chosen."""
        return RULE, "choose first another card of the market that the buyer can pay for"


def gained(state: State, seat: int, log: Log) -> None:
    """Ask for the card."""
    state.agenda.append(Step(ID, seat))


add_card(
    id=ID,
    name="BamBoozle",
    monster="Pandakai",
    kind="temporary",
    cost=0,
    effect="When another monster buys a card: it leaves it where it lies and buys another card of the market, which "
    "you choose.",
    games=("tokyo",),
    rulings=(
        "Before anything is paid. There must be another card of the market that the buyer can pay for.",
        "It pays what the other card costs in an ordinary purchase, also if it was about to buy at half price.",
        "Also when it buys from somebody else than the market; not for a card that it looked at or turned up alone.",
    ),
    timing=("purchase",),
    playable=playable,
    gained=gained,
)
