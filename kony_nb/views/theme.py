"""Colours, marks of the monsters and the style sheet of every picture, light and dark.

The colours of things are Okabe and Ito's, told apart by colour-blind readers; a shape and a letter say the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields

__all__ = ["DARK", "FONT", "LIGHT", "Mark", "Theme", "contrast", "marks", "style", "text_pairs"]

FONT = "system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif"


@dataclass(frozen=True, kw_only=True)
class Theme:
    """The colours of one appearance, as ``#rrggbb``."""

    ink: str
    """Text and drawings."""
    muted: str
    """Text that matters less."""
    water: str
    land: str
    card: str
    """What lies on the land: tiles, cards, panels."""
    line: str
    """Edges of what is not offered."""
    accent: str
    """What may be done now: edges and the ground of its word."""
    on_accent: str
    """The word on it."""
    heart: str
    star: str
    bolt: str


LIGHT = Theme(
    ink="#1d232b",
    muted="#505a66",
    water="#dde9f1",
    land="#f6f4ee",
    card="#ffffff",
    line="#8a97a3",
    accent="#005f9e",
    on_accent="#ffffff",
    heart="#ad3e0a",
    star="#8f5d00",
    bolt="#00704f",
)
DARK = Theme(
    ink="#eef2f5",
    muted="#b3bfca",
    water="#131a21",
    land="#232d36",
    card="#303c47",
    line="#75838f",
    accent="#7cc7f2",
    on_accent="#0c1620",
    heart="#ff9d72",
    star="#f0c24a",
    bolt="#5fd0a8",
)

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "shield")
SEAT_COLOURS = (
    ("#e69f00", "#000000"),  # orange
    ("#56b4e9", "#000000"),  # sky blue
    ("#009e73", "#000000"),  # green
    ("#d55e00", "#000000"),  # vermilion
    ("#0072b2", "#ffffff"),  # blue
    ("#cc79a7", "#000000"),  # purple
)


@dataclass(frozen=True)
class Mark:
    """How a seat's monster is drawn: by shape, letter and colour at once.

    Attributes
    ----------
    shape : str
        One of ``circle square triangle diamond hexagon shield``.
    letter : str
        A letter of the monster's name, no two seats the same.
    colour, ink : str
        The fill and the letter on it, ``#rrggbb``.
    """

    shape: str
    letter: str
    colour: str
    ink: str


def marks(names: Sequence[str]) -> tuple[Mark, ...]:
    """Return a mark for each seat.

    Parameters
    ----------
    names : sequence of str
        The monsters by seat, one to six of them.

    Examples
    --------
    >>> [(mark.letter, mark.shape) for mark in marks(["Kong", "King"])]
    [('K', 'circle'), ('I', 'square')]
    """
    found: list[Mark] = []
    for seat, name in enumerate(names):
        taken = {mark.letter for mark in found}
        spare = [c for c in (*name.upper(), *"123456") if c.isalnum() and c not in taken]
        colour, ink = SEAT_COLOURS[seat]
        found.append(Mark(SHAPES[seat], spare[0], colour, ink))
    return tuple(found)


def luminance(colour: str) -> float:
    """Return the relative luminance of ``#rrggbb``, 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21; 4.5 is enough for text.

    Examples
    --------
    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def text_pairs(theme: Theme) -> Iterator[tuple[str, str]]:
    """Yield every pair of text and ground that the pictures use, as colours."""
    for ground in (theme.water, theme.land, theme.card):
        for words in (theme.ink, theme.muted, theme.accent, theme.heart, theme.star, theme.bolt):
            yield words, ground
    yield theme.on_accent, theme.accent
    yield theme.card, theme.ink
    for colour, ink in SEAT_COLOURS:
        yield ink, colour


def style() -> str:
    """Return the style sheet that every picture carries.

    It follows the reader's colour scheme, and JupyterLab's theme where the picture stands in its page; paper is
    always light. Programs that know no CSS variables take the light colours.
    """
    light, dark = _variables(LIGHT), _variables(DARK)
    rules = [
        f".kn{{{light}font-family:{FONT}}}",
        f"@media screen and (prefers-color-scheme:dark){{.kn{{{dark}}}}}",
        f'@media screen{{[data-jp-theme-light="true"] .kn{{{light}}}[data-jp-theme-light="false"] .kn{{{dark}}}}}',
    ]
    for field in fields(Theme):
        colour = getattr(LIGHT, field.name)
        rules.append(f".kn-{_kebab(field.name)}{{fill:{colour};fill:var(--kn-{_kebab(field.name)})}}")
    rules += [
        f".kn-edge-{edge}{{stroke:{getattr(LIGHT, edge)};stroke:var(--kn-{edge})}}"
        for edge in ("ink", "line", "accent", "bolt")
    ]
    rules += [
        ".kn text{pointer-events:none}",
        ".kn-still{pointer-events:none}",
        ".kn [data-action],.kn [data-die],.kn [data-node],.kn [data-rule]{cursor:pointer;outline:none}",
        ".kn [data-action]:hover .kn-rim,.kn [data-die]:hover .kn-rim{stroke-width:4.5}",
        ".kn [data-rule]:hover .kn-rim{stroke-width:2.4}",
        f".kn [tabindex]:focus-visible .kn-rim{{stroke-width:5;stroke:{LIGHT.ink};stroke:var(--kn-ink)}}",
    ]
    return "".join(rules)


def _variables(theme: Theme) -> str:
    return "".join(f"--kn-{_kebab(name)}:{colour};" for name, colour in asdict(theme).items())


def _kebab(name: str) -> str:
    return name.replace("_", "-")
