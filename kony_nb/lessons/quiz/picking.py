"""Which questions a student gets: the same student and seed, the same questions."""

import random
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b

from kony_nb.game.game import Game
from kony_nb.lessons.quiz.ask import Question
from kony_nb.lessons.quiz.generate import questions
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.lessons.quiz.pointing import game_of, pointed
from kony_nb.lessons.quiz.topics import beyond as additions
from kony_nb.rules.errors import KonyError

__all__ = ["personal", "pick"]

STOCK = 0.2
"""How often a quiz without a topic may ask what offers itself in every game."""
ALL_DICE = 6
TRIED = 25
"""Questions from games that are looked at for each one wanted, where a topic is asked for."""


def personal(seed: int | str, student: str | None) -> str:
    """Return the seed of a student's questions; the name cannot be read from it."""
    text = f"{seed}\n{student or ''}".encode()
    return blake2b(text, digest_size=6, person=b"kony_nb quiz").hexdigest()


def pick(
    wanted: tuple[str, ...],
    n: int,
    seed: str,
    game: str | Game | None,
    all_rules: bool,
    beyond: frozenset[str] = frozenset(),
) -> tuple[Question, ...]:
    """Return the questions of a quiz, the ones from games and the ones made for a rule by turns.

    Parameters
    ----------
    wanted : tuple of str
        The rules that may be asked.
    n : int
        How many questions; fewer are returned where the topic has no more.
    seed : str
        From `personal`.
    game : str, Game or None
        Which game, or the game whose positions are asked about: then none are made for a rule.
    all_rules : bool
        Whether the quiz has no topic.
    beyond : frozenset of str
        Expansions and ``"printed"``: what may be asked about besides the base game.
    """
    rng = random.Random(f"pick/{seed}")
    from_games = fitting(seed, game, None if all_rules else set(wanted), TRIED * n)
    if isinstance(game, Game):
        return tuple(question for question, _ in zip(from_games, range(n), strict=False))
    made = [rule for rule in wanted if game in (None, game_of(POINTED[rule]))]
    rng.shuffle(made)
    made = [rule for rule in made if not (more := additions(POINTED[rule])) or more & beyond]
    stock = not all_rules or rng.random() < STOCK
    from_games = (
        question
        for question in from_games
        if additions(question.ask) <= beyond and (stock or not is_stock(question))
    )
    found: list[Question] = []
    while len(found) < n:
        before = len(found)
        while made and len(found) == before:
            with suppress(KonyError):  # an owner's evolutions may have taken the place of one that is named
                found.append(pointed(made.pop(), seed))
        if len(found) < n and (question := next(from_games, None)) is not None:
            found.append(question)
        if len(found) == before:
            break
    return tuple(found)


def is_stock(question: Question) -> bool:
    """Return whether it asks if one may pass, or keep all the dice and roll "the rest" again."""
    verb, _, dice = question.ask.do[-1].partition(" ") if question.form == "referee" else ("", "", "")
    return verb == "pass" or (verb == "keep" and len(dice) >= ALL_DICE)


def fitting(seed: str, game: str | Game | None, wanted: set[str] | None, tries: int) -> Iterator[Question]:
    """Yield questions from games that ask for one of these rules, any if None; no more than so many are looked at."""
    for _, question in zip(range(tries), questions(seed, "", game), strict=False):
        if wanted is None or wanted & set(question.rules):
            yield question
