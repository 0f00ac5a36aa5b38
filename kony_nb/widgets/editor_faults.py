"""What is wrong with a position, in the words of the form: no keys of a scenario, no ids, no letters of faces."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import shown
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.views.words import PHASES, capital
from kony_nb.widgets.editor_fields import Field, Group, whole

__all__ = ["in_words", "out_of_range"]

Said = str | Callable[[re.Match[str]], str]
SAID: tuple[tuple[re.Pattern[str], Said], ...] = (
    (re.compile(r"^monsters\[\*\]\.place: "), "Places: "),
    (re.compile(r"^monsters\[\*\]\.tokens: "), "Tokens: "),
    (re.compile(r"^boroughs: "), "Boroughs: "),
    (re.compile(r"^(dice|results): "), "Dice: "),
    (re.compile(r"^rolls_left: "), "Rolls left: "),
    (re.compile(r"^kept: .*"), "Dice: those that were kept before the last roll do not fit any more"),
    (re.compile(r"on the track [\w, ]+, at most"), "on one track of Manhattan, at most"),
    (re.compile(r"the phase '(\w+)'"), lambda found: f"the phase “{PHASES[found[1]]}”"),
    (re.compile(r"(\w+)(?= is named twice)"), lambda found: _named(found[1])),
    (re.compile(r"(?<=somebody has )(\w+)|(?<=the owner of )(\w+)"), lambda found: _named(found[0])),
    (re.compile(r"\bcards\[\d+\]\.counters: "), "tokens on a card: "),
    (re.compile(r"\btokens\.(\w+): "), r"\1 tokens: "),
    (re.compile(r"\b([lv])p: "), lambda found: f"{found[1].upper()}P: "),
    (re.compile(r", such as '\w+'"), ""),
    (re.compile(r"; a monster out of the game has alive: false"), ""),
)
"""Parts of a fault, and what the form says for them."""
SLOT = re.compile(r"\bmarket\[(\d+)\]")
MONSTER = re.compile(r"^monsters\[(\d+)\]\.")
IDENT = re.compile(r"\b[a-z0-9]+(?:_[a-z0-9]+)+\b")


def out_of_range(groups: Iterable[Group], form: Mapping[str, Any]) -> Iterator[tuple[Field, str]]:
    """Yield each number of a filled form that was changed into none, or one that its field does not take, and why."""
    for group in groups:
        for each in group.fields:
            value = str(form.get(each.name, each.value))
            if each.options or each.cards or value == each.value:
                continue
            n = whole(value)
            if n is None or not each.low <= n <= each.high:
                words = f"{capital(each.about or group.title)}, {each.label}"
                yield each, f"{words}: {shown(value)} is not a whole number from {each.low} to {each.high}"


def in_words(faults: Iterable[str], names: Sequence[str]) -> list[str]:
    """Return the faults of a scenario as the form calls things, each once."""

    def monster(found: re.Match[str]) -> str:
        at = int(found[1])
        return f"{names[at]}, " if at < len(names) else found[0]

    told = []
    for fault in faults:
        words = MONSTER.sub(monster, fault)
        for pattern, said in SAID:
            words = pattern.sub(said, words)
        words = SLOT.sub(lambda found: f"Card {int(found[1]) + 1} for sale", words)
        told.append(IDENT.sub(lambda found: _named(found[0]), words))
    return list(dict.fromkeys(told))


def _named(ident: str) -> str:
    """Return the printed name of a place or a card, and of what is neither its words."""
    return PLACE_NAMES.get(ident) or (CARDS[ident].name if ident in CARDS else ident.replace("_", " "))
