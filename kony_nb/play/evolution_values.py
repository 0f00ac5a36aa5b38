"""What evolutions are worth to the greedy bot, in victory points: numbers for kinds of them, and the exceptions.

A temporary evolution is judged by what it does at once, one that lies face up by these numbers.
"""

__all__ = ["CONSTANTS", "FACE_UP", "IN_HAND", "LASTING", "PERMANENT"]

PERMANENT = 2.5
"""What lying face up for the rest of a game is worth at its start."""
LASTING = 1.0
"""The same of one that lies there for a turn or a round."""
CONSTANTS: dict[str, float] = {
    "dice": 4.5,
    "rolls": 3.0,
    "cheaper": 1.5,
    "energy_bonus": 2.5,
    "heal_bonus": 2.0,
    "max_lp": 1.0,
    "dice_of_others": -2.0,
}
"""What a constant of an entry is worth for the rest of a game, each; an entry that has any is judged by them."""
IN_HAND: dict[str, float] = {}
"""Temporary ones that are worth more or less in hand than others, see `Judgement.waits`."""
FACE_UP: dict[str, float] = {"white_death": -1.0}
"""Those whose worth face up is not seen from their constants."""
