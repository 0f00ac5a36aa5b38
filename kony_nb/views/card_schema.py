"""What may stand in ``my_cards.toml``, as a table made from the vocabulary itself: ``kn.card_schema()``."""

from collections.abc import Iterator

from kony_nb.game.owner.challenges import CHALLENGE_KEYS, GAINS, MOST_GAIN, MOST_STRENGTH
from kony_nb.game.owner.checking import KEYS, KINDS, LASTS, WHOSE
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import HOUSE
from kony_nb.rules.phases.playing import MOMENTS
from kony_nb.rules.power_up.vocabulary import AT, EFFECTS, IF, WHEN, Word
from kony_nb.views.table import Table

__all__ = ["PARTS", "card_schema", "takes"]

MEANINGS: dict[str, tuple[str, str]] = {
    "game": (f"{', '.join(GAMES)}, or a list of them", "needed: the game in which the monster plays with it"),
    "monster": ("a monster of that game", "needed: to whose set it belongs"),
    "name": ("a text", "needed: what it is called"),
    "kind": (", ".join(KINDS), "needed: discarded after use, or it stays face up"),
    "when": ("any, or a list of moments", "when it may be played, see the part 'when'; any if left out"),
    "whose": (", ".join(WHOSE), "on whose turn it may be played; any if left out"),
    "lasts": (
        ", ".join(LASTS),
        "how long a temporary one lies face up: not at all, to the end of the turn, until your next turn begins; "
        "now if left out",
    ),
    "replaces": ("a name of the monster's set", "whose place it takes; if left out, of the next one, house ones first"),
    "text": ("a text", "shown as it stands; if left out, a sentence made of the effects"),
    "effects": ("a list of effects", "what it does, see the part 'effects'; without any it is played by hand"),
}
GAIN = f"{{ {', '.join(f'{what} = 0 to {MOST_GAIN}' for what in GAINS)} }}, any of them"
CHALLENGE_MEANINGS: dict[str, tuple[str, str]] = {
    "id": (
        f"1 to {len(HOUSE)}, or {next(iter(HOUSE))} and so on",
        "needed: in whose place it comes, see kn.challenges(); what is not given is as on that card",
    ),
    "name": ("a text", "the style of who fights with it"),
    "strength": (f"0 to {MOST_STRENGTH}", "what it counts for who fights with it"),
    "bonus": (f"0 to {MOST_STRENGTH}", "what it adds as an ally's card"),
    "reward": (GAIN, "what who fights and wins with it gains"),
    "team_up": ("a text", "the team-up style: what it puts before the style of the one whom it helps"),
    "team_up_reward": (GAIN, "what the ally of a winner gains"),
}
PARTS = ("evolution", "effects", "at", "if", "when", "challenge")


def card_schema(part: str | None = None) -> Table:
    """Return everything that an evolution or a challenge card in ``my_cards.toml`` may say, as a table.

    Parameters
    ----------
    part : str, optional
        ``evolution``: the keys of an evolution; ``effects``: the words after ``do`` with the keys that each of them
        needs or may have; ``at``: when an effect happens; ``if``: where its owner must be; ``when``: the moments in
        which an evolution can be played; ``challenge``: the keys of a challenge card. All of them if left out.

    Raises
    ------
    KonyError
        If there is no such part.

    Examples
    --------
    >>> card_schema("effects").filter(word="heal")[0]["needs"]
    'n (1 to 12)'
    """
    if part is not None and part not in PARTS:
        raise KonyError(f"part: {shown(part)} is not one of {', '.join(PARTS)}")
    rows = [row for row in _rows() if part in (None, row["part"])]
    return Table(rows, "What my_cards.toml may say" + (f": {part}" if part else ""))


def _rows() -> Iterator[dict[str, str]]:
    for key in KEYS:
        yield _row("evolution", key, MEANINGS[key][1], MEANINGS[key][0], "")
    for name, word in EFFECTS.items():
        only = "" if len(word.games) > 1 else f" ({GAMES[word.games[0]].title} only)"
        lies = "" if word.at else "; while it lies face up"
        yield _row("effects", name, f"{word.says}{lies}{only}", takes(word, word.needs), takes(word, word.takes))
    for name, meaning in AT.items():
        more = "face, least" if name == "roll" else ""
        yield _row("at", name, meaning, "", more)
    for name, meaning in IF.items():
        yield _row("if", name, meaning, "", "")
    for name in WHEN:
        yield _row("when", name, MOMENTS.get(name, "any moment; 'any' stands alone"), "", "")
    for key in CHALLENGE_KEYS:
        yield _row("challenge", key, CHALLENGE_MEANINGS[key][1], CHALLENGE_MEANINGS[key][0], "")


def _row(part: str, word: str, meaning: str, needs: str, may: str) -> dict[str, str]:
    meaning = meaning.replace("{", "").replace("}", "")  # the places of its keys
    return {"part": part, "word": word, "meaning": meaning, "needs": needs, "may_have": may}


def takes(word: Word, keys: tuple[str, ...]) -> str:
    """Return keys of an effect with what each of them may be."""
    allowed = {
        "what": ", ".join(word.what),
        "who": ", ".join(word.who),
        "n": f"1 to {word.most}",
        "at": "any of the part 'at'" if set(word.at) == set(AT) else ", ".join(word.at),
        "if": ", ".join(IF),
        "per": "a face",
        "from": "faces",
        "to": "faces",
        "faces": "faces",
        "least": "1 to 8",
    }
    return "; ".join(f"{key} ({allowed[key]})" for key in keys)
