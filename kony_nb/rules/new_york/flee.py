"""Fleeing: a monster attacked in Manhattan may leave it, with its damage, inside the attacker's turn."""

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Decision, Refusal, automatic, decision
from kony_nb.rules.cards.registry import functions
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.manhattan import insiders, move_fee, outer_with_room, ways
from kony_nb.rules.new_york.move import go
from kony_nb.rules.phases.attacking import HOLD, may_leave
from kony_nb.rules.phases.challenging import lay_challenge, stays
from kony_nb.rules.phases.playing import awaited
from kony_nb.rules.phases.windows import open_now
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.state import State, Step

__all__: list[str] = []


@automatic("flee_prompts")
def ask_to_flee(state: State, step: Step, log: Log) -> None:
    """Ask each monster that was attacked in Manhattan, the one on the first track first."""
    assert step.loss is not None
    inside = insiders(state)
    if not inside:
        return
    asked = may_leave(state, step.loss, inside)
    lay_challenge(state, step.loss, asked)
    if asked:
        state.agenda.extend([Step("flee", seat, (step.loss.attacker,)) for seat in reversed(asked)])
        if awaited(state, "leaving"):
            open_now(state, "leaving")


@decision
class Flee(Decision):
    """Hold Manhattan, or flee to an outer borough with room."""

    kind = "flee"
    rule = "ny.flee.right"
    prompt = "You were attacked. Hold Manhattan, or flee?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return holding and the boroughs with room; nothing if no flight is possible."""
        monster = state.monsters[step.seat]
        if monster.place not in MANHATTAN or move_fee(state) > monster.energy:
            return ()
        flights = ways("flee", outer_with_room(state))
        return (HOLD, *flights) if flights else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Hold or flee."""
        if chosen is HOLD:
            log.add("hold", self.rule, step.seat, other=step.args[0])
            stays(state, step.seat)
            for _, act in functions(state.monsters[step.seat].cards, "held"):
                act(state, step.seat, log)
        else:
            go(state, step.seat, chosen.args[0], "ny.flee.where", "flee", log)

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Say why a monster in Manhattan is not asked."""
        if state.monsters[step.seat].place in MANHATTAN:
            log.add("nothing", "core.move.fee", step.seat, what="flee")

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the borough is full, or that the answer comes first."""
        if refused.verb == "flee":
            return "ny.move.room", "that borough already holds two monsters"
        if refused.verb in ("move", "stay", "advance", "enter"):
            return "ny.flee.timing", "answer the attack first: hold or flee"
        return None
