"""A scene in the hands of a reader: play it, take a wrong try back, get a hint, leave the path and come back."""

from collections.abc import Collection
from html import escape
from typing import TYPE_CHECKING, Any

from kony_nb.game.decision import decision_of
from kony_nb.game.game import Game
from kony_nb.game.history import Node
from kony_nb.game.scenario import scenario
from kony_nb.lessons.ahead import Outlook, look_ahead
from kony_nb.lessons.arranged import Arranged
from kony_nb.lessons.facts import Miss, missed
from kony_nb.lessons.own import use_for_scene
from kony_nb.lessons.plot import Plot
from kony_nb.lessons.telling import answer, cited, explained, say
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import IllegalAction
from kony_nb.rules.events import Event
from kony_nb.views.board import board_svg
from kony_nb.views.text import board_text
from kony_nb.views.words import asked

if TYPE_CHECKING:
    from kony_nb.widgets.explorer import Explorer

__all__ = ["Scene"]

CHANGES = {
    "lp": ("damage", "lp"),
    "vp": ("vp",),
    "vp_total": ("vp", "mask", "lose_mask"),
    "energy": ("energy",),
    "place": ("place", "move", "eliminated"),
    "alive": ("eliminated",),
}
"""The kinds of event that change what is said of a monster."""
SPARE = 2
"""Actions more than the solution needs that a detour may take."""
KEEPS_LISTED = 8


class Scene:
    """A scene that is being played. The reader answers for every monster that is asked.

    Parameters
    ----------
    plot : Plot
        What it is about.

    Attributes
    ----------
    plot : Plot
        What it is about.
    game : Game
        Where the reader stands in it; while exploring, a branch of it.
    """

    def __init__(self, plot: Plot) -> None:
        self.plot = plot
        if plot.own:
            use_for_scene(plot.own)
        self.game = scenario(plot.start)
        self._begin = len(self.game.path)
        solution = self.game.branch()
        for text in plot.path:
            solution.play(text)
        self.solution = solution
        self.game.luck = Arranged(solution.luck, solution.path)
        self._left: Game | None = None
        self._hints = 0
        self._told: dict[int, str] = {}
        self._refused: set[str] = set()

    # Where one stands

    @property
    def solved(self) -> bool:
        """Whether the goal has been reached on the way to this moment."""
        game = self._left or self.game
        return any(not self._missed(game.path[: at + 1]) for at in range(self._begin, len(game.path)))

    @property
    def happened(self) -> list[Event]:
        """What has happened since the scene began, up to this moment."""
        return [event for node in self.game.path[self._begin :] for event in node.events]

    @property
    def _acted(self) -> set[str]:
        """The rules of what has happened and of what was asked."""
        path = self.game.path[self._begin - 1 :]
        questions = [decision_of(node.state) for node in path]
        return {event.rule for event in self.happened} | {each.rule for each in questions if each is not None}

    @property
    def exploring(self) -> bool:
        """Whether the path has been left with `explore`."""
        return self._left is not None

    def _missed(self, path: list[Node]) -> list[Miss]:
        return missed(self.plot.goal, path[-1].state, [event for node in path for event in node.events])

    def _actions(self, game: Game) -> list[Action | None]:
        """Return what was played, dice too, since the scene began."""
        return [node.action for node in game.path[self._begin :]]

    @property
    def _on_path(self) -> bool:
        played = self._actions(self.game)
        return played == self._actions(self.solution)[: len(played)]

    # What the reader does

    def play(self, *texts: str, at: int | None = None) -> None:
        """Play an action for whoever is asked, or one after the other, and print what happens.

        What is not possible is explained, with its rule, and changes nothing. After the last of them it is said
        whether the way still leads to the goal, but not again as long as the answer is the same.

        Parameters
        ----------
        *texts : str
            Actions, as `Game.play` reads them.
        at : int, optional
            The id of the moment that was meant, as for `Game.play`.
        """
        free = self.exploring or self.solved
        begun = self.game.node
        for text in texts:
            try:
                lines = answer(self.game, text, at)
            except IllegalAction as refused:
                self._refused.add(refused.rule)
                say(explained(refused))
                break
            say("\n".join(lines))
        judged = [] if free or self.game.node is begun else self._judged()
        if judged:
            before = [self._told[node.id] for node in self.game.path[:-1] if node.id in self._told]
            self._told[self.game.node.id] = judged[-1]
            if before[-1:] != judged[-1:]:
                say("\n".join(judged))

    def _judged(self) -> list[str]:
        """Return what is to be said of the way taken so far; nothing on the path of the solution."""
        if self.solved:
            untried = {rule for _, rule in self.plot.refused} - self._refused - self._acted
            acted = [rule for rule in self.plot.teaches if rule not in untried]
            return ["Solved. What acted here:", *(f"  {cited(rule)[1:-1]}" for rule in acted)]
        if self._on_path:
            return []
        game = self.game
        played = sum(node.decides for node in game.path[self._begin - 1 : -1])
        left = max(len(self.plot.path) - played, 0) + SPARE
        outlook = look_ahead(self.plot.goal, game.state, game.events, game.luck, left)
        if outlook.reach is False:
            return [_reason(outlook, game.node, _shown_by(self.plot)), "back() takes it back, hint() helps."]
        return ["Another way than ours; the goal is still open."]

    def back(self) -> None:
        """Take the last try back: stand where somebody was asked before it."""
        game = self.game
        earlier = [node for node in game.path[self._begin - 1 : -1] if node.decides]
        if not earlier:
            print("This is where the scene begins; there is nothing to take back.")
            return
        game.goto_node(earlier[-1].id)
        say(f"Taken back. {asked(game.state)}")

    def hint(self) -> None:
        """Print the next hint; each is plainer than the one before, and the last one comes again."""
        hints = self.plot.hints
        self._hints = min(self._hints + 1, len(hints))
        say(f"Hint {self._hints} of {len(hints)}: {hints[self._hints - 1]}")

    def show(self) -> None:
        """Print a solution from the beginning, with what happens; the reader's own game stays where it is."""
        shown = self.solution.branch(at=self._begin - 1)
        for text in self.plot.path:
            print(f"> {text}")
            say("\n".join(answer(shown, text)), "  ")

    # Leaving the path, and the app

    def explore(self) -> "Explorer":
        """Leave the path: everything goes, in the app or with `play`, on a branch; `resume` comes back."""
        from kony_nb.widgets.app import explore

        if self._left is None:
            self._left = self.game
            self.game = self._left.branch()
            self.game.luck = self._left.luck
        return explore(self.game, you="all", save=False)

    def resume(self) -> None:
        """Come back to where the path was left."""
        if self._left is None:
            print("You are on the path.")
            return
        self.game, self._left = self._left, None
        say(f"Back in the scene. {asked(self.game.state)}")

    def widget(self) -> "Explorer":
        """Return the scene as the app, with the task on top; what is clicked there is played here."""
        from kony_nb.widgets.app import explore

        played = self.game
        app = explore(played, you="all", save=False)

        def task(shown: Game) -> str:
            """Return the task, and what is to be said of the way taken; nothing for another game on the screen."""
            if shown is not played:
                return ""
            return " ".join([self._task_line(), *([] if self.solved or self.exploring else self._judged())])

        app.task = task
        app.refresh()
        return app

    def _task_line(self) -> str:
        return f"Solved: {self.plot.task}" if self.solved else f"Task: {self.plot.task}"

    # How it shows itself

    def __repr__(self) -> str:
        now = "solved" if self.solved else "exploring" if self.exploring else asked(self.game.state)
        return f"<Scene {self.plot.name}: {now}>"

    def __str__(self) -> str:
        plot = self.plot
        return "\n".join([plot.title, plot.about, self._task_line(), "", board_text(self.game)])

    def _repr_mimebundle_(self, include: Collection[str] | None = None, exclude: Any = None) -> dict[str, str]:
        legal = self.game.legal_actions()
        svg = board_svg(self.game.state, legal=legal)
        plot = self.plot
        html = (
            f"<section><h4>{escape(plot.title)}</h4><p>{escape(plot.about)}</p>"
            f"<p><b>{escape(self._task_line())}</b></p>{svg}<p>{escape(asked(self.game.state))}</p>"
            f"<ul>{''.join(f'<li>{line}</li>' for line in _choices(legal))}</ul></section>"
        )
        return {"text/html": html, "image/svg+xml": svg, "text/plain": str(self)}


def _choices(legal: tuple[Action, ...]) -> list[str]:
    """Return the actions for a list, the many ways to keep dice as one."""
    keeps = [action for action in legal if action.verb == "keep"]
    many = len(keeps) > KEEPS_LISTED
    lines = [f"<code>keep ...</code> any dice: {len(keeps)} ways"] if many else []
    shown = [action for action in legal if not (many and action.verb == "keep")]
    return lines + [f"<code>{escape(action.text)}</code> {escape(action.label)}" for action in shown]


def _shown_by(plot: Plot) -> set[str]:
    """Return the rules that a scene is about."""
    goal = plot.goal
    return {*plot.teaches, *goal.get("events", ()), *goal.get("order", ())}


def _reason(outlook: Outlook, last: Node, about: Collection[str]) -> str:
    """Return why the goal is out of reach, with the number, and with the rule behind it if the scene is about it.

    What else has acted by chance on the way that was looked at would lead the reader astray.
    """
    words = outlook.misses[0].words
    rules = [event.rule for event in last.events]
    for miss in outlook.misses:
        kinds = CHANGES.get(miss.field, ())
        changed = [event.rule for event in outlook.events if event.seat == miss.seat and event.kind in kinds]
        if changed:
            words, rules = f"in the end {miss.words}", changed[-1:]
            break
    behind = [rule for rule in rules if rule in about]
    return f"This does not lead to the goal: {words}{' ' + cited(behind[-1]) if behind else ''}."
