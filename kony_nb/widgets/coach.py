"""The coach in the app: what each choice is worth, exactly at once, and by games played on while one thinks."""

from collections import Counter
from html import escape
from typing import TYPE_CHECKING

from kony_nb.views.words import capital
from kony_nb.widgets.hand import look
from kony_nb.widgets.html import button, note, share_bar, tag, why_button
from kony_nb.widgets.panel import choice_name
from kony_nb.widgets.session import Session

if TYPE_CHECKING:
    from kony_nb.coach.advice import Advice, Worth
    from kony_nb.coach.said import Said
    from kony_nb.game.history import Node
    from kony_nb.play.comparison import Comparison
    from kony_nb.play.sampling import Sampling

__all__ = ["Coach", "box", "kept_places"]

GAMES_EACH = 1000
"""Games after each choice, if one thinks for so long."""
LEAST = 20
"""Games after each choice before shares are shown: of fewer they say next to nothing."""
FIRST, AGAIN = 0, 250
"""Milliseconds before the exact part is asked for, once the decision is on the screen, and between sampled parts."""
WHAT = {"vp": "VP", "energy": "energy", "lp": "LP"}
WORDS = {
    "best": "best: every other choice wins less, too clearly for luck",
    "good": "good: it loses less than 3 games in 100 against the best",
    "inaccuracy": "inaccuracy: it loses more than 3 games in 100 against the best",
    "mistake": "mistake: it loses more than 10 games in 100 against the best",
}


class Coach:
    """What is known of the decision on the screen.

    Parameters
    ----------
    on : bool
        Whether it speaks.
    exam : bool
        Whether it is put away for good, button and all.
    workers : int
        Processes that play; 0 plays here, whenever it is polled.

    Attributes
    ----------
    advice : Advice or None
        The exact part.
    sampling : Sampling or None
        The sampled part, where there are two choices or more.
    """

    def __init__(self, on: bool = False, exam: bool = False, workers: int = 1) -> None:
        self.on = on and not exam
        self.exam = exam
        self.workers = workers
        self.advice: Advice | None = None
        self.sampling: Sampling | None = None
        self.found: Comparison | None = None
        self._about: tuple[Node, tuple[int, ...]] | None = None

    def speaks(self, session: Session) -> bool:
        """Return whether it has something to say at the moment that is shown."""
        return self.on and session.mine and not session.withheld

    def look(self, session: Session) -> None:
        """Forget what is about another moment than the one shown, or was told to another person."""
        about = (session.node, session.lookers) if self.speaks(session) else None
        known = self._about
        if about is None or known is None or about[0] is not known[0] or about[1] != known[1]:
            self.forget()
            self._about = about

    def forget(self) -> None:
        """Play no more, and know nothing."""
        if self.sampling is not None:
            self.sampling.cancel()
        self.advice = self.sampling = self.found = None

    @property
    def pause(self) -> int:
        """Milliseconds until it wants to be polled; -1 if it has no more to find out."""
        if self._about is None or (self.advice is not None and (self.sampling is None or self.sampling.done)):
            return -1
        return FIRST if self.advice is None else AGAIN

    def poll(self, session: Session) -> None:
        """Find out more: first all that is exact, then what more games tell."""
        if self._about is None:
            return
        if self.advice is None:
            from kony_nb.coach.advice import advise

            self.advice = advise(session.game.state)
            if len(self.advice.candidates()) > 1:
                from kony_nb.play.sampling import Sampling

                self.sampling = Sampling(
                    session.game.state, self.advice.candidates(), n=GAMES_EACH, workers=self.workers
                )
        elif self.sampling is not None and not self.sampling.done:
            self.found = self.sampling.poll()


def kept_places(coach: Coach, session: Session) -> list[int]:
    """Return the places of the dice that the coach would keep; of equal dice the first ones."""
    if coach.advice is None or coach.advice.best_keep is None:
        return []
    keep = coach.advice.best_keep
    wanted = Counter(keep.args[0]) if keep.verb == "keep" else Counter(die.face for die in session.dice)
    places = []
    for at, die in enumerate(session.dice):
        if wanted[die.face]:
            wanted[die.face] -= 1
            places.append(at)
    return places


def box(coach: Coach, session: Session) -> str:
    """Return the coach as HTML: a button where it is silent; "" in an exam, and where no person is to decide any more.

    While bots play its place stays, so that nothing jumps.
    """
    over, playing = session.game.over, any(session.game.state.monsters[seat].alive for seat in session.people)
    if coach.exam or session.covered or over or not playing:
        return ""
    if not coach.on:
        return button("Ask the coach", "coach", data_do="coach") + note("It says what each choice is worth, and why.")
    hide = button("Hide", "coach", data_do="coach", aria_label="Hide the coach")
    head = tag("div", tag("h4", "The coach"), hide, class_="kony-coach-head")
    if not session.mine:
        return head + note("It speaks again when you decide.")
    advice, asked = coach.advice, session.game.decision
    if session.withheld and asked is not None:
        return head + note(f"What it says would tell what {asked.seat} holds.") + look(asked.seat, asked.index, "coach")
    if advice is None:
        return head + note("Working it out…")
    parts = [head, _table(coach, session, advice), _made(coach)]
    if advice.next_roll is not None:
        from kony_nb.views.coach import next_roll_svg

        parts.append(tag("div", next_roll_svg(advice.next_roll), class_="kony-next-roll"))
    return "".join(parts)


def _table(coach: Coach, session: Session, advice: "Advice") -> str:
    """Return a row for each choice that matters, with the reasons under it, the best first where that is known."""
    from kony_nb.coach.labels import label

    found = coach.found if coach.found is not None and coach.found.games >= LEAST else None
    shown = [each for each in advice.worths if each.action in advice.candidates()]
    if advice.best_keep is not None:
        shown.sort(key=lambda each: -(each.value or 0))
    exactly = any(each.value is not None or each.brings is not None for each in shown)
    rows = []
    for each in shown:
        name = _keep_name(each) or choice_name(session, each.action)
        word = label(found, each.action.text) if found is not None else ""
        first = each.action is advice.best_keep
        marked = tag("b", "★ ", title="The dice with a star") if first else ""
        wins = tag("td", share_bar(found.share(each.action.text))) if found is not None else tag("td", "…")
        if coach.sampling is None:
            wins = tag("td", "–")
        exact = tag("td", _exact(each)) if exactly else ""
        named = tag("span", word, class_=f"kony-label kony-label-{word}", title=WORDS[word]) if word else ""
        rows.append(tag("tr", tag("th", marked, escape(name), " ", named, scope="row"), exact, wins))
        if each.reasons and (first or advice.best_keep is None):  # the ways to keep differ by little
            said = "; ".join(map(_said, each.reasons))
            rows.append(tag("tr", tag("td", f"{said[:1].upper()}{said[1:]}.", colspan=3), class_="kony-because"))
    left = len(advice.worths) - len(shown)
    more = note(f"{left} more {'way' if left == 1 else 'ways'} worth less.") if left and advice.best_keep else ""
    if left and not advice.best_keep:
        more = note(f"{left} more choices are not looked at closely.")
    columns = ("Choice", "On average", "You win") if exactly else ("Choice", "You win")
    heads = [tag("th", words, scope="col") for words in columns]
    words = [WORDS[word] for each in shown if found is not None and (word := label(found, each.action.text))]
    explained = note(f"{'. '.join(map(capital, dict.fromkeys(words)))}.") if words else ""
    if found is not None and not found.wins(found.best):
        explained = note("Not one of these games was won, whatever you chose: nothing tells the choices apart.")
    head, body = tag("thead", tag("tr", *heads)), tag("tbody", *rows)
    return tag("table", head, body, class_="kony-coach-table") + more + explained


def _keep_name(each: "Worth") -> str:
    """Return a keep in short, for many stand below each other: ``Keep A A H``."""
    if each.action.verb == "stop":
        return "Keep all and stop"
    if each.action.verb != "keep":
        return ""
    return f"Keep {' '.join(each.action.args[0])}" if each.action.args[0] else "Roll all again"


def _exact(each: "Worth") -> str:
    """Return what is known exactly in a few letters: the worth of a keep, or what the turn brings on average."""
    if each.value is not None:
        return f"{each.value:.2f} VP".replace("-", "−")
    if each.brings is None:
        return "–"
    parts = [
        f"{mean:+.2f}".rstrip("0").rstrip(".").replace("-", "−") + f" {word}"
        for name, word in WHAT.items()
        if abs(mean := float(each.brings.mean(name))) >= 0.005
    ]
    return ", ".join(parts) or "±0"


def _said(said: "Said") -> str:
    """Return a part of the sentence with a button for each rule that it cites."""
    return escape(said.words) + "".join(f" {why_button(rule)}" for rule in said.rules)


def _made(coach: Coach) -> str:
    """Return how the numbers came about."""
    advice, found = coach.advice, coach.found
    assert advice is not None
    told = []
    if advice.best_keep is not None or any(each.value is not None for each in advice.worths):
        told.append("On average: what the final roll is worth in VP after the best rerolls, by bots' rules of thumb.")
    elif any(each.brings is not None for each in advice.worths):
        told.append("On average: what the turn brings, without more rolls and with plain choices after it.")
    if found is not None and found.games >= LEAST:
        more = "" if coach.sampling is None or coach.sampling.done else ", more to come"
        told.append(
            f"You win: the share of {found.games} games after each choice{more}, played to the end by bots. The true "
            "share is between the numbers in brackets 95 times in 100. What you cannot know is dealt anew in each game."
        )
    elif coach.sampling is not None and not coach.sampling.done:
        told.append("Games are being played after each choice; how often you win is shown from 20 games on.")
    return note(" ".join(told)) if told else ""
