"""What each click of the what-if panel and the board editor does."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from kony_nb.game.game import Game
from kony_nb.rules.errors import BadComparison, BadOption, BadScenario, KonyError, shown
from kony_nb.widgets import editor
from kony_nb.widgets.parts import way_on
from kony_nb.widgets.session import Session
from kony_nb.widgets.trial import Trial
from kony_nb.widgets.what_if import LUCKS

if TYPE_CHECKING:
    from kony_nb.widgets.explorer import Explorer

__all__ = ["WHAT_IF_ACTS", "try_more"]

Message = Mapping[str, Any]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def branch(app: "Explorer", message: Message) -> str:
    """Branch off an independent game here."""
    luck = "new" if message.get("luck") == "new" else "same"
    step = app.session.at
    letter = _letter(sum(name.startswith("Branch ") for name, _ in app.games))
    _open(app, app.game.branch(luck=luck), f"Branch {letter}: step {step}, {luck} luck")
    return f"Branch {letter} starts at step {step} with {luck} luck; the other games stay as they are. {LUCKS[luck]}"


def _letter(n: int) -> str:
    return LETTERS[n % len(LETTERS)] + (str(n // len(LETTERS) + 1) if n >= len(LETTERS) else "")


def _open(app: "Explorer", game: Game, name: str) -> None:
    """Show a game beside the others, with the settings of the one it comes from."""
    before = app.session
    before.look(-1)
    session = Session(game, before.players)
    session.standing = dict(before.standing)
    session.asking = {seat: dict(cards) for seat, cards in before.asking.items()}
    if game.root.state is before.game.root.state:  # the same moments under the same ids
        session.pointed = dict(before.pointed)
    app.games.append((name, session))
    app.session = session
    app.playing = False


def pick_branch(app: "Explorer", message: Message) -> str:
    """Show another of the games, or a moment of it."""
    app.session.look(-1)
    name, app.session = app.games[_number(app, message["n"])]
    app.playing = False
    if message.get("node") is None:
        return f"{name}."
    app.session.travel(app.session.shown.node_at(int(message["node"])))
    return f"{name}, step {app.session.at}.{way_on(app.session)}"


def _number(app: "Explorer", value: object) -> int:
    text = str(value)
    if not text.isdecimal() or int(text) >= len(app.games):
        raise BadOption(f"branch: {shown(value)} is not 0 to {len(app.games) - 1}")
    return int(text)


def what_if(app: "Explorer", message: Message) -> None:
    """Open the panel, or close it."""
    app.what_if.opened = bool(message.get("open"))


def against(app: "Explorer", message: Message) -> str:
    """Put a branch beside the game on the screen, or take it away."""
    value = message["value"]
    app.what_if.against = None if value == "" else app.games[_number(app, value)][1]
    return ""


# Playing on after each choice


def try_choices(app: "Explorer", message: Message) -> str:
    """Begin to play on after each choice of the moment that is shown."""
    app.playing = False
    app.what_if.trial = Trial(app.session, [int(place) for place in message.get("dice") or ()], app.workers)
    return ""


def try_more(app: "Explorer") -> str | None:
    """Go on by a piece, for the clock."""
    trial = app.what_if.trial
    if trial is None or not trial.running:
        return None
    try:
        trial.poll()
    except KonyError:
        app.what_if.trial = None  # else the clock would ask again and again
        raise
    return None if trial.running else "All games are played: see the comparison."


def try_stop(app: "Explorer", message: Message) -> str:
    """End it; what is complete stays."""
    _trial(app).cancel()
    return "Stopped: what was played so far stays."


def try_keep(app: "Explorer", message: Message) -> str:
    """Keep what was found with the game."""
    _trial(app).keep()
    return "Kept with the game: see the what-if panel."


def try_close(app: "Explorer", message: Message) -> str:
    """Put the table away."""
    _trial(app).cancel()
    app.what_if.trial = None
    return ""


def _trial(app: "Explorer") -> Trial:
    if app.what_if.trial is None:
        raise BadComparison("no choices are being compared")
    return app.what_if.trial


# The board editor


def edit(app: "Explorer", message: Message) -> None:
    """Open the board editor, or add a card there, or take one away."""
    what = message.get("what")
    if what is None:
        app.playing = False
        app.what_if.editing = editor.Editing.of(app.session)
        app.front.dialog = editor.dialog(app.what_if.editing)
        return
    editing, form = _editing(app), dict(message.get("form") or {})
    name = str(message.get("field"))
    value = str(form.get(f"add-{name}", "") if what == "add" else message.get("value"))
    app.front.dialog = editor.dialog(editing, editor.changed(editing, form, str(what), name, value))


def edit_open(app: "Explorer", message: Message) -> str | None:
    """Open the position that the form describes as a branch; with faults they are shown, and nothing is lost."""
    editing, form = _editing(app), dict(message.get("form") or {})
    try:
        game = editor.edited_game(editing, form)
    except BadScenario as bad:
        app.front.dialog = editor.dialog(editing, form, bad)
        return f"Not done: {len(bad.faults)} fault{'s' * (len(bad.faults) != 1)}, see below the fields."
    names = [name for name, _ in app.games]
    name = f"Edited: step {editing.step}"
    same = sum(each == name or each.startswith(f"{name} (") for each in names)
    name += f" ({same + 1})" if same else ""
    app.front.dialog, app.what_if.editing = "", None
    _open(app, game, name)
    return f"{name}: a branch of its own; the other games stay as they are."


def _editing(app: "Explorer") -> editor.Editing:
    if app.what_if.editing is None:
        raise BadOption("edit: no position is being edited")
    return app.what_if.editing


WHAT_IF_ACTS: Mapping[str, Callable[["Explorer", Message], str | None]] = {
    "branch": branch,
    "pick-branch": pick_branch,
    "what-if": what_if,
    "against": against,
    "try": try_choices,
    "try-stop": try_stop,
    "try-keep": try_keep,
    "try-close": try_close,
    "edit": edit,
    "edit-open": edit_open,
}
"""By the ``do`` of a message."""
