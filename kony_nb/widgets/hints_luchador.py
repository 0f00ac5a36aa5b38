"""What a choice in a challenge means, in plain words: whether to challenge, who helps, reveal or hide.

What only a seat may know, its challenge card, is told at its secret decision, or to those who look at its hand.
"""

from collections.abc import Collection

from kony_nb.game.game import Game
from kony_nb.rules.actions import Action, monster_id
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES, Challenge
from kony_nb.rules.luchador.masks import NO_MASK_VP, masks_of
from kony_nb.rules.phases.challenging import helpers, running
from kony_nb.rules.phases.gains import MASK_VP
from kony_nb.rules.state import State
from kony_nb.views.luchador import challenge_badge, challenge_facts, gain_words

__all__ = ["KINDS", "about_challenge", "challenge_hint", "challenge_name"]

KINDS = ("challenge", "call_help", "volunteer", "pick_ally", "reveal_or_hide")
"""The decisions of a challenge."""
HOW = (
    "Then each side decides in secret: reveal its card or hide it. Both reveal: the stronger takes a mask of the other "
    "(a tie goes to the challenged one). One reveals: it wins its reward, no mask. Neither does: nothing happens."
)
PASSES = {
    "challenge": "Challenge nobody",
    "call_help": "Fight without help",
    "volunteer": "Do not help",
    "pick_ally": "Take no ally",
}
PASSED = {
    "challenge": "no challenge; your turn goes on",
    "call_help": "your card alone counts",
    "volunteer": "you stay out of it and keep your card",
    "pick_ally": "your card alone counts",
}


def about_challenge(game: Game, seats: Collection[int]) -> str:
    """Return what a decision of a challenge is about, in a few sentences; "" for any other.

    Parameters
    ----------
    game : Game
        The game, as it stands.
    seats : collection of int
        Who looks: only to its own person a challenge card is named.
    """
    decision, state = game.decision, game.state
    if decision is None or not state.options.luchador:
        return ""
    seat = decision.index
    own = _own(state, seat) if seat in seats else ""
    match decision.kind:
        case "flee" | "yield":
            return _if_you_stay(state, seat)
        case "challenge":
            return f"{own}{HOW}"
        case "call_help":
            side = "You challenge" if running(state)[1][0] == seat else "You are challenged by"
            able = " or ".join(state.monsters[other].name for other in helpers(state, seat))
            against = _name(state, _other(state, seat))
            return f"{side} {against}. {own}Who could help you: {able}, with a bonus of {_bonuses()}."
        case "volunteer":
            caller = state.agenda[-1].args[0]
            against = _name(state, _other(state, caller))
            return (
                f"{_name(state, caller)} calls for help against {against}. {own}"
                "Your card would add its bonus; your masks are not at stake."
            )
        case "pick_ally":
            return f"{own}The cards of the others are hidden: each adds {_bonuses()} to your strength."
        case "reveal_or_hide":
            return (
                f"{_own(state, seat)}{_ally_words(state, seat)}Nobody sees your choice before both sides have decided. "
                f"If both reveal and you win: {_won(state, seat)}. If both reveal and you lose: {_lost(state, seat)}."
            )
    return ""


def challenge_hint(state: State, seat: int, kind: str, action: Action) -> str:
    """Return what a choice of a challenge leads to, "" for any other."""
    match kind, action.verb:
        case _, "pass":
            return PASSED.get(kind, "")
        case "challenge", "challenge":
            other = _seat(state, action.args[0])
            return f"if both reveal and you win: {_won(state, seat, other)}; if you lose: {_lost(state, seat)}"
        case "call_help", "help":
            return "ask everybody who could help; you then choose among those who offer it"
        case "volunteer", "help":
            return "if you are taken, your card lies face down too; the side that wins also pays its ally"
        case "pick_ally", "pick":
            return f"adds {_bonuses()} to your strength"
        case "reveal_or_hide", "reveal":
            return _reveal(state, seat)
        case "reveal_or_hide", "hide":
            return f"you keep your card and no mask moves; if {_name(state, _other(state, seat))} reveals, it wins"
    return ""


def challenge_name(state: State, kind: str, action: Action) -> str:
    """Return the words on a button of a challenge, "" where the label of the action says it."""
    match kind, action.verb:
        case _, "pass":
            return PASSES.get(kind, "")
        case "call_help", "help":
            return "Call for help"
        case "volunteer", "help":
            return f"Offer to help {_name(state, state.agenda[-1].args[0])}"
        case "pick_ally", "pick":
            return f"Take {_name(state, _seat(state, action.args[0]))} as ally"
    return ""


def _name(state: State, seat: int) -> str:
    return state.monsters[seat].name


def _seat(state: State, ident: str) -> int:
    return next(at for at, monster in enumerate(state.monsters) if monster_id(monster.name) == ident)


def _other(state: State, side: int) -> int:
    """Return the other side of the challenge that runs."""
    challenger, champion = running(state)[1][:2]
    return champion if side == challenger else challenger


def _ally(state: State, side: int) -> int:
    challenger, _, first, second = running(state)[1]
    return first if side == challenger else second


def _card(state: State, seat: int) -> Challenge | None:
    return CHALLENGES.get(state.monsters[seat].challenge)


def _own(state: State, seat: int) -> str:
    entry = _card(state, seat)
    if entry is None:
        return "You have no challenge card. "
    mark = f" ({challenge_badge(entry)})" if challenge_badge(entry) else ""
    as_ally = state.agenda[-1].kind == "volunteer"
    return f"Your card: {entry.name}{mark}. {challenge_facts(entry)[as_ally]} "


def _bonuses() -> str:
    bonus = [entry.bonus for entry in CHALLENGES.values()]
    return f"{min(bonus)} to {max(bonus)}"


def _ally_words(state: State, side: int) -> str:
    ally, other = _ally(state, side), _other(state, side)
    words = f"{_name(state, ally)} helps you: {_bonuses()} more. " if ally >= 0 else ""
    against = _ally(state, other)
    if against >= 0:
        words += f"{_name(state, against)} helps {_name(state, other)}: {_bonuses()} more. "
    return words


def _won(state: State, seat: int, other: int = -1) -> str:
    """Return what a seat takes from the loser."""
    other = _other(state, seat) if other < 0 else other
    name = _name(state, other)
    if not masks_of(state, other):
        return f"{name} has no mask and loses {NO_MASK_VP} VP"
    if state.monsters[seat].mask:
        return f"a mask of {name} for your collection, +{MASK_VP} VP"
    return f"a mask of {name} for your figure, no VP"


def _lost(state: State, seat: int) -> str:
    """Return what a seat gives up as the loser."""
    monster = state.monsters[seat]
    if monster.collection:
        return f"you give a mask of your collection, -{MASK_VP} VP"
    if monster.mask:
        return "you give the mask of your figure, no VP lost"
    return f"you have no mask and lose {NO_MASK_VP} VP"


def _reveal(state: State, seat: int) -> str:
    """Return how a seat stands if it reveals: against how many of the cards that it cannot know it wins."""
    entry, other = _card(state, seat), _other(state, seat)
    if entry is None:
        return ""
    name, alone = _name(state, other), f"you gain {gain_words(entry.reward)}"
    if not state.monsters[other].challenge:
        return f"{name} has no card: {alone}"
    if _ally(state, seat) >= 0 or _ally(state, other) >= 0:
        beats = f"your {entry.strength} and the bonus of each ally decide"
    else:
        unseen = [card for ident, card in CHALLENGES.items() if ident not in (entry.id, *state.challenge_discards)]
        champion = running(state)[1][1] == seat
        n = sum(card.strength < entry.strength + champion for card in unseen)
        beats = f"your {entry.strength} wins against {n} of the {len(unseen)} cards it may have"
    return f"if {name} reveals too, {beats}; if it hides, {alone}"


def _if_you_stay(state: State, seat: int) -> str:
    """Return who may challenge a monster that stays in the city, where an attacker could."""
    turn = state.turn
    if turn < 0 or turn == seat or not state.monsters[turn].alive or not state.monsters[turn].challenge:
        return ""
    several = sum(monster.place in GAMES[state.options.game].inside for monster in state.monsters) > 1
    return f"{'If all stay' if several else 'If you stay'}, {_name(state, turn)} may challenge you for a mask."
