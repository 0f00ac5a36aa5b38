"""Challenges in the terminal: the card is printed to its own person only, several pass the keyboard over."""

import pytest

from kony_nb.cli.main import main
from kony_nb.cli.play import play
from kony_nb.cli.terminal import result
from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario


def table() -> Game:
    monsters = [
        {"name": "Kong", "vp": 3, "challenge": "Bear Hug", "masks": {"collection": 1}},
        {"name": "Rob", "place": "tokyo_city", "challenge": "Headlock"},
        {"name": "Mantis", "masks": {"attached": False}},
    ]
    described = {"game": "tokyo", "expansions": ["luchador"], "monsters": monsters, "turn": "Kong", "seed": 5}
    then = ["resolve 1", "resolve 2", "hold"]
    return scenario({**described, "phase": "resolve", "dice": "AA1122", "then": then})


def test_two_persons_decide_behind_each_other(typing, capsys: pytest.CaptureFixture[str]) -> None:
    prompts = typing("challenge rob", "", "reveal", "", "hide", "quit")
    play(table(), ["Kong", "Rob"], "greedy")
    said = capsys.readouterr().out
    assert prompts[1] == "Pass the screen to Kong. Only Kong looks. Press Enter. "
    assert prompts[3] == "Pass the screen to Rob. Only Rob looks. Press Enter. "
    before, _, rest = said.partition("Pass the screen to Kong.")
    kong, _, rob = rest.partition("Pass the screen to Rob.")
    assert "Bear Hug" not in before + rob.partition("Kong reveals")[0]
    assert "Headlock" not in said.partition("Pass the screen to Rob.")[0]
    assert "Your card: Bear Hug (house). Strength 6." in " ".join(kong.split())
    assert "Your card: Headlock (house). Strength 4." in " ".join(rob.split())
    assert "Kong reveals Bear Hug, strength 6" in rob
    assert "Kong (10 LP, 5 VP (dial 3), 0 energy): Nobody has left the city." in said


def test_a_card_is_shown_and_hidden(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("help", "hand rob", "", "", "board", "quit")
    play(table(), ["Kong", "Rob"], "greedy")
    said = capsys.readouterr().out
    assert "your challenge card, for your eyes only" in said
    shown = said.partition("Pass the screen to Rob.")[2]
    card, _, then = shown.partition("Press Enter to hide it.")
    assert "Rob's challenge card: Headlock" in card
    assert "House card: not from the published game" in card
    assert "Headlock" not in then
    assert "masks: mask on the figure, 1 collected: +2 VP; dial 3" in then
    assert "evolutions" not in card


def test_the_only_person_sees_its_card(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("hand", "quit")
    play(table(), None, "greedy")
    said = capsys.readouterr().out
    assert "Kong's challenge card: Bear Hug" in said
    assert "Challenge nobody  (no challenge; your turn goes on)" in said
    assert "Headlock" not in said


def test_the_result_counts_masks() -> None:
    assert "5 VP" in result(table().state)
    assert "(dial 3)" in result(table().state)


def test_luchador_is_asked_for_by_name(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("quit")
    assert main(["play", "--luchador", "--monsters", "Luchador,Kong"]) == 0
    assert "Luchador" in capsys.readouterr().out
    assert main(["play", "--monsters", "Luchador,Kong"]) == 2
    typing("hand", "quit")
    assert main(["play", "--power-up", "--luchador", "--monsters", "Mega Shark,Luchador"]) == 0
