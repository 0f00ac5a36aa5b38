"""What each click does: one function for each message that the browser sends.

A function returns the line to show for it; None leaves the line as it is.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from kony_nb.game.saves import mark
from kony_nb.play.standing import Standing
from kony_nb.rules.errors import BadOption, BadRecord, KonyError
from kony_nb.widgets import ends, setup
from kony_nb.widgets.branch_saves import save_branches
from kony_nb.widgets.by_itself import by_itself
from kony_nb.widgets.hints import meant
from kony_nb.widgets.html import sentence
from kony_nb.widgets.parts import SPEEDS, YIELD_AT, way_on
from kony_nb.widgets.review import REVIEW_ACTS
from kony_nb.widgets.saving import become, point
from kony_nb.widgets.what_if_acts import WHAT_IF_ACTS, try_more

if TYPE_CHECKING:
    from kony_nb.widgets.explorer import Explorer

__all__ = ["ACTS", "MORE"]

Message = Mapping[str, Any]
Act = Callable[["Explorer", Message], str | None]


def act(app: "Explorer", message: Message) -> str:
    """Take a legal action."""
    app.session.act(str(message["action"]), int(message["at"]))
    return decided(app)


def keep(app: "Explorer", message: Message) -> str:
    """Keep the dice in some places and roll the others."""
    app.session.keep([int(place) for place in message["dice"]], int(message["at"]))
    return decided(app)


def resolve(app: "Explorer", message: Message) -> str:
    """Resolve the faces that are left in an order."""
    app.session.resolve(str(message["order"]), int(message["at"]))
    return decided(app, ordered=True)


def decided(app: "Explorer", *, ordered: bool = False) -> str:
    """Let the bots answer, at once where they are to play without a pause; say what happened by itself."""
    app.playing, app.replaying = True, False
    if SPEEDS[app.speed] == 0 and not app.session.mine:
        app.session.to_mine()
    return happened(app, ordered=ordered)


def happened(app: "Explorer", *, ordered: bool = False) -> str:
    """Return what happened by itself to the monsters of persons since the screen was shown last."""
    return by_itself(app.session, app.game.path[app.seen :], ordered=ordered)


def tick(app: "Explorer", message: Message) -> str | None:
    """Go on by one step for the clock, if the browser still shows the newest moment; or play for the review."""
    if int(message["at"]) != app.session.now:
        return None
    if not app.running:
        if app.reviewing is not None:
            app.reviewing.poll()
        return None
    if SPEEDS[app.speed] == 0 and not app.replaying:
        app.session.to_mine()
    else:
        app.session.step()
    return happened(app) or None


def step(app: "Explorer", message: Message) -> str:
    """Go on by one decision, then pause."""
    app.playing = False
    return happened(app) if app.session.step() else why_no_step(app)


def to_mine(app: "Explorer", message: Message) -> str:
    """Go on until a person must decide."""
    app.session.to_mine()
    app.playing = True
    return happened(app)


def to_turn(app: "Explorer", message: Message) -> str:
    """Go on until the next turn, then pause."""
    app.playing = False
    app.session.to_turn()
    return happened(app)


def why_no_step(app: "Explorer") -> str:
    """Return why nothing happened."""
    return "The game is over." if app.game.over else "It is your decision: choose above."


def back(app: "Explorer", message: Message) -> str:
    """Go back by one decision."""
    app.playing = False
    return "" if app.session.back() else "This is the first decision of the game."


def back_mine(app: "Explorer", message: Message) -> str:
    """Go back to the last own choice."""
    app.playing = False
    return "" if app.session.back_to_mine() else "You have not chosen anything before this."


def latest(app: "Explorer", message: Message) -> str:
    """Return to the end of the line."""
    app.session.travel(app.session.line[-1].id)
    return ""


def travel(app: "Explorer", message: Message) -> str:
    """Show a moment."""
    app.playing = False
    app.session.travel(app.session.shown.node_at(int(message["node"])))
    return f"You are at step {app.session.at}.{way_on(app.session)}"


def play(app: "Explorer", message: Message) -> str:
    """Start or stop the clock."""
    app.playing = app.replaying = not app.running
    if not app.playing:
        return "Paused: Step goes on by one decision."
    return "" if app.running else why_no_step(app)


def speed(app: "Explorer", message: Message) -> None:
    """Set how long a bot's step is shown."""
    if message["value"] not in SPEEDS:
        raise KonyError(f"speed: {message['value']!r} is not one of {', '.join(SPEEDS)}")
    app.speed = str(message["value"])


def yield_at(app: "Explorer", message: Message) -> str:
    """Set the life points at which the persons yield by themselves; 0 asks them always."""
    text = str(message["value"])
    if not text.isdecimal() or int(text) not in (0, *YIELD_AT):
        raise KonyError(f"yield-at: {text!r} is not 0 to {max(YIELD_AT)}")
    app.session.standing = {seat: Standing(int(text)) for seat in app.session.people if int(text)}
    return f"Your monster yields by itself at {text} LP or less." if int(text) else "You are asked whether to yield."


def look(app: "Explorer", message: Message) -> str:
    """Open what only one of several persons at the screen may see."""
    app.session.look(int(message["seat"]))
    return ""


def hide(app: "Explorer", message: Message) -> str:
    """Hide it again."""
    app.session.look(-1)
    return ""


def ask_me(app: "Explorer", message: Message) -> str:
    """Set whether a person is asked about an evolution in its hand; nothing is said of it, others may look."""
    for seat in app.session.lookers:
        app.session.ask_me(seat, str(message["name"]).removeprefix("ask-"), str(message["value"]))
        return ""
    raise BadOption("ask me: first show the hand")


def whole_log(app: "Explorer", message: Message) -> None:
    """Show the log from the first line."""
    app.everything = True


def show_rule(app: "Explorer", message: Message) -> None:
    """Open the text of a rule or a card."""
    app.front.rule = ends.rule_card(str(message["id"]))


def close(app: "Explorer", message: Message) -> None:
    """Close what is open."""
    app.front.dialog = app.front.rule = ""


def why(app: "Explorer", message: Message) -> str:
    """Say why a place of the board cannot be chosen now."""
    text = "" if app.session.covered else meant(app.game, str(message["place"]))
    refusal = app.game.why_not(text) if text else None
    return f"{sentence(refusal.reason)} [{refusal.rule}]" if refusal else ""


def new_dialog(app: "Explorer", message: Message) -> None:
    """Open the new-game dialog."""
    app.playing = False
    app.front.dialog = setup.dialog(app.game, app.session.players, seed=fresh_seed(app))


def fresh_seed(app: "Explorer") -> int:
    """Return a short seed that is not the one on the screen: without another wish a new game has other dice."""
    return next(seed for seed in iter(lambda: app.seeds.randrange(*SEEDS), None) if seed != app.game.seed)


def setup_game(app: "Explorer", message: Message) -> None:
    """Show the dialog with the monsters and options of the game and the expansions that were picked in it."""
    form = dict(message.get("form") or {})
    if message.get("name") not in ("power_up", "luchador"):  # another game begins with its own monsters
        form = {key: value for key, value in form.items() if not key.startswith("monster")}
    app.front.dialog = setup.dialog(app.game, app.session.players, str(form.get("game", message["value"])), form)


def ask_reset(app: "Explorer", message: Message) -> None:
    """Ask before a reset."""
    app.playing = False
    app.front.dialog = ends.reset_question()


def reset(app: "Explorer", message: Message) -> str:
    """Forget everything played and stand at the beginning again."""
    app.front.dialog = ""
    first = app.games[0][1]
    first.travel(app.beginning)
    become(first.game, first.game.branch(luck="same"))
    app.show(first.game, first.players)
    try:
        if app.file is not None and app.file.exists():
            if mark(app.file) != app.known:
                return "Back at the beginning. What another notebook has played of this game meanwhile stays kept."
            save_branches(app.file, [], 0)
            first.game.save(app.file)
            app.known = mark(app.file)
    except BadRecord as error:
        app.file = None
        return f"Back at the beginning. Not saved from now on: {error}"
    return "Back at the beginning."


def new(app: "Explorer", message: Message) -> str:
    """Begin the game that the dialog describes."""
    game, players = setup.game_of(message["form"])
    app.front.dialog = ""
    before = app.file
    if app.slot is not None:
        app.file, app.known = point(app.slot, game, players), None
    app.show(game, players)
    if not (before and before.exists()):
        return "A new game."
    return f'A new game. The one before it is kept: kn.explore(kn.Game.load("{before}")) in a cell opens it again.'


def ask_coach(app: "Explorer", message: Message) -> str:
    """Let the coach speak, or be silent."""
    if app.coach.exam:
        raise BadOption("coach: this is an exam")
    app.coach.on = not app.coach.on
    return "The coach says what each choice is worth." if app.coach.on else "The coach is silent."


def more(app: "Explorer", message: Message) -> str | None:
    """Find out more about the decision on the screen, for the clock."""
    try:
        app.coach.poll(app.session)
    except Exception:
        app.coach.on = False  # else the clock would ask again and again
        raise
    return try_more(app)


def narrow(app: "Explorer", message: Message) -> None:
    """Draw the board for the width that the browser has."""
    app.narrow = bool(message.get("on"))


def chart(app: "Explorer", message: Message) -> None:
    """Open the timeline; its points lead to their moments."""
    app.charted = bool(message.get("open"))


def zoom(app: "Explorer", message: Message) -> None:
    """Show the timeline as a plotly chart below the app; made when it is first asked for."""
    if app.chart is None:
        from kony_nb.widgets.chart import chart

        app.chart = chart(app.session, app.travel)
        app.children = (app.front, app.chart)


SEEDS = (1, 10_000)
"""From where to below where the dialog proposes a seed."""
MORE = "more"
"""The message that changes nothing but what is found out."""
ACTS: Mapping[str, Act] = {
    "act": act,
    "keep": keep,
    "resolve": resolve,
    "tick": tick,
    "step": step,
    "to-mine": to_mine,
    "to-turn": to_turn,
    "back": back,
    "back-mine": back_mine,
    "latest": latest,
    "travel": travel,
    "play": play,
    "speed": speed,
    "yield-at": yield_at,
    **REVIEW_ACTS,
    "look": look,
    "hide": hide,
    "ask-me": ask_me,
    "whole-log": whole_log,
    "rule": show_rule,
    "close": close,
    "why": why,
    "new-dialog": new_dialog,
    "setup-game": setup_game,
    "ask-reset": ask_reset,
    "reset": reset,
    "new": new,
    "chart": chart,
    "narrow": narrow,
    "zoom": zoom,
    "coach": ask_coach,
    MORE: more,
    **WHAT_IF_ACTS,
}
"""By the ``do`` of a message."""
