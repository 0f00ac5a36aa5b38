"""What stands around the board: title and banner, the way back and forth, the log, the monsters."""

from collections.abc import Sequence
from html import escape

from kony_nb.rules.cards.registry import CARDS, TOKENS, power_cards
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import CHOICES
from kony_nb.rules.phases.gains import total_vp
from kony_nb.rules.state import State
from kony_nb.views.evolutions import counts, face_up
from kony_nb.views.log import LogLine, log_lines
from kony_nb.views.luchador import dial, mask_words
from kony_nb.views.timeline import timeline as draw_timeline
from kony_nb.views.words import capital, headline, place_name
from kony_nb.widgets.hand import badges, own_badge
from kony_nb.widgets.html import button, card_button, tag, token_button, why_button
from kony_nb.widgets.moments import PERSON, Moment
from kony_nb.widgets.session import Session
from kony_nb.widgets.setup import OPTION_NAMES, PROFILE_NAMES, value_name

__all__ = ["SPEEDS", "banner", "controls", "head", "log", "monsters", "timeline", "way_on"]

SPEEDS = {"slow": 1600, "normal": 700, "fast": 150, "instant": 0}
"""Milliseconds between two steps of the bots."""
SHOWN_LINES = 60
YIELD_AT = range(1, 10)
"""Life points at which a person may yield by itself."""


def head(session: Session) -> str:
    """Return the title line: what is played, whose turn it is, where in the game one is.

    The step is not told before a person has chosen something: the set-up alone has more than ten.
    """
    game = session.game
    where = headline(game.state)
    if session.behind:
        where += f" · step {session.at} of {len(session.shown.moments(session.line)) - 1}, looking back"
    elif session.begun:
        where += f" · step {session.at}"
    return (
        tag("h3", escape(GAMES[game.options.game].title))
        + tag("span", escape(where), class_="kony-where", title="The steps are the numbers in What happened")
        + tag(
            "span",
            button("New game…", "new", data_do="new-dialog"),
            button("Reset…", "reset", class_="kony-reset", data_do="ask-reset"),
            class_="kony-together",
        )
    )


def banner(session: Session) -> str:
    """Return seed, rules profile and single options, always visible."""
    options = session.game.options
    changed = [
        f"{escape(OPTION_NAMES.get(name, name))}: {escape(value_name(name, value))} {why_button(CHOICES[name].rule)}"
        for name, value in options.changed.items()
    ]
    luck = session.game.luck.seed
    other = "" if luck == session.game.seed else f" (new luck {escape(str(luck))})"
    single = "; ".join(changed) or "no option changed"
    added = [title for title, on in (("Power Up!", options.power_up), ("Luchador", options.luchador)) if on]
    expanded = f"with {' and '.join(added)} · " if added else ""
    rules = f"rules <b>{options.rules}</b> ({PROFILE_NAMES[options.rules]})"
    return f"{expanded}Seed <b>{escape(str(session.game.seed))}</b>{other} · {rules} · {single}"


def controls(session: Session, running: bool, speed: str) -> str:
    """Return the buttons that go on and back in the game."""
    stuck = not session.behind and (session.mine or session.game.over)
    first = session.at == 0 or session.node.id == session.first()
    to_mine = "To my next decision" if session.living else "To the end"
    speeds = [tag("option", f"{name} speed", value=name, selected=name == speed) for name in SPEEDS]
    return (
        button("‹ Back", "back", data_do="back", disabled=first)
        + button("« My last choice", "back-mine", data_do="back-mine", disabled=first)
        + button("Step ›", "step", data_do="step", disabled=stuck)
        + button("Pause" if running else "Play", "play", data_do="play", disabled=stuck)
        + button(to_mine, "to-mine", data_do="to-mine", disabled=stuck)
        + button("To the next turn", "to-turn", data_do="to-turn", disabled=stuck)
        + button("Latest »", "latest", data_do="latest", disabled=not session.behind)
        + tag("select", *speeds, name="speed", data_key="speed", data_set="speed", aria_label="Speed of the bots")
        + _standing(session)
    )


def way_on(session: Session) -> str:
    """Return what one may do at a moment to which one has gone, for the end of a line; "" at the newest."""
    if not session.behind:
        return ""
    return f" {'Choose differently there' if session.mine else 'Step goes on from there'}, or press Latest to return."


def _standing(session: Session) -> str:
    """Return the choice of the life points at which the persons yield by themselves, where monsters can yield."""
    if session.game.options.game != "tokyo" or not session.people:
        return ""
    now = min((said.yield_at or 0 for said in session.standing.values()), default=0)
    rows = [("0", "ask me whether to yield"), *((str(lp), f"yield by itself at {lp} LP or less") for lp in YIELD_AT)]
    shown = [tag("option", words, value=value, selected=value == str(now)) for value, words in rows]
    return tag("select", *shown, name="yield-at", data_key="yield-at", data_set="yield-at", aria_label="Yielding")


def log(session: Session, *, everything: bool) -> str:
    """Return what happened, one line an event, the newest at the end, each with its step and its rule."""
    path = session.shown.moments(session.game.path)
    first = 0 if everything else _tail(path)
    rows = []
    for line in log_lines(path[first:], session.game.names, seats=session.lookers):
        step = line.step + first
        rows.append(
            tag(
                "li",
                button(
                    str(step),
                    f"log-{line.node}",
                    class_="kony-go",
                    data_node=line.node,
                    aria_label=f"Go to step {step}",
                ),
                tag("span", escape(capital(line.text))),
                _cause(line),
                class_="kony-turn" if line.kind == "turn" else None,
            )
        )
    more = button("Show everything before", "whole-log", data_do="whole-log") if first else ""
    return more + tag("ol", *rows, class_="kony-lines")


def _cause(line: LogLine) -> str:
    """Return the button that opens the card behind a line, by its name, or the rule; and the card it is about."""
    card = line.rule.removeprefix("card.") if line.rule.startswith("card.") else ""
    if card:
        return own_badge(card) + card_button(CARDS[card].name, f"cause-{line.node}-{card}", card)
    if not line.card:
        return why_button(line.rule)
    about = own_badge(line.card) + card_button(CARDS[line.card].name, f"cause-{line.node}-{line.card}", line.card)
    return about + why_button(line.rule)


def _tail(path: Sequence[Moment]) -> int:
    """Return where the last lines of the log begin, so that a long game is as quick to show as a short one."""
    lines = 0
    for at in range(len(path) - 1, -1, -1):
        lines += len(path[at].events)
        if lines > SHOWN_LINES:
            return at
    return 0


def timeline(session: Session) -> str:
    """Return the numbers of all monsters over the whole line; its marks lead to their moments."""
    game = session.game
    picture = draw_timeline(session.shown.moments(session.line), game.names, at=session.now)
    return picture.svg + button("Zoomable chart below the app", "zoom", data_do="zoom")


def monsters(session: Session) -> str:
    """Return a table of the monsters: who plays, place, points, life, energy, cards and tokens."""
    state, decision = session.game.state, session.game.decision
    rows = []
    for seat, monster in enumerate(state.monsters):
        player = "you" if session.players[seat] == PERSON else "bot"
        name = tag("th", escape(monster.name), " ", tag("small", player), scope="row")
        if not monster.alive:
            rows.append(tag("tr", name, tag("td", "out of the game", colspan=5), class_="kony-out"))
            continue
        asked = decision is not None and decision.index == seat
        beside = f" <small>{dial(monster)}</small>" if dial(monster) else ""
        numbers = (str(monster.lp), f"{total_vp(monster)}{beside}", str(monster.energy))
        cells = (escape(place_name(monster.place)), *numbers, _belongings(state, seat))
        look = " ".join(["kony-now"] * asked + ["kony-evolves"] * state.options.power_up)
        rows.append(tag("tr", name, *(tag("td", cell) for cell in cells), class_=look or None))
        if state.options.power_up:
            rows.append(tag("tr", tag("td", _evolutions(state, seat), colspan=6), class_="kony-now" if asked else None))
    heads = [tag("th", words, scope="col") for words in ("Monster", "Place", "LP", "VP", "Energy", "Has")]
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows))


def _belongings(state: State, seat: int) -> str:
    monster = state.monsters[seat]
    has = []
    for card in power_cards(monster.cards):
        n = monster.counters.get(card, 0)
        words = f"{CARDS[card].name} ({n} token{'s' * (n != 1)})" if n else CARDS[card].name
        has.append(card_button(words, f"card-{seat}-{card}", card))
    for token, n in sorted(monster.tokens.items()):
        words = f"{n} {TOKENS[token].name} token{'s' * (n != 1)}"
        has.append(token_button(words, f"token-{seat}-{token}", token))
    if state.superstar == seat:
        has.append(card_button("Superstar", f"card-{seat}-superstar", "superstar"))
    if state.statue == seat:
        has.append(card_button("Statue of Liberty", f"card-{seat}-statue", "statue_of_liberty"))
    if state.options.luchador:
        has.append(tag("span", mask_words(monster)))
    return tag("div", *has, class_="kony-has") if has else "–"


def _evolutions(state: State, seat: int) -> str:
    """Return the evolutions of a monster that everybody may see, apart from its cards: face up, discarded, counted."""
    monster = state.monsters[seat]
    lying = []
    for card in face_up(monster):
        n = monster.counters.get(card, 0)
        words = f"{CARDS[card].name} ({n} token{'s' * (n != 1)})" if n else CARDS[card].name
        lying.append(tag("span", card_button(words, f"card-{seat}-{card}", card), badges(card)))
    counted = tag("span", f"Evolutions: {counts(monster)}", class_="kony-note")
    row = tag("div", counted, *lying, class_="kony-has")
    if not monster.spent:
        return row
    spent = [
        tag("span", card_button(CARDS[card].name, f"spent-{seat}-{card}", card), badges(card))
        for card in monster.spent
    ]
    head = tag("summary", "Discarded evolutions", data_key=f"spent-{seat}")
    return row + tag("details", head, *spent, class_="kony-deck")
