"""Bots: functions that choose one of the legal actions, and whole games played by them."""

import random
from collections.abc import Callable, Sequence

from kony_nb.play import new_york, tokyo
from kony_nb.play.evolutions import worth_of
from kony_nb.play.whims import Whims
from kony_nb.play.windows import PASS, close_windows, passed_over
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Luck, advance, step
from kony_nb.rules.errors import BadPolicy, shown
from kony_nb.rules.events import SILENT
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, clone

__all__ = ["POLICIES", "Policy", "greedy", "playout", "random_legal"]

assert new_york is not None
assert tokyo is not None

Policy = Callable[[State, int, random.Random | None], Action]
"""``policy(state, seat, rng)`` returns one of ``legal_actions(state)``; whatever is random comes from ``rng``."""
Chooser = Callable[[State, int, tuple[Action, ...], random.Random | None], Action]
"""The same for who knows the legal actions already: ``chooser(state, seat, legal, rng)``."""


def random_legal(state: State, seat: int, rng: random.Random | None = None) -> Action:
    """Return any legal action, each as likely as any other.

    Parameters
    ----------
    state : State
        A state in which a seat must choose.
    seat : int
        That seat.
    rng : random.Random or None
        What decides; without it the first legal action is taken.
    """
    return any_of(state, seat, legal_actions(state), rng)


def any_of(state: State, seat: int, legal: tuple[Action, ...], rng: random.Random | None) -> Action:
    """Return any of these actions."""
    return legal[0] if rng is None else rng.choice(legal)


def greedy(state: State, seat: int, rng: random.Random | None = None) -> Action:
    """Return the legal action that is worth most by simple rules of thumb, looking no further than this turn.

    Parameters
    ----------
    state : State
        A state in which a seat must choose.
    seat : int
        That seat.
    rng : random.Random or None
        Decides between choices of equal worth; without it the first of them is taken.

    Notes
    -----
    It keeps the dice with the best expected worth of one more roll, and buys what is worth more than its energy.
    In King of New York it resolves points and hearts before Ouch, destroys the best combination it can pay, flees
    when the attacks to expect could kill it, and goes where much can be destroyed and few units stand. In King of
    Tokyo it weighs the pay of the next turn in Tokyo against every attack until then, with the right to yield after
    each. Evolutions it plays when what they bring at once, or face up from now on, is worth more than waiting.
    It sees only what its player sees.
    """
    return best_of(state, seat, legal_actions(state), rng)


def best_of(state: State, seat: int, legal: tuple[Action, ...], rng: random.Random | None) -> Action:
    """Return the one of these actions that is worth most."""
    if len(legal) == 1:
        return legal[0]
    worth = worth_of(state, seat, legal)
    least = max(worth) - 1e-9
    equal = [choice for choice, value in zip(legal, worth, strict=True) if value >= least]
    return equal[0] if rng is None else rng.choice(equal)


POLICIES: dict[str, Policy] = {"greedy": greedy, "random": random_legal}
CHOOSERS: dict[Policy, Chooser] = {greedy: best_of, random_legal: any_of}
"""For a playout, which knows what is legal."""
LISTED = 12


def playout(
    state: State,
    policies: Policy | Sequence[Policy],
    luck: Luck,
    rng: random.Random | None = None,
    windows: str = "every",
) -> State:
    """Play a game to its end and return the last state; the given state stays as it is.

    Parameters
    ----------
    state : State
        Any moment of a game, the first of a new one too.
    policies : Policy or sequence of Policy
        One for all seats, or one for each. They are asked where there are two legal actions or more.
    luck : Luck
        What decides where chance falls, such as ``Streamed(random.Random(7))``.
    rng : random.Random or None
        Handed to the policies.
    windows : str
        Where evolutions are played: at which windows the policies are asked, one of `WINDOWS`; at the others they pass.

    Raises
    ------
    BadPolicy
        If a policy of yours raises an error, or returns an action that is not legal.
    """
    new = clone(state)
    each = [policies] * len(new.monsters) if callable(policies) else list(policies)
    close_windows(new, windows)
    legal = advance(new, SILENT, luck)
    play_on(new, legal, [chooser_of(policy) for policy in each], luck, rng)
    new.options = state.options
    return new


def play_on(
    state: State,
    legal: tuple[Action, ...],
    choosers: Sequence[Chooser],
    luck: Luck,
    rng: random.Random | None,
) -> None:
    """Play to the end, in place, from a decision with these legal actions; none if the game is over."""
    asking = state.options.windows != "every"
    whims = rng if isinstance(rng, Whims) else None
    asked: dict[tuple[int, str], int] = {}
    turn = (-1, -1)
    while legal:
        waits = state.agenda[-1]
        seat = waits.seat
        if asking and waits.kind == "play" and passed_over(state, waits):
            legal = step(state, PASS, SILENT, luck)
            continue
        if whims is not None:
            active = state.turn
            now = (active, state.monsters[active].turns)
            if now != turn:
                turn = now
                asked.clear()
            what = (seat, waits.kind)
            before = asked[what] = asked.get(what, -1) + 1
            whims.turn_to(seat, waits.kind, *now, before)
        legal = step(state, choosers[seat](state, seat, legal, rng), SILENT, luck)


def chooser_of(policy: Policy) -> Chooser:
    """Return the chooser behind a policy; one that is not ours is watched."""
    for ours, chooser in CHOOSERS.items():
        if policy is ours:
            return chooser

    def watched(state: State, seat: int, legal: tuple[Action, ...], rng: random.Random | None) -> Action:
        try:
            chosen = policy(state, seat, rng)
        except Exception as failed:
            what = f"raised {type(failed).__name__}: {failed}"
            raise BadPolicy(name_of(policy), _moment(state, seat), what) from failed
        if chosen not in legal:
            what = chosen.text if isinstance(chosen, Action) else shown(chosen)
            listed = ", ".join(choice.text for choice in legal[:LISTED]) + (", ..." if len(legal) > LISTED else "")
            raise BadPolicy(name_of(policy), _moment(state, seat), f"chose {what}, which is none of {listed}")
        return chosen

    return watched


def name_of(policy: Policy | str) -> str:
    """Return the name under which a policy stands in tables."""
    if isinstance(policy, str):
        return policy
    for name, known in POLICIES.items():
        if policy is known:
            return name
    return str(getattr(policy, "__name__", type(policy).__name__))


def _moment(state: State, seat: int) -> str:
    return f"{state.monsters[seat].name} in its turn {state.monsters[seat].turns}, asked '{state.agenda[-1].kind}'"
