"""Every action in words, as a button says it."""

from kony_nb.rules.actions import COUNTED
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.faces import FACE_NAMES, in_words
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.places import PLACE_NAMES

__all__ = ["label"]

WITHOUT_ARGUMENTS = {
    "roll": "Roll the dice",
    "stop": "Stop rolling",
    "hold": "Hold the city",
    "help": "Help",
    "reveal": "Reveal your challenge card",
    "hide": "Leave your challenge card face down",
    "yield": "Yield: leave Tokyo",
    "stay": "Stay where you are",
    "enter": "Enter Manhattan",
    "advance": "Advance one zone",
    "sweep": "Sweep the market (2 energy)",
    "pass": "Pass",
    "end": "End the turn",
}
"""What the verbs that stand alone say on a button."""


def label(verb: str, args: tuple[str, ...]) -> str:
    """Return an action in words, by its verb and its arguments.

    Examples
    --------
    >>> label("keep", ("AA",)), label("destroy", ("queens.2",))
    ('Keep 2 attacks, reroll the rest', 'Destroy the top of stack 2 in Queens')
    """
    first = args[0] if args else ""
    match verb:
        case "keep":
            return f"Keep {in_words(first)}, reroll the rest" if first else "Reroll every die"
        case "resolve":
            return f"Resolve {FACE_NAMES.get(first, first)}"
        case "destroy":
            borough, _, target = first.partition(".")
            what = f"top of stack {target}" if target.isdigit() else target
            return f"Destroy the {what} in {_words(borough)}"
        case "flee":
            return f"Flee to {_words(first)}"
        case "challenge":
            return f"Challenge {_title(first)}"
        case "place":
            return f"Start in {_words(first)}"
        case "move":
            return f"Move to {_words(first)}"
        case "buy":
            return f"Buy {_title(first)}"
        case "use":
            return _use_label(*args)
        case "give":
            return f"Give up {_title(first)}"
        case "play":
            return f"Play {_title(first)}"
        case "pick":
            return f"Choose {_title(first)}"
        case "change":
            what, n = args[1][:-2], args[1][-2:]
            thing = COUNTED.get(what) or f"{_title(what)} token"
            return f"{_title(first)}: 1 {thing} {'more' if n == '+1' else 'less'}"
        case "dice":
            return f"The dice show {in_words(first)}"
        case "draw":
            return f"{'Drawn' if _unseen(first) else 'Revealed'}: {_title(first)}"
    return WITHOUT_ARGUMENTS.get(verb) or " ".join((verb, *args))


def _use_label(first: str, how: str = "") -> str:
    if first in ("attack", "heart"):
        return f"Spend one {first} to remove a {_title(how)} token"
    if "." in how:
        borough, _, unit = how.partition(".")
        return f"{_title(first)}: send the {unit} to {_words(borough)}"
    if len(how) == 2:
        old, new = how[0], how[1]
        spent = "spend a star, " if _throws_away(first) else ""
        return f"{_title(first)}: {spent}turn {FACE_NAMES[old]} into {FACE_NAMES[new]}"
    return f"Use {_title(first)}" + (f": {FACE_NAMES.get(how) or _words(how)}" if how else "")


def _unseen(item: str) -> bool:
    """Tell whether who draws it sees it alone: an evolution or a challenge card."""
    return item in CHALLENGES or (item in CARDS and bool(CARDS[item].monster))


def _words(ident: str) -> str:
    return PLACE_NAMES.get(ident, ident.replace("_", " "))


def _title(ident: str) -> str:
    known = CARDS.get(ident) or TOKENS.get(ident) or CHALLENGES.get(ident)
    return ident.replace("_", " ").title() if known is None else known.name


def _throws_away(card: str) -> bool:
    entry = CARDS.get(card)
    return entry is not None and entry.changes is not None and not entry.monster and "new_york" in entry.games
