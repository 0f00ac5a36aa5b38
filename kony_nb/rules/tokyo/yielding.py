"""Yielding: a monster that was attacked in Tokyo may leave it, with its damage, inside the attacker's turn."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, automatic, decision
from kony_nb.rules.cards.registry import CARDS, functions
from kony_nb.rules.events import Log
from kony_nb.rules.phases.attacking import HOLD, may_leave
from kony_nb.rules.phases.challenging import lay_challenge, stays
from kony_nb.rules.phases.losses import change_loss
from kony_nb.rules.phases.playing import awaited
from kony_nb.rules.phases.windows import open_now
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import State, Step
from kony_nb.rules.tokyo.city import insiders, leave

__all__ = ["YIELD", "Yield"]

YIELD = action("yield")


@automatic("yield_prompts")
def ask_to_yield(state: State, step: Step, log: Log) -> None:
    """Ask each monster that was attacked in Tokyo, the City first; then all who yield leave together."""
    assert step.loss is not None
    may = may_leave(state, step.loss, insiders(state))
    asked = [seat for seat in may if seat not in state.ledger.braced]
    lay_challenge(state, step.loss, may)
    state.agenda.append(Step("leaving"))
    state.agenda += [Step("yield", seat, (step.loss.attacker,)) for seat in reversed(asked)]
    if asked and awaited(state, "leaving"):
        open_now(state, "leaving")


@automatic("leaving")
def leaving(state: State, step: Step, log: Log) -> None:
    """Let those who yielded leave, when all have answered."""
    seats = tuple(seat for seat in insiders(state) if seat in state.ledger.yielded)
    leave(state, seats, "yield", "kot.yield.leave", log)


@decision
class Yield(Decision):
    """Hold Tokyo, or yield it."""

    kind = "yield"
    rule = "kot.yield.right"
    prompt = "You were attacked. Hold Tokyo, or yield?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return holding and yielding, while the monster is in Tokyo."""
        return (HOLD, YIELD) if state.monsters[step.seat].place in TOKYO else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Note the answer; those who yield leave when all have answered.

        An argument names the card for which it comes before the damage.
        """
        first = len(step.args) > 1
        if first:
            state.ledger.braced += (step.seat,)
        if chosen is HOLD:
            log.add("hold", self.rule, step.seat, other=step.args[0])
            stays(state, step.seat)
            for _, act in functions(state.monsters[step.seat].cards, "held"):
                act(state, step.seat, log)
            return
        state.ledger.yielded += (step.seat,)
        log.add("yield", self.rule, step.seat, other=step.args[0])
        if first:
            spared = change_loss(state, step.seat, 0)
            log.add("reduce", CARDS[step.args[1]].rule, step.seat, spared, other=step.args[0])

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the answer comes first, and where yielding leads."""
        if refused.verb in ("move", "stay", "advance", "enter", "flee"):
            return "kot.yield.where", "hold, or yield: that leads outside Tokyo and nowhere else"
        if refused.verb in ("resolve", "buy", "end"):
            return "kot.yield.answers", "the attack must be answered first: hold or yield"
        return None
