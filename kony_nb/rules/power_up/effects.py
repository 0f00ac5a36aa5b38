"""Effects that many evolutions share, as the moments of an entry: ``add_card(..., **gains(RULE, vp=2))``."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.events import Log
from kony_nb.rules.phases.attacking import reached
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import WIN_VP, gain_energy, gain_vp, heal, lose_vp, max_lp, pay
from kony_nb.rules.phases.last_roll import replace_die
from kony_nb.rules.phases.losses import (
    ask_before_loss,
    clockwise,
    declare,
    declared_loss,
    pending_loss,
    would_lose,
)
from kony_nb.rules.state import Loss, State, Step

__all__ = [
    "about_to_lose",
    "attack_to_come",
    "buys_life",
    "changes_to_come",
    "damages_others",
    "deals_more",
    "face_to_come",
    "gains",
    "others",
    "others_lose_vp",
    "pays_for",
    "ready",
    "rolls_before_loss",
    "sets_a_die",
    "spares",
]

Moments = Mapping[str, Callable[..., Any]]
When = Callable[[State, int, str], bool]
ASKED_ANYWAY = ("before_roll", "between_rolls", "buying")
"""The moments at which the active monster decides in any case."""


def ready(acts: When | None = None) -> Moments:
    """Play a permanent evolution on the owner's turn where it is asked anyway, and besides where it acts at once.

    So nobody is stopped for a card that would only lie there.
    """

    def playable(state: State, seat: int, moment: str) -> bool:
        if state.turn == seat and moment in ASKED_ANYWAY:
            return True
        return acts is not None and acts(state, seat, moment)

    return {"playable": playable}


def attack_to_come(state: State, seat: int, moment: str) -> bool:
    """Return whether the seat has still an attack to resolve that will hit somebody."""
    if state.turn != seat or moment != "resolving" or "A" not in state.results:
        return False
    return any(reached(state, seat))


def changes_to_come(state: State, seat: int, moment: str) -> bool:
    """Return whether the seat's last roll has fallen and no result was counted yet."""
    return state.turn == seat and moment == "after_roll" and bool(state.dice) and not state.results


def face_to_come(face: str, least: int = 1) -> When:
    """Return whether at least so many of the seat's final dice show a face that is not resolved yet."""

    def acts(state: State, seat: int, moment: str) -> bool:
        lies = changes_to_come(state, seat, moment) or (state.turn == seat and face in state.results)
        return lies and state.dice.count(face) >= least

    return acts


def about_to_lose(state: State, seat: int) -> Loss | None:
    """Return the loss that will take life points from the seat next, None if there is none."""
    loss = declared_loss(state)
    if loss is None or seat not in dict(loss.hits) or would_lose(state, seat, loss) < 1:
        return None
    return loss


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


def buys_life(rule: str, fee: int) -> Callable[[str], Moments]:
    """Pay energy for 1 LP, once in each of the owner's turns and below its maximum: given as ``moments``."""

    def moments(ident: str) -> Moments:
        offer = (action("use", ident),)

        def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
            monster = state.monsters[seat]
            may = seat == state.turn and ident not in state.ledger.once
            return offer if may and monster.energy >= fee and monster.lp < max_lp(monster) else ()

        def use(state: State, seat: int, arg: str, log: Log) -> None:
            first_time(state, ident)
            pay(state, seat, fee, rule, log)
            heal(state, seat, 1, rule, log)

        return {"anytime": anytime, "use": use}

    return moments


def others(state: State, seat: int) -> tuple[int, ...]:
    """Return the other living monsters, the active one first, then clockwise."""
    return clockwise(state, tuple(other for other in state.living if other != seat))


def others_lose_vp(rule: str, n: int) -> Moments:
    """Let every other monster lose victory points; it has an effect if one of them has any."""

    def playable(state: State, seat: int, moment: str) -> bool:
        return any(state.monsters[other].vp for other in others(state, seat))

    def gained(state: State, seat: int, log: Log) -> None:
        for other in others(state, seat):
            if state.monsters[other].vp:
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
        return about_to_lose(state, seat) is not None

    def gained(state: State, seat: int, log: Log) -> None:
        state.ledger.shields += ((ident, seat),)

    return {"playable": playable, "gained": gained}


def rolls_before_loss(
    ident: str, asks: Callable[[State, int, Loss], bool], dice: Callable[[State, int, Loss], int]
) -> Moments:
    """Roll dice once before each loss for which ``asks`` says so, if the owner likes; ``rolled`` is told what falls.

    Played while such a loss is pending it acts against that one.
    """
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        if step.kind != "before_loss" or ident in step.args:
            return ()
        return offer if asks(state, seat, pending_loss(state, step)) else ()

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        asked = state.agenda.pop()
        loss = pending_loss(state, asked)
        state.agenda.append(Step("before_loss", seat, (*asked.args, ident), asked.loss))
        state.agenda += [Step("side_roll", seat, (ident,), loss)] * dice(state, seat, loss)

    def acts(state: State, seat: int, moment: str) -> bool:
        loss = about_to_lose(state, seat)
        return loss is not None and asks(state, seat, loss)

    def gained(state: State, seat: int, log: Log) -> None:
        ask_before_loss(state, seat)

    return {"before_loss": asks, "anytime": anytime, "use": use, "gained": gained, **ready(acts)}


def deals_more(n: int, least: int = 1) -> Moments:
    """Let the owner's attack deal ``n`` more to every target for which it is at least ``least``."""

    def hits(state: State, seat: int, target: int, amount: int) -> int:
        return amount + n if amount >= least else amount

    return {"hits": hits}


def pays_for(rule: str, face: str, least: int, vp: int = 0, energy: int = 0) -> Moments:
    """Gain victory points, then energy, when the owner resolves at least this many results of a face."""

    def resolved(state: State, seat: int, shown: str, n: int, log: Log) -> None:
        if shown != face or n < least:
            return
        if vp:
            gain_vp(state, seat, vp, rule, log)
        if energy:
            gain_energy(state, seat, energy, rule, log)

    return {"resolved": resolved}


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
