"""What a choice means in King of Tokyo: numbers, entering, and yielding with the odds of surviving."""

from fractions import Fraction

from kony_nb.game.game import Game
from kony_nb.odds.surviving import Survival, survival
from kony_nb.rules.actions import Action
from kony_nb.rules.places import OUTSIDE, PLACE_NAMES, TOKYO
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import free_place
from kony_nb.rules.tokyo.numbers import SET, scores
from kony_nb.views.tokyo.pay import start_words
from kony_nb.widgets.game_hints import GameHints

__all__ = ["TOKYO_HINTS"]


def choice(game: Game, seat: int, action: Action) -> str:
    """Return what holding and yielding lead to."""
    place = game.state.monsters[seat].place
    match action.verb:
        case "hold":
            return f"{start_words(game.state, place)} if your next turn begins here" if place is not None else ""
        case "yield":
            return "you go outside, where hearts heal and attacks from Tokyo hit you"
    return ""


def face(state: State, seat: int, face: str, n: int) -> str:
    """Return what a number will do."""
    vp = scores(int(face), n)
    return f"{vp} VP" if vp else f"fewer than {SET}: nothing"


def attack(state: State, seat: int) -> str:
    """Return that an attacker outside comes into a place that is free."""
    free = free_place(state)
    return f"then you enter {PLACE_NAMES[free]}" if free and state.monsters[seat].place == OUTSIDE else ""


def preview(game: Game) -> str:
    """Return the odds of a monster that holds Tokyo, one attacker after the other and all together; "" elsewhere."""
    decision, state = game.decision, game.state
    if decision is None or decision.kind != "yield":
        return ""
    seat = decision.index
    odds, place = survival(state, seat), state.monsters[seat].place
    assert place is not None
    if odds.lp < state.monsters[seat].lp:
        left = f"If you hold, this attack leaves you {odds.lp} LP; if you yield now, you lose nothing to it."
    elif len(state.agenda[-1].args) > 1:  # asked before the damage
        left = f"You lose nothing to this attack and keep your {odds.lp} LP."
    else:
        left = f"The damage is done: you have {odds.lp} LP left."
    pays = f"Holding pays {start_words(state, place)} at the start of your turn, and hearts do not heal you here."
    return f"{left} {_danger(state, odds)} {pays}"


def _danger(state: State, odds: Survival) -> str:
    if not odds.attackers:
        return "Nobody else attacks you before your next turn."
    each = [
        f"{state.monsters[one.seat].name} ({one.dice} dice) hits you with {percent(one.hits)} "
        f"and kills you alone with {percent(one.kills)}"
        for one in odds.attackers
    ]
    chase = "if it chases attacks" if len(each) == 1 else "if all of them chase attacks"
    return f"Before your next turn, {chase}: {'; '.join(each)}. You survive that with {percent(1 - odds.dies)}."


def percent(chance: Fraction) -> str:
    """Return a chance in words; what is possible is never called 0 %, what is uncertain never 100 %.

    Examples
    --------
    >>> percent(Fraction(1, 3)), percent(Fraction(1, 999)), percent(Fraction(998, 999)), percent(Fraction(1))
    ('33 %', 'less than 1 %', 'more than 99 %', '100 %')
    """
    if 0 < chance < Fraction(1, 200):
        return "less than 1 %"
    if Fraction(199, 200) < chance < 1:
        return "more than 99 %"
    return f"{float(100 * chance):.0f} %"


def wishes(game: Game) -> list[str]:
    """Return nothing: holding and yielding are both allowed wherever they are asked."""
    return []


def meant(game: Game, place: str) -> str:
    """Return the action that a click on a place asks for at this decision."""
    decision = game.decision
    if decision is None or place not in (OUTSIDE, *TOKYO):
        return ""
    here = game.state.monsters[decision.index].place
    if here in TOKYO:
        return "hold" if place == here else "yield"
    return "enter" if place in TOKYO else ""


TOKYO_HINTS = GameHints(
    choice=choice,
    face=face,
    attack=attack,
    city="Tokyo",
    preview=preview,
    wishes=wishes,
    meant=meant,
    edited=lambda base: [],  # who is in Tokyo is told by the places of the monsters
)
