"""Every rule of the rulebook is asked, and the answer changes when the rule is switched off.

The rules are switched off by the table of mutations; by default eight of them, all with ``KONY_NB_ALL_MUTATIONS=1``.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import kony_nb
from kony_nb.game.scenario import scenario
from kony_nb.lessons.quiz.ask import FORMS
from kony_nb.lessons.quiz.happening import happened
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.lessons.quiz.pointing import cast, pointed
from kony_nb.lessons.quiz.subjects import code_of, value_of
from kony_nb.rules.rulebook import RULES
from tests.rules.mutations.every import MUTATIONS
from tests.rules.mutations.mutation import Mutation, m

ROOT = Path(kony_nb.__file__).parent.parent
SAMPLE = 8
RUNNER = """
import importlib.machinery as machinery, sys
root, file, old, new, rule = sys.argv[1:]
sys.path.insert(0, root)
real = machinery.SourceFileLoader.get_code
def get_code(loader, name):
    if loader.path.endswith("/" + file):
        text = open(loader.path, encoding="utf-8").read()
        assert text.count(old) == 1
        return compile(text.replace(old, new), loader.path, "exec")
    return real(loader, name)
machinery.SourceFileLoader.get_code = get_code
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.lessons.quiz.subjects import code_of
print(code_of(POINTED[rule]))
"""
OWN = (
    m("evo.play.any-time", "rules/phases/rolling.py", 'open_now(state, "between_rolls")', "pass", ""),
    m(
        "luc.token",
        "rules/luchador/setup.py",
        "monster.mask = True",
        'monster.mask, monster.tokens = True, {"poison": 1}',
        "",
    ),
)
"""Where the mutation of the table leaves no game at all, another one."""


def switched_off(rule: str) -> list[Mutation]:
    """Return the mutations of a rule, our own first."""
    return [mutation for mutation in (*OWN, *MUTATIONS) if mutation.rule == rule]


def answer_without(mutation: Mutation) -> str:
    """Return the answer to the rule's question when the rule is switched off."""
    done = subprocess.run(
        [sys.executable, "-c", RUNNER, str(ROOT), mutation.file, mutation.old, mutation.new, mutation.rule],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.stdout.strip() if done.returncode == 0 else ""


def test_no_rule_is_left_out() -> None:
    assert [rule for rule in RULES if rule not in POINTED] == []
    assert set(POINTED) == set(RULES)
    assert {pointed(rule).form for rule in RULES} == set(FORMS)


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_has_a_fair_question(rule: str) -> None:
    question = pointed(rule)
    assert rule in question.rules
    assert f"[{rule}]" in question.explanation
    assert 2 <= len(question.options) <= 5
    assert len({option.casefold() for option in question.options}) == len(question.options)
    right = question.options[question.answer]
    assert right.isdecimal() == all(option.isdecimal() for option in question.options)
    assert right.rstrip(".?") in question.explanation
    assert rule not in repr(question)


def test_other_students_get_other_monsters_and_the_same_answer() -> None:
    changed = 0
    for rule, ask in POINTED.items():
        other = cast(ask, "student")
        if other == ask:
            continue
        changed += 1
        names = [entry if isinstance(entry, str) else entry["name"] for entry in ask.start["monsters"]]
        others = [entry if isinstance(entry, str) else entry["name"] for entry in other.start["monsters"]]
        code = value_of(happened(other))
        for name, new in zip(others, names, strict=True):
            code = code.replace(name, f"<{names.index(new)}>")
        expected = code_of(ask)
        for name in names:
            expected = expected.replace(name, f"<{names.index(name)}>")
        assert code == expected, rule
    assert changed > 200


def test_positions_are_scenarios() -> None:
    for rule in list(RULES)[::9]:
        scenario(pointed(rule).position)


def chosen() -> list[str]:
    """Return all rules, or a sample spread evenly over the rulebook."""
    if os.environ.get("KONY_NB_ALL_MUTATIONS") == "1":
        return list(RULES)
    return [*{mutation.rule for mutation in OWN}, *list(RULES)[:: len(RULES) // (SAMPLE - len(OWN))]]


@pytest.mark.slow
def test_the_answer_changes_when_the_rule_is_switched_off() -> None:
    def changes(rule: str) -> bool:
        right = code_of(POINTED[rule])
        return any((answer := answer_without(mutation)) and answer != right for mutation in switched_off(rule))

    with ThreadPoolExecutor(2) as pool:
        found = dict(zip(chosen(), pool.map(changes, chosen()), strict=True))
    assert [rule for rule, changed in found.items() if not changed] == []
