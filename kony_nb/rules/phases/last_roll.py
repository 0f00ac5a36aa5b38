"""When the last roll has fallen: others may have a die rolled again, then the roller's own free rerolls."""

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Refusal, decision
from kony_nb.rules.faces import in_words, sort_faces, without
from kony_nb.rules.phases.rolling import OnDice
from kony_nb.rules.state import State, Step

__all__ = ["replace_die", "reroll_one"]


def reroll_one(state: State, seat: int, card: str, face: str) -> None:
    """Let a card of the seat have one die of this face rolled again; its ``rolled`` is told what fell."""
    state.agenda.append(Step("side_roll", seat, (card, face)))


def replace_die(state: State, old: str, new: str) -> None:
    """Put the face that fell into the dice in place of the old one."""
    rest = without(state.dice, old)
    if state.kept.count(old) > rest.count(old):  # it is none of those set aside any more
        state.kept = without(state.kept, old)
    state.dice = sort_faces(rest + new)


@decision
class Probe(OnDice):
    """A card of another monster may act on the dice that lie."""

    kind = "probe"
    rule = "core.roll.probe"
    prompt = "Another monster's last roll has fallen. Use a card on it?"
    moment = "probes"

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that no such die lies there."""
        return (self.rule, f"the dice show {in_words(state.dice)}") if refused.verb == "use" else None


@decision
class FreeReroll(OnDice):
    """The roller's own cards may have dice rolled again without a roll."""

    kind = "free_reroll"
    rule = "core.roll.free"
    prompt = "Roll a die again for free?"
    moment = "free_rerolls"

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the dice lie, or that this comes first."""
        if refused.verb in ("keep", "roll"):
            return "core.roll.limit", "the last roll has fallen"
        if refused.verb == "resolve":
            return self.rule, "decide first whether to roll a die again; pass leaves them"
        return None
