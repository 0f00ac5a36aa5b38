"""What the board editor sets in New York alone: the units of the boroughs, and who holds the two goal cards."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kony_nb.rules.new_york.tiles import UNITS
from kony_nb.rules.places import BOROUGHS, PLACE_NAMES
from kony_nb.rules.state import UNKNOWN
from kony_nb.views.words import capital
from kony_nb.widgets.editor_fields import Field, Group, Scenario, Write, choice, number

__all__ = ["city_groups"]

MOST_UNITS = 15
GOALS = (("superstar_holder", "Superstar"), ("statue_holder", "Statue of Liberty"))


def city_groups(base: Mapping[str, Any]) -> list[Group]:
    """Return the fields of the boroughs and of the goal cards."""
    names = [monster["name"] for monster in base["monsters"] if monster.get("alive", True)]
    options = [("", "nobody"), *((name, name) for name in names)]
    goals = [
        choice(key, f"{words} of", base.get(key), options, _give(key)) for key, words in GOALS
    ]
    units = [Group(f"Units in {PLACE_NAMES[borough]}", _units(base, borough)) for borough in BOROUGHS]
    return [*units, Group("Goal cards", tuple(goals))]


def _give(key: str) -> Write:
    def write(scenario: Scenario, value: str) -> None:
        scenario.pop(key, None)
        if value:
            scenario[key] = value

    return write


def _units(base: Mapping[str, Any], borough: str) -> tuple[Field, ...]:
    here = base.get("boroughs", {}).get(borough, {})
    count = Counter((*here.get("units", ()), *here.get("fresh", ())))
    place = capital(PLACE_NAMES[borough])
    return tuple(
        number(f"unit-{borough}-{unit}", capital(unit), count[unit], 0, MOST_UNITS, _post(borough, unit), place)
        for unit in UNITS
    )


def _post(borough: str, unit: str) -> Write:
    def write(scenario: Scenario, value: str) -> None:
        _put(scenario, borough, unit, value)

    return write


def _put(scenario: Scenario, borough: str, unit: str, value: str) -> None:
    """Let so many units of a kind stand in a borough, none of them new in this turn.

    One that goes away is taken as if it had been destroyed. One that comes is such a one again, or the back of an
    unknown tile that lies under the buildings there, or elsewhere.
    """
    boroughs = scenario.setdefault("boroughs", {})
    here = boroughs.setdefault(borough, {})
    standing = [*here.get("units", ()), *here.pop("fresh", ())]
    others = [one for one in standing if one != unit]
    n = int(value)
    here["units"] = sorted([*others, *[unit] * n])
    removed = scenario.setdefault("removed_tiles", {})
    more = n - standing.count(unit)
    again = max(min(more, removed.get(unit, 0)), min(more, 0))
    removed[unit] = removed.get(unit, 0) - again
    for _ in range(more - again):
        _take_unknown([here, *boroughs.values()])
    scenario["removed_tiles"] = {tile: count for tile, count in removed.items() if count}


def _take_unknown(boroughs: Sequence[Mapping[str, Any]]) -> None:
    """Take an unknown tile away from under a building: the tallest stack of the first borough that has one."""
    for borough in boroughs:
        stacks = [stack for stack in borough.get("stacks", ()) if UNKNOWN in stack]
        if stacks:
            max(stacks, key=len).remove(UNKNOWN)
            return
