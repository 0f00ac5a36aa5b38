"""A box of fields whose clicks never end in a traceback: each says in a line how it ended."""

from collections.abc import Callable
from html import escape

import ipywidgets

from kony_nb.rules.errors import KonyError

__all__ = ["Guarded"]


class Guarded(ipywidgets.VBox):
    """A form with a line, ``status``, that says how the last click ended.

    Attributes
    ----------
    quiet : bool
        Whether the fields are being filled by the form itself: then a change of a field is no choice of a person.
    status : HTML
        The line.
    """

    quiet: bool
    status: ipywidgets.HTML

    def _button(self, words: str, act: Callable[[], None], style: str = "") -> ipywidgets.Button:
        button = ipywidgets.Button(description=words, tooltip=words, button_style=style)
        guarded = self._guarded(act)
        button.on_click(guarded)
        return button

    def _guarded(self, act: Callable[[], None]) -> Callable[[object], None]:
        """Return an answer to a click or a change that never ends in a traceback."""

        def answer(change: object) -> None:
            try:
                act()
            except KonyError as wrong:
                self.say(str(wrong), bad=True)
            except Exception as wrong:
                self.quiet = False
                self.say(f"This did not work: {type(wrong).__name__}: {wrong}. Nothing was saved.", bad=True)

        return answer

    def say(self, words: str, bad: bool = False) -> None:
        """Say how the last click ended; screen readers read it out."""
        lines = "<br>".join(escape(line) for line in words.split("\n"))
        role = "alert" if bad else "status"
        self.status.value = f'<div role="{role}" style="line-height:1.4">{lines}</div>' if words else ""
