"""From what a person types to an action: exact texts, labels and printed names, in any case, cut short if clear."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from kony_nb.game.spelling import letters_of, listed, plain
from kony_nb.rules.actions import Action, action, from_text, vocabulary
from kony_nb.rules.cards.registry import CARDS, follows_cards
from kony_nb.rules.errors import IllegalAction, shown
from kony_nb.rules.faces import ORDER, sort_faces
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.referee import chance_outcomes, legal_actions
from kony_nb.rules.state import State

__all__ = ["UNKNOWN_ACTION", "find_action", "find_outcome", "namesake", "scripted_roll"]

UNKNOWN_ACTION = "core.action.unknown"
CITIES = ("Manhattan", "Tokyo")
"""What a monster holds, by the names that people give the city."""
Words = tuple[str, ...]


def find_action(state: State, text: str) -> Action:
    """Return the action meant by a text: a legal one if any fits, else one that exists but is not legal now.

    Raises
    ------
    IllegalAction
        If nothing or more than one thing fits, with the candidates.
    """
    exact = from_text(text) or dice_in_order(text)
    if exact is not None:
        return namesake(state, exact)
    words = split(text)
    legal = legal_actions(state)
    found = [candidate for candidate in legal if words in forms(candidate)]
    if not found:
        found = [candidate for candidate in legal if any(begins(form, words) for form in forms(candidate))]
    if len({called(candidate) for candidate in found}) == 1:
        return found[0]
    if found:
        raise unknown(text, f"that may be {listed(candidate.text for candidate in found)}; say which")
    elsewhere = every_wording().get(words)
    if elsewhere is not None:
        return elsewhere
    possible = legal or tuple(outcome for outcome, _ in chance_outcomes(state))
    if not possible:
        raise IllegalAction(text, "core.game.over", "the game is over")
    there = listed(candidate.text for candidate in possible)
    if possible[0].verb == "place" and {"manhattan", *MANHATTAN} & {*words}:
        raise IllegalAction(text, "ny.setup.placement", f"nobody starts in Manhattan; possible now: {there}")
    raise unknown(text, f"no such action; possible now: {there}")


def namesake(state: State, wanted: Action) -> Action:
    """Return an action, or the one possible now about a card of the same printed name where this one is not.

    Two games may have a card of one name, and a deck a card twice: ``buy regeneration`` is meant for the one that lies
    there.
    """
    if not set(wanted.args) & shared_names():
        return wanted
    possible = legal_actions(state) or tuple(outcome for outcome, _ in chance_outcomes(state))
    if wanted in possible:
        return wanted
    return next((other for other in possible if called(other) == called(wanted)), wanted)


def called(candidate: Action) -> Words:
    """Return the verb and what the action is about, cards by their printed names."""
    return candidate.verb, *(CARDS[arg].name if arg in CARDS else arg for arg in candidate.args)


@follows_cards
@cache
def shared_names() -> frozenset[str]:
    """Return the ids of the cards that share their printed name with another one."""
    counted = Counter(entry.name for entry in CARDS.values())
    return frozenset(ident for ident, entry in CARDS.items() if counted[entry.name] > 1)


def find_outcome(text: str) -> Action:
    """Return the outcome of chance meant by a text such as ``dice AAH``, ``draw hospital_2`` or ``draw Extra Head``.

    Raises
    ------
    IllegalAction
        If it is none.
    """
    if not isinstance(text, str):
        raise unknown(shown(text), "give an outcome as a text")
    outcome = from_text(text) or dice_in_order(text) or every_wording().get(split(text))
    if outcome is None or outcome.verb not in ("dice", "draw"):
        raise unknown(
            text, "no outcome of chance; one reads 'dice AAHESO', 'draw hospital_2' or 'draw regeneration'"
        )
    return outcome


def scripted_roll(text: str) -> Action | None:
    """Return the outcome in a text such as ``roll AAHESO``, or None if it is no scripted roll.

    Letters that are on no die give an outcome that chance refuses with what it allows.
    """
    verb, _, faces = text.strip().partition(" ")
    faces = letters_of(faces)
    if verb.lower() != "roll" or not faces:
        return None
    known = sort_faces(faces) if set(faces) <= set(ORDER) else faces
    return from_text(f"dice {known}") or action("dice", known)


def dice_in_order(text: str) -> Action | None:
    """Return the action of a text whose dice stand in another order or case, such as ``keep sa``."""
    verb, _, faces = text.strip().partition(" ")
    faces = letters_of(faces)
    if verb.lower() not in ("keep", "dice", "resolve") or not set(faces) <= set(ORDER):
        return None
    return from_text(f"{verb.lower()} {sort_faces(faces)}".strip())


def unknown(text: str, reason: str) -> IllegalAction:
    """Return the refusal of a text that names no single action."""
    return IllegalAction(text, UNKNOWN_ACTION, reason)


def split(text: str) -> Words:
    """Return the plain words of a text, articles left out."""
    return tuple(word for word in plain(text).split("_") if word not in ("", "the"))


@follows_cards
@cache
def forms(candidate: Action) -> tuple[Words, ...]:
    """Return the wordings of an action: its text, its label, what it is about, and printed names for ids."""
    found = [split(candidate.text), split(candidate.label), split(" ".join(called(candidate)))]
    if candidate.verb == "hold":
        found += [split(f"hold {city}") for city in CITIES]
    if candidate.args and candidate.verb not in ("keep", "dice", "resolve", "draw"):
        found.append(split(" ".join(candidate.args)))
        found.append(split(" ".join((candidate.verb, candidate.args[-1].rpartition(".")[2]))))
    return tuple(dict.fromkeys(found))


def begins(form: Sequence[str], words: Words) -> bool:
    """Return whether each word is the beginning of the wording's word in its place."""
    return (
        bool(words)
        and len(words) <= len(form)
        and all(whole.startswith(part) for whole, part in zip(form, words, strict=False))
    )


@follows_cards
@cache
def every_wording() -> dict[Words, Action]:
    """Return the actions of the whole vocabulary by their text and label in plain words."""
    return dict(wordings(reversed(vocabulary())))


def wordings(actions: Iterable[Action]) -> Iterable[tuple[Words, Action]]:
    """Yield text and label of each action in plain words."""
    for entry in actions:
        yield split(entry.label), entry
        yield split(entry.text), entry
