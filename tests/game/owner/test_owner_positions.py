"""The line of every key of a TOML text, however it is written."""

import tomllib
from typing import Any

import pytest

from kony_nb.game.owner.positions import nearest, positions


def test_tables_inline_tables_strings_and_comments() -> None:
    text = '''version = 1 # [[evolution]]

[[evolution]]
name = "a # b = [\\"]"
text = """
x = 1
[[evolution]]
""\\"" """
effects = [ # many
  { do = "gain", what = 'vp', n = 2 },
  # between

  {do="draw"}]
[[evolution]]
game = ["new_york",
        "tokyo"]
'name' = \'\'\'it's
'quoted'\'\'\'
[[evolution.effects]]
do = "draw"
[[evolution.effects]]
at.x = 1
"odd key" = { a.b = [ [1, 2], [3] ] }
'''
    tomllib.loads(text)
    found = positions(text)
    wanted = {
        "": 1,
        "version": 1,
        "evolution[0]": 3,
        "evolution[0].name": 4,
        "evolution[0].text": 5,
        "evolution[0].effects": 9,
        "evolution[0].effects[0]": 10,
        "evolution[0].effects[0].what": 10,
        "evolution[0].effects[0].n": 10,
        "evolution[0].effects[1].do": 13,
        "evolution[1]": 14,
        "evolution[1].game[1]": 16,
        "evolution[1].name": 17,
        "evolution[1].effects[0].do": 20,
        "evolution[1].effects[1].at.x": 22,
        "evolution[1].effects[1].odd key.a.b[1][0]": 23,
    }
    assert {path: found[path] for path in wanted} == wanted


def paths(value: Any, path: str = "") -> list[str]:
    """Return the path of everything in a value."""
    if isinstance(value, dict):
        inner = [(f"{path}.{key}".removeprefix("."), each) for key, each in value.items()]
    elif isinstance(value, list):
        inner = [(f"{path}[{at}]", each) for at, each in enumerate(value)]
    else:
        return [path]
    return [path, *(found for name, each in inner for found in paths(each, name))]


@pytest.mark.parametrize(
    "text",
    [
        "a = 1\r\nb = [\r\n 1,\r\n 2,\r\n]\r\n",
        "a.b.c = 1\na.d = 2",
        "[a]\nb = 1979-05-27T07:32:00Z\n[a.c]\nd = +1.5e3",
        "[[a]]\n[[a.b]]\nx = 1\n[[a.b]]\nx = 2\n[[a]]\n[a.b]\nc = []",
        'a = """"quoted""""\nb = ""\nc = \'\'\nd = {}',
        "# only a comment",
        "a = 'C:\\path' # \\",
    ],
)
def test_everything_that_a_text_holds_has_a_line(text: str) -> None:
    held = {path for path in paths(tomllib.loads(text)) if path}
    assert held <= set(positions(text))


def test_what_is_missing_is_told_where_it_should_stand() -> None:
    lines = positions('version = 1\n[[evolution]]\neffects = [\n{ n = 1 }]')
    assert nearest(lines, "evolution[0].effects[0].do") == 4
    assert nearest(lines, "evolution[0].name") == 2
    assert nearest(lines, "nothing.at[3].all") == 1
