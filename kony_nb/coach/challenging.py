"""What a challenge is worth to the one who knows its own card only."""


from kony_nb.coach.effects import Effects
from kony_nb.coach.phrases import rules_of
from kony_nb.coach.said import Part, Said, amount, chance, joined, said
from kony_nb.odds.challenge_odds import ChallengeOdds
from kony_nb.odds.challenging import challenge
from kony_nb.rules.actions import Action
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.phases.challenging import seat_of
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

    How often to show it is told of the equilibrium, in which the rival too plays its best.

    Parameters
    ----------
    seen : State
        What the seat may see.
    found : Effects
        What the action causes.
    seat : int
        Who chooses.
    chosen : Action
        A legal action of the seat.
    """
    kind = seen.agenda[-1].kind
    rules = rules_of(event for event in found.events if event.kind in TOLD)
    if kind == "challenge" and chosen.verb == "challenge":
        return both(challenge(seen, seat, against=seat_of(seen, chosen)), rules)
    if kind == "volunteer" and chosen.verb == "help":
        helped = seen.monsters[seen.agenda[-1].args[0]].name
        bonus = amount(CHALLENGES[seen.monsters[seat].challenge].bonus, "state.bonus")
        return (said("your challenge card would add ", bonus, f" to the strength of {helped}", rules=rules),)
    if kind == "pick_ally" or (kind == "call_help" and chosen.verb == "pass"):
        return both(challenge(found.after, seat), rules)
    if kind != "reveal_or_hide":
        return ()
    odds = challenge(seen, seat)
    if chosen.verb == "hide":
        return brought_hidden(odds, rules), strategy(odds, "hide")
    chances, often = both(odds, rules)
    return chances, brought(odds, bool(seen.monsters[odds.rival.seat].challenge)), often


def both(odds: ChallengeOdds, rules: tuple[str, ...]) -> tuple[Said, Said]:
    """Return how likely the seat wins if both sides show their cards, and how often it should show its own."""
    number = chance(odds.wins[0][0], "challenge.wins")
    wins = said(f"if {odds.rival.name} and you both show your cards, you win with probability ", number, rules=rules)
    return wins, strategy(odds, "reveal")


def strategy(odds: ChallengeOdds, choice: str) -> Said:
    """Return how often the seat chooses to reveal, or to hide, in the equilibrium."""
    often = odds.reveal if choice == "reveal" else 1 - odds.reveal
    return said(f"{choice} with probability ", chance(often, f"challenge.strategy {choice}"), " in equilibrium")


def brought(odds: ChallengeOdds, can_show: bool) -> Said:
    """Return what showing the card brings the seat on average by what the rival does, in VP."""
    each: list[tuple[Part, ...]] = []
    for answer, does in enumerate(("shows", "hides")):
        if answer or can_show:
            value = odds.payoffs[0][answer]
            number = amount(value, f"challenge.payoffs 0 {answer}")
            verb = "costs you " if value < 0 else "is worth "
            who = "it" if each else odds.rival.name
            each.append((verb, number, f" VP if {who} {does} its card"))
    return said("on average this ", *joined(each))


def brought_hidden(odds: ChallengeOdds, rules: tuple[str, ...]) -> Said:
    """Return what hiding the card brings the seat: it gains and loses nothing, whatever the rival does."""
    nothing = amount(odds.payoffs[1][1], "challenge.payoffs 1 1")
    return said("this is worth ", nothing, f" VP, whatever {odds.rival.name} does", rules=rules)
