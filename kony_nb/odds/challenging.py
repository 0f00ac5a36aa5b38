"""A challenge of Luchador as a game of hidden choice: what revealing is worth to who knows one card only."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

import numpy as np

from kony_nb.odds.challenge_cards import Kind, card_chances, kinds_of, unseen, win_chances
from kony_nb.odds.challenge_odds import ChallengeOdds, Fighter, Strategy
from kony_nb.odds.equilibrium import Floats, hidden_equilibrium, two_by_two
from kony_nb.rules.errors import BadOdds, flag, shown
from kony_nb.rules.events import SILENT
from kony_nb.rules.luchador.cards import CHALLENGES, Gain
from kony_nb.rules.luchador.masks import NO_MASK_VP, masks_of
from kony_nb.rules.phases.challenging import candidates
from kony_nb.rules.phases.gains import MASK_VP, gain_energy, gain_vp, heal
from kony_nb.rules.state import UNKNOWN, State, clone

__all__ = ["challenge"]

Pair = tuple[Fraction, Fraction]
HALF = Fraction(1, 2)
MOST_WEIGHT = 1_000_000
"""The most that an energy or a life point may count against a victory point."""
NOTHING = (Fraction(0), Fraction(0))


@dataclass(frozen=True)
class Sides:
    """Who stands against whom: the challenger first, the champion second.

    ``allies`` are -1 where there is none; ``gains`` is what a side gains with the other's mask, in VP, ``costs`` what
    it loses with its own, or for want of one.
    """

    seats: tuple[int, int]
    allies: tuple[int, int]
    gains: Pair
    costs: Pair


def challenge(
    state: State,
    seat: int,
    *,
    energy: Fraction | float = HALF,
    lp: Fraction | float = HALF,
    known: bool = False,
    against: int | None = None,
) -> ChallengeOdds:
    """Return the odds of a challenge for one of its two sides, and how often it should reveal its card.

    Parameters
    ----------
    state : State
        A moment in a challenge, up to the comparison, or the one in which the attacker may begin it. Allies count as
        they are then: before the calls for help there are none.
    seat : int
        The challenger or the champion. What it cannot know, the cards of the others and what they have decided, does
        not touch the answer; the same comes from its view, ``game.view(...)``.
    energy, lp : Fraction or number
        What one energy and one life point count against a victory point, up to a million; a half each, if not given.
    known : bool
        With all cards known: the exact game of two choices each. Needs the whole state.
    against : int, optional
        Whom the attacker would challenge; needed where there are two.

    Returns
    -------
    ChallengeOdds
        Chances and payoffs as exact Fractions; the equilibrium with hidden cards in floats.

    Raises
    ------
    BadOdds
        If no challenge runs or can begin, the seat is on neither side, or an argument cannot be.

    Notes
    -----
    A mask counts 2 VP for who gains it and for who loses it, attached or not: what is attached saves 2 VP the next
    time (rules ``luc.masks.collection``, ``luc.masks.none-left``). Rewards count as much as the seat can really take:
    a life point at the maximum is none. A card itself and the one drawn for it count nothing, nor does an ally's
    reward. Unseen are all cards that are not discarded (as for ``game.view``); each seat holds a random one of them.
    With hidden cards each side has a strategy by kind of card; ``exploitability`` is what a side could still gain.
    There can be several equilibria; the one given follows from the numbers alone.
    """
    if not isinstance(state, State):
        raise BadOdds(f"state: {shown(state)} is no state; of a game it is game.state")
    weights = weight("energy", energy), weight("lp", lp)
    flag("known", known, BadOdds)
    sides = sides_of(state, seat, against)

    def worth(side: int, gain: Gain) -> Fraction:
        return reward_worth(state, sides.seats[side], gain, weights)

    if known:
        return with_all_known(state, seat, sides, worth)
    return with_hidden_cards(state, seat, sides, worth)


def weight(name: str, value: object) -> Fraction:
    """Return a weight as an exact number, a float as it is written."""
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction) or not 0 <= value <= MOST_WEIGHT:
        allowed = "allowed is a number from 0 to a million, such as Fraction(1, 2)"
        raise BadOdds(f"{name}: {shown(value)} is no weight; {allowed}")
    return Fraction(repr(float(value))) if isinstance(value, float) else Fraction(value)


def sides_of(state: State, seat: int, against: int | None) -> Sides:
    """Return the two sides of the challenge that runs or may begin, of which the seat is one."""
    found: tuple[tuple[int, int], ...] = ()
    allies = -1, -1
    for step in reversed(state.agenda):
        if step.kind == "compare":
            found, allies = ((step.args[0], step.args[1]),), (step.args[2], step.args[3])
            break
        if step.kind == "challenge":
            may = candidates(state, step.args) if state.monsters[step.seat].challenge else ()
            found = tuple((step.seat, champion) for champion in may)
            break
    if not found:
        raise BadOdds("state: no challenge runs here, and nobody may begin one")
    mine = [pair for pair in found if seat in pair and (against is None or against in pair)]
    if type(seat) is not int or not mine:
        allowed = ", ".join(f"{challenger} against {champion}" for challenger, champion in found)
        asked = "" if against is None else f" against {shown(against)}"
        raise BadOdds(f"seat: {shown(seat)}{asked} is no side of this challenge; there is {allowed}")
    if len(mine) > 1 or against == seat:
        raise BadOdds(f"against: say whom, {' or '.join(str(pair[1]) for pair in mine)}")
    seats = mine[0]
    costs = tuple(
        Fraction(MASK_VP if masks_of(state, side) else min(NO_MASK_VP, state.monsters[side].vp)) for side in seats
    )
    gains = tuple(Fraction(MASK_VP if masks_of(state, side) else 0) for side in reversed(seats))
    return Sides(seats, allies, (gains[0], gains[1]), (costs[0], costs[1]))


def reward_worth(state: State, seat: int, gain: Gain, weights: Pair) -> Fraction:
    """Return what a reward is worth to a seat: what the referee would really give it."""
    after = clone(state)
    before, monster = state.monsters[seat], after.monsters[seat]
    if gain.vp:
        gain_vp(after, seat, gain.vp, "luc.reward.own", SILENT)
    if gain.lp:
        heal(after, seat, gain.lp, "luc.reward.own", SILENT)
    if gain.energy:
        gain_energy(after, seat, gain.energy, "luc.reward.own", SILENT)
    energy, lp = weights
    return monster.vp - before.vp + energy * (monster.energy - before.energy) + lp * (monster.lp - before.lp)


def payoffs(gains: Pair, costs: Pair, wins: Fraction, rewards: Pair) -> tuple[tuple[Pair, Pair], tuple[Pair, Pair]]:
    """Return what each pair of choices brings both sides, if both reveal the challenger winning with this chance.

    The first index is the challenger's choice, 0 to reveal and 1 to hide, the second the champion's.
    """
    both = (
        wins * (gains[0] + rewards[0] + costs[0]) - costs[0],
        (1 - wins) * (gains[1] + rewards[1] + costs[1]) - costs[1],
    )
    return (both, (rewards[0], Fraction(0))), ((Fraction(0), rewards[1]), NOTHING)


def seen_from(side: int, table: Callable[[int, int], Fraction]) -> tuple[Pair, Pair]:
    """Return a table of choices by challenger and champion with the choices of one side as its rows."""
    cells = [[table(a, b) if side == 0 else table(b, a) for b in (0, 1)] for a in (0, 1)]
    return (cells[0][0], cells[0][1]), (cells[1][0], cells[1][1])


def with_all_known(state: State, seat: int, sides: Sides, worth: Callable[[int, Gain], Fraction]) -> ChallengeOdds:
    """Return the game of two choices each in which nothing is hidden."""
    held = [state.monsters[at].challenge for at in sides.seats]
    lent = [state.monsters[ally].challenge if ally >= 0 else "" for ally in sides.allies]
    if UNKNOWN in (*held, *lent):
        raise BadOdds("known: cards are hidden in this state; ask the whole game.state")
    if not all(held):
        raise BadOdds("known: a side without a challenge card has no choice")
    strength = [
        CHALLENGES[own].strength + (CHALLENGES[ally].bonus if ally else 0)
        for own, ally in zip(held, lent, strict=True)
    ]
    wins = Fraction(strength[0] > strength[1])
    rewards = worth(0, CHALLENGES[held[0]].reward), worth(1, CHALLENGES[held[1]].reward)
    cells = payoffs(sides.gains, sides.costs, wins, rewards)
    side = sides.seats.index(seat)
    own = seen_from(side, lambda a, b: cells[a][b][side])
    others = seen_from(side, lambda a, b: cells[a][b][1 - side])
    equilibria = two_by_two(own, others)
    reveal, answer = equilibria[0]
    return ChallengeOdds(
        own=fighter(state, sides, side),
        rival=fighter(state, sides, 1 - side),
        champion=side == 1,
        card=held[side],
        known=True,
        wins=choice_wins(wins if side == 0 else 1 - wins),
        payoffs=own,
        rival_payoffs=others,
        reveal=reveal,
        values=(mixed(own[0], answer), mixed(own[1], answer)),
        exploitability=0.0,
        unseen=wins,
        strategies=(),
        equilibria=equilibria,
    )


def mixed(row: Pair, reveals: Fraction) -> Fraction:
    """Return what a choice brings against a rival that reveals with a chance."""
    return reveals * row[0] + (1 - reveals) * row[1]


def choice_wins(both: Fraction) -> tuple[Pair, Pair]:
    """Return a side's chances to win by its own and the rival's choice: who reveals alone wins, hidden nobody does."""
    return (both, Fraction(1)), NOTHING


def fighter(state: State, sides: Sides, side: int) -> Fighter:
    """Return who stands on a side."""
    return Fighter(sides.seats[side], state.monsters[sides.seats[side]].name, sides.allies[side])


@dataclass(frozen=True)
class Common:
    """What both sides of a challenge with hidden cards know: all that the equilibrium depends on.

    ``allied`` and ``empty`` say which side, the challenger first, has an ally, and which has no card; ``rewards`` is
    what a card of each kind would bring it.
    """

    kinds: tuple[Kind, ...]
    allied: tuple[bool, bool]
    empty: tuple[bool, bool]
    rewards: tuple[tuple[Fraction, ...], tuple[Fraction, ...]]
    gains: Pair
    costs: Pair


@dataclass(frozen=True)
class Solved:
    """The game with hidden cards and its equilibrium, by the kinds of the challenger's and the champion's card.

    ``cells`` are the payoffs as in `payoffs`; ``says`` is how often each side reveals each kind; ``unseen`` is the
    challenger's chance to win for one who has seen no card.
    """

    wins: list[list[Fraction]]
    unseen: Fraction
    cells: list[list[tuple[tuple[Pair, Pair], tuple[Pair, Pair]]]]
    says: tuple[Floats, Floats]
    exploitability: float


@lru_cache(maxsize=64)  # both sides ask it, and each again at every step of a challenge
def solved(common: Common) -> Solved:
    """Return the equilibrium of a challenge with hidden cards."""
    kinds, (mine, theirs) = common.kinds, common.rewards
    every = range(len(kinds))
    wins = win_chances(kinds, *common.allied)
    cells = [
        [payoffs(common.gains, common.costs, wins[i][j], (mine[i], theirs[j])) for j in every] for i in every
    ]
    games = [
        np.array([[[[cells[i][j][a][b][at] for j in every] for i in every] for b in (0, 1)] for a in (0, 1)])
        for at in (0, 1)
    ]
    for game in games:  # whatever a side without a card says, it is as if it hid
        if common.empty[0]:
            game[0] = game[1]
        if common.empty[1]:
            game[:, 0] = game[:, 1]
    first = card_chances(kinds)
    prior = np.array([[first[i] * chance for chance in card_chances(kinds, i)] for i in every])
    found = hidden_equilibrium(prior, *games)
    says = found.first * (not common.empty[0]), found.second * (not common.empty[1])
    return Solved(wins, unseen(kinds, wins), cells, says, found.exploitability)


def merged(kinds: tuple[Kind, ...], worths: list[Pair], allied: tuple[bool, bool]) -> dict[tuple[int, int, Pair], Kind]:
    """Return one kind for all those that are as good as each other here, by strength, bonus and worth to both sides.

    Without allies a bonus makes no difference, and rewards make none that are worth the same.
    """
    found: dict[tuple[int, int, Pair], Kind] = {}
    for kind, worth in zip(kinds, worths, strict=True):
        key = kind.strength, kind.bonus if any(allied) else 0, worth
        found[key] = replace(found[key], cards=found[key].cards + kind.cards) if key in found else kind
    return found


def with_hidden_cards(
    state: State, seat: int, sides: Sides, worth: Callable[[int, Gain], Fraction]
) -> ChallengeOdds:
    """Return the game in which each side knows its own card only."""
    side, card = sides.seats.index(seat), state.monsters[seat].challenge
    if not card:
        raise BadOdds(f"seat: {seat} has no challenge card, which counts as leaving it face down")
    allied = sides.allies[0] >= 0, sides.allies[1] >= 0
    free = set(CHALLENGES) - set(state.challenge_discards)
    if len(free) < 2 + sum(allied):  # then the rival has no card: which it might be makes no difference
        free = set(CHALLENGES)
    every = kinds_of(free)
    empty = not state.monsters[sides.seats[0]].challenge, not state.monsters[sides.seats[1]].challenge
    types = merged(every, [(worth(0, kind.reward), worth(1, kind.reward)) for kind in every], allied)
    kinds = tuple(types.values())
    rewards = tuple(worths[0] for *_, worths in types), tuple(worths[1] for *_, worths in types)
    game = solved(Common(kinds, allied, empty, rewards, sides.gains, sides.costs))

    where = {card: at for at, kind in enumerate(kinds) for card in kind.cards}
    mine = where[card]
    chances = card_chances(kinds, mine)
    pairs = [(mine, other) if side == 0 else (other, mine) for other in range(len(kinds))]

    def average(value: Callable[[int, int], Fraction]) -> Fraction:
        """Return the mean over the rival's card of what is asked with the kinds of challenger and champion."""
        return sum((chance * value(*pair) for chance, pair in zip(chances, pairs, strict=True)), Fraction(0))

    def value(choice: int) -> float:
        """Return what a choice brings in the equilibrium."""
        total = 0.0
        for chance, (i, j), reveals in zip(chances, pairs, game.says[1 - side].tolist(), strict=True):
            for answer, says in ((0, reveals), (1, 1 - reveals)):
                a, b = (choice, answer) if side == 0 else (answer, choice)
                total += float(chance) * says * float(game.cells[i][j][a][b][side])
        return total

    return ChallengeOdds(
        own=fighter(state, sides, side),
        rival=fighter(state, sides, 1 - side),
        champion=side == 1,
        card=card,
        known=False,
        wins=choice_wins(average(lambda i, j: game.wins[i][j] if side == 0 else 1 - game.wins[i][j])),
        payoffs=seen_from(side, lambda a, b: average(lambda i, j: game.cells[i][j][a][b][side])),
        rival_payoffs=seen_from(side, lambda a, b: average(lambda i, j: game.cells[i][j][a][b][1 - side])),
        reveal=float(game.says[side][mine]),
        values=(value(0), value(1)),
        exploitability=game.exploitability,
        unseen=game.unseen,
        strategies=tuple(
            Strategy(kind, float(game.says[0][where[kind.cards[0]]]), float(game.says[1][where[kind.cards[0]]]))
            for kind in every
        ),
        equilibria=(),
    )
