"""`explore`: a game as an app in a notebook."""

import os
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import ipywidgets
import traitlets

from kony_nb.game.game import Game
from kony_nb.game.narration import narrate
from kony_nb.rules.errors import KonyError
from kony_nb.rules.places import BOROUGHS, OUTER
from kony_nb.widgets import ends, panel, parts, setup
from kony_nb.widgets.parts import SPEEDS
from kony_nb.widgets.saving import is_new, place_of, reopen
from kony_nb.widgets.session import Session, players_of

__all__ = ["Explorer", "Front", "explore"]

HERE = Path(__file__).parent
TITLE = "King of New York"
DESK, PHONE = 780, 400
"""Pixels for which the board is drawn; the browser fits it to the place there is."""
NEWS = 12
"""Sentences read out at most after one step."""


class Front(anywidget.AnyWidget):
    """The part of the app that the browser draws: pieces of HTML, each sent when it has changed."""

    _esm = HERE / "front.js"
    _css = HERE / "front.css"

    head = traitlets.Unicode().tag(sync=True)
    banner = traitlets.Unicode().tag(sync=True)
    ask = traitlets.Unicode().tag(sync=True)
    dice = traitlets.Unicode().tag(sync=True)
    choices = traitlets.Unicode().tag(sync=True)
    over = traitlets.Unicode().tag(sync=True)
    board = traitlets.Unicode().tag(sync=True)
    monsters = traitlets.Unicode().tag(sync=True)
    controls = traitlets.Unicode().tag(sync=True)
    log = traitlets.Unicode().tag(sync=True)
    timeline = traitlets.Unicode().tag(sync=True)
    tree = traitlets.Unicode().tag(sync=True)
    dialog = traitlets.Unicode().tag(sync=True)
    rule = traitlets.Unicode().tag(sync=True)
    status = traitlets.Unicode().tag(sync=True)
    news = traitlets.Unicode().tag(sync=True)
    now = traitlets.Dict().tag(sync=True)


class Explorer(ipywidgets.VBox):
    """The app: a front that the browser draws, and a chart below it once it is asked for.

    Attributes
    ----------
    session : Session
        The game on the screen and who plays it.
    games : list of (str, Session)
        The game and what was branched off from it.
    front : Front
        What the browser shows.
    raising : bool
        Whether an error in a click is raised again after it was shown.
    """

    raising = False

    def __init__(self, game: Game, players: Sequence[str], file: Path | None, note: str = "") -> None:
        self.front = Front()
        super().__init__([self.front])
        self.children: tuple[Any, ...]
        self.add_class("kony-app")
        self.session = Session(game, players)
        self.games: list[tuple[str, Session]] = [("The game", self.session)]
        self.file = file
        self.playing = True
        self.replaying = False
        self.speed = "normal"
        self.everything = False
        self.narrow = False
        self.charted = False
        self.chart: Any = None
        self.seen = len(game.path)
        self.still = _still(game)
        self.front.on_msg(lambda _front, message, _buffers: self.receive(message))
        self.front.status = note
        self.refresh()

    @property
    def game(self) -> Game:
        """The game on the screen."""
        return self.session.game

    def __repr__(self) -> str:
        return f"<Explorer: {self.game.title}, step {self.game.at}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget, and beside it a still picture and a sentence for readers without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data = dict(bundle[0] if isinstance(bundle, tuple) else bundle or {})
        data["text/plain"], data["image/svg+xml"] = self.still
        return data

    # Messages from the browser

    def receive(self, message: Mapping[str, Any]) -> None:
        """Do what a click, or the clock of the browser, asks for; what goes wrong is shown in the status line."""
        try:
            status = self.do(message)
            if status is not None:
                self.front.status = status
        except KonyError as error:
            self.front.status = f"Not done: {error}"
            if self.raising:
                raise
        except Exception as error:
            self.front.status = f"This did not work: {type(error).__name__}: {error}"
            self.playing = False
            raise
        finally:
            self.refresh()
            self.front.send({"done": message.get("do")})
            self._redraw_chart()

    def do(self, message: Mapping[str, Any]) -> str | None:
        """Do one thing and return the line to show for it; None leaves the line as it is."""
        what = message.get("do")
        act = self._ACTS.get(str(what))
        if act is None:
            raise KonyError(f"do: {what!r} is not one of {', '.join(self._ACTS)}")
        return act(self, message)

    def _act(self, message: Mapping[str, Any]) -> str:
        self.session.act(str(message["action"]), int(message["at"]))
        return self._decided()

    def _keep(self, message: Mapping[str, Any]) -> str:
        self.session.keep([int(place) for place in message["dice"]], int(message["at"]))
        return self._decided()

    def _resolve(self, message: Mapping[str, Any]) -> str:
        self.session.resolve(str(message["order"]), int(message["at"]))
        return self._decided()

    def _decided(self) -> str:
        """Let the bots answer, at once where they are to play without a pause."""
        self.playing, self.replaying = True, False
        if SPEEDS[self.speed] == 0 and not self.session.mine:
            self.session.to_mine()
        return ""

    @property
    def running(self) -> bool:
        """Whether the clock goes on: bots decide, or what was recorded is replayed."""
        session = self.session
        if session.behind:
            return self.playing and (self.replaying or not session.mine)
        return self.playing and session.bot is not None

    def _tick(self, message: Mapping[str, Any]) -> None:
        """Go on by one step for the clock, if the browser still shows the newest moment."""
        if not self.running or int(message["at"]) != self.session.node.id:
            return
        if SPEEDS[self.speed] == 0 and not self.replaying:
            self.session.to_mine()
        else:
            self.session.step()

    def _step(self, message: Mapping[str, Any]) -> str:
        self.playing = False
        return "" if self.session.step() else self._why_no_step()

    def _to_mine(self, message: Mapping[str, Any]) -> str:
        self.session.to_mine()
        self.playing = True
        return ""

    def _to_turn(self, message: Mapping[str, Any]) -> str:
        self.playing = False
        self.session.to_turn()
        return ""

    def _why_no_step(self) -> str:
        return "The game is over." if self.game.over else "It is your decision: choose above."

    def _back(self, message: Mapping[str, Any]) -> str:
        self.playing = False
        return "" if self.session.back() else "This is the first decision of the game."

    def _back_mine(self, message: Mapping[str, Any]) -> str:
        self.playing = False
        return "" if self.session.back_to_mine() else "You have not chosen anything before this."

    def _latest(self, message: Mapping[str, Any]) -> str:
        self.session.travel(self.session.line[-1].id)
        return ""

    def _travel(self, message: Mapping[str, Any]) -> str:
        self.playing = False
        self.session.travel(int(message["node"]))
        return f"You are at step {self.game.at}. Choose differently there, or press Latest to return."

    def _play(self, message: Mapping[str, Any]) -> str:
        self.playing = self.replaying = not self.running
        if not self.playing:
            return "Paused: Step goes on by one decision."
        return "" if self.running else self._why_no_step()

    def _speed(self, message: Mapping[str, Any]) -> str:
        if message["value"] not in SPEEDS:
            raise KonyError(f"speed: {message['value']!r} is not one of {', '.join(SPEEDS)}")
        self.speed = str(message["value"])
        return ""

    def _whole_log(self, message: Mapping[str, Any]) -> None:
        self.everything = True

    def _show_rule(self, message: Mapping[str, Any]) -> None:
        self.front.rule = ends.rule_card(str(message["id"]))

    def _close(self, message: Mapping[str, Any]) -> None:
        self.front.dialog = self.front.rule = ""

    def _why(self, message: Mapping[str, Any]) -> str:
        """Say why a place of the board cannot be chosen now."""
        text = self._meant(str(message["place"]))
        refusal = self.game.why_not(text) if text else None
        return f"{refusal.reason[:1].upper()}{refusal.reason[1:]}. [{refusal.rule}]" if refusal else ""

    def _meant(self, place: str) -> str:
        decision = self.game.decision
        if decision is None:
            return ""
        verb = {"place": "place", "flee": "flee", "move": "move", "leave": "move"}.get(decision.kind, "")
        if place in BOROUGHS and place not in OUTER:
            return "enter" if decision.kind == "move" else ""
        return f"{verb or 'move'} {place}" if place in OUTER else ""

    def _new_dialog(self, message: Mapping[str, Any]) -> None:
        self.playing = False
        self.front.dialog = setup.dialog(self.game, self.session.players)

    def _ask_reset(self, message: Mapping[str, Any]) -> None:
        self.playing = False
        self.front.dialog = ends.reset_question()

    def _reset(self, message: Mapping[str, Any]) -> str:
        """Forget everything played and stand at the beginning again."""
        self.front.dialog = ""
        root = self.game.root.state
        fresh = Game.new(
            root.options.game,
            monsters=[monster.name for monster in root.monsters],
            seed=self.game.seed,
            rules=root.options.rules,
            options=root.options.changed,
        )
        self._show(fresh, self.session.players)
        return "Back at the beginning."

    def _new(self, message: Mapping[str, Any]) -> str:
        game, players = setup.game_of(message["form"])
        self.front.dialog = ""
        self.file = None if self.file is None else place_of(game, True)
        self._show(game, players)
        return "A new game."

    def _show(self, game: Game, players: Sequence[str]) -> None:
        self.session = Session(game, players)
        self.games = [("The game", self.session)]
        self.playing, self.everything, self.seen = True, False, len(game.path)
        if self.chart is not None:
            self.chart.close()
            self.chart, self.children = None, (self.front,)

    def _branch(self, message: Mapping[str, Any]) -> str:
        luck = "new" if message.get("luck") == "new" else "same"
        step = self.game.at
        session = Session(self.game.branch(luck=luck), self.session.players)
        session.pointed = dict(self.session.pointed)
        letter = chr(ord("A") + len(self.games) - 1)
        self.games.append((f"Branch {letter}: step {step}, {luck} luck", session))
        self.session = session
        self.playing = False
        return f"Branch {letter} starts at step {step} with {luck} luck; the other games stay as they are."

    def _pick_branch(self, message: Mapping[str, Any]) -> str:
        name, self.session = self.games[int(message["n"])]
        self.playing = False
        return f"{name}."

    def _narrow(self, message: Mapping[str, Any]) -> None:
        """Draw the board for the width that the browser has."""
        self.narrow = bool(message.get("on"))

    def _chart(self, message: Mapping[str, Any]) -> None:
        """Open the timeline; its points lead to their moments."""
        self.charted = bool(message.get("open"))

    def _zoom(self, message: Mapping[str, Any]) -> None:
        """Show the timeline as a plotly chart below the app; made when it is first asked for."""
        if self.chart is None:
            from kony_nb.widgets.chart import chart

            self.chart = chart(self.game, self.travel)
            self.children = (self.front, self.chart)

    def travel(self, node_id: int) -> None:
        """Show a moment, as a click on a point of the chart does."""
        self.receive({"do": "travel", "node": node_id})

    _ACTS: ClassVar[Mapping[str, Callable[["Explorer", Mapping[str, Any]], str | None]]] = {
        "act": _act,
        "keep": _keep,
        "resolve": _resolve,
        "tick": _tick,
        "step": _step,
        "to-mine": _to_mine,
        "to-turn": _to_turn,
        "back": _back,
        "back-mine": _back_mine,
        "latest": _latest,
        "travel": _travel,
        "play": _play,
        "speed": _speed,
        "whole-log": _whole_log,
        "rule": _show_rule,
        "close": _close,
        "why": _why,
        "new-dialog": _new_dialog,
        "ask-reset": _ask_reset,
        "reset": _reset,
        "new": _new,
        "branch": _branch,
        "pick-branch": _pick_branch,
        "chart": _chart,
        "narrow": _narrow,
        "zoom": _zoom,
    }

    # What the browser shows

    def refresh(self) -> None:
        """Send what has changed, and save the game."""
        session, game, front = self.session, self.game, self.front
        running = self.running
        with front.hold_sync():
            front.head = parts.head(session, TITLE)
            front.banner = parts.banner(session)
            front.ask = panel.ask(session)
            front.dice = panel.dice_row(session)
            front.choices = panel.choices(session)
            front.over = ends.over(session)
            front.board = self._board()
            front.monsters = parts.monsters(session)
            front.controls = parts.controls(session, running, self.speed)
            front.log = parts.log(session, everything=self.everything)
            front.timeline = parts.timeline(session) if self.charted else ""
            front.tree = self._tree()
            front.news = self._news()
            front.now = {
                "node": session.node.id,
                "keeps": panel.keeps(session),
                "tick": SPEEDS[self.speed] if running else -1,
                "over": game.over,
            }
        if self.file is not None and session is self.games[0][1] and not is_new(game):
            game.save(self.file)

    def _redraw_chart(self) -> None:
        """Bring the chart up to date after the browser has what it waits for."""
        if self.chart is not None:
            from kony_nb.widgets.chart import redraw

            redraw(self.chart, self.game)

    def _board(self) -> str:
        from kony_nb.views.board import board_svg

        legal = self.game.legal_actions() if self.session.mine else ()
        return board_svg(self.game.state, legal=legal, dice=False, width=PHONE if self.narrow else DESK)

    def _tree(self) -> str:
        shown = next(at for at, (_, session) in enumerate(self.games) if session is self.session)
        return ends.branches([name for name, _ in self.games], shown) + ends.variations(self.session)

    def _news(self) -> str:
        """Return what happened since the last news, for the ears; after a jump only where one stands."""
        path = self.game.path
        fresh = path[self.seen :]
        self.seen = len(path)
        names = [monster.name for monster in self.game.state.monsters]
        told = [narrate(event, names) for node in fresh for event in node.events][-NEWS:]
        decision = self.game.decision
        asked = (
            f"{decision.seat}: {panel.lower_first(decision.prompt)}"
            if decision is not None and self.session.mine
            else ""
        )
        return escape(" ".join([*told, asked]))


def explore(
    game: Game,
    *,
    you: str | Sequence[str] | None = None,
    bots: str | Mapping[str, str] = "greedy",
    save: str | os.PathLike[str] | bool = True,
) -> Explorer:
    """Return a game as an app: play it, look why, go back, try another way.

    Parameters
    ----------
    game : Game
        It is played in place. A game on which nobody has decided anything yet goes on where its save stopped.
    you : str, sequence of str or None
        The monsters that people play: None is the first one, ``[]`` nobody, ``"all"`` everybody.
    bots : str or mapping of str to str
        The bot of the other seats, ``greedy`` or ``random``, or one for each monster by name.
    save : bool, str or path
        Where the game is kept after every step: True is a file in ``.kony_nb`` beside the notebook, a word is a name
        there, False is nowhere.

    Returns
    -------
    Explorer
        The widget; an older one of the same game is closed.

    Raises
    ------
    BadOption
        For a monster or a bot that does not exist.
    BadRecord
        If the save cannot be read; the message says how to go on.
    """
    players = players_of([monster.name for monster in game.state.monsters], you, bots)
    file = place_of(game, save)
    key = str(file.resolve()) if file is not None else f"game {id(game)}"
    older = _OPEN.pop(key, None)
    if older is not None:
        older.close()
    note = ""
    if file is not None and file.exists() and is_new(game):
        reopen(game, file)
        note = f"Reopened at step {game.at}. For another one choose New game…"
    app = _OPEN[key] = Explorer(game, players, file, note)
    return app


_OPEN: dict[str, Explorer] = {}
"""The app shown last for each save, so that running its cell again replaces it."""


def _still(game: Game) -> tuple[str, str]:
    """Return the sentence and the picture for a reader without a kernel."""
    from kony_nb.views.board import board_svg
    from kony_nb.views.text import summary

    text = f"{game.title}. {summary(game.state)} This is a still picture: run all cells to play."
    return text, board_svg(game.state)
