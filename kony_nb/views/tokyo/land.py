"""The land of Tokyo: the City with its skyline, the Bay with its waves, and the country outside."""

from collections.abc import Sequence

from kony_nb.rules.places import BAY, CITY, OUTSIDE, PLACE_NAMES
from kony_nb.rules.state import State
from kony_nb.views.board_layout import Box
from kony_nb.views.board_signs import button, chip_row, chip_width, piece, rim, rounded_box
from kony_nb.views.glyphs import glyph
from kony_nb.views.offer import Offers
from kony_nb.views.svg import el, number, text, wrap
from kony_nb.views.theme import Mark
from kony_nb.views.tokyo.layout import PIECE_H, layout_for
from kony_nb.views.tokyo.pay import closed_words, enter_words, start_words
from kony_nb.views.words import capital, place_name

__all__ = ["land"]

TOWERS = (
    "M0 60V34H14V60M18 60V20H34V60M60 60L69 14L78 60M64 42H74M66 30H72M69 14V2M84 60V28H98V60M102 60V40H118V60"
    "M-6 60H124"
)
"""A skyline, 124 wide and 60 high, with a lattice tower in the middle."""


def land(state: State, width: float, marks: Sequence[Mark], offered: Offers) -> str:
    """Return the three places with the monsters on them."""
    layout = layout_for(width, len(marks))
    return "".join(
        (
            _arrows(layout.city, layout.bay) if layout.pieces_across == 1 else "",
            _outside(state, layout.outside, layout.pieces_across, marks, offered),
            _inside(state, CITY, layout.city, marks, offered),
            _inside(state, BAY, layout.bay, marks, offered),
        )
    )


def _who(state: State, place: str) -> list[int]:
    return [seat for seat, monster in enumerate(state.monsters) if monster.place == place]


def _area(state: State, place: str, box: Box, offered: Offers, *, closed: str = "") -> str:
    """Return the ground of a place: something to click if the deciding seat may go (or stay) there."""
    shape = rounded_box(box.x, box.y, box.w, box.h, 16)
    names = ", ".join(state.monsters[seat].name for seat in _who(state, place)) or closed or "nobody"
    here = f"{capital(PLACE_NAMES[place])}: {names}"
    look = "kn-water kn-edge-line" if place == BAY else "kn-land kn-edge-line"
    ground = el("path", d=shape, class_=look, stroke_width=1.5, stroke_dasharray="5 4" if closed else None)
    first = offered.get(place, ())[:1]
    if not first:
        return el("g", ground, data_place=place, aria_label=here, role="img")
    return button(first[0], ground, rim(shape), place=place, label=f"{first[0].action.label}. {here}")


def _outside(state: State, box: Box, across: int, marks: Sequence[Mark], offered: Offers) -> str:
    parts = [
        _area(state, OUTSIDE, box, offered),
        text(box.x + 14, box.y + 22, capital(place_name(OUTSIDE)), size=14, font_weight="700"),
    ]
    step = (box.w - 20) / across
    for i, seat in enumerate(_who(state, OUTSIDE)):
        row, column = divmod(i, across)
        left, top = box.x + 12 + column * step, box.y + 32 + row * PIECE_H
        monster = state.monsters[seat]
        body = piece(marks[seat], monster.name, left, top, step - 4, active=seat == state.turn, mask=monster.mask)
        parts.append(el("g", body, class_="kn-still"))
    parts.append(chip_row(OUTSIDE, [(box.x + box.w - 10, box.y + 8)], offered))
    return "".join(parts)


def _inside(state: State, place: str, box: Box, marks: Sequence[Mark], offered: Offers) -> str:
    """Return the City or the Bay: what it pays, and a slot for its monster."""
    closed = closed_words(state) if place == BAY else ""
    x, facts = box.x + 14, 150.0
    parts = [
        _area(state, place, box, offered, closed=closed),
        _skyline(box) if place == CITY else _waves(box, 0 if closed else facts - 16),
        text(x, box.y + 22, place_name(place), size=14, font_weight="700", class_="kn-muted" if closed else "kn-ink"),
    ]
    if closed:
        lines = wrap(capital(closed), box.w - 28, 12)
        parts += [text(x, box.y + 44 + 16 * i, line, size=12, class_="kn-muted") for i, line in enumerate(lines)]
        return parts[0] + el("g", *parts[1:], class_="kn-still")
    for i, (when, words) in enumerate((("enter", enter_words(state)), ("turn start", start_words(state, place)))):
        y = box.y + 46 + 19 * i
        sign, colour = ("energy", "kn-bolt") if "energy" in words else ("vp", "kn-star")
        parts.append(glyph(sign, x, y - 11, 13, class_=colour))
        parts.append(text(x + 18, y, f"{when}: {words}", size=11.5))
    parts.append(text(x, box.y + 84, "hearts do not heal", size=11, class_="kn-muted"))
    slot = Box(box.x + facts, box.y + 12, box.w - facts - 12, 56)
    return "".join((parts[0], el("g", *parts[1:], class_="kn-still"), _slot(state, place, slot, marks, offered)))


def _slot(state: State, place: str, box: Box, marks: Sequence[Mark], offered: Offers) -> str:
    """Return the frame for the monster of a place, and the word of what is offered there."""
    shape = rounded_box(box.x, box.y, box.w, box.h, 10)
    parts = [el("path", d=shape, class_="kn-card kn-edge-line", stroke_width=1.2)]
    here = _who(state, place)
    if here:
        mark, monster, active = marks[here[0]], state.monsters[here[0]], here[0] == state.turn
        x, w = box.x + 6, box.w - 10
        parts.append(piece(mark, monster.name, x, box.y, w, height=box.h, active=active, mask=monster.mask))
    else:
        words = (box.x + box.w / 2, box.y + box.h / 2 + 4)
        parts.append(text(*words, "free", size=12, class_="kn-muted", text_anchor="middle"))
    first = offered.get(place, ())[:1]
    right = box.x + box.w / 2 + (chip_width(first[0].word) / 2 if first else 0)
    return el("g", *parts, class_="kn-still") + chip_row(place, [(right, box.y + box.h + 6)], offered)


def _skyline(box: Box) -> str:
    """Return the outline of houses at the foot of the City."""
    scale = 0.9 if box.h > 160 else 0.6
    left, top = box.x + box.w - 124 * scale - 14, box.y + box.h - 60 * scale - 8
    at = f"translate({number(left)} {number(top)}) scale({scale})"
    return el("path", d=TOWERS, fill="none", class_="kn-edge-line", stroke_width=1.4, opacity=0.75, transform=at)


def _waves(box: Box, inset: float) -> str:
    """Return two rows of waves at the foot of the Bay, set in from its left edge."""
    rows = []
    for i in range(2):
        y = box.y + box.h - 9 - 8 * i
        n = int((box.w - inset - 40 - 20 * i) // 24)
        rows.append(f"M{number(box.x + inset + 16 + 12 * i)} {number(y)}" + "q6 -5 12 0t12 0" * n)
    return el("path", d="".join(rows), fill="none", class_="kn-edge-line", stroke_width=1.2, opacity=0.75)


def _arrows(city: Box, bay: Box) -> str:
    """Return the ways between the places: in and out of the City and the Bay, and up from the Bay."""
    left = city.x - 20
    across = "".join(
        f"M{number(left)} {number(y)}h16m-4 -4l4 4l-4 4M{number(left)} {number(y)}l4 -4m-4 4l4 4"
        for y in (city.y + city.h / 2, bay.y + bay.h / 2)
    )
    up = f"M{number(bay.x + bay.w / 2)} {number(bay.y - 3)}v-14m-4 4l4 -4l4 4"
    return el("path", d=across + up, fill="none", class_="kn-edge-line", stroke_width=1.8)
