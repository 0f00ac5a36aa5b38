"""The rulebook: every id that is cited stands in it, every rule has a test, and its words are complete."""

import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import kony_nb
from kony_nb.game.game import Game
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import IllegalAction, UnknownRule
from kony_nb.rules.options import CHOICES
from kony_nb.rules.rulebook import CHAPTERS, RULES, find_rule
from kony_nb.rules.rulebook.rule import DIGEST, LUCHADOR_DIGEST, OPTION, OURS, POWER_UP_DIGEST, TOKYO_DIGEST
from tests.rules.mutations.every import MUTATIONS

PACKAGE = Path(kony_nb.__file__).parent
ID = re.compile(r'(?<!startswith\()"((?:ny|kot|core|evo|luc|card)\.[a-z][a-z._-]*[a-z])"')


def test_every_cited_id_exists() -> None:
    cited = set()
    for path in PACKAGE.rglob("*.py"):
        if "rulebook" not in path.parts:
            cited |= set(ID.findall(path.read_text()))
    assert len(cited) > 80
    for ident in cited:
        assert find_rule(ident).id == ident


def test_every_rule_has_a_mutation() -> None:
    assert {mutation.rule for mutation in MUTATIONS} == set(RULES) | {card.rule for card in CARDS.values()}


def test_ids_and_chapters() -> None:
    assert sum(len(chapter) for chapter in CHAPTERS.values()) == len(RULES)
    assert all(RULES[ident].id == ident for ident in RULES)
    assert 100 <= len(RULES) <= 270
    assert len({rule.title for rule in RULES.values()}) == len(RULES)


def test_every_rule_is_whole() -> None:
    for rule in RULES.values():
        assert rule.title
        assert not rule.title.endswith(".")
        assert rule.text.endswith(".")
        assert 1 <= len(re.findall(r"[.;?!](?: |$)", rule.text)) <= 5
        assert rule.source in (DIGEST, TOKYO_DIGEST, POWER_UP_DIGEST, LUCHADOR_DIGEST, OURS, OPTION)
        assert bool(rule.digest) == bool(rule.printed)


def test_rules_with_two_readings_name_their_option() -> None:
    for name, choice in CHOICES.items():
        rule = RULES[choice.rule]
        assert rule.option == name
        assert bool(rule.printed) == (choice.digest != choice.printed)
    options = {rule.option for rule in RULES.values() if rule.option}
    assert options == {*CHOICES, "rules"}
    assert all(rule.option for rule in RULES.values() if rule.printed)


def test_cards_are_rules_too() -> None:
    for card in CARDS.values():
        rule = find_rule(f"card.{card.id}")
        assert rule.title == card.name
        assert card.effect in rule.text
        assert all(ruling in rule.text for ruling in card.rulings)


def test_an_unknown_rule_is_refused_with_those_that_look_alike() -> None:
    with pytest.raises(UnknownRule, match=r"ny\.flee\.right") as caught:
        find_rule("ny.flee.rihgt")
    assert caught.value.rule == "ny.flee.rihgt"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    with pytest.raises(UnknownRule, match="ids begin with"):
        find_rule("zzzzzz")


@pytest.mark.parametrize("ident", [None, 5, [], b"ny.flee.right"])
def test_what_is_no_text_is_no_rule(ident: Any) -> None:
    with pytest.raises(UnknownRule, match="is no rule"):
        find_rule(ident)


def test_a_choice_for_another_moment_is_refused() -> None:
    game = Game.new(monsters=["Kong", "Mantis"], seed=1)
    seen = game.node.id
    game.play("roll", at=seen)
    now = game.node.id
    with pytest.raises(IllegalAction) as caught:
        game.play("roll", at=seen)
    assert caught.value.rule == "core.game.stale"
    assert game.node.id == now
