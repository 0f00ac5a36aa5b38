"""Gaining and losing victory points, energy and life points outside damage."""

from kony_nb.rules.cards.registry import CARDS, functions, owners, total
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.state import Monster, State, Step

__all__ = [
    "WIN_VP",
    "gain_energy",
    "gain_vp",
    "hand_over",
    "heal",
    "lose_vp",
    "max_lp",
    "pay",
    "recover_energy",
    "rise",
    "total_vp",
    "with_twenty",
]

START_LP = 10
HIGHEST_LP = 12
WIN_VP = 20
MASK_VP = 2
"""What a mask of the collection counts."""


def max_lp(monster: Monster) -> int:
    """Return the most life points the monster may have: 10, raised by cards, at most 12."""
    if not monster.cards:
        return START_LP
    return min(HIGHEST_LP, START_LP + total(monster.cards, "max_lp"))


def total_vp(monster: Monster) -> int:
    """Return the victory points of a monster: its dial and the masks of its collection, which may lead beyond 20."""
    return monster.vp + MASK_VP * monster.collection


def with_twenty(monsters: list[Monster]) -> list[int]:
    """Return the seats of the living monsters with 20 victory points: the one place where they are counted to win."""
    return [
        seat
        for seat, monster in enumerate(monsters)
        if total_vp(monster) >= WIN_VP and monster.alive and not total(monster.cards, "no_vp_win")
    ]


def gain_vp(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Raise the dial by ``n``, to 20 at most; rising to 20 is remembered for the order of winners.

    Where points win at once, the test lies on the agenda from here on: what the same effect still does, losses too,
    comes before it.
    """
    monster = state.monsters[seat]
    before = monster.vp
    after = monster.vp = min(WIN_VP, before + n)
    masks = MASK_VP * monster.collection
    if before + masks < WIN_VP <= after + masks:
        rise(state, seat)
    if log is not SILENT:
        log.add("vp", rule, seat, after - before, "", -1, "", after)


def rise(state: State, seat: int) -> None:
    """Note that the points of a seat have risen to 20, and lay the test on the agenda where they win at once."""
    state.effects += 1
    state.monsters[seat].reached = state.effects
    if GAMES[state.options.game].wins_at_once(state.options):
        state.agenda.append(Step("win_test"))


def lose_vp(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Lower the dial by ``n``, to 0 at least."""
    monster = state.monsters[seat]
    before = monster.vp
    monster.vp = max(0, before - n)
    if total_vp(monster) < WIN_VP:
        monster.reached = 0
    if log is not SILENT:
        log.add("vp", rule, seat, monster.vp - before, now=monster.vp)


def gain_energy(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Give ``n`` energy, and what cards of the monster add to a gain."""
    monster = state.monsters[seat]
    if monster.cards and n and (more := total(monster.cards, "energy_bonus")):
        n += more
        tell_more(state, seat, "energy_bonus", "energy", more, log)
    monster.energy += n
    ledger = state.ledger
    ledger.earned = (*ledger.earned, (seat, n))
    if log is not SILENT:
        log.add("energy", rule, seat, n, "", -1, "", monster.energy)
    for owner in owners(state, "energy_gained") if n else ():
        for _, act in functions(state.monsters[owner].cards, "energy_gained") if owner != seat else ():
            act(state, owner, seat, log)


def tell_more(state: State, seat: int, constant: str, what: str, n: int, log: Log) -> None:
    """Name the cards that add to a gain, up to ``n`` in all: what is above a maximum is none."""
    if log is not SILENT:
        for card in state.monsters[seat].cards:
            added = min(n, getattr(CARDS[card], constant))
            if added > 0:
                log.add("more", CARDS[card].rule, seat, added, what)
                n -= added


def recover_energy(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Give ``n`` energy that was put by: no gain, so nothing adds to it."""
    monster = state.monsters[seat]
    monster.energy += n
    log.add("energy", rule, seat, n, now=monster.energy)


def hand_over(state: State, giver: int, taker: int, n: int, rule: str, log: Log) -> None:
    """Let one monster give another up to ``n`` energy: what it has."""
    given = min(n, state.monsters[giver].energy)
    if not given:
        log.add("nothing", rule, giver, n, other=taker, what="energy")
        return
    pay(state, giver, given, rule, log)
    gain_energy(state, taker, given, rule, log)


def pay(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Take ``n`` energy that the seat has."""
    monster = state.monsters[seat]
    monster.energy -= n
    if log is not SILENT:
        log.add("energy", rule, seat, -n, now=monster.energy)


def heal(state: State, seat: int, n: int, rule: str, log: Log, by_other: bool = False) -> None:
    """Give ``n`` life points, up to the maximum; what cards add to its own healing, if no other monster gives them."""
    monster = state.monsters[seat]
    before, most = monster.lp, START_LP
    if monster.cards:
        most = max_lp(monster)
        if n and not by_other and (more := total(monster.cards, "heal_bonus")):
            tell_more(state, seat, "heal_bonus", "lp", min(more, most - before - n), log)
            n += more
    monster.lp = max(before, min(most, before + n))
    if state.options.power_up and monster.lp > before:
        state.ledger.healed = (*state.ledger.healed, (seat, monster.lp - before))
    if log is not SILENT:
        log.add("lp", rule, seat, monster.lp - before, "", -1, "", monster.lp)
