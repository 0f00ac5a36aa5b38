"""What the widget tests share: an app without a browser, driven by the messages that the browser would send."""

from html.parser import HTMLParser
from typing import Any

from kony_nb.game.game import Game
from kony_nb.widgets.app import explore
from kony_nb.widgets.explorer import Explorer

FOUR = ["Kong", "Mantis", "Rob", "Sheriff"]


def new_app(game: Game | None = None, **settings: Any) -> Explorer:
    """An app that raises what goes wrong in a click, and saves nothing unless asked to."""
    settings.setdefault("save", False)
    app = explore(game or Game.new("new_york", monsters=FOUR, seed=7), **settings)
    app.raising = True
    return app


def click(app: Explorer, action: str) -> None:
    app.receive({"do": "act", "action": action, "at": app.front.now["node"]})


class Reader(HTMLParser):
    """The tags with attributes, and the words, of a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def all(self, attribute: str) -> list[str]:
        return [str(attrs[attribute]) for _, attrs in self.tags if attribute in attrs]


def offered(app: Explorer) -> list[str]:
    """The actions that the panel offers, in the order of its buttons."""
    return Reader(app.front.choices).all("data-act")


def play_to(app: Explorer, kind: str, most: int = 400) -> None:
    """Let the person of the app choose the first action until a decision of this kind is theirs."""
    for _ in range(most):
        app.receive({"do": "to-mine"})
        decision = app.game.decision
        assert decision is not None, f"the game ended before a {kind}"
        if decision.kind == kind:
            return
        legal = app.game.legal_actions()
        click(app, "stop" if decision.kind == "keep" else legal[-1 if decision.kind == "flee" else 0].text)
    raise AssertionError(f"no {kind} in {most} decisions")
