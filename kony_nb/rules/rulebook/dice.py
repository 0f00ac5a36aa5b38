"""Dice: rolling, and resolving hearts and energy."""

from kony_nb.rules.rulebook.rule import DIGEST, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "core.roll.dice",
        "Six faces, each as likely",
        "Every die, black or green, has one side for each face, so each is as likely as any other. Attack, heart and "
        "energy are on the dice of both games; New York adds destruction, star and Ouch, Tokyo the numbers 1, 2 and 3.",
        DIGEST,
    ),
    Rule(
        "core.roll.six",
        "Six dice",
        "Without a card that says more, a monster rolls six dice.",
        DIGEST,
    ),
    Rule(
        "core.roll.extra-dice",
        "Extra dice",
        "Cards can add green dice. They are thrown with the black ones, count like them, and all of them are resolved.",
        DIGEST,
    ),
    Rule(
        "core.roll.most-dice",
        "Never more than eight dice",
        "There are six black and two green dice, so no card brings a monster above eight.",
        OURS,
    ),
    Rule(
        "core.roll.limit",
        "Up to three rolls",
        "The dice of a turn are rolled once, and then up to two times more.",
        DIGEST,
    ),
    Rule(
        "core.roll.keep",
        "Set aside what you like",
        "After a roll any dice may be set aside and the others rolled again. Dice set aside earlier may be "
        "taken up too.",
        DIGEST,
    ),
    Rule(
        "core.roll.stop",
        "Stopping early",
        "One may be content with the dice before the third roll; then they are final.",
        DIGEST,
    ),
    Rule(
        "core.roll.reroll-one",
        "A reroll needs a die",
        "Setting every die aside is no roll and costs none. Who is content stops.",
        OURS,
    ),
    Rule(
        "core.roll.side",
        "A die for a card",
        "A die that a card lets a monster throw is thrown once, apart from the dice of the turn.",
        OURS,
    ),
    Rule(
        "core.resolve.changes-first",
        "Changes come first",
        "After the last roll, and before the first result counts, cards may change the faces of dice.",
        OURS,
    ),
    Rule(
        "core.resolve.additions",
        "Then what is added",
        "Results that cards add come after changes of dice and before anything is resolved. They are no dice: they "
        "cannot be rolled again. What depends on the results counts those added by other cards.",
        OURS,
    ),
    Rule(
        "core.resolve.conversions",
        "Then conversions",
        "After additions, cards may turn results into others, each result once. Then the roll is complete and is "
        "resolved.",
        OURS,
    ),
    Rule(
        "core.resolve.order",
        "Your order",
        "The roller decides in which order the faces are resolved.",
        DIGEST,
    ),
    Rule(
        "core.resolve.whole-face",
        "One face at a time",
        "All dice of a face are resolved together, before another face is begun.",
        DIGEST,
    ),
    Rule(
        "core.resolve.all",
        "Nothing may be left out",
        "Every face that lies there is resolved, the unpleasant ones too.",
        DIGEST,
    ),
    Rule(
        "core.energy.gain",
        "Energy",
        "Each energy die brings 1 energy.",
        DIGEST,
    ),
    Rule(
        "core.heal.gain",
        "Hearts",
        "Outside the city each heart die heals 1 LP.",
        DIGEST,
    ),
    Rule(
        "ny.heal.manhattan",
        "No hearts in Manhattan",
        "Heart dice heal nothing while their roller is in Manhattan.",
        DIGEST,
    ),
    Rule(
        "ny.heal.other-sources",
        "Other healing works everywhere",
        "Life points from cards, tiles and the Statue of Liberty are gained in Manhattan too.",
        OURS,
    ),
    Rule(
        "core.lp.maximum",
        "At most 10 life points",
        "Healing stops at 10 LP, unless a card raises this limit.",
        DIGEST,
    ),
    Rule(
        "core.lp.twelve",
        "Never more than 12 life points",
        "However many cards raise it, the limit is never above 12.",
        OURS,
    ),
    Rule(
        "core.lp.clamp",
        "When the limit falls",
        "Life points above a limit that has fallen are gone. That is no loss by anybody's doing, and nobody can "
        "be eliminated by it.",
        OURS,
    ),
    Rule(
        "core.roll.no-dice",
        "No dice, no roll",
        "A monster whose tokens take away all its dice rolls none in that turn, and has no results but those of cards.",
        OURS,
    ),
    Rule(
        "core.roll.probe",
        "When another's last roll has fallen",
        "Cards that act on the dice of others do so after the last roll, clockwise from the active monster, before "
        "the roller's own cards change anything.",
        OURS,
    ),
    Rule(
        "core.roll.free",
        "Free rerolls",
        "A card can let dice be rolled again without using up a roll, also after the last one.",
        OURS,
    ),
)
