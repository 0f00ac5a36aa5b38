"""Miraculous Catch: a card out of the discards."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from kony_nb.rules.actions import Action, action, drawn
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, chance, decision
from kony_nb.rules.cards.registry import CARDS, add_card, total
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import purchase
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.state import State, Step

ID, RULE = "miraculous_catch", "card.miraculous_catch"
CHEAPER = 1
PASS = action("pass")


def price(state: State, seat: int, card: str) -> int:
    """Return what a card of the discards costs the seat, in energy."""
    return max(0, CARDS[card].cost - CHEAPER - total(state.monsters[seat].cards, "cheaper"))


@chance
class Catch(Chance):
    """A card of the shuffled discards. The argument is the evolution."""

    kind = "catch"
    rule = RULE
    prompt = "A card of the discards is turned up."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every discarded card, each as likely as any other."""
        each = Fraction(1, len(state.discards))
        return tuple((drawn(card), each) for card in sorted(state.discards))

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat, its turn, and the evolution."""
        return step.seat, state.monsters[step.seat].turns, step.args[0]

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Turn one up."""
        return drawn(luck.draw(dict.fromkeys(sorted(state.discards), 1), self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Offer it to the owner."""
        card = outcome.args[0]
        log.add("turn_up", RULE, step.seat, what=card)
        state.agenda.append(Step(ID, step.seat, (card,)))


@decision
class BuyCatch(Decision):
    """Buy the card that was turned up, or leave it with the discards. The argument is the card."""

    kind = ID
    rule = RULE
    prompt = "Buy the card that was turned up, for 1 energy less?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return leaving it, and the purchase where it can be paid."""
        card, seat = step.args[0], step.seat
        refuses = CARDS[card].refuses_buyer
        barred = refuses is not None and bool(refuses(state, seat))
        if barred or card not in state.discards or price(state, seat, card) > state.monsters[seat].energy:
            return (PASS,)
        return PASS, action("buy", card)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Buy it, or leave it there."""
        if chosen is PASS:
            return
        card, seat = step.args[0], step.seat
        cost = price(state, seat, card)
        state.discards = tuple(other for other in state.discards if other != card)
        purchase(state, seat, card, cost, [RULE], log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the catch comes first."""
        if refused.verb in ("buy", "sweep", "end"):
            return RULE, "buy the card that was turned up, if you can pay for it, or pass first"
        return None


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        """Offer the catch once in the buy phase."""
        closed = step.kind != "buy" or step.args or not state.discards
        return () if closed or ident in state.ledger.once else offer

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Turn up a card."""
        first_time(state, ident)
        state.agenda.append(Step(Catch.kind, seat, (ident,)))

    return {"anytime": anytime, "use": use}


add_card(
    id=ID,
    name="Miraculous Catch",
    monster="Space Penguin",
    kind="permanent",
    cost=0,
    effect="Once in your buy phase you may turn up a random card of the discards, and buy it for 1 energy less or "
    "leave it there.",
    games=("tokyo",),
    rulings=(
        "Everybody sees the card. Your other discounts count too.",
        "It is bought out of the discards: no evolution that acts on a purchase of the market acts on it.",
    ),
    moments=moments,
)
