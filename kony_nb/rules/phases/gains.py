"""Gaining and losing victory points, energy and life points outside damage."""

from kony_nb.rules.cards.registry import total
from kony_nb.rules.events import Log
from kony_nb.rules.state import Monster, State

__all__ = ["WIN_VP", "gain_energy", "gain_vp", "heal", "lose_vp", "max_lp", "pay", "vp_total"]

START_LP = 10
HIGHEST_LP = 12
WIN_VP = 20


def max_lp(monster: Monster) -> int:
    """Return the most life points the monster may have: 10, raised by cards, at most 12."""
    if not monster.cards:
        return START_LP
    return min(HIGHEST_LP, START_LP + total(monster.cards, "max_lp"))


def vp_total(state: State, seat: int) -> int:
    """Return the seat's victory points for the win test: the one place where they are counted."""
    return state.monsters[seat].vp


def gain_vp(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Raise the dial by ``n``, to 20 at most; rising to 20 is remembered for the order of winners."""
    monster = state.monsters[seat]
    before = monster.vp
    after = min(WIN_VP, before + n)
    monster.vp = after
    if before < WIN_VP <= after:
        state.effects += 1
        monster.reached = state.effects
    log.add("vp", rule, seat, after - before, now=after)


def lose_vp(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Lower the dial by ``n``, to 0 at least."""
    monster = state.monsters[seat]
    before = monster.vp
    monster.vp = max(0, before - n)
    if monster.vp < WIN_VP:
        monster.reached = 0
    log.add("vp", rule, seat, monster.vp - before, now=monster.vp)


def gain_energy(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Give ``n`` energy."""
    monster = state.monsters[seat]
    monster.energy += n
    ledger = state.ledger
    ledger.earned = (*ledger.earned, (seat, n))
    log.add("energy", rule, seat, n, now=monster.energy)


def pay(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Take ``n`` energy that the seat has."""
    monster = state.monsters[seat]
    monster.energy -= n
    log.add("energy", rule, seat, -n, now=monster.energy)


def heal(state: State, seat: int, n: int, rule: str, log: Log) -> None:
    """Give ``n`` life points, up to the maximum."""
    monster = state.monsters[seat]
    before = monster.lp
    monster.lp = max(before, min(max_lp(monster), before + n))
    log.add("lp", rule, seat, monster.lp - before, now=monster.lp)
