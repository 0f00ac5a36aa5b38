"""From what is asked to a question: words, fair options in a fixed order, and the explanation."""

import random

from kony_nb.game.narration import narrate
from kony_nb.game.phrases import card
from kony_nb.lessons.quiz.allowing import allowing
from kony_nb.lessons.quiz.amounts import KINDS_OF, WORDS
from kony_nb.lessons.quiz.ask import Ask, Question
from kony_nb.lessons.quiz.choices import action_words
from kony_nb.lessons.quiz.grounds import grounds, standing, with_causes
from kony_nb.lessons.quiz.happening import LISTED, ONE, Happened, happened
from kony_nb.lessons.quiz.lying_open import lying_open
from kony_nb.lessons.quiz.said_besides import game_told, revealed_told
from kony_nb.lessons.quiz.subject import who
from kony_nb.lessons.quiz.subjects import subject_of, value_of
from kony_nb.rules.errors import UnknownRule
from kony_nb.rules.events import Event
from kony_nb.rules.options import CHOICES
from kony_nb.rules.referee import is_chance, pending
from kony_nb.rules.rulebook import Rule, find_rule
from kony_nb.rules.state import State
from kony_nb.views.words import capital

__all__ = ["compose"]

WRONG = 3
"""Wrong options at most; a question with yes and no has one."""
BROAD = ("attack", "nothing", "hold")
"""What is told where nothing happens to the one who is asked about."""
ALSO = {
    "lp": ("damage", "reduce", "statue"),
    "hits": ("reduce", "nothing"),
    "hurt": ("reduce",),
    "winner": ("vp", "lp", "damage"),
}
"""What is told besides then, by the subject."""
TOLD = 6
"""Events that an explanation tells at most, their causes not counted."""
TEXTS = 2
"""Rules whose words are told besides their titles, at most."""


def compose(ask: Ask, ident: str, before: State | None = None, told: Happened | None = None) -> Question | None:
    """Return the question, or None if it has no fair wrong answer.

    Parameters
    ----------
    ask : Ask
        What is asked.
    ident : str
        The id of the question; the order of the options follows from it.
    before : State, optional
        The state of its position, where that is at hand.
    told : Happened, optional
        What came of it, where that is at hand.
    """
    told = happened(ask, before) if told is None else told
    subject, about = subject_of(ask)
    right = value_of(told)
    rng = random.Random(ident)
    options = {subject.word(told, right): right}
    for code in (*ask.lures, *subject.rivals(told, about, right)):
        if len(options) <= WRONG and code != right:
            options.setdefault(subject.word(told, code), code)
    if len(options) < 2:
        return None
    words = list(options)
    if all(word.isdecimal() for word in words):
        words.sort(key=int)
    elif subject.form != "referee" and set(words) != {"yes", "no"}:
        rng.shuffle(words)
    else:
        words.sort(reverse=True)
    answer = next(at for at, word in enumerate(words) if options[word] == right)
    explaining = explaining_events(told)
    return Question(
        id=ident,
        form=subject.form,
        prompt=" ".join(filter(None, (*lead(told), ask.note, subject.asks(told, about)))),
        position=ask.position if not is_chance(told.before) or ask.then[-1:] == ("?",) else waiting(ask),
        options=tuple(capital(word) for word in words),
        rules=rules_of(told, explaining),
        seat=ask.seat,
        answer=answer,
        explanation=explanation(told, explaining, words[answer], subject.why(told, about)),
        ask=ask,
    )


def waiting(ask: Ask) -> dict[str, object]:
    """Return the position of a question at which chance waits."""
    return {**ask.start, "then": [*ask.then, "?"]}


def known(event: Event, seat: int) -> bool:
    """Return whether who looks may know an event."""
    return seat < 0 or event.known_to((seat,))


def lead(told: Happened) -> list[str]:
    """Return what happens next, step by step."""
    lines = [f"{name}: {words}." if name else f"{words.rstrip('.')}." for name, words in told.played]
    lines += circumstances(told)
    if told.ask.subject in ONE:
        waits = pending(told.after)
        name = told.names[max(told.after.turn, 0)]
        if waits is not None:
            name = "Chance" if waits[1].chance else told.names[waits[0].seat]
        lines.append(f"{name}: {action_words(told, told.ask.do[-1])}.")
    return lines


def circumstances(told: Happened) -> list[str]:
    """Return what the board does not show: the profile, options, extra turns, what lies open."""
    ask, state = told.ask, told.before
    found = [*game_told(ask, state), *revealed_told(told)]
    if state.options.rules != "digest":
        found.append("(The profile of this game is 'printed'.)")
    for name, value in state.options.changed.items():
        found.append(f"(The option {name} is {value!r}.)")
    if state.extra_turns:
        waiting = " and ".join(told.names[seat] for _, seat in state.extra_turns)
        found.append(f"(Extra turns wait for {waiting}, in this order.)")
    for promised, seat in state.pending:
        found.append(f"({card(promised)} still has something to do for {told.names[seat]}.)")
    if ask.seat < 0 and not ask.blind:
        found += lying_open(state)
    if state.options.power_up and ask.seat >= 0 and ask.do and ask.subject.partition(" ")[0] not in LISTED:
        another = "another" if any(text.startswith("play ") for text in ask.do) else "an"
        found.append(f"(Nobody plays {another} evolution.)")
    return found


def rules_of(told: Happened, explaining: list[Event]) -> tuple[str, ...]:
    """Return the rules that are asked: the one that it is made for first, then those that explain the answer."""
    found = [told.ask.rule] if told.ask.rule else []
    found += [event.rule for event in explaining]
    found += [refused.rule for refused in told.refused.values() if refused is not None]
    if not found or (not explaining and not any(told.refused.values())):
        waits = pending(told.before)
        found += [waits[1].rule] if waits is not None else []
    return tuple(ident for ident in dict.fromkeys(found) if exists(ident))


def exists(ident: str) -> bool:
    """Return whether the rulebook or a card has this id."""
    try:
        find_rule(ident)
    except UnknownRule:
        return False
    return True


def explaining_events(told: Happened) -> list[Event]:
    """Return the events that the answer is about; those that pass by the one who is asked about, if there are none."""
    subject, about = subject_of(told.ask)
    seen = [event for event in told.events if known(event, told.ask.seat)]
    found = [event for event in seen if subject.concerns(told, event, about)]
    if not found:
        kinds = (*BROAD, *ALSO.get(told.ask.subject.partition(" ")[0], ()))
        found = [event for event in seen if event.kind in kinds and event.seat >= 0]
        found = found if subject.form == "predict" or told.ask.subject in ALSO else []
    return found[:TOLD]


def explanation(told: Happened, explaining: list[Event], answer: str, why: str) -> str:
    """Return why the answer is right: how things stood, what happens, what that turns on; below, the rules."""
    caused = with_causes(told, explaining)
    lines = standing(told, caused)
    lines += [f"{capital(narrate(event, told.names))} [{event.rule}]." for event in caused]
    for text, refused in told.refused.items():
        if refused is not None:
            lines.append(f"Refused ({action_words(told, text)}): {refused.reason} [{refused.rule}].")
        elif told.ask.subject == "legal":
            waits = pending(told.after)
            assert waits is not None
            lines.append(f"It is one of the choices that are open: {waits[1].prompt} [{waits[1].rule}]")
            lines.append(allowing(told.after, text))
    lines += [stays(told), *grounds(told), why, told.ask.because]
    lines = [line for line in lines if line]
    cited = dict.fromkeys(event.rule for event in explaining if event.rule != told.ask.rule and exists(event.rule))
    said = " ".join(lines)
    texts = [in_words(told, find_rule(ident)) for ident in cited]
    rules = [text for text in texts if text.partition(". ")[0] not in said][:TEXTS]
    if told.ask.rule:
        rule = find_rule(told.ask.rule)
        cites = any(f"[{rule.id}]" in line for line in lines)  # what it is called has been said
        words = in_words(told, rule)
        rules.append(words if cites else f"{rule.title}: {words} [{rule.id}]")
    elif not lines and not rules:
        lines.append("Nothing that happens here changes it.")
    stop = "" if answer.endswith((".", "?")) else "."
    return "\n".join(filter(None, (" ".join([f"{capital(answer)}{stop}", *lines]), " ".join(rules))))


def in_words(told: Happened, rule: Rule) -> str:
    """Return what a rule says in this game, with the reading that it follows."""
    reading = getattr(rule, profile_of(told.before, rule))
    return f"{rule.text}{f' {reading}' if reading else ''}"


def stays(told: Happened) -> str:
    """Return that the amount which is asked about stays as it was, "" if it changes or no amount is asked about."""
    what, _, name = told.ask.subject.partition(" ")
    if what not in WORDS:
        return ""
    was, now = (getattr(who(state, name), what) for state in (told.before, told.after))
    touched = any(event.kind in KINDS_OF[what] and told.names[event.seat] == name for event in told.events)
    return f"{name} had {was} {WORDS[what]}, and nothing here changes that." if was == now and not touched else ""


def profile_of(state: State, rule: Rule) -> str:
    """Return which reading of a rule this game follows."""
    if rule.option not in CHOICES:
        return state.options.rules
    return "digest" if getattr(state.options, rule.option) == CHOICES[rule.option].digest else "printed"
