"""The species of the monsters: shown with their evolutions, and used by tournament variants."""

from dataclasses import dataclass

__all__ = ["SPECIES", "Species"]


@dataclass(frozen=True)
class Species:
    """What a monster is: ``Mutant``, ``Invader`` or ``Robot``, "" where nobody says it."""

    name: str
    known: bool = False
    """Whether it is published; if not, it is a guess of ours from name and looks."""


INVADER, MUTANT, ROBOT = "Invader", "Mutant", "Robot"
SPECIES: dict[str, Species] = {
    "Alienoid": Species(INVADER, known=True),
    "Cyber Kitty": Species(ROBOT),
    "Gigazaur": Species(MUTANT, known=True),
    "Meka Dragon": Species(ROBOT, known=True),
    "Space Penguin": Species(""),
    "The King": Species(MUTANT, known=True),
    "Cyber Bunny": Species(ROBOT, known=True),
    "Kraken": Species(INVADER, known=True),
    "Pandakai": Species(MUTANT, known=True),
    "Baby Gigazaur": Species(MUTANT),
    "Captain Fish": Species(INVADER),
    "Drakonis": Species(INVADER),
    "Kong": Species(MUTANT),
    "Mantis": Species(MUTANT),
    "Rob": Species(ROBOT),
    "Sheriff": Species(MUTANT),
    "Mega Shark": Species(MUTANT),
    "Luchador": Species(""),
}
"""By the monster's printed name."""
