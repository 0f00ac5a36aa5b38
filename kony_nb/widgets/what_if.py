"""The what-if panel: branches as a tree, what luck in them means, two boards side by side, kept comparisons."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from kony_nb.game.history import Node
from kony_nb.views.side_by_side import side_by_side
from kony_nb.views.tree_figure import tree_figure
from kony_nb.widgets import ends
from kony_nb.widgets.editor import Editing, may_edit
from kony_nb.widgets.html import button, note, tag
from kony_nb.widgets.session import Session
from kony_nb.widgets.trial import Trial, kept

__all__ = ["LUCKS", "Games", "WhatIf", "branches", "panel", "sides"]

Games = Sequence[tuple[str, Session]]
LUCKS = {
    "same": "Same luck shows what these dice would have done: hindsight, not what the choice was worth. "
    "Compare many games for that.",
    "new": "New luck is one other fall of the dice: a single example, not what the choice is worth. "
    "Compare many games for that.",
}
"""What a branch with each kind of luck can show, and what it cannot."""


@dataclass
class WhatIf:
    """What is open of the panel.

    Attributes
    ----------
    opened : bool
        Whether the panel is open: the tree is drawn only then.
    against : Session or None
        The branch that stands beside the one on the screen.
    trial : Trial or None
        The choices that are being compared by playing on.
    editing : Editing or None
        The position in the board editor.
    """

    opened: bool = False
    against: Session | None = None
    trial: Trial | None = None
    editing: Editing | None = None

    def look(self, games: Games, shown: Session) -> None:
        """Forget what is about another moment than the one shown, or about a game that is gone."""
        if self.trial is not None and not self.trial.stands(shown):
            self.trial.cancel()
            self.trial = None
        if self.against is shown or all(self.against is not session for _, session in games):
            self.against = None


def branches(names: Sequence[str], shown: int) -> str:
    """Return the games that were branched off, the one on the screen marked, and the buttons that branch."""
    tabs = [
        button(name, f"branch-{at}", data_branch=at, aria_current="true" if at == shown else None)
        for at, name in enumerate(names)
    ]
    made = tag("div", *tabs, class_="kony-tabs", role="group", aria_label="Games") if len(names) > 1 else ""
    pair = "".join(
        tag("div", button(f"Branch here, {luck} luck", f"branch-{luck}", data_do="branch", data_luck=luck), note(words))
        for luck, words in LUCKS.items()
    )
    return tag("div", pair, class_="kony-lucks") + made


def panel(what_if: WhatIf, games: Games, shown: Session) -> str:
    """Return the panel: how to branch, the branches, what was played as a tree, and what was kept."""
    at = next(at for at, (_, session) in enumerate(games) if session is shown)
    names = [name for name, _ in games]
    edit = button("Edit this position…", "edit", data_do="edit", disabled=not may_edit(shown))
    parts = [branches(names, at), tag("div", edit, _against(what_if, games, shown), class_="kony-pair")]
    if what_if.opened:
        parts.append(_tree(games, names[at]))
    return "".join([*parts, ends.variations(shown), kept(games, shown)])


def _against(what_if: WhatIf, games: Games, shown: Session) -> str:
    """Return the choice of a branch to stand beside the one on the screen."""
    if len(games) < 2:
        return ""
    others = [("", "compare with…"), *((str(at), name) for at, (name, each) in enumerate(games) if each is not shown)]
    chosen = next((str(at) for at, (_, each) in enumerate(games) if each is what_if.against), "")
    options = [tag("option", escape(words), value=value, selected=value == chosen) for value, words in others]
    return tag(
        "select", *options, name="against", data_set="against", data_key="against", aria_label="Compare with a branch"
    )


def _tree(games: Games, shown: str) -> str:
    sessions = dict(games)
    numbers = {name: at for at, (name, _) in enumerate(games)}

    def hidden(name: str, node: Node) -> bool:
        return sessions[name].shown.hidden(node)

    def links(name: str, node: Node) -> dict[str, str | int]:
        number = sessions[name].shown.number(node)
        return {"data_branch": numbers[name], "data_node": number, "data_key": f"tree-{numbers[name]}-{number}"}

    picture = tree_figure(
        {name: session.game for name, session in games}, seats=sessions[shown].lookers, shown=shown, hidden=hidden,
        links=links,
    )  # fmt: skip
    return tag("div", picture.svg, class_="kony-tree", role="region", aria_label="Tree of what was played")


def sides(what_if: WhatIf, games: Games, shown: Session) -> str:
    """Return the game on the screen and the branch it is compared with, side by side; "" where none is."""
    if what_if.against is None:
        return ""
    name = next(name for name, session in games if session is shown)
    other = next(name for name, session in games if session is what_if.against)
    two = side_by_side(shown.game, what_if.against.game, shown.lookers, names=(name, other))
    return tag("h4", f"{escape(name)} and {escape(other)}") + two.html
