"""Questions from positions of games: the same seed, the same questions."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count as count_up

from kony_nb.game.game import Game
from kony_nb.lessons.quiz.ask import FORMS, Ask, Question
from kony_nb.lessons.quiz.compose import compose
from kony_nb.lessons.quiz.forms import choose, count, predict, referee
from kony_nb.lessons.quiz.forms.steps import next_steps
from kony_nb.lessons.quiz.happening import happened
from kony_nb.lessons.quiz.subjects import subject_of
from kony_nb.lessons.quiz.walking import Moment, moments, played_on
from kony_nb.rules.errors import KonyError
from kony_nb.rules.state import State

__all__ = ["questions"]

NOW = {"count": 0.25, "choose": 0.45}
"""How often these forms ask about the moment itself."""
PER_GAME = 4
"""Questions from one game at most, so that no quiz is about a single one."""
PAUSE = 40
"""Moments of a game that are passed over, at most, before it is tried again to ask something."""
WINDOW = 8
"""Among so many questions no two ask for the same rule in the same way."""


def questions(seed: str | int, form: str = "", game: str | Game | None = None) -> Iterator[Question]:
    """Yield questions without end, from games played at random.

    Parameters
    ----------
    seed : str or int
        The same seed gives the same questions.
    form : str
        One of `FORMS`; all of them by turns if "".
    game : str, Game or None
        ``"new_york"``, ``"tokyo"``, or the game whose positions are asked about.

    Yields
    ------
    Question
        Its id is form, seed and number.
    """
    rng = random.Random(f"quiz/{seed}/{form}")
    order = [form] if form else list(FORMS)
    number = 0
    lately: list[tuple[str, str]] = []
    for at in count_up():
        asked_here = wait = 0
        for moment in moments(f"quiz/{seed}/{form}/{at}", game if at == 0 else played_on(game)):
            wait -= 1
            if wait > 0:
                continue
            asked = order[number % len(order)]
            question = ask_at(moment, asked, f"{asked}/{seed}/{number + 1}", rng)
            if question is None:
                continue
            mark = (question.ask.subject.partition(" ")[0], question.rules[0] if question.rules else "")
            if mark in lately:
                continue
            placed = at_its_place(question, moment)
            if placed is None:
                continue
            lately = [*lately[1 - WINDOW :], mark]
            number, asked_here, wait = number + 1, asked_here + 1, rng.randrange(PAUSE)
            yield placed
            if asked_here == PER_GAME and not isinstance(game, Game):
                break


def ask_at(moment: Moment, form: str, ident: str, rng: random.Random) -> Question | None:
    """Return a question in a form at a moment, its scenario still missing; None if nothing is worth asking."""
    drafted = draft(moment.state, form, rng)
    state = moment.seen() if drafted is not None else None
    if drafted is None or state is None:
        return None
    do, subject = drafted
    ask = Ask({}, moment.since, do, subject or "legal", seat=moment.seat if moment.hidden else -1)
    try:
        if not subject:
            later = DRAFTS[form](happened(replace(ask, subject="asked"), state), state, rng)
            if later is None:
                return None
            ask = replace(ask, subject=later)
        return compose(ask, ident, state)
    except (KonyError, ValueError):  # a step that an earlier one has made impossible, or no single right answer
        return None


def at_its_place(question: Question, moment: Moment) -> Question | None:
    """Return the question with the scenario of its moment; None if none tells it, or not without what is hidden."""
    start = moment.start()
    if start is None:
        return None
    ask = replace(question.ask, start=start)
    placed = replace(question, ask=ask, position=ask.position)
    if moment.hidden:
        try:
            told = happened(ask)
            subject, about = subject_of(ask)
            if subject.word(told, subject.value(told, about)).casefold() != placed.options[placed.answer].casefold():
                return None
        except (KonyError, ValueError):  # it hangs on what others hold
            return None
    return placed


DRAFTS = {"predict": predict.draft, "count": count.draft, "choose": choose.draft}


def draft(state: State, form: str, rng: random.Random) -> tuple[tuple[str, ...], str] | None:
    """Return what happens next and the subject, "" where that depends on what comes of it."""
    if form == "referee":
        return referee.draft(state, rng)
    if rng.random() < NOW.get(form, 0):
        return count.draft_now(state, rng) if form == "count" else choose.draft_now(state, rng)
    steps = next_steps(state, rng)
    return (steps, "") if steps else None

