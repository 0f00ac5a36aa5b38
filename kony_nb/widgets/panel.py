"""The decision panel: who is asked what, every legal choice as a button, and what is not allowed and why."""

import json
from html import escape

from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.faces import FACE_NAMES, without
from kony_nb.rules.phases.rolling import dice_pool
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.state import State
from kony_nb.views.words import capital, known_actions, may_know_choices
from kony_nb.widgets.dice_row import dice_row, keeps
from kony_nb.widgets.hand import cover
from kony_nb.widgets.hints import city_of, damage_preview, face_hint, hint, refused
from kony_nb.widgets.hints_evolutions import about, waited_for
from kony_nb.widgets.hints_luchador import about_challenge, challenge_name
from kony_nb.widgets.html import button, card_button, note, sentence, tag, token_button, why_button
from kony_nb.widgets.session import Session
from kony_nb.widgets.since import since

__all__ = ["ask", "choice_name", "choices", "dice_row", "keeps", "lower_first"]

MAIN = ("roll", "enter", "advance", "end")
UNITS_ONLY = "ny.destroy.units-only"
WAYS = {"energy": "Gain 1 energy", "heal": "Heal 1"}
TITLES = {
    "place": "Choose a borough, here or on the board",
    "move": "Choose where, here or on the board",
    "leave": "Choose a borough, here or on the board",
    "flee": "Choose, here or on the board",
    "yield": "Choose, here or on the board",
    "seize": "Choose, here or on the board",
    "destroy": "Choose a target, here or on the board",
    "buy": "Choose, here or on the board",
    "super_speed": "Choose where, here or on the board",
    "resolve": "Or choose only the face to resolve next",
    "draft": "Choose one to take",
    "keep_evolution": "Choose one to keep",
    "challenge": "Choose whom to challenge, or nobody",
    "reveal_or_hide": "Choose in secret",
}
TAKES = {"draft": "Take", "keep_evolution": "Keep"}
PASSES = {
    "change": "Leave the dice as they are",
    "spend": "Spend nothing more",
    "add": "Add nothing",
    "convert": "Turn no more: resolve",
    "aim": "Use it in your own borough",
    "scatter": "Send no more units away",
    "super_speed": "Do not move now: roll",
    "before_loss": "Use nothing: take the damage",
    "destroy": "Destroy nothing more",
    "seize": "Do not buy it now",
    "probe": "Let the dice lie",
    "free_reroll": "Roll no more",
    "copy": "Leave Mimic as it is",
    "look": "Put the card back",
    "play": "Play nothing now",
}


def lower_first(sentence: str) -> str:
    """Return a sentence with a small first letter, to follow a name."""
    return sentence[:1].lower() + sentence[1:]


def ask(session: Session) -> str:
    """Return the sentence that says what to do now, with the rule that asks; "" when the game is over."""
    decision = session.game.decision
    if decision is None:
        return ""
    if session.covered:
        return cover(session) + _draft_waits(session.game.state)
    who = f"<b>{escape(decision.seat)}:</b>" if session.mine else f"<b>{escape(decision.seat)}</b> (bot) decides:"
    sentence = f"{who} {escape(lower_first(decision.prompt))} "
    look = "kony-prompt" if session.mine else "kony-prompt kony-bot"
    parts = [tag("p", sentence, why_button(decision.rule), class_=look), _in_force(session)]
    if session.mine and (words := about(session.game) or about_challenge(session.game, session.lookers)):
        parts.append(tag("p", escape(words), class_="kony-preview"))
    if session.mine:
        parts.append(_draft_waits(session.game.state))
    if session.mine and not session.behind:
        parts.append(since(session))
    if session.behind:
        taken = session.line[session.game.at + 1].action
        known = taken is not None and (taken.verb == "play" or may_know_choices(session.game.state, session.lookers))
        chose = f" Played then: {choice_name(session, taken)}." if taken and known else ""
        parts.append(tag("p", escape(f"You are looking back.{chose}"), class_="kony-sub"))
    return "".join(parts)


def _draft_waits(state: State) -> str:
    """Return who is still to choose in a round of the draft; what is taken, nobody is told."""
    waiting = waited_for(state)
    return tag("p", f"Still to choose in this round: {escape(waiting)}.", class_="kony-sub") if waiting else ""


def _in_force(session: Session) -> str:
    """Return what the tokens of the monster that is asked do, and what a card forbids in this turn."""
    state, decision = session.game.state, session.game.decision
    assert decision is not None
    rows = [
        tag("li", token_button(f"{n} {TOKENS[token].name}", f"ask-{token}", token), f" {escape(TOKENS[token].effect)}")
        for token, n in sorted(state.monsters[decision.index].tokens.items())
    ]
    if state.ledger.units_only and decision.index == state.turn and state.phase == "resolve":
        rows.append(tag("li", "<b>Units only:</b> no building can be destroyed in this turn. ", why_button(UNITS_ONLY)))
    return tag("ul", *rows, class_="kony-effects") if rows else ""


def choices(session: Session) -> str:
    """Return the legal choices as buttons, and under them what is not allowed with its reason."""
    game = session.game
    decision = game.decision
    if decision is None or session.covered:
        return ""
    if not session.mine:
        return _waiting(session)
    apart = ("keep", "stop") if decision.kind == "play" else ("keep", "stop", "play")  # the hand panel plays
    shown = [action for action in game.legal_actions() if action.verb not in apart]
    parts = []
    if preview := damage_preview(game):
        parts.append(tag("p", escape(preview), class_="kony-preview"))
    if decision.kind == "keep":
        parts.append(_reroll(session))
    if decision.kind == "resolve" and sum(action.verb == "resolve" for action in shown) > 1:
        parts.append(_order(session))
    if shown:
        if len(shown) > 1 and decision.kind in TITLES:
            title = TITLES[decision.kind]
            parts.append(tag("h4", title))
        ways = [action for action in shown if _is_way(action)]
        others = [action for action in shown if not _is_way(action)]
        others.sort(key=lambda action: (action.verb == "end", action.verb == "use"))
        parts.append(_buttons(session, others, alone=len(shown) == 1))
        for card in dict.fromkeys(action.args[0] for action in ways):
            parts.append(tag("h4", f"{escape(CARDS[card].name)}: {escape(CARDS[card].effect)}"))
            parts.append(_buttons(session, [action for action in ways if action.args[0] == card], small=True))
    if decision.kind in ("buy", "seize"):
        parts.append(_readable(session.game.state))
    parts.append(_not_allowed(session))
    return "".join(parts)


def _readable(state: State) -> str:
    """Return the cards for sale, and those of the discards, to be read."""
    shown = [card_button(CARDS[card].name, f"read-{card}", card) for card in state.market if card is not None]
    return tag("p", "Read a card: ", *shown, class_="kony-cards") if shown else ""


def _is_way(action: Action) -> bool:
    """Tell one of several ways to use a card."""
    return action.verb == "use" and len(action.args) > 1 and action.args[0] in CARDS


def _buttons(session: Session, actions: list[Action], *, alone: bool = False, small: bool = False) -> str:
    buttons = (_choice(session, action, alone=alone) for action in actions)
    return tag("div", *buttons, class_="kony-choices kony-ways" if small else "kony-choices") if actions else ""


def _choice(session: Session, action: Action, *, alone: bool) -> str:
    words = hint(session.game, action)
    main = action.verb in MAIN and (alone or action.verb != "end")
    return tag(
        "button",
        tag("span", escape(choice_name(session, action))),
        tag("small", escape(words)) if words else "",
        type="button",
        class_="kony-main" if main else "kony-choice",
        data_key=action.text,
        data_act=action.text,
    )


def choice_name(session: Session, action: Action) -> str:
    """Return the words on a choice: its label, or how many dice and results it is about."""
    state, decision = session.game.state, session.game.decision
    if decision is not None and (words := challenge_name(state, decision.kind, action)):
        return words
    if action.verb == "roll" and decision is not None:
        if state.kept:
            return "Roll the other dice"
        n = state.agenda[-1].args[1] if decision.kind == "first_roll" else dice_pool(state, decision.index)
        return f"Roll {n} dice"
    if action.verb == "hold":
        return f"Hold {city_of(session.game)}"
    if action.verb == "resolve":
        face = action.args[0]
        return f"Resolve {state.results.count(face)} × {FACE_NAMES[face]}"
    if action.verb == "pick" and decision is not None and decision.kind in TAKES:
        return f"{TAKES[decision.kind]} {CARDS[action.args[0]].name}"
    if _is_way(action):
        arg = action.args[1]
        if len(arg) == 2 and set(arg) <= set(FACE_NAMES):
            return f"{FACE_NAMES[arg[0]]} → {FACE_NAMES[arg[1]]}"
        if arg in PLACE_NAMES:
            return f"{'Destroy in' if decision is not None and decision.kind == 'aim' else 'Go to'} {PLACE_NAMES[arg]}"
        return capital(WAYS.get(arg) or action.label.partition(": ")[2])
    if action.verb == "pass" and decision is not None:
        return PASSES.get(decision.kind, action.label)
    return action.label


def _reroll(session: Session) -> str:
    """Return the pair of buttons that ends the choice of dice; the browser fills in how many are rolled."""
    game = session.game
    may_stop = any(action.verb == "stop" for action in game.legal_actions())
    refusal = None if may_stop else game.why_not("stop")
    bound = ""
    if refusal is not None:
        bound = tag("p", escape(sentence(refusal.reason)), " ", why_button(refusal.rule), class_="kony-note")
    return (
        tag(
            "div",
            button("Reroll the others", "reroll", class_="kony-main", data_do="keep"),
            button("Keep all and stop", "stop", class_="kony-choice", data_act="stop", disabled=not may_stop),
            class_="kony-pair",
        )
        + bound
        + tag("p", class_="kony-note kony-refusal", role="status", data_reasons=json.dumps(_bound_faces(session)))
    )


def _bound_faces(session: Session) -> dict[str, str]:
    """Return why a face may not be rolled again, by its letter, where a card or a token forbids or charges for it."""
    dice = session.game.state.dice
    found = {}
    for face in dict.fromkeys(dice):
        refusal = session.game.why_not(f"keep {without(dice, face)}".strip())
        if refusal is not None:
            found[face] = sentence(refusal.reason)
    return found


def _order(session: Session) -> str:
    """Return the faces that are left as a row that can be rearranged and resolved in one go."""
    state = session.game.state
    chips = []
    for face in dict.fromkeys(state.results):
        n, name = state.results.count(face), FACE_NAMES[face]
        chips.append(
            tag(
                "li",
                button("‹", f"left-{face}", data_move=-1, aria_label=f"{name} earlier"),
                tag("span", f"{n} × {name}", title=face_hint(state, state.turn, face, n)),
                button("›", f"right-{face}", data_move=1, aria_label=f"{name} later"),
                class_="kony-chip",
                data_face=face,
            )
        )
    return tag(
        "div",
        tag("ol", *chips, aria_label="Order of resolving"),
        button("Resolve the rest in this order", "order", class_="kony-main", data_do="resolve"),
        class_="kony-order",
    )


def _not_allowed(session: Session) -> str:
    rows = [
        tag(
            "li",
            tag("span", escape(name), class_="kony-no", data_refused=text),
            f" {escape(sentence(reason))} ",
            why_button(rule),
        )
        for text, name, rule, reason in refused(session.game)
    ]
    if not rows:
        return ""
    return tag("details", tag("summary", "Not allowed now"), tag("ul", *rows), class_="kony-refused", open=True)


def _waiting(session: Session) -> str:
    """Return what a bot may choose, so that its decision can be followed."""
    decision = session.game.decision
    if decision is None or decision.kind in ("keep", "roll", "first_roll"):
        return note("Nothing to do for you now.")
    state, seats = session.game.state, session.lookers
    if not may_know_choices(state, seats):
        return note("What it may do is its secret.")
    labels = ", ".join(action.label for action in known_actions(state, session.game.legal_actions(), seats))
    return note(f"It may: {labels}.")
