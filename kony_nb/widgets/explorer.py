"""The app: the game on the screen, what the browser is told of it, and what it may ask for."""

import random
from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import count
from pathlib import Path
from typing import Any

import ipywidgets

from kony_nb.game.game import Game
from kony_nb.game.saves import Mark, mark
from kony_nb.rules.actions import from_text
from kony_nb.rules.errors import BadRecord, IllegalAction, KonyError
from kony_nb.rules.games import GAMES
from kony_nb.views.board import board_svg
from kony_nb.views.log import log_lines
from kony_nb.widgets import coach, ends, panel, parts, what_if
from kony_nb.widgets.acts import ACTS, MORE
from kony_nb.widgets.branch_saves import reopen_branches, save_branches
from kony_nb.widgets.coach import Coach
from kony_nb.widgets.front import Front
from kony_nb.widgets.hand import hand, hand_over
from kony_nb.widgets.html import sentence
from kony_nb.widgets.parts import SPEEDS
from kony_nb.widgets.review import GameReview
from kony_nb.widgets.saving import is_new, is_same, merge, take_in
from kony_nb.widgets.session import Session
from kony_nb.widgets.trial import POLL, box

__all__ = ["Explorer"]

DESK, PHONE = 780, 400
"""Pixels for which the board is drawn; the browser fits it to the place there is."""
REVIEWING = 20
"""Milliseconds between two pieces of a review, for clicks to come in between."""
NEWS = 12
"""Sentences read out at most after one step."""
ELSEWHERE = "Another notebook plays this game too: what was played there is kept as a variation."
"""What is said besides when something of it was taken in."""


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
    what_if : WhatIf
        What is open of the what-if panel.
    coach : Coach
        What it says about the decision on the screen.
    workers : int
        Processes that play where choices are compared; 0 plays in this one.
    raising : bool
        Whether an error in a click is raised again after it was shown.
    seeds : random.Random
        Where the new-game dialog takes the seed that it proposes.
    known : Mark
        Which writing of the file of the game is in the game already; another one is of another notebook.
    task : callable
        What is to be done in the game on the screen, in a sentence; "" where nothing is set.
    """

    raising = False

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        *,
        slot: Path | None,
        file: Path | None,
        beginning: int,
        note: str,
        branches: Sequence[tuple[str, Game]] = (),
        shown: int = 0,
        coached: bool = False,
        exam: bool = False,
        known: Mark = None,
    ) -> None:
        self.front = Front()
        self.task: Callable[[Game], str] = lambda game: ""
        self.seeds = random.Random()
        super().__init__([self.front])
        self.children: tuple[Any, ...]
        self.games: list[tuple[str, Session]] = [
            (name, Session(each, players)) for name, each in (("The game", game), *branches)
        ]
        self.session = self.games[shown][1]
        self.what_if = what_if.WhatIf()
        self.coach = Coach(coached, exam)
        self.workers = 1
        self.slot, self.file, self.beginning = slot, file, beginning
        self.known = known
        self.playing = True
        self.replaying = False
        self.speed = "normal"
        self.everything = False
        self.narrow = False
        self.charted = False
        self.chart: Any = None
        self.review: GameReview | None = None
        self.seen = len(self.game.path)
        self.lookers = self.session.lookers
        self.still = ("", "")
        self.front.on_msg(lambda _front, message, _buffers: self.receive(message))
        self.front.status = note
        self.refresh()

    @property
    def game(self) -> Game:
        """The game on the screen."""
        return self.session.game

    def close(self) -> None:
        """Close the app with everything in it."""
        if self.what_if.trial is not None:
            self.what_if.trial.cancel()
        self.coach.forget()
        for child in self.children:
            child.close()
        super().close()

    def __repr__(self) -> str:
        return f"<Explorer: {self.game.title}, step {self.session.at}>"

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
            self.front.status = f"Not done: {self._told(message, error)}"
            if self.raising:
                raise
        except Exception as error:
            self.front.status = f"This did not work: {type(error).__name__}: {error}"
            self.playing = False
            raise
        finally:
            if message.get("do") == MORE:
                self.refresh_found()
            else:
                self.refresh()
                self._redraw_chart()
            self.front.send({"done": message.get("do")})

    def _told(self, message: Mapping[str, Any], error: KonyError) -> str:
        """Return an error in words; before several persons it names nothing that only one of them may know."""
        secret = str(message.get("action", "")).startswith(("pick ", "play ", "reveal", "hide"))
        if secret and len(self.session.people) > 1:
            return "the game has moved on"
        if isinstance(error, IllegalAction) and (refused := from_text(error.action)) is not None:
            return f"{refused.label}: {error.reason} [{error.rule}]"
        return str(error)

    def do(self, message: Mapping[str, Any]) -> str | None:
        """Do one thing and return the line to show for it; None leaves the line as it is.

        Raises
        ------
        KonyError
            For a message that asks for nothing known, or for what cannot be done now.
        """
        what = message.get("do")
        act = ACTS.get(str(what))
        if act is None:
            raise KonyError(f"do: {what!r} is not one of {', '.join(ACTS)}")
        return act(self, message)

    @property
    def running(self) -> bool:
        """Whether the clock goes on: bots decide, or what was recorded is replayed."""
        session = self.session
        if session.opened >= 0:  # one of several persons is looking at a hand
            return False
        if session.behind:
            return self.playing and (self.replaying or not session.mine)
        return self.playing and (session.bot is not None or session.said is not None)

    @property
    def reviewing(self) -> GameReview | None:
        """The review of the game on the screen for which the clock still has to play, None if there is none."""
        found = self.review
        return found if found is not None and found.session is self.session and not found.done else None

    def show(self, game: Game, players: Sequence[str]) -> None:
        """Put another game on the screen, played by these."""
        self.session = Session(game, players)
        self.games = [("The game", self.session)]
        self.beginning = game.node.id
        self.playing, self.everything, self.seen, self.review = True, False, len(game.path), None
        if self.chart is not None:
            self.chart.close()
            self.chart, self.children = None, (self.front,)

    def travel(self, number: int) -> None:
        """Show a moment, as a click on a point of the chart does."""
        self.receive({"do": "travel", "node": number})

    # What the browser shows

    def refresh(self) -> None:
        """Send what has changed, and save the game."""
        self._take_in()
        session, game, front = self.session, self.game, self.front
        running = self.running
        self.what_if.look(self.games, session)
        self.coach.look(session)
        if session.lookers != self.lookers:
            self.lookers = session.lookers
            front.rule = ""  # a card of a hand may be open there, or named in the line about the last click
            if front.status.startswith("Not done"):
                front.status = ""
        with front.hold_sync():
            front.head = parts.head(session)
            front.banner = parts.banner(session)
            front.task = escape(self.task(game), quote=False)
            front.ask = panel.ask(session)
            front.dice = panel.dice_row(session)
            front.choices = panel.choices(session)
            front.hand = hand(session)
            front.over = ends.over(session)
            front.board = self._board()
            front.monsters = parts.monsters(session)
            front.controls = parts.controls(session, running, self.speed)
            front.log = parts.log(session, everything=self.everything)
            front.review = self._review()
            front.timeline = parts.timeline(session) if self.charted else ""
            front.tree = what_if.panel(self.what_if, self.games, session)
            front.sides = what_if.sides(self.what_if, self.games, session)
            front.news = self._news()
            self.refresh_found()
        self._save()

    def refresh_found(self) -> None:
        """Send what is found out about the decision on the screen, and when the browser has to ask for more."""
        session, game, front, trial = self.session, self.game, self.front, self.what_if.trial
        pauses = [self.coach.pause, POLL if trial is not None and trial.running else -1]
        with front.hold_sync():
            front.coach = coach.box(self.coach, session)
            front.trial = "" if self.coach.exam else box(session, trial)
            front.now = {
                "node": session.now,
                "title": GAMES[game.options.game].title,
                "keeps": panel.keeps(session),
                "best": coach.kept_places(self.coach, session),
                "tick": SPEEDS[self.speed] if self.running else REVIEWING if self.reviewing is not None else -1,
                "pieces": self.review.pieces if self.review is not None else 0,
                "poll": min((pause for pause in pauses if pause >= 0), default=-1),
                "over": game.over,
            }

    def _take_in(self) -> None:
        """Take in what another notebook has kept in the file since: what is written next would put an end to it."""
        if self.file is None or self._nothing_to_save():
            return
        found = mark(self.file)  # before it is read: what is written meanwhile is read the next time
        if found in (None, self.known):
            return
        try:
            game = self.games[0][1].game
            more = take_in(self.file, game)
            for name, branch in reopen_branches(self.file, game)[0]:
                more |= self._take_in_branch(name, branch)
        except KonyError as error:
            self._stop_saving(error)
            return
        self.known = found
        if more and ELSEWHERE not in self.front.status:
            self.front.status = f"{self.front.status} {ELSEWHERE}".strip()

    def _take_in_branch(self, name: str, branch: Game) -> bool:
        """Take in a branch of another notebook: into that of the same name, or as one more; return what is new."""
        kept = dict(self.games[1:])
        alike = [each for each in kept if is_same(kept[each].game, branch)]
        if name in alike or (name in kept and alike):
            return merge(kept[name if name in alike else alike[0]].game, branch)
        free = next(each for n in count(1) if (each := f"{name} ({n})" if n > 1 else name) not in kept)
        self.games.append((free, Session(branch, self.games[0][1].players)))
        return True

    def _nothing_to_save(self) -> bool:
        return is_new(self.games[0][1].game) and len(self.games) == 1

    def _save(self) -> None:
        """Keep the game and its branches; where that is impossible say so once and play on."""
        self._take_in()  # the screen took its time
        if self.file is None or self._nothing_to_save():
            return
        (_, first), *others = self.games
        branches = [(name, session.game) for name, session in others]
        try:  # the branches first: who sees that the game was written finds them written too
            save_branches(self.file, branches, [session for _, session in self.games].index(self.session))
            first.game.save(self.file)
            self.known = mark(self.file)
        except BadRecord as error:
            self._stop_saving(error)

    def _stop_saving(self, error: KonyError) -> None:
        self.file = None
        self.front.status = f"Not saved from now on: {error}"

    def _redraw_chart(self) -> None:
        """Bring the chart up to date after the browser has what it waits for."""
        if self.chart is not None:
            from kony_nb.widgets.chart import redraw

            redraw(self.chart, self.session)

    def _board(self) -> str:
        legal = self.game.legal_actions() if self.session.mine and not self.session.covered else ()
        width = PHONE if self.narrow else DESK
        seats = self.session.lookers
        return board_svg(self.game.state, legal=legal, seats=seats, dice=False, width=width, links=True)

    def _review(self) -> str:
        return self.review.html() if self.review is not None and self.review.session is self.session else ""

    def _news(self) -> str:
        """Return what happened since the last news, for the ears; after a jump only where one stands."""
        path = self.game.path
        fresh = path[self.seen :]
        self.seen = len(path)
        names = [monster.name for monster in self.game.state.monsters]
        session, decision = self.session, self.game.decision
        told = [line.text for line in log_lines(session.shown.moments(fresh), names, seats=session.lookers)][-NEWS:]
        asked = ""
        if decision is not None and session.mine:
            open_words = f"{decision.seat}: {panel.lower_first(decision.prompt)}"
            asked = hand_over(decision.seat) if session.covered else open_words
        return escape(" ".join([*map(sentence, told), asked]))
