"""What one rule of the rulebook holds."""

import msgspec

__all__ = ["DIGEST", "LUCHADOR_DIGEST", "OPTION", "OURS", "POWER_UP_DIGEST", "TOKYO_DIGEST", "Rule"]

DIGEST = "King of New York digest"
TOKYO_DIGEST = "King of Tokyo digest"
POWER_UP_DIGEST = "Power Up! digest"
LUCHADOR_DIGEST = "Luchador digest"
"""The rule stands in the digest of the rules that this project follows."""
OURS = "ours"
"""The documents leave it open; this is how this project decides."""
OPTION = "options"
"""The rule says how games with different readings are chosen."""


class Rule(msgspec.Struct, frozen=True):
    """One rule, in our own words.

    Attributes
    ----------
    id : str
        What events and refusals cite, such as ``"ny.flee.right"``.
    title : str
        A few words that stand in for the rule in a log.
    text : str
        The rule itself, one to three sentences.
    source : str
        The document it comes from, or ``"ours"`` for a decision of this project.
    digest, printed : str
        The two readings, where the profiles ``digest`` and ``printed`` differ; else "".
    option : str
        The single option that chooses between them, "" if there is none.
    """

    id: str
    title: str
    text: str
    source: str
    digest: str = ""
    printed: str = ""
    option: str = ""
