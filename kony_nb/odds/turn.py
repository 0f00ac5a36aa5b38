"""What one turn brings: the exact joint distribution, from the real position and through the referee itself."""

from fractions import Fraction

from kony_nb.game.moving import chosen, refusal
from kony_nb.odds.forward import forward
from kony_nb.odds.hushed import hushed, of_evolutions
from kony_nb.odds.outcomes import TurnOutcomes
from kony_nb.odds.turn_policy import TurnPolicy
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import BadOdds, flag, shown
from kony_nb.rules.referee import decider
from kony_nb.rules.state import State, state_key

__all__ = ["turn_outcomes"]

UNTIL = ("resolve", "turn")
TO_RESOLVE = ("start", "roll", "resolve")


def turn_outcomes(
    state: State,
    policy: TurnPolicy,
    *,
    first: str | Action | None = None,
    exact: bool = False,
    until: str = "resolve",
) -> TurnOutcomes:
    """Return the joint distribution of what the turn brings the active monster from this state on.

    The dice, tiles that are exposed and whatever else chance decides are followed through the referee with their
    exact probabilities; every choice, of every seat, is made by the policy. So borough, units, place, holders and
    cards count as they do in the game, and options too. In both games.

    Where evolutions are played, those that lie face up act. Nobody plays one from the hand, but for one that is the
    ``first`` choice, and none is drawn for three hearts. So the odds do not depend on hidden hands.

    Parameters
    ----------
    state : State
        Any moment of a turn: before the first roll, with dice on the table, while faces are resolved, in the middle
        of a flight. It is not changed. What the turn brought before is not counted, earnings at its start neither.
    policy : TurnPolicy
        What is kept of each roll, and every other choice.
    first : str or Action, optional
        The choice that is made now, as `Game.play` takes it, also a scripted roll: what if? The policy makes the
        others. What the choice itself brings is counted.
    exact : bool
        Fractions instead of floats; they sum to exactly 1.
    until : str
        ``"resolve"`` ends when the last result is resolved, before the next phase begins; ``"turn"`` when the turn is
        over: the other phases and the effects at its end count too, such as entering Tokyo; the next turn does not.

    Returns
    -------
    TurnOutcomes
        Each `Outcome` that can happen with its probability.

    Raises
    ------
    BadOdds
        If no turn goes on, if ``first`` is not legal, if ``until="resolve"`` is asked after resolving, for an unknown
        ``until``, or if the policy answers what is not legal.

    Notes
    -----
    Asked again about the same position and the same ``choose``, with other ways to keep dice, it does not take the
    final rolls through the referee again: a slider over what is kept does not lag. The last few positions are kept.
    Where a token charges for rolling again, nothing can be kept for later.

    Examples
    --------
    >>> from kony_nb import scenario
    >>> kong = scenario({"monsters": [{"name": "Kong", "place": "bronx"}, {"name": "Rob", "place": "lower"}]})
    >>> stars = TurnPolicy(lambda dice, left: "S" * dice.count("S"), name="keep stars")
    >>> turn = turn_outcomes(kong.state, stars)
    >>> turn
    <Distribution: Kong to the end of resolving, policy 'keep stars', ... outcomes>
    >>> round(turn.mean("superstar"), 4)
    0.4998
    """
    if not isinstance(state, State):
        raise BadOdds(f"state: {shown(state)} is no state; of a game it is game.state")
    if not isinstance(policy, TurnPolicy):
        raise BadOdds(f"policy: {shown(policy)} is no TurnPolicy")
    flag("exact", exact, BadOdds)
    if until not in UNTIL:
        raise BadOdds(f"until: {shown(until)} is not one of {', '.join(UNTIL)}")
    if state.phase == "over" or not state.agenda:
        raise BadOdds("state: the game is over, so no turn brings anything")
    if state.turn < 0:
        raise BadOdds("state: nobody's turn has begun in the set-up; ask when the monsters are placed")
    if until == "resolve" and state.phase not in TO_RESOLVE:
        raise BadOdds(f"state: resolving is over, the phase is {state.phase}; ask until='turn'")
    name = policy.name
    begin: list[Action | None] = [None]
    if first is not None:
        refused = refusal(state, first)
        if refused is not None:
            raise BadOdds(f"first: {refused}")
        taken = chosen(state, first)
        name = f"{', '.join(action.text for action in taken)}, then {policy.name}"
        begin = [None] if of_evolutions(state) and taken[0].verb != "play" else [*taken]
    chances = forward(state_key(hushed(state)), policy.choose, until, exact).outcomes(
        policy.keep, begin, decider(state)
    )
    sort = Fraction if exact else float
    found = {outcome: sort(chance) for outcome, chance in chances.items()}
    return TurnOutcomes(found, name, state.monsters[state.turn].name, until, exact)
