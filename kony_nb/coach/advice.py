"""Advice: what each legal action is worth, as far as it can be known exactly, and why.

Every number that is told has a source, the question that gives it, asked about what the deciding seat may see:

``events.vp+ SEAT``, ``events.vp- SEAT`` (energy and lp alike), ``events.damage SEAT``
    What the events of the action change, up to the next choice or chance.
``next_turn.vp RULES`` (energy and lp alike)
    What these rules pay when the seat's next turn begins, if nothing happens until then.
``survival.lp``, ``survival.dies``, ``survival.hits SEAT``
    `kony_nb.odds.survival` after the action.
``turn_outcomes.mean FIELD``, ``turn_outcomes.dead``
    The ``brings`` of the action.
``solve_here.value``, ``solve_here.keep``, ``solve_here.regret``, ``final_worth``
    `kony_nb.odds.solve_here` with the rules of thumb of the greedy bot, `final_worth`, as utility.
``final_worth DICE``
    The same rules of thumb for these dice alone.
``roll_distribution.any FACE``, ``roll_distribution.least FACE N``
    The chance of that face, or of so many of it, in the next roll.
``challenge.wins``, ``challenge.payoffs ROW COLUMN``, ``challenge.strategy reveal`` (hide alike)
    `kony_nb.odds.challenge`; how often to choose that in its equilibrium.
``chance_outcomes.affordable``, ``chance_outcomes.mean vp`` (energy and lp alike)
    The chance that the next card can be bought; what the chance that an action calls for brings on average.
``after.energy``, ``state.units PLACE``, ``state.bonus``
    What stands in the state after the action, and before it: the units in a borough, the bonus of the challenge card.
"""

from dataclasses import dataclass, field

from kony_nb.coach.effects import effects
from kony_nb.coach.following import brings, in_any_order, later
from kony_nb.coach.keeping import Keeping, NextRoll, before_roll, in_words, keeping
from kony_nb.coach.phrases import rules_of
from kony_nb.coach.reasons import PLACING, of_roll, why
from kony_nb.coach.said import Number, Said
from kony_nb.game.game import Game
from kony_nb.game.hidden import view
from kony_nb.odds.outcomes import TurnOutcomes
from kony_nb.play.evolutions import worth_of
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import BadOdds, shown
from kony_nb.rules.referee import decider, legal_actions
from kony_nb.rules.state import State

__all__ = ["Advice", "Number", "Said", "Worth", "advise"]

KEEPS, MOST = 5, 8
"""Keeps besides stopping, and other actions, that are worth sampling."""
FEW = 12
"""Actions up to which each is followed to the end of resolving or of the turn."""


@dataclass(frozen=True)
class Worth:
    """A legal action and what is known of it.

    Attributes
    ----------
    action : Action
        The action.
    brings : TurnOutcomes or None
        What it brings the active monster, to the end of resolving, from the move on to the end of the turn: no die is
        rolled again, and `kony_nb.odds.plain` makes all other choices. None where dice are still to be rolled, for
        another's turn, and where no turn runs.
    value : float or None
        Of a keep, of stopping and of a roll what the final roll is worth on average, in VP, with the best rerolls:
        exact, but by the rules of thumb of the greedy bot. None of others.
    reasons : tuple of Said
        Why; joined they are the sentence. None at all where nothing can be told.
    """

    action: Action
    brings: TurnOutcomes | None
    value: float | None
    reasons: tuple[Said, ...]

    @property
    def sentence(self) -> str:
        """``"Hold the city: Midtown Manhattan pays 2 VP and ... [ny.earn.midtown]; Kong hits you with ..."``."""
        name = self.action.label
        if self.action.verb == "keep":
            words = in_words(self.action)
            name = f"{words[:1].upper()}{words[1:]}"
        return f"{name}: {'; '.join(map(str, self.reasons))}." if self.reasons else f"{name}."


@dataclass(frozen=True, repr=False)
class Advice:
    """What is known of a decision; made by `advise`.

    Attributes
    ----------
    seat : int
        Who decides.
    monster : str
        Its name.
    kind : str
        The kind of decision, as `kony_nb.game.decision.DECISIONS` lists them.
    worths : tuple of Worth
        Every legal action, in the order of ``legal_actions``.
    best_keep : Action or None
        Of a keep decision the best by the exact worth: of equal ones the one that keeps most.
    next_roll : NextRoll or None
        What the next roll can bring if the best keep is kept, or if the roll that is asked is made.
    likely : tuple of Action
        What `candidates` returns.
    keeping : Keeping or None
        What is known of the ways to keep dice, None of other decisions.
    """

    seat: int
    monster: str
    kind: str
    worths: tuple[Worth, ...]
    best_keep: Action | None = None
    next_roll: NextRoll | None = None
    likely: tuple[Action, ...] = field(default=(), compare=False)
    keeping: Keeping | None = field(default=None, compare=False)

    def worth(self, action: str | Action) -> Worth:
        """Return what is known of an action, given by itself or by its text.

        Raises
        ------
        BadOdds
            If it is not legal here.
        """
        for each in self.worths:
            if each.action is action or each.action.text == action:
                return each
        legal = ", ".join(each.action.text for each in self.worths)
        raise BadOdds(f"action: {shown(action)} is not legal here; legal is {legal}")

    def sentence(self, action: str | Action) -> str:
        """Return what is known of an action in a sentence, with the rules it cites in brackets.

        Raises
        ------
        BadOdds
            If it is not legal here.
        """
        return self.worth(action).sentence

    def roll_after(self, action: str | Action) -> NextRoll | None:
        """Return what the next roll can bring after a keep, or after the roll that is asked; None after others.

        Raises
        ------
        BadOdds
            If it is not legal here.
        """
        chosen = self.worth(action).action
        if chosen.verb == "roll":
            return self.next_roll
        return None if self.keeping is None else self.keeping.roll_after(chosen)

    def candidates(self) -> tuple[Action, ...]:
        """Return the actions that are worth sampling, in the order of the legal ones.

        Of keeps the five of the most exact worth, and stopping; of others all, or the eight that the greedy bot finds
        most worthy.
        """
        return self.likely

    def __repr__(self) -> str:
        likely = self.candidates()
        lines = [each.sentence for each in self.worths if each.action in likely]
        left = len(self.worths) - len(lines)
        more = [f"{left} more, see advice.sentence(action)"] if left else []
        return "\n  ".join([f"{self.monster} is asked: {self.kind}", *lines, *more])


def advise(state: State | Game, seat: int | None = None) -> Advice:
    """Return what each legal action of the decision that waits is worth, and why.

    Only exact answers are given, at once: what an action brings, the worth of a keep, the chance to survive until the
    next turn, the odds of a challenge. For chances to win see `kony_nb.play.sampling`.

    Parameters
    ----------
    state : State or Game
        A moment in which a seat must choose. It is not changed, and what that seat may not know is not looked at.
    seat : int, optional
        Who decides, 0 upwards; it may be left out.

    Raises
    ------
    BadOdds
        If nobody must choose, or another seat.

    Examples
    --------
    >>> import kony_nb as kn
    >>> game = kn.scenario({"monsters": ["Kong", "Rob"], "dice": "AAHESO", "rolls_left": 1})
    >>> kn.advise(game).best_keep
    <Action keep ES>
    """
    seen, seat = asked_view(state, seat)
    legal = legal_actions(seen)
    kind = seen.agenda[-1].kind
    keeps, roll = None, None
    worth: dict[Action, float] = {}
    if kind == "keep":
        keeps = keeping(seen, seat)
        worth = dict(keeps.values)
        roll = None if keeps.best is None else keeps.roll_after(keeps.best)
    elif kind == "roll" and (before := before_roll(seen, seat)) is not None:
        dice, roll = before
        worth = {choice: dice for choice in legal if choice.verb == "roll"}
    every = [effects(seen, seat, choice, choice.verb in PLACING) for choice in legal]
    followed = len(legal) <= FEW
    turns = [
        brings(seen, seat, choice, found) if choice.verb == "stop" or (followed and choice.verb != "keep") else None
        for choice, found in zip(legal, every, strict=True)
    ]
    alike = kind == "resolve" and in_any_order(turns)
    worths = []
    for choice, found, turn in zip(legal, every, turns, strict=True):
        value = worth.get(choice)
        if choice.verb in ("keep", "stop") and keeps is not None:
            rules = rules_of(event for event in found.events if event.kind == choice.verb)
            reasons = (*keeps.reasons(choice, rules), *later(found, turn, seat, False))
        elif choice.verb == "roll" and value is not None:
            reasons = (of_roll(value),)
        else:
            reasons = why(seen, seat, choice, found, turn, alike)
        worths.append(Worth(choice, turn, value, reasons))
    best = keeps.best if keeps is not None else None
    likely = sampled(seen, seat, legal, worth if keeps is not None else None)
    return Advice(seat, seen.monsters[seat].name, kind, tuple(worths), best, roll, likely, keeps)


def asked_view(state: State | Game, seat: int | None) -> tuple[State, int]:
    """Return what the deciding seat sees, and which it is.

    Raises
    ------
    BadOdds
        If nobody must choose, or another seat.
    """
    if isinstance(state, Game):
        state = state.state
    if not isinstance(state, State):
        raise BadOdds(f"state: {shown(state)} is neither a Game nor a State")
    asked = decider(state)
    if asked < 0:
        raise BadOdds("state: nobody must choose here; ask where a seat does")
    if seat is not None and (type(seat) is not int or seat != asked):
        raise BadOdds(f"seat: {shown(seat)} is not asked here; {asked} is, {state.monsters[asked].name}")
    return view(state, asked), asked


def sampled(
    seen: State, seat: int, legal: tuple[Action, ...], keeps: dict[Action, float] | None
) -> tuple[Action, ...]:
    """Return the actions that are worth sampling, see `Advice.candidates`."""
    if keeps is not None and len(keeps) > 1:
        likely = sorted(keeps, key=lambda choice: -keeps[choice])[:KEEPS]
        return tuple([choice for choice in legal if choice in likely or choice.verb == "stop"])
    if len(legal) <= MOST:
        return legal
    worth = dict(zip(legal, worth_of(seen, seat, legal), strict=True))
    best = sorted(legal, key=lambda choice: -worth[choice])[:MOST]
    return tuple([choice for choice in legal if choice in best])
