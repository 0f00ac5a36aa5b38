"""Imports run one way: see "The house" in CONTRIBUTING.md."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "kony_nb"
LAYERS = ("rules", "game", "odds", "play", "coach", "views", "widgets", "lessons", "cli")
"""From the ground up."""
LIBRARIES = {"rules": {"msgspec"}, "game": {"msgspec"}, "odds": {"numpy"}, "coach": set()}
"""All that these layers may import besides the standard library."""


def imported(file: Path) -> Iterator[str]:
    """Yield what a file imports, as modules and as names in them."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None
            assert not node.level, f"{file}: a relative import"
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def strays(layer: str, name: str) -> bool:
    """Tell whether a layer may not import this."""
    root, _, rest = name.partition(".")
    if root == "kony_nb":
        home = rest.partition(".")[0]
        return home in LAYERS and LAYERS.index(home) > LAYERS.index(layer)
    return layer in LIBRARIES and root not in {*LIBRARIES[layer], *sys.stdlib_module_names}


def test_no_layer_imports_one_above_it() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {name}"
        for layer in LAYERS
        for file in (PACKAGE / layer).rglob("*.py")
        for name in imported(file)
        if strays(layer, name)
    }

    assert found == set()


def test_what_strays_is_seen() -> None:
    assert strays("rules", "kony_nb.game.game")
    assert strays("rules", "numpy")
    assert not strays("game", "kony_nb.rules.state")


def test_every_folder_of_the_package_is_a_layer() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}

    assert folders == set(LAYERS)
    assert {path.stem for path in PACKAGE.glob("*.py")} == {"__init__", "__main__", "lazy"}


def test_contributing_lists_the_layers_in_this_order() -> None:
    house = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("### The referee")[0]
    listed = re.findall(r"^    (?:notebooks, )?(\w+)", house, flags=re.MULTILINE)

    assert listed == list(reversed(LAYERS))
