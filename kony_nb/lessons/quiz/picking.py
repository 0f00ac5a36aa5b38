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
from kony_nb.rules.errors import KonyError

__all__ = ["personal", "pick"]

TRIED = 25
"""Questions from games that are looked at for each one wanted, where a topic is asked for."""


def personal(seed: int | str, student: str | None) -> str:
    """Return the seed of a student's questions; the name cannot be read from it."""
    text = f"{seed}\n{student or ''}".encode()
    return blake2b(text, digest_size=6, person=b"kony_nb quiz").hexdigest()


def pick(wanted: tuple[str, ...], n: int, seed: str, game: str | Game | None, all_rules: bool) -> tuple[Question, ...]:
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
    """
    rng = random.Random(f"pick/{seed}")
    made = [] if isinstance(game, Game) else [rule for rule in wanted if game in (None, game_of(POINTED[rule]))]
    rng.shuffle(made)
    from_games = fitting(seed, game, None if all_rules else set(wanted), TRIED * n)
    if isinstance(game, Game):
        return tuple(question for question, _ in zip(from_games, range(n), strict=False))
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


def fitting(seed: str, game: str | Game | None, wanted: set[str] | None, tries: int) -> Iterator[Question]:
    """Yield questions from games that ask for one of these rules, any if None; no more than so many are looked at."""
    for _, question in zip(range(tries), questions(seed, "", game), strict=False):
        if wanted is None or wanted & set(question.rules):
            yield question
