"""What a choice about evolutions means: the draft, what to keep, whether to play one now, and why one cannot be."""

from kony_nb.game.game import Game
from kony_nb.rules.actions import action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.phases.losses import declared_loss
from kony_nb.rules.phases.playing import MOMENTS, moment_of, playable
from kony_nb.rules.power_up.setup import SET
from kony_nb.rules.referee import decider, legal_actions
from kony_nb.rules.rulebook import find_rule
from kony_nb.rules.state import State
from kony_nb.views.evolutions import badge, when
from kony_nb.views.words import capital

__all__ = ["about", "evolution_hint", "not_now", "waited_for"]


def evolution_hint(state: State, seat: int, card: str) -> str:
    """Return an evolution in a line: its kind and badge, whose it is where that is not plain, effect, and when."""
    entry = CARDS[card]
    foreign = f"of {entry.monster}" if entry.monster != state.monsters[seat].name else ""
    own = badge(entry) and f"{badge(entry)} card"
    facts = ", ".join(part for part in (entry.kind, own, foreign) if part)
    timed = f" {when(entry)}" if entry.timing or entry.whose or entry.lasts else ""
    return f"{capital(facts)}: {entry.effect}{timed}"


def about(game: Game) -> str:
    """Return what a decision about evolutions is about, in a sentence or two for its own seat; "" for any other."""
    decision, state = game.decision, game.state
    if decision is None:
        return ""
    seat = decision.index
    match decision.kind:
        case "draft":
            n = len(state.monsters[seat].packet)
            left = state.monsters[(seat + 1) % len(state.monsters)].name
            others = f"The other {n - 1} go" if n > 2 else "The other one goes"
            rest = f" {others} to {left}, on your left." if n > 1 else ""
            return f"Round {SET - n + 1} of {SET}: take one into your deck, unseen by the others.{rest}"
        case "keep_evolution":
            back = state.agenda[-1].args[1] == "back"
            other = "is shuffled back into your deck" if back else "is discarded, face up"
            return f"Choose one to keep in your hand: only you see it. The other one {other}."
        case "play":
            return f"{_moment(state, seat)} Pass keeps your hand; you are asked again at the next moment that fits."
    return ""


def _moment(state: State, seat: int) -> str:
    """Return the moment of a window in words, and what is about to happen to the seat."""
    moment = state.agenda[-1].args[0]
    loss, names = declared_loss(state) if moment == "before_loss" else None, [each.name for each in state.monsters]
    whose = "your turn" if state.turn == seat else f"{names[state.turn]}'s turn"
    if loss is None:
        return f"It is {whose}: {MOMENTS[moment]}."
    source = f"{names[loss.attacker]}'s attack" if loss.attack else find_rule(loss.rule).title
    hits = [
        f"{'you' if hit == seat else names[hit]} would lose {amount} LP" for hit, amount in loss.hits if amount
    ]
    return f"It is {whose}. {capital(', '.join(hits) or 'nobody would lose LP')}: {source}."


def waited_for(state: State) -> str:
    """Return who has still to choose in this round of the draft, "" outside of one; what is chosen is not told."""
    seats = [step.seat for step in state.agenda if step.kind == "draft"]
    return ", ".join(state.monsters[seat].name for seat in sorted(seats))


def not_now(state: State, seat: int, card: str) -> str:
    """Return why an evolution in a seat's hand cannot be played now, "" if it can."""
    entry, monster = CARDS[card], state.monsters[seat]
    if decider(state) == seat and action("play", card) in legal_actions(state):
        return ""
    if not state.agenda:
        return "the game is over"
    if state.phase == "setup":
        return "the game has not begun: wait for the first turn"
    if entry.whose and (entry.whose == "own") != (state.turn == seat):
        return "it is for your own turn" if entry.whose == "own" else "it is for the turn of another"
    asked = state.agenda[-1]
    moment = moment_of(state, asked) if decider(state) >= 0 else ""
    if entry.timing and moment not in entry.timing:
        return "it is for another moment"
    if decider(state) != seat:
        return f"{state.monsters[decider(state)].name} decides now; you are asked when it can act"
    if action("play", card) not in playable(state, seat, moment):
        return f"it would have no effect for {monster.name} now"
    return "answer first what you are asked"
