"""Set-up: tiles, market, start values, the first player and the places."""

from kony_nb.rules.rulebook.rule import DIGEST, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "ny.setup.tiles",
        "Nine tiles in each borough",
        "Each of the five boroughs begins with three stacks of three buildings, mixed at random. Only the top "
        "of each stack is turned up.",
        DIGEST,
    ),
    Rule(
        "core.setup.market",
        "Three cards for sale",
        "The power cards are shuffled, and three of them are laid out for sale.",
        DIGEST,
    ),
    Rule(
        "ny.setup.goals",
        "Goal cards lie beside the deck",
        "Superstar and the Statue of Liberty are never in the deck and never for sale. At the start nobody has them.",
        DIGEST,
    ),
    Rule(
        "core.setup.start-values",
        "Start with 10 life points",
        "Every monster begins with 10 LP, 0 VP, no energy and no cards.",
        DIGEST,
    ),
    Rule(
        "core.setup.first-player",
        "Most attacks begin",
        "Everybody throws all dice once, eight in New York and six in Tokyo; whoever shows more attacks than all the "
        "others has the first turn.",
        DIGEST,
    ),
    Rule(
        "core.setup.tie",
        "A tie is rolled again",
        "If several share the most attacks, those seats alone throw all the dice again, until one of them is "
        "ahead. Nobody showing an attack is a tie too.",
        OURS,
    ),
    Rule(
        "ny.setup.placement",
        "Place the monsters clockwise",
        "From the first player on, clockwise, each seat puts its monster into an outer borough. Manhattan is no "
        "starting place.",
        DIGEST,
    ),
    Rule(
        "ny.setup.limit",
        "Two may start together",
        "A borough that two monsters have taken is closed to the next.",
        DIGEST,
    ),
)
