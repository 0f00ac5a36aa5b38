"""The whole table of questions that are made for single rules."""

from kony_nb.lessons.quiz.ask import Ask
from kony_nb.lessons.quiz.pointed import (
    dice,
    fighting,
    luchador,
    manhattan,
    market,
    masks,
    power_up,
    set_up,
    stars_and_units,
    table,
    tiles,
    tokyo,
    turns,
)

__all__ = ["POINTED"]

POINTED: dict[str, Ask] = {
    ask.rule: ask
    for chapter in (
        table.POINTED,
        set_up.POINTED,
        turns.POINTED,
        dice.POINTED,
        fighting.POINTED,
        tiles.POINTED,
        stars_and_units.POINTED,
        manhattan.POINTED,
        market.POINTED,
        tokyo.POINTED,
        power_up.POINTED,
        luchador.POINTED,
        masks.POINTED,
    )
    for ask in chapter
}
"""By the rule for which each is made, in the order of the rulebook."""
