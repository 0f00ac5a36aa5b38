"""Subjects with a choice: what is allowed, who is asked, who wins, what comes first, who may know."""

from fractions import Fraction
from typing import Any

from kony_nb.game.phrases import cause
from kony_nb.lessons.quiz.happening import Happened
from kony_nb.lessons.quiz.subject import add_subject
from kony_nb.rules.actions import from_text
from kony_nb.rules.agenda import KINDS
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import Event
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.options import options
from kony_nb.rules.phases.gains import WIN_VP
from kony_nb.rules.power_up.species import SPECIES
from kony_nb.rules.referee import chance_outcomes, pending
from kony_nb.rules.rulebook import CHAPTERS, find_rule

__all__ = ["OVER"]

YES, NO = "yes", "no"
OVER = "over"
NOBODY = "nobody"


def yes_no(told: Happened, about: str, right: str) -> list[str]:
    """Return the other of yes and no."""
    return [YES, NO]


add_subject(
    "legal",
    "referee",
    lambda told, about: "Is this allowed now?",
    lambda told, about: NO if told.refused[told.ask.do[-1]] else YES,
    yes_no,
    lambda told, code: {"yes": "Yes, it is allowed", "no": "No, it is refused"}[code],
)


def one_of(told: Happened, refused: bool) -> str:
    """Return the text of the one action that is refused, or is not."""
    found = [text for text, why in told.refused.items() if (why is not None) == refused]
    if len(found) != 1:
        raise ValueError(f"{len(found)} actions fit: {told.refused}")
    return found[0]


def listed(key: str, asks: str, refused: bool) -> None:
    """Add the subject of the one action among several that is refused, or is not."""
    add_subject(
        key,
        "choose",
        lambda told, about: asks,
        lambda told, about: one_of(told, refused),
        lambda told, about, right: list(told.ask.do),
        action_words,
    )


def action_words(told: Happened, text: str) -> str:
    """Return an action in words."""
    known = from_text(text)
    return f"'{text}'" if known is None else known.label


listed("allowed", "Which of these is allowed now?", refused=False)
listed("forbidden", "Which of these is not allowed now?", refused=True)

# Who is asked what


def asked(told: Happened, about: str) -> str:
    """Return who is asked what: ``Kong|flee``, ``|reveal`` for chance, ``over``."""
    waits = pending(told.after)
    if waits is None:
        return OVER
    step, kind = waits
    return f"{'' if kind.chance else told.names[step.seat]}|{step.kind}"


def asked_words(told: Happened, code: str) -> str:
    """Return it in words."""
    if code == OVER:
        return "Nobody: the game is over"
    name, _, kind = code.partition("|")
    prompt = KINDS[kind].prompt
    return f"{name}: {prompt}" if name else f"Chance: {prompt}"


def asking_rule(told: Happened) -> str:
    """Return whose turn it has become, if it is another's, and the rule that asks, in its words."""
    waits = pending(told.after)
    if waits is None:
        return ""
    rule = find_rule(waits[1].rule)
    words = f": {rule.text}" if told.ask.rule != rule.id else "."  # its text stands at the end anyway
    return f"{turn_passes(told)}The rule behind it: {rule.title} [{rule.id}]{words}"


def turn_passes(told: Happened) -> str:
    """Return in a sentence why it is another monster's turn now, "" if it is not, or an extra turn comes in between."""
    was, now = told.before.turn, told.after.turn
    if now == was or was < 0 or told.before.extra_turns or told.after.extra_turns:
        return ""
    living = told.after.living
    following = next((seat for seat in (*living, *living) if seat > was), living[0]) if living else -1
    if now != following:
        return ""
    return f"The turn of {told.names[was]} is over, and {told.names[now]} is the next one clockwise [core.turn.order]. "


USUAL = {"new_york": ("resolve", "move", "buy", "roll", "flee"), "tokyo": ("resolve", "buy", "roll", "yield")}


def other_askings(told: Happened, about: str, right: str) -> list[str]:
    """Return the same question to others, and other questions to the same."""
    name, _, kind = ("", "", "") if right == OVER else right.partition("|")
    living = [told.names[seat] for seat in told.before.living]
    active = told.names[told.before.turn] if told.before.turn >= 0 else living[0]
    found = [f"{other}|{kind}" for other in living if name and other != name]
    found += [f"{active}|{usual}" for usual in USUAL[told.before.options.game]]
    found += [f"{name or active}|{usual}" for usual in USUAL[told.before.options.game]]
    following = living[(living.index(active) + 1) % len(living)] if active in living else living[0]
    return [f"{following}|roll", *found, OVER]


add_subject(
    "asked",
    "choose",
    lambda told, about: "Who is asked what next?",
    asked,
    other_askings,
    asked_words,
    lambda told, event, about: event.kind in ("move", "eliminated", "hold", "forced", "win", "skip", "extra_turn")
    or (event.kind == "nothing" and event.seat >= 0),
    lambda told, about: asking_rule(told),
)


# Who


def holder(told: Happened, seat: int) -> str:
    """Return a holder's name, or that there is none."""
    return told.names[seat] if seat >= 0 else NOBODY


def names_and_nobody(told: Happened, about: str, right: str) -> list[str]:
    """Return everybody, and nobody."""
    return [*told.names, NOBODY]


def goal_card(goal: str, title: str) -> None:
    """Add the subject of who has a goal card."""
    add_subject(
        goal,
        "choose",
        lambda told, about: f"Who has the {title} then?",
        lambda told, about: holder(told, getattr(told.after, goal)),
        names_and_nobody,
        lambda told, code: "nobody: it lies beside the deck" if code == NOBODY else code,
        lambda told, event, about: event.kind == goal,
    )


goal_card("superstar", "Superstar")
goal_card("statue", "Statue of Liberty")


NOBODY_WON = {"on": "nobody yet: the game goes on", NOBODY: "nobody ever: the game is over"}


def winner(told: Happened, about: str) -> str:
    """Return the winner's name, ``nobody``, or ``on`` while the game goes on."""
    if told.after.agenda:
        return "on"
    return holder(told, told.after.winner)


add_subject(
    "winner",
    "choose",
    lambda told, about: "Who has won then?",
    winner,
    lambda told, about, right: [*(told.names[seat] for seat in told.before.living), "on", NOBODY],
    lambda told, code: NOBODY_WON.get(code, code),
    lambda told, event, about: event.kind in ("win", "eliminated") or (event.kind == "vp" and event.now >= WIN_VP),
)

# What comes first, who may know, which rule


def matches(told: Happened, event: Event, mark: str) -> bool:
    """Return whether an event is meant by a mark such as ``eliminated Mantis``."""
    kind, _, name = mark.partition(" ")
    return event.kind == kind and told.names[event.seat] == name and bool(event.n or kind not in ("vp", "lp", "damage"))


def first(told: Happened, about: str) -> str:
    """Return which of the marks comes first."""
    marks = about.split(" | ")
    for event in told.events:
        for mark in marks:
            if matches(told, event, mark):
                return mark
    raise ValueError(about)


HAPPENS = {
    "eliminated": "{} is eliminated",
    "damage": "{} loses LP",
    "lp": "the LP of {} change",
    "vp": "the VP of {} change",
    "energy": "the energy of {} changes",
    "new_challenge": "{} draws a new challenge card",
}
add_subject(
    "first",
    "choose",
    lambda told, about: "What happens first?",
    first,
    lambda told, about, right: about.split(" | "),
    lambda told, code: HAPPENS[code.partition(" ")[0]].format(code.partition(" ")[2]),
    lambda told, event, about: any(matches(told, event, mark) for mark in about.split(" | ")),
)
KNOWN = {
    "keep_evolution": "Who sees which evolution is kept?",
    "take_evolution": "Who sees which evolution is taken?",
    "draw_challenge": "Who sees which challenge card is drawn?",
}


def told_to(told: Happened, kind: str) -> str:
    """Return who may know an event: a name, or everybody."""
    event = next(event for event in told.events if event.kind == kind)
    return "everybody" if event.to is None else told.names[event.to[0]]


add_subject(
    "known",
    "choose",
    lambda told, about: KNOWN[about],
    told_to,
    lambda told, about, right: ["everybody", *told.names, "nobody"],
    lambda told, code: code if code in ("everybody", "nobody") else f"the player of {code} alone",
    lambda told, event, about: event.kind == about,
)
add_subject(
    "learn",
    "choose",
    lambda told, about: f"What do the others learn of {about}'s decision before the other side has decided?",
    lambda told, about: next(event.what for event in told.events if event.kind == "decided"),
    lambda told, about, right: ["", "reveal", "hide"],
    lambda told, code: {
        "": "only that it has decided",
        "reveal": "that it will reveal its card",
        "hide": "that it will leave its card face down",
    }[code],
    lambda told, event, about: event.kind == "decided",
)


def deciding(told: Happened, about: str) -> str:
    """Return the rule of the first event of a kind; with a seat after it, of that seat's."""
    kind, _, name = about.partition(" ")
    for event in told.events:
        if event.kind == kind and name in ("", told.names[event.seat]):
            return event.rule
    return "none"


def other_rules(told: Happened, about: str, right: str) -> list[str]:
    """Return rules of the same chapter that nothing cites here, and of the same game."""
    cited = {event.rule for event in told.events} | {told.ask.rule}
    found: list[str] = []
    for rules in CHAPTERS.values():
        ids = [rule.id for rule in rules]
        if right in ids:
            at = ids.index(right)
            near = sorted(ids, key=lambda ident: (abs(ids.index(ident) - at), ident))
            found += [ident for ident in near if ident not in cited and plays(told, ident)]
    return found or ["core.turn.order", "core.turn.clockwise", "core.action.forced"]


def plays(told: Happened, ident: str) -> bool:
    """Return whether a rule belongs to the game that is played."""
    chosen = told.before.options
    there = {"core": True, "ny": chosen.game == "new_york", "kot": chosen.game == "tokyo"}
    there |= {"evo": chosen.power_up, "luc": chosen.luchador}
    return there[ident.partition(".")[0]]


RULE_OF = {
    "vp": "Which rule changes the VP here?",
    "lp": "Which rule changes the LP here?",
    "energy": "Which rule changes the energy here?",
    "damage": "Which rule makes LP be lost here?",
    "nothing": "Which rule says why nothing comes of it?",
    "move": "By which rule does a monster change its place here?",
    "win": "Which rule decides the game here?",
    "drop_challenge": "By which rule does the challenge end here?",
    "superstar": "By which rule does the Superstar go to somebody?",
    "statue": "By which rule does the Statue of Liberty go to somebody?",
}


def rule_words(told: Happened, code: str) -> str:
    """Return the title of a rule, or of a card."""
    return "no rule: there is no such thing" if code == "none" else cause(Event("nothing", code))


add_subject(
    "cited",
    "choose",
    lambda told, about: RULE_OF[about.partition(" ")[0]],
    deciding,
    other_rules,
    rule_words,
    lambda told, event, about: event.kind == about.partition(" ")[0],
)
add_subject(
    "refuser",
    "choose",
    lambda told, about: "This is refused. Which rule says so?",
    lambda told, about: getattr(told.refused[told.ask.do[-1]], "rule", "none"),
    other_rules,
    rule_words,
)


# Facts of the boxes


def sum_of_chances(told: Happened, about: str) -> Fraction:
    """Return the probability of an outcome of chance."""
    return sum((p for outcome, p in chance_outcomes(told.after) if outcome.text == about), Fraction(0))


add_subject(
    "chance",
    "choose",
    lambda told, about: f"How likely is this: {action_words(told, about)}?",
    lambda told, about: str(sum_of_chances(told, about)),
    lambda told, about, right: ["1/2", "1/6", "1/3", "1/36", "1/4", str(1 - Fraction(right))],
)


def table(told: Happened, about: str) -> str:
    """Return whether a monster may play in a game with expansions: ``tokyo power_up Mega Shark``."""
    game, expansions, name = about.split(" ", 2)
    chosen = options(game, expansions=tuple(expansions.split("+")) if expansions != "-" else ())
    return YES if name in GAMES[game].monsters_of(chosen) else NO


def table_words(told: Happened, about: str) -> str:
    """Return the question for a table."""
    game, expansions, name = about.split(" ", 2)
    boxes = {"power_up": "Power Up!", "luchador": "Luchador"}
    with_ = " and ".join(boxes[each] for each in expansions.split("+")) if expansions != "-" else "no expansion"
    return f"{GAMES[game].title} is to be played with {with_}. May {name} play?"


add_subject("table", "choose", table_words, table, yes_no)
add_subject(
    "species",
    "choose",
    lambda told, about: f"What is {about}?",
    lambda told, about: SPECIES[about].name if about in SPECIES else "unknown",
    lambda told, about, right: ["Mutant", "Invader", "Robot", "unknown"],
    lambda told, code: {"Invader": "an Invader"}.get(code, code if code == "unknown" else f"a {code}"),
)
PROVENANCE = {
    "house": "it is ours: made for this package",
    "published": "it is of the published game",
    "owner": "it is the owner's own",
}


def provenance(told: Happened, about: str) -> str:
    """Return where a card comes from."""
    entry: Any = CARDS.get(about) or CHALLENGES[about]
    return str(entry.provenance)


add_subject(
    "badge",
    "choose",
    lambda told, about: f"Where does {(CARDS.get(about) or CHALLENGES[about]).name} come from?",
    provenance,
    lambda told, about, right: list(PROVENANCE),
    lambda told, code: PROVENANCE[code],
)
