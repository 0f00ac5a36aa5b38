"""What a turn brings, counted another way: the whole tree of the game, leaf by leaf, told from its events."""

from dataclasses import dataclass, replace
from fractions import Fraction

import pytest

from kony_nb.game.game import Game
from kony_nb.odds.outcomes import Outcome
from kony_nb.odds.turn_policy import TurnPolicy
from kony_nb.rules.actions import Action, action
from kony_nb.rules.events import Event
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import apply, chance_outcomes, decider, is_chance, legal_actions
from kony_nb.rules.state import State


@dataclass(frozen=True)
class Only:
    """Keep these faces, roll the others again."""

    faces: str

    @property
    def name(self) -> str:
        return f"keep {self.faces}"

    def __call__(self, dice: str, rolls_left: int) -> str:
        return "".join(face for face in dice if face in self.faces)


def few_dice(monkeypatch: pytest.MonkeyPatch, n: int, game: str = "new_york") -> None:
    """Let everybody roll this many dice."""
    monkeypatch.setitem(GAMES, game, replace(GAMES[game], dice=n))


def tree(game: Game, policy: TurnPolicy, until: str = "resolve") -> dict[Outcome, Fraction]:
    """Return every outcome of the turn with its probability: every branch is walked, no two are ever merged."""
    start = game.state
    found: dict[Outcome, Fraction] = {}
    branches: list[tuple[State, Fraction, tuple[Event, ...]]] = [(start, Fraction(1), ())]
    while branches:
        state, weight, told = branches.pop()
        end = at_the_end(told, start.turn, until)
        if end is None and not state.agenda:
            end = len(told)
        if end is not None:
            outcome = read(told[:end], start)
            found[outcome] = found.get(outcome, Fraction(0)) + weight
            continue
        if is_chance(state):
            ways = chance_outcomes(state)
        else:
            ways = ((answer(state, policy), Fraction(1)),)
        for chosen, chance in ways:
            after, events = apply(state, chosen)
            branches.append((after, weight * chance, told + tuple(events)))
    return found


def answer(state: State, policy: TurnPolicy) -> Action:
    """Return what the policy does, which must be legal."""
    legal = legal_actions(state)
    if state.agenda[-1].kind != "keep":
        return legal[0] if len(legal) == 1 else policy.choose(state, decider(state), None)
    kept = sort_faces(policy.keep(state.dice, state.rolls_left))
    chosen = action("stop") if kept == state.dice else action("keep", kept)
    if chosen in legal:
        return chosen
    # more must be kept than it wants, or less: the fewest dice more, else the fewest dice less
    keeps = {way: state.dice if way.verb == "stop" else way.args[0] for way in legal if way.verb in ("stop", "keep")}
    holding = [way for way in keeps if all(keeps[way].count(face) >= kept.count(face) for face in kept)]
    if holding:
        return min(holding, key=lambda way: len(keeps[way]))
    return max(keeps, key=lambda way: len(keeps[way]))


def at_the_end(told: tuple[Event, ...], seat: int, until: str) -> int | None:
    """Return how many of the events belong to what is asked about, None while it goes on."""
    for at, event in enumerate(told):
        if event.kind in ("win", "turn"):
            return at
        moves = event.seat == seat and event.rule.startswith("ny.move.")
        if until == "resolve" and moves and event.kind in ("forced", "move"):
            return at
    return None


def read(told: tuple[Event, ...], start: State) -> Outcome:
    """Return what events say that the turn has brought."""
    seat = start.turn
    own = [event for event in told if event.seat == seat]
    life = start.monsters[seat].lp
    hits = [0] * len(start.monsters)
    now = {"vp": start.monsters[seat].vp, "energy": start.monsters[seat].energy, "lp": life}
    for event in told:
        if event.kind == "damage" and event.other == seat and event.seat != seat:
            hits[event.seat] += event.n
    for event in own:
        if event.kind in now:
            now[event.kind] = event.now
        elif event.kind == "damage":
            now["lp"] = event.now
    dead = any(event.kind == "eliminated" for event in own)
    if dead:
        now["energy"] = now["lp"] = 0
    return Outcome(
        now["vp"] - start.monsters[seat].vp,
        now["energy"] - start.monsters[seat].energy,
        now["lp"] - life,
        sum(hits),
        sum(event.n for event in own if event.kind == "damage"),
        sum(event.kind == "destroy" for event in own),
        won_over("superstar", told, start.superstar, seat),
        won_over("statue", told, start.statue, seat),
        any(event.kind == "move" and event.what == "enter" for event in own),
        dead,
        tuple(hits),
    )


def won_over(card: str, told: tuple[Event, ...], before: int, seat: int) -> bool:
    """Return whether a goal card lies with the seat in the end, and did not before."""
    holders = [before, *(event.seat for event in told if event.kind == card)]
    return holders[-1] == seat != before
