"""The market on the board: three cards with what they cost here, the deck, and the cards that lie beside it."""

from collections.abc import Collection, Sequence

from kony_nb.rules.actions import action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.phases.buying import price_here
from kony_nb.rules.referee import pending, why_not
from kony_nb.rules.state import State
from kony_nb.views.board_layout import Box, Layout
from kony_nb.views.board_signs import CHIP_H, button, chip, chip_width, rim, rounded_box, short_lines
from kony_nb.views.games import view_of
from kony_nb.views.glyphs import glyph
from kony_nb.views.offer import Offers
from kony_nb.views.svg import el, fit, number, text, text_width, tip, wrap
from kony_nb.views.words import known_on_top, place_name

__all__ = ["for_sale", "market"]

BUYING = ("buy", "seize")
"""The decisions in which cards of the market are for sale to the seat that is asked."""


def for_sale(state: State, card: str) -> tuple[int, str]:
    """Return what a card of the market costs now, and why it cannot be bought.

    Returns
    -------
    price : int
        Energy, for the monster that buys or whose turn it is, where it stands; the printed cost before the first turn.
    reason : str
        While that monster buys: what is missing, or the condition that is not met. "" if it can, and at other times.
    """
    if state.turn < 0:
        return CARDS[card].cost, ""
    waiting = pending(state)
    buying = waiting is not None and waiting[1].kind in BUYING
    buyer = waiting[0].seat if waiting is not None and buying else state.turn
    monster = state.monsters[buyer]
    cost = price_here(state, buyer, card)
    if not buying or why_not(state, action("buy", card)) is None:
        return cost, ""
    missing = f"{cost - monster.energy} energy missing" if cost > monster.energy else ""
    condition = CARDS[card].refuses_buyer
    unmet = condition(state, buyer) if condition is not None else ""
    return cost, "; ".join(part for part in (missing, unmet) if part) or "not now"


def market(
    state: State, layout: Layout, offered: Offers, *, seats: Collection[int] = (), links: bool = False
) -> str:
    """Return the three cards for sale, the deck, and the cards that lie beside it."""
    box = layout.market
    across = layout.cards_across > 1
    gap, side = 8.0, 190.0
    w = (box.w - side - 3 * gap) / 3 if across else box.w
    h = box.h - 38 if across else 82.0
    parts = []
    for i, card in enumerate(state.market):
        x = box.x + i * (w + gap) if across else box.x
        y = box.y if across else box.y + i * (h + 6)
        parts.append(_card(state, card, Box(x, y, w, h), offered, links=links))
    if across:
        parts.append(_aside(state, Box(box.x + box.w - side, box.y, side, h), offered, seats))
    else:
        parts.append(_aside(state, Box(box.x, box.y + 3 * (h + 6), w, 56), offered, seats))
    parts.append(view_of(state).legend(box.x + 2, box.y + box.h - 22, across))
    return "".join(parts)


def _card(state: State, card: str | None, box: Box, offered: Offers, *, links: bool) -> str:
    shape = rounded_box(box.x, box.y, box.w, box.h, 8)
    if card is None:
        empty = el("path", d=shape, fill="none", class_="kn-edge-line", stroke_dasharray="4 3", stroke_width=1.2)
        middle = box.x + box.w / 2, box.y + box.h / 2 + 4
        words = text(*middle, "no card", size=12, class_="kn-muted", text_anchor="middle")
        return el("g", empty, words, class_="kn-still")
    entry = CARDS[card]
    offer = next(iter(offered.get(f"market.{card}", ())), None)
    cost, reason = for_sale(state, card)
    costs = _costs(cost, entry.cost, box)
    name = wrap(entry.name, box.w - 60 - 14 * (cost < entry.cost), 13, bold=True)
    below = box.y + 15 * len(name)
    parts = [
        el("path", d=shape, class_="kn-rim kn-card kn-edge-line", stroke_width=1.2),
        *(text(box.x + 10, box.y + 19 + 15 * i, line, size=13, font_weight="700") for i, line in enumerate(name)),
        costs,
    ]
    facts = wrap(_facts(card, cheaper=cost < entry.cost), box.w - 20, 11)
    parts += [text(box.x + 10, below + 20 + 13 * i, line, size=11, class_="kn-muted") for i, line in enumerate(facts)]
    below += 13 * (len(facts) - 1)
    across = box.w < 300
    why = wrap(reason[:1].upper() + reason[1:], box.w - 20 if across else box.w / 2, 11, bold=True)[:3]
    taken = (26 if offer is not None else 13 * len(why) + 10 * bool(why)) if across else 0
    room = int((box.y + box.h - below - 25 - taken) // 13)
    for i, line in enumerate(short_lines(entry.effect, box.w - 20, 11, room)):
        parts.append(text(box.x + 10, below + 36 + 13 * i, line, size=11))
    parts += _why(why, box, across=across)
    if offer is None:
        about = f"{entry.name}, {cost} energy. " + (f"Not now: {reason}. " if reason else "")
        if not links:
            return el("g", tip(about + entry.effect), *parts, data_card=card)
        label = f"{about}Read the card"
        words = tip(about + entry.effect)
        return el("g", words, *parts, data_card=card, data_rule=entry.rule, role="button", tabindex=0, aria_label=label)
    right = box.x + box.w - 7
    parts += [rim(shape), chip(right, box.y + (box.h - 23 if across else 22), offer.word)]
    label = f"{offer.action.label} for {offer.word.rpartition(' ')[2]} energy: {entry.effect}"
    return button(offer, tip(entry.effect), *parts, label=label)


def _costs(cost: int, printed: int, box: Box) -> str:
    """Return the price in the upper right corner; where it is lower here, the printed cost crossed out before it."""
    right = box.x + box.w - 9
    parts = [text(right, box.y + 20, str(cost), size=16, text_anchor="end", font_weight="700")]
    left = right - 12 * len(str(cost))
    if cost < printed:
        w = text_width(str(printed), 12)
        parts.append(text(left - 4, box.y + 19, str(printed), size=12, class_="kn-muted", text_anchor="end"))
        stroke = f"M{number(left - 6 - w)} {number(box.y + 20)}l{number(w + 4)} -10"
        parts.append(el("path", d=stroke, class_="kn-edge-ink", stroke_width=1.4))
        left -= 6 + w
    parts.append(glyph("energy", left - 20, box.y + 6, 15, class_="kn-bolt"))
    return "".join(parts)


def _facts(card: str, *, cheaper: bool) -> str:
    entry = CARDS[card]
    kind = entry.kind.title()
    if not entry.discount:
        return kind
    if cheaper:
        return f"{kind}, 1 less here"
    return f"{kind}, 1 less in {', '.join(place_name(borough) for borough in entry.discount)}"


def _why(lines: Sequence[str], box: Box, *, across: bool) -> list[str]:
    """Return why the card cannot be bought: at the foot of the card, on a phone to the right."""
    if across:
        top = box.y + box.h - 8 - 13 * (len(lines) - 1)
        return [
            text(box.x + 10, top + 13 * i, line, size=11, class_="kn-heart", font_weight="700")
            for i, line in enumerate(lines)
        ]
    return [
        text(
            box.x + box.w - 9,
            box.y + 35 + 13 * i,
            line,
            size=11,
            class_="kn-heart",
            font_weight="700",
            text_anchor="end",
        )
        for i, line in enumerate(lines)
    ]


def _aside(state: State, box: Box, offered: Offers, seats: Collection[int]) -> str:
    goals = view_of(state).goals(state)
    parts = []
    for i, (sign, words) in enumerate(goals):
        y = box.y + 18 + 21 * i
        parts.append(glyph(sign, box.x + 4, y - 13, 16))
        parts.append(text(box.x + 25, y, fit(words, min(box.w, 196) - 26, 12), size=12))
    known = f", {len(state.deck_top)} known" if state.deck_top else ""
    if goals:
        x, y = (box.x + 5, box.y + 60) if box.h > 60 else (box.x + 204, box.y + 18)
    else:
        x, y = box.x + 5, box.y + 18
    parts.append(text(x, y, f"Deck: {len(state.deck) + len(state.deck_top)} cards{known}", size=12))
    if state.top_seen_by and (peeked := known_on_top(state, seats)):
        y += 17
        parts.append(text(x, y, fit(f"On top: {peeked[0]}", 184, 12), size=12, font_weight="700"))
    still = el("g", *parts, class_="kn-still")
    offer = next(iter(offered.get("sweep", ())), None)
    if offer is None:
        return still
    w = chip_width(offer.word)
    y += 10
    shape = rounded_box(x, y, w, CHIP_H, 8)
    return still + button(offer, chip(x + w, y, offer.word), rim(shape))
