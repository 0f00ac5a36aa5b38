"""Made in a Lab: a look at the next card."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, chance, decision
from kony_nb.rules.cards.registry import CARDS, add_card, total
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import Reveal, from_deck, purchase, shuffle_discards, take_known
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.state import State, Step

ID, RULE = "made_in_a_lab", "card.made_in_a_lab"
PASS = action("pass")


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the card does, by the id under which it lies on the table."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        if step.kind != "buy" or step.args or not (state.deck or state.deck_top or state.deck_bottom or state.discards):
            return ()
        return () if (state.deck_top or state.top_seen_by) and ID in state.ledger.once else offer  # once at each card

    return {"anytime": anytime, "use": use}


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Look at the top card of the deck."""
    first_time(state, ID)  # two of them look at the same card: the mark is that of both
    state.agenda.append(Step("look", seat))
    if not state.deck_top and state.deck_bottom and not state.deck:
        seen_by = state.bottom_seen_by
        state.deck_top, state.top_seen_by = (take_known(state),), seen_by
    if not state.deck_top:
        if not state.deck:
            shuffle_discards(state, log)
        state.agenda.append(Step("peek", seat))
    elif state.top_seen_by:
        state.top_seen_by = tuple(sorted({*state.top_seen_by, seat}))
        log.add("look", RULE, seat, what=state.deck_top[0], to=(seat,))


@chance
class Peek(Reveal):
    """The card on top of the deck, which would be revealed next, for one seat's eyes."""

    kind = "peek"
    rule = RULE
    prompt = "The top card of the deck is looked at."
    private = True

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Put the card on top, known to the one who looked."""
        card = outcome.args[0]
        from_deck(state, card)
        state.deck_top, state.top_seen_by = (card,), tuple(sorted({*state.top_seen_by, step.seat}))
        log.add("look", RULE, step.seat, what=card, to=(step.seat,))


@decision
class Look(Decision):
    """Buy the card that was looked at, or put it back."""

    kind = "look"
    rule = RULE
    prompt = "Buy the card that you see, or put it back?"
    private = True
    always = True  # else the others would see who cannot pay for it

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return putting it back, and the purchase where it can be paid."""
        monster = state.monsters[step.seat]
        if not state.deck_top or price(state, step.seat) > monster.energy:
            return (PASS,)
        refuses = CARDS[state.deck_top[0]].refuses_buyer
        barred = refuses is not None and bool(refuses(state, step.seat))
        return (PASS,) if barred else (PASS, action("buy", state.deck_top[0]))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Buy it from the deck, or leave it there."""
        if chosen is PASS:
            return
        card, *rest = state.deck_top
        cost = price(state, step.seat)
        state.deck_top, state.top_seen_by = tuple(rest), ()
        state.ledger.once = tuple(mark for mark in state.ledger.once if mark != ID)  # the next one may be looked at
        purchase(state, step.seat, card, cost, [RULE], log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the look must be ended first."""
        if refused.verb in ("buy", "sweep", "end"):
            return RULE, "buy the card that you look at, or put it back first"
        return None


def price(state: State, seat: int) -> int:
    """Return what the top card costs the seat, in energy."""
    return max(0, CARDS[state.deck_top[0]].cost - total(state.monsters[seat].cards, "cheaper"))


add_card(
    id=ID,
    name="Made in a Lab",
    cost=2,
    kind="keep",
    effect="When you buy, you may look at the top card of the deck, and buy it or put it back.",
    games=("tokyo",),
    rulings=("Only you see the card; what you put back you know until it is revealed.",),
    moments=moments,
)
