"""A tile and its back: what a building says, the unit that appears, and all kinds of tiles."""

from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS
from kony_nb.rules.state import State
from kony_nb.views.figures.sheet import LEFT, TOP, sheet
from kony_nb.views.new_york.tile_words import kind_name, pay_words, tile_words
from kony_nb.views.new_york.tiles import TILE_H, TILE_W, stack_svg, unit_svg, unit_width
from kony_nb.views.svg import el, number, text
from kony_nb.views.words import capital

__all__ = ["tile_anatomy_svg"]

SHOWN = "power_plant_2"
LARGE = 2.3


def tile_anatomy_svg(state: State) -> str:
    """Return a building with its parts named, the unit on its back, and every tile by durability.

    Parameters
    ----------
    state : State
        A moment of King of New York; its options say what Infantry pays.
    """
    tile = BUILDINGS[SHOWN]
    unit = UNITS[tile.unit]
    w, h = TILE_W * LARGE, TILE_H * LARGE
    x, y = LEFT + w + 20, TOP + 6
    takes = f"takes {unit.durability} Destruction, pays {pay_words(tile.unit, state)}"
    parts = [
        _large(stack_svg((SHOWN,), 0, 0, state, None, still=True), LEFT, y),
        _named(x, y + 13, "Durability", f"{tile.durability} Destruction in one roll", LEFT + 17 * LARGE, y + 11),
        _named(x, y + 56, "Kind", kind_name(SHOWN), LEFT + 41 * LARGE, y + 54),
        _named(x, y + 99, "Pays", f"{pay_words(SHOWN, state)} to who destroys it", LEFT + 41 * LARGE, y + 97),
    ]
    foot = y + h
    middle = LEFT + w / 2
    arrow = f"M{number(middle)} {number(foot + 6)}v26m-6 -7l6 7l6 -7"
    parts.append(el("path", d=arrow, class_="kn-edge-ink", fill="none", stroke_width=2.5))
    parts.append(text(x, foot + 25, "Destroyed: it is turned over.", size=13, font_weight="600"))
    y = foot + 42
    wide = unit_width(1, fresh=False, offer=False) * LARGE
    parts += [
        _large(unit_svg(tile.unit, 1, 0, 0, state, None, fresh=False, still=True), LEFT, y),
        _named(x, y + 20, capital(tile.unit), takes, LEFT + wide + 2, y + 25),
        text(x, y + 54, "It shoots when Ouch is rolled.", size=13),
    ]
    y += 86
    parts.append(text(LEFT, y, "All tiles, and the unit on the back", size=15, font_weight="700"))
    y += 14
    said = [f"A tile says what it takes and pays. {capital(tile_words(SHOWN, state))} turns into a {tile.unit}."]
    for durability in sorted({facts.durability for facts in BUILDINGS.values()}):
        kinds = [name for name, facts in BUILDINGS.items() if facts.durability == durability]
        back = BUILDINGS[kinds[0]].unit
        for at, name in enumerate(kinds):
            parts.append(stack_svg((name,), LEFT + at * (TILE_W + 8), y, state, None, still=True))
        right = LEFT + 3 * (TILE_W + 8)
        arrow = f"M{number(right + 2)} {number(y + 26)}h22m-6 -6l6 6l-6 6"
        parts.append(el("path", d=arrow, class_="kn-edge-ink", fill="none", stroke_width=2))
        parts.append(
            el(
                "g",
                unit_svg(back, 1, 0, 0, state, None, fresh=False, still=True),
                transform=f"translate({number(right + 36)} {number(y + 8)}) scale(1.5)",
            )
        )
        parts.append(text(right + 112, y + 22, capital(back), size=14, font_weight="600"))
        parts.append(text(right + 112, y + 40, pay_words(back, state), size=13))
        buildings = ", ".join(tile_words(name, state) for name in kinds)
        said.append(f"Durability {durability}: {buildings}; on the back {tile_words(back, state)}.")
        y += TILE_H + 12
    return sheet("A building and its back", y + 4, *parts, desc=" ".join(said))


def _large(drawn: str, x: float, y: float) -> str:
    return el("g", drawn, transform=f"translate({number(x)} {number(y)}) scale({LARGE})")


def _named(x: float, y: float, name: str, words: str, to_x: float, to_y: float) -> str:
    """Return a name with words behind it, and a line that leads to what it names."""
    line = f"M{number(x - 6)} {number(y - 5)}L{number(to_x)} {number(to_y)}"
    return (
        el("path", d=line, class_="kn-edge-accent", stroke_width=1.8)
        + el("circle", cx=to_x, cy=to_y, r=3, class_="kn-accent")
        + text(x, y - 1, name, size=15, font_weight="700")
        + text(x, y + 17, words, size=13)
    )
