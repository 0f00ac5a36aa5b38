"""The review of a finished game in the app: it grows while the clock of the browser asks, and leads to its moments."""

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from kony_nb.play.results import points
from kony_nb.play.review_result import Regret, Review
from kony_nb.play.reviewing import ReviewRun
from kony_nb.rules.errors import KonyError
from kony_nb.views.picture import Picture
from kony_nb.views.review import chances_over_time, choice_words, luck_and_skill, verdict
from kony_nb.widgets.html import button, note, tag
from kony_nb.widgets.session import Session

if TYPE_CHECKING:
    from kony_nb.widgets.explorer import Explorer

__all__ = ["REVIEW_ACTS", "GameReview"]

GAMES = 100
"""Games from each moment: enough to see how it went, and few enough to be played beside a page that is used."""
STAGES = {
    "chances": "First the chances to win at the beginning of every turn",
    "screening": "Now all choices are screened",
    "regrets": "Now the choices that looked worst are played again",
}


class GameReview:
    """A review that is played piece by piece, of the line that a session shows.

    Parameters
    ----------
    session : Session
        Its choices of persons are looked at; everybody's if nobody plays.

    Attributes
    ----------
    pieces : int
        How many were played.
    found : Review
        What is known so far.
    """

    def __init__(self, session: Session) -> None:
        names = session.game.names
        self.session = session
        self.run = ReviewRun(session.game, GAMES, seats=[names[seat] for seat in session.people] or None)
        self.line = {node.id for node in session.game.path}
        self.pieces = 0
        self.found: Review = self.run.review()

    @property
    def done(self) -> bool:
        """Whether everything is played."""
        return self.run.done

    def poll(self) -> None:
        """Play a piece."""
        self.found = self.run.poll()
        self.pieces += 1

    def html(self) -> str:
        """Return what is known, with a button for every moment that it names."""
        known = self.found
        close = button("×", "close-review", class_="kony-close", data_do="review-close", aria_label="Close the review")
        parts = [close, tag("h4", "Review of this game"), self._stage()]
        if any(prospect.known for prospect in known.prospects):
            picture = self.picture()
            parts += [tag("div", picture.svg), note(f"{picture.alt} {COUNTED}")]
        if known.regrets:
            parts += [tag("h4", "Choices that looked worst"), self._regrets(known), note(REFINED)]
        elif self.done:
            parts.append(note("None of the choices looked worse than another one."))
        parts += [tag("h4", "Luck and skill"), luck_and_skill(known)._repr_html_(), note(LUCK)]
        return "".join(parts)

    def picture(self) -> Picture:
        """Return the chances to win, with the numbers of the moments that the screen knows."""
        at = self.session.now if self.session.node.id in self.line else None
        return chances_over_time(self.found, at=at, number=self._number)

    def _number(self, node: int) -> int:
        return self.session.shown.number(self.session.game.history.nodes[node])

    def _stage(self) -> str:
        if self.done:
            return note(f"{self.found.made}. Every number is known from public cards and dice alone.")
        share = 100 * self.run.games // max(1, self.run.todo)
        return tag("p", f"{STAGES[self.run.stage]}: {share} %.", class_="kony-note", aria_live="off")

    def _regrets(self, known: Review) -> str:
        return tag("ol", *(self._regret(known, regret) for regret in known.regrets), class_="kony-forks")

    def _regret(self, known: Review, regret: Regret) -> str:
        number = self._number(regret.node)
        name, state = known.monsters[regret.seat], self.session.game.history.nodes[regret.node].state
        of = "" if state.turn == regret.seat else f"{known.monsters[state.turn]}'s "
        when = f"in {of}turn {state.monsters[state.turn].turns}" if regret.turn else "in the set-up"
        whose = f"{name} {when}: {choice_words(regret, regret.chosen)}"
        than = f" Instead of it, {choice_words(regret, regret.best)}: {points(regret.difference)} wins in 100, "
        return tag(
            "li",
            button(whose, f"regret-{number}-{regret.chosen}", data_node=number),
            escape(than, quote=False),
            tag("b", verdict(regret)) + ".",
        )


COUNTED = "Turns are counted here over the whole game; a monster's own turns are those of the panel and the log."
REFINED = (
    "Screened, then refined: of all choices those that looked worst in a few games were played again in new games, and "
    "these tell how many more of 100 games are won after the other choice. The true number is between those in "
    "brackets 95 times in 100."
)
LUCK = (
    "Luck is what the dice were worth, less what they are worth on average, in VP by the bots' rules of thumb. "
    "Points lost are those wins in 100, of all choices taken together."
)


def begin(app: "Explorer", message: Mapping[str, Any]) -> str:
    """Begin to review the game that is over; the clock plays the games for it, piece by piece."""
    if not app.game.over:
        raise KonyError("review: the game is not over; kn.review(game) reviews one that still goes on")
    app.review = GameReview(app.session)
    return "The review is below the board, and grows while games are played for it."


def close(app: "Explorer", message: Mapping[str, Any]) -> None:
    """Close the review."""
    app.review = None


REVIEW_ACTS = {"review": begin, "review-close": close}
"""By the ``do`` of a message, like `kony_nb.widgets.acts.ACTS`."""
