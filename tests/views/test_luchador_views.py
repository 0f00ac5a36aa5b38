"""Masks and challenge cards in the views: total points with the dial, the table, and no card of anybody's."""

from dataclasses import replace
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.rules.errors import KonyError
from kony_nb.rules.luchador.cards import CHALLENGES, Gain
from kony_nb.rules.state import Monster
from kony_nb.views.board import board_svg
from kony_nb.views.luchador import ChallengePage, dial, gain_words, mask_words, vp_words
from kony_nb.views.text import board_text, summary
from kony_nb.views.timeline import tracks
from tests.views.drawing import SVG, parse, said, words

PLACES = {"tokyo": "tokyo_city", "new_york": "lower"}


def table(game: str = "tokyo") -> Any:
    monsters = [
        {"name": "Kong", "vp": 3, "masks": {"collection": 1}, "challenge": "Bear Hug"},
        {"name": "Rob", "place": PLACES[game], "masks": {"attached": False}, "challenge": "Headlock"},
        {"name": "Mantis"},
    ]
    return kn.scenario({"game": game, "expansions": ["luchador"], "monsters": monsters, "phase": "buy"})


def test_masks_in_words() -> None:
    assert [mask_words(monster) for monster in table().state.monsters] == [
        "mask on the figure, 1 collected: +2 VP",
        "no mask",
        "mask on the figure",
    ]
    assert dial(Monster("Kong", vp=3)) == ""
    assert vp_words(table().state.monsters[0]) == "5 VP (dial 3)"
    assert gain_words(Gain(vp=1, lp=2, energy=3)) == "1 VP and 2 LP and 3 energy"


@pytest.mark.parametrize("game", ["tokyo", "new_york"])
def test_points_are_told_as_the_total_with_the_dial(game: str) -> None:
    state = table(game).state
    text = board_text(state)
    assert "  5 VP " in text
    assert "masks: mask on the figure, 1 collected: +2 VP; dial 3" in text
    assert "5 VP (dial 3)" in summary(state)
    assert "Its masks: no mask." in summary(state)


@pytest.mark.parametrize("game", ["tokyo", "new_york"])
@pytest.mark.parametrize("width", [360, 780])
def test_the_board_draws_a_mask_by_each_figure_that_wears_one(game: str, width: int) -> None:
    root = parse(board_svg(table(game).state, width=width))
    tips = [tip.text or "" for tip in root.iter(f"{SVG}title")]
    assert tips.count("A mask is attached") == 4, "Kong and Mantis, on the map and beside it"
    assert any("Masks: mask on the figure, 1 collected: +2 VP; dial 3." in tip for tip in tips)
    drawn = " ".join(words(root))
    assert "no mask" in drawn
    assert "masked" in drawn
    assert "dial 3 + 1 mask" in drawn


def test_at_a_full_table_the_dial_stands_beside_the_total() -> None:
    more = [{"name": name, "place": "queens"} for name in ("Sheriff", "Captain Fish")]
    monsters = [{"name": "Kong", "vp": 3, "masks": {"collection": 1}}, {"name": "Rob", "masks": {"attached": False}}]
    described = {"monsters": [*monsters, "Mantis", *more, "Drakonis"], "expansions": ["luchador"], "phase": "buy"}
    drawn = " ".join(words(parse(board_svg(kn.scenario(described).state, width=780))))
    assert "5 (3)" in drawn


def test_nobody_sees_a_card_in_the_views() -> None:
    game = table()
    shown = game._repr_mimebundle_()
    for told in (board_svg(game.state, seats=()), board_text(game, seats=()), *shown.values()):
        assert "Bear Hug" not in told
        assert "challenge.0" not in told


def test_the_timeline_counts_masks() -> None:
    game = table()
    (first,) = [line for line in tracks(game.path) if line.what == "vp" and line.seat == 0]
    assert first.points[-1].value == 5


def test_the_table_of_challenge_cards() -> None:
    rows = kn.challenges()
    assert len(rows) == 18
    assert [row["strength"] for row in rows] == sorted((row["strength"] for row in rows), reverse=True)
    assert {row["provenance"] for row in rows} == {"house"}
    assert [row["id"] for row in kn.challenges("BEAR")] == ["challenge.02"]
    assert not len(kn.challenges(provenance="owner"))
    with pytest.raises(KonyError, match="provenance"):
        kn.challenges(provenance="mine")


@pytest.mark.parametrize("name", ["bear hug", "Polite", "challenge.02"])
def test_a_challenge_card_by_its_names(name: str) -> None:
    page = kn.challenge_card(name)
    assert page.entry.id == "challenge.02"
    drawn = said(parse(page._repr_mimebundle_()["image/svg+xml"]))
    for told in (repr(page), drawn):
        assert "House card: not from the published game" in told
        assert "Strength 6. If you win: 1 energy." in told
        assert "As an ally's card, Polite: bonus 1." in told


def test_a_published_card_has_no_mark_and_an_unknown_one_is_named() -> None:
    assert "House" not in repr(ChallengePage(replace(CHALLENGES["challenge.02"], provenance="published")))
    with pytest.raises(KonyError, match="is no challenge card; there are Bear Hug"):
        kn.challenge_card("bear hugs")
