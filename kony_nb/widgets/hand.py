"""The hand panel: what a seat holds, for its own person only, and the cover where several share the screen."""

from html import escape

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.power_up.setup import SET
from kony_nb.rules.state import State
from kony_nb.views.evolutions import badge, counts, when
from kony_nb.widgets.asking import ALWAYS, ASK_ME
from kony_nb.widgets.challenge_card import held, held_count
from kony_nb.widgets.hints_evolutions import not_now
from kony_nb.widgets.html import button, card_button, note, tag
from kony_nb.widgets.session import Session

__all__ = ["badges", "cover", "hand", "hand_over", "look", "own_badge"]


def hand_over(name: str) -> str:
    """Return the sentence before only one of several persons may look."""
    return f"Pass the screen to {name}. Only {name} looks."


def cover(session: Session) -> str:
    """Return what stands in the place of a secret question until its own person opens it."""
    decision = session.game.decision
    assert decision is not None
    return tag("p", escape(hand_over(decision.seat)), class_="kony-prompt") + tag(
        "div", look(decision.seat, decision.index, "ask"), class_="kony-pair"
    )


def look(name: str, seat: int, where: str) -> str:
    """Return the button by which one of several persons looks at what only that one may know."""
    return button(f"I am {name}: show it", f"look-{where}-{seat}", class_="kony-main", data_do="look", data_seat=seat)


def hand(session: Session) -> str:
    """Return the hand panel, "" where nothing is held unseen or nobody at the screen plays."""
    state = session.game.state
    hidden = state.options.power_up or state.options.luchador
    if not hidden or not session.people or not state.agenda:
        return ""
    shared, asked = len(session.people) > 1, session.game.decision
    parts = [_open(session, seat, shared=shared) for seat in session.lookers if state.monsters[seat].alive]
    waiting = asked.index if asked is not None and session.covered else -1  # its cover stands above already
    closed = [seat for seat in session.people if seat not in session.lookers and seat != waiting]
    rows = [_closed(state, seat) for seat in closed if state.monsters[seat].alive]
    if rows:
        titled = "Hands " if state.options.power_up else "Challenge cards "
        title = tag("h4", titled, tag("small", "pass the screen first: only the one named looks"))
        parts.append(tag("div", title, *rows))
    return "".join(parts)


def _what(state: State) -> str:
    """Return what a seat holds unseen: evolutions make a hand, else there is a challenge card."""
    return "hand" if state.options.power_up else "card"


def _closed(state: State, seat: int) -> str:
    """Return how much a seat holds, and the button by which its person looks at them."""
    name = state.monsters[seat].name
    holds = [counts(state.monsters[seat])] if state.options.power_up else []
    holds += [held_count(state, seat)] if state.options.luchador else []
    words = tag("span", f"{escape(name)}: {', '.join(holds)}")
    mine = f"I am {name}: show my {_what(state)}"
    show = button(mine, f"look-hand-{seat}", data_do="look", data_seat=seat)
    return tag("div", words, show, class_="kony-closed")


def _open(session: Session, seat: int, *, shared: bool) -> str:
    state = session.game.state
    name = state.monsters[seat].name
    hide = button(f"Hide the {_what(state)}", "hide-hand", class_="kony-main", data_do="hide")
    parts = [tag("div", hide) if shared else ""]
    if state.options.power_up:
        parts.append(_evolutions(session, seat, shared=shared))
    if state.options.luchador and state.phase != "setup":
        parts.append(held(state, seat, f"{name}'s" if shared else "Your"))
    return tag("div", *parts)


def _evolutions(session: Session, seat: int, *, shared: bool) -> str:
    state = session.game.state
    monster = state.monsters[seat]
    whose = f"{escape(monster.name)}'s hand" if shared else "Your hand"
    drafting = any(step.kind in ("draft", "draft_round") for step in state.agenda)
    parts = [tag("h4", f"{whose}: {_many(len(monster.hand))} ", tag("small", "only you see it"))]
    if drafting:
        taken = ", ".join(CARDS[card].name for card in monster.evolutions) or "nothing yet"
        parts[0] = tag("h4", f"Taken so far, {len(monster.evolutions)} of {SET} ", tag("small", "only you see it"))
        parts.append(tag("p", escape(taken), class_="kony-note"))
    elif monster.hand:
        parts.append(tag("ul", *(_card(session, seat, card) for card in monster.hand), class_="kony-hand-list"))
    else:
        parts.append(note("Three hearts in your final roll draw two evolutions; you keep one."))
    if monster.evolutions and not drafting:
        listed = [card_button(CARDS[card].name, f"deck-{card}", card) for card in monster.evolutions]
        parts.append(_details(f"Your deck: {_many(len(listed))}, in an order that nobody knows", listed, "deck"))
    return "".join(parts)


def _many(n: int) -> str:
    return f"{n} evolution{'s' * (n != 1)}"


def _details(words: str, buttons: list[str], key: str) -> str:
    head = tag("summary", words, data_key=f"open-{key}")
    return tag("details", head, tag("p", *buttons, class_="kony-cards"), class_="kony-deck")


def badges(card: str) -> str:
    """Return the kind of an evolution, and ``house`` or ``owner`` where it is none of the published ones."""
    return tag("span", CARDS[card].kind, class_="kony-badge") + own_badge(card)


def own_badge(card: str) -> str:
    """Return the word at a card that is not from the published game, "" for one that is."""
    word = badge(CARDS[card])
    return tag("span", word, class_="kony-badge kony-own-badge", title="not from the published game") if word else ""


def _card(session: Session, seat: int, card: str) -> str:
    """Return an evolution in hand: what it does, when, the button that plays it or why not, and the ``ask me``."""
    entry, state = CARDS[card], session.game.state
    reason = not_now(state, seat, card)
    now = session.asking.get(seat, {}).get(card, ALWAYS)
    rows = [tag("option", words, value=value, selected=value == now) for value, words in ASK_ME.items()]
    foreign = "" if entry.monster == state.monsters[seat].name else f" of {escape(entry.monster)}"
    play = tag(
        "button",
        escape(f"Play {entry.name}", quote=False),
        type="button",
        class_="kony-play",
        data_key=f"hand-{card}",
        data_act=f"play {card}",
        disabled=bool(reason) or session.behind,
        aria_describedby=f"kony-why-{card}" if reason else None,
    )
    key, label = f"ask-{card}", f"Asking about {entry.name}"
    asking = tag("select", *rows, name=key, data_key=key, data_set="ask-me", aria_label=label)
    why = tag("p", escape(f"Not now: {reason}."), id=f"kony-why-{card}", class_="kony-note")
    return tag(
        "li",
        tag("div", card_button(entry.name, f"read-{card}", card), foreign, badges(card), class_="kony-evolution"),
        tag("p", escape(entry.effect)),
        note(when(entry)),
        tag("div", play, asking, class_="kony-pair"),
        why if reason else "",
    )
