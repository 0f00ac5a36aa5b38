"""Buying: any number of purchases and sweeps in any order, the market filled again at once."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from kony_nb.rules.actions import Action, action, drawn
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, automatic, chance, decision
from kony_nb.rules.cards.registry import CARDS, functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.cards import gain_card
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.places import BOROUGH_OF
from kony_nb.rules.state import State, Step

__all__ = ["price", "price_for", "put_up"]

Market = tuple[str | None, str | None, str | None]
EMPTY: Market = (None, None, None)
SWEEP_COST = 2
FOR_NOBODY = 1_000_000
SWEEP = action("sweep")
END = action("end")


def price(card: str, borough: str) -> int:
    """Return what a card costs a buyer who stands in this borough, in energy, 0 upwards."""
    entry = CARDS[card]
    return max(0, entry.cost - (borough in entry.discount))


@cache
def offer(card: str | None, borough: str) -> tuple[int, Action, Callable[[State, int], str] | None]:
    """Return the price of a place in the market, the action that buys what lies there, and the card's condition."""
    if card is None:
        return FOR_NOBODY, END, None
    return price(card, borough), action("buy", card), CARDS[card].refuses_buyer


def affordable(state: State, seat: int) -> tuple[Action, ...]:
    """Return ending the turn, the cards that the seat can buy, and sweeping."""
    monster, market = state.monsters[seat], state.market
    energy, borough = monster.energy, BOROUGH_OF[monster.place or "lower"]
    legal = [END]
    for card in market:
        cost, buy, refuses = offer(card, borough)
        if cost <= energy and (refuses is None or not refuses(state, seat)):
            legal.append(buy)
    if energy >= SWEEP_COST and market != EMPTY:
        legal.append(SWEEP)
    if monster.cards:
        legal += [action("buy", card) for card, (cost, _) in besides(state, seat).items() if cost <= energy]
    return tuple(legal)


def besides(state: State, seat: int) -> dict[str, tuple[int, str]]:
    """Return the cards that the seat may buy besides those of the market: the price, and the rule that sells it."""
    return {
        card: (cost, seller.rule)
        for seller, sells in functions(state.monsters[seat].cards, "sells")
        for card, cost in sells(state, seat)
    }


def price_for(state: State, seat: int, card: str) -> int | None:
    """Return what the seat pays for a card that is for sale to it, in energy; None if it is not for sale."""
    if card in state.market:
        return price(card, BOROUGH_OF[state.monsters[seat].place or "lower"])
    return besides(state, seat).get(card, (None, ""))[0]


@decision
class Buy(Decision):
    """The seat buys, sweeps, or ends its turn; an argument on the step closes the market."""

    kind = "buy"
    phase = "buy"
    rule = "core.buy.any-number"
    prompt = "Buy cards, sweep the market, or end your turn."
    always = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return what the seat's energy reaches, and ending the turn."""
        if step.args:
            return (END,)
        return affordable(state, step.seat)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Buy, sweep or end."""
        if chosen is END:
            return
        seat = step.seat
        state.agenda += (step, Step("refill"))  # what the card does, an elimination too, comes before the refill
        if chosen is SWEEP:
            pay(state, seat, SWEEP_COST, "core.buy.sweep", log)
            swept = tuple(card for card in state.market if card is not None)
            state.discards += swept
            state.market = EMPTY
            log.add("sweep", "core.buy.sweep", seat, len(swept), what=" ".join(swept))
        else:
            self.buy(state, seat, chosen.args[0], log)

    def buy(self, state: State, seat: int, card: str, log: Log) -> None:
        """Pay for a card of the market, or of the discards, and gain it."""
        if card in state.market:
            cost, cheaper = price(card, BOROUGH_OF[state.monsters[seat].place or "lower"]), "ny.buy.discount"
            put_up(state, state.market.index(card), None)
        else:
            cost, cheaper = besides(state, seat)[card]
            discards = list(state.discards)
            discards.remove(card)
            state.discards = tuple(discards)
        log.add("buy", "core.buy.cost", seat, cost, what=card)
        if cost < CARDS[card].cost:
            log.add("discount", cheaper, seat, CARDS[card].cost - cost, what=card)
        if cost:
            pay(state, seat, cost, "core.buy.cost", log)
        state.ledger.bought += (card,)
        gain_card(state, seat, card, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the card is not for sale, or what is missing to pay it."""
        monster = state.monsters[step.seat]
        if step.args and refused.verb in ("buy", "sweep"):
            return self.rule, "buying is over: only the end of the turn is left"
        if refused.verb == "buy":
            card = refused.args[0]
            cost, refuses = price_for(state, step.seat, card), CARDS[card].refuses_buyer
            if cost is None:
                return "core.buy.cost", f"{CARDS[card].name} is not for sale"
            if cost <= monster.energy and refuses is not None:
                return CARDS[card].rule, refuses(state, step.seat)
            return "core.buy.cost", f"{CARDS[card].name} costs {cost} energy here, {monster.energy} is there"
        if refused.verb == "sweep":
            if state.market == EMPTY:
                return "core.buy.sweep", "the market is empty"
            return "core.buy.sweep", f"a sweep costs {SWEEP_COST} energy, {monster.energy} is there"
        return None


def put_up(state: State, slot: int, card: str | None) -> None:
    """Put a card, or nothing, into a place of the market."""
    market = state.market
    state.market = (*market[:slot], card, *market[slot + 1 :])  # type: ignore[assignment]  # still three


@automatic("refill")
def refill(state: State, step: Step, log: Log) -> None:
    """Fill the leftmost empty place, and come back for the next."""
    if None not in state.market:
        return
    slot = state.market.index(None)
    agenda = state.agenda
    if state.deck_top:
        top, *rest = state.deck_top
        state.deck_top = tuple(rest)
        agenda.append(step)
        reveal(state, slot, top, log)
    elif state.deck:
        if state.pending or state.market.count(None) > 1:
            agenda.append(step)
        agenda.append(Step("reveal", -1, (slot,)))
    elif state.discards:
        state.deck, state.discards = tuple(sorted(state.discards)), ()
        state.shuffles += 1
        log.add("shuffle", "core.buy.empty-deck", n=len(state.deck))
        agenda.append(step)


def reveal(state: State, slot: int, card: str, log: Log) -> None:
    """Turn up a card in a place of the market; an effect that waits for it acts."""
    put_up(state, slot, card)
    if log is not SILENT:
        log.add("reveal", "core.buy.refill", n=slot + 1, what=card)
    for waiting in state.pending:
        act = CARDS[waiting[0]].revealed
        if act is not None and act(state, waiting[1], slot, log):
            pending = list(state.pending)
            pending.remove(waiting)
            state.pending = tuple(pending)
            return


@chance
class Reveal(Chance):
    """The next card of the deck."""

    kind = "reveal"
    rule = "core.buy.refill"
    prompt = "A card is revealed."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every unseen card, each as likely as any other."""
        each = Fraction(1, len(state.deck))
        return tuple((drawn(card), each) for card in state.deck)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return how often the deck was shuffled: until the next time its order stays."""
        return "deck", state.shuffles

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Draw the top card."""
        return drawn(luck.top(state.deck, self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Take the card out of the bag and turn it up."""
        card = outcome.args[0]
        at = state.deck.index(card)
        state.deck = state.deck[:at] + state.deck[at + 1 :]
        reveal(state, step.args[0], card, log)
