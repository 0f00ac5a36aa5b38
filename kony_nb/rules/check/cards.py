"""Cards and tokens: each card once, counters and tokens only where they belong, effects that wait for the living."""

from kony_nb.rules.cards.registry import CARDS, TOKENS, deck_of, power_cards
from kony_nb.rules.phases.cards import copy_id, supply_left
from kony_nb.rules.places import BOROUGHS
from kony_nb.rules.state import Monster, State

__all__ = ["cards", "once"]

MARKET = 3


def cards(state: State, faults: list[str]) -> None:
    """Add what is wrong with cards and tokens."""
    if len(state.market) != MARKET:
        faults.append(f"market: {len(state.market)} places, there are {MARKET}, at market")
    if tuple(sorted(state.deck)) != state.deck:
        faults.append("deck-order: the bag of unseen cards is not sorted, at deck")
    unseen = len(state.deck_top) > 1 or not (state.deck_top or state.deck)
    if state.top_seen_by and (unseen or any(seat >= len(state.monsters) for seat in state.top_seen_by)):
        faults.append(f"top-seen: {state.top_seen_by} have seen {state.deck_top}, at top_seen_by")
    if state.bottom_seen_by and (not state.deck_bottom or any(s >= len(state.monsters) for s in state.bottom_seen_by)):
        faults.append(f"bottom-seen: {state.bottom_seen_by} have seen {state.deck_bottom}, at bottom_seen_by")
    if state.shuffles < 0:
        faults.append(f"shuffles: {state.shuffles} is below 0, at shuffles")
    owned: set[str] = set()
    borne: set[str] = set()
    for seat, monster in enumerate(state.monsters):
        if monster.cards or monster.counters or monster.tokens:
            holding(seat, monster, faults)
            owned.update(ident for card in monster.cards for ident in (card, CARDS[card].design or card))
            borne.update(monster.tokens, (CARDS[card].design or card for card in monster.counters))
    if state.souvenirs:
        borne.add("souvenir")
        if tuple(borough for borough in BOROUGHS if borough in state.souvenirs) != state.souvenirs:
            faults.append(f"souvenirs: {', '.join(state.souvenirs)} are not boroughs in their order, at souvenirs")
    for token in borne & TOKENS.keys():
        if supply_left(state, token) < 0:
            faults.append(f"token-supply: {-supply_left(state, token)} more {token} than were made, at monsters")
        if TOKENS[token].card not in owned and not TOKENS[token].stays:
            faults.append(f"token-card: {token} tokens without {TOKENS[token].card} in play, at monsters")
    for where, waiting in (("pending", state.pending), ("extra_turns", state.extra_turns)):
        for card, seat in waiting:
            entry = CARDS.get(card)
            if entry is None or not (entry.revealed if where == "pending" else entry.extra_turn):
                faults.append(f"waiting: {card} is no card that promises it, at {where}")
            elif not 0 <= seat < len(state.monsters) or not state.monsters[seat].alive:
                faults.append(f"waiting: {card} for seat {seat}, which is no living monster, at {where}")
    for name, holder in (("superstar", state.superstar), ("statue", state.statue)):
        if holder != -1 and not (0 <= holder < len(state.monsters) and state.monsters[holder].alive):
            faults.append(f"holder: seat {holder} holds it and is no living monster, at {name}")


def once(state: State, faults: list[str]) -> None:
    """Add power cards that are unknown, foreign, or in two places at once."""
    every = [*state.deck, *state.deck_top, *state.discards, *(card for card in state.market if card is not None)]
    every += [*state.deck_bottom, *(card for monster in state.monsters for card in monster.reserved)]
    lying = [card for monster in state.monsters for card in monster.cards]
    held = [card for card in lying if card not in CARDS or not CARDS[card].monster]
    every += [CARDS[card].lies_as or card if card in CARDS else card for card in held]
    deck = deck_of(state.options.game)
    faults += [f"card-name: {card!r} is no power card of this game, at the cards" for card in every if card not in deck]
    faults += [
        f"copy: {card} while nobody has the card it acts as, at the cards"
        for card in held
        if card in CARDS and CARDS[card].lies_as and card not in {copy_id(CARDS[card].lies_as, other) for other in held}
    ]
    if len(set(every)) < len(every):
        twice = sorted(card for card in set(every) if every.count(card) > 1)
        faults.append(f"cards-conserved: {', '.join(twice)} in more than one place, at the cards")


def holding(seat: int, monster: Monster, faults: list[str]) -> None:
    """Add what is wrong with the cards, counters and tokens of one monster."""
    faults += [
        f"keep-only: {card} is no Keep card, at monsters[{seat}].cards"
        for card in power_cards(monster.cards)
        if CARDS[card].kind != "keep"
    ]
    for card, n in monster.counters.items():
        kind = TOKENS.get(CARDS[card].design or card) if card in monster.cards else None
        if n < 1 or kind is None or not kind.on_card:
            faults.append(f"counters-owned: {n} on {card}, at monsters[{seat}].counters")
    for token, n in monster.tokens.items():
        if n < 1 or token not in TOKENS or TOKENS[token].on_card or TOKENS[token].on_board:
            faults.append(f"token-name: {n} of {token}, at monsters[{seat}].tokens")
        elif TOKENS[token].card in monster.cards and not TOKENS[token].stays:
            faults.append(f"token-own: {n} {token} on the owner of their card, at monsters[{seat}].tokens")
