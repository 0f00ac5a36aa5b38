"""The three steps of Ouch: the same table, shot at for one, two and three dice."""

from collections.abc import Sequence

from kony_nb.rules.events import Event
from kony_nb.rules.state import State
from kony_nb.views.dice import die
from kony_nb.views.figures.sheet import TOP, WIDTH, sheet
from kony_nb.views.glyphs import glyph, mark_svg
from kony_nb.views.svg import el, text
from kony_nb.views.theme import Mark, marks
from kony_nb.views.words import place_name

__all__ = ["ouch_ladder_svg"]

LEFT, GAP, ROW, HEAD = 13.0, 6.0, 30.0, 56.0
WORDS = ("at the roller", "at everybody in its borough", "in every borough")


def ouch_ladder_svg(steps: Sequence[tuple[State, Sequence[Event]]]) -> str:
    """Return one panel for each step: who loses how much.

    Parameters
    ----------
    steps : sequence of (state, events)
        For one, two and three Ouch the same state before they are resolved, and what that made happen.
    """
    y, parts, said = TOP, [], []
    for n, (state, events) in enumerate(steps, 1):
        drawn, told, y = _step(n, state, events, y)
        parts.append(drawn)
        said.append(told)
    return sheet("Ouch: the units shoot", y - 4, *parts, desc=" ".join(said))


def _step(n: int, state: State, events: Sequence[Event], y: float) -> tuple[str, str, float]:
    """Return a panel from y on, what it says, and where the next begins."""
    signs = marks([monster.name for monster in state.monsters])
    lost = {event.seat: event.n for event in events if event.kind == "damage"}
    rule = next(event.rule for event in events if event.kind == "damage")
    taken = next((event.seat for event in events if event.kind == "statue"), -1)
    more = n == len(WORDS)
    name = f"{n} or more" if more else f"{n} Ouch"
    parts = [die("O", LEFT + 32 * at, y, 28) for at in range(n)]
    x = LEFT + 32 * n + 8
    parts.append(text(x, y + 12, f"{name}: {WORDS[n - 1]}", size=15, font_weight="700"))
    parts.append(text(x, y + 28, rule, size=12, class_="kn-muted"))
    places = list(dict.fromkeys(monster.place for monster in state.monsters if monster.place))
    most = max(sum(monster.place == place for monster in state.monsters) for place in places)
    w, h = (WIDTH - 2 * LEFT - GAP * (len(places) - 1)) / len(places), HEAD + ROW * most
    y += 38
    for at, place in enumerate(places):
        left = LEFT + at * (w + GAP)
        here = [seat for seat, monster in enumerate(state.monsters) if monster.place == place]
        hit = any(seat in lost for seat in here)
        edge = "kn-edge-ink" if hit else "kn-edge-line"
        parts.append(
            el("rect", x=left, y=y, width=w, height=h, rx=9, class_=f"kn-card {edge}", stroke_width=2.4 if hit else 1)
        )
        parts.append(text(left + 9, y + 19, place_name(place), size=13, font_weight="700"))
        units = state.boroughs[place].units
        parts += [glyph(unit, left + 9 + 25 * i, y + 27, 21) for i, unit in enumerate(units)]
        if not units:
            parts.append(text(left + 9, y + 42, "no units", size=12, class_="kn-muted"))
        for row, seat in enumerate(here):
            parts.append(_monster(state, seat, signs[seat], left, y + HEAD + ROW * row + 11, w, lost.get(seat, 0)))
    y += h + 20
    roller = state.monsters[state.turn].name
    tail = ""
    if taken >= 0:
        tail = f"Then {state.monsters[taken].name} takes the Statue of Liberty."
        parts.append(glyph("statue_of_liberty", LEFT, y - 13, 18))
        parts.append(text(LEFT + 24, y, tail, size=13))
        y += 18
    losses = ", ".join(f"{state.monsters[seat].name} {amount} LP" for seat, amount in lost.items())
    return "".join(parts), f"{name}, rolled by {roller}: the units shoot {WORDS[n - 1]}; lost: {losses}. {tail}", y


def _monster(state: State, seat: int, sign: Mark, x: float, y: float, w: float, lost: int) -> str:
    """Return a monster with what it loses, the roller underlined."""
    under = "underline" if seat == state.turn else None
    name = text(x + 31, y + 4, state.monsters[seat].name, size=12.5, text_decoration=under)
    if not lost:
        told = text(x + w - 8, y + 4, "safe", size=12.5, class_="kn-muted", text_anchor="end")
    else:
        told = text(x + w - 22, y + 5, f"−{lost}", size=13, class_="kn-heart", text_anchor="end", font_weight="700")
        told += glyph("lp", x + w - 20, y - 7, 13, class_="kn-heart")
    return mark_svg(sign, x + 17, y, 10.5) + name + told
