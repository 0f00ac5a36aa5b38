"""The rulebook to read and to search: ``kn.rule("ny.flee.right")``, ``kn.rules("flee")``."""

from html import escape

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import shown
from kony_nb.rules.rulebook import CHAPTERS, find_rule
from kony_nb.views.table import Table
from kony_nb.views.words import sought_words

__all__ = ["RulePage", "rule", "rules"]


class RulePage:
    """A rule that shows itself.

    Attributes
    ----------
    id, title, text, source : str
        As in `kony_nb.rules.rulebook.Rule`.
    readings : dict of str to str
        Profile to reading, where the profiles differ.
    """

    def __init__(self, ident: str) -> None:
        found = find_rule(ident)
        self.id, self.title, self.text, self.source = found.id, found.title, found.text, found.source
        self.option = found.option
        both = {"digest": found.digest, "printed": found.printed}
        self.readings = both if found.digest or found.printed else {}

    def __repr__(self) -> str:
        readings = [f"  {profile}: {reading}" for profile, reading in self.readings.items()]
        if self.option:
            readings.append(f"  option: {self.option}")
        return "\n".join([f"{self.title} [{self.id}]", self.text, *readings, f"Source: {self.source}"])

    def _repr_html_(self) -> str:
        readings = "".join(
            f"<dt>{profile}</dt><dd>{escape(reading)}</dd>" for profile, reading in self.readings.items()
        )
        if self.option:
            readings += f"<dt>option</dt><dd><code>{escape(self.option)}</code></dd>"
        return (
            f"<section><h4>{escape(self.title)} <code>{escape(self.id)}</code></h4><p>{escape(self.text)}</p>"
            f"{f'<dl>{readings}</dl>' if readings else ''}<p><small>Source: {escape(self.source)}</small></p></section>"
        )


def rule(ident: str) -> RulePage:
    """Return one rule, or one card under ``card.<id>``.

    Raises
    ------
    UnknownRule
        If there is none; the message names the ids that look alike.

    Examples
    --------
    >>> rule("core.roll.limit").title
    'Up to three rolls'
    """
    return RulePage(ident)


def rules(query: str = "") -> Table:
    """Return the rules, cards too, in which every word of the query stands: in the id, the title or the text.

    Parameters
    ----------
    query : str
        Words in any case; "" for the whole rulebook.

    Raises
    ------
    KonyError
        If the query is no text.

    Examples
    --------
    >>> "ny.flee.right" in [row["id"] for row in rules("flee attack")]
    True
    """
    words = sought_words(query)
    chapters = {chapter: [entry.id for entry in entries] for chapter, entries in CHAPTERS.items()}
    designs = [card for card in CARDS.values() if not card.design]
    chapters["Cards"] = [card.rule for card in designs if not card.monster]
    chapters["Evolution cards"] = [card.rule for card in designs if card.monster]
    rows = []
    for chapter, idents in chapters.items():
        for ident in idents:
            entry = find_rule(ident)
            where = f"{entry.id} {entry.title} {entry.text} {entry.digest} {entry.printed}".casefold()
            if all(word in where for word in words):
                rows.append({"id": ident, "title": entry.title, "rule": entry.text, "chapter": chapter})
    sought = f" with {shown(query)}" if query else ""
    return Table(rows, f"{len(rows)} rules{sought}")
