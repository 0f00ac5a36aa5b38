"""The 45 tiles: buildings on the front, units on the back, what they cost and what they pay."""

import msgspec

from kony_nb.rules.options import Options

__all__ = ["BUILDINGS", "TILE_COUNTS", "UNITS", "Tile", "reward"]


class Tile(msgspec.Struct, frozen=True):
    """A building or a unit.

    Attributes
    ----------
    durability : int
        Destruction results it takes to destroy it, 1 to 4.
    pays : str
        ``vp``, ``energy`` or ``lp``.
    amount : int
        How much it pays, 1 to 3.
    unit : str
        What appears when the building is destroyed; "" for a unit.
    rule : str
        The id of the rule that says what it pays.
    """

    durability: int
    pays: str
    amount: int
    unit: str
    rule: str


BUILDINGS: dict[str, Tile] = {
    "high_rise_1": Tile(1, "vp", 1, "infantry", "ny.tiles.high-rise"),
    "high_rise_2": Tile(2, "vp", 2, "jet", "ny.tiles.high-rise"),
    "high_rise_3": Tile(3, "vp", 3, "tank", "ny.tiles.high-rise"),
    "power_plant_2": Tile(2, "energy", 2, "jet", "ny.tiles.power-plant"),
    "power_plant_3": Tile(3, "energy", 3, "tank", "ny.tiles.power-plant"),
    "hospital_2": Tile(2, "lp", 2, "jet", "ny.tiles.hospital"),
    "hospital_3": Tile(3, "lp", 3, "tank", "ny.tiles.hospital"),
}
# In the order of the alphabet, as in a state that was written and read again: luck draws by the order of a bag.
TILE_COUNTS: dict[str, int] = {
    "high_rise_1": 22,
    "high_rise_2": 8,
    "high_rise_3": 3,
    "hospital_2": 3,
    "hospital_3": 3,
    "power_plant_2": 3,
    "power_plant_3": 3,
}
UNITS: dict[str, Tile] = {
    "infantry": Tile(2, "vp", 1, "", "ny.tiles.infantry"),
    "jet": Tile(3, "energy", 2, "", "ny.tiles.jet"),
    "tank": Tile(4, "vp", 3, "", "ny.tiles.tank"),
}


def reward(tile: str, options: Options) -> tuple[str, int]:
    """Return what destroying a tile pays: the kind and the amount."""
    facts = BUILDINGS.get(tile) or UNITS[tile]
    if tile == "infantry":
        return options.infantry_reward, facts.amount
    return facts.pays, facts.amount
