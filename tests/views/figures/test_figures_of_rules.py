"""The figures of the rules say what the referee does."""

import re

import pytest

from kony_nb.cli.figures import new_york_pictures, tokyo_pictures
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.manhattan import EARNINGS
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS
from kony_nb.rules.rulebook import find_rule
from kony_nb.views.figures.sheet import LEFT, WIDTH, paragraph
from kony_nb.views.new_york.figures import words as new_york
from kony_nb.views.tokyo.figures import words as tokyo
from tests.views.drawing import parse


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return {**new_york_pictures(), **tokyo_pictures()}


def told(svg: str) -> str:
    found = re.search("<desc>(.*?)</desc>", svg)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(("game", "words"), [("new_york", new_york), ("tokyo", tokyo)], ids=["new_york", "tokyo"])
def test_every_face_and_stage_cites_a_rule_of_its_game(game: str, words) -> None:
    assert "".join(words.FACES) == GAMES[game].faces
    cited = [rule for _, rule in words.FACES.values()] + [stage.rule for stage in words.STAGES]
    foreign = {"new_york": "kot.", "tokyo": "ny."}[game]
    assert all(find_rule(rule).title for rule in cited)
    assert not [rule for rule in cited if rule.startswith(foreign)]


def test_the_zones_pay_what_the_rules_say(drawn: dict[str, str]) -> None:
    for zone, (vp, energy) in EARNINGS.items():
        assert f"{zone.title()} pays {vp} VP and {energy} energy" in told(drawn["zones.svg"])
    assert "Kong stands here" in told(drawn["zones.svg"])


def test_the_ladder_shows_what_the_referee_takes(drawn: dict[str, str]) -> None:
    said = told(drawn["ouch.svg"])
    assert "1 Ouch, rolled by Kong: the units shoot at the roller; lost: Kong 2 LP." in said
    assert "at everybody in its borough; lost: Kong 2 LP, Mantis 2 LP." in said
    assert "in every borough; lost: Kong 2 LP, Mantis 2 LP, Rob 1 LP. Then Kong takes the Statue of Liberty." in said
    assert drawn["ouch.svg"].count(">−2<") == 5
    assert drawn["ouch.svg"].count(">safe<") == 3 + 2 + 1


def test_the_tiles_are_all_there(drawn: dict[str, str]) -> None:
    said = told(drawn["tiles.svg"])
    for tile in BUILDINGS.values():
        assert f"takes {tile.durability} Destruction, pays {tile.amount}" in said
    for unit, facts in UNITS.items():
        assert f"on the back {unit} (takes {facts.durability} Destruction" in said


def test_words_in_a_figure_are_large_enough_for_a_phone(drawn: dict[str, str]) -> None:
    for name in ("faces", "ouch", "turn", "zones", "tokyo_faces", "tokyo_turn"):
        root = parse(drawn[f"{name}.svg"])
        sizes = [
            float(part.attrib["font-size"])
            for part in root.iter()
            if part.tag.endswith("text") and (part.text or "").strip() and len(part.text or "") > 1
        ]
        assert min(sizes) >= 12, name
        assert root.attrib["viewBox"].split()[2] == "400"


def test_a_paragraph_stays_in_its_width() -> None:
    words = "one two three four five six seven eight nine ten"
    svg, below = paragraph(LEFT, 20, words, 90)
    lines = re.findall(">([^<]+)</text>", svg)
    assert " ".join(lines) == words
    assert len(lines) > 3
    assert below == 20 + 17 * len(lines)
    assert WIDTH == 400
