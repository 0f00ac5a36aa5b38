"""`simulate`: a simulation with buttons; the browser's clock asks for the next trials, so the page stays live."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from kony_nb.lessons.classrooms import here
from kony_nb.lessons.predicting import Prediction
from kony_nb.lessons.simulating import Simulation, Trial
from kony_nb.rules.errors import BadLesson, KonyError, shown
from kony_nb.rules.faces import ORDER
from kony_nb.views.dice import dice_svg

__all__ = ["Simulator", "dice_of", "simulate"]

HERE = Path(__file__).parent
BETWEEN = "A share lies between 0 and 1, or 0 % and 100 %: change your prediction, run its cell, then this one again."
FIRST = "Write down your prediction first, and run its cell; then run this one again."
BOOK = "the book's dice"


def dice_of(lesson: str) -> str:
    """Return the seed of the dice of a lesson: a student's own in a classroom, else the book's."""
    room = here()
    return room.seed(f"dice {lesson}") if room else f"{BOOK} of {lesson}"


def simulate(
    trial: Trial,
    measure: Callable[[Any], float],
    *,
    exact: Fraction | float,
    prediction: Prediction,
    title: str,
    what: str = "rolls",
    share: bool = True,
) -> "Simulator":
    """Return a simulation with buttons: do 1, do 100, do 10,000, stop.

    Parameters
    ----------
    trial : callable
        What is done once: `rolling` or `playing`, or a function ``trial(seed, number)`` of your own.
    measure : callable
        Of what a trial gives: whether it happened, or a number whose mean is wanted.
    exact : Fraction or float
        The exact probability, or the exact mean.
    prediction : Prediction
        From `predict`: it says whose dice they are. Before it holds a number nothing is shown, and from the first
        trial on it stays.
    title : str
        What is counted.
    what : str
        What the trials are, in the plural.
    share : bool
        Whether a share is found, else a mean.

    Returns
    -------
    Simulator
        The widget. Without a browser its ``do(100)`` does the same.

    Raises
    ------
    BadLesson
        If it is no prediction.
    """
    if not isinstance(prediction, Prediction):
        raise BadLesson(f"{shown(prediction)} is no prediction; make one with predict(...)")
    simulation = Simulation(
        trial,
        measure,
        seed=dice_of(prediction.about),
        exact=exact,
        predicted=prediction.value,
        share=share,
        what=what,
        title=title,
    )
    return Simulator(simulation, prediction)


class Simulator(anywidget.AnyWidget):
    """A simulation on the page.

    Parameters
    ----------
    simulation : Simulation
        What is simulated.
    prediction : Prediction
        Without a number in it, or with one that no share can be, the buttons do nothing.
    """

    _esm = HERE / "simulator.js"
    _css = HERE / "simulator.css"

    picture = traitlets.Unicode().tag(sync=True)
    dice = traitlets.Unicode().tag(sync=True)
    words = traitlets.Unicode().tag(sync=True)
    running = traitlets.Bool(False).tag(sync=True)
    locked = traitlets.Bool(False).tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)

    def __init__(self, simulation: Simulation, prediction: Prediction) -> None:
        super().__init__()
        self.simulation, self.prediction = simulation, prediction
        self.todo: Iterator[int] | None = None
        value = prediction.value
        self.missing = FIRST if value is None else BETWEEN if simulation.share and not 0 <= value <= 1 else ""
        self.locked = bool(self.missing)
        self.on_msg(lambda _widget, message, _buffers: self.receive(message))
        self.refresh()

    def receive(self, message: Mapping[str, Any]) -> None:
        """Do what a button, or the clock of the browser, asks for."""
        try:
            match message.get("do"):
                case "run":
                    self.begin(message.get("n", 0))
                case "tick":
                    self.poll()
                case "stop":
                    self.todo = None
        except KonyError as wrong:
            self.todo = None
            self.words = f"Not done: {wrong}"
        else:
            self.refresh()
        self.running = self.todo is not None
        self.turn += 1

    def begin(self, n: int) -> None:
        """Begin so many trials; `poll` makes them, a few at a time."""
        if not self.locked:
            self.prediction.revealed = True
            self.todo = self.simulation.parts(n)
            self.poll()

    def poll(self) -> bool:
        """Make the next few trials; return whether there are more to come."""
        if self.todo is not None and not next(self.todo, 0):
            self.todo = None
        return self.todo is not None

    def do(self, n: int) -> "Simulator":
        """Make so many trials at once, as code does it.

        Raises
        ------
        BadLesson
            If it is no number of trials.
        """
        self.begin(n)
        while self.poll():
            pass
        self.refresh()
        return self

    def refresh(self) -> None:
        """Show where the simulation stands."""
        last = self.simulation.last
        faces = isinstance(last, str) and 0 < len(last) <= 8 and set(last) <= set(ORDER)
        self.dice = dice_svg(last) if faces else ""
        self.words = self.missing or (f"{self.simulation!r}{self._last}" if self.simulation.n else self._ready)
        self.picture = "" if self.locked or not self.simulation.n else self.simulation.svg

    @property
    def _last(self) -> str:
        """What the last trial brought, where no dice show it."""
        if self.dice:
            return ""
        value = self.simulation.measure(self.simulation.last)
        return f" The last one: {('no', 'yes')[bool(value)] if self.simulation.share else f'{value:g}'}."

    @property
    def _ready(self) -> str:
        return f"{self.prediction!r} Now let the dice fall."

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget, and beside it a still picture and a sentence for readers without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data = dict(bundle[0] if isinstance(bundle, tuple) else bundle or {})
        data["text/plain"] = repr(self)
        if self.picture:
            data["image/svg+xml"] = self.picture
        return data
