"""Many nearly equal texts in little room: every line once, and for each text what differs from the one before."""

from collections.abc import Sequence
from difflib import SequenceMatcher

__all__ = ["Lines"]


class Lines:
    """The lines of all texts, each kept once.

    Attributes
    ----------
    numbers : dict of str to int
        Every line and its number, in the order in which they were first met.
    """

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def differences(self, texts: Sequence[str]) -> list[list[list[int]]]:
        """Return for each text how it is made from the one before it, the first from nothing.

        A difference is ``[start, removed, line, line, ...]``; those of a text stand from its end to its start, so
        that each finds its lines where they were.
        """
        before: list[int] = []
        found: list[list[list[int]]] = []
        last = ""
        for text in texts:
            if text == last:
                found.append([])
                continue
            lines = [self.numbers.setdefault(line, len(self.numbers)) for line in split(text)]
            matched = SequenceMatcher(None, before, lines, autojunk=False).get_opcodes()
            changed = [[i, j - i, *lines[k:n]] for tag, i, j, k, n in matched if tag != "equal"]
            found.append(changed[::-1])
            before, last = lines, text
        return found


def split(text: str) -> list[str]:
    """Return a drawing in pieces that come again: its elements, and the sentences of its description."""
    return text.replace("><", ">\0<").replace(". ", ".\0 ").split("\0")
