"""Effects that many evolutions share, as the moments of an entry: ``add_card(..., **gains(RULE, vp=2))``."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import WIN_VP, gain_energy, gain_vp, heal, lose_vp, max_lp
from kony_nb.rules.phases.last_roll import replace_die
from kony_nb.rules.phases.losses import clockwise, declare, declared_loss, would_lose
from kony_nb.rules.state import Loss, State

__all__ = ["damages_others", "deals_more", "gains", "others_lose_vp", "sets_a_die", "spares"]

Moments = Mapping[str, Callable[..., Any]]


def gains(rule: str, vp: int = 0, lp: int = 0, energy: int = 0) -> Moments:
    """Gain victory points, then life points, then energy; it has an effect if one of them can rise."""

    def playable(state: State, seat: int, moment: str) -> bool:
        monster = state.monsters[seat]
        return bool(energy or (vp and monster.vp < WIN_VP) or (lp and monster.lp < max_lp(monster)))

    def gained(state: State, seat: int, log: Log) -> None:
        if vp:
            gain_vp(state, seat, vp, rule, log)
        if lp:
            heal(state, seat, lp, rule, log)
        if energy:
            gain_energy(state, seat, energy, rule, log)

    return {"playable": playable, "gained": gained}


def others(state: State, seat: int) -> tuple[int, ...]:
    """Return the other living monsters, the active one first, then clockwise."""
    return clockwise(state, tuple(other for other in state.living if other != seat))


def others_lose_vp(rule: str, n: int) -> Moments:
    """Let every other monster lose victory points; it has an effect if one of them has any."""

    def playable(state: State, seat: int, moment: str) -> bool:
        return any(state.monsters[other].vp for other in others(state, seat))

    def gained(state: State, seat: int, log: Log) -> None:
        for other in others(state, seat):
            lose_vp(state, other, n, rule, log)

    return {"playable": playable, "gained": gained}


def damages_others(rule: str, n: int) -> Moments:
    """Let every other monster lose life points in one loss that is no attack."""

    def gained(state: State, seat: int, log: Log) -> None:
        declare(state, Loss(rule, tuple((other, n) for other in others(state, seat)), seat), log)

    return {"gained": gained}


def spares(ident: str) -> Moments:
    """Lose no life points to damage for the rest of the turn; it has an effect when some are about to be lost."""

    def playable(state: State, seat: int, moment: str) -> bool:
        loss = declared_loss(state)
        return loss is not None and seat in dict(loss.hits) and would_lose(state, seat, loss) > 0

    def gained(state: State, seat: int, log: Log) -> None:
        state.ledger.shields += ((ident, seat),)

    return {"playable": playable, "gained": gained}


def deals_more(n: int, least: int = 1) -> Moments:
    """Let the owner's attack deal ``n`` more to every target for which it is at least ``least``."""

    def hits(state: State, seat: int, target: int, amount: int) -> int:
        return amount + n if amount >= least else amount

    return {"hits": hits}


def sets_a_die(ident: str, rule: str, pairs: Iterable[str]) -> Mapping[str, Any]:
    """Set one die of the final roll, once a turn: each pair is an old and a new face. With ``arguments``."""
    allowed = tuple(pairs)

    def changes(state: State, seat: int) -> tuple[Action, ...]:
        if ident in state.ledger.once:
            return ()
        return tuple(action("use", ident, pair) for pair in allowed if pair[0] in state.dice)

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        first_time(state, ident)
        replace_die(state, arg[0], arg[1])
        log.add("change", rule, seat, what=arg)

    return {"changes": changes, "use": use, "arguments": allowed}
