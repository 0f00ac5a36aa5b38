"""A review to look at: the chances to win over the turns, the choices that cost most, luck beside skill."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from kony_nb.play.intervals import Interval
from kony_nb.play.results import INTERVALS, percent, points
from kony_nb.play.review_result import Prospect, Regret, Review
from kony_nb.rules.actions import from_text
from kony_nb.views.picture import Picture, dressed
from kony_nb.views.review_svg import chances_svg
from kony_nb.views.table import Table
from kony_nb.views.theme import marks
from kony_nb.views.timeline import DASHES, SYMBOLS

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

__all__ = ["Chance", "chances_over_time", "choice_words", "luck_and_skill", "regrets", "verdict"]

LABELS = {"mistake": "a mistake", "inaccuracy": "an inaccuracy", "good": "as good as the other", "": "open"}
"""The labels of a regret in words; where the interval allows none, it is open."""


@dataclass(frozen=True)
class Chance:
    """A moment of the picture.

    Attributes
    ----------
    x : int
        Where it stands: the number of the turn that begins; after the last one for the last moment.
    node : int
        Where a click leads.
    seat : int
        Whose turn begins; -1 for the last moment.
    shares : tuple of Interval
        The chance of each seat to win.
    """

    x: int
    node: int
    seat: int
    shares: tuple[Interval, ...]


def chances_over_time(review: Review, *, at: int | None = None, number: Callable[[int], int] = int) -> Picture:
    """Return the chance of every monster to win at the beginning of every turn, and at the last moment.

    Parameters
    ----------
    review : Review
        What `kony_nb.review` has found, or a part of it.
    at : int, optional
        Where one stands, a number as ``number`` gives; the last moment up to it gets an upright line.
    number : callable
        From the id of a moment to the number under which it is shown; the id itself if not given.

    Returns
    -------
    Picture
        Points of the figure carry the number of their moment in ``customdata``, marks of the drawing in ``data-node``.
        Beside the colour each monster has its mark and its kind of dashes; bands show the intervals of 95 %.
    """
    known = [prospect for prospect in review.prospects if prospect.known]
    drawn = [
        Chance(
            prospect.turn + (prospect.seat < 0),
            number(prospect.node),
            prospect.seat,
            tuple(map(prospect.share, range(len(review.monsters)))),
        )
        for prospect in known
    ]
    alt = _words(review, drawn)
    here = None if at is None else next((each.x for each in reversed(drawn) if each.node <= at), None)
    return Picture(
        alt=alt,
        table=Table([_row(review, prospect) for prospect in known], f"Chances to win: {review.made}; {INTERVALS}"),
        svg=chances_svg(drawn, review.monsters, here=here, alt=alt),
        make=lambda: _plot(drawn, review.monsters, here),
    )


def _words(review: Review, drawn: Sequence[Chance]) -> str:
    if not drawn:
        return "Chances to win: nothing has been played yet."

    def told(chance: Chance) -> str:
        return ", ".join(
            f"{name} {100 * share.value:.0f} %" for name, share in zip(review.monsters, chance.shares, strict=True)
        )

    said = f"Chances to win over {sum(each.seat >= 0 for each in drawn)} turns ({review.made})."
    said += f" At first: {told(drawn[0])}. At last: {told(drawn[-1])}."
    jumps = [
        (abs(after.shares[seat].value - before.shares[seat].value), seat, before, after)
        for before, after in pairwise(drawn)
        for seat in range(len(review.monsters))
    ]
    if jumps:
        _, seat, before, after = max(jumps, key=lambda jump: jump[0])
        change = 100 * (after.shares[seat].value - before.shares[seat].value)
        said += f" The biggest change: {review.monsters[seat]} {change:+.0f} points in turn {before.x}."
    return said


def _row(review: Review, prospect: Prospect) -> dict[str, object]:
    whose = "the end" if not prospect.games else "now" if prospect.seat < 0 else review.monsters[prospect.seat]
    shares = {name: percent(prospect.share(seat)) for seat, name in enumerate(review.monsters)}
    if not prospect.games:
        shares = {name: f"{100 * prospect.share(seat).value:.0f} %" for seat, name in enumerate(review.monsters)}
    return {"turn": prospect.turn, "whose": whose, "at": prospect.at, **shares}


def _plot(drawn: Sequence[Chance], names: Sequence[str], here: int | None) -> "Figure":
    from plotly.graph_objects import Figure, Scatter

    figure = Figure()
    for seat, (name, sign) in enumerate(zip(names, marks(names), strict=True)):
        shares = [each.shares[seat] for each in drawn]
        said = [f"{name}, {_when(each)}: {percent(each.shares[seat])}" for each in drawn]
        figure.add_trace(
            Scatter(
                x=[each.x for each in drawn],
                y=[100 * share.value for share in shares],
                error_y={
                    "array": [100 * (share.high - share.value) for share in shares],
                    "arrayminus": [100 * (share.value - share.low) for share in shares],
                    "thickness": 1,
                    "width": 3,
                    "color": sign.colour,
                },
                customdata=[each.node for each in drawn],
                text=said,
                name=f"{sign.letter} {name}",
                mode="lines+markers",
                line={"color": sign.colour, "dash": DASHES[seat], "width": 2.5},
                marker={"symbol": SYMBOLS[sign.shape], "size": 9, "color": sign.colour, "line": {"width": 1}},
                hovertemplate="%{text}<extra></extra>",
            )
        )
    dressed(figure, height=380)
    top = {"orientation": "h", "x": 0, "y": 1.04, "yanchor": "bottom"}
    figure.update_layout(legend=top, hovermode="closest", margin={"t": 60})
    figure.update_xaxes(title_text="turn")
    figure.update_yaxes(title_text="chance to win, %", range=[-4, 104])
    if here is not None:
        figure.add_vline(x=here, line_width=1.5, line_dash="dot")
    return figure


def _when(chance: Chance) -> str:
    return f"turn {chance.x}" if chance.seat >= 0 else "last moment"


def regrets(review: Review) -> Table:
    """Return the choices that were played again, the one that cost most first.

    The columns: ``turn``, ``at`` (for ``game.goto``), ``monster``, ``chosen``, ``better`` (what looked best in the
    screening), ``costs, in points`` of the chance to win with its interval, and the ``verdict`` that it allows.
    """
    rows = [
        {
            "turn": regret.turn,
            "at": regret.at,
            "monster": review.monsters[regret.seat],
            "chosen": choice_words(regret, regret.chosen),
            "better": choice_words(regret, regret.best),
            "costs, in points": points(regret.difference),
            "verdict": verdict(regret),
        }
        for regret in review.regrets
    ]
    games = {regret.games for regret in review.regrets}
    played = f"{min(games)} new games after each of the two" if games else "none was played again"
    return Table(rows, f"The choices that looked worst among {review.decisions}: {played}; {INTERVALS}")


def verdict(regret: Regret) -> str:
    """Return what the interval of a regret allows to say of the choice that was made."""
    return "better than the other" if regret.difference.high < 0 else LABELS[regret.label]


def choice_words(regret: Regret, text: str) -> str:
    """Return one of the two choices of a regret in words; of dice with those that lay there."""
    found = from_text(text)
    if found is None:
        return text
    if not regret.dice:
        return found.label
    if found.verb == "keep" and found.args[0]:
        return f"Keep {found.args[0]} of {regret.dice}"
    return f"{found.label} ({regret.dice})"


def luck_and_skill(review: Review) -> Table:
    """Return a row for each monster: how lucky its dice were, and what its choices cost.

    The columns: ``monster``, ``rolls``, ``luck of the dice, VP`` (exact, by the bot's rules of thumb), its
    ``luckiest`` and ``unluckiest`` roll, the ``choices`` that were played again, and the ``points lost`` by them,
    with the interval of the sum.
    """
    rows = []
    for seat, monster in enumerate(review.monsters):
        own = sorted([fall for fall in review.falls if fall.seat == seat], key=lambda fall: fall.luck)
        lost = review.lost(monster)
        rows.append(
            {
                "monster": monster,
                "rolls": len(own),
                "luck of the dice, VP": f"{review.luck(monster):+.1f}",
                "luckiest": f"{own[-1].rolled} in turn {own[-1].turn}: {own[-1].luck:+.1f}" if own else None,
                "unluckiest": f"{own[0].rolled} in turn {own[0].turn}: {own[0].luck:+.1f}" if own else None,
                "choices": sum(regret.seat == seat for regret in review.regrets),
                "points lost": None if lost is None else points(lost),
            }
        )
    return Table(rows, f"Luck and skill: {review.made}; luck in victory points, exact; {INTERVALS}")
