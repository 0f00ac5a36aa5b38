"""Questions made for single rules, for one student: other monsters in the same position."""

import json
import random
import re
from dataclasses import replace

from kony_nb.lessons.quiz.ask import Ask, Question
from kony_nb.lessons.quiz.compose import compose
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.lessons.quiz.subjects import subject_of
from kony_nb.rules.actions import monster_id
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import options
from kony_nb.rules.rulebook import RULES

__all__ = ["cast", "game_of", "pointed"]

NAMED = ("table", "species", "badge", "set", "own_set")
"""Subjects that are about the monster or card that they name."""


def game_of(ask: Ask) -> str:
    """Return the game of a question."""
    return str(ask.start.get("game", "new_york"))


def pointed(rule: str, seed: str = "") -> Question:
    """Return the question that is made for a rule.

    Parameters
    ----------
    rule : str
        Its id.
    seed : str
        Whose question it is: other seeds give other monsters and another order of the options; "" gives those of the
        table.

    Raises
    ------
    KeyError
        If there is no such rule.
    """
    ask = POINTED[rule]
    number = list(RULES).index(rule) + 1
    form = subject_of(ask)[0].form
    found = compose(cast(ask, f"{seed}/{rule}") if seed else ask, f"{form}/{seed}/r{number}")
    assert found is not None
    return found


def cast(ask: Ask, seed: str) -> Ask:
    """Return the same question with other monsters; where evolutions are played they belong to them and stay."""
    if "power_up" in ask.start.get("expansions", ()) or ask.subject.partition(" ")[0] in NAMED:
        return ask
    entries = ask.start["monsters"]
    names = [entry if isinstance(entry, str) else entry["name"] for entry in entries]
    there = GAMES[game_of(ask)].monsters_of(options(game_of(ask), expansions=ask.start.get("expansions", ())))
    others = random.Random(seed).sample(there, len(names))
    named = dict(zip(names, others, strict=True))
    called = {monster_id(name): monster_id(other) for name, other in named.items()}
    return replace(
        ask,
        start=json.loads(swapped(json.dumps(ask.start), named)),
        then=tuple(swapped(text, called) for text in ask.then),
        do=tuple(swapped(text, called) for text in ask.do),
        subject=swapped(ask.subject, named),
        lures=tuple(swapped(lure, named) for lure in ask.lures),
        note=swapped(ask.note, named),
        because=swapped(ask.because, named),
    )


def swapped(text: str, names: dict[str, str]) -> str:
    """Return a text with other names, all of them at once."""
    return re.sub(rf"\b({'|'.join(map(re.escape, names))})\b", lambda found: names[found[0]], text)
