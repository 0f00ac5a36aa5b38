"""What a quiz is about: a rule, a chapter, or whatever a word is found in."""

from collections.abc import Iterable
from difflib import get_close_matches

from kony_nb.lessons.quiz.ask import Ask
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.rules.errors import BadQuiz, KonyError, shown
from kony_nb.rules.rulebook import CHAPTERS, RULES
from kony_nb.views.rulebook import rules as search

__all__ = ["beyond", "beyond_the_base", "rules_about"]

OF_EXPANSIONS = {"evo": ("power_up",), "luc": ("luchador",)}
"""Some of their rules say what there is without them."""


def rules_about(topic: object) -> tuple[str, ...]:
    """Return the ids of the rules that a topic means, in the order of the rulebook.

    Parameters
    ----------
    topic : str, list of str, or None
        The id of a rule, the beginning of ids (``"ny"``), a chapter or the beginning of its title (``"dice"``), or
        words to search for in the rulebook; several of them; None for every rule.

    Raises
    ------
    BadQuiz
        If nothing is found; the message lists the chapters.

    Examples
    --------
    >>> rules_about("core.roll.six")
    ('core.roll.six',)
    """
    if topic is None:
        return tuple(RULES)
    found = {ident for part in parts(topic) for ident in one(part)}
    if found:
        return tuple(ident for ident in RULES if ident in found)
    raise BadQuiz(f"topic: {shown(topic)} is no rule, chapter or word; {chapters()}")


def beyond(ask: Ask) -> set[str]:
    """Return what a question has that the base game in the profile "digest" has not: expansions, ``"printed"``."""
    rules = {ask.start.get("rules", "digest")} - {"digest"}
    return {*ask.start.get("expansions", ()), *rules, *OF_EXPANSIONS.get(ask.rule.partition(".")[0], ())}


def beyond_the_base(topic: object) -> frozenset[str]:
    """Return what a topic asks for beyond the base game: what most rules of one of its parts are asked with.

    Examples
    --------
    >>> sorted(beyond_the_base(["core.roll.six", "luc.masks.total"])), sorted(beyond_the_base("hearts"))
    (['luchador'], [])
    """
    found: set[str] = set()
    for part in parts(topic):
        asked = [beyond(POINTED[rule]) for rule in one(part)]
        found |= {each for each in set().union(*asked) if 2 * sum(each in more for more in asked) > len(asked)}
    return frozenset(found)


def parts(topic: object) -> list[object]:
    """Return the texts of which a topic is made; none if it is made of nothing."""
    if isinstance(topic, str):
        return [topic]
    return list(topic) if isinstance(topic, Iterable) else []


def one(topic: object) -> tuple[str, ...]:
    """Return the rules that one text means."""
    if not isinstance(topic, str) or not topic.strip():
        raise BadQuiz(f"topic: {shown(topic)} is no rule, chapter or word; {chapters()}")
    wanted = topic.strip()
    found = [ident for ident in RULES if ident == wanted] or [
        ident for ident in RULES if ident.startswith(wanted.rstrip(".") + ".")
    ]
    for title, entries in CHAPTERS.items():
        if not found and title.casefold().startswith(wanted.casefold()):
            found = [rule.id for rule in entries]
    if not found:
        try:
            hits = {row["id"] for row in search(wanted)}
        except KonyError:
            hits = set()
        found = [ident for ident in RULES if ident in hits]
    if not found:
        alike = get_close_matches(wanted, RULES, 3)
        near = f"ids like it are {', '.join(alike)}; " if alike else ""
        raise BadQuiz(f"topic: {shown(topic)} is no rule, chapter or word of the rulebook; {near}{chapters()}")
    return tuple(found)


def chapters() -> str:
    """Return the chapters in a list."""
    return "chapters are " + "; ".join(CHAPTERS)
