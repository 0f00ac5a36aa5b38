"""Who goes first: each seat rolls, most attacks win, and the tied roll again."""

from fractions import Fraction

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, automatic, chance, trigger
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.rolling import ROLL, dice_outcomes, showing
from kony_nb.rules.state import State, Step

__all__ = ["roll_for_first"]



def roll_for_first(seats: list[int], dice: int, tie_round: int = 0) -> list[Step]:
    """Return the steps in which these seats roll this many dice each, and are compared; the first one on top."""
    rolls = [Step("first_roll", seat, (tie_round, dice)) for seat in reversed(seats)]
    return [Step("first_player", -1, (tie_round, dice)), *rolls]


@trigger
class FirstRoll(Decision):
    """Each seat rolls for the first turn. The arguments are the round of ties and the number of dice."""

    kind = "first_roll"
    rule = "core.setup.first-player"
    prompt = "Roll for the first turn: most attacks go first."
    always = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the roll."""
        return (ROLL,)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Let the dice fall."""
        state.agenda.append(Step("first_dice", step.seat, step.args))

    def throw(self, state: State, step: Step, luck: Luck, log: Log) -> None:
        """Roll at once."""
        FIRST_DICE.take(state, step, FIRST_DICE.draw(state, step, luck), log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that placing comes later, in a game in which monsters are placed."""
        if refused.verb == "place" and any(below.kind == "placement" for below in state.agenda):
            return "ny.setup.placement", "monsters are placed when the first player is known"
        return None


@chance
class FirstDice(Chance):
    """The dice of one seat."""

    kind = "first_dice"
    rule = "core.setup.first-player"
    prompt = "The dice fall."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every multiset of the dice."""
        return dice_outcomes(step.args[1], GAMES[state.options.game].faces)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat and the round of ties."""
        return step.seat, 0, "first", step.args[0]

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Roll."""
        return showing(luck.roll(GAMES[state.options.game].faces, step.args[1], self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Write the attacks down on the step that will compare them."""
        rolled = outcome.args[0]
        state.dice = rolled
        log.add("roll", self.rule, step.seat, len(rolled), what=rolled)
        at = next(i for i, below in enumerate(state.agenda) if below.kind == "first_player")
        args = (*state.agenda[at].args, step.seat, rolled.count("A"))
        state.agenda[at] = Step("first_player", -1, args)


FIRST_DICE = FirstDice()


@automatic("first_player")
def first_player(state: State, step: Step, log: Log) -> None:
    """Compare the attacks: the arguments are the round, the number of dice, then a seat and its attacks, and so on."""
    tie_round, dice, *pairs = step.args
    attacks = dict(zip(pairs[::2], pairs[1::2], strict=True))
    most = max(attacks.values())
    best = sorted(seat for seat, n in attacks.items() if n == most)
    state.dice = ""
    if len(best) > 1:
        log.add("tie", "core.setup.tie", n=most, what=" ".join(str(seat) for seat in best))
        state.agenda += roll_for_first(best, dice, tie_round + 1)
        return
    first = best[0]
    log.add("first", "core.setup.first-player", first, most)
    then = state.agenda.pop()
    state.agenda.append(Step(then.kind, first))
