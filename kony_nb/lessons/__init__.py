"""What is taught with the games: scenes and quizzes, exercises that are checked, a classroom, and simulations."""

from typing import TYPE_CHECKING

from kony_nb.lazy import lazily

if TYPE_CHECKING:
    from kony_nb.lessons.checking import Reply, check, exercise
    from kony_nb.lessons.classrooms import Classroom, classroom, results
    from kony_nb.lessons.collecting import ClassResults, collect
    from kony_nb.lessons.dice_and_rolls import what_if
    from kony_nb.lessons.predicting import Prediction, predict
    from kony_nb.lessons.sheets import Printout, key, lessons, sheet
    from kony_nb.lessons.simulating import Simulation, playing, rolling
    from kony_nb.lessons.simulator import Simulator, simulate

__all__ = [
    "ClassResults",
    "Classroom",
    "Prediction",
    "Printout",
    "Reply",
    "Simulation",
    "Simulator",
    "check",
    "classroom",
    "collect",
    "exercise",
    "key",
    "lessons",
    "playing",
    "predict",
    "results",
    "rolling",
    "sheet",
    "simulate",
    "what_if",
]

__getattr__, __dir__ = lazily(
    __name__,
    {
        "checking": ("Reply", "check", "exercise"),
        "classrooms": ("Classroom", "classroom", "results"),
        "collecting": ("ClassResults", "collect"),
        "dice_and_rolls": ("what_if",),
        "predicting": ("Prediction", "predict"),
        "sheets": ("Printout", "key", "lessons", "sheet"),
        "simulating": ("Simulation", "playing", "rolling"),
        "simulator": ("Simulator", "simulate"),
    },
)
