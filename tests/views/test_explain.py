"""A card explained: what touches it is named, its scenes are told, nothing is unknown."""

from dataclasses import fields

import pytest

import kony_nb
from kony_nb.rules.cards.registry import CARDS, Card
from kony_nb.rules.errors import KonyError
from kony_nb.rules.rulebook import RULES
from kony_nb.views.explain import explain
from kony_nb.views.touches import BOTH, GAME, touched_rules


def test_every_card_can_be_explained() -> None:
    for card in [card for card in CARDS.values() if not card.design]:
        page = explain(card.id)
        told = repr(page)
        assert card.effect in told
        assert all(ruling in told for ruling in card.rulings)
        assert all(rule in told for rule in page.rules)
        assert f"confidence in the effect: {card.confidence}" in told
        assert page.examples or card.monster, "every card but the evolutions has a scene"
        assert all(example.title in told for example in page.examples)
        bundle = page._repr_mimebundle_()
        assert bundle["text/plain"] == told
        assert bundle["text/html"].count("<svg") == 1
        assert "<mark>" in bundle["text/html"] or card.monster


def test_the_rules_it_touches_exist() -> None:
    named = {field.name for field in fields(Card)}
    for touches in (BOTH, *GAME.values()):
        assert set(touches) <= named
        assert {rule for rules in touches.values() for rule in rules} <= set(RULES)
    for card in CARDS.values():
        touched = touched_rules(card)
        assert len(set(touched)) == len(touched)
        assert set(touched) <= set(RULES)


@pytest.mark.parametrize(
    ("card", "rules"),
    [
        ("extra_head", {"core.cards.keep", "core.roll.extra-dice", "core.roll.most-dice"}),
        ("coney_island", {"core.cards.discard", "ny.buy.discount", "ny.buy.where"}),
        ("curse", {"core.cards.keep", "core.tokens.supply", "core.tokens.spend", "core.tokens.reroll-fee"}),
        ("jets", {"core.cards.keep", "kot.yield.right", "core.attack.damage-stays"}),
        ("burrowing", {"core.cards.keep", "core.resolve.additions", "kot.yield.leave", "kot.enter.forced"}),
        ("webspinner", {"core.cards.keep", "core.tokens.supply", "core.tokens.spend", "core.tokens.fewer-rolls"}),
    ],
)
def test_the_rules_of_single_cards(card: str, rules: set[str]) -> None:
    assert set(touched_rules(CARDS[card])) == rules


def test_a_goal_card_touches_the_rules_that_move_it() -> None:
    assert "ny.statue.take" in explain("statue of liberty").rules
    assert "core.cards.goal" in explain("Superstar").rules


def test_a_scene_is_a_game_to_walk_through() -> None:
    (scene,) = explain("card.fireball").examples
    scene.game.undo()
    assert scene.game.decision is not None
    assert [line.rule for line in scene.lines()].count("card.fireball") == 1
    assert "  *   Kong's attack hits Mantis too: Fireball [card.fireball]" in repr(scene)


def test_by_the_short_name_and_an_unknown_one() -> None:
    assert kony_nb.explain("FIREBALL").card is CARDS["fireball"]
    with pytest.raises(KonyError, match="Fireball"):
        kony_nb.explain("Firebal")


@pytest.mark.parametrize("ident", sorted(CARDS))
def test_every_card_can_be_shown(ident: str) -> None:
    assert CARDS[ident].name in repr(explain(ident))
