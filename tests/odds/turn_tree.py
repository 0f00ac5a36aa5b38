"""What a turn brings, counted another way: the whole tree of the game, leaf by leaf, told from its events."""

from dataclasses import dataclass, fields, replace
from fractions import Fraction

import pytest

from kony_nb.game.game import Game
from kony_nb.odds.outcomes import Outcome
from kony_nb.odds.turn_policy import TurnPolicy
from kony_nb.rules.actions import Action, action, from_text
from kony_nb.rules.cards.registry import CARDS, TOKENS, Card
from kony_nb.rules.events import Event
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import apply, chance_outcomes, decider, is_chance, legal_actions
from kony_nb.rules.state import State, Step, clone

FIELDS = tuple(field.name for field in fields(Card))
MOMENTS = FIELDS[FIELDS.index("dice") :]
"""What a card does: its constants and moments, which come after the facts."""
BLANK = Card(id="", name="", cost=0, kind="keep", effect="")


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


def acting(game: str) -> list[str]:
    """Return the Keep cards of a game that do anything but lie there; what acts as another card is that card."""
    return sorted(
        card.id
        for card in CARDS.values()
        if game in card.games
        and card.kind == "keep"
        and not card.lies_as
        and any(getattr(card, moment) != getattr(BLANK, moment) for moment in MOMENTS)
    )


def tokens_of(game: str, *what: str) -> list[str]:
    """Return the tokens of a game that change any of these: ``dice``, ``rolls``, ``reroll_fee``, ``turn_end``."""
    return sorted(
        token.id
        for token in TOKENS.values()
        if token.card and game in CARDS[token.card].games and any(getattr(token, each) for each in what)
    )


def tree(game: Game, policy: TurnPolicy, until: str = "resolve", first: str = "") -> dict[Outcome, Fraction]:
    """Return every outcome of the turn with its probability: every branch is walked, no two are ever merged."""
    start = clone(game.state)
    mark = Step("roll", start.turn, ("the results are resolved",))
    if until == "resolve":
        phases = GAMES[start.options.game].phases
        after = [step.kind in ("end_turn", "window", *phases[1:]) for step in start.agenda].index(False)
        start.agenda.insert(after, mark)  # a roll is always asked for: there the walk ends
    found: dict[Outcome, Fraction] = {}
    branches: list[tuple[State, Fraction, tuple[Event, ...]]] = [(start, Fraction(1), ())]
    if first:
        begun, events = apply(start, from_text(first))
        branches = [(begun, Fraction(1), tuple(events))]
    while branches:
        state, weight, told = branches.pop()
        end = next((at for at, event in enumerate(told) if event.kind in ("win", "turn")), None)
        if end is None and (not state.agenda or state.agenda[-1] == mark):
            end = len(told)
        if end is not None:
            outcome = read(told[:end], start)
            found[outcome] = found.get(outcome, Fraction(0)) + weight
            continue
        if is_chance(state):
            ways = chance_outcomes(state)
        else:
            again = bool(told) and told[-1].kind == "keep"
            ways = ((action("roll") if again else answer(state, policy), Fraction(1)),)
        for chosen, chance in ways:
            after_it, events = apply(state, chosen)
            branches.append((after_it, weight * chance, told + tuple(events)))
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
