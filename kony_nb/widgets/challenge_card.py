"""The challenge card that a seat holds, for the hand panel of its own person."""

from html import escape

from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.state import State
from kony_nb.views.luchador import challenge_badge, challenge_facts
from kony_nb.widgets.html import note, tag

__all__ = ["held", "held_count"]


def held_count(state: State, seat: int) -> str:
    """Return whether a seat has a challenge card, which everybody may know; "" where none are played."""
    if not state.options.luchador:
        return ""
    return "1 challenge card" if state.monsters[seat].challenge else "no challenge card"


def held(state: State, seat: int, whose: str) -> str:
    """Return the challenge card of a seat: its style and badge, what it does, and as the card of an ally."""
    title = tag("h4", f"{escape(whose)} challenge card ", tag("small", "only you see it"))
    entry = CHALLENGES.get(state.monsters[seat].challenge)
    if entry is None:
        return title + note("You have none now: you can neither challenge nor help, nor reveal.")
    word = challenge_badge(entry)
    badge = tag("span", word, class_="kony-badge kony-own-badge", title="not from the published game") if word else ""
    item = tag(
        "li",
        tag("div", tag("b", escape(entry.name)), badge, class_="kony-evolution"),
        *(tag("p", escape(words)) for words in challenge_facts(entry)),
    )
    return title + tag("ul", item, class_="kony-hand-list")
