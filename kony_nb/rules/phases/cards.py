"""Cards gained, used and lost, tokens given and taken."""

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS, LYING, TOKENS, power_cards
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.state import State

__all__ = [
    "act_as",
    "clamp_lp",
    "clear_tokens",
    "copy_id",
    "discard_from",
    "discard_power_cards",
    "end_copies",
    "first_time",
    "gain_card",
    "give_counters",
    "give_token",
    "remove_token",
    "supply_left",
    "take_counters",
    "take_from",
    "use",
]


def gain_card(state: State, seat: int, card: str, log: Log) -> None:
    """Hand a card to a seat: a Keep card stays in front of it, a Discard card acts and is discarded."""
    entry = CARDS[card]
    if entry.kind == "keep":
        state.monsters[seat].cards = LYING[*state.monsters[seat].cards, card].cards
        if entry.counters:
            give_counters(state, seat, card, entry.counters, entry.rule, log)
    else:
        state.discards = (*state.discards, card)
    if entry.gained is not None:
        entry.gained(state, seat, log)


def discard_from(state: State, seat: int, card: str, how: str, log: Log) -> None:
    """Put a Keep card of a seat on the discards, or an evolution on its own; counters go back to the supply."""
    take_from(state, seat, card)
    thing = CARDS[card].lies_as or card
    if CARDS[card].monster:
        monster = state.monsters[seat]
        monster.spent = (*monster.spent, thing)
    else:
        state.discards = (*state.discards, thing)
    if log is not SILENT:
        log.add("lose_card", CARDS[card].rule, seat, what=card, place=how)
    clamp_lp(state, seat, log)
    lost = CARDS[card].lost
    if lost is not None:
        lost(state, seat, log)
    end_copies(state, card, log)


def discard_power_cards(state: State, seat: int, how: str, log: Log) -> None:
    """Discard every card of a seat; evolutions are none. One that leaves may change another."""
    while cards := power_cards(state.monsters[seat].cards):
        discard_from(state, seat, cards[0], how, log)


def take_from(state: State, seat: int, card: str) -> int:
    """Take a Keep card away from a seat, to be put elsewhere; return how many counters lay on it."""
    monster = state.monsters[seat]
    cards = list(monster.cards)
    cards.remove(card)
    monster.cards = LYING[tuple(cards)].cards
    monster.counters = dict(monster.counters)
    if card in monster.marks:
        monster.marks = {other: mark for other, mark in monster.marks.items() if other != card}
    return monster.counters.pop(card, 0)


def end_copies(state: State, card: str, log: Log) -> None:
    """Let every card that acts as this one, which has left its place, act as nothing again, or go too."""
    for seat, monster in enumerate(state.monsters):
        for held in monster.cards:
            entry = CARDS[held]
            if not entry.lies_as or held != copy_id(entry.lies_as, card):
                continue
            if entry.goes_with_model:
                discard_from(state, seat, held, CARDS[entry.lies_as].rule, log)
            else:
                act_as(state, seat, held, entry.lies_as, log)


def copy_id(copier: str, card: str) -> str:
    """Return the id of a copying card while it acts as another one."""
    return f"{copier}.{card}"


def act_as(state: State, seat: int, held: str, new: str, log: Log) -> None:
    """Turn a copying card of a seat from what it acts as to something else; counters on it are gone."""
    monster = state.monsters[seat]
    monster.cards = tuple(new if card == held else card for card in monster.cards)
    monster.counters = {card: n for card, n in monster.counters.items() if card != held}
    log.add("copy", CARDS[CARDS[held].lies_as or held].rule, seat, what=new)
    entry = CARDS[new]
    if entry.counters and entry.lies_as:
        give_counters(state, seat, new, entry.counters, entry.rule, log)
    clamp_lp(state, seat, log)


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
        if not TOKENS[token].on_card:
            used += monster.tokens.get(token, 0)
        elif monster.counters:
            used += sum(n for card, n in monster.counters.items() if token in (card, CARDS[card].design))
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
    """Put ``n`` tokens on a card of the seat, as far as the supply reaches; the token has the card's first id."""
    given = min(n, supply_left(state, CARDS[card].design or card))
    if given < n:
        log.add("nothing", "core.tokens.supply", seat, n - given, what=card)
    if given:
        counters = state.monsters[seat].counters
        now = counters.get(card, 0) + given
        state.monsters[seat].counters = {**counters, card: now}
        log.add("token", rule, seat, given, what=card, now=now)


def take_counters(state: State, seat: int, card: str, n: int, rule: str, log: Log) -> None:
    """Take ``n`` tokens that are there off a card of the seat."""
    counters = dict(state.monsters[seat].counters)
    now = counters.pop(card) - n
    if now:
        counters[card] = now
    state.monsters[seat].counters = counters
    log.add("token", rule, seat, -n, what=card, now=now)


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
