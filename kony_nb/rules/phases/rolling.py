"""Rolling: up to three rolls, keeping and rolling again whatever dice the player likes."""

from fractions import Fraction
from functools import cache

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, automatic, chance, decision, trigger
from kony_nb.rules.cards.registry import CARDS, TOKENS, functions, total
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.faces import outcomes, sort_faces, sub_rolls, without
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.state import State, Step

__all__ = ["dice_pool", "reroll_fee"]

ROLLS = 3
MOST_DICE = 8
ROLL = action("roll")
STOP = action("stop")
PASS = action("pass")


def dice_pool(state: State, seat: int) -> int:
    """Return how many dice the seat rolls: six and those of its cards, never more than eight."""
    return min(MOST_DICE, GAMES[state.options.game].dice + total(state.monsters[seat].cards, "dice"))


def rolls_allowed(state: State, seat: int) -> int:
    """Return how often the seat may roll in its turn, the first roll always included."""
    tokens = state.monsters[seat].tokens
    return max(1, ROLLS + sum(TOKENS[token].rolls * n for token, n in tokens.items()))


def fee_rates(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the energy that tokens on the seat charge for each die of a face that is rolled again."""
    return tuple(
        (face, each * n)
        for token, n in state.monsters[seat].tokens.items()
        for face, each in TOKENS[token].reroll_fee.items()
    )


def reroll_fee(state: State, seat: int, rerolled: str) -> int:
    """Return the energy that tokens on the seat charge for rolling these dice again."""
    return fee_of(fee_rates(state, seat), rerolled)


def fee_of(rates: tuple[tuple[str, int], ...], rerolled: str) -> int:
    """Return the energy that rolling these dice again costs at these rates."""
    return sum(rate * rerolled.count(face) for face, rate in rates)


@cache
def payable(dice: str, rates: tuple[tuple[str, int], ...], energy: int) -> tuple[Action, ...]:
    """Return stopping, and the ways to keep that this much energy pays for."""
    return tuple(
        keep for keep in keeps(dice) if keep is STOP or fee_of(rates, without(dice, keep.args[0])) <= energy
    )


@cache
def keeps(dice: str) -> tuple[Action, ...]:
    """Return stopping, and every way to set dice aside and roll at least one again."""
    return (STOP, *(action("keep", kept) for kept in sub_rolls(dice) if kept != dice))


@cache
def dice_outcomes(n: int, faces: str) -> tuple[tuple[Action, Fraction], ...]:
    """Return every outcome of ``n`` dice as an action, with its exact probability."""
    return tuple((action("dice", roll), chance) for roll, chance in outcomes(n, faces))



@cache
def showing(dice: str) -> Action:
    """Return the outcome that the dice show these faces."""
    return action("dice", dice)


@automatic("roll_phase")
def start_rolling(state: State, step: Step, log: Log) -> None:
    """Hand the seat its dice."""
    seat = step.seat
    state.phase = "roll"
    monster = state.monsters[seat]
    state.rolls_left = rolls_allowed(state, seat) if monster.tokens else ROLLS
    dice = dice_pool(state, seat) if monster.cards else GAMES[state.options.game].dice
    state.agenda.append(Step("roll", seat, (dice,)))


@trigger
class Roll(Decision):
    """The seat triggers a roll."""

    kind = "roll"
    rule = "core.roll.limit"
    prompt = "Roll the dice."
    always = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the roll itself."""
        return (ROLL,)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Let the dice fall."""
        state.rolls_left -= 1
        state.agenda.append(Step("dice", step.seat, step.args))

    def throw(self, state: State, step: Step, luck: Luck, log: Log) -> None:
        """Roll at once."""
        state.rolls_left -= 1
        DICE.take(state, step, DICE.draw(state, step, luck), log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that dice set aside wait for the roll of the others."""
        if refused.verb in ("keep", "stop"):
            return "core.roll.limit", "the dice have not been rolled yet: roll first"
        return None


@chance
class Dice(Chance):
    """The dice of a turn."""

    kind = "dice"
    rule = "core.roll.dice"
    prompt = "The dice fall."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every multiset of the dice rolled now."""
        return dice_outcomes(step.args[0], GAMES[state.options.game].faces)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat, its turn, and the roll of the turn."""
        return step.seat, state.monsters[step.seat].turns, "dice", state.ledger.rolls

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Roll."""
        return showing(luck.roll(GAMES[state.options.game].faces, step.args[0], self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Put the dice on the table; ask what to keep while a roll is left."""
        rolled = outcome.args[0]
        kept = state.kept
        state.dice = sort_faces(kept + rolled) if kept else rolled
        state.ledger.rolls += 1
        if log is not SILENT:
            log.add("roll", "core.roll.dice", step.seat, len(rolled), rolled, -1, "", state.rolls_left)
        if state.rolls_left:
            state.agenda.append(Step("keep", step.seat))
        else:
            final_roll(state, step, log)


DICE = Dice()


@decision
class Keep(Decision):
    """The seat sets dice aside and rolls the others again, or stops."""

    kind = "keep"
    rule = "core.roll.keep"
    prompt = "Keep which dice? The others are rolled again. Or stop."

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return stopping, and every way to keep that the seat can pay for."""
        monster = state.monsters[step.seat]
        if monster.tokens:
            rates = fee_rates(state, step.seat)
            if monster.energy < fee_of(rates, state.dice):
                return payable(state.dice, rates, monster.energy)
        return keeps(state.dice)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Set dice aside for the next roll, or go on to the results."""
        seat = step.seat
        if chosen is STOP:
            if log is not SILENT:
                log.add("stop", "core.roll.stop", seat, 0, state.dice)
            final_roll(state, step, log)
            return
        kept = chosen.args[0]
        if state.monsters[seat].tokens:
            fee = reroll_fee(state, seat, without(state.dice, kept))
            if fee:
                pay(state, seat, fee, "core.tokens.reroll-fee", log)
        again = len(state.dice) - len(kept)
        state.dice = state.kept = kept
        if log is not SILENT:
            log.add("keep", "core.roll.keep", seat, again, kept)
        state.agenda.append(Step("roll", seat, (again,)))

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say why dice cannot be kept, or cannot be rolled again."""
        if refused.verb == "roll":
            return "core.roll.keep", "choose first which dice to keep, or stop"
        if refused.verb != "keep":
            return None
        kept = refused.args[0]
        if kept == state.dice:
            return "core.roll.reroll-one", "a reroll needs at least one die; use stop to keep them all"
        if any(kept.count(face) > state.dice.count(face) for face in kept):
            return "core.roll.keep", f"the dice show {state.dice}, so {kept} cannot be kept"
        return "core.tokens.reroll-fee", "there is not enough energy for the dice that would be rolled again"


@automatic("final")
def final_roll(state: State, step: Step, log: Log) -> None:
    """The dice lie: first changes of faces, then the results."""
    state.phase, state.kept, state.rolls_left = "resolve", "", 0
    cards = state.monsters[step.seat].cards
    if cards and functions(cards, "changes"):
        state.agenda.append(Step("results", step.seat))
        state.agenda.append(Step("change", step.seat))
    else:
        state.results = state.dice
        state.agenda.append(Step("resolve", step.seat))


@decision
class Change(Decision):
    """Cards may change faces between the last roll and the first result."""

    kind = "change"
    rule = "core.resolve.changes-first"
    prompt = "Change a die before the results count?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return what the seat's cards offer, and passing."""
        offered: tuple[Action, ...] = ()
        for _, changes in functions(state.monsters[step.seat].cards, "changes"):
            offered += changes(state, step.seat)
        return (PASS, *offered) if offered else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Leave the dice as they are."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the change is not on offer."""
        if refused.verb == "use" and refused.args[0] in CARDS:
            return self.rule, f"the dice show {state.dice}: that change is not possible"
        if refused.verb == "resolve":
            return self.rule, "decide first whether to change dice; pass leaves them"
        return None


@automatic("results")
def count_results(state: State, step: Step, log: Log) -> None:
    """Turn the final dice into results, to be resolved face by face."""
    state.results = state.dice
    state.agenda.append(Step("resolve", step.seat))


@chance
class SideRoll(Chance):
    """A single die rolled for a card."""

    kind = "side_roll"
    rule = "core.roll.side"
    prompt = "One die is rolled for a card."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return the six faces."""
        return dice_outcomes(1, GAMES[state.options.game].faces)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return who rolls, in which of its turns, for which card, and the number of such rolls in the turn."""
        return step.seat, state.monsters[step.seat].turns, step.args[0], state.ledger.side_rolls

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Roll one die."""
        return showing(luck.roll(GAMES[state.options.game].faces, 1, self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Tell the card what was rolled."""
        state.ledger.side_rolls += 1
        card = CARDS[step.args[0]]
        log.add("roll", card.rule, step.seat, 1, what=outcome.args[0])
        assert card.rolled is not None
        card.rolled(state, step, outcome.args[0], log)
