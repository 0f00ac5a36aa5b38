"""A zone of Manhattan is free only where a monster could enter its track."""

import re

from kony_nb.game.scenario import scenario
from kony_nb.views.board import board_svg


def words(*places: str) -> list[str]:
    monsters = [{"name": name, "place": place} for name, place in zip(NAMES, places, strict=False)]
    return re.findall(r">((?:5–6[^<]*)?(?:not )?free)<", board_svg(scenario({"monsters": monsters}).state))


NAMES = ("Kong", "Rob", "Mantis", "Sheriff", "Drakonis")


def test_with_up_to_four_monsters_there_is_one_place() -> None:
    assert words("queens", "bronx") == ["free"] * 3
    assert words("midtown", "bronx") == ["not free"] * 2


def test_with_five_the_second_track_has_its_own() -> None:
    found = words("midtown", "bronx", "queens", "brooklyn", "queens")
    assert found.count("not free") == 2
    assert found.count("5–6 track, free") == 3
    found = words("midtown", "lower_56", "queens", "brooklyn", "queens")
    assert found.count("5–6, not free") == 2
