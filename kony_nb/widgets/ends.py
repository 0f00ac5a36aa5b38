"""What comes beside the one line of play: variations, the question before a reset, and the end."""

import re
from collections.abc import Iterator
from html import escape

from kony_nb.game.history import Node
from kony_nb.rules.cards.registry import CARDS, TOKENS, Card
from kony_nb.rules.phases.gains import total_vp
from kony_nb.rules.rulebook import find_rule
from kony_nb.views.cards import card_svg
from kony_nb.views.twigs import played, way_words
from kony_nb.views.words import outcome
from kony_nb.widgets.html import button, note, tag
from kony_nb.widgets.session import Session
from kony_nb.widgets.since import last_turn

__all__ = ["over", "reset_question", "rule_card", "variations"]


def variations(session: Session) -> str:
    """Return every fork of the line that is shown, with its ways."""
    line = [node for node in session.line if not session.shown.hidden(node)]
    rows = []
    for step, node in enumerate(line):
        ways = list(_ways(session, node))
        if len(ways) > 1:
            taken = line[step + 1] if step + 1 < len(line) else None
            rows.append(tag("li", f"Step {step}: ", " ".join(_way(session, way, way[-1] is taken) for way in ways)))
    if not rows:
        return note("Go back and choose differently: what was played stays here as a variation.")
    return tag("ul", *rows, class_="kony-forks")


def _ways(session: Session, node: Node) -> Iterator[list[Node]]:
    """Yield the ways from a moment to those shown next: one that is never shown is no fork, nor the end of a way."""
    for child in node.children:
        if session.shown.hidden(child):
            yield from ([child, *way] for way in _ways(session, child))
        else:
            yield [child]


def _way(session: Session, way: list[Node], taken: bool) -> str:
    label = "; ".join([way_words(way[0], session.lookers), *played(way[1:])])
    number = session.shown.number(way[-1])
    return button(label, f"fork-{number}", data_node=number, aria_current="true" if taken else None)


def over(session: Session) -> str:
    """Return the end of the game: who won and how, and the table of all monsters; "" while it goes on."""
    state = session.game.state
    if not state.result:
        return ""
    monsters = state.monsters
    standing = [(seat != state.winner, not each.alive, -total_vp(each)) for seat, each in enumerate(monsters)]
    order = sorted(range(len(monsters)), key=standing.__getitem__)
    rows = []
    for seat in order:
        how = "winner" if seat == state.winner else "alive" if monsters[seat].alive else "eliminated"
        cells = (how, str(total_vp(monsters[seat])), str(monsters[seat].lp))
        rows.append(
            tag("tr", tag("th", escape(monsters[seat].name), scope="row"), *(tag("td", cell) for cell in cells))
        )
    heads = [tag("th", words, scope="col") for words in ("Monster", "Result", "VP", "LP")]
    pair = button("New game…", "again", class_="kony-main", data_do="new-dialog")
    pair += button("Review this game", "review", class_="kony-choice", data_do="review")
    pair += button("Back to my last choice", "over-back", class_="kony-choice", data_do="back-mine")
    return tag(
        "div",
        tag("h3", escape(outcome(state))),
        last_turn(session),
        tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows)),
        note("Go back to any moment with the log, the timeline or Back, and try another choice."),
        tag("div", pair, class_="kony-pair"),
        class_="kony-over",
    )


def reset_question() -> str:
    """Return the question before everything played is forgotten."""
    pair = button("Start again", "reset-yes", class_="kony-main kony-danger", data_do="reset")
    pair += button("Keep the game", "close", class_="kony-choice", data_do="close")
    return tag(
        "div",
        tag("h3", "Start this game again?"),
        tag(
            "p", "Same monsters, seed and rules, from the first roll. All that was played is forgotten, variations too."
        ),
        tag("div", pair, class_="kony-pair"),
        class_="kony-setup",
        role="alertdialog",
        aria_label="Reset",
    )


def _sure(card: Card | None) -> str:
    return "" if card is None else f"; confidence: {escape(card.confidence)}"


def _card(card: Card) -> str:
    """Return a card as it is drawn, and what its tokens do."""
    tokens = [
        tag("li", f"<b>{escape(token.name)} token</b>, {token.supply} in all: {escape(token.effect)}")
        for token in TOKENS.values()
        if token.card == card.id
    ]
    return card_svg(card) + (tag("ul", *tokens) if tokens else "")


def _marked(text: str) -> str:
    """Return a text of the rulebook with what stands between backticks set as code."""
    return re.sub("`([^`]*)`", r"<code>\1</code>", escape(text, quote=False))


def rule_card(ident: str) -> str:
    """Return the text of a rule, or of a card with its rulings.

    Raises
    ------
    UnknownRule
        If there is none with this id.
    """
    rule = find_rule(ident)
    card = CARDS.get(ident.removeprefix("card.")) if ident.startswith("card.") else None
    body = tag("p", _marked(rule.text)) if card is None else _card(card)
    for profile, reading in (("digest", rule.digest), ("printed", rule.printed)):
        if reading:
            body += tag("p", f"<b>{profile}:</b> {_marked(reading)}")
    return (
        button("×", "close-rule", class_="kony-close", data_do="close", aria_label="Close the rule")
        + tag("h4", f"{escape(rule.title)} ", tag("code", escape(ident)))
        + body
        + tag("p", f"Source: {escape(rule.source)}{_sure(card)}", class_="kony-note")
    )
