"""What `kony_nb.odds.challenging` answers: chances, payoffs and the equilibrium, for one side of a challenge."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from kony_nb.odds.challenge_cards import Kind
from kony_nb.rules.luchador.cards import CHALLENGES, Gain

__all__ = ["ChallengeOdds", "Fighter", "Strategy"]

Pair = tuple[Fraction, Fraction]
UNITS = (("vp", "VP"), ("lp", "LP"), ("energy", "energy"))


@dataclass(frozen=True)
class Fighter:
    """A side of a challenge.

    Attributes
    ----------
    seat : int
        The seat of its principal, 0 upwards.
    name : str
        Its monster.
    ally : int
        The seat of its ally, -1 for none.
    """

    seat: int
    name: str
    ally: int


@dataclass(frozen=True)
class Strategy:
    """How often a side with a kind of card reveals in the equilibrium.

    Attributes
    ----------
    kind : Kind
        The cards, of all that are unseen.
    challenger, champion : float
        The chance to reveal, in [0, 1], if that side holds one of them.
    """

    kind: Kind
    challenger: float
    champion: float


@dataclass(frozen=True, repr=False)
class ChallengeOdds:
    """The odds of a challenge for one of its sides.

    In every table of choices the rows are the side's own choice, first to reveal, then to hide, and the columns the
    rival's.

    Attributes
    ----------
    own, rival : Fighter
        The side that asks, and the other.
    champion : bool
        Whether the side that asks is the champion, who wins ties.
    card : str
        Its challenge card.
    known : bool
        Whether all cards are known.
    wins : 2 by 2 table of Fraction
        Its chance to win; if both hide, nobody wins.
    payoffs, rival_payoffs : 2 by 2 table of Fraction
        What the choices bring each side on average, in victory points.
    reveal : Fraction or float
        How often it should reveal its card, in [0, 1]: a float with hidden cards.
    values : (Fraction or float, same)
        What revealing and hiding bring it on average while the rival plays its part of the equilibrium.
    exploitability : float
        What the side that gains more could gain at most by another strategy, in victory points, 0 upwards.
    unseen : Fraction
        The challenger's chance to win if both reveal, for one who knows none of the hidden cards.
    strategies : tuple of Strategy
        Both sides of the equilibrium by kind of card; none with all cards known.
    equilibria : tuple of (Fraction, Fraction)
        With all cards known the chances of both sides to reveal, its own first; ``reveal`` is of the first.
    """

    own: Fighter
    rival: Fighter
    champion: bool
    card: str
    known: bool
    wins: tuple[Pair, Pair]
    payoffs: tuple[Pair, Pair]
    rival_payoffs: tuple[Pair, Pair]
    reveal: Fraction | float
    values: tuple[Fraction | float, Fraction | float]
    exploitability: float
    unseen: Fraction
    strategies: tuple[Strategy, ...]
    equilibria: tuple[tuple[Fraction, Fraction], ...]

    @property
    def value(self) -> float:
        """What the challenge brings the side on average in the equilibrium, in victory points."""
        return float(self.reveal) * float(self.values[0]) + (1 - float(self.reveal)) * float(self.values[1])

    def table(self) -> list[dict[str, Any]]:
        """Return one row for each choice of its own, with its chance to win and both payoffs for each answer."""
        rows = []
        for choice, at in (("reveal", 0), ("hide", 1)):
            row: dict[str, Any] = {"choice": choice}
            for answer, other in (("reveals", 0), ("hides", 1)):
                row[f"wins if {self.rival.name} {answer}"] = self.wins[at][other]
                row[f"VP if {self.rival.name} {answer}"] = self.payoffs[at][other]
                row[f"VP of {self.rival.name} if it {answer}"] = self.rival_payoffs[at][other]
            rows.append({**row, "VP in equilibrium": float(self.values[at])})
        return rows

    def strategy_table(self) -> list[dict[str, Any]]:
        """Return the equilibrium: one row for each kind of card, with how often each side reveals it."""
        return [
            {
                "strength": each.kind.strength,
                "bonus": each.kind.bonus,
                "reward": reward_words(each.kind.reward),
                "cards": len(each.kind.cards),
                "challenger reveals": each.challenger,
                "champion reveals": each.champion,
            }
            for each in self.strategies
        ]

    def __repr__(self) -> str:
        card, rival = CHALLENGES[self.card], self.rival.name
        side = f"champion, challenged by {rival}" if self.champion else f"challenges {rival}"
        allies = [who.name for who in (self.own, self.rival) if who.ally >= 0]
        helped = f", allies of {' and '.join(allies)}" if allies else ""
        known = "all cards known" if self.known else "hidden cards"
        lines = [
            f"{self.own.name}, {side}: {card.name}, strength {card.strength}{helped} ({known})",
            f"{'':8}{rival + ' reveals':>24}{rival + ' hides':>24}{'equilibrium':>14}",
        ]
        for choice, wins, pays, value in zip(("reveal", "hide"), self.wins, self.payoffs, self.values, strict=True):
            cells = (f"wins {float(win):.1%}, {signed(vp)} VP" for win, vp in zip(wins, pays, strict=True))
            lines.append(f"{choice:8}" + "".join(f"{cell:>24}" for cell in cells) + f"{signed(value):>11} VP")
        lines.append(f"Reveal with chance {float(self.reveal):.3f}; exploitability {self.exploitability:.4f} VP.")
        return "\n".join(lines)


def signed(value: Fraction | float) -> str:
    """Return a number with its sign, two digits, and no zero below zero."""
    return f"{round(float(value), 2) + 0.0:+.2f}"


def reward_words(gain: Gain) -> str:
    """Return a reward in words."""
    return ", ".join(f"{getattr(gain, name)} {unit}" for name, unit in UNITS if getattr(gain, name)) or "nothing"
