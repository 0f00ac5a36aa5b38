"""The errors a person can meet; each says what was wrong, where, and what is allowed."""

from difflib import get_close_matches

__all__ = [
    "BadCards",
    "BadComparison",
    "BadLesson",
    "BadOdds",
    "BadOption",
    "BadPolicy",
    "BadQuiz",
    "BadRecord",
    "BadScenario",
    "IllegalAction",
    "KonyError",
    "NoSuchMoment",
    "UnknownRule",
    "UnknownScene",
    "WorkersLost",
    "flag",
    "shown",
]

LONGEST_SHOWN = 160


def shown(value: object) -> str:
    """Return a value as a message shows it: as Python writes it, cut short where it is long.

    Examples
    --------
    >>> shown("Kong"), shown(10**5000)
    ("'Kong'", 'a huge int')
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list ...
        return f"a huge {type(value).__name__}"
    except Exception:  # an object that is not whole yet
        return f"a {type(value).__name__} that cannot be shown"
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."


class KonyError(ValueError):
    """The base of every error this package raises for bad input."""


class IllegalAction(KonyError):
    """An action that the rules do not allow now; the state is as it was.

    Attributes
    ----------
    action : str
        The text that was refused.
    rule : str
        The id of the rule that refuses it.
    reason : str
        The same in a sentence.
    """

    def __init__(self, action: str, rule: str, reason: str) -> None:
        wanted = action if len(action) <= LONGEST_SHOWN else f"{action[: LONGEST_SHOWN - 3]}..."
        super().__init__(f"{wanted}: {reason} [{rule}]")
        self.action, self.rule, self.reason = action, rule, reason

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.action, self.rule, self.reason)


class BadOption(KonyError):
    """An option, profile, expansion or monster that this game does not have."""


class BadLesson(KonyError):
    """An exercise, answer, prediction or classroom that cannot be; the message says what is allowed."""


class BadOdds(KonyError):
    """A question about odds that has no answer: dice, faces, a policy, a utility or a chain that cannot be."""


class BadScenario(KonyError):
    """A scenario with faults; the message lists every one with its path and the allowed values."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join([f"{len(faults)} fault(s) in the scenario:", *faults]))
        self.faults = faults

    def __reduce__(self) -> tuple[type, tuple[list[str]]]:
        return type(self), (self.faults,)


class BadCards(KonyError):
    """Cards of an owner with faults; the message lists every one with its line, key and the allowed values.

    Attributes
    ----------
    faults : list of str
        One line each.
    """

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join([f"{len(faults)} fault(s) in the owner's cards; none of them is used:", *faults]))
        self.faults = faults

    def __reduce__(self) -> tuple[type, tuple[list[str]]]:
        return type(self), (self.faults,)


class UnknownRule(KonyError):
    """A rule id that the rulebook does not hold; the message names those that look alike.

    Attributes
    ----------
    rule : str
        The id that was asked for.
    """

    def __init__(self, rule: str, known: list[str]) -> None:
        alike = get_close_matches(rule, known, 5) if isinstance(rule, str) else []
        there = f"there are {', '.join(alike)}" if alike else "ids begin with core., ny., kot. or card."
        super().__init__(f"{shown(rule)} is no rule; {there}")
        self.rule, self.known = rule, known

    def __reduce__(self) -> tuple[type, tuple[str, list[str]]]:
        return type(self), (self.rule, self.known)


class UnknownScene(KonyError):
    """A scene that does not exist; the message names those that look alike.

    Attributes
    ----------
    scene : str
        The name that was asked for.
    """

    def __init__(self, scene: str, known: list[str]) -> None:
        alike = get_close_matches(scene, known, 5, 0.4) if isinstance(scene, str) else []
        there = f"there are {', '.join(alike)}" if alike else "kn.scenes() lists them all"
        super().__init__(f"{shown(scene)} is no scene; {there}")
        self.scene, self.known = scene, known

    def __reduce__(self) -> tuple[type, tuple[str, list[str]]]:
        return type(self), (self.scene, self.known)


class NoSuchMoment(KonyError):
    """A moment to which one cannot go: the history of the game does not have it. The game stays where it is."""


class BadQuiz(KonyError):
    """A quiz, a question or an answer that cannot be; the message says what is allowed. Nothing is half changed."""


class BadRecord(KonyError):
    """A record, save or share string that cannot be read; the message says where it fails."""


class BadComparison(KonyError):
    """A comparison, sweep or tournament that cannot be played; the message lists what is wrong and what is allowed."""


class BadPolicy(KonyError):
    """A policy that raised an error, chose what is not legal, is not known, or cannot be sent to other processes.

    Attributes
    ----------
    policy : str
        Its name.
    where : str
        Who was asked what, "" if it was not asked yet.
    reason : str
        What went wrong.
    """

    def __init__(self, policy: str, where: str, reason: str) -> None:
        super().__init__(f"policy {policy}{' (' + where + ')' if where else ''}: {reason}")
        self.policy, self.where, self.reason = policy, where, reason

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.policy, self.where, self.reason)


class WorkersLost(KonyError):
    """Worker processes died again and again, or the executor that was given does not work; nothing is left running."""


def flag(name: str, value: object, error: type[BadOption | BadOdds] = BadOption) -> bool:
    """Return a setting that is True or False, and nothing that only counts as such: ``"no"`` would be True.

    Raises
    ------
    KonyError
        If it is anything else: of the kind that is given.
    """
    if not isinstance(value, bool):
        raise error(f"{name}: {shown(value)} is neither True nor False")
    return value
