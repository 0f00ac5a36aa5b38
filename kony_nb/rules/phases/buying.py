"""Buying: any number of purchases and sweeps in any order, the market filled again at once."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

from kony_nb.rules.actions import Action, action, drawn
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, automatic, chance, decision
from kony_nb.rules.cards.registry import CARDS, LYING, USED, Looked, functions, owners, total
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.cards import gain_card
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.phases.playing import awaited, holders
from kony_nb.rules.phases.windows import open_now, open_window
from kony_nb.rules.places import BOROUGH_OF
from kony_nb.rules.state import State, Step

__all__ = [
    "buy",
    "from_deck",
    "lies_known",
    "price",
    "price_for",
    "purchase",
    "put_up",
    "shuffle_discards",
    "start_buying",
    "take_known",
]

HandsOver = Callable[[State, int, str, int, Log], None]
Market = tuple[str | None, str | None, str | None]
EMPTY: Market = (None, None, None)
SWEEP_COST = 2
FOR_NOBODY = 1_000_000
SWEEP = action("sweep")
END = action("end")
PASS = action("pass")


def price(card: str, borough: str) -> int:
    """Return what a card costs a buyer who stands in this borough, in energy, 0 upwards."""
    entry = CARDS[card]
    return max(0, entry.cost - (borough in entry.discount))


def offer(borough: str, card: str | None) -> tuple[int, Action, Callable[[State, int], str] | None]:
    """Return the price of a place in the market, the action that buys what lies there, and the card's condition."""
    if card is None:
        return FOR_NOBODY, END, None
    return price(card, borough), action("buy", card), CARDS[card].refuses_buyer


OFFERS = {borough: Looked(partial(offer, borough)) for borough in sorted(set(BOROUGH_OF.values()))}
"""What is offered in each borough, by card."""


def affordable(state: State, seat: int) -> tuple[Action, ...]:
    """Return ending the turn, the cards that the seat can buy, and sweeping."""
    monster, market = state.monsters[seat], state.market
    energy, offers = monster.energy, OFFERS[BOROUGH_OF[monster.place or "lower"]]
    lying = LYING[monster.cards]
    reach = energy + lying.sums.get("cheaper", 0)
    legal = [END]
    for card in market:
        cost, buy, refuses = offers[card]
        if cost <= reach and (refuses is None or not refuses(state, seat)):
            legal.append(buy)
    if energy >= SWEEP_COST and market != EMPTY:
        legal.append(SWEEP)
    if "sells" in lying.acts:
        legal += [action("buy", card) for card, (cost, _) in besides(state, seat).items() if cost <= energy]
    return tuple(legal)


def besides(state: State, seat: int) -> dict[str, tuple[int, str]]:
    """Return the cards that the seat may buy besides those of the market: the price, and the card that sells it."""
    cards = state.monsters[seat].cards
    cheaper = total(cards, "cheaper")
    return {
        card: (max(0, cost - cheaper), seller.id)
        for seller, sells in functions(cards, "sells")
        for card, cost in sells(state, seat)
    }


def price_here(state: State, seat: int, card: str) -> int:
    """Return what the seat pays for a card of the market, in energy."""
    monster = state.monsters[seat]
    return max(0, price(card, BOROUGH_OF[monster.place or "lower"]) - total(monster.cards, "cheaper"))


def price_for(state: State, seat: int, card: str, by: str = "") -> int | None:
    """Return what the seat pays for a card that is for sale to it, in energy; None if it is not for sale.

    ``by`` is the card of the seat by which it buys, see `Card.special_price`; "" for an ordinary purchase.
    """
    if by:
        special = CARDS[by].special_price
        there = card in state.market and by in state.monsters[seat].cards
        return special(state, seat, card) if there and special is not None else None
    if card in state.market:
        return price_here(state, seat, card)
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
            if log is not SILENT:
                log.add("sweep", "core.buy.sweep", seat, len(swept), what=" ".join(swept))
        else:
            start_buying(state, seat, chosen.args[0], log)

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
            return "core.buy.cost", f"{CARDS[card].name} costs {cost} energy now, {monster.energy} is there"
        if refused.verb == "sweep":
            if state.market == EMPTY:
                return "core.buy.sweep", "the market is empty"
            return "core.buy.sweep", f"a sweep costs {SWEEP_COST} energy, {monster.energy} is there"
        return None


def start_buying(state: State, seat: int, card: str, log: Log, by: str = "") -> None:
    """Buy a card, by a card of the seat's own or not; where evolutions are played, others may act on it first."""
    if state.options.power_up and holders(state):
        state.agenda.append(Step("purchase", seat, (card, by) if by else (card,)))
        if awaited(state, "purchase"):
            open_now(state, "purchase")
    else:
        buy(state, seat, card, log, by)


@automatic("purchase")
def finish_buying(state: State, step: Step, log: Log) -> None:
    """Buy the card that was chosen, if it is still for sale to the buyer and can be paid."""
    card, seat = step.args[0], step.seat
    by = step.args[1] if len(step.args) > 1 else ""
    cost = price_for(state, seat, card, by)
    if cost is None or cost > state.monsters[seat].energy:
        log.add("nothing", "core.buy.cost", seat, what=card)
        return
    open_window(state, "bought")
    buy(state, seat, card, log, by)


def buy(state: State, seat: int, card: str, log: Log, by: str = "") -> None:
    """Pay for a card of the market, or for one that a card of the seat sells besides, and gain it."""
    special = price_for(state, seat, card, by) if by else None
    if special is not None:
        put_up(state, state.market.index(card), None)
        purchase(state, seat, card, special, [CARDS[by].rule], log, CARDS[by].hands_over)
    elif card in state.market:
        cost = price_here(state, seat, card)
        put_up(state, state.market.index(card), None)
        purchase(state, seat, card, cost, ["ny.buy.discount"], log)
    else:
        cost, seller = besides(state, seat)[card]
        purchase(state, seat, card, cost, [CARDS[seller].rule], log, CARDS[seller].hands_over)


def purchase(
    state: State, seat: int, card: str, cost: int, cheaper: list[str], log: Log, hands_over: HandsOver | None = None
) -> None:
    """Buy a card that is taken from its place: pay and gain it, unless that is done by the card that sells it.

    Parameters
    ----------
    cost : int
        In energy, 0 upwards.
    cheaper : list of str
        The rules or cards by which it may cost less than it says, besides those of the buyer's discounts.
    hands_over : callable, optional
        Does the paying and gaining, see `Card.hands_over`.
    """
    held = state.monsters[seat].cards
    if log is not SILENT:
        log.add("buy", "core.buy.cost", seat, cost, what=card)
    acting = tuple(entry.id for entry, _ in functions(held, "bought"))
    if acting:  # when all that the card does is done
        state.agenda.append(Step("bought", seat, (card, *acting)))
    if cost < CARDS[card].cost:
        by = [CARDS[own].rule for own in held if CARDS[own].cheaper] + cheaper
        log.add("discount", by[0], seat, CARDS[card].cost - cost, what=card)
    if hands_over is not None:
        hands_over(state, seat, card, cost, log)
    else:
        if cost:
            pay(state, seat, cost, "core.buy.cost", log)
        gain_card(state, seat, card, log)
    if seat == state.turn:
        state.ledger.bought += (card,)


@automatic("bought")
def bought(state: State, step: Step, log: Log) -> None:
    """Let the cards act that the buyer had before, and still has."""
    card, *acting = step.args
    for entry, act in functions(state.monsters[step.seat].cards, "bought"):
        if entry.id in acting:
            act(state, step.seat, card, log)


def put_up(state: State, slot: int, card: str | None) -> None:
    """Put a card, or nothing, into a place of the market."""
    market = state.market
    if card is None and "buys_reveals" in USED[state.sets]:  # nobody is asked any more for what has gone
        gone = (market[slot],)
        state.agenda[:] = [step for step in state.agenda if step.kind != "seize" or step.args != gone]
    first, second, third = market
    if slot == 0:
        state.market = card, second, third
    else:
        state.market = (first, card, third) if slot == 1 else (first, second, card)


@automatic("refill")
def refill(state: State, step: Step, log: Log) -> None:
    """Fill the leftmost empty place, and come back for the next."""
    if None not in state.market:
        return
    slot = state.market.index(None)
    agenda = state.agenda
    if lies_known(state):
        agenda.append(step)
        reveal(state, slot, take_known(state), log)
    elif state.deck:
        if state.pending or None in state.market[slot + 1 :]:
            agenda.append(step)
        agenda.append(Step("reveal", -1, (slot,)))
    elif state.discards:
        shuffle_discards(state, log)
        agenda.append(step)


def lies_known(state: State) -> bool:
    """Return whether the state knows the next card: it lies on top, or under the deck and all others have gone."""
    return bool(state.deck_top or (state.deck_bottom and not state.deck))


def take_known(state: State) -> str:
    """Take the next card where the state knows it; those below stay with those who know them."""
    if state.deck_top:
        card, *rest = state.deck_top
        state.deck_top, state.top_seen_by = tuple(rest), ()
    else:
        card, *rest = state.deck_bottom
        state.deck_bottom = tuple(rest)
        state.bottom_seen_by = state.bottom_seen_by if rest else ()
    return card


def shuffle_discards(state: State, log: Log) -> None:
    """Make the discards the new deck."""
    state.deck, state.discards = tuple(sorted(state.discards)), ()
    state.shuffles += 1
    log.add("shuffle", "core.buy.empty-deck", n=len(state.deck))


def from_deck(state: State, card: str) -> None:
    """Take a card out of the bag of unseen ones."""
    at = state.deck.index(card)
    state.deck = state.deck[:at] + state.deck[at + 1 :]


def reveal(state: State, slot: int, card: str, log: Log) -> None:
    """Turn up a card in a place of the market; an effect that waits for it acts."""
    put_up(state, slot, card)
    if log is not SILENT:
        log.add("reveal", "core.buy.refill", n=slot + 1, what=card)
    if "buys_reveals" in USED[state.sets] and (seizing := owners(state, "buys_reveals")):
        state.agenda += [Step("seize", seat, (card,)) for seat in reversed(clockwise(state, tuple(seizing)))]
    for waiting in state.pending:
        act = CARDS[waiting[0]].revealed
        if act is not None and act(state, waiting[1], slot, log):
            pending = list(state.pending)
            pending.remove(waiting)
            state.pending = tuple(pending)
            return


@decision
class Seize(Decision):
    """A card was revealed, and one of the seat's cards lets it buy it at once, on any turn."""

    kind = "seize"
    rule = "core.buy.at-reveal"
    prompt = "A card was revealed. Buy it at once?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return passing, and the purchase where the card still lies there and can be paid."""
        card, seat = step.args[0], step.seat
        refuses = CARDS[card].refuses_buyer
        if card not in state.market or price_here(state, seat, card) > state.monsters[seat].energy:
            return ()
        return () if refuses is not None and refuses(state, seat) else (PASS, action("buy", card))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Buy the card, and fill its place."""
        if chosen is not PASS:
            state.agenda.append(Step("refill"))
            by = next(CARDS[own] for own in state.monsters[step.seat].cards if CARDS[own].buys_reveals)
            log.add("seize", by.rule, step.seat, what=step.args[0])
            start_buying(state, step.seat, step.args[0], log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that only the card just revealed is for sale now."""
        if refused.verb in ("buy", "sweep", "end"):
            return self.rule, f"only {CARDS[step.args[0]].name}, just revealed, can be bought now"
        return None


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
        from_deck(state, card)
        state.top_seen_by = ()
        reveal(state, step.args[0], card, log)
