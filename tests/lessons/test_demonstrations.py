"""Scenes that are read: refusals and solution with their rules, and what acted in a reader's own way."""

import pytest

import kony_nb as kn
from kony_nb.lessons.demonstrations import demonstrate, rules_met


def test_a_demonstration_shows_refusals_then_the_solution_then_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    demonstrate("only-at-home", "two-stars")
    first, second = capsys.readouterr().out.split("\n\n")
    lines = first.splitlines()
    asked = [line for line in lines if line.startswith(">")]
    assert asked == ["> destroy bronx.1", "> resolve E", "> destroy queens.1"]
    assert lines[2].startswith("  Not possible: destroy bronx.1: ")
    assert "[ny.tiles.high-rise]" in first
    assert lines[-1].startswith("Rules: [Only where you are: ny.destroy.own-borough] ")
    assert second.startswith("TOO FEW STARS. ")


def test_no_demonstration_of_a_scene_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(kn.UnknownScene):
        demonstrate("two-stars", "no such scene")
    assert capsys.readouterr().out == ""


def test_the_rules_of_a_readers_own_way(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("destroy-the-best")
    scene.play("resolve D", "destroy queens.jet")
    capsys.readouterr()
    rules_met(scene)
    said = capsys.readouterr().out
    assert "[Jet: ny.tiles.jet]" in said
    assert said.count("ny.destroy.whole") == 1
    assert [event.rule for event in scene.happened].count("ny.tiles.jet") == 1
    scene.back()
    assert "ny.tiles.jet" not in [event.rule for event in scene.happened]


def test_an_empty_text_is_named_as_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    kn.scene("flee-or-hold").play(" ")

    assert capsys.readouterr().out.startswith("Not possible: an empty text: no such action; possible now: resolve A")
