"""Evolutions in the terminal: a hand is printed to its own person, several pass the keyboard over."""

import pytest

from kony_nb.cli.main import main
from kony_nb.cli.play import play
from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario


def table(**more: object) -> Game:
    monsters = [
        {"name": "Kraken", "lp": 5, "place": "tokyo_city", "evolutions": {"hand": ["healing_rain"], "deck": []}},
        {"name": "Alienoid", "evolutions": {"hand": ["alien_scourge"], "deck": []}},
    ]
    described = {"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, "turn": "Alienoid"}
    return scenario({**described, "phase": "resolve", "dice": "AA1122", **more})


def test_one_person_sees_its_own_hand_and_plays_from_it(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("help", "hand", "play healing_rain", "quit")
    game = table()
    assert play(game, None, "random") == 0
    said = capsys.readouterr().out
    assert "Kraken's evolutions: 1 in hand, 0 in the deck" in said
    assert "play healing_rain: Healing Rain (temporary). Gain 2 LP." in said
    assert "ask ID never" in said
    assert "You hold 1 evolution; type hand to see it." in said
    assert "alien_scourge" not in said
    assert game.state.monsters[0].spent == ("healing_rain",)


def test_never_asks_no_more(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("ask healing_rain never", "quit")
    game = table()
    play(game, None, "random")
    assert "Healing Rain: do not ask me." in capsys.readouterr().out
    decision = game.decision
    assert decision is not None
    assert decision.kind != "play"


def test_several_persons_pass_the_keyboard_over(typing, capsys: pytest.CaptureFixture[str]) -> None:
    prompts = typing("", "pass", "", "play healing_rain")
    play(table(), ["Kraken", "Alienoid"], "greedy")
    said = capsys.readouterr().out
    assert prompts[0] == "Pass the screen to Alienoid. Only Alienoid looks. Press Enter. "
    assert prompts[2] == "Pass the screen to Kraken. Only Kraken looks. Press Enter. "
    before, _, then = said.partition("Pass the screen to Kraken.")
    assert "Play Alien Scourge" in before
    assert "Healing Rain" not in before
    assert "Play Healing Rain" in then
    assert "Alien Scourge" not in then.partition("Pass the screen")[0]


def test_a_hand_is_shown_and_hidden_at_an_open_question(typing, capsys: pytest.CaptureFixture[str]) -> None:
    prompts = typing("hand kraken", "", "", "quit")
    monsters = [{"name": "Kraken", "evolutions": {"hand": ["healing_rain"]}}, {"name": "Alienoid"}]
    play(table(monsters=monsters), ["Kraken", "Alienoid"], "greedy")
    said = capsys.readouterr().out
    assert prompts[1:3] == ["Pass the screen to Kraken. Only Kraken looks. Press Enter. ", "Press Enter to hide it. "]
    shown = said.rpartition("Pass the screen to Kraken.")[2].partition("Press Enter to hide it.")[0]
    assert "play healing_rain: Healing Rain (temporary)" in shown
    assert "Not now: Alienoid decides now" in shown


def test_the_hand_of_nobody_is_refused(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("hand alienoid", "quit")
    play(table(), None, "random")
    assert "is not one of Kraken" in capsys.readouterr().out
    typing("hand", "quit")
    assert main(["play", "--seed", "3"]) == 0
    assert "evolutions are played with --power-up" in capsys.readouterr().out


def test_power_up_and_the_draft_are_asked_for_by_name(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("quit")
    assert main(["play", "--power-up", "--monsters", "Mega Shark,Kong"]) == 0
    assert "Mega Shark" in capsys.readouterr().out
    assert main(["play", "--draft"]) == 2
    assert "give --power-up too" in capsys.readouterr().err
    assert main(["play", "--monsters", "Mega Shark,Kong"]) == 2
