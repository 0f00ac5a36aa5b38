"""Reading what a person wrote: every fault is noted with its path, none ends the reading."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kony_nb.game.spelling import letters_of, listed, plain, suggestion
from kony_nb.rules.errors import shown
from kony_nb.rules.faces import sort_faces

__all__ = ["Faults"]

MOST_DICE = 8


class Faults(list[str]):
    """The faults found so far. Each reader returns a usable value, whatever it was given."""

    def add(self, path: str, fault: str) -> None:
        """Note a fault."""
        self.append(f"{path}: {fault}")

    def mapping(self, path: str, value: object, allowed: Iterable[str]) -> Mapping[str, Any]:
        """Read a dict, and note the keys that it may not have; ``path`` is "" for the scenario itself."""
        if not isinstance(value, Mapping):
            self.add(path or "scenario", f"{shown(value)} is not a dict")
            return {}
        known = list(allowed)
        for key in value:
            if key not in known:
                name = key if isinstance(key, str) else shown(key)
                where = f"{path}.{name}" if path else name
                self.add(where, f"no such key; allowed: {', '.join(known)}{suggestion(name, known)}")
        return value

    def items(self, path: str, value: object, most: int | None = None) -> Sequence[Any]:
        """Read a list, of ``most`` items at most."""
        if not isinstance(value, list | tuple):
            self.add(path, f"{shown(value)} is not a list")
            return ()
        if most is not None and len(value) > most:
            self.add(path, f"{len(value)} items, at most {most} are allowed")
            return value[:most]
        return value

    def whole(self, path: str, value: object, low: int, high: int) -> int:
        """Read a whole number between two others."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.add(path, f"{shown(value)} is not {low} to {high}")
            return low
        return value

    def flag(self, path: str, value: object) -> bool:
        """Read True or False."""
        if not isinstance(value, bool):
            self.add(path, f"{shown(value)} is not true or false")
        return value is True

    def word(self, path: str, value: object, spelt: Mapping[str, str]) -> str | None:
        """Read a name; ``spelt`` says what each plain spelling stands for. None if it is none of them."""
        known = spelt.get(plain(value)) if isinstance(value, str) else None
        if known is None:
            allowed = list(dict.fromkeys(spelt.values()))
            near = suggestion(value, spelt) if isinstance(value, str) else ""
            self.add(path, f"{shown(value)} is not known; allowed: {listed(allowed, 24)}{near}")
        return known

    def words(self, path: str, value: object, spelt: Mapping[str, str]) -> list[str]:
        """Read a list of names."""
        found = [self.word(f"{path}[{at}]", item, spelt) for at, item in enumerate(self.items(path, value))]
        return [word for word in found if word is not None]

    def faces(self, path: str, value: object, letters: str, most: int = MOST_DICE) -> str:
        """Read dice, in any order and case."""
        if not isinstance(value, str):
            self.add(path, f"{shown(value)} is not a string of face letters, such as {letters[:4]!r}")
            return ""
        dice = letters_of(value)
        wrong = [face for face in dict.fromkeys(dice) if face not in letters]
        if wrong:
            self.add(path, f"{shown(value)}: {', '.join(wrong)} is no face; allowed: {', '.join(letters)}")
            return ""
        if len(dice) > most:
            self.add(path, f"{len(dice)} dice, at most {most} are allowed")
            return ""
        return sort_faces(dice)
