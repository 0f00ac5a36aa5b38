"""What the coach knows: a table of the legal actions, and a picture of what the next roll can bring."""

from kony_nb.coach.advice import Advice
from kony_nb.coach.keeping import NextRoll
from kony_nb.coach.said import chance
from kony_nb.game.phrases import face as face_word
from kony_nb.views.dice import die
from kony_nb.views.svg import el, number, root, text, tip
from kony_nb.views.table import Table
from kony_nb.views.theme import style

__all__ = ["advice_table", "next_roll_svg"]

LEFT, COLUMN, ROW, HEAD, DIE = 70.0, 62.0, 52.0, 44.0, 34.0
BAR, WIDE = 26.0, 40.0


def advice_table(advice: Advice) -> Table:
    """Return a row for each legal action: what it is worth, what it brings on average, and why.

    Parameters
    ----------
    advice : Advice
        What `kony_nb.advise` has found.
    """
    shown = [name for name in ("vp", "energy", "lp") if any(each.brings is not None for each in advice.worths)]
    valued = any(each.value is not None for each in advice.worths)
    rows = []
    for each in advice.worths:
        row: dict[str, object] = {"action": each.action.text}
        if valued:
            row["worth in VP"] = each.value
        for name in shown:
            row[f"mean {name}"] = None if each.brings is None else float(each.brings.mean(name))
        rows.append({**row, "why": "; ".join(map(str, each.reasons)) or None})
    caption = f"{advice.monster} is asked: {advice.kind}"
    if valued:
        caption += "; worth on average with the best rerolls, by the rules of thumb of the greedy bot"
    if shown:
        caption += "; means without more rolls and with plain choices"
    return Table(rows, caption)


def next_roll_svg(roll: NextRoll) -> str:
    """Return how likely the next roll leads to each number of each face, kept dice counted, as SVG.

    Parameters
    ----------
    roll : NextRoll
        Of an advice its ``next_roll``, or ``roll_after(keep)``.
    """
    most = max(map(roll.kept.count, roll.faces)) + roll.dice
    height = HEAD + ROW * len(roll.faces) + 8
    width = max(LEFT + COLUMN * (most + 1) + 12, 360)
    dice = "1 die" if roll.dice == 1 else f"{roll.dice} dice"
    title = f"What the next roll of {dice} can bring"
    parts = [el("rect", width=width, height=height, rx=10, class_="kn-land")]
    are = "is" if roll.dice == 1 else "are"
    parts.append(text(14, 20, f"{dice} {are} rolled: how many of each face then lie there", size=12, class_="kn-muted"))
    bold = {"text_anchor": "middle", "font_weight": "700"}
    parts += [text(middle(n), HEAD - 6, str(n), size=12, **bold) for n in range(most + 1)]
    parts += [row_of(roll, face, HEAD + ROW * at, most) for at, face in enumerate(roll.faces)]
    return root(width, height, *parts, css=style(), title=title, desc=in_words(roll))


def middle(n: int) -> float:
    """Return how far right the column of a number lies."""
    return LEFT + COLUMN * (n + 0.5)


def row_of(roll: NextRoll, face: str, top: float, most: int) -> str:
    """Return one face with a bar for each number of it that can lie there."""
    foot, before = top + ROW - 8, roll.kept.count(face)
    line = el("path", d=f"M{number(LEFT)} {number(foot)}H{number(LEFT + COLUMN * (most + 1))}", class_="kn-edge-line")
    parts = [die(face, 18, top + 6, DIE, kept=before > 0), line]
    for more, likely in roll.faces[face].items():
        told, high = chance(likely, "").told, max(1.0, BAR * float(likely))
        x = middle(before + more)
        words = f"{before + more} {face_word(face)}: {told}"
        bar = el("rect", x=x - WIDE / 2, y=foot - high, width=WIDE, height=high, class_="kn-accent")
        parts.append(el("g", tip(words), bar, text(x, foot - high - 3, told, size=11, text_anchor="middle")))
    return el("g", *parts)


def in_words(roll: NextRoll) -> str:
    """Return every number of the picture in words."""
    said = []
    for face, found in roll.faces.items():
        before = roll.kept.count(face)
        each = ", ".join(f"{before + more} with {chance(likely, '').told}" for more, likely in found.items())
        said.append(f"{face_word(face)}: {each}.")
    return " ".join(said)
