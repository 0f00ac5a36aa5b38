"""What the tests of the command line share: a keyboard."""

import pytest


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch):
    """Type these lines, then close the input; what is asked is printed, and kept."""
    prompts: list[str] = []

    def type_lines(*lines: str) -> list[str]:
        left = iter(lines)

        def answer(prompt: str = "") -> str:
            prompts.append(prompt)
            print(prompt)
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        return prompts

    return type_lines
