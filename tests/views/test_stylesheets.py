"""Every style sheet and every colour of the package has contrast, light and dark; a new one is tried by itself."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

import kony_nb
from kony_nb.rules.faces import ORDER
from kony_nb.views.dice import dice_svg
from kony_nb.views.glyphs import mark_svg
from kony_nb.views.theme import DARK, LIGHT, Theme, contrast, marks, style, text_pairs
from tests.views.stylesheets import COLOUR, EDGES, Sheet, colour_of, read, rules

PACKAGE = Path(kony_nb.__file__).parent
FILES = sorted(PACKAGE.rglob("*.css"))
TEXT, DRAWN = 4.5, 3.0
DECORATION = {"k-line", "q-line", "kn-line"}
"""Lines between parts that need none: nothing is lost where they are not seen, and no control has one as its edge."""
CONTROL = re.compile(r"\b(?:button|select|input)\b|option|kony-go|kony-play|kony-card|kony-token|kony-choice|kony-main")
BARS = frozenset({".kony .kony-share i", ".kony .kony-share::after"})
"""Grounds on which no word lies."""
PALE_SIGNS = {".kony .kony-die.kony-used svg"}
"""What is pale without words: the letter of the face stands beside it."""
ELSEWHERE = {
    ("views/picture.py", "#d4dce2"),
    ("views/dice_figures.py", "#ffffff"),
    ("views/dice_figures.py", "#56b4e9"),
}
"""Colours that stand in a program: the grid of a figure, and the ends of a scale of colours."""


def sheet_of(file: Path) -> Sheet:
    """A file's style sheet; one that names no colours itself has those of the pictures."""
    sheet = read(file.read_text(encoding="utf-8"), BARS)
    sheet.themes = sheet.themes or read(style()).themes
    return sheet


def faults(sheet: Sheet) -> list[str]:
    """What has too little contrast in one of the themes, in words."""
    found = []
    for at, theme in enumerate(sheet.themes):
        colours = sheet.themes[0] | theme
        tried = [(word, ground, TEXT) for word in sheet.words for ground in sheet.grounds]
        tried += [(word, ground, TEXT) for word, ground in sheet.pairs]
        tried += [(edge, ground, DRAWN) for edge in sheet.edges - DECORATION for ground in sheet.grounds]
        for one, other, least in tried:
            found += [
                f"theme {at}: {one} on {other}"
                for ratio in [contrast(colours.get(one, one), colours.get(other, other))]
                if ratio < least and one != other
            ]
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_words_and_edges_have_contrast_in_every_theme(file: Path) -> None:
    sheet = sheet_of(file)

    assert sheet.words
    assert sheet.grounds
    assert len(sheet.themes) >= 3, "light, dark by the system, dark by the notebook"
    assert all(theme.keys() == sheet.themes[0].keys() for theme in sheet.themes), "a colour that stays as it is"
    assert faults(sheet) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_token_is_left_out_and_no_words_are_pale(file: Path) -> None:
    sheet = sheet_of(file)
    used = sheet.words | sheet.grounds | sheet.edges | {token for pair in sheet.pairs for token in pair}
    own = read(file.read_text(encoding="utf-8")).themes
    known = set(sheet.themes[0])

    assert {token for token in used if not token.startswith("#")} <= known, "a token that nothing sets"
    assert {token for theme in own for token in theme} <= used, "a token whose contrast is not tried"
    assert sheet.faded <= PALE_SIGNS


def test_the_edge_of_a_control_is_no_decoration() -> None:
    faint = {
        (file.name, selector)
        for file in FILES
        for selector, declared in rules(file.read_text(encoding="utf-8"))
        if CONTROL.search(selector)
        for name, value in declared.items()
        if name in EDGES and colour_of(value) in DECORATION
    }
    assert faint == set()


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_a_token_with_too_little_contrast_is_found(theme: int) -> None:
    css = (PACKAGE / "widgets" / "front.css").read_text(encoding="utf-8")
    colours = read(css).themes[theme]
    for token, like in (("muted", "paper"), ("green", "wash"), ("bad", "glow"), ("edge", "paper"), ("warn", "muted")):
        was, now = colours[f"k-{token}"], colours[f"k-{like}"]
        assert faults(read(css.replace(f"--k-{token}: {was}", f"--k-{token}: {now}"), BARS)), token
    assert faults(read(css, BARS)) == []


def test_a_new_rule_with_too_little_contrast_is_found() -> None:
    css = (PACKAGE / "widgets" / "front.css").read_text(encoding="utf-8")

    assert faults(read(css + ".kony .kony-new { background: #7a7a7a; }", BARS))
    assert faults(read(css + ".kony .kony-new { color: #7a7a7a; }", BARS))
    assert faults(read(css + ".kony .kony-new { color: #7a7a7a; background: #6a6a6a; }", BARS))
    with pytest.raises(AssertionError, match="no colour is read"):
        read(css + ".kony .kony-new { color: grey; }", BARS)


def test_every_rule_is_read() -> None:
    for file in FILES:
        css = file.read_text(encoding="utf-8")
        values = " ".join(value for _, declared in rules(css) for value in declared.values())
        written = re.findall(r"#[0-9a-fA-F]{3,8}\b(?![^{}]*\{)", css)  # an id stands before a brace
        assert COLOUR.findall(values) == written, file.name


def test_every_colour_of_the_pictures_is_in_a_pair_of_words_and_ground() -> None:
    for theme in (LIGHT, DARK):
        tried = {colour for pair in text_pairs(theme) for colour in pair}
        left = {field.name for field in fields(Theme) if getattr(theme, field.name) not in tried}
        assert left == {"line"}, "edges of what is not offered"


def test_no_colour_stands_in_a_program() -> None:
    found = {
        (file.relative_to(PACKAGE).as_posix(), colour)
        for file in (*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.js"))
        if file.name != "theme.py"
        for colour in re.findall(r"[\"' ](#[0-9a-fA-F]{6})\b", file.read_text(encoding="utf-8"))
    }
    assert found == ELSEWHERE


def blended(above: str, below: str, opacity: float) -> str:
    """The colour of something that is partly seen through."""
    mixed = (
        round(opacity * int(above[i : i + 2], 16) + (1 - opacity) * int(below[i : i + 2], 16)) for i in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in mixed)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("seat", range(6))
def test_the_letter_of_a_monster_that_is_out_can_be_read_on_all_that_lies_under_it(theme: Theme, seat: int) -> None:
    mark = marks(["Kong", "Mantis", "Rob", "Sheriff", "Drakonis", "Captain Fish"])[seat]
    svg = mark_svg(mark, 20, 20, 13, alive=False)
    before, _, letter = svg.partition("<text")
    assert 'class="kn-ink"' in letter
    assert "opacity" not in letter
    assert "opacity" not in svg[: svg.index(">")]
    shape = float(re.search(r'<g opacity="([\d.]+)"><(?:circle|path)[^>]*fill="#', before)[1])
    cross = float(re.search(r'<path d="M0 0L24 24[^>]*kn-edge-line" opacity="([\d.]+)"', before)[1])
    assert shape < 0.5, "it looks out of the game"
    for part in (mark.colour, theme.line):
        under = blended(part, theme.card, shape)
        assert contrast(theme.ink, under) >= TEXT
        assert contrast(theme.ink, blended(theme.line, under, cross)) >= TEXT


def test_what_is_done_or_alive_keeps_its_letter_as_it_was() -> None:
    done = dice_svg(ORDER, results="")
    assert not re.search(r"<g[^>]*opacity[^>]*>[^/]*<text", done)
    assert "opacity" not in mark_svg(marks(["Kong"])[0], 20, 20, 13)
