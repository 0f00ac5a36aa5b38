"""Superior Alien Technology: Keep cards at half price, which may not last."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import CARDS, add_card, total
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import start_buying
from kony_nb.rules.phases.cards import discard_from, gain_card
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import Monster, State, Step

RULE = "card.superior_alien_technology"
MOST = 3


def thing(card: str) -> str:
    """Return the id of a card as it was bought, whatever it acts as."""
    return CARDS[card].lies_as or card


def special_price(state: State, seat: int, card: str) -> int | None:
    """Return half the cost of a Keep card, rounded up, less the owner's discounts."""
    refuses = CARDS[card].refuses_buyer
    if CARDS[card].kind != "keep" or (refuses is not None and refuses(state, seat)):
        return None
    return max(0, (CARDS[card].cost + 1) // 2 - total(state.monsters[seat].cards, "cheaper"))


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the evolution does, by the id under which it lies on the table."""

    def marked(monster: Monster) -> tuple[str, ...]:
        noted = monster.marks.get(ident, "").split()
        return tuple(thing(card) for card in monster.cards if thing(card) in noted)

    def mark(monster: Monster, cards: tuple[str, ...]) -> None:
        monster.marks = {card: text for card, text in monster.marks.items() if card != ident}
        if cards:
            monster.marks[ident] = " ".join(cards)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        monster = state.monsters[seat]
        if step.kind != "buy" or step.args or len(marked(monster)) >= MOST:
            return ()
        prices = {card: special_price(state, seat, card) for card in state.market if card is not None}
        return tuple(
            action("use", ident, card) for card, cost in prices.items() if cost is not None and cost <= monster.energy
        )

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        state.agenda.append(Step("refill"))
        start_buying(state, seat, arg, log, ident)

    def hands_over(state: State, seat: int, card: str, price: int, log: Log) -> None:
        monster = state.monsters[seat]
        if price:
            pay(state, seat, price, RULE, log)
        mark(monster, (*marked(monster), card))
        gain_card(state, seat, card, log)

    def idle(state: State, seat: int) -> bool:
        return not marked(state.monsters[seat])

    def turn_start(state: State, seat: int, log: Log) -> None:
        monster = state.monsters[seat]
        mark(monster, marked(monster))  # those that have left are forgotten
        state.agenda += [Step("side_roll", seat, (ident, card)) for card in reversed(marked(monster))]

    def rolled(state: State, step: Step, face: str, log: Log) -> None:
        monster = state.monsters[step.seat]
        for card in monster.cards:
            if face == "A" and thing(card) == step.args[1]:
                discard_from(state, step.seat, card, RULE, log)
                return

    return {
        "anytime": anytime,
        "use": use,
        "hands_over": hands_over,
        "idle": idle,
        "turn_start": turn_start,
        "rolled": rolled,
    }


add_card(
    id="superior_alien_technology",
    name="Superior Alien Technology",
    monster="Alienoid",
    kind="permanent",
    cost=0,
    effect="You may buy and mark Keep cards at half cost (rounded up); 3 marked at most. When your turn starts roll a "
    "die for each: on an attack discard it.",
    games=("tokyo",),
    rulings=(
        "Cards of the market only. First half the price, then what your cards make cheaper, never below 0.",
        "It is a purchase like any other. A marked card that has left you makes room for another mark.",
        "When this leaves you, the cards that you bought stay, and no die is rolled for them any more.",
    ),
    uses_cards="keep",
    special_price=special_price,
    moments=moments,
    **ready(),
)
