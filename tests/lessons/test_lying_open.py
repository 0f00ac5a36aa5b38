"""What lies open for a question is told by name: the board does not show what monsters hold."""

import pytest

from kony_nb.lessons.quiz.happening import stand
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.lessons.quiz.pointing import pointed
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.luchador.cards import CHALLENGES


def test_every_card_that_somebody_holds_is_named_in_the_question() -> None:
    told = 0
    for rule, ask in POINTED.items():
        if ask.blind or ask.seat >= 0 or not ask.start.get("expansions"):
            continue
        prompt = pointed(rule).prompt
        for monster in stand(ask).monsters:
            held = [CARDS[card].name for card in monster.hand]
            held += [CHALLENGES[monster.challenge].name] if monster.challenge else []
            assert all(name in prompt for name in held), rule
            told += len(held)
    assert told > 100


def test_what_a_card_is_worth_is_told_where_it_is_compared() -> None:
    assert (
        "(Challenge cards, open for this question: Kong has Ankle Hold, strength 2, wins 2 VP; Mantis has Spinning "
        "Kick, strength 4, wins 2 energy; Rob has Belly Flop, as an ally's card bonus 3, wins 1 VP; Sheriff has none.)"
    ) in pointed("luc.challenge.both").prompt
    assert "Mantis has Belly Flop; Kong and Rob have none.)" in pointed("luc.challenge.no-card").prompt
    assert "(Evolutions in hand, open for this question: Cyber Kitty holds Cat Nip.)" in pointed(
        "evo.play.timing"
    ).prompt


@pytest.mark.parametrize("rule", ["luc.masks.total", "evo.draw.hearts", "evo.draft.pick", "core.roll.six"])
def test_nothing_is_said_where_nobody_holds_anything(rule: str) -> None:
    assert "open" not in pointed(rule).prompt
