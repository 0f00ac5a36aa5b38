"""The rulebook: every rule under the id that events and refusals cite, a chapter a file.

A card is its own rule, ``card.<id>``: its entry in the card registry is the only place where its text stands.
"""

from kony_nb.rules import new_game as _games
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import UnknownRule
from kony_nb.rules.rulebook import (
    dice,
    evolutions,
    fighting,
    game,
    luchador,
    manhattan,
    market,
    setup,
    stars_and_units,
    tiles,
    tokyo,
    turns,
)
from kony_nb.rules.rulebook.rule import Rule

__all__ = ["RULES", "Rule", "find_rule"]

assert _games is not None

CHAPTERS: dict[str, tuple[Rule, ...]] = {
    "The game and this table": game.RULES,
    "Set-up": setup.RULES,
    "Turns, winning and leaving the game": turns.RULES,
    "Dice and results": dice.RULES,
    "Attack, loss and fleeing": fighting.RULES,
    "Buildings and units": tiles.RULES,
    "Stars, Ouch and the two goal cards": stars_and_units.RULES,
    "Manhattan and moving": manhattan.RULES,
    "Cards, market and tokens": market.RULES,
    "Tokyo: City and Bay, numbers, yielding, entering": tokyo.RULES,
    "Power Up!: evolutions and the draft": evolutions.RULES,
    "Luchador: masks and challenges": luchador.RULES,
}
"""The rules by chapter, in the order in which they are read."""

RULES: dict[str, Rule] = {rule.id: rule for chapter in CHAPTERS.values() for rule in chapter}
"""Every rule by its id, without the cards."""


def find_rule(ident: str) -> Rule:
    """Return the rule with this id; ``card.<id>`` is answered from the card registry.

    Raises
    ------
    UnknownRule
        If there is none; the message names the ids that look alike.

    Examples
    --------
    >>> find_rule("core.roll.limit").title
    'Up to three rolls'
    >>> find_rule("card.extra_head").title
    'Extra Head'
    """
    rule = RULES.get(ident) if isinstance(ident, str) else None
    if rule is not None:
        return rule
    kind, _, card = ident.partition(".") if isinstance(ident, str) else ("", "", "")
    if kind == "card" and card in CARDS:
        entry = CARDS[card]
        text = " ".join((entry.effect, *entry.rulings))
        return Rule(ident, entry.name, text, f"{entry.provenance} card, in our words")
    raise UnknownRule(ident, [*RULES, *(entry.rule for entry in CARDS.values())])
