"""What comes after a choice: by the end of resolving or of the turn, and what chance does at once."""

from collections.abc import Sequence

from kony_nb.coach.challenging import runs
from kony_nb.coach.effects import Effects
from kony_nb.coach.phrases import COINS, brought
from kony_nb.coach.said import Number, Part, Said, amount, chance, said
from kony_nb.odds.hushed import of_evolutions
from kony_nb.odds.outcomes import TurnOutcomes
from kony_nb.odds.policies import never_reroll
from kony_nb.odds.turn import turn_outcomes
from kony_nb.odds.turn_policy import TurnPolicy, plain
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import KINDS
from kony_nb.rules.events import Event, Events
from kony_nb.rules.phases.buying import Reveal
from kony_nb.rules.referee import chance_outcomes, is_chance, step
from kony_nb.rules.state import State, clone

__all__ = ["AS_IT_LIES", "brings", "falls", "in_any_order", "later", "turns_begun"]

AS_IT_LIES = TurnPolicy(never_reroll, plain, "no more rolls, plain choices")
UNTIL = {"resolve": "resolve", "move": "turn", "buy": "turn", "end": "turn"}
"""How far an action is followed, by the phase; before the dice lie it is not."""
OUTCOMES = 60
"""The most outcomes of chance that are looked at one by one."""
NONE = 1e-9
FIELDS = ("vp", "energy", "lp", "dealt", "dead")


def brings(seen: State, seat: int, choice: Action, found: Effects) -> TurnOutcomes | None:
    """Return what an action brings the active monster, None where that is not followed.

    It is not in another's turn, where an evolution is kept or not played, before the dice lie, while cards are
    compared that the seat does not know, and where several cards of the deck come, one after the other.
    """
    asked, after = seen.agenda[-1].kind, found.after
    if seen.turn != seat or asked == "challenge" or runs(seen) or draws_on(after):
        return None
    if of_evolutions(seen) and choice.verb != "play":
        return None
    until = "resolve" if choice.verb == "stop" else UNTIL.get(seen.phase)
    return None if until is None else turn_outcomes(seen, AS_IT_LIES, first=choice, until=until)


def draws_on(state: State) -> bool:
    """Return whether cards of the deck come, one after the other: too many ways to look at each."""
    kind = KINDS[state.agenda[-1].kind] if state.agenda else None
    return isinstance(kind, Reveal) and (type(kind) is not Reveal or state.market.count(None) > 1)


def in_any_order(turns: Sequence[TurnOutcomes | None]) -> bool:
    """Return whether several actions bring the same on average."""
    known = [turn for turn in turns if turn is not None]
    if len(known) < 2 or len(known) < len(turns):
        return False
    return all(abs(turn.mean(name) - known[0].mean(name)) < NONE for turn in known for name in FIELDS)


def later(found: Effects, turn: TurnOutcomes | None, seat: int, alike: bool) -> list[Said]:
    """Return what comes by the end of resolving or of the turn, where that is more than what the action itself does.

    Parameters
    ----------
    found : Effects
        What the action causes.
    turn : TurnOutcomes or None
        What the rest brings after it, None where that is not worked out.
    seat : int
        Who chooses.
    alike : bool
        Whether every other order of the faces brings the same.
    """
    if turn is None or (turn.until == "resolve" and found.after.phase != "resolve"):
        return []
    mean = {name: turn.mean(name) for name in FIELDS}
    now = changed(found.events, seat)
    if any(event.kind == "win" or (event.kind == "eliminated" and event.seat == seat) for event in found.events):
        return []  # the rest is no concern of the seat any more
    dead = mean["dead"]
    dies = dead > NONE
    if all(abs(mean[name] - now[name]) < NONE for name in now) and not dies:
        return []
    when = f"{'in any order, ' if alike else ''}by the end of {'resolving' if turn.until == 'resolve' else 'the turn'}"
    usual = " on average" if len(turn) > 1 else ""
    parts: list[tuple[Part, ...]] = []
    changes = summed(mean, "turn_outcomes.mean")
    if changes:
        parts.append((*brought(changes), " in all"))
    if mean["dealt"] > NONE:
        parts.append(("the others lose ", amount(mean["dealt"], "turn_outcomes.mean dealt"), " LP"))
    if dies:
        parts.append(("you die with probability ", chance(dead, "turn_outcomes.dead")))
    if not parts:
        return [said(f"{when} you gain and lose the same{usual}")]
    words: tuple[Part, ...] = (f"{when}{usual} ", *parts[0])
    for part in parts[1:]:
        words = (*words, ", and ", *part)
    return [said(*words)]


def falls(found: Effects, seat: int, left: int) -> list[Said]:
    """Return what the chance that an action calls for brings the seat on average, where it has few outcomes.

    Parameters
    ----------
    found : Effects
        What the action causes.
    seat : int
        Who chooses.
    left : int
        The turns that have begun when the action was taken: the dice of another turn are none of its effects.
    """
    state = found.after
    if not is_chance(state) or state.agenda[-1].kind == "expose" or turns_begun(state) != left:
        return []
    if isinstance(KINDS[state.agenda[-1].kind], Reveal):  # what a card brings is not known when it is turned up
        return []
    outcomes = chance_outcomes(state)
    if len(outcomes) > OUTCOMES:
        return []
    mean = dict.fromkeys(("vp", "energy", "lp"), 0.0)
    for fallen, likely in outcomes:
        log = Events()
        step(clone(state), fallen, log)
        now = changed(tuple(log), seat)
        for name in mean:
            mean[name] += float(likely) * now[name]
    changes = summed(mean, "chance_outcomes.mean")
    return [said("with what then falls on average ", *brought(changes))] if changes else []


def turns_begun(state: State) -> int:
    """Return how many turns have begun in the game."""
    return sum(monster.turns for monster in state.monsters)


def changed(events: Sequence[Event], seat: int) -> dict[str, int]:
    """Return by how much events change what a seat has, and what it deals to the others."""
    found = {kind: sum(e.n for e in events if e.kind == kind and e.seat == seat) for kind in ("vp", "energy", "lp")}
    found["lp"] -= sum(event.n for event in events if event.kind == "damage" and event.seat == seat)
    found["dealt"] = sum(event.n for event in events if event.kind == "damage" and event.seat != seat)
    return found


def summed(mean: dict[str, float], source: str) -> list[tuple[Number, str, bool]]:
    """Return changes as `brought` tells them."""
    return [
        (amount(mean[kind], f"{source} {kind}"), unit, mean[kind] > 0) for kind, unit in COINS if abs(mean[kind]) > NONE
    ]
