"""Which dice to keep: the exact worth of every keep, and what the next roll can bring."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import comb

from kony_nb.coach.said import Said, amount, chance, said
from kony_nb.game.phrases import face as face_word
from kony_nb.odds.distribution import Distribution
from kony_nb.odds.lattice import SIDES
from kony_nb.odds.position import solve_here
from kony_nb.play import policies
from kony_nb.play.worth import ENERGY, dice_worth
from kony_nb.rules.actions import Action, action
from kony_nb.rules.faces import counted, sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.rolling import STOP
from kony_nb.rules.state import State

__all__ = ["Keeping", "NextRoll", "final_worth", "keeping", "next_roll"]

assert policies is not None  # it registers what the greedy bot thinks of each game
TIE = 1e-9
COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


@dataclass(frozen=True)
class NextRoll:
    """What the next roll can bring.

    Attributes
    ----------
    kept : str
        The dice set aside, as letters.
    dice : int
        How many are rolled, 1 to 8.
    faces : mapping of str to Distribution
        From each face of a die to the distribution of how many more of it the roll shows, 0 to ``dice``, exact.
    """

    kept: str
    dice: int
    faces: Mapping[str, Distribution]


def next_roll(kept: str, dice: int, faces: str) -> NextRoll:
    """Return what one roll of so many dice can bring besides those that are kept.

    Each face of each die is as likely as any other, so the number of a face is binomial.
    """
    ways = {n: comb(dice, n) * (SIDES - 1) ** (dice - n) for n in range(dice + 1)}
    each = {
        face: Distribution(ways, SIDES**dice, policy="one roll", about=f"{face} among {dice} dice") for face in faces
    }
    return NextRoll(kept, dice, each)


def final_worth(state: State, seat: int) -> Callable[[str], float]:
    """Return what a final roll is worth to a seat, in VP, by the rules of thumb of the greedy bot.

    They are judgements and not rules: a life point and an energy are counted in victory points too.
    """

    def greedy_worth(roll: str) -> float:
        return dice_worth(state, seat, roll)

    return greedy_worth


@dataclass(frozen=True)
class Keeping:
    """What is known of the ways to keep dice.

    ``values`` holds the worth of each way that the rules allow, most dice first, and ``best`` the best one.
    """

    seat: int
    dice: str
    faces: str
    values: Mapping[Action, float]
    best: Action | None
    worth: Callable[[str], float]

    def roll_after(self, chosen: Action) -> NextRoll | None:
        """Return what the next roll can bring after a keep; None after stopping, and for what is no keep."""
        if chosen.verb != "keep":
            return None
        kept = chosen.args[0]
        return next_roll(kept, len(self.dice) - len(kept), self.faces)

    def reasons(self, chosen: Action, rules: tuple[str, ...]) -> tuple[Said, ...]:
        """Return why a way to keep is as good as it is; the rules are those of its events."""
        value = self.values.get(chosen)
        if value is None or self.best is None:
            return ()
        source = "solve_here.keep" if len(self.values) > 1 else "final_worth"
        average = " on average with the best rerolls" if chosen.verb == "keep" else ""
        sign = "-" if round(value, 2) < 0 else ""
        parts = [said(f"this is worth {sign}", amount(value, source), f" VP{average}", rules=rules)]
        parts += self.against_best(value)
        parts += self.hope(chosen)
        return tuple(parts)

    def against_best(self, value: float) -> list[Said]:
        """Return how far a keep of this worth is from the best one."""
        assert self.best is not None
        if len(self.values) < 2:
            return []
        less = self.values[self.best] - value
        if less < TIE:
            return [said("no other way is worth more")]
        least = amount(less, "solve_here.regret")
        return [said("that is ", least, f" VP less than the best way, which is to {in_words(self.best)}")]

    def hope(self, chosen: Action) -> list[Said]:
        """Return how likely the next roll shows the face that would help most, or what harmful dice are kept for."""
        coming = self.roll_after(chosen)
        if coming is None:
            return []
        now = self.worth(coming.kept)
        if coming.kept and now <= 0:
            return self.together(coming)
        gains = {face: self.worth(sort_faces(coming.kept + face)) - now for face in self.faces}
        face = max(gains, key=lambda each: gains[each])
        if gains[face] <= 0:
            return []
        more = " more" if face in coming.kept else ""
        found = coming.faces[face].probability(lambda n: n > 0)
        number = chance(found, f"roll_distribution.any {face}")
        hoped = f"at least one{more} {face_word(face)}, which would help most,"
        return [said(f"the next roll shows {hoped} with probability ", number)]


    def together(self, coming: NextRoll) -> list[Said]:
        """Return for dice that are worth nothing by themselves how many of their face are, and how likely they come."""
        most = {face: coming.kept.count(face) + coming.dice for face in dict.fromkeys(coming.kept)}
        enough = {
            face: next((n for n in range(1, most[face] + 1) if self.worth(face * n) > 0), 0) for face in most
        }
        found = []
        for face, n in enough.items():
            missing = n - coming.kept.count(face)
            if missing <= 0:
                continue
            worth = amount(self.worth(face * n), f"final_worth {face * n}")
            likely = coming.faces[face].probability(range(missing, coming.dice + 1).__contains__)
            number = chance(likely, f"roll_distribution.least {face} {missing}")
            words = f"{plural(n, face)} together would be worth "
            shows = f" VP, and the next roll shows at least {COUNTS[missing]} more with probability "
            found.append(said(words, worth, shows, number))
        return found


def in_words(chosen: Action) -> str:
    """Return a way to keep dice as it stands in the middle of a sentence, with numbers as words."""
    if chosen is STOP:
        return "stop rolling"
    kept = chosen.args[0]
    if not kept:
        return "roll all dice again"
    each = [plural(kept.count(face), face) for face in dict.fromkeys(kept)]
    return f"keep {', '.join(each[:-1])}{' and ' if each[1:] else ''}{each[-1]}"


def plural(n: int, face: str) -> str:
    """Return a number of results of one face, spelled out: ``two stars``, ``a one``."""
    if n == 1 and face.isdigit():
        return f"a {face_word(face)}"
    return f"{COUNTS[n]} {counted(n, face).split(' ', 1)[1]}"


def keeping(state: State, seat: int) -> Keeping:
    """Return what is known of the ways to keep in a keep decision of the seat."""
    dice, left, faces = state.dice, state.rolls_left, GAMES[state.options.game].faces
    worth = final_worth(state, seat)
    if not left or not dice:
        return Keeping(seat, dice, faces, {STOP: worth(dice)}, STOP, worth)
    solution = solve_here(state, worth, energy=ENERGY)
    values = {way(kept, dice): float(value) for kept, value in solution.keep_values(dice, left).items()}
    return Keeping(seat, dice, faces, values, way(solution.best(dice, left), dice), worth)


def before_roll(state: State, seat: int) -> tuple[float, NextRoll] | None:
    """Return what a turn's dice are worth that are about to be rolled, with the best rerolls, and that roll itself.

    None if tokens leave no dice.
    """
    kept, falling = state.kept, state.agenda[-1].args[0]
    if not falling:
        return None
    worth = final_worth(state, seat)
    rolled = next_roll(kept, falling, GAMES[state.options.game].faces)
    return float(solve_here(state, worth, energy=ENERGY).value), rolled


def way(kept: str, dice: str) -> Action:
    """Return the action that keeps these dice of a roll."""
    return STOP if kept == dice else action("keep", kept)
