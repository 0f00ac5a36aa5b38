"""What a style sheet says of colours: its themes, the words in it, the grounds they lie on, and its edges."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

TOKEN = re.compile(r"var\(--([\w-]+)(?:, *(#[0-9a-f]{6}))?\)")
COLOUR = re.compile(r"#[0-9a-f]{6}")
SAME = ("none", "transparent", "inherit", "currentColor", "0")
"""Values that bring no colour of their own."""
EDGES = ("border", "border-color", "border-left", "border-top", "outline", "fill", "accent-color")
"""Properties that draw something; words have `color`, and what they lie on has `background`."""

Rule = tuple[str, dict[str, str]]


def rules(css: str) -> Iterator[Rule]:
    """Yield every rule as its selector, after the at-rules around it, and its declarations."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    around: list[str] = []
    for before, sign in re.findall(r"([^{}]*)([{}])", css):
        if sign == "{":
            around.append(" ".join(before.split()))
            continue
        declared = dict(re.findall(r"([\w-]+)\s*:\s*([^;]+)(?:;|$)", before.strip()))
        if declared:
            yield " ".join(around), {name: " ".join(value.split()) for name, value in declared.items()}
        around.pop()


@dataclass
class Sheet:
    """One style sheet, read.

    Attributes
    ----------
    themes : list of dict
        The colours by token, the light theme first, then one for each block that sets them anew.
    pairs : set of (str, str)
        Words and ground that one rule sets together.
    words, grounds : set of str
        Words that may lie on any ground of the sheet, and these grounds.
    edges : set of str
        What is drawn on these grounds.
    faded : set of str
        The selectors that make something pale.
    """

    themes: list[dict[str, str]] = field(default_factory=list)
    pairs: set[tuple[str, str]] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    grounds: set[str] = field(default_factory=set)
    edges: set[str] = field(default_factory=set)
    faded: set[str] = field(default_factory=set)


def read(css: str, drawn: frozenset[str] = frozenset()) -> Sheet:
    """Read a style sheet; `drawn` are the selectors of bars and other grounds on which no word lies."""
    found = Sheet()
    ink = ""
    for selector, declared in rules(css):
        blocks = {name[2:]: value for name, value in declared.items() if name.startswith("--")}
        colours = {name: value for name, value in blocks.items() if COLOUR.fullmatch(value)}
        if colours:
            found.themes.append(colours)
        word = colour_of(declared.get("color", "none"))
        ground = colour_of(declared.get("background", declared.get("background-color", "none")))
        ink = ink or word
        if selector in drawn:
            found.edges.add(ground)
        elif word and ground:
            found.pairs.add((word, ground))
            if word == ink:
                found.grounds.add(ground)
        elif ground:
            found.grounds.add(ground)
        elif word:
            found.words.add(word)
        found.edges |= {edge for name in EDGES if (edge := colour_of(declared.get(name, "none")))}
        if "opacity" in declared:
            found.faded.add(selector)
    found.words.add(ink)
    return found


def colour_of(value: str) -> str:
    """Return the token or the colour in a value, "" for none; another way to say a colour is an error."""
    token, colour = TOKEN.search(value), COLOUR.search(value)
    if token:
        return token[1]
    if colour:
        return colour[0]
    plain = value.removesuffix("!important").strip()
    assert any(part in SAME for part in plain.split()) or "currentColor" in plain, f"no colour is read in {value!r}"
    return ""
