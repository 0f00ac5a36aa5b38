"""An owner's evolution without effects that the program knows: its players do themselves what its text says."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import COUNTED, Action, action, monster_id
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time, give_token, remove_token, supply_left
from kony_nb.rules.phases.gains import WIN_VP, gain_energy, gain_vp, heal, lose_vp, max_lp, pay
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State, Step

__all__ = ["RULING", "moments"]

PASS = action("pass")
RULING = "It is played by hand: who plays it changes VP, LP, energy and tokens as its text says, then passes."
FROM_THE_TABLE = ("roll", "resolve", "buy")
"""The decisions in the owner's turn at which one that lies face up can be used."""


def moments(ident: str, lies: bool) -> Mapping[str, Any]:
    """Return the moments of an evolution that is played by hand; face up it can be used once in each of its turns."""
    offer = (action("use", ident),)

    def gained(state: State, seat: int, log: Log) -> None:
        log.add("by_hand", CARDS[ident].rule, seat, what=ident)
        state.agenda.append(Step("by_hand", seat, (ident,)))

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        if state.turn != seat or step.kind not in FROM_THE_TABLE or ident in state.ledger.once:
            return ()
        return () if step.kind == "roll" and state.ledger.rolls else offer

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        first_time(state, ident)
        gained(state, seat, log)

    return {"gained": gained, "anytime": anytime, "use": use} if lies else {"gained": gained}


def tokens(state: State) -> list[str]:
    """Return the kinds of token that can be given to monsters now: their card is in play."""
    held = {CARDS[card].design or card for monster in state.monsters for card in monster.cards}
    held |= {CARDS[card].lies_as for card in held}
    return [
        token
        for token, kind in sorted(TOKENS.items())
        if not kind.on_card
        and not kind.on_board
        and state.options.game in CARDS[kind.card].games
        and (kind.stays or kind.card in held)
    ]


def may_bear(state: State, seat: int, token: str) -> bool:
    """Return whether one more such token can be given to a monster."""
    own = TOKENS[token].card in state.monsters[seat].cards and not TOKENS[token].stays
    return not own and supply_left(state, token) > 0


@decision
class ByHand(Decision):
    """The players change by hand what an evolution says. The argument is the evolution."""

    kind = "by_hand"
    rule = "evo.owner.by-hand"
    prompt = "Do by hand what the evolution says, then pass."

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the end of it, and every change within the limits of the game."""
        found = [PASS]
        for seat in state.living:
            monster = state.monsters[seat]
            name = monster_id(monster.name)
            more = {"vp": monster.vp < WIN_VP, "lp": monster.lp < max_lp(monster), "energy": True}
            for what in COUNTED:
                if more[what]:
                    found.append(action("change", name, f"{what}+1"))
                if getattr(monster, what):
                    found.append(action("change", name, f"{what}-1"))
            found += [action("change", name, f"{t}+1") for t in tokens(state) if may_bear(state, seat, t)]
            found += [action("change", name, f"{t}-1") for t in sorted(monster.tokens)]
        return tuple(found)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Change it and ask again, or go on."""
        if chosen is PASS:
            return
        names = [monster_id(monster.name) for monster in state.monsters]
        seat, rule = names.index(chosen.args[0]), CARDS[step.args[0]].rule
        what, up = chosen.args[1][:-2], chosen.args[1].endswith("+1")
        state.agenda.append(step)
        match what:
            case "vp":
                (gain_vp if up else lose_vp)(state, seat, 1, rule, log)
            case "energy":
                (gain_energy if up else pay)(state, seat, 1, rule, log)
            case "lp" if up:
                heal(state, seat, 1, rule, log, by_other=True)
            case "lp":
                declare(state, Loss(rule, ((seat, 1),), step.seat), log)
            case token:
                (give_token if up else remove_token)(state, seat, token, rule, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say what is possible."""
        if refused.verb == "change":
            return self.rule, "only monsters in the game change, from 0 to their most, and tokens that are there"
        return self.rule, f"{CARDS[step.args[0]].name} is being played by hand; pass ends it"
