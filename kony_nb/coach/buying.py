"""What a purchase leaves: energy, and the chance that the next card can be paid with it."""

from fractions import Fraction

from kony_nb.coach.said import Said, amount, chance, said
from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import SILENT
from kony_nb.rules.phases.buying import price_for
from kony_nb.rules.referee import chance_outcomes, step
from kony_nb.rules.state import State, clone

__all__ = ["left_over"]


def left_over(after: State, seat: int, chosen: Action) -> list[Said]:
    """Return what is left after buying or sweeping, and whether it reaches for the card that is turned up then."""
    monster = after.monsters[seat]
    if chosen.verb not in ("buy", "sweep") or not monster.alive:
        return []
    left = amount(monster.energy, "after.energy")
    if not monster.energy or not after.agenda or after.agenda[-1].kind != "reveal":
        return [said("you then have ", left, " energy")]
    reach = chance(reaches(after, seat), "chance_outcomes.affordable")
    return [said("you then have ", left, " energy, which pays for the next card turned up with probability ", reach)]


def reaches(state: State, seat: int) -> Fraction:
    """Return the chance that the seat can buy the card that is about to be revealed, as it lies there then."""
    total = Fraction(0)
    for drawn, likely in chance_outcomes(state):
        new, card = clone(state), drawn.args[0]
        step(new, drawn, SILENT)
        cost, refuses = price_for(new, seat, card), CARDS[card].refuses_buyer
        can = cost is not None and cost <= new.monsters[seat].energy
        if can and (refuses is None or not refuses(new, seat)):
            total += likely
    return total
