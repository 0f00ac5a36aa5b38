"""What is taught with the games: scenes and quizzes, exercises that are checked, a classroom, and simulations."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

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

_WHERE = {
    "checking": ("Reply", "check", "exercise"),
    "classrooms": ("Classroom", "classroom", "results"),
    "collecting": ("ClassResults", "collect"),
    "dice_and_rolls": ("what_if",),
    "predicting": ("Prediction", "predict"),
    "sheets": ("Printout", "key", "lessons", "sheet"),
    "simulating": ("Simulation", "playing", "rolling"),
    "simulator": ("Simulator", "simulate"),
}
_MODULES = {name: module for module, names in _WHERE.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
