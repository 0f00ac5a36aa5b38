"""The game as played at this table: choices, chance, options."""

from kony_nb.rules.rulebook.rule import OPTION, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "core.action.unknown",
        "No such action",
        'A choice is one of a closed list of short texts, such as "flee queens". Anything else is refused '
        "without changing anything.",
        OURS,
    ),
    Rule(
        "core.action.asked",
        "When somebody is asked",
        "A seat is asked whenever it has two legal actions or more. Rolling and ending the turn are always left "
        "to the seat, even as its only action.",
        OURS,
    ),
    Rule(
        "core.action.forced",
        "A single choice is taken at once",
        "Where only one action is legal the referee takes it and the log says that it was forced.",
        OURS,
    ),
    Rule(
        "core.chance.waits",
        "Chance has its own moments",
        "What dice show or which card comes is told only while a roll or a draw is open, never in place of a "
        "choice. Of what can come, each possibility has an exact probability, and together they make 1.",
        OURS,
    ),
    Rule(
        "core.game.over",
        "The game is over",
        "Once the game has a result, nothing more is asked and every action is refused.",
        OURS,
    ),
    Rule(
        "core.game.stale",
        "A choice belongs to its moment",
        "A choice counts for the moment that its player was looking at. If play has gone on since, as after a "
        "double click, it is refused.",
        OURS,
    ),
    Rule(
        "core.options.profile",
        "Two readings of the rules",
        "A game is made in one of two profiles, and single options may differ from it. They are fixed for the "
        "whole game.",
        OPTION,
        digest="It follows the digest of the rules wherever that speaks.",
        printed="It follows the published game where that is known to differ.",
        option="rules",
    ),
)
