"""Why an action is worth what it is: the parts of its sentence, for every decision but which dice to keep."""

from kony_nb.coach.buying import left_over
from kony_nb.coach.challenging import ASKED, of_challenge
from kony_nb.coach.effects import Effects
from kony_nb.coach.following import falls, later, turns_begun
from kony_nb.coach.phrases import named_place, rules_of, told
from kony_nb.coach.said import Said, amount, said
from kony_nb.coach.staying import danger, pay
from kony_nb.odds.outcomes import TurnOutcomes
from kony_nb.rules.actions import Action
from kony_nb.rules.state import State

__all__ = ["PLACING", "of_roll", "why"]

PLACING = ("hold", "flee", "yield", "stay", "move", "enter", "advance", "end")
"""Actions that say where the monster stands until its next turn."""


def of_roll(value: float) -> Said:
    """Return what the dice are worth that are about to be rolled."""
    sign = "-" if round(value, 2) < 0 else ""
    number = amount(value, "solve_here.value")
    return said(f"your dice are worth {sign}", number, " VP on average with the best rerolls")


def why(
    seen: State, seat: int, choice: Action, found: Effects, turn: TurnOutcomes | None, alike: bool
) -> tuple[Said, ...]:
    """Return why an action is worth what it is; ``alike`` as in `later`."""
    if seen.agenda[-1].kind in ASKED:
        return of_challenge(seen, found, seat, choice)
    parts = told(found.events, seen, seat)
    if choice.verb == "place":
        parts += company(seen, choice, found)
    if choice.verb in PLACING:
        parts += [*waiting(seen, choice, found), *pay(found, seat), *danger(found, seat)]
    parts += left_over(found.after, seat, choice)
    parts += later(found, turn, seat, alike) if turn is not None else falls(found, seat, turns_begun(seen))
    return tuple(parts)


def company(seen: State, choice: Action, found: Effects) -> list[Said]:
    """Return who has started in a borough already; nothing where that tells no borough from another."""
    if not any(monster.place for monster in seen.monsters):
        return []
    there = [monster.name for monster in seen.monsters if monster.place == choice.args[0]]
    rules = rules_of(event for event in found.events if event.kind == "place")
    return [said(f"{' and '.join(there)} starts there too" if there else "nobody has started there yet", rules=rules)]


def waiting(seen: State, choice: Action, found: Effects) -> list[Said]:
    """Return how many units wait in the borough to which a monster goes."""
    if choice.verb not in ("flee", "move"):
        return []
    place = choice.args[0]
    borough = seen.boroughs.get(place)
    units = 0 if borough is None else len(borough.units) + len(borough.fresh)
    if not units:
        return []
    rules = tuple(event.rule for event in found.events if event.kind == "move")[:1]
    wait = " unit waits in " if units == 1 else " units wait in "
    return [said(amount(units, f"state.units {place}"), wait, named_place(place), rules=rules)]
