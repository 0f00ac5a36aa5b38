"""Dice as drawings: each face has a sign and its letter, kept dice a lock and the word."""

from kony_nb.rules.faces import FACE_NAMES
from kony_nb.views.glyphs import glyph
from kony_nb.views.svg import el, root, text
from kony_nb.views.theme import style

__all__ = ["dice_svg", "die"]

SIZE, GAP, EDGE = 56.0, 10.0, 9.0


def die(face: str, x: float, y: float, size: float, *, kept: bool = False) -> str:
    """Return one die: the sign of its face and the letter; a kept one has a thick edge."""
    return el(
        "g",
        el(
            "rect",
            x=x,
            y=y,
            width=size,
            height=size,
            rx=size * 0.18,
            class_="kn-rim kn-card " + ("kn-edge-accent" if kept else "kn-edge-ink"),
            stroke_width=3.5 if kept else 1.5,
        ),
        glyph(face, x + size * 0.09, y + size * 0.09, size * 0.58),
        text(x + size * 0.79, y + size * 0.91, face, size=size * 0.4, text_anchor="middle", font_weight="700"),
    )


def dice_svg(dice: str, kept: str = "", *, results: str | None = None, selectable: bool = False) -> str:
    """Return dice in a row.

    Parameters
    ----------
    dice : str
        Their faces, such as ``"AAHESO"``, 0 to 8 of them; the order is kept.
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
        said.append(FACE_NAMES[face] + (f" ({word})" if word else ""))
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
    body = die(face, x, EDGE, SIZE, kept=word == "kept")
    if word == "done":
        body = el("g", body, opacity=0.5)
    if word == "kept":
        body += glyph("lock", x + 4, SIZE + EDGE + 5, 12)
        body += text(x + 20, SIZE + EDGE + 15, "kept", size=12, font_weight="700")
    elif word:
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
        aria_label=f"Die {i + 1}: {FACE_NAMES[face]}" + (f", {word}" if word else ""),
    )
