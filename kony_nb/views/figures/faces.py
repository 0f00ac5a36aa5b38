"""What each face of a die does."""

from collections.abc import Mapping

from kony_nb.rules.faces import FACE_NAMES
from kony_nb.views.dice import die
from kony_nb.views.figures.sheet import LEFT, TOP, WIDTH, paragraph, sheet
from kony_nb.views.svg import el, number, text
from kony_nb.views.words import capital

__all__ = ["faces_svg"]

DIE, GAP = 46.0, 12.0


def faces_svg(title: str, faces: Mapping[str, tuple[str, str]]) -> str:
    """Return a row for each face: the die, its name, what it does, and the rule.

    Parameters
    ----------
    title : str
        What stands above it.
    faces : mapping
        Face letter to words and rule id.
    """
    x, y = LEFT + DIE + 14, TOP
    parts, said = [], []
    for face, (words, rule) in faces.items():
        name = capital(FACE_NAMES[face])
        told, below = paragraph(x, y + 32, words, WIDTH - x - LEFT)
        bottom = max(y + DIE, below - 8)
        parts += [
            die(face, LEFT, y, DIE),
            text(x, y + 14, f"{name} ({face})" if not face.isdigit() else name, size=15, font_weight="700"),
            text(WIDTH - LEFT, y + 14, rule, size=12, class_="kn-muted", text_anchor="end"),
            told,
        ]
        y = bottom + GAP
        if face != list(faces)[-1]:
            across = f"M{number(LEFT)} {number(y - GAP / 2)}H{number(WIDTH - LEFT)}"
            parts.append(el("path", d=across, class_="kn-edge-line", stroke_width=0.6))
            y += GAP / 2
        said.append(f"{name}: {words}")
    return sheet(title, y + 2, *parts, desc=" ".join(said))
