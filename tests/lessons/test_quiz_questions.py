"""Generated questions: the referee answers each of them again, another path some of them, and every one is fair.

By default 600 of them; 5,000 with ``KONY_NB_ALL_QUESTIONS=1``.
"""

import os
import random
from collections import Counter
from itertools import islice, pairwise

import pytest

from kony_nb.game.game import Game
from kony_nb.game.hidden import determinize, view
from kony_nb.game.scenario import scenario
from kony_nb.lessons.quiz.ask import FORMS, Question
from kony_nb.lessons.quiz.generate import questions
from kony_nb.lessons.quiz.happening import happened, stand
from kony_nb.lessons.quiz.subjects import code_of, subject_of, value_of
from kony_nb.rules.errors import IllegalAction
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.referee import pending
from kony_nb.rules.rulebook import find_rule
from kony_nb.rules.state import state_key
from tests.lessons.by_hand import second_opinion

MANY = 5000 if os.environ.get("KONY_NB_ALL_QUESTIONS") == "1" else 600
OPINIONS = 200


@pytest.fixture(scope="module")
def some() -> list[Question]:
    return list(islice(questions("some"), 120))


def right(question: Question) -> str:
    """Return the option that the referee gives, from the scenario alone."""
    told = happened(question.ask)
    subject, about = subject_of(question.ask)
    return subject.word(told, subject.value(told, about))


def check(question: Question) -> None:
    """Check one question against the referee, and that it is fair."""
    options = question.options
    assert options[question.answer].casefold() == right(question).casefold(), question
    assert 2 <= len(options) <= 5
    assert len({option.casefold() for option in options}) == len(options)
    assert all(option.isdecimal() for option in options) or not any(option.isdecimal() for option in options)
    assert question.prompt.endswith(("?", "."))
    assert question.rules
    assert all(find_rule(rule) for rule in question.rules)
    assert options[question.answer].rstrip(".?").casefold() in question.explanation.casefold()
    assert question.explanation not in repr(question)
    assert "answer=" not in repr(question)


@pytest.mark.slow
def test_the_referee_answers_every_question_again() -> None:
    asked = Counter[str]()
    places = Counter[tuple[int, int]]()
    for question in islice(questions("again"), MANY):
        check(question)
        asked[question.form] += 1
        if question.form == "choose":
            places[len(question.options), question.answer] += 1
    assert set(asked) == set(FORMS)
    assert max(asked.values()) - min(asked.values()) <= 1
    four = [places[4, at] for at in range(4)]
    assert min(four) > 0.15 * sum(four)  # the right one is in every place


def test_questions_are_fair_and_right(some: list[Question]) -> None:
    for question in some:
        check(question)


@pytest.mark.slow
def test_counting_on_the_board_comes_to_the_same() -> None:
    found = Counter[str]()
    for number in range(600):  # young games without expansions: few cards lie about
        name = ("new_york", "tokyo")[number % 2]
        game = Game.new(name, GAMES[name].monsters[: 3 + number % 3 % 2], seed=number)
        for question in islice(questions(number, ("count", "predict", "referee")[number % 3], game), 3):
            opinion = second_opinion(question)
            if opinion is not None:
                assert opinion == code_of(question.ask), (question, opinion)
                found[question.ask.subject.partition(" ")[0]] += 1
        if found.total() >= OPINIONS:
            break
    assert found.total() >= OPINIONS
    assert {"legal", "lp", "energy", "hits", "hurt"} <= set(found)


def test_legality_by_trying(some: list[Question]) -> None:
    tried = 0
    for question in some:
        if question.ask.subject != "legal" or question.seat >= 0:
            continue
        game = scenario(question.position)
        try:
            game.play(question.ask.do[-1])
        except IllegalAction:
            assert question.options[question.answer] == "No, it is refused"
        else:
            assert question.options[question.answer] == "Yes, it is allowed"
        tried += 1
    assert tried > 5


def test_the_same_seed_gives_the_same_questions(some: list[Question]) -> None:
    assert list(islice(questions("some"), 40)) == some[:40]
    assert [q.prompt for q in islice(questions("other"), 10)] != [q.prompt for q in some[:10]]


def test_no_two_alike_in_a_row(some: list[Question]) -> None:
    for one, other in pairwise(some):
        assert (one.ask.subject, one.rules[:1]) != (other.ask.subject, other.rules[:1])


def test_what_others_hold_changes_no_answer(some: list[Question]) -> None:
    hidden = [question for question in some if question.seat >= 0]
    assert len(hidden) > 10
    for question in hidden[:25]:
        state = stand(question.ask)
        seen = view(state, question.seat)
        key = state_key(seen)
        for deal in range(2):
            dealt = determinize(seen, Streamed(random.Random(deal)))
            assert state_key(view(dealt, question.seat)) == key
            assert value_of(happened(question.ask, dealt)) == code_of(question.ask)


def test_the_board_stands_at_the_decision_that_is_asked_about(some: list[Question]) -> None:
    for question in some:
        waits = pending(stand(question.ask))
        assert waits is not None
        assert waits[0].kind != "play"
        assert question.seat in (-1, waits[0].seat)


def test_positions_hold_nothing_of_other_hands(some: list[Question]) -> None:
    seen = 0
    for question in some:
        for seat, entry in enumerate(question.position["monsters"]):
            if question.seat < 0 or seat == question.seat or not entry.get("alive", True):
                continue
            evolutions = entry.get("evolutions", {})
            assert {*evolutions.get("hand", ()), *evolutions.get("deck", ())} <= {"?"}
            assert entry.get("challenge", "?") == "?"
            seen += 1
    assert seen > 10


def test_a_game_that_is_given_is_asked_about() -> None:
    game = Game.new("tokyo", ["Kong", "Rob", "Mantis"], seed=3)
    for _ in range(30):
        if game.over or pending(game.state) is None:
            break
        game.play(game.legal_actions()[0])
    asked = list(islice(questions("given", "", game), 6))
    for question in asked:
        check(question)
        assert [entry["name"] for entry in question.position["monsters"]] == ["Kong", "Rob", "Mantis"]


def test_a_form_and_a_game_can_be_wanted() -> None:
    asked = list(islice(questions("wanted", "count", "tokyo"), 5))
    assert {question.form for question in asked} == {"count"}
    assert {question.position["game"] for question in asked} == {"tokyo"}
