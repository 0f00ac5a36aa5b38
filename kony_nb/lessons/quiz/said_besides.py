"""What a question says besides its board: which game is meant where there is none, and what the cards do."""

from kony_nb.game.phrases import card as name_of
from kony_nb.lessons.quiz.ask import Ask, Question
from kony_nb.lessons.quiz.happening import Happened, stand
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.games import GAMES
from kony_nb.rules.state import State

__all__ = ["cards_told", "game_told", "revealed_told"]

EXPANSIONS = {"power_up": "Power Up!", "luchador": "Luchador"}
ABOUT_A_CARD = ("table", "species", "badge")
"""Subjects that name what they are about, and are the same in every game."""
ABOUT_THE_BOX = (*ABOUT_A_CARD, "set", "own_set", "tiles")
"""Subjects for which it does not matter who plays."""
GOT = ("gain_card", "seize")
CHOSEN_CARDS = ("buy", "play", "use")
"""Actions that name a card."""


def game_told(ask: Ask, state: State) -> list[str]:
    """Return the game and its seats, in a sentence in brackets, for a question without a board."""
    subject = ask.subject.partition(" ")[0]
    if not ask.blind or subject in ABOUT_A_CARD:
        return []
    added = [EXPANSIONS[each] for each in ask.start.get("expansions", ())]
    title = " with ".join([GAMES[state.options.game].title, *([" and ".join(added)] if added else [])])
    if subject in ABOUT_THE_BOX:
        return [f"({title})"]
    return [f"({title}; the seats in their order: {', '.join(monster.name for monster in state.monsters)}.)"]


def revealed_told(told: Happened) -> list[str]:
    """Return which cards somebody gets from the top of the deck, in a sentence in brackets."""
    come = {event.what for event in told.events if event.kind in GOT}
    names = [name_of(each) for each in told.ask.start.get("deck_top", ()) if each in come]
    said = " ".join(words for _, words in told.played)
    names = [name for name in names if name not in said]
    are = "card of the deck is" if len(names) == 1 else "cards of the deck are"
    return [f"(The next {are} {', then '.join(names)}.)"] if names else []


def cards_told(question: Question) -> list[str]:
    """Return what the cards do that lie before the monsters or play a part, a line for each; a board has only names.

    What somebody holds whose hand is not known to who looks is not told.
    """
    ask = question.ask
    if ask.blind:
        return []
    state = stand(ask)
    coming = [each for each in ask.start.get("deck_top", ()) if name_of(each) in question.prompt]
    found = dict.fromkeys([*(promised for promised, _ in state.pending), *coming])
    for seat in state.living:
        monster = state.monsters[seat]
        known = monster.hand if ask.seat in (-1, seat) else ()
        found.update(dict.fromkeys((*monster.cards, *known)))
    for text in ask.do:
        verb, *rest = text.split()
        if verb in CHOSEN_CARDS and rest:
            found.setdefault(rest[0])
    return [f"{name_of(each)}: {CARDS[each].effect}" for each in found if each in CARDS]
