"""What all tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine must not fail a property: no example has a deadline. The rest of the profile
# (on a build machine: the same examples every time) stays Hypothesis's own choice.
settings.register_profile("kony_nb", parent=settings(), deadline=None)
settings.load_profile("kony_nb")


@pytest.fixture
def nothing_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stand in an empty folder of one's own, without any cards of an owner before the test and after it."""
    from kony_nb.game.owner import using
    from kony_nb.game.owner.entered import OwnCards

    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(using.SWITCH, raising=False)
    monkeypatch.setattr(using.NOW, "decided", False)
    yield
    using.register(OwnCards(()))
