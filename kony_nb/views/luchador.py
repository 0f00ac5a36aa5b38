"""Masks and challenge cards in words and as a table: ``kn.challenges()``, ``kn.challenge_card("Bear Hug")``."""

from difflib import get_close_matches

from kony_nb.game.spelling import plain
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.luchador.cards import CHALLENGES, Challenge, Gain
from kony_nb.rules.phases.gains import MASK_VP, total_vp
from kony_nb.rules.state import Monster
from kony_nb.views.evolutions import PROVENANCES
from kony_nb.views.svg import el, fit, root, text, wrap
from kony_nb.views.table import Table
from kony_nb.views.theme import style
from kony_nb.views.words import one_of, sought_words

__all__ = [
    "ChallengePage",
    "challenge_badge",
    "challenge_card",
    "challenge_facts",
    "challenge_svg",
    "challenges",
    "dial",
    "gain_words",
    "mask_words",
    "vp_words",
]

WIDTH = 260.0
NAME_WIDTH = WIDTH - 64


def vp_words(monster: Monster) -> str:
    """Return the victory points of a monster, with the dial beside them where masks of its collection count too.

    Examples
    --------
    >>> vp_words(Monster("Kong", vp=5)), vp_words(Monster("Kong", vp=5, mask=True, collection=2))
    ('5 VP', '9 VP (dial 5)')
    """
    beside = dial(monster)
    return f"{total_vp(monster)} VP" + (f" ({beside})" if beside else "")


def dial(monster: Monster) -> str:
    """Return what the dial shows where masks count too, such as ``dial 5``; "" where the dial is the whole of it."""
    return f"dial {monster.vp}" if monster.collection else ""


def mask_words(monster: Monster) -> str:
    """Return the masks of a monster: whether one is on its figure, and what its collection counts.

    Examples
    --------
    >>> mask_words(Monster("Kong", mask=True, collection=2)), mask_words(Monster("Kong"))
    ('mask on the figure, 2 collected: +4 VP', 'no mask')
    """
    if not monster.mask:
        return "no mask"
    n = monster.collection
    return "mask on the figure" + (f", {n} collected: +{MASK_VP * n} VP" if n else "")


def gain_words(gain: Gain) -> str:
    """Return what a reward brings.

    Examples
    --------
    >>> gain_words(Gain(vp=2, energy=1)), gain_words(Gain())
    ('2 VP and 1 energy', 'nothing')
    """
    parts = [f"{n} {what}" for n, what in ((gain.vp, "VP"), (gain.lp, "LP"), (gain.energy, "energy")) if n]
    return " and ".join(parts) or "nothing"


def challenge_badge(entry: Challenge) -> str:
    """Return the word that marks a card which is not of the published game: ``house``, ``owner``, else ""."""
    return "" if entry.provenance == "published" else entry.provenance


def challenge_facts(entry: Challenge) -> tuple[str, str]:
    """Return what a card does for one who fights with it, and what it does as the card of an ally, a sentence each."""
    return (
        f"Strength {entry.strength}. If you win: {gain_words(entry.reward)}.",
        f"As an ally's card, {entry.team_up}: bonus {entry.bonus}. If your side wins: "
        f"{gain_words(entry.team_up_reward)}.",
    )


class ChallengePage:
    """A challenge card that shows itself; ``entry`` holds the facts."""

    def __init__(self, entry: Challenge) -> None:
        self.entry = entry

    def __repr__(self) -> str:
        mark = PROVENANCES[self.entry.provenance]
        head = f"{self.entry.name} [{self.entry.id}]: Challenge card" + (f". {mark}" if mark else "")
        return "\n".join([head, *challenge_facts(self.entry)])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"image/svg+xml": challenge_svg(self.entry), "text/plain": repr(self)}


def challenge_svg(entry: Challenge) -> str:
    """Return a challenge card as a drawing: style, strength, and what it is and brings in words."""
    y, mark, parts = 30.0, PROVENANCES[entry.provenance], []
    for line in wrap(entry.name, NAME_WIDTH, 16, bold=True):
        parts.append(text(14, y, fit(line, NAME_WIDTH, 16, bold=True), size=16, font_weight="700"))
        y += 20
    parts += [
        text(WIDTH - 14, 31, str(entry.strength), size=21, text_anchor="end", font_weight="700"),
        text(14, y, "Challenge card", size=12, class_="kn-muted"),
    ]
    y += 15
    for line in wrap(mark, WIDTH - 28, 12, bold=True):
        parts.append(text(14, y, line, size=12, class_="kn-heart", font_weight="700"))
        y += 15
    parts.append(el("path", d=f"M14 {y - 5:g}H{WIDTH - 14:g}", class_="kn-edge-line"))
    y += 15
    for words in challenge_facts(entry):
        for line in wrap(words, WIDTH - 28, 13):
            parts.append(text(14, y, line, size=13))
            y += 17
        y += 6
    frame = el("rect", x=1, y=1, width=WIDTH - 2, height=y + 2, rx=12, class_="kn-card kn-edge-ink", stroke_width=1.6)
    about = " ".join(("Challenge card.", *([f"{mark}."] if mark else []), *challenge_facts(entry)))
    return root(WIDTH, y + 4, frame, *parts, css=style(), title=entry.name, desc=about)


def challenge_card(name: str) -> ChallengePage:
    """Return one challenge card by its style, its team-up style or its id, in any case.

    Raises
    ------
    KonyError
        If there is none; the message names those that look alike.

    Examples
    --------
    >>> challenge_card("bear hug").entry.strength
    6
    """
    wanted = plain(" ".join(sought_words(name)))
    known = {plain(getattr(entry, by)): entry for by in ("team_up", "name", "id") for entry in CHALLENGES.values()}
    if wanted in known:
        return ChallengePage(known[wanted])
    styles = {plain(entry.name): entry.name for entry in CHALLENGES.values()}
    alike = get_close_matches(wanted, styles, 5, 0.4) or sorted(styles)
    raise KonyError(f"{shown(name)} is no challenge card; there are {', '.join(styles[each] for each in alike)}")


def challenges(query: str = "", *, provenance: str | None = None) -> Table:
    """Return the eighteen challenge cards as a table, by strength, the strongest first.

    Parameters
    ----------
    query : str
        Words in any case, all of them sought in the style and the team-up style; "" for every card.
    provenance : str, optional
        ``published``, ``owner`` or ``house``.

    Raises
    ------
    KonyError
        If the query is no text, or for a provenance that does not exist.

    Examples
    --------
    >>> [(row["name"], row["strength"]) for row in challenges("thundering")]
    [('Belly Flop', 1)]
    """
    words, source = sought_words(query), one_of("provenance", provenance, PROVENANCES)
    rows = [
        {
            "name": entry.name,
            "strength": entry.strength,
            "reward": gain_words(entry.reward),
            "team_up": entry.team_up,
            "bonus": entry.bonus,
            "team_up_reward": gain_words(entry.team_up_reward),
            "provenance": entry.provenance,
            "id": entry.id,
        }
        for entry in sorted(CHALLENGES.values(), key=lambda entry: (-entry.strength, entry.id))
        if all(word in f"{entry.name} {entry.team_up}".casefold() for word in words)
        and (source is None or entry.provenance == source)
    ]
    return Table(rows, f"{len(rows)} challenge card{'s' * (len(rows) != 1)}")
