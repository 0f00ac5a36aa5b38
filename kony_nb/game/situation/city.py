"""The tiles of a scenario: 45 in all, on the board, taken, unseen, or outside the game."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from kony_nb.game.situation.faults import Faults
from kony_nb.game.spelling import spellings
from kony_nb.rules.errors import shown
from kony_nb.rules.new_york.tiles import BUILDINGS, TILE_COUNTS, UNITS
from kony_nb.rules.places import BOROUGHS, PLACE_NAMES
from kony_nb.rules.state import UNKNOWN, Borough, State

__all__ = ["KEYS", "describe_city", "flipped", "read_city"]

KEYS = ("boroughs", "tiles", "removed_tiles", "souvenirs")
STACKS = HEIGHT = 3
PLACES = spellings({borough: PLACE_NAMES[borough] for borough in BOROUGHS})
BUILDING_NAMES = {tile: tile for tile in BUILDINGS}
UNIT_NAMES = {unit: unit for unit in UNITS}
FRONT = {unit: next(tile for tile, facts in BUILDINGS.items() if facts.unit == unit) for unit in UNITS}
"""For each unit, the building that a scenario means if it does not say which one was turned over."""


def flipped(units: Iterable[str]) -> tuple[str, ...]:
    """Return buildings whose backs are these units, where nobody said which ones they were."""
    return tuple(FRONT[unit] for unit in units)


def read_city(given: Mapping[str, Any], state: State, faults: Faults) -> None:
    """Read boroughs, the bag of unseen tiles and the removed ones into a state."""
    boroughs = {borough: Borough() for borough in BOROUGHS}
    named: dict[str, str] = {}
    value = given.get("boroughs", {})
    if not isinstance(value, Mapping):
        faults.add("boroughs", f"{shown(value)} is not a dict of borough to its tiles")
        value = {}
    for name, entry in value.items():
        path = f"boroughs.{name if isinstance(name, str) else shown(name)}"
        borough = faults.word(path, name, PLACES)
        if borough in named:
            faults.add(path, f"{borough} is named twice, as {named[borough]!r} too")
        elif borough is not None:
            named[borough] = name
            boroughs[borough] = read_borough(path, entry, faults)
    state.boroughs = boroughs
    removed = read_counts(
        "removed_tiles", given.get("removed_tiles", {}), {**BUILDING_NAMES, **UNIT_NAMES}, faults
    )
    bag = read_counts("tiles", given["tiles"], BUILDING_NAMES, faults) if "tiles" in given else None
    rest = unnamed(boroughs, removed, bag or {}, faults)
    unknown = sum(stack.count(UNKNOWN) for borough in boroughs.values() for stack in borough.stacks)
    if bag is None and unknown:
        bag, rest = rest, {}
    bag = bag or {}
    if unknown > sum(bag.values()):
        faults.add("boroughs", f"{unknown} unknown tiles, only {sum(bag.values())} are unseen")
    state.tiles = {tile: bag.get(tile, 0) for tile in TILE_COUNTS}
    state.removed = dict(sorted((Counter(removed) + Counter(rest)).items()))
    state.souvenirs = read_souvenirs(given.get("souvenirs", ()), state, faults)


def read_souvenirs(value: object, state: State, faults: Faults) -> tuple[str, ...]:
    """Read the boroughs in which a Souvenir token lies."""
    lying = faults.words("souvenirs", value, PLACES)
    if len(set(lying)) < len(lying):
        faults.add("souvenirs", f"{', '.join(lying)}: a borough holds one token")
    if lying and not any("tourist" in monster.cards for monster in state.monsters):
        faults.add("souvenirs", "souvenir tokens are there only while somebody has tourist")
    return tuple(borough for borough in BOROUGHS if borough in lying)


def read_borough(path: str, value: object, faults: Faults) -> Borough:
    """Read the stacks and units of a borough."""
    given = faults.mapping(path, value, ("stacks", "units", "fresh"))
    stacks: list[tuple[str, ...]] = []
    for at, entry in enumerate(faults.items(f"{path}.stacks", given.get("stacks", ()), STACKS)):
        here = f"{path}.stacks[{at}]"
        tiles = faults.items(here, entry)
        if len(tiles) > HEIGHT:
            faults.add(here, f"{len(tiles)} tiles, at most {HEIGHT} are allowed")
        stack = [
            tile if tile == UNKNOWN else faults.word(f"{here}[{depth}]", tile, BUILDING_NAMES)
            for depth, tile in enumerate(tiles)
        ]
        if stack and stack[-1] == UNKNOWN:
            faults.add(here, "the last one is the top and lies face up: it cannot be '?'")
        stacks.append(tuple(tile for tile in stack if tile is not None))
    stacks += [()] * (STACKS - len(stacks))
    units = faults.words(f"{path}.units", given.get("units", ()), UNIT_NAMES)
    fresh = faults.words(f"{path}.fresh", given.get("fresh", ()), UNIT_NAMES)
    return Borough((stacks[0], stacks[1], stacks[2]), tuple(sorted(units)), tuple(sorted(fresh)))


def read_counts(path: str, value: object, names: Mapping[str, str], faults: Faults) -> dict[str, int]:
    """Read how many there are of each kind of tile."""
    given = faults.mapping(path, value, names)
    every = sum(TILE_COUNTS.values())
    found = {name: faults.whole(f"{path}.{name}", n, 0, every) for name, n in given.items() if name in names}
    return {name: n for name, n in found.items() if n}


def unnamed(
    boroughs: Mapping[str, Borough], removed: Mapping[str, int], bag: Mapping[str, int], faults: Faults
) -> dict[str, int]:
    """Return the buildings that are named nowhere, after taking away those whose backs are the named units."""
    left = Counter(TILE_COUNTS)
    named = Counter(
        tile for b in boroughs.values() for stack in b.stacks for tile in stack if tile != UNKNOWN
    )
    named.update({tile: n for tile, n in removed.items() if tile in BUILDINGS})
    named.update(bag)
    units = Counter(unit for b in boroughs.values() for unit in (*b.units, *b.fresh))
    units.update({unit: n for unit, n in removed.items() if unit in UNITS})
    left.subtract(named)
    for tile, n in left.items():
        if n < 0:
            faults.add("boroughs", f"{named[tile]} tiles {tile}, there are {TILE_COUNTS[tile]}")
            left[tile] = 0
    for unit, n in units.items():
        for tile in TILE_COUNTS:
            if BUILDINGS[tile].unit == unit:
                taken = min(n, left[tile])
                left[tile] -= taken
                n -= taken
        if n:
            fronts = [tile for tile in TILE_COUNTS if BUILDINGS[tile].unit == unit]
            every = sum(TILE_COUNTS[tile] for tile in fronts)
            there = units[unit] + sum(named[tile] for tile in fronts)
            faults.add(
                "boroughs", f"{there} tiles with {unit} on the back, units included; there are {every}"
            )
    return {tile: n for tile, n in left.items() if n}


def describe_city(state: State) -> dict[str, Any]:
    """Return boroughs, bag and removed tiles as a scenario names them, without what goes without saying."""
    found: dict[str, Any] = {}
    boroughs = {name: described for name, b in state.boroughs.items() if (described := describe_borough(b))}
    if boroughs:
        found["boroughs"] = boroughs
    if state.souvenirs:
        found["souvenirs"] = list(state.souvenirs)
    every = {"removed_tiles": known(state.removed), "tiles": known(state.tiles)}
    taken = {tile: n for tile, n in every["removed_tiles"].items() if tile in UNITS}
    for explicit in ((), ("tiles",), ("removed_tiles",), ("removed_tiles", "tiles")):
        city = found | ({"removed_tiles": taken} if taken else {}) | {key: every[key] for key in explicit}
        again = State(state.options, [], [], {})
        read_city(city, again, Faults())
        if again.tiles == state.tiles and again.removed == state.removed:
            break
    return city


def known(counts: Mapping[str, int]) -> dict[str, int]:
    """Return the kinds of which there is at least one."""
    return {tile: n for tile, n in counts.items() if n}


def describe_borough(borough: Borough) -> dict[str, list[Any]]:
    """Return the tiles of a borough as a scenario names them."""
    found: dict[str, list[Any]] = {}
    stacks = [list(stack) for stack in borough.stacks]
    if any(stacks):
        found["stacks"] = stacks
    if borough.units:
        found["units"] = list(borough.units)
    if borough.fresh:
        found["fresh"] = list(borough.fresh)
    return found
