"""Two seeds: one that everybody sees, and one that deals what is hidden."""

import json

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.share import unshare
from kony_nb.rules.errors import BadRecord
from kony_nb.rules.state import state_key
from tests.game.randomly import evolving_game

NAMES = ("Kraken", "Alienoid")


def begun(deal_seed: int | str | None = None, seed: int = 7) -> Game:
    return Game.new("tokyo", NAMES, seed=seed, expansions=["power_up"], deal_seed=deal_seed)


def dealt(game: Game) -> list[str]:
    return [event.what for event in game.events if event.kind == "draw_evolution"]


def on(game: Game) -> Game:
    """Play a game on to the end of its first turn, without a play."""
    while game.state.turn < 1:
        game.play(next(action for action in game.legal_actions() if action.verb != "play"))
    return game


def test_the_same_deal_seed_deals_the_same_whatever_the_seed() -> None:
    assert dealt(begun(3)) == dealt(begun(3, seed=8))
    assert len({tuple(dealt(begun(seed))) for seed in range(12)}) > 6
    assert dealt(begun()) == dealt(begun(7))  # without one it is the seed


def test_the_dice_do_not_depend_on_it() -> None:
    rolls = [[event.what for event in on(begun(seed)).events if event.kind == "roll"] for seed in range(6)]
    assert rolls == [rolls[0]] * 6


def test_it_is_shown_unless_it_is_secret() -> None:
    assert begun().deal_seed == 7
    assert begun("mine").deal_seed == "mine"
    assert begun("secret").deal_seed == "secret"
    game = evolving_game(2, 2, table="tokyo", deal_seed="secret")
    assert game.over
    shown = str(game.deal_seed)
    assert shown.startswith("secret-")
    assert len(shown) == len("secret-") + 32
    game.undo()
    assert game.deal_seed == "secret"


def test_secret_ones_differ() -> None:
    assert len({begun("secret").luck.deal for _ in range(4)}) == 4


def test_it_is_kept_in_what_is_private_and_in_nothing_else() -> None:
    game = on(begun("secret"))
    kept = str(game.luck.deal)
    whole = [game.record(), game.to_json(), json.dumps(game.to_scenario()), str(unshare(game.share(all=True)))]
    assert all(kept in text for text in whole)
    shown = [game.record(public=True), game.record(seat="Kraken"), str(unshare(game.share()))]
    shown += [repr(game), repr(game.luck)]
    assert not any(kept.removeprefix("secret-") in text for text in shown)


def test_a_saved_game_deals_on_alike() -> None:
    game = on(begun("secret"))
    for again in (
        Game.from_record(game.record()),
        Game.from_json(game.to_json()),
        scenario(game.to_scenario()),
        scenario(game.share(all=True)),
    ):
        assert (again.luck.deal, again.deal_seed) == (game.luck.deal, "secret")
        assert state_key(again.state) == state_key(game.state)


def test_a_branch_keeps_it_or_gets_another_with_the_luck() -> None:
    game = begun("secret")
    assert game.branch().luck.deal == game.luck.deal
    other = game.branch(luck="new")
    assert other.luck.deal == f"{game.luck.deal}~1"
    assert (other.deal_seed, dealt(other)) == ("secret", dealt(game))
    for _ in range(20):
        other = other.branch(luck="new")
    assert other.deal_seed == "secret"
    assert begun().branch(luck="new").luck.deal is None
    assert begun(5).branch(luck="new").deal_seed == "5~1"


def test_a_wrong_one_in_a_save_is_refused() -> None:
    saved = json.loads(begun(3).to_json())
    with pytest.raises(BadRecord, match=r"deal_seed: 1\.5 is not a whole number"):
        Game.from_json(json.dumps({**saved, "deal": 1.5}))
    text = begun(3).record()
    with pytest.raises(BadRecord, match="header Deal: seed: '' is not"):
        Game.from_record(text.replace('[Deal "3"]', '[Deal ""]'))
