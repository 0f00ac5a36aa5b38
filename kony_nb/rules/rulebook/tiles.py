"""Buildings, units and destruction."""

from kony_nb.rules.rulebook.rule import DIGEST, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "ny.tiles.counts",
        "45 tiles",
        "There are 33 high-rises (22, 8 and 3 of durability 1, 2 and 3), 6 power plants and 6 hospitals (3 each of "
        "durability 2 and 3). With a unit on every back that makes 22 Infantry, 14 Jets and 9 Tanks.",
        OURS,
    ),
    Rule(
        "ny.tiles.unknown",
        "Nobody knows what lies below",
        "Tiles under the top of a stack are unknown to all. Each unseen tile is as likely as any other to be the next.",
        OURS,
    ),
    Rule(
        "ny.tiles.high-rise",
        "High-rises pay points",
        "A destroyed high-rise pays as many VP as its durability.",
        OURS,
    ),
    Rule(
        "ny.tiles.power-plant",
        "Power plants pay energy",
        "A destroyed power plant pays as much energy as its durability.",
        OURS,
    ),
    Rule(
        "ny.tiles.hospital",
        "Hospitals pay life points",
        "A destroyed hospital heals as many LP as its durability, in Manhattan too.",
        OURS,
    ),
    Rule(
        "ny.tiles.infantry",
        "Infantry",
        "Infantry stands on the back of buildings of durability 1. It takes 2 Destruction and pays 1.",
        OURS,
        digest="It pays 1 VP.",
        printed="It pays 1 LP.",
        option="infantry_reward",
    ),
    Rule(
        "ny.tiles.jet",
        "Jet",
        "A Jet stands on the back of buildings of durability 2. It takes 3 Destruction and pays 2 energy.",
        OURS,
    ),
    Rule(
        "ny.tiles.tank",
        "Tank",
        "A Tank stands on the back of buildings of durability 3. It takes 4 Destruction and pays 3 VP.",
        OURS,
    ),
    Rule(
        "ny.destroy.own-borough",
        "Only where you are",
        "Destruction reaches the buildings and units of the roller's own borough.",
        DIGEST,
    ),
    Rule(
        "ny.destroy.top-only",
        "Only the top of a stack",
        "Of each stack only the uppermost building can be destroyed.",
        DIGEST,
    ),
    Rule(
        "ny.destroy.whole",
        "All of its durability at once",
        "A building or unit falls only to as many Destruction results as its durability, from this roll.",
        DIGEST,
    ),
    Rule(
        "ny.destroy.no-carry",
        "Nothing carries over",
        "Results used on one target do not count for the next, and a target that does not fall keeps no damage "
        "for later.",
        OURS,
    ),
    Rule(
        "ny.destroy.must",
        "You must while you can",
        "As long as the results that are left can destroy something, the roller has to go on.",
        DIGEST,
    ),
    Rule(
        "ny.destroy.choice",
        "Which one is free",
        "Among the targets within reach the roller takes whichever it likes, the best paid or not.",
        DIGEST,
    ),
    Rule(
        "ny.destroy.aim",
        "Destruction elsewhere",
        "A card may let its owner use all Destruction of the turn in one other borough. Once chosen, the duty to "
        "destroy holds there.",
        OURS,
    ),
    Rule(
        "ny.destroy.units-only",
        "Units only",
        "A card may give Destruction that destroys nothing but units for the rest of the turn; with only buildings "
        "left, nothing is legal and the results are left over.",
        OURS,
    ),
    Rule(
        "ny.destroy.leftover",
        "Left-over results",
        "Destruction results that can destroy nothing are lost.",
        OURS,
    ),
    Rule(
        "ny.destroy.flip",
        "A unit appears",
        "A destroyed building is turned over, and the unit on its back stands in the same borough.",
        DIGEST,
    ),
    Rule(
        "ny.destroy.fresh",
        "Not in the same turn",
        "A unit cannot be destroyed in the turn in which it appeared.",
        DIGEST,
    ),
    Rule(
        "ny.destroy.ageing",
        "From the next turn on",
        "When the turn ends, an extra turn included, the units that appeared in it can be destroyed by anybody.",
        OURS,
    ),
    Rule(
        "ny.destroy.expose",
        "The next tile is turned up",
        "A building under the destroyed one is exposed at once.",
        DIGEST,
    ),
    Rule(
        "ny.destroy.exposed-legal",
        "What was exposed can fall too",
        "The building just exposed is a target right away, for the results that are left.",
        OURS,
    ),
    Rule(
        "ny.destroy.unit-taken",
        "A destroyed unit is out of play",
        "The roller takes the unit and is paid; it never comes back.",
        DIGEST,
    ),
)
