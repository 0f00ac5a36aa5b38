"""A review as pictures and tables: every number that was found, and every point leads to its moment."""

from dataclasses import replace

import pytest

from kony_nb.play.intervals import Interval
from kony_nb.play.review import review
from kony_nb.play.review_result import Regret, Review
from kony_nb.play.reviewing import ReviewRun
from kony_nb.views.picture import CONFIG
from kony_nb.views.review import chances_over_time, choice_words, luck_and_skill, regrets, verdict
from tests.play.finished import finished
from tests.views.drawing import parse, said, words


@pytest.fixture(scope="module")
def found() -> Review:
    return review(finished(), 10, workers=0)


def test_every_turn_is_a_button_that_leads_to_its_moment(found: Review) -> None:
    root = parse(chances_over_time(found, at=found.prospects[1].node).svg)
    buttons = [element for element in root.iter() if element.get("role") == "button"]
    assert [int(button.get("data-node", 0)) for button in buttons] == [one.node for one in found.prospects]
    labels = [button.get("aria-label") for button in buttons]
    assert labels[0] == f"Go to turn 1, {found.monsters[found.prospects[0].seat]}"
    assert labels[-1] == "Go to the last moment"
    assert len({button.get("data-key") for button in buttons}) == len(buttons)


def test_points_of_figure_and_drawing_carry_the_number_that_is_shown(found: Review) -> None:
    picture = chances_over_time(found, number=lambda node: 1000 + node)
    numbers = [1000 + one.node for one in found.prospects]
    assert [list(trace.customdata) for trace in picture.figure.data] == [numbers] * 3
    circles = [element for element in parse(picture.svg).iter() if element.tag.endswith("circle")]
    dots = [int(dot.get("data-node", 0)) for dot in circles if dot.get("data-node")]
    assert dots[: len(numbers)] == numbers


def test_figure_alt_and_table_tell_the_same(found: Review) -> None:
    picture = chances_over_time(found)
    first, last = found.prospects[0], found.prospects[-1]
    for seat, (name, trace) in enumerate(zip(found.monsters, picture.figure.data, strict=True)):
        share = first.share(seat)
        assert trace.y[0] == pytest.approx(100 * share.value)
        assert trace.error_y.array[0] == pytest.approx(100 * (share.high - share.value))
        assert f"{name} {100 * share.value:.0f} %" in picture.alt.partition("At last")[0]
        assert f"{100 * share.low:.1f} to {100 * share.high:.1f}" in picture.table[0][name]
        assert picture.table[-1][name] == f"{100 * last.share(seat).value:.0f} %"
    assert said(parse(picture.svg)) == picture.alt
    assert len({(trace.line.dash, trace.marker.symbol) for trace in picture.figure.data}) == 3
    bundle = picture._repr_mimebundle_()
    assert list(bundle) == ["application/vnd.plotly.v1+json", "image/svg+xml", "text/plain"]
    assert bundle["application/vnd.plotly.v1+json"]["config"] == dict(CONFIG)


def test_where_one_stands_is_marked(found: Review) -> None:
    here = found.prospects[2]
    figure = chances_over_time(found, at=here.node + 1).figure
    assert [shape.x0 for shape in figure.layout.shapes] == [here.turn]
    assert not chances_over_time(found).figure.layout.shapes


def test_a_review_that_has_not_begun_is_an_empty_picture() -> None:
    run = ReviewRun(finished().branch(at=5), 10)
    picture = chances_over_time(run.review())
    parse(picture.svg)
    assert picture.alt == "Chances to win: nothing has been played yet."
    assert len(picture.table) == len(regrets(run.review())) == 0
    assert chances_over_time(run.poll()).alt.startswith("Chances to win over ")


def test_a_game_of_six_fits() -> None:
    whole = review(finished(), 1, workers=0, seats=[])
    six = replace(
        whole,
        monsters=("Kong", "Mantis", "Rob", "Sheriff", "Captain Fish", "Drakonis"),
        prospects=tuple(replace(one, wins=(*one.wins, 0, 0, 0)) for one in whole.prospects),
    )
    root = parse(chances_over_time(six).svg)
    assert {"Kong", "Drakonis", "last"} <= set(words(root))


def test_the_table_of_regrets_names_every_choice_that_was_played_again(found: Review) -> None:
    table = regrets(found)
    assert [row["at"] for row in table] == [regret.at for regret in found.regrets]
    assert len(table) > 1
    for row, regret in zip(table, found.regrets, strict=True):
        assert row["monster"] == found.monsters[regret.seat]
        assert row["costs, in points"].startswith(f"{100 * regret.difference.value:+.1f} (")
    assert "20 new games" in table.caption


@pytest.mark.parametrize(
    ("kind", "dice", "text", "told"),
    [
        ("keep", "AAEEEE", "keep EEEE", "Keep EEEE of AAEEEE"),
        ("keep", "AAEEEE", "stop", "Stop rolling (AAEEEE)"),
        ("keep", "AAEEEE", "keep", "Reroll every die (AAEEEE)"),
        ("buy", "", "end", "End the turn"),
    ],
)
def test_choices_are_told_in_words(kind: str, dice: str, text: str, told: str) -> None:
    regret = Regret(0, 1, 0, 0, kind, dice, text, text, 9, Interval(0.0, -0.5, 0.5))
    assert choice_words(regret, text) == told
    assert verdict(regret) == "open"
    assert verdict(replace(regret, difference=Interval(-0.2, -0.3, -0.1))) == "better than the other"
    assert verdict(replace(regret, difference=Interval(0.2, 0.11, 0.3))) == "a mistake"


def test_luck_and_skill_stand_side_by_side(found: Review) -> None:
    table = luck_and_skill(found)
    assert [row["monster"] for row in table] == list(found.monsters)
    for row in table:
        own = [fall for fall in found.falls if found.monsters[fall.seat] == row["monster"]]
        assert row["rolls"] == len(own)
        assert row["luck of the dice, VP"] == f"{found.luck(row['monster']):+.1f}"
        assert row["luckiest"].startswith(max(own, key=lambda fall: fall.luck).rolled)
        assert (row["points lost"] is None) == (found.lost(row["monster"]) is None)
