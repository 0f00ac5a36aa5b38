"""The log: what happened, line by line, each with the rule that made it happen."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby

from kony_nb.game.narration import narrate
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.rulebook import find_rule
from kony_nb.views.timeline import Moment

__all__ = ["LogLine", "log_html", "log_lines", "log_text"]

ABOUT_CARDS = (
    *("buy", "discount", "reveal", "gain_card", "lose_card", "extra_turn", "look"),
    *("play", "draw_evolution", "keep_evolution", "discard_evolution", "deal", "take_evolution"),
)
"""Kinds of event that are about the card they name."""


@dataclass(frozen=True)
class LogLine:
    """One event in words.

    Attributes
    ----------
    node : int
        The id of the moment in which it happened.
    step : int
        The place of that moment in the list, 0 upwards.
    turn : int
        The turns begun so far in the game; 0 is the set-up.
    seat : int
        Whom it happened to, -1 for the table.
    kind : str
        The kind of event, see `kony_nb.rules.events.KINDS`.
    text : str
        A sentence.
    rule, title : str
        The id and the title of the rule or card behind it.
    card : str
        The id of the card that it is about (bought, revealed, lost ...), "" if none.
    """

    node: int
    step: int
    turn: int
    seat: int
    kind: str
    text: str
    rule: str
    title: str
    card: str = ""


def log_lines(nodes: Sequence[Moment], names: Sequence[str], *, seats: Collection[int] = ()) -> list[LogLine]:
    """Return one line for each event, in the order in which they happened.

    Parameters
    ----------
    nodes : sequence of nodes
        The moments in order.
    names : sequence of str
        The monsters by seat.
    seats : collection of int
        Who reads: events that only others may know are left out. Without any only public events are told.
    """
    lines = []
    turn = 0
    for step, node in enumerate(nodes):
        for event in node.events:
            if not event.known_to(seats):
                continue
            turn += event.kind == "turn"
            title = find_rule(event.rule).title
            words = narrate(event, names)
            card = event.what if event.kind in ABOUT_CARDS and event.what in CARDS else ""
            lines.append(LogLine(node.id, step, turn, event.seat, event.kind, words, event.rule, title, card))
    return lines


def log_text(lines: Sequence[LogLine]) -> str:
    """Return the log as plain text, the rule in brackets behind each line."""
    return "\n".join(f"{line.step:4}  {line.text} [{line.rule}]" for line in lines)


def log_html(lines: Sequence[LogLine]) -> str:
    """Return the log as HTML: a list for each turn, every line with its step and its rule."""
    parts = []
    for turn, group in groupby(lines, key=lambda line: line.turn):
        items = "".join(
            f'<li data-node="{line.node}" value="{line.step}">{escape(line.text)} '
            f'<cite title="{escape(line.title)}">{escape(line.rule)}</cite></li>'
            for line in group
        )
        head = f"Turn {turn}" if turn else "Set-up"
        parts.append(f"<section><h4>{head}</h4><ol>{items}</ol></section>")
    return f'<div class="kn-log">{"".join(parts)}</div>'
