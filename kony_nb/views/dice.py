"""Dice as drawings: each face has a sign and its letter, kept dice a lock and the word."""

from kony_nb.rules.faces import FACE_NAMES
from kony_nb.views.glyphs import glyph
from kony_nb.views.svg import el, number, root, text
from kony_nb.views.theme import style

__all__ = ["BLACK_DICE", "dice_svg", "die"]

BLACK_DICE = 6
"""The dice of every monster; those beyond them, which cards bring, are the green ones."""
SIZE, GAP, EDGE = 56.0, 10.0, 9.0
PALE = 0.35
"""How much is seen of the sign of a die that is done."""


def die(
    face: str, x: float, y: float, size: float, *, kept: bool = False, green: bool = False, done: bool = False
) -> str:
    """Return one die: the sign of its face and the letter.

    A kept one has a thick edge, a green one a filled corner; of one that is done the sign is pale, and the letter is
    grey, which can still be read.
    """
    corner = size * 0.3
    sign = glyph(face, x + size * 0.09, y + size * 0.09, size * 0.58)
    edge = "kn-edge-accent" if kept else "kn-edge-bolt" if green else "kn-edge-ink"
    return el(
        "g",
        el(
            "rect",
            x=x,
            y=y,
            width=size,
            height=size,
            rx=size * 0.18,
            class_=f"kn-rim kn-card {edge}",
            stroke_width=3.5 if kept else 2.5 if green else 1.5,
            stroke_dasharray="3 3" if done else None,
        ),
        _corner(x + size - corner, y, corner, size * 0.18) if green else "",
        el("g", sign, opacity=PALE) if done else sign,
        text(
            x + size * 0.79,
            y + size * 0.91,
            face,
            size=size * 0.4,
            text_anchor="middle",
            font_weight="400" if done else "700",
            class_="kn-muted" if done else "kn-ink",
        ),
    )


def _corner(x: float, y: float, length: float, radius: float) -> str:
    """Return the filled upper right corner of a green die."""
    drawn = f"M{number(x)} {number(y)}h{number(length - radius)}q{number(radius)} 0 {number(radius)} {number(radius)}"
    return el("path", d=f"{drawn}v{number(length - radius)}z", class_="kn-bolt")


def dice_svg(dice: str, kept: str = "", *, results: str | None = None, selectable: bool = False) -> str:
    """Return dice in a row.

    Parameters
    ----------
    dice : str
        Their faces, such as ``"AAHESO"``, 0 to 8 of them; the order is kept, and those after the sixth are the
        green ones.
    kept : str
        The faces among them that are set aside; of equal dice the leftmost are.
    results : str, optional
        The faces still to be resolved; the dice of other faces are drawn pale, with the word "done".
    selectable : bool
        Whether each die can be focused and clicked: it carries ``data-die`` (0 upwards), ``data-face`` and
        ``aria-pressed``.

    Returns
    -------
    str
        An SVG drawing.
    """
    left = list(kept)
    parts, said = [], []
    for i, face in enumerate(dice):
        is_kept = face in left
        if is_kept:
            left.remove(face)
        done = results is not None and face not in results
        word = "kept" if is_kept else "done" if done else ""
        parts.append(_one(i, face, word, selectable))
        marks = [mark for mark in ("green" if i >= BLACK_DICE else "", word) if mark]
        said.append(FACE_NAMES[face] + (f" ({', '.join(marks)})" if marks else ""))
    n = max(1, len(dice))
    width, height = 2 * EDGE + n * SIZE + (n - 1) * GAP, SIZE + 2 * EDGE + 16
    return root(
        width,
        height,
        el("rect", width=width, height=height, rx=12, class_="kn-water"),
        *(parts or [text(EDGE, 36, "no dice", size=12, class_="kn-muted")]),
        css=style(),
        title=f"{len(dice)} dice",
        desc=", ".join(said) or "none on the table",
        interactive=selectable,
    )


def _one(i: int, face: str, word: str, selectable: bool) -> str:
    x = EDGE + i * (SIZE + GAP)
    green, said = i >= BLACK_DICE, word
    body = die(face, x, EDGE, SIZE, kept=word == "kept", green=green, done=word == "done")
    if word == "kept":
        body += glyph("lock", x + 4, SIZE + EDGE + 5, 12)
        body += text(x + 20, SIZE + EDGE + 15, "kept", size=12, font_weight="700")
    elif word or green:
        word = word or "green"
        body += text(x + SIZE / 2, SIZE + EDGE + 15, word, size=12, class_="kn-muted", text_anchor="middle")
    if not selectable:
        return el("g", body)
    return el(
        "g",
        body,
        data_die=i,
        data_face=face,
        role="button",
        tabindex=0,
        aria_pressed="true" if word == "kept" else "false",
        aria_label=f"Die {i + 1}{', green' if green else ''}: {FACE_NAMES[face]}" + (f", {said}" if said else ""),
    )
