"""The land: four outer boroughs, and Manhattan with its zones and tracks."""

from collections.abc import Sequence

from kony_nb.rules.new_york.manhattan import EARNINGS, second_track_open
from kony_nb.rules.places import FIRST_TRACK, PLACE_NAMES, SECOND_TRACK
from kony_nb.rules.state import Borough, State
from kony_nb.views.board_layout import Box
from kony_nb.views.board_signs import button, chip_row, chip_width, piece, rim, rounded_box
from kony_nb.views.glyphs import glyph
from kony_nb.views.new_york.layout import NewYorkLayout, Outer, Strip, layout_for
from kony_nb.views.new_york.tile_words import unit_counts
from kony_nb.views.new_york.tiles import TILE_H, TILE_W, stack_svg, unit_svg, unit_width
from kony_nb.views.offer import Offers
from kony_nb.views.svg import Point, el, number, path, polygon, text, text_width, tip
from kony_nb.views.theme import Mark
from kony_nb.views.words import capital, place_name

__all__ = ["land", "second_track_shown"]

UNIT_ROW = 24.0


def second_track_shown(state: State) -> bool:
    """Return whether the second track matters: it is open, or somebody still stands on it."""
    return second_track_open(state) or any(monster.place in SECOND_TRACK for monster in state.monsters)


def land(state: State, width: float, marks: Sequence[Mark], offered: Offers) -> str:
    """Return all five boroughs."""
    layout = layout_for(width, len(marks))
    parts = [_outer(state, name, outer, marks, offered) for name, outer in layout.outer.items()]
    parts.append(_manhattan(state, layout, marks, offered))
    return "".join(parts)


def _who(state: State, place: str) -> list[int]:
    return [seat for seat, monster in enumerate(state.monsters) if monster.place == place]


def _area(state: State, place: str, shape: str, offered: Offers) -> str:
    """Return the ground of a place: something to click if the deciding seat may go (or stay) there."""
    names = ", ".join(state.monsters[seat].name for seat in _who(state, place)) or "nobody"
    here = f"{capital(PLACE_NAMES[place])}: {names}" + (", a Souvenir token" if place in state.souvenirs else "")
    first = offered.get(place, ())[:1]
    ground = el("path", d=shape, class_="kn-land kn-edge-line", stroke_width=1.5, stroke_linejoin="round")
    if not first:
        return el("g", ground, data_place=place, aria_label=here, role="img")
    return button(first[0], ground, rim(shape), place=place, label=f"{first[0].action.label}. {here} there")


def _stacks(state: State, name: str, x: float, y: float, offered: Offers) -> str:
    parts = []
    for i, stack in enumerate(state.boroughs[name].stacks):
        offer = next(iter(offered.get(f"{name}.{i + 1}", ())), None)
        parts.append(stack_svg(stack, x + i * (TILE_W + 6), y, state, offer, still=name in offered))
    return "".join(parts)


def _units(state: State, name: str, box: Box, offered: Offers) -> str:
    """Return the units of a borough in as many rows as fit into the box; too wide a row is drawn smaller."""
    borough: Borough = state.boroughs[name]
    kinds = [(unit, n, False) for unit, n in unit_counts(borough.units)]
    kinds += [(unit, n, True) for unit, n in unit_counts(borough.fresh)]
    rows: list[list[str]] = [[]]
    at, widest = 0.0, 0.0
    for unit, n, fresh in kinds:
        offer = None if fresh else next(iter(offered.get(f"{name}.{unit}", ())), None)
        w = unit_width(n, fresh=fresh, offer=offer is not None)
        if at and at + w > box.w and (len(rows) + 1) * UNIT_ROW <= box.h:
            rows.append([])
            at = 0.0
        y = (len(rows) - 1) * UNIT_ROW
        rows[-1].append(unit_svg(unit, n, at, y, state, offer, fresh=fresh, still=name in offered))
        widest = max(widest, at + w)
        at += w + 5
    if not kinds:
        return ""
    scale = min(1.0, box.w / widest)
    drop = box.y + (box.h - len(rows) * UNIT_ROW * scale) / 2
    parts = ["".join(row) for row in rows]
    return el("g", *parts, transform=f"translate({number(box.x)} {number(drop)}) scale({scale:.3f})")


def _outer(state: State, name: str, outer: Outer, marks: Sequence[Mark], offered: Offers) -> str:
    box = outer.box
    x, right = box.x + 10, box.x + box.w - 14
    here = _who(state, name)
    parts = [
        _area(state, name, path(outer.outline, radius=16), offered),
        text(x + 4, box.y + 20, place_name(name), size=14, font_weight="700"),
        _souvenir(state, name, x + 4, box.y + 20),
        _stacks(state, name, x, box.y + 29, offered),
    ]
    if outer.beside:
        spots = [(x + 3 * (TILE_W + 6) - 1, box.y + 29 + 34 * i) for i in range(len(here))]
        words = offered.get(name, ())
        second = right - (chip_width(words[0].word) + 6 if words else 0)
        chips = [(right, box.y + 7), (second, box.y + 7)]
        units = Box(x, box.y + 104, box.w - 22, UNIT_ROW + 6)
    else:
        # On a phone a second word stands where a second monster would: with two of them nobody may come.
        spots = [(x + 82 * i, box.y + 101) for i in range(len(here))]
        chips = [(right, box.y + 7), (right + 4, box.y + 111)]
        units = Box(x, box.y + 137, box.w - 24, 2 * UNIT_ROW)
    room = box.x + box.w - 4 - spots[0][0] if outer.beside and spots else 84
    for seat, (left, top) in zip(here, spots, strict=True):
        monster = state.monsters[seat]
        body = piece(marks[seat], monster.name, left, top, room, active=seat == state.turn, mask=monster.mask)
        parts.append(el("g", body, class_="kn-still"))
    parts += [_units(state, name, units, offered), chip_row(name, chips, offered)]
    return "".join(parts)


def _souvenir(state: State, borough: str, x: float, y: float) -> str:
    """Return the token that may lie in a borough, behind the name that is written at (x, y)."""
    if borough not in state.souvenirs:
        return ""
    at = x + text_width(place_name(borough), 14, bold=True) + 14
    return el(
        "g",
        tip("A Souvenir token"),
        el("circle", cx=at, cy=y - 5, r=8, class_="kn-card kn-edge-line", stroke_width=1.2),
        text(at, y - 1, "S", size=11, class_="kn-star", text_anchor="middle", font_weight="700"),
        class_="kn-still",
    )


def _band(strip: Strip, top: float, bottom: float, inset: float) -> list[Point]:
    """Return the corners of a piece of the strip between two heights."""
    return [
        (strip.left(top) + inset, top),
        (strip.left(top) + strip.width - inset, top),
        (strip.left(bottom) + strip.width - inset, bottom),
        (strip.left(bottom) + inset, bottom),
    ]


def _manhattan(state: State, layout: NewYorkLayout, marks: Sequence[Mark], offered: Offers) -> str:
    strip = layout.strip
    outline = polygon(
        _band(strip, strip.top, strip.bottom, 0), radius=18, class_="kn-land kn-edge-line", stroke_width=1.5
    )
    parts = [outline, text(strip.left(strip.top + 12) + 16, strip.top + 20, "Manhattan", size=14, font_weight="700")]
    parts.append(_souvenir(state, "manhattan", strip.left(strip.top + 12) + 16, strip.top + 20))
    top = strip.top + 28
    tracks = (FIRST_TRACK, SECOND_TRACK) if second_track_shown(state) else (FIRST_TRACK,)
    for i in (2, 1, 0):
        bottom = top + layout.zone_height
        parts.append(polygon(_band(strip, top, bottom, 7), radius=10, class_="kn-card kn-edge-line", stroke_width=1))
        x = strip.left((top + bottom) / 2)
        parts.append(_earnings(FIRST_TRACK[i], x + 15, top + (layout.zone_height - 92) / 2))
        for row, track in enumerate(tracks):
            height = (layout.zone_height - 16) / 2
            y = top + (layout.zone_height - height) / 2 if len(tracks) == 1 else top + 6 + row * (height + 4)
            parts.append(_slot(state, track[i], x + 82, y, strip.width - 98, height, marks, offered))
        top = bottom + 4
    x = strip.left(top + 50) + 13
    parts.append(text(x, top + 10, "Buildings of all zones", size=11, class_="kn-muted"))
    parts.append(_stacks(state, "manhattan", x, top + 16, offered))
    units = Box(x - 2, top + 16 + TILE_H + 21, strip.width - 26, UNIT_ROW + 4)
    parts.append(_units(state, "manhattan", units, offered))
    return "".join(parts)


def _earnings(zone: str, x: float, top: float) -> str:
    vp, energy = EARNINGS[zone]
    return el(
        "g",
        text(x, top + 26, zone.title(), size=12.5, font_weight="700"),
        glyph("vp", x, top + 37, 14, class_="kn-star"),
        text(x + 19, top + 49, f"{vp} VP", size=12),
        glyph("energy", x, top + 58, 14, class_="kn-bolt"),
        text(x + 19, top + 70, f"{energy} En", size=12),
        class_="kn-still",
    )


def _slot(
    state: State, place: str, x: float, y: float, w: float, h: float, marks: Sequence[Mark], offered: Offers
) -> str:
    shape = rounded_box(x, y, w, h, 9)
    parts = [_area(state, place, shape, offered)]
    here = _who(state, place)
    if here:
        monster, active = state.monsters[here[0]], here[0] == state.turn
        body = piece(
            marks[here[0]], monster.name, x + 3, y, w - 6, height=h, active=active, mask=monster.mask
        )
        parts.append(el("g", body, class_="kn-still"))
        parts.append(chip_row(place, [(x + w + 5, y - 12)], offered))
    elif offered.get(place):
        right = x + w / 2 + chip_width(offered[place][0].word) / 2
        parts.append(chip_row(place, [(right, y + h / 2 - 8.5)], offered))
    else:
        second = place in SECOND_TRACK
        taken = any(_who(state, zone) for zone in (SECOND_TRACK if second else FIRST_TRACK))  # one monster a track
        free = "not free" if taken else "free"
        words = f"5–6 track, {free}" if second and not taken else f"5–6, {free}" if second else free
        parts.append(text(x + w / 2, y + h / 2 + 4, words, size=11, class_="kn-muted", text_anchor="middle"))
    return "".join(parts)
