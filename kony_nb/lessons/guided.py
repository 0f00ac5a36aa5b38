"""What the guided notebooks show everywhere alike: what happens with its rule, a scene, a drawing, a card of rules."""

import re
from collections.abc import Mapping
from html import unescape
from textwrap import fill
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.lessons.scene import Scene
from kony_nb.lessons.telling import WIDTH, explained, ruled, say
from kony_nb.rules.errors import BadScenario, IllegalAction
from kony_nb.rules.rulebook import RULES, Rule, find_rule
from kony_nb.views.table import Table

__all__ = ["Drawing", "rule_card", "show", "try_out"]


def try_out(begins: Mapping[str, Any] | Game, *actions: str) -> Game | None:
    """Play actions from a position, print what happens and by which rule, and return the game as it then stands.

    What is not possible is explained, with its rule, and ends it.

    Parameters
    ----------
    begins : mapping or Game
        A scenario; with ``phase: "start"`` what the beginning of the turn brings is printed too. Or a game, of which a
        branch is played.
    *actions : str
        Actions, as `Game.play` reads them; scripted rolls too.

    Returns
    -------
    Game or None
        None if the scenario cannot be; what is wrong with it is printed.

    Examples
    --------
    >>> rent = {"monsters": [{"name": "Kong", "place": "midtown"}, "Rob"], "phase": "start"}
    >>> game = try_out(rent, "move queens")
    Kong begins turn 1 [core.turn.order]
    Kong gains 2 VP (now 2): Earnings in Midtown Manhattan [ny.earn.midtown]
    Kong gains 1 energy (now 1): Earnings in Midtown Manhattan [ny.earn.midtown]
    > move queens
      Not possible: move queens: not now: Kong is asked: Roll the dice. [The order of play: core.turn.order]
    """
    if isinstance(begins, Game):
        game = begins.branch()
    else:
        try:
            game = scenario(begins)
        except BadScenario as wrong:
            say(f"This cannot be: {wrong}")
            return None
        if begins.get("phase") == "start":
            _tell(game, 0, "")
    for action in actions:
        print(f"> {action}")
        before = len(game.events)
        try:
            game.play(action)
        except IllegalAction as refused:
            say(explained(refused), "  ")
            break
        _tell(game, before, "  ")
    return game


def _tell(game: Game, since: int, indent: str) -> None:
    for line in ruled(game.events[since:], game.names):
        say(line, indent)


def show(scene: Scene) -> None:
    """Show a scene: its task, its board, and what is possible. The board is drawn once, so that a notebook stays small.

    Parameters
    ----------
    scene : Scene
        As it stands.
    """
    from IPython.display import display

    display(scene, exclude=["image/svg+xml"])  # type: ignore[no-untyped-call]


class Drawing:
    """A drawing in a notebook; where it is not drawn, as before its cell has been run, stands what it says in words.

    Parameters
    ----------
    svg : str
        A drawing of ours: its label says in words what it shows.

    Examples
    --------
    >>> from kony_nb.views.dice import dice_svg
    >>> Drawing(dice_svg("AHE"))
    3 dice. attack, heart, energy
    """

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def __repr__(self) -> str:
        label = re.search(r'aria-label="([^"]*)"', self.svg)
        return fill(unescape(label[1]), WIDTH) if label else "A drawing"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"image/svg+xml": self.svg, "text/plain": repr(self)}


def rule_card(caption: str, *beginnings: str) -> Table:
    """Return a table of rules with their titles and what they say.

    Parameters
    ----------
    caption : str
        What they are about.
    *beginnings : str
        Ids of rules, or the beginnings of ids with a dot at their end: ``"ny.earn."``.

    Raises
    ------
    UnknownRule
        If there is none with such an id.

    Examples
    --------
    >>> [row["rule"] for row in rule_card("Rent", "ny.earn.", "core.turn.order")]
    ['ny.earn.lower', 'ny.earn.midtown', 'ny.earn.upper', 'ny.earn.own-turn', 'core.turn.order']
    """
    found = [rule for each in beginnings for rule in _meant(each)]
    rows = [{"rule": rule.id, "title": rule.title, "what it says": _said(rule)} for rule in found]
    return Table(rows, f"{caption}: {len(rows)} rules")


def _meant(beginning: str) -> list[Rule]:
    if beginning.endswith("."):
        return [rule for rule in RULES.values() if rule.id.startswith(beginning)] or [find_rule(beginning)]
    return [find_rule(beginning)]


def _said(rule: Rule) -> str:
    readings = [f"{profile}: {said}" for profile, said in (("digest", rule.digest), ("printed", rule.printed)) if said]
    return " ".join([rule.text, *readings])
