"""The table of what an owner may say: made from the vocabulary, so it cannot say anything else."""

import pytest

import kony_nb as kn
from kony_nb.game.owner.challenges import CHALLENGE_KEYS
from kony_nb.game.owner.checking import KEYS
from kony_nb.rules.power_up.vocabulary import AT, EFFECTS, IF, WHEN
from kony_nb.views.card_schema import PARTS
from tests.game.owner_cards import evolution, faults_of


def test_every_word_stands_there_once_with_a_meaning() -> None:
    for part, words in zip(PARTS, (KEYS, EFFECTS, AT, IF, WHEN, CHALLENGE_KEYS), strict=True):
        table = kn.card_schema(part)
        assert [row["word"] for row in table] == list(words)
        assert all(row["meaning"] and "{" not in row["meaning"] for row in table)
    assert len(kn.card_schema()) == sum(len(kn.card_schema(part)) for part in PARTS)


def test_what_an_effect_needs_is_what_is_missing_without_it() -> None:
    for row in kn.card_schema("effects"):
        needed = [each.partition(" ")[0] for each in row["needs"].split("; ") if each]
        faults = faults_of(evolution(game="new_york", monster="Kong", kind="permanent", effects=[{"do": row["word"]}]))
        missing = [fault.partition(": ")[0].rpartition(".")[2] for fault in faults]
        assert missing == needed


def test_an_unknown_part_is_refused_with_the_list() -> None:
    with pytest.raises(kn.KonyError, match="'cards' is not one of evolution, effects, at, if, when, challenge"):
        kn.card_schema("cards")
