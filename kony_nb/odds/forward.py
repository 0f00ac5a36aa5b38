"""Pushing a distribution over states forward through the referee until a turn, or its resolving, is over."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from kony_nb.odds.asked import kept_from
from kony_nb.odds.hushed import at_end, put_aside
from kony_nb.odds.outcomes import Outcome
from kony_nb.odds.policies import any_policy
from kony_nb.odds.rolls import final_weights
from kony_nb.odds.turn_policy import Choose, Keep, named
from kony_nb.odds.veil import Veil
from kony_nb.rules.actions import Action, action, drawn
from kony_nb.rules.agenda import TAKE
from kony_nb.rules.errors import BadOdds, shown
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.playing import unfold
from kony_nb.rules.phases.rolling import STOP, allowed, fee_rates, hindrances
from kony_nb.rules.phases.turns import run_effects
from kony_nb.rules.referee import chance_outcomes, step
from kony_nb.rules.state import State, clone, from_key, state_key

__all__ = ["Forward", "ends_now", "forward"]

Weight = int | float | Fraction
Chances = dict[Outcome, Weight]
At = tuple[bytes, int]
"""A state by its key, and the damage suffered on the way to it: what is merged."""
REMEMBERED = 8
MOST_CHANCES = 100
"""Times in a row that chance may decide in a turn; a policy that always rolls a die again for nothing has no end."""
MOST_POSITIONS = 50_000
"""Different positions to which as many decisions of chance may lead; a turn with all cards has some 2,000."""


class Damage:
    """A log that keeps one thing: the life points that a seat loses to damage."""

    def __init__(self, seat: int) -> None:
        self.seat, self.lost = seat, 0

    def add(
        self,
        kind: str,
        rule: str,
        seat: int = -1,
        n: int = 0,
        what: str = "",
        other: int = -1,
        place: str = "",
        now: int = -1,
        to: tuple[int, ...] | None = None,
    ) -> None:
        """Count damage, forget everything else."""
        if kind == "damage" and seat == self.seat:
            self.lost += n


class Forward:
    """What a turn brings from one position on, when all choices but what is kept of a roll are made by one policy.

    Every state is made by the referee. Between one chance and the next a state is played on in place; where chance
    decides, equal states are merged. What a final roll brings does not depend on what was kept on the way to it, so
    that is remembered: other ways to keep ask for it again.

    Parameters
    ----------
    base : State
        The position; it is not changed.
    choose : callable
        Every choice but keeping.
    until : str
        ``"resolve"`` or ``"turn"``.
    exact : bool
        Whether probabilities are Fractions.
    """

    def __init__(self, base: State, choose: Choose, until: str, exact: bool) -> None:
        self.base, self.choose, self.until, self.exact = base, choose, until, exact
        self.seat = base.turn
        self.damage = Damage(self.seat)
        self.brought: dict[At, dict[str, Chances]] = {}

    def outcomes(self, keep: Keep, first: Sequence[Action | None] = (None,), mover: int = -1) -> Chances:
        """Return what the turn brings, with probabilities; it begins with these actions.

        An evolution that is played first is of the seat ``mover``. Rolls are counted as dice, and only the final ones
        go through the referee; where a token charges for rolling again, every single roll does.
        """
        state, suffered = self.cut(self.base), 0
        for taken in first:
            if taken is not None and taken.verb == "play":
                self.damage.lost = suffered
                state.monsters[mover].hand = taken.args
                unfold(state, mover, taken.args[0], self.damage)
                put_aside(state)
                suffered, taken = self.damage.lost, None
            suffered = self.let_fall(state, suffered, taken, keep)
        return self.spread(state, suffered, keep)

    def cut(self, state: State) -> State:
        """Return a state whose agenda ends where the question ends."""
        new = clone(state)
        phases = GAMES[state.options.game].phases
        after = phases[phases.index("roll_phase") + 1 :] if self.until == "resolve" else ()
        later = ("end_turn", "turn_over", *after)
        at = 0
        while at < len(new.agenda) and new.agenda[at].kind in later:
            at += 1
        new.agenda = new.agenda[at:]
        return new

    def spread(self, start: State, suffered: int, keep: Keep) -> Chances:
        """Return the outcomes of a state in which chance waits or nothing is left, with their probabilities.

        Raises
        ------
        BadOdds
            If chance can lead to too many positions, or decides too often in a row.
        """
        if not start.agenda:
            return {self.outcome(start, suffered): 1}
        found: Chances = {}
        waiting: dict[At, tuple[State, Weight]] = {(state_key(start), suffered): (start, 1)}
        for _ in range(MOST_CHANCES):
            if not waiting:
                return found
            reached: dict[At, tuple[State, Weight]] = {}
            for at, (state, weight) in waiting.items():
                top = state.agenda[-1]
                if top.kind == "dice" and rolls_alone(state, top.seat):
                    for outcome, chance in self.rolled_out(state, at, keep).items():
                        found[outcome] = found.get(outcome, 0) + weight * chance
                    continue
                if top.kind == "expose" and (same := self.unseen(state, at[1], keep)) is not None:
                    found[same] = found.get(same, 0) + weight
                    continue
                for fallen, chance in self.fallen(state):
                    new = clone(state)
                    lost = self.let_fall(new, at[1], fallen, keep)
                    now = weight * chance
                    if new.agenda:
                        key = state_key(new), lost
                        known = reached.get(key)
                        reached[key] = (new, now) if known is None else (known[0], known[1] + now)
                        if len(reached) > MOST_POSITIONS:
                            many = f"chance can lead to more than {MOST_POSITIONS} positions"
                            raise BadOdds(f"state: {many}, as where cards of the deck come one after the other")
                    else:
                        outcome = self.outcome(new, lost)
                        found[outcome] = found.get(outcome, 0) + now
            waiting = reached
        policy = named(self.choose)
        often = f"chance decides more than {MOST_CHANCES} times in a row"
        raise BadOdds(f"policy {policy}: {often}; it must stop at some time")

    def rolled_out(self, state: State, at: At, keep: Keep) -> Chances:
        """Return the outcomes of a state whose dice are about to fall, where rolling changes nothing but the dice."""
        kept, n, left, seat = state.kept, state.agenda[-1].args[0], state.rolls_left, state.agenda[-1].seat
        policy = any_policy(bound(keep, state, seat), named(keep))
        faces = GAMES[state.options.game].faces
        rolls, total = final_weights(len(kept) + n, left + 1, policy, faces, kept, self.exact)
        last = clone(state)
        last.kept, last.rolls_left = "", 0
        brought = self.brought.setdefault(at, {})
        found: Chances = {}
        for dice, ways in rolls.items():
            if not ways:
                continue
            known = brought.get(dice)
            if known is None:
                new = clone(last)
                known = self.spread(new, self.let_fall(new, at[1], action("dice", dice), keep), keep)
                brought[dice] = known
            for outcome, chance in known.items():
                found[outcome] = found.get(outcome, 0) + ways * chance
        if self.exact:
            return {outcome: Fraction(ways) / total for outcome, ways in found.items()}
        return found

    def let_fall(self, state: State, suffered: int, fallen: Action | None, keep: Keep) -> int:
        """Let chance fall, or take an action, in place, and play on to the next chance; return the damage by then."""
        self.damage.lost = suffered
        self.play_on(state, fallen, keep)
        return self.damage.lost

    def play_on(self, state: State, fallen: Action | None, keep: Keep) -> None:
        """Play a state on, in place, to the next chance or the end.

        Raises
        ------
        BadOdds
            If the policy chooses what is not legal.
        """
        damage, agenda = self.damage, state.agenda
        legal = step(state, fallen, damage)
        # the number of rolls is part of the address of luck; nothing else shall depend on it
        state.ledger.rolls = self.base.ledger.rolls
        again = fallen is not None and fallen.verb == "keep"
        while True:
            if legal:
                top = agenda[-1]
                if top.kind == "keep":
                    chosen = keeping(keep, state.dice, state.rolls_left, legal)
                elif len(legal) == 1 or again:  # dice that were set aside are followed by the roll itself
                    chosen = legal[0]
                else:
                    chosen = self.choose(state, top.seat, None)
                    if chosen not in legal:
                        allowed = ", ".join(choice.text for choice in legal)
                        raise BadOdds(f"policy {named(self.choose)}: {shown(chosen)} is not one of {allowed}")
                again = chosen.verb == "keep"
                legal = step(state, chosen, damage)
            elif not agenda and self.until == "turn" and ends_now(state, damage):
                legal = step(state, None, damage)
            else:
                return

    def fallen(self, state: State) -> list[tuple[Action, Weight]]:
        """Return what can fall now, with probabilities."""
        outcomes = chance_outcomes(state)
        if self.exact:
            return list(outcomes)
        return [(fallen, float(chance)) for fallen, chance in outcomes]

    def unseen(self, state: State, suffered: int, keep: Keep) -> Outcome | None:
        """Return what a turn brings whose last chance is a tile that is turned up and that nobody looks at any more.

        Any tile brings the same then, so one is tried behind a veil. None if it was looked at, if chance decides again,
        or if a policy stumbled over the veil: then every tile must be tried.
        """
        borough = state.agenda[-1].args[0]
        trial = clone(state)
        tile = next(tile for tile, n in state.tiles.items() if n)
        TAKE["expose"](trial, trial.agenda.pop(), drawn(tile), SILENT)
        veil = Veil(trial, borough)
        try:
            lost = self.let_fall(trial, suffered, None, keep)
        except Exception:  # a policy's own mistake comes again where there is no veil
            return None
        return None if veil.lifted or trial.agenda else self.outcome(trial, lost)

    def outcome(self, state: State, suffered: int) -> Outcome:
        """Return what a state in which nothing is left has brought, against the position."""
        base, seat = self.base, self.seat
        before, monster, ledger = base.monsters[seat], state.monsters[seat], state.ledger
        hits = [0] * len(state.monsters)
        for victim, lost in ledger.dealt[len(base.ledger.dealt) :]:
            if victim != seat:
                hits[victim] += lost
        return Outcome(
            monster.vp - before.vp,
            monster.energy - before.energy,
            monster.lp - before.lp,
            sum(hits),
            suffered,
            len(ledger.destroyed) - len(base.ledger.destroyed),
            state.superstar == seat != base.superstar,
            state.statue == seat != base.statue,
            ledger.entered and not base.ledger.entered,
            before.alive and not monster.alive,
            tuple(hits),
        )


def rolls_alone(state: State, seat: int) -> bool:
    """Return whether rolling again changes nothing but the dice: no token on the seat charges for it."""
    return not fee_rates(state, seat)


def bound(keep: Keep, state: State, seat: int) -> Keep:
    """Return what is kept where cards may forbid to roll faces again, or to stop, for nothing."""
    forbidden, forced = hindrances(state, seat)
    if not (forbidden or forced):
        return keep

    def kept(dice: str, left: int) -> str:
        chosen = keeping(keep, dice, left, allowed(dice, (), 0, forbidden, forced))
        return dice if chosen is STOP else chosen.args[0]

    return kept


def keeping(keep: Keep, dice: str, left: int, legal: tuple[Action, ...]) -> Action:
    """Return the legal way to keep that comes nearest to what a policy wants, see `TurnPolicy`."""
    if not left:  # a card could give another roll, and is not used
        return STOP
    aside = kept_from(keep(dice, left), dice, f"policy {named(keep)}")
    chosen = STOP if aside == dice else action("keep", aside)
    if chosen in legal:
        return chosen
    ways = [(choice, dice if choice is STOP else choice.args[0]) for choice in legal if choice.verb in ("keep", "stop")]
    more = [(len(kept), at) for at, (_, kept) in enumerate(ways) if all(kept.count(f) >= aside.count(f) for f in aside)]
    if more:
        return ways[min(more)[1]][0]
    return max(ways, key=lambda way: len(way[1]))[0]


def ends_now(state: State, log: Log) -> bool:
    """Let the active monster's cards act at the end of its turn, once; return whether they left something to do."""
    if state.phase in ("end", "over"):
        return False
    if state.options.power_up:
        state.phase = "end"
        state.agenda += at_end()
        return True
    if not state.monsters[state.turn].alive:
        return False
    state.phase = "end"
    run_effects(state, state.turn, "turn_end", log)
    return bool(state.agenda)


@lru_cache(REMEMBERED)
def forward(key: bytes, choose: Choose, until: str, exact: bool) -> Forward:
    """Return what is known about the turn of a position, given by its key; the last few positions are remembered."""
    return Forward(from_key(key), choose, until, exact)
