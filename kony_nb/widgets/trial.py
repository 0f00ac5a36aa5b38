"""Choices compared by playing on after each of them, piece by piece while the page stays alive; and what was kept."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from html import escape
from typing import TYPE_CHECKING, Any

from kony_nb.game.hidden import view
from kony_nb.game.history import ancestry
from kony_nb.play.intervals import Interval
from kony_nb.play.policies import POLICIES
from kony_nb.play.results import percent
from kony_nb.play.sampling import Sampling
from kony_nb.rules.actions import Action, from_text
from kony_nb.rules.errors import BadComparison, IllegalAction
from kony_nb.rules.referee import decider
from kony_nb.widgets.html import button, note, share_bar, tag
from kony_nb.widgets.session import Session, which_lie

if TYPE_CHECKING:
    from kony_nb.play.comparison import Comparison

__all__ = ["GAMES_EACH", "POLL", "Trial", "kept", "may_try"]

GAMES_EACH = 200
POLL = 60
"""Milliseconds between two questions how far it has come."""
MOST = 12
"""Choices that are compared at once; of more ways to keep dice only a few."""
WITHOUT_ALL = f"each of the first {MOST} choices"
DEALT_ANEW = "What you cannot know is dealt anew for every game."


class Trial:
    """Games played on after each choice of one moment.

    Parameters
    ----------
    session : Session
        It stands at a decision of a person.
    dice : sequence of int
        Where dice are kept: the places of those that are picked, whose keep is compared too.
    workers : int
        Processes that play; 0 plays here, whenever it is polled.

    Attributes
    ----------
    found : Comparison or None
        What has been played so far.
    kept : bool
        Whether it was kept with the game.
    """

    def __init__(self, session: Session, dice: Sequence[int] = (), workers: int = 1) -> None:
        if not may_try(session):
            raise BadComparison("compare: nothing is asked of you here that leaves a choice")
        self.session, self.node, self.lookers = session, session.node, session.lookers
        self.choices = choices(session, dice)
        state = session.game.state
        self.sampling = Sampling(state, self.choices, n=GAMES_EACH, workers=workers)
        self.found: Comparison | None = None
        self.kept = False

    @property
    def running(self) -> bool:
        """Whether more is to come."""
        return not self.sampling.done

    def stands(self, session: Session) -> bool:
        """Return whether it is about the moment that is shown, to those who may see its choices."""
        same = self.session is session and self.node is session.node and self.lookers == session.lookers
        return same and not session.withheld

    def poll(self) -> None:
        """Play on, or ask how far it has come."""
        self.found = self.sampling.poll()

    def cancel(self) -> None:
        """Play no more; what is complete stays."""
        self.sampling.cancel()

    def keep(self) -> None:
        """Keep what was found with the game.

        Raises
        ------
        BadComparison
            If nothing new was found.
        """
        if self.found is None or not self.found.games or self.kept:
            raise BadComparison("keep: nothing new has been played")
        record = self.found.record()
        # what everybody may know of the position: the state would hold all hands
        self.session.game.note_analysis({**record, "position": self.session.game.share()})
        self.kept = True


def may_try(session: Session) -> bool:
    """Return whether a person stands at a choice that can be compared, and nobody else looks."""
    return session.mine and not session.withheld and len(session.game.legal_actions()) > 1


def choices(session: Session, dice: Sequence[int]) -> list[str]:
    """Return the choices that are compared: all, or of many ways to keep dice a few.

    These are: those picked, none, stopping, and what the greedy bot would do.

    Raises
    ------
    IllegalAction
        If the dice that are picked cannot be kept.
    """
    game = session.game
    legal = game.legal_actions()
    if len(legal) <= MOST:
        return [action.text for action in legal]
    keeps = [action for action in legal if action.verb == "keep"]
    if not keeps:
        return [action.text for action in legal[:MOST]]
    lying = session.dice
    wrong = [place for place in dice if not 0 <= place < len(lying)]
    if wrong:
        raise IllegalAction(f"keep dice {wrong}", "core.roll.keep", which_lie(lying))
    picked = "".join(sorted(lying[place].face for place in set(dice)))
    seat = decider(game.state)
    bot = POLICIES["greedy"](view(game.state, seat), seat, None)
    wanted: list[Action] = [bot, *(action for action in legal if action.verb == "stop"), keeps[0]]
    same = [action for action in keeps if "".join(sorted(_faces(action))) == picked]
    return [action.text for action in dict.fromkeys([*same, *wanted])]


def _faces(action: Action) -> str:
    return action.args[0] if action.args else ""


def words_of(choice: str) -> str:
    """Return a choice as a person reads it."""
    action = from_text(choice)
    return choice if action is None else action.label


# How it is shown


def box(session: Session, trial: Trial | None) -> str:
    """Return the button that compares, or the table that fills; "" where there is nothing to compare."""
    if trial is None:
        if not may_try(session):
            return ""
        legal = session.game.legal_actions()
        about = "each choice"
        if len(legal) > MOST:
            keeps = any(action.verb == "keep" for action in legal)
            about = "keeping the dice you picked, none, all, and what the bot would keep" if keeps else WITHOUT_ALL
        words = f"Play {GAMES_EACH} games after {about}"
        return button(words, "try", class_="kony-choice", data_do="try") + note(
            "Bots play every seat to the end, with the same luck after each choice. " + DEALT_ANEW
        )
    found = trial.found
    games = found.games if found is not None else 0
    parts = [tag("progress", value=games, max=GAMES_EACH, aria_label=f"{games} of {GAMES_EACH} games")]
    if trial.running:
        parts.append(button("Stop", "try-stop", data_do="try-stop"))
    elif games:
        done = "Kept with the game" if trial.kept else "Keep with the game"
        parts.append(button(done, "try-keep", data_do="try-keep", disabled=trial.kept))
        parts.append(button("Close", "try", data_do="try-close"))
    else:
        parts.append(button("Close", "try", data_do="try-close"))
    head = tag("div", *parts, tag("span", f"{games} games after each choice", class_="kony-note"), class_="kony-pair")
    return head + (_table(found) if found is not None and games else "")


def _table(found: "Comparison") -> str:
    """Return the shares, the best first, each as a bar with its interval."""
    rows = []
    for choice in sorted(found.choices, key=found.wins, reverse=True):
        share = found.share(choice)
        behind = "best so far"
        if choice != found.best:
            low, high = (100 * bound for bound in found.difference(choice, found.best)[1:])
            behind = f"{low:+.0f} to {high:+.0f} wins in 100".replace("-", "−")
        rows.append(
            tag(
                "tr",
                tag("th", escape(words_of(choice)), scope="row"),
                tag("td", share_bar(share)),
                tag("td", behind),
            )
        )
    heads = [tag("th", words, scope="col") for words in ("Choice", f"{found.seat} wins (95 %)", "Against the best")]
    told = "Not settled: more games could change the order."
    if found.settled:
        told = "The best choice is better than every other one, beyond the intervals."
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows)) + note(
        f"{told} Played on by {', '.join(dict.fromkeys(found.policies))}, seed {found.seed}."
    )


def kept(games: Sequence[tuple[str, Session]], shown: Session) -> str:
    """Return the comparisons that were kept with the games, each with the way to its moment; "" without any."""
    rows = [
        row for at, (name, session) in enumerate(games) for row in _kept_rows(at, name, session, shown, len(games) > 1)
    ]
    return tag("h4", "Kept comparisons") + tag("ul", *rows, class_="kony-forks") if rows else ""


def _kept_rows(at: int, name: str, session: Session, shown: Session, several: bool) -> Iterator[str]:
    game = session.game
    hidden = game.options.power_up or game.options.luchador
    for n, found in enumerate(game.analyses):
        with suppress(KeyError, TypeError, ValueError, IndexError):  # a note of another kind, or of another hand
            if found["kind"] != "comparison" or (hidden and game.names.index(found["seat"]) not in shown.lookers):
                continue
            node = game.history.nodes[found["at"]]
            step = sum(not session.shown.hidden(each) for each in ancestry(node)) - 1
            number = session.shown.number(node)
            words = f"{name}, step {step}" if several else f"Step {step}"
            go = button(words, f"kept-{at}-{n}", data_branch=at, data_node=number)
            yield tag("li", go, " ", escape(_told(found)))


def _told(found: Mapping[str, Any]) -> str:
    own = [row for row in found["rows"] if row["monster"] == found["seat"]]
    own.sort(key=lambda row: -row["share"])
    each = "; ".join(
        f"{words_of(row['choice'])} {percent(Interval(row['share'], row['low'], row['high']))}" for row in own
    )
    return (
        f"{found['seat']} wins after {each}. {found['n']} games after each choice, 95 % intervals, "
        f"{', '.join(dict.fromkeys(found['policies']))} bots, seed {found['seed']}."
    )
