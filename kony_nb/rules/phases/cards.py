"""Cards gained, used and lost, tokens given and taken."""

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.state import State

__all__ = [
    "clamp_lp",
    "clear_tokens",
    "discard_from",
    "first_time",
    "gain_card",
    "give_counters",
    "give_token",
    "remove_token",
    "supply_left",
    "use",
]


def gain_card(state: State, seat: int, card: str, log: Log) -> None:
    """Hand a card to a seat: a Keep card stays in front of it, a Discard card acts and is discarded."""
    entry = CARDS[card]
    if entry.kind == "keep":
        state.monsters[seat].cards = (*state.monsters[seat].cards, card)
    else:
        state.discards = (*state.discards, card)
    if entry.gained is not None:
        entry.gained(state, seat, log)


def discard_from(state: State, seat: int, card: str, how: str, log: Log) -> None:
    """Put a Keep card of a seat on the discards; its counters go back to the supply."""
    monster = state.monsters[seat]
    cards = list(monster.cards)
    cards.remove(card)
    monster.cards = tuple(cards)
    monster.counters = {other: n for other, n in monster.counters.items() if other != card}
    state.discards = (*state.discards, card)
    log.add("lose_card", CARDS[card].rule, seat, what=card, place=how)
    clamp_lp(state, seat, log)
    lost = CARDS[card].lost
    if lost is not None:
        lost(state, seat, log)


def clamp_lp(state: State, seat: int, log: Log) -> None:
    """Bring life points down to a maximum that has fallen: no loss event, and it cannot eliminate."""
    monster = state.monsters[seat]
    over = monster.lp - max_lp(monster)
    if over > 0:
        monster.lp -= over
        log.add("lp", "core.lp.clamp", seat, -over, now=monster.lp)


def first_time(state: State, mark: str) -> bool:
    """Return whether this is the first time in the turn that this is asked for the mark, the id of a card."""
    if mark in state.ledger.once:
        return False
    state.ledger.once += (mark,)
    return True


def supply_left(state: State, token: str) -> int:
    """Return how many tokens of a kind are still in the supply."""
    if TOKENS[token].on_board:
        return TOKENS[token].supply - len(state.souvenirs)
    used = 0
    for monster in state.monsters:
        used += monster.counters.get(token, 0) if TOKENS[token].on_card else monster.tokens.get(token, 0)
    return TOKENS[token].supply - used


def give_token(state: State, seat: int, token: str, rule: str, log: Log) -> None:
    """Give one token to a monster, if the supply has one."""
    if supply_left(state, token) < 1:
        log.add("nothing", "core.tokens.supply", seat, what=token)
        return
    tokens = state.monsters[seat].tokens
    now = tokens.get(token, 0) + 1
    state.monsters[seat].tokens = {**tokens, token: now}
    log.add("token", rule, seat, 1, what=token, now=now)


def give_counters(state: State, seat: int, card: str, n: int, rule: str, log: Log) -> None:
    """Put ``n`` tokens on a card of the seat, as far as the supply reaches; the token has the card's id."""
    given = min(n, supply_left(state, card))
    if given < n:
        log.add("nothing", "core.tokens.supply", seat, n - given, what=card)
    if given:
        counters = state.monsters[seat].counters
        now = counters.get(card, 0) + given
        state.monsters[seat].counters = {**counters, card: now}
        log.add("token", rule, seat, given, what=card, now=now)


def remove_token(state: State, seat: int, token: str, rule: str, log: Log) -> None:
    """Take one token off a monster."""
    tokens = dict(state.monsters[seat].tokens)
    tokens[token] -= 1
    now = tokens[token]
    if not now:
        del tokens[token]
    state.monsters[seat].tokens = tokens
    log.add("token", rule, seat, -1, what=token, now=now)


def clear_tokens(state: State, token: str, rule: str, log: Log) -> None:
    """Take every token of a kind off every monster."""
    for seat, monster in enumerate(state.monsters):
        n = monster.tokens.get(token, 0)
        if n:
            monster.tokens = {kind: count for kind, count in monster.tokens.items() if kind != token}
            log.add("token", rule, seat, -n, what=token, now=0)


def use(state: State, seat: int, chosen: Action, log: Log) -> None:
    """Use a card as chosen: ``use CARD [arg]``."""
    act = CARDS[chosen.args[0]].use
    if act is None:
        raise TypeError(f"{chosen.text}: this card has no use")
    act(state, seat, chosen.args[1] if len(chosen.args) > 1 else "", log)
