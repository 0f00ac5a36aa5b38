"""The package's face: loaded when used, and a game that shows itself."""

import subprocess
import sys

import pytest

import kony_nb as kn
from kony_nb.game.display import HOOKS
from kony_nb.rules.errors import KonyError

HEAVY = (
    "numpy",
    "plotly",
    "ipywidgets",
    "anywidget",
    "networkx",
    "pandas",
    "IPython",
    "msgspec",
    "kony_nb.views",
)


def run(code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_importing_the_package_loads_nothing_heavy() -> None:
    assert run(f"import sys, kony_nb; print([name for name in {HEAVY!r} if name in sys.modules])") == "[]"


def test_playing_loads_no_picture_library() -> None:
    code = "import sys, kony_nb as kn; kn.Game.new().play('roll'); "
    code += "print([n for n in ('numpy', 'plotly', 'ipywidgets', 'networkx', 'pandas') if n in sys.modules])"
    assert run(code) == "[]"


def test_every_name_of_the_face_is_there() -> None:
    assert set(kn.__all__) <= set(dir(kn))
    for name in kn.__all__:
        assert callable(getattr(kn, name)) or name in ("lessons", "odds"), name
    assert kn.odds.solve(1, 1, lambda roll: roll.count("A")).value == pytest.approx(1 / 6)
    assert issubclass(kn.IllegalAction, KonyError)
    for part in (kn.odds, kn.lessons):
        assert set(part.__all__) <= set(dir(part))
        assert [name for name in part.__all__ if not hasattr(part, name)] == []
        with pytest.raises(AttributeError, match="no attribute 'chess'"):
            part.chess  # noqa: B018
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        kn.chess  # noqa: B018


def test_the_rules_are_a_package_and_a_search() -> None:
    from kony_nb.rules.state import State

    assert kn.rules.state.State is State
    assert "flee" in str(kn.rules("flee")).lower()


def test_a_game_shows_itself_as_text_and_picture() -> None:
    game = kn.scenario({"monsters": ["Kong", "Rob"]})
    assert "Kong" in str(game)
    bundle = game._repr_mimebundle_()
    assert bundle["text/plain"] == str(game)
    assert bundle["image/svg+xml"].startswith("<svg")


def test_without_pictures_a_game_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kn.scenario({"monsters": ["Kong", "Rob"]})
    for mime in list(HOOKS):
        monkeypatch.delitem(HOOKS, mime)
    assert str(game) == repr(game)
    assert game._repr_mimebundle_() == {"text/plain": repr(game)}
