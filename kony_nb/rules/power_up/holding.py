"""What an owner's evolution changes while it lies face up, and whether it has an effect if it is played now."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.last_roll import replace_die, reroll_one
from kony_nb.rules.phases.losses import declared_loss, would_lose
from kony_nb.rules.power_up import doing
from kony_nb.rules.power_up.effects import (
    ASKED_ANYWAY,
    about_to_lose,
    attack_to_come,
    changes_to_come,
    others,
    sets_a_die,
)
from kony_nb.rules.state import State, Step

if TYPE_CHECKING:
    from kony_nb.rules.power_up.vocabulary import Effect

__all__ = ["constants", "playable", "uses"]

FIELDS = {"extra_dice": "dice", "extra_rolls": "rolls", "cheaper": "cheaper", "max_lp": "max_lp"}
"""The constant of `Card` for each word that is one."""
PRICES = ("lose", "others_gain")
"""Effects for which alone nobody would play an evolution that does something else too."""


def constants(effects: Sequence["Effect"]) -> dict[str, Any]:
    """Return the constants of an entry."""
    found: dict[str, Any] = {}
    for effect in effects:
        if effect.do in FIELDS:
            found[FIELDS[effect.do]] = found.get(FIELDS[effect.do], 0) + effect.n
        elif effect.do == "extra_turn":
            found["extra_turn"] = True
    return found


def uses(ident: str, effects: Sequence["Effect"], game: str) -> dict[str, Any]:
    """Return the moments of what acts on dice and attacks while the evolution lies under this id."""
    faces = GAMES[game].faces
    made: dict[str, Any] = {}
    pairs = [
        old + new
        for effect in effects
        if effect.do == "set_die"
        for old in effect.old or faces
        for new in effect.new or faces
        if old != new
    ]
    if pairs:
        made |= sets_a_die(ident, f"card.{ident}", dict.fromkeys(pairs))
    for effect in effects:
        if effect.do == "reroll":
            made |= rerolls(ident, effect.faces or faces, effect.n)
    more = [effect for effect in effects if effect.do == "more_damage"]
    if more:
        made["hits"] = stronger(more)
    return made


def stronger(more: Sequence["Effect"]) -> Callable[[State, int, int, int], int]:
    """Return what the owner's attack deals, with what these effects add to enough damage."""

    def hits(state: State, seat: int, target: int, n: int) -> int:
        return n + sum(effect.n for effect in more if n >= effect.least and doing.applies(state, seat, effect))

    return hits


def rerolls(ident: str, faces: str, n: int) -> dict[str, Any]:
    """Let the owner roll up to ``n`` dice that show one of these faces again, when its last roll has fallen."""

    def free_rerolls(state: State, seat: int) -> tuple[Action, ...]:
        if state.ledger.once.count(ident) >= n:
            return ()
        return tuple(action("use", ident, face) for face in dict.fromkeys(state.dice) if face in faces)

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        state.ledger.once += (ident,)
        reroll_one(state, seat, ident, arg)

    def rolled(state: State, step: Step, face: str, log: Log) -> None:
        replace_die(state, step.args[1], face)

    return {"free_rerolls": free_rerolls, "use": use, "rolled": rolled, "arguments": tuple(faces)}


def playable(effects: Sequence["Effect"], named: bool) -> Callable[[State, int, str], bool]:
    """Return whether playing the evolution has an effect now.

    Parameters
    ----------
    effects : sequence of Effect
        What it does.
    named : bool
        Whether its owner named the moments in which it may be played: then it may lie down in each of them.
    """
    at_once = [effect for effect in effects if effect.at == "played" and effect.do in doing.DO]
    wanted = [effect for effect in at_once if effect.do not in PRICES] or at_once
    lying = [effect for effect in effects if effect not in at_once]

    def tell(state: State, seat: int, moment: str) -> bool:
        if lying and (named or (state.turn == seat and moment in ASKED_ANYWAY)):
            return True
        for effect in wanted:
            if effect.do == "no_damage":
                spared = about_to_lose(state, seat) is not None or (named and moment != "before_loss")
                if spared and doing.applies(state, seat, effect):
                    return True
            elif doing.acts(state, seat, effect):
                return True
        return any(comes(state, seat, moment, effect) for effect in lying)

    return tell


def comes(state: State, seat: int, moment: str, effect: "Effect") -> bool:
    """Return whether an effect of an evolution that lies face up would come right after this moment."""
    own = state.turn == seat
    if effect.do in ("set_die", "reroll"):
        return changes_to_come(state, seat, moment)
    if effect.do == "more_damage":
        return attack_to_come(state, seat, moment) and doing.applies(state, seat, effect)
    match effect.at:
        case "turn_start":
            return own and moment == "before_turn" and doing.acts(state, seat, effect)
        case "turn_end":
            return own and moment == "before_end" and doing.acts(state, seat, effect)
        case "enter":
            inside = GAMES[state.options.game].inside
            return own and moment == "before_entering" and state.monsters[seat].place not in inside
        case "wound":
            return attack_to_come(state, seat, moment)
        case "wounded":
            loss = about_to_lose(state, seat)
            return loss is not None and loss.attack and loss.attacker != seat
        case "elimination":
            return somebody_falls(state, seat, moment)
        case "roll":
            return changes_to_come(state, seat, moment) and state.dice.count(effect.face) >= effect.least
    return False


def somebody_falls(state: State, seat: int, moment: str) -> bool:
    """Return whether the loss that is about to be applied will bring another monster to 0 life points."""
    loss = declared_loss(state) if moment == "before_loss" else None
    if loss is None:
        return False
    hit = dict(loss.hits)
    there = [other for other in others(state, seat) if other in hit]
    return any(would_lose(state, other, loss) >= state.monsters[other].lp for other in there)
