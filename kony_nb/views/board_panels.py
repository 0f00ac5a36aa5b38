"""What lies around the map: whose turn it is with the dice, and the monsters' numbers."""

from collections.abc import Collection, Sequence

from kony_nb.game.phrases import card
from kony_nb.rules.cards.registry import CARDS, TOKENS, power_cards
from kony_nb.rules.phases.gains import max_lp, total_vp
from kony_nb.rules.state import Monster, State
from kony_nb.views.board_layout import Box, Layout
from kony_nb.views.board_signs import chip, chip_width, mask_sign, short_lines
from kony_nb.views.dice import BLACK_DICE, die
from kony_nb.views.evolutions import counts, discarded, face_up, named
from kony_nb.views.glyphs import glyph, mark_svg
from kony_nb.views.luchador import dial, mask_words
from kony_nb.views.resolved import resolved
from kony_nb.views.svg import el, fit, text, text_width, tip, wrap
from kony_nb.views.theme import Mark
from kony_nb.views.words import asked, headline, open_decider

__all__ = ["header", "roster"]

DIE = 30.0


def header(state: State, layout: Layout, *, dice: bool, seats: Collection[int] | None = None) -> str:
    """Return whose turn it is and what is asked as these seats may know it, and the dice on the table."""
    box = layout.header
    shown = state.dice if dice else ""
    room = box.w
    parts = []
    if shown and layout.columns == 1:
        room -= len(shown) * (DIE + 4) + 12
    parts.append(text(box.x, box.y + 17, fit(headline(state), room, 17, bold=True), size=17, font_weight="700"))
    for i, line in enumerate(wrap(asked(state, seats), room, 13)[:2]):
        parts.append(text(box.x, box.y + 36 + 16 * i, line, size=13))
    if shown:
        x = box.x if layout.columns > 1 else box.x + box.w - len(shown) * (DIE + 4)
        y = box.y + 66 if layout.columns > 1 else box.y + 6
        done = resolved(state)
        for i, face in enumerate(shown):
            drawn = die(face, x + i * (DIE + 4), y, DIE, green=i >= BLACK_DICE, done=face in done)
            parts.append(el("g", tip("resolved"), drawn) if face in done else drawn)
    return el("g", *parts, class_="kn-still")


def roster(
    state: State, layout: Layout, marks: Sequence[Mark], seats: Collection[int] | None = None
) -> str:
    """Return every monster with its life points, victory points, energy, cards, tokens and evolutions."""
    box = layout.monsters
    rows = -(-len(marks) // layout.columns)
    gap = 6.0
    h = min(88.0, (box.h - gap * (rows - 1)) / rows)
    w = (box.w - gap * (layout.columns - 1)) / layout.columns
    parts = []
    for seat, mark in enumerate(marks):
        row, column = divmod(seat, layout.columns)
        place = Box(box.x + column * (w + gap), box.y + row * (h + gap), w, h)
        parts.append(_monster(state, seat, mark, place, asked=seat == open_decider(state, seats)))
    return "".join(parts)


def _monster(state: State, seat: int, mark: Mark, box: Box, *, asked: bool) -> str:
    monster = state.monsters[seat]
    active = seat == state.turn and not state.result
    frame = el(
        "rect",
        x=box.x,
        y=box.y,
        width=box.w,
        height=box.h,
        rx=9,
        class_="kn-card " + ("kn-edge-ink" if active else "kn-edge-line"),
        stroke_width=2.4 if active else 1,
    )
    x = box.x + 44
    parts = [
        frame,
        mark_svg(mark, box.x + 22, box.y + min(22, box.h / 2), 13.5, alive=monster.alive),
        text(x, box.y + 17, fit(monster.name, box.w - 50, 13.5, bold=True), size=13.5, font_weight="700"),
    ]
    note, taken = _standing(state, seat, asked=asked), 0.0
    if note:
        beside = text_width(monster.name, 13.5, bold=True) + chip_width(note) < box.w - 56
        taken = 0 if beside else chip_width(note) + 4
        parts.append(_note(note, box.x + box.w - 6, box.y + (5 if beside else 43)))
    if not monster.alive:
        parts.append(text(x, box.y + 34, "out of the game", size=12, class_="kn-muted"))
        return el("g", *parts)
    owned = _belongings(state, seat)
    room = int((box.h - 43) // 14)
    if owned and room < 1:
        parts.append(glyph("cards", box.x + box.w - 32, box.y + 23, 13))
        parts.append(text(box.x + box.w - 7, box.y + 34, str(len(owned)), size=12, text_anchor="end"))
    parts += _numbers(monster, x, box, dial_below=room >= 1)
    more = _evolutions(monster) if state.options.power_up else []
    more[1:1] = [_masks(monster)] if state.options.luchador else []
    if monster.mask:
        parts.append(mask_sign(box.x + 31, box.y + min(22, box.h / 2) + 11))
    tight = bool(more) and room == 1 and box.h >= 62  # four monsters: two lines, closer together
    room += tight
    above = max(0, room - 1) if more else room
    lines = short_lines(", ".join(owned), box.w - 52 - taken, 11, above) if owned else []
    lines += short_lines(" · ".join(more), box.w - 52 - taken * (not lines), 11, room - len(lines))
    first, apart = (48, 12) if tight and len(lines) > 1 else (50, 14)
    for i, line in enumerate(lines):
        parts.append(text(x, box.y + first + apart * i, line, size=11, class_="kn-muted"))
    return el("g", tip(_whole(state, monster, owned)), *parts)


def _numbers(monster: Monster, x: float, box: Box, *, dial_below: bool) -> list[str]:
    """Return the life points, victory points and energy of a monster, side by side."""
    vp = "VP" if dial_below or not monster.collection else f"({monster.vp})"  # of a collection the dial is told too
    numbers = (
        ("lp", monster.lp, "LP", "kn-heart"),
        ("vp", total_vp(monster), vp, "kn-star"),
        ("energy", monster.energy, "En", "kn-bolt"),
    )
    step = min(58.0, (box.w - 48) / 3)
    parts = []
    for i, (kind, n, unit, colour) in enumerate(numbers):
        at = x + i * step
        parts.append(glyph(kind, at, box.y + 23, 13, class_=colour))
        parts.append(text(at + 16, box.y + 34, str(n), size=14, font_weight="700"))
        if step > 50:
            parts.append(text(at + 19 + 10 * len(str(n)), box.y + 34, unit, size=11, class_="kn-muted"))
    return parts


def _whole(state: State, monster: Monster, owned: list[str]) -> str:
    """Return in words all that a monster has, where the lines beside it are cut short."""
    has = f": {', '.join(owned)}." if owned else ""
    if state.options.luchador:
        has += f" Masks: {'; '.join(part for part in (mask_words(monster), dial(monster)) if part)}."
    has += f" Evolutions: {', '.join(_evolutions_in_full(monster))}." if state.options.power_up else ""
    has += f" Discarded: {discarded(monster)}." if monster.spent else ""
    effects = "".join(f" {TOKENS[token].name}: {TOKENS[token].effect}" for token in sorted(monster.tokens))
    return f"{monster.name}{has}{effects}"


def _note(note: str, right: float, y: float) -> str:
    if note == "decides":
        return chip(right, y, note)
    return text(right - 6, y + 12, note, size=11, text_anchor="end", font_weight="700")


def _standing(state: State, seat: int, *, asked: bool) -> str:
    if state.result:
        return "wins" if seat == state.winner else ""
    if asked:
        return "decides"
    return "turn" if seat == state.turn else ""


def _belongings(state: State, seat: int) -> list[str]:
    """Return the goals, cards and tokens of a monster, each in words."""
    monster = state.monsters[seat]
    goals = (("superstar", "Superstar"), ("statue", "Statue of Liberty"))
    owned = [name for goal, name in goals if getattr(state, goal) == seat]
    for ident in power_cards(monster.cards):
        n = monster.counters.get(ident, 0)
        owned.append(CARDS[ident].name + (f" ({n})" if n else ""))
    owned += [f"{n} {TOKENS[token].name} token" + "s" * (n > 1) for token, n in sorted(monster.tokens.items())]
    if max_lp(monster) > 10:
        owned.append(f"up to {max_lp(monster)} LP")
    return owned


def _masks(monster: Monster) -> str:
    """Return the masks of a monster in the few words there is room for; the one on its figure is drawn."""
    if not monster.collection:
        return "masked" if monster.mask else "no mask"
    n = monster.collection
    return f"{dial(monster)} + {n} mask{'s' * (n > 1)}"


def _evolutions(monster: Monster) -> list[str]:
    """Return how many evolutions a monster holds and has left, first, so that it is not cut off, and the open ones."""
    n = monster.counters
    lying = [card(ident) + (f" ({n[ident]})" if n.get(ident) else "") for ident in face_up(monster)]
    return [f"hand {len(monster.hand)}, deck {len(monster.evolutions)}", *lying]


def _evolutions_in_full(monster: Monster) -> list[str]:
    """Return the face-up evolutions of a monster with their kind, and how many it holds and has left."""
    n = monster.counters
    lying = [named(ident) + (f" ({n[ident]})" if n.get(ident) else "") for ident in face_up(monster)]
    return [*lying, counts(monster)]
