"""Stars and the Superstar, Ouch and the Statue of Liberty."""

from kony_nb.rules.rulebook.rule import DIGEST, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "ny.celebrity.below-three",
        "Too few stars",
        "One or two stars do nothing for a monster that is not the Superstar.",
        DIGEST,
    ),
    Rule(
        "ny.celebrity.take",
        "Becoming the Superstar",
        "Three stars or more bring the Superstar card, from beside the deck or from whoever has it.",
        DIGEST,
    ),
    Rule(
        "ny.celebrity.taking",
        "What taking it pays",
        "The roll that takes the Superstar pays for the stars after the third.",
        DIGEST,
        digest="1 VP for each star after the third, so three stars pay nothing.",
        printed="1 VP more than that: three stars pay 1 VP.",
        option="superstar_on_taking",
    ),
    Rule(
        "ny.celebrity.once",
        "Taking scores once",
        "The roll that takes the card does not also pay as its holder's; that begins with the next roll.",
        OURS,
    ),
    Rule(
        "ny.celebrity.holder",
        "Stars of the Superstar",
        "Each star that the holder resolves pays 1 VP, whether one or six; the holder never takes the card again.",
        DIGEST,
    ),
    Rule(
        "ny.ouch.one",
        "One Ouch",
        "The units of the roller's borough shoot at the roller: 1 LP for each unit.",
        DIGEST,
    ),
    Rule(
        "ny.ouch.two",
        "Two Ouch",
        "The units of the roller's borough shoot at every monster there, the roller too: 1 LP each for each unit.",
        DIGEST,
    ),
    Rule(
        "ny.ouch.three",
        "Three Ouch or more",
        "In every borough the units shoot at all the monsters of that borough: 1 LP each for each unit there. This "
        "comes in place of what one or two Ouch do.",
        DIGEST,
    ),
    Rule(
        "ny.ouch.fresh-shoot",
        "New units shoot too",
        "Units that appeared in this turn shoot like the others.",
        OURS,
    ),
    Rule(
        "ny.statue.take",
        "Taking the Statue of Liberty",
        "After the units have shot, whoever rolled three Ouch or more takes the Statue of Liberty, from beside the "
        "deck or from its holder, whether or not there was any unit.",
        DIGEST,
    ),
    Rule(
        "ny.statue.value",
        "What the Statue is worth",
        "Taking it gives 3, and having it taken away costs 3.",
        DIGEST,
        digest="3 life points: gained up to the maximum, lost down to 0.",
        printed="3 victory points: gained up to 20, lost down to 0.",
        option="statue_of_liberty",
    ),
    Rule(
        "ny.statue.keep",
        "The holder keeps it",
        "A holder who rolls three Ouch keeps the Statue; nothing is gained or lost again.",
        OURS,
    ),
    Rule(
        "ny.statue.survivor",
        "Only a living roller takes it",
        "A roller who falls to the units takes nothing, and a holder keeps the Statue.",
        OURS,
    ),
    Rule(
        "ny.statue.holder-falls",
        "A holder falls to the same roll",
        "If the units eliminate the holder, the Statue first lies beside the deck; the roller takes it from there, "
        "and nobody pays for losing it.",
        OURS,
    ),
    Rule(
        "ny.statue.no-damage",
        "Losing it is no damage",
        "Life points that go with the Statue are not damage: no card reduces them and nobody flees from them. But "
        "whoever is left with 0 is eliminated.",
        OURS,
    ),
    Rule(
        "ny.statue.loser-first",
        "The loser pays first",
        "When the Statue changes hands the one who loses it pays, then the one who takes it gains; it is one event.",
        OURS,
    ),
)
