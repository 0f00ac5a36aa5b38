"""My Toy: a card of the market that nobody else may buy."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS, add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import put_up
from kony_nb.rules.phases.cards import gain_card
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State, Step

ID, RULE = "my_toy", "card.my_toy"
OFFER = (action("use", ID),)


@decision
class Toy(Decision):
    """Which card of the market is put aside."""

    kind = ID
    rule = RULE
    prompt = "Which card of the market do you put aside for yourself?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return each card of the market."""
        return tuple(action("pick", card) for card in state.market if card is not None)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Put it aside, and fill its place."""
        (card,) = chosen.args
        put_up(state, state.market.index(card), None)
        state.monsters[step.seat].reserved = (card,)
        log.add("reserve", RULE, step.seat, what=card)
        state.agenda.append(Step("refill"))

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say which cards there are."""
        return self.rule, "choose first which card of the market you put aside"


def gained(state: State, seat: int, log: Log) -> None:
    """Put a card aside at once."""
    state.agenda.append(Step(ID, seat))


def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
    """Offer to put another card aside when the owner buys and has none."""
    if step.kind != "buy" or step.args or state.monsters[seat].reserved or not any(state.market):
        return ()
    return OFFER


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Choose another card."""
    state.agenda.append(Step(ID, seat))


def sells(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the card that was put aside, at its price."""
    return tuple((card, CARDS[card].cost) for card in state.monsters[seat].reserved)


def hands_over(state: State, seat: int, card: str, price: int, log: Log) -> None:
    """Pay for the card and take it."""
    state.monsters[seat].reserved = ()
    if price:
        pay(state, seat, price, "core.buy.cost", log)
    gain_card(state, seat, card, log)


def lost(state: State, seat: int, log: Log) -> None:
    """Discard the card that was put aside."""
    monster = state.monsters[seat]
    for card in monster.reserved:
        log.add("lose_card", RULE, seat, what=card)
    state.discards, monster.reserved = state.discards + monster.reserved, ()


add_card(
    id=ID,
    name="My Toy",
    monster="Baby Gigazaur",
    kind="permanent",
    cost=0,
    effect="Put a card of the market aside: only you may buy it. When you have bought it you may put another aside.",
    games=("tokyo",),
    rulings=(
        "You choose one when you play this; its place in the market is filled at once.",
        "You buy it when you buy, for its price; discounts count. It is not in the market, so no sweep takes it.",
        "You may put another aside each time that you buy and have none there.",
        "When this card leaves you, the card put aside is discarded.",
    ),
    gained=gained,
    lost=lost,
    anytime=anytime,
    use=use,
    sells=sells,
    hands_over=hands_over,
    **ready(),
)
