"""Writing ``my_cards.toml``: the same keys in the same order every time."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from kony_nb.game.owner.challenges import CHALLENGE_KEYS
from kony_nb.game.owner.checking import KEYS
from kony_nb.game.owner.reading import VERSION

__all__ = ["toml_text"]

HEAD = "# Cards of the owner, for kony_nb; kn.card_schema() says what may stand here."


def toml_text(evolutions: Sequence[Mapping[str, Any]], challenges: Sequence[Mapping[str, Any]] = ()) -> str:
    """Return evolutions and challenge cards as the text of a file.

    Parameters
    ----------
    evolutions, challenges : sequence of mapping
        As `tomllib` reads them: texts, whole numbers, lists of texts, and effects and rewards as mappings.

    Examples
    --------
    >>> print(toml_text([{"name": "Hop", "effects": [{"do": "draw"}]}]).partition("[[")[2], end="")
    evolution]]
    name = "Hop"
    effects = [
      { do = "draw" },
    ]
    """
    lines = [HEAD, f"version = {VERSION}"]
    for table, keys, entries in (("evolution", KEYS, evolutions), ("challenge", CHALLENGE_KEYS, challenges)):
        for entry in entries:
            lines += ["", f"[[{table}]]"]
            for key in [*(key for key in keys if key in entry), *(key for key in entry if key not in keys)]:
                found = entry[key]
                if key == "effects" and isinstance(found, list) and found:
                    lines += ["effects = [", *(f"  {value(effect)}," for effect in found), "]"]
                else:
                    lines.append(f"{name(key)} = {value(found)}")
    return "\n".join(lines) + "\n"


def name(key: str) -> str:
    """Return a key, in quotes where it needs them."""
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else value(key)


def value(found: object) -> str:
    """Return a value as TOML writes it."""
    if isinstance(found, Mapping):
        pairs = ", ".join(f"{name(str(key))} = {value(each)}" for key, each in found.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(found, list | tuple):
        return "[" + ", ".join(map(value, found)) + "]"
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, int | float):
        return repr(found)
    return json.dumps(str(found), ensure_ascii=False).replace("\x7f", "\\u007f")
