"""What a challenge is worth to the one who knows its own card only."""

from fractions import Fraction
from functools import lru_cache

from kony_nb.coach.effects import Effects
from kony_nb.coach.phrases import rules_of
from kony_nb.coach.said import Part, Said, amount, chance, joined, said
from kony_nb.odds.challenge_cards import Kind, card_chances, kinds_of, win_chances
from kony_nb.odds.challenging import HALF, payoffs, reward_worth, sides_of
from kony_nb.rules.actions import Action
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.phases.challenging import running, seat_of
from kony_nb.rules.state import State

__all__ = ["ASKED", "of_challenge", "runs"]

ASKED = ("challenge", "call_help", "volunteer", "pick_ally", "reveal_or_hide")
"""The decisions of a challenge."""
TOLD = ("challenge", "volunteer", "ally", "decided")
"""The events that they cause."""


def runs(state: State) -> bool:
    """Return whether a challenge is going on: cards that the seat does not know will be compared."""
    return any(step.kind == "compare" for step in state.agenda)


def of_challenge(seen: State, found: Effects, seat: int, chosen: Action) -> tuple[Said, ...]:
    """Return what is known of an action in a challenge: the chance to win, and what showing a card or not brings.

    The best play against a rival that plays its best is not asked for: it can take seconds.

    Parameters
    ----------
    seen : State
        What the seat may see.
    found : Effects
        What the action causes.
    """
    kind, after = seen.agenda[-1].kind, found.after
    rules = rules_of(event for event in found.events if event.kind in TOLD)
    if kind == "challenge" and chosen.verb == "challenge":
        return (both(seen, seat, (seat, seat_of(seen, chosen), -1, -1), rules),)
    if kind == "volunteer" and chosen.verb == "help":
        helped = seen.monsters[seen.agenda[-1].args[0]].name
        bonus = amount(CHALLENGES[seen.monsters[seat].challenge].bonus, "state.bonus")
        return (said("your challenge card would add ", bonus, f" to the strength of {helped}", rules=rules),)
    if kind == "pick_ally" or (kind == "call_help" and chosen.verb == "pass"):
        return (both(after, seat, running(after)[1], rules),)
    if kind != "reveal_or_hide":
        return ()
    sides = running(seen)[1]
    if chosen.verb == "reveal":
        return both(seen, seat, sides, rules), brought(seen, seat, sides, chosen, ())
    return (brought(seen, seat, sides, chosen, rules),)


def brought(state: State, seat: int, sides: tuple[int, ...], chosen: Action, rules: tuple[str, ...]) -> Said:
    """Return what showing the card, or hiding it, brings the seat on average by what the rival does, in VP.

    Who hides gains and loses nothing, whatever the rival does.
    """
    side = sides.index(seat)
    rival = state.monsters[sides[1 - side]]
    duel = sides_of(state, seat, None)
    kinds, mine, wins = own_chances(state, seat, sides)

    def worth(at: int, card: int) -> Fraction:
        return reward_worth(state, duel.seats[at], kinds[card].reward, (HALF, HALF))

    def mean(own: int, answer: int) -> Fraction:
        total = Fraction(0)
        for other, likely in enumerate(card_chances(kinds, mine)):
            pair = (mine, other) if side == 0 else (other, mine)
            cells = payoffs(duel.gains, duel.costs, wins[pair[0]][pair[1]], (worth(0, pair[0]), worth(1, pair[1])))
            a, b = (own, answer) if side == 0 else (answer, own)
            total += likely * cells[a][b][side]
        return total

    if chosen.verb != "reveal":
        nothing = amount(mean(1, 1), "challenge.payoffs 1 1")
        return said("this is worth ", nothing, f" VP, whatever {rival.name} does", rules=rules)
    each: list[tuple[Part, ...]] = []
    for answer, does in enumerate(("shows", "hides")):
        if answer or rival.challenge:
            value = mean(0, answer)
            number = amount(value, f"challenge.payoffs 0 {answer}")
            verb = "costs you " if value < 0 else "is worth "
            who = "it" if each else rival.name
            each.append((verb, number, f" VP if {who} {does} its card"))
    return said("on average this ", *joined(each))


def own_chances(
    state: State, seat: int, sides: tuple[int, ...]
) -> tuple[tuple[Kind, ...], int, list[list[Fraction]]]:
    """Return the kinds of unseen cards, which is the seat's own, and the challenger's chances to win by kinds."""
    kinds = kinds_of(set(CHALLENGES) - set(state.challenge_discards))
    card = state.monsters[seat].challenge
    mine = next(at for at, kind in enumerate(kinds) if card in kind.cards)
    return kinds, mine, chances(kinds, sides[2] >= 0, sides[3] >= 0)


def both(state: State, seat: int, sides: tuple[int, ...], rules: tuple[str, ...]) -> Said:
    """Return how likely the seat wins if both sides show their cards."""
    kinds, mine, wins = own_chances(state, seat, sides)
    first = seat == sides[0]
    won = sum(
        (
            likely * (wins[mine][other] if first else 1 - wins[other][mine])
            for other, likely in enumerate(card_chances(kinds, mine))
        ),
        Fraction(0),
    )
    rival = state.monsters[sides[1] if first else sides[0]].name
    number = chance(won, "challenge.wins")
    return said(f"if {rival} and you both show your cards, you win with probability ", number, rules=rules)


chances = lru_cache(16)(win_chances)
