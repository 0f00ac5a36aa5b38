"""Cards of one printed name: a text means the one that lies there."""

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.game.wording import shared_names
from kony_nb.rules.cards.registry import CARDS


def buying(market: list[str], **kong: object) -> Game:
    monsters = [{"name": "Kong", "energy": 9, **kong}, "Rob"]
    deck = ["mimic", "opportunist"]
    described = {"game": "tokyo", "monsters": monsters, "phase": "buy", "market": market, "deck": deck}
    return scenario(described)


def test_the_copy_that_is_for_sale_is_bought_under_either_name() -> None:
    for text in ("buy Extra Head", "buy extra_head", "buy extra_head_2", "Extra Head", "buy extra"):
        game = buying(["jets", "extra_head_2", "made_in_a_lab"])
        assert game.why_not(text) is None
        game.play(text)
        assert game.state.monsters[0].cards == ("extra_head_2",)


def test_of_two_copies_for_sale_a_name_means_the_first_and_an_id_the_one() -> None:
    for text, card in (("buy Extra Head", "extra_head_2"), ("buy extra_head", "extra_head")):
        game = buying(["jets", "extra_head_2", "extra_head"])
        game.play(text)
        assert game.state.monsters[0].cards == (card,)


def test_what_is_not_for_sale_is_refused_by_its_name() -> None:
    refused = buying(["jets", "burrowing", "made_in_a_lab"]).why_not("buy Extra Head")
    assert refused is not None
    assert "Extra Head is not for sale" in refused.reason


def test_an_outcome_of_chance_by_its_name() -> None:
    game = buying(["jets", "extra_head", "made_in_a_lab"])
    game.script(["draw Mimic"])
    game.play("buy jets")
    assert "mimic" in game.state.market


def test_buttons_have_the_printed_names() -> None:
    game = buying(["it_has_a_child", "extra_head_2", "made_in_a_lab"])
    labels = [action.label for action in game.legal_actions() if action.verb == "buy"]
    assert labels == ["Buy It Has a Child!", "Buy Extra Head", "Buy Made in a Lab"]
    assert {"extra_head", "extra_head_2"} <= shared_names() <= set(CARDS)
