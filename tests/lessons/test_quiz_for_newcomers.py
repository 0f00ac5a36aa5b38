"""A quiz for who knows little: the base game first, everything said that is needed, and another ten at the end."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.game.phrases import card as name_of
from kony_nb.lessons.quiz.ask import Question
from kony_nb.lessons.quiz.form import QuizForm
from kony_nb.lessons.quiz.generate import questions as questions_from_games
from kony_nb.lessons.quiz.happening import stand
from kony_nb.lessons.quiz.paper import questions
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.lessons.quiz.pointing import pointed
from kony_nb.lessons.quiz.quiz import following
from kony_nb.lessons.quiz.said_besides import cards_told
from kony_nb.lessons.quiz.topics import beyond
from kony_nb.rules.rulebook import CHAPTERS, RULES


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def game_of(question: Question) -> str:
    return str(question.position.get("game", "new_york"))


@pytest.mark.parametrize("seed", range(4))
def test_a_plain_quiz_is_about_the_base_game_of_new_york_and_mixes_its_chapters(seed: int) -> None:
    asked = kn.quiz(seed=seed).questions
    chapters = {title for title, rules in CHAPTERS.items() for rule in rules if rule.id in asked_for(asked)}

    assert len(asked) == 10
    assert {game_of(question) for question in asked} == {"new_york"}
    assert not any(beyond(question.ask) for question in asked)
    assert len(chapters) >= 4


def asked_for(asked: tuple[Question, ...]) -> set[str]:
    return {question.rules[0] for question in asked if question.rules}


@pytest.mark.parametrize(("topic", "game"), [(None, "tokyo"), (None, "new_york"), ("hearts", None), ("core", "tokyo")])
def test_expansions_and_the_other_profile_are_asked_about_by_their_topics_only(
    topic: str | None, game: str | None
) -> None:
    found = kn.quiz(topic, 16, game=game).questions

    assert len(found) >= 12
    assert not any(beyond(question.ask) for question in found)


@pytest.mark.parametrize("topic", ["evo", "Luchador", "core.options.profile", ["core.roll", "luc.masks"]])
def test_a_topic_of_theirs_asks_about_them(topic: str | list[str]) -> None:
    assert any(beyond(question.ask) for question in kn.quiz(topic, 8).questions)


def test_every_rule_can_still_be_asked_by_its_name() -> None:
    for rule in list(RULES)[::23]:
        assert rule in kn.quiz(rule, 1).questions[0].rules


def test_no_question_stands_in_every_quiz() -> None:
    found = Counter[str]()
    for seed in range(12):
        asked = kn.quiz(seed=seed, n=6).questions
        found.update({" ".join(question.ask.do[-1:]).split(" ")[0] for question in asked if question.form == "referee"})

    assert found["keep"] + found["pass"] <= 5


def test_a_question_without_a_board_names_its_game_and_its_seats() -> None:
    for rule in ("kot.setup.first-player", "kot.setup.outside", "core.setup.market", "evo.draft.variant", "luc.token"):
        prompt = pointed(rule).prompt
        assert "the seats in their order: Kong, Mantis" in prompt
        assert ("King of Tokyo" in prompt) == (POINTED[rule].start.get("game") == "tokyo")
    assert "King of Tokyo with Power Up!" in pointed("evo.setup.sets").prompt


def test_what_a_question_depends_on_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    question = pointed("core.cards.taken")

    assert "(The next card of the deck is Natural Selection.)" in question.prompt
    assert [line.partition(":")[0] for line in cards_told(question)] == ["Natural Selection", "Columbia University"]

    quiz = kn.quiz("core.cards.taken", 1)
    form = quiz.widget()
    shown: list[dict[str, str]] = []
    monkeypatch.setattr("IPython.display.display", lambda page, raw: shown.append(page))
    questions(quiz)
    for page in (form.page, shown[0]["text/html"], shown[0]["text/plain"], quiz.show(1)):
        assert "Gain 4 energy and heal 4" in page


def test_what_others_hold_is_not_told() -> None:
    seen = 0
    for question in islice(questions_from_games("some"), 60):
        if question.seat < 0 or question.ask.blind:
            continue
        monsters = stand(question.ask).monsters
        secret = {card for seat, monster in enumerate(monsters) if seat != question.seat for card in monster.hand}
        secret -= {*monsters[question.seat].hand, *(card for monster in monsters for card in monster.cards)}
        told = {line.partition(":")[0] for line in cards_told(question)}
        assert told.isdisjoint(map(name_of, secret))
        seen += bool(secret and told)
    assert seen > 3


@pytest.mark.parametrize(
    ("seed", "then"), [(0, 1), (-1, 0), (10**63 - 1, 0), ("monday", "monday 2"), ("7b9", "7b10"), ("day 2", "day 3")]
)
def test_each_seed_has_one_that_follows(seed: int | str, then: int | str) -> None:
    assert following(seed) == then
    assert len(str(following("x" * 64))) <= 64


def test_after_a_finished_quiz_come_others() -> None:
    quiz = kn.quiz("core.heal", 2, seed=3, student="Ann")
    form = quiz.widget()
    assert isinstance(form, QuizForm)
    assert "another" not in form.page
    form._heard(form, {"do": "finish"}, None)
    assert "Another 2 questions" in form.page

    form._heard(form, {"do": "another"}, None)
    assert form.quiz.questions == kn.quiz("core.heal", 2, seed=4, student="Ann").questions
    assert quiz.another().questions == form.quiz.questions
    assert not form.quiz.finished
    form._heard(form, {"do": "answer", "number": 1, "choice": "a"}, None)
    assert "1 of 2 answered" in form.page


def test_after_an_exam_there_is_no_other() -> None:
    exam = kn.quiz("core.heal", 1, exam=True)
    exam.finish()

    assert "another" not in exam.widget().page
    with pytest.raises(kn.BadQuiz, match="after an exam there is none"):
        exam.another()


def test_the_question_stands_above_its_board() -> None:
    page = kn.quiz("core.heal", 1).widget().page

    assert page.index("<legend>") < page.index("<svg") < page.index('type="radio"')


def test_places_where_nothing_lies_are_not_told_one_by_one() -> None:
    quiz = kn.quiz("core.heal.gain", 1)

    for page in (quiz.widget().page, quiz.show(1), quiz._repr_mimebundle_()[0]["text/html"]):
        assert "empty" not in page
        assert "no card<" not in page
    assert "Market" in quiz.show(1)


def test_an_explanation_names_a_rule_once() -> None:
    found = pointed("ny.move.advance").explanation

    assert found.count("Up one zone") == 1
    assert found.count("[ny.move.advance]") == 1
