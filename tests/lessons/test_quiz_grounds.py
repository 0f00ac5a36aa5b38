"""An explanation names what its answer turns on: whatever changes the answer when it is changed in the position.

The position is changed in its scenario, one fact at a time: a card is taken away, a unit, a die, a monster, a point.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from kony_nb.game.phrases import place
from kony_nb.lessons.quiz.ask import Ask, Question
from kony_nb.lessons.quiz.generate import questions
from kony_nb.lessons.quiz.happening import stand
from kony_nb.lessons.quiz.pointing import pointed
from kony_nb.lessons.quiz.subjects import code_of
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import KonyError
from kony_nb.rules.faces import counted
from kony_nb.rules.games import GAMES
from kony_nb.rules.places import OUTER
from kony_nb.rules.rulebook import RULES

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
OUTSIDE = (*OUTER, "outside")
CANNOT = (KonyError, LookupError, ValueError, StopIteration)
"""What is raised where the changed position cannot be, or cannot be asked about."""
Fact = tuple[str, ...]


def answer(ask: Ask, start: Any) -> str:
    """Return the answer from another position, "" if it cannot be asked there."""
    try:
        return code_of(replace(ask, start=start))
    except CANNOT:
        return ""


def another(ask: Ask) -> Any:
    """Return a copy of the position that may be changed."""
    return json.loads(json.dumps(ask.start))


def cards(ask: Ask) -> Iterator[tuple[Fact, Any]]:
    for at, entry in enumerate(another(ask)["monsters"]):
        lying = entry.get("cards", ()) if isinstance(entry, dict) else ()
        for card in lying:
            start = another(ask)
            start["monsters"][at]["cards"].remove(card)
            ident = card if isinstance(card, str) else card["id"]
            yield ("card", CARDS[ident.partition(".")[0]].name), start
    for at, card in enumerate(ask.start.get("market", ())):
        if card and not any(card in text for text in ask.do):
            start = another(ask)
            start["market"][at] = None
            yield ("card", CARDS[card].name), start


def units(ask: Ask) -> Iterator[tuple[Fact, Any]]:
    for borough, tiles in ask.start.get("boroughs", {}).items():
        for kind in ("units", "fresh"):
            if tiles.get(kind):
                start = another(ask)
                start["boroughs"][borough][kind].pop()
                yield ("units", str(len(tiles.get("units", ())) + len(tiles.get("fresh", ()))), borough), start


def amounts(ask: Ask) -> Iterator[tuple[Fact, Any]]:
    for at, entry in enumerate(ask.start["monsters"]):
        for what in ("lp", "vp", "energy"):
            if isinstance(entry, dict) and what in entry and ask.subject != f"{what} {entry['name']}":
                start = another(ask)
                start["monsters"][at][what] += 1
                yield ("amount", str(entry[what])), start


def living(ask: Ask) -> Iterator[tuple[Fact, Any]]:
    """Yield positions on the other side of what opens a second place in the city."""
    names = [entry if isinstance(entry, str) else entry["name"] for entry in ask.start["monsters"]]
    said = " ".join((ask.subject, ask.start.get("turn", ""), *ask.then, *ask.do))
    if len(names) == 5:
        for at, entry in enumerate(ask.start["monsters"]):
            if names[at] not in said and isinstance(entry, dict) and entry.get("place") in OUTSIDE:
                start = another(ask)
                del start["monsters"][at]
                yield ("living", "5"), start
    if len(names) == 4:
        spare = next(name for name in ("Kong", "Mantis", "Rob", "Sheriff", "Drakonis") if name not in names)
        for where in OUTSIDE:
            start = another(ask)
            start["monsters"].append({"name": spare, "place": where})
            yield ("living", "4"), start


def turns_on(ask: Ask, *kinds: Any) -> set[Fact]:
    """Return the facts without which the answer is another."""
    right = answer(ask, ask.start)
    found = {fact for kind in kinds for fact, start in kind(ask) if answer(ask, start) not in ("", right)}
    if dice in kinds:
        found |= dice_of(ask, right)
    return found


def dice(ask: Ask) -> Iterator[tuple[Fact, Any]]:
    """Yield nothing: whether a face counts is seen in several positions, see `dice_of`."""
    return iter(())


def dice_of(ask: Ask, right: str) -> set[Fact]:
    """Return the faces of which one less changes the answer, whatever the die shows instead."""
    lie, found = ask.start.get("dice", ""), set()
    for face in sorted(set(lie)) if len(set(lie)) > 1 else ():  # another face would bring a question more
        others = [each for each in GAMES[ask.start.get("game", "new_york")].faces if each != face]
        swapped = ("".join(sorted(lie.replace(face, other, 1))) for other in others)
        if all(answer(ask, {**ask.start, "dice": shown}) not in ("", right) for shown in swapped):
            found.add(("dice", counted(lie.count(face), face)))
    return found


def named(text: str, fact: Fact) -> bool:
    """Return whether an explanation names a fact."""
    low = text.casefold()
    match fact:
        case ("card", name):
            return name in text
        case ("dice", shown):
            n, face = shown.split(" ")
            number = WORDS[int(n)]
            return re.search(rf"\b({n}|{number}) {face}", low) is not None or (n == "1" and face in low)
        case ("units", n, borough):
            number = WORDS[int(n)]
            told = re.search(rf"\b({n}|{number}) units?\b|infantry|jet|tank", low) is not None
            return told and place(borough) in text
        case ("living", n):
            return re.search(rf"\b({n}|{WORDS[int(n)]}) monsters", low) is not None
        case ("amount", n):
            return re.search(rf"\b({n}|{WORDS[int(n)] if int(n) < len(WORDS) else n})\b", low) is not None
    raise ValueError(fact)


def missing(question: Question, *kinds: Any) -> list[Fact]:
    """Return what the answer turns on and the explanation does not name."""
    return sorted(fact for fact in turns_on(question.ask, *kinds) if not named(question.explanation, fact))


EVERYTHING = (cards, units, amounts, living, dice)


def test_what_the_answer_to_a_question_for_a_rule_turns_on_is_named() -> None:
    found = {rule: lacking for rule in RULES if (lacking := missing(pointed(rule), *EVERYTHING))}

    assert found == {}


def test_what_the_answers_to_questions_from_games_turn_on_is_named() -> None:
    asked = list(islice(questions("grounds"), 200))
    found = {question.id: lacking for question in asked if (lacking := missing(question, cards, units, amounts))}

    assert found == {}


def test_such_facts_are_found() -> None:
    kinds = Counter(fact[0] for rule in list(RULES)[::3] for fact in turns_on(pointed(rule).ask, *EVERYTHING))

    assert {"card", "units", "amount", "dice"} <= set(kinds)
    assert ("living", "4") in turns_on(pointed("kot.bay.open").ask, living)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("ny.ouch.three", "stand 3 units"),
        ("core.cards.first", "New York Marathon"),
        ("ny.second-track.opens", "4 monsters are alive; inside the city: Kong in Lower Manhattan"),
        ("core.roll.extra-dice", "6 dice, +1 by Extra Head"),
        ("core.buy.cost", "costs 5 energy here, and Kong has 5"),
        ("kot.numbers.set", "Kong resolves 6 ones"),
        ("ny.ouch.one", "nothing here changes that"),
        ("ny.attack.from-outside", "with 2 attacks"),
        ("ny.flee.attackers-borough", "room for two"),
    ],
)
def test_the_step_that_matters_is_told(rule: str, words: str) -> None:
    for seed in ("", "a student"):
        told = pointed(rule, seed).explanation
        assert words.replace("Kong", stand(pointed(rule, seed).ask).monsters[0].name) in told


def test_an_amount_that_stays_is_told_as_it_was() -> None:
    for question in islice(questions("stay", "predict"), 60):
        what, _, name = question.ask.subject.partition(" ")
        if "nothing here changes that" in question.explanation:
            was = next(monster for monster in stand(question.ask).monsters if monster.name == name)
            assert str(getattr(was, what)) == question.options[question.answer]


def test_a_rule_that_explains_a_question_from_a_game_is_told_in_its_words() -> None:
    told = 0
    for question in islice(questions("words"), 80):
        cited = [rule for rule in question.rules if rule in RULES]
        if question.ask.subject.partition(" ")[0] in ("vp", "lp", "energy", "gain", "hurt") and cited:
            told += any(RULES[rule].text in question.explanation for rule in cited)
            assert not question.explanation.endswith(f"[{cited[-1]}].") or "nothing here" in question.explanation
    assert told > 20


@pytest.mark.parametrize(
    ("rule", "before", "then"),
    [
        ("ny.ouch.three", "units. ", "Three Ouch or more [ny.ouch.three]"),
        ("ny.attack.from-outside", "inside the city: ", "with 2 attacks"),
    ],
)
def test_how_things_stood_is_told_before_what_happens(rule: str, before: str, then: str) -> None:
    told = pointed(rule, "").explanation

    assert 0 <= told.find(before) < told.find(then)


def test_a_rule_that_has_been_cited_is_not_introduced_by_its_title_again() -> None:
    told = {rule: pointed(rule, "").explanation.replace(". ", ".\n") for rule in RULES}
    cited = {rule: words.count(f"[{rule}]") for rule, words in told.items()}

    assert [rule for rule in cited if not cited[rule]] == []
    assert [rule for rule in cited if cited[rule] > 1 and f"\n{RULES[rule].title}: " in told[rule]] == []


def test_the_rules_stand_below_what_happens() -> None:
    happens, _, rules = pointed("core.out.together", "").explanation.partition("\n")

    assert "loses 1 LP (0 left) to the units" in happens
    assert rules.startswith("A monster without life points is out of the game")
    assert rules.endswith("[core.out.together]")
    assert "\n" not in rules
