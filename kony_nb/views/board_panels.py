"""What lies around the map: whose turn it is with the dice, the monsters' numbers, the market."""

from collections.abc import Mapping, Sequence

from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.referee import decider
from kony_nb.rules.state import State
from kony_nb.views.board_layout import Box, Layout
from kony_nb.views.board_signs import CHIP_H, button, chip, chip_width, rim, rounded_box
from kony_nb.views.dice import die
from kony_nb.views.glyphs import glyph, mark_svg
from kony_nb.views.offers import Offer
from kony_nb.views.svg import el, fit, text, text_width, tip, wrap
from kony_nb.views.theme import Mark
from kony_nb.views.words import asked, headline, holder, place_name

__all__ = ["header", "market", "roster"]

Offers = Mapping[str, Sequence[Offer]]
DIE = 30.0


def header(state: State, layout: Layout, *, dice: bool) -> str:
    """Return whose turn it is and what is asked, and the dice on the table."""
    box = layout.header
    shown = state.dice if dice else ""
    room = box.w
    parts = []
    if shown and layout.columns == 1:
        room -= len(shown) * (DIE + 4) + 12
    parts.append(text(box.x, box.y + 17, fit(headline(state), room, 17, bold=True), size=17, font_weight="700"))
    for i, line in enumerate(wrap(asked(state), room, 13)[:2]):
        parts.append(text(box.x, box.y + 36 + 16 * i, line, size=13))
    if shown:
        x = box.x if layout.columns > 1 else box.x + box.w - len(shown) * (DIE + 4)
        y = box.y + 66 if layout.columns > 1 else box.y + 6
        parts += [die(face, x + i * (DIE + 4), y, DIE) for i, face in enumerate(shown)]
    return el("g", *parts, class_="kn-still")


def roster(state: State, layout: Layout, marks: Sequence[Mark]) -> str:
    """Return every monster with its life points, victory points, energy, cards and tokens."""
    box = layout.monsters
    rows = -(-len(marks) // layout.columns)
    gap = 6.0
    h = min(88.0, (box.h - gap * (rows - 1)) / rows)
    w = (box.w - gap * (layout.columns - 1)) / layout.columns
    parts = []
    for seat, mark in enumerate(marks):
        row, column = divmod(seat, layout.columns)
        parts.append(_monster(state, seat, mark, Box(box.x + column * (w + gap), box.y + row * (h + gap), w, h)))
    return "".join(parts)


def _monster(state: State, seat: int, mark: Mark, box: Box) -> str:
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
    note = _standing(state, seat)
    if note:
        beside = text_width(monster.name, 13.5, bold=True) + chip_width(note) < box.w - 56
        parts.append(_note(note, box.x + box.w - 6, box.y + (5 if beside else 43)))
    if not monster.alive:
        parts.append(text(x, box.y + 34, "out of the game", size=12, class_="kn-muted"))
        return el("g", *parts)
    owned = _belongings(state, seat)
    room = int((box.h - 43) // 14)
    if owned and room < 1:
        parts.append(glyph("cards", box.x + box.w - 32, box.y + 23, 13))
        parts.append(text(box.x + box.w - 7, box.y + 34, str(len(owned)), size=12, text_anchor="end"))
    step = min(58.0, (box.w - 48) / 3)
    for i, (kind, n, unit, colour) in enumerate(
        (
            ("lp", monster.lp, "LP", "kn-heart"),
            ("vp", monster.vp, "VP", "kn-star"),
            ("energy", monster.energy, "En", "kn-bolt"),
        )
    ):
        at = x + i * step
        parts.append(glyph(kind, at, box.y + 23, 13, class_=colour))
        parts.append(text(at + 16, box.y + 34, str(n), size=14, font_weight="700"))
        if step > 50:
            parts.append(text(at + 19 + 10 * len(str(n)), box.y + 34, unit, size=11, class_="kn-muted"))
    for i, line in enumerate(_short(", ".join(owned), box.w - 52, 11, room)):
        parts.append(text(x, box.y + 50 + 14 * i, line, size=11, class_="kn-muted"))
    has = f": {', '.join(owned)}" if owned else ""
    return el("g", tip(f"{monster.name}{has}"), *parts)


def _note(note: str, right: float, y: float) -> str:
    if note == "decides":
        return chip(right, y, note)
    return text(right - 6, y + 12, note, size=11, text_anchor="end", font_weight="700")


def _standing(state: State, seat: int) -> str:
    if state.result:
        return "wins" if seat == state.winner else ""
    if seat == decider(state):
        return "decides"
    return "turn" if seat == state.turn else ""


def _belongings(state: State, seat: int) -> list[str]:
    """Return the goals, cards and tokens of a monster, each in words."""
    monster = state.monsters[seat]
    goals = (("superstar", "Superstar"), ("statue", "Statue of Liberty"))
    owned = [name for goal, name in goals if getattr(state, goal) == seat]
    for card in monster.cards:
        n = monster.counters.get(card, 0)
        owned.append(CARDS[card].name + (f" ({n})" if n else ""))
    owned += [f"{n} {TOKENS[token].name} token" + "s" * (n > 1) for token, n in sorted(monster.tokens.items())]
    if max_lp(monster) > 10:
        owned.append(f"up to {max_lp(monster)} LP")
    return owned


def market(state: State, layout: Layout, offered: Offers) -> str:
    """Return the three cards for sale, the deck, and where the two goal cards are."""
    box = layout.market
    across = layout.cards_across > 1
    gap, side = 8.0, 190.0
    w = (box.w - side - 3 * gap) / 3 if across else box.w
    h = box.h - 38 if across else 82.0
    parts = []
    for i, card in enumerate(state.market):
        x = box.x + i * (w + gap) if across else box.x
        y = box.y if across else box.y + i * (h + 6)
        parts.append(_card(card, Box(x, y, w, h), offered))
    if across:
        parts.append(_aside(state, Box(box.x + box.w - side, box.y, side, h), offered))
    else:
        parts.append(_aside(state, Box(box.x, box.y + 3 * (h + 6), w, 56), offered))
    parts.append(_legend(box.x + 2, box.y + box.h - 22, wide=across))
    return "".join(parts)


def _card(card: str | None, box: Box, offered: Offers) -> str:
    shape = rounded_box(box.x, box.y, box.w, box.h, 8)
    if card is None:
        empty = el("path", d=shape, fill="none", class_="kn-edge-line", stroke_dasharray="4 3", stroke_width=1.2)
        middle = box.x + box.w / 2, box.y + box.h / 2 + 4
        words = text(*middle, "no card", size=12, class_="kn-muted", text_anchor="middle")
        return el("g", empty, words, class_="kn-still")
    entry = CARDS[card]
    offer = next(iter(offered.get(f"market.{card}", ())), None)
    facts = entry.kind.title()
    if entry.discount:
        facts += ", 1 less in " + ", ".join(place_name(borough) for borough in entry.discount)
    name = wrap(entry.name, box.w - 56, 13, bold=True)
    below = box.y + 15 * len(name)
    parts = [
        el("path", d=shape, class_="kn-card kn-edge-line", stroke_width=1.2),
        *(text(box.x + 10, box.y + 19 + 15 * i, line, size=13, font_weight="700") for i, line in enumerate(name)),
        glyph("energy", box.x + box.w - 32 - 12 * len(str(entry.cost)), box.y + 6, 15, class_="kn-bolt"),
        text(box.x + box.w - 9, box.y + 20, str(entry.cost), size=16, text_anchor="end", font_weight="700"),
        text(box.x + 10, below + 20, facts, size=11, class_="kn-muted"),
    ]
    beside = offer is None or text_width(facts, 11) + chip_width(offer.word) + 24 < box.w
    taken = 0 if beside else 26
    room = int((box.y + box.h - below - 25 - taken) // 13)
    for i, line in enumerate(_short(entry.effect, box.w - 20, 11, room)):
        parts.append(text(box.x + 10, below + 36 + 13 * i, line, size=11))
    if offer is None:
        return el("g", tip(entry.effect), *parts, data_card=card)
    right = box.x + box.w - 7
    parts += [rim(shape), chip(right, below + 7 if beside else box.y + box.h - 23, offer.word)]
    label = f"{offer.action.label} for {offer.word.rpartition(' ')[2]} energy: {entry.effect}"
    return button(offer, tip(entry.effect), *parts, label=label)


def _short(words: str, width: float, size: float, room: int) -> list[str]:
    """Return at most ``room`` lines, with an ellipsis where the words go on."""
    lines = wrap(words, width, size)
    if len(lines) <= room or room < 1:
        return lines[: max(0, room)]
    return [*lines[: room - 1], fit(" ".join(lines[room - 1 :]), width, size)]


def _aside(state: State, box: Box, offered: Offers) -> str:
    lines = (
        ("superstar", f"Superstar: {holder(state, 'superstar')}"),
        ("statue_of_liberty", f"Statue: {holder(state, 'statue')}"),
    )
    parts = []
    for i, (sign, words) in enumerate(lines):
        y = box.y + 18 + 21 * i
        parts.append(glyph(sign, box.x + 4, y - 13, 16))
        parts.append(text(box.x + 25, y, fit(words, min(box.w, 196) - 26, 12), size=12))
    known = f", {len(state.deck_top)} known" if state.deck_top else ""
    x, y = (box.x + 5, box.y + 60) if box.h > 60 else (box.x + 204, box.y + 18)
    parts.append(text(x, y, f"Deck: {len(state.deck) + len(state.deck_top)} cards{known}", size=12))
    still = el("g", *parts, class_="kn-still")
    offer = next(iter(offered.get("sweep", ())), None)
    if offer is None:
        return still
    w = chip_width(offer.word)
    y += 10
    shape = rounded_box(x, y, w, CHIP_H, 8)
    return still + button(offer, chip(x + w, y, offer.word), rim(shape))


def _legend(x: float, y: float, *, wide: bool) -> str:
    destruction = "Destruction it takes; below: what it pays. Broken edge: new this turn, not to be destroyed yet."
    points = "LP life points, VP victory points, En energy. Sheets: how many cards, goals and tokens it has."
    return el(
        "g",
        el("rect", x=x, y=y - 10, width=12, height=13, rx=3, class_="kn-ink"),
        text(x + 6, y, "2", size=10, class_="kn-card", text_anchor="middle", font_weight="700"),
        text(x + 18, y, destruction if wide else destruction.partition(".")[0] + ".", size=11, class_="kn-muted"),
        text(x, y + 16, points if wide else points.partition(".")[0] + ".", size=11, class_="kn-muted"),
        class_="kn-still",
    )
