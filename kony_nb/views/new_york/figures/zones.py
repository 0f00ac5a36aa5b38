"""Manhattan's three zones: what they pay, the way up, and what holds for who is there."""

from kony_nb.rules.new_york.manhattan import EARNINGS
from kony_nb.rules.places import FIRST_TRACK
from kony_nb.rules.state import State
from kony_nb.views.figures.sheet import LEFT, TOP, WIDTH, paragraph, sheet
from kony_nb.views.glyphs import glyph, mark_svg
from kony_nb.views.svg import el, number, polygon, text
from kony_nb.views.theme import marks

__all__ = ["zones_svg"]

BAND, LEAN = 70.0, 12.0
HOLDS = (
    ("A turn begun in a zone pays it; entering and going up do not.", "ny.earn.own-turn"),
    ("In its Move phase a monster goes up one zone.", "ny.move.advance"),
    ("Heart dice do not heal here.", "ny.heal.manhattan"),
    ("Your attacks hit everybody outside, and theirs hit you.", "ny.attack.from-manhattan"),
    ("Who is hit may flee to another borough; there is no other way out.", "ny.move.no-leaving"),
    ("All three zones share one set of buildings and units.", "ny.manhattan.one-borough"),
)


def zones_svg(state: State) -> str:
    """Return the zones with who stands in them, Upper above.

    Parameters
    ----------
    state : State
        A moment of King of New York, with at most four monsters.
    """
    signs = marks([monster.name for monster in state.monsters])
    parts, said, y = [], [], TOP
    for at, place in enumerate(FIRST_TRACK[::-1]):
        vp, energy = EARNINGS[place]
        shift = LEAN * (2 - at)
        left, right, foot = LEFT + 40 + shift, WIDTH - LEFT - LEAN * 2 + shift, y + BAND
        band = [(left + LEAN, y), (right, y), (right - LEAN, foot), (left, foot)]
        parts.append(polygon(band, radius=9, class_="kn-card kn-edge-line", stroke_width=1.4))
        middle = y + BAND / 2
        parts += [
            text(left + 24, middle - 8, place.title(), size=16, font_weight="700"),
            glyph("vp", left + 24, middle + 3, 17, class_="kn-star"),
            text(left + 46, middle + 17, f"{vp} VP", size=14),
            glyph("energy", left + 94, middle + 3, 17, class_="kn-bolt"),
            text(left + 114, middle + 17, f"{energy} energy", size=14),
        ]
        here = [seat for seat, monster in enumerate(state.monsters) if monster.place == place]
        for seat in here:
            name = state.monsters[seat].name
            parts += [
                mark_svg(signs[seat], right - 90, middle, 15),
                text(right - 70, middle + 5, name, size=14, font_weight="600"),
            ]
        who = f"; {state.monsters[here[0]].name} stands here" if here else ""
        said.append(f"{place.title()} pays {vp} VP and {energy} energy{who}.")
        y = foot + 6
    x = LEFT + 20
    parts.append(_up(x + LEAN, TOP + BAND - 6, BAND - 8))
    parts.append(_up(x, TOP + 2 * BAND + 2, BAND - 12))
    parts.append(_up(x + 26, y + 18, 20))
    parts.append(text(x + 42, y + 15, "Who enters begins here, and gets 1 VP.", size=13, font_weight="600"))
    y += 44
    for words, rule in HOLDS:
        parts.append(el("circle", cx=LEFT + 4, cy=y - 4.5, r=3, class_="kn-ink"))
        told, y = paragraph(LEFT + 16, y, words, WIDTH - 2 * LEFT - 16)
        parts.append(told)
        parts.append(text(LEFT + 16, y - 1, rule, size=12, class_="kn-muted"))
        y += 20
        said.append(words)
    said.append("Who enters begins in Lower and gets 1 VP.")
    return sheet("Manhattan", y - 6, *parts, desc=" ".join(said))


def _up(x: float, y: float, length: float) -> str:
    """Return an arrow from (x, y) upwards."""
    tip = y - length
    drawn = f"M{number(x)} {number(y)}V{number(tip + 1)}"
    head = f"M{number(x - 6)} {number(tip + 7)}L{number(x)} {number(tip)}L{number(x + 6)} {number(tip + 7)}"
    return el("path", d=drawn + head, class_="kn-edge-accent", fill="none", stroke_width=2.5)
