"""What is shown of a value that cannot be used."""

from typing import Any

import pytest

from kony_nb.rules.errors import LONGEST_SHOWN, BadOption, flag, shown


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(("value", "said"), [("Kong", "'Kong'"), (None, "None"), (1.5, "1.5"), ([1, "a"], "[1, 'a']")])
def test_a_small_value_is_shown_as_python_writes_it(value: object, said: str) -> None:
    assert shown(value) == said


@pytest.mark.parametrize("value", [10**5000, nested(100_000)], ids=["digits", "depth"])
def test_what_python_cannot_write_is_named(value: object) -> None:
    assert shown(value) == f"a huge {type(value).__name__}"


def test_a_long_value_is_cut_short() -> None:
    said = shown("a" * 1000)
    assert len(said) == LONGEST_SHOWN
    assert said.endswith("...")


def test_an_object_that_is_not_whole_is_named() -> None:
    class Half:
        def __repr__(self) -> str:
            return str(self.missing)

    assert shown(Half()) == "a Half that cannot be shown"


@pytest.mark.parametrize("value", [1, 0, None, "no", "", []], ids=repr)
def test_a_flag_is_true_or_false(value: object) -> None:
    assert flag("all", True)
    assert not flag("all", False)
    with pytest.raises(BadOption, match=r"all: .* is neither True nor False"):
        flag("all", value)
