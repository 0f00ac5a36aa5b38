"""What an exercise is: data, and a few small functions of its numbers. Lessons register theirs with `add`."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

__all__ = ["EXERCISES", "Amount", "Entry", "Misconception", "Numbers", "Reason", "add"]

Numbers = Mapping[str, Any]
"""The numbers of one student's exercise, by name: they fill the prompt."""
LETTERS = "abcde"


@dataclass(frozen=True)
class Misconception:
    """A way to go wrong that can be told from its result.

    Attributes
    ----------
    name : str
        A few words for the teacher's table.
    words : str
        What the student is told: what was done, and what it leaves out. Not the right answer.
    wrong : callable
        ``wrong(numbers)``: the value to which it leads; never the right one.
    """

    name: str
    words: str
    wrong: Callable[[Numbers], Fraction]


@dataclass(frozen=True, eq=False)
class Amount:
    """An exercise whose answer is a number.

    Attributes
    ----------
    id : str
        ``"01.a"``: the lesson and the part.
    prompt : str
        What is asked, with ``{name}`` for the numbers.
    book : mapping
        The numbers without a classroom.
    variants : callable
        ``variants(rng)``: numbers of the same difficulty, from a `random.Random`.
    solve : callable
        The reference solver: ``solve(numbers)`` by `kony_nb.odds`, exact.
    misconceptions : tuple of Misconception
        In the order in which they are tried.
    solution : str
        How the book's numbers are solved by hand, for the solutions notebook.
    chance : bool
        Whether the answer is a probability, so that it lies between 0 and 1.
    steps : callable
        ``steps(numbers)``: what makes the exercise longer or shorter, as a count: of terms, dice, outcomes, turns.
    band : (int, int)
        The fewest and the most of them: numbers outside are none of the same difficulty.
    """

    id: str
    prompt: str
    book: Numbers
    variants: Callable[[random.Random], Numbers]
    solve: Callable[[Numbers], Fraction]
    misconceptions: tuple[Misconception, ...]
    solution: str
    chance: bool = True
    steps: Callable[[Numbers], int] = field(kw_only=True)
    band: tuple[int, int] = field(kw_only=True)

    def asked(self, numbers: Numbers) -> str:
        """Return the prompt with these numbers."""
        return self.prompt.format(**numbers)


@dataclass(frozen=True, eq=False)
class Reason:
    """An exercise that asks for the reason: one option is right, the others each show a misconception.

    Attributes
    ----------
    id : str
        ``"01.b"``: the lesson and the part.
    prompt : str
        What is asked.
    right : str
        The right option.
    others : tuple of (str, str, str)
        The other options, each with the name of the misconception and the words for who chooses it.
    solution : str
        Why the right one is right, for the solutions notebook.
    """

    id: str
    prompt: str
    right: str
    others: tuple[tuple[str, str, str], ...]
    solution: str

    @property
    def book(self) -> Numbers:
        """The order of the options without a classroom; the same for everybody."""
        return self.variants(random.Random(f"the book's {self.id}"))

    def variants(self, rng: random.Random) -> Numbers:
        """Return an order of the options."""
        order = list(range(1 + len(self.others)))
        rng.shuffle(order)
        return {"order": tuple(order)}

    def options(self, numbers: Numbers) -> dict[str, str]:
        """Return the options by letter."""
        texts = (self.right, *(text for text, _, _ in self.others))
        return {letter: texts[at] for letter, at in zip(LETTERS, numbers["order"], strict=False)}

    def asked(self, numbers: Numbers) -> str:
        """Return the prompt and the options, a line each."""
        options = [f"{letter}) {text}" for letter, text in self.options(numbers).items()]
        return "\n".join([self.prompt, *options])


Entry = Amount | Reason
EXERCISES: dict[str, Entry] = {}
"""Every exercise by its id; `kony_nb.lessons.exercises` fills it."""


def add(*entries: Entry) -> None:
    """Register the exercises of a lesson."""
    for entry in entries:
        assert entry.id not in EXERCISES, entry.id
        EXERCISES[entry.id] = entry
