"""A card explained: what it does, how doubts are settled, the rules it touches, and scenes in which it acts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from importlib.resources import files

from kony_nb.game.game import Game
from kony_nb.game.history import Node
from kony_nb.rules.cards.registry import Card
from kony_nb.rules.events import Event
from kony_nb.rules.referee import decider
from kony_nb.rules.rulebook import find_rule
from kony_nb.views.cards import CardPage, card_svg, find_card
from kony_nb.views.log import LogLine, log_lines
from kony_nb.views.touches import GOAL_RULES, touched_rules
from kony_nb.views.words import capital

__all__ = ["Example", "Explanation", "acts", "examples_of", "explain"]

def acts(card: Card, event: Event) -> bool:
    """Return whether an event is the card's doing: it cites the card, or a rule of the goal card."""
    return event.rule == card.rule or (card.kind == "goal" and event.rule.startswith(GOAL_RULES[card.id]))


@dataclass(frozen=True)
class Example:
    """A short scene in which a card acts.

    Attributes
    ----------
    card : Card
        The card.
    record : str
        The scene as a record, as `Game.record` writes it.
    """

    card: Card
    record: str

    @cached_property
    def game(self) -> Game:
        """The scene as a game at its end; go back in it, play it differently."""
        return Game.from_record(self.record)

    @property
    def title(self) -> str:
        """What the scene shows, in a sentence."""
        return self.game.root.note

    def lines(self) -> list[LogLine]:
        """Return what happens, a line for each event."""
        return self._lines(self.game.path)

    def _lines(self, nodes: list[Node]) -> list[LogLine]:
        """Return what these moments tell; a scene hides nothing."""
        names = self.game.names
        return log_lines(nodes, names, seats=range(len(names)))

    def __repr__(self) -> str:
        return "\n".join([self.title, *self._told()])

    def _moments(self) -> list[Node]:
        """Return the moments to tell, the first one only if something happened in it."""
        path = self.game.path
        return path if path[0].events else path[1:]

    def _told(self) -> Iterator[str]:
        for node in self._moments():
            yield f"  > {_chosen(node)}"
            for line in self._lines([node]):
                mark = "*" if line.rule in self._rules(node) else " "
                yield f"  {mark}   {capital(line.text)} [{line.rule}]"

    def _rules(self, node: Node) -> set[str]:
        return {event.rule for event in node.events if acts(self.card, event)}

    def _repr_html_(self) -> str:
        items = []
        for node in self._moments():
            items.append(f"<li><b>{escape(_chosen(node))}</b><ul>")
            for line in self._lines([node]):
                words = f"{escape(capital(line.text))} <code>{escape(line.rule)}</code>"
                items.append(f"<li>{f'<mark>{words}</mark>' if line.rule in self._rules(node) else words}</li>")
            items.append("</ul></li>")
        return f"<details open><summary>{escape(self.title)}</summary><ol>{''.join(items)}</ol></details>"


def _chosen(node: Node) -> str:
    """Return who chose what at a moment, or what chance brought."""
    if node.action is None or node.parent is None:
        return "At the beginning"
    state = node.parent.state
    seat = decider(state)
    return node.action.label if seat < 0 else f"{state.monsters[seat].name}: {node.action.label}"


def examples_of(card: Card) -> list[Example]:
    """Return the packaged scenes of a card, none if it has none."""
    folder = files("kony_nb") / "examples"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.partition(".")[0] == card.id)
    return [Example(card, (folder / name).read_text(encoding="utf-8")) for name in names]


class Explanation:
    """A card explained; it shows itself.

    Attributes
    ----------
    card : Card
        The facts: name, cost, kind, effect, rulings, confidence and provenance.
    rules : tuple of str
        The ids of the rules it touches; ``kn.rule`` shows one.
    examples : list of Example
        Scenes in which it acts; each has a ``game`` to walk through.
    """

    def __init__(self, card: Card) -> None:
        self.card = card
        self.rules = touched_rules(card)
        self.examples = examples_of(card)

    @property
    def sureness(self) -> str:
        """How sure the effect is, and whose the card is, in a sentence."""
        made = {
            "published": "A published card",
            "owner": "A card of this table's owner",
            "house": "A house card, not from the published game",
        }
        return f"{made[self.card.provenance]}, told in our words; confidence in the effect: {self.card.confidence}."

    def __repr__(self) -> str:
        rules = [f"  {find_rule(rule).title} [{rule}]" for rule in self.rules]
        scenes = [f"Example: {example!r}" for example in self.examples]
        return "\n".join([repr(CardPage(self.card)), self.sureness, "Rules it touches:", *rules, *scenes])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/html": self._html(), "text/plain": repr(self)}

    def _html(self) -> str:
        rules = "".join(f"<li>{escape(find_rule(rule).title)} <code>{rule}</code></li>" for rule in self.rules)
        scenes = "".join(example._repr_html_() for example in self.examples)
        return (
            f"<section>{card_svg(self.card)}<p>{escape(self.sureness)}</p><h4>Rules it touches</h4><ul>{rules}</ul>"
            f"{'<h4>Examples</h4>' + scenes if scenes else ''}</section>"
        )


def explain(name: str, *, game: str | None = None) -> Explanation:
    """Return a card or an evolution explained: effect, rulings, how sure they are, the rules it touches, and examples.

    Parameters
    ----------
    name : str
        The card's name or id, in any case.
    game : str, optional
        ``new_york`` or ``tokyo``, for a name that a card of each game has.

    Raises
    ------
    KonyError
        If there is none; the message names those that look alike.

    Examples
    --------
    >>> "core.roll.extra-dice" in explain("extra head").rules
    True
    """
    return Explanation(find_card(name, game))
