"""The form in which an owner enters the cards of the box: ``kn.card_form()``."""

import os
import re
import tomllib
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets

from kony_nb.game.owner.challenges import challenge_id
from kony_nb.game.owner.checking import KINDS, monsters_of, printed_set
from kony_nb.game.owner.reading import LARGEST, TABLES, check
from kony_nb.game.owner.using import FILE, place, use_cards
from kony_nb.game.owner.writing import toml_text
from kony_nb.game.saves import Mark, file_at, mark, write_file
from kony_nb.game.situation.faults import Faults
from kony_nb.rules import new_game as _games
from kony_nb.rules.cards.registry import Card
from kony_nb.rules.errors import BadCards, BadRecord
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.playing import MOMENTS
from kony_nb.rules.power_up.vocabulary import WHEN, OwnEvolution, entry
from kony_nb.views.cards import card_svg
from kony_nb.widgets.card_rows import EffectRow, chooser, fit
from kony_nb.widgets.challenge_form import ChallengeForm
from kony_nb.widgets.guarded import Guarded

__all__ = ["CardForm", "card_form"]

assert _games is not None

BOTH = ",".join(GAMES)
NEW = -1
MOST_EFFECTS = 6
EFFECT_AT = re.compile(r"effects\[(\d+)\]")
LASTS = [
    ("at once, then it is discarded", "now"),
    ("to the end of the turn", "turn"),
    ("until your next turn begins", "own_turn"),
]
WHOSE = [("any turn", "any"), ("your own turn", "own"), ("a turn of others", "other")]


def card_form(path: "str | os.PathLike[str] | None" = None) -> "CardForm":
    """Return a form that writes and edits ``my_cards.toml``.

    Parameters
    ----------
    path : str or path, optional
        The file; without it the one that games find: beside the notebook, or where ``KONY_NB_CARDS`` points.

    Returns
    -------
    CardForm
        The widget. A file that it saves is in use from then on, see `kony_nb.use_cards`.

    Raises
    ------
    BadCards
        If the path is none.
    """
    try:
        return CardForm(file_at(path) if path is not None else place() or Path(FILE))
    except BadRecord as bad:
        raise BadCards([str(bad)]) from None


class CardForm(Guarded):
    """A form for the cards of an owner: a list of the evolutions, the fields of one, its faults, and how it will look.

    Attributes
    ----------
    file : Path
        Where it is saved.
    entries : list of dict
        The evolutions that are entered, as the file holds them.
    challenges : ChallengeForm
        The part for challenge cards.
    at : int
        The one in the fields, -1 for a new one.
    known : Mark
        Which writing of the file is in the form.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: Mark = None
        self.entries: list[dict[str, Any]] = []
        self.at = NEW
        self.quiet = True
        self.readable = True
        self._build()
        sides = ipywidgets.HBox([self.left, self.right], layout=ipywidgets.Layout(flex_flow="row wrap"))
        self.challenges = ChallengeForm(self.keep_challenges)
        super().__init__([self.title, sides, self.challenges])
        self.load()

    def __repr__(self) -> str:
        return f"The form for {self.file}. Run all cells to use it."

    def _build(self) -> None:
        layout = ipywidgets.Layout
        self.title = ipywidgets.HTML()
        self.listed = ipywidgets.Select(description="Entered", rows=6, tooltip="The evolutions entered so far")
        self.listed.layout.width = "98%"
        self.new = self._button("New evolution", self.begin)
        self.delete = self._button("Delete…", self.ask_delete)
        self.really = self._button("Really delete", self.delete_this, style="danger")
        self.keep = self._button("Keep it", self.no_delete)
        games = [*((rules.title, game) for game, rules in GAMES.items()), ("both games", BOTH)]
        self.game = chooser("Game", games, "260px")
        self.monster = chooser("Monster", [("–", "")], "260px")
        self.name = ipywidgets.Text(description="Name", placeholder="as it stands on your card", tooltip="Name")
        self.kind = chooser("Kind", [(kind, kind) for kind in KINDS], "260px")
        self.lasts = chooser("Acts", LASTS, "260px")
        self.whose = chooser("Played on", WHOSE, "260px")
        self.replaces = chooser("Takes the place of", [("the next one", "")], "260px")
        moments = [(f"{each.replace('_', ' ')}: {MOMENTS[each]}", each) for each in WHEN if each in MOMENTS]
        moments.insert(0, ("any moment", "any"))
        self.when = ipywidgets.SelectMultiple(options=moments, value=("any",), description="May be played", rows=5)
        self.when.layout.width = "98%"
        self.when.tooltip = "Moments in which it may be played; hold Ctrl for several"
        hint = "shown as it stands; your own words or none"
        self.text = ipywidgets.Textarea(description="Text", placeholder=hint, tooltip="Text", rows=3)
        self.text.layout.width = "98%"
        self.rows: list[EffectRow] = []
        self.effects = ipywidgets.VBox()
        self.add = self._button("Add an effect", self.add_effect)
        self.save = self._button("Save", self.save_all, style="primary")
        self.faults = ipywidgets.HTML()
        self.status = ipywidgets.HTML()
        self.preview = ipywidgets.HTML()
        for box in (self.name, self.when, self.text, self.listed):
            box.style.description_width = "initial"
        self.fields: list[Any] = [self.game, self.monster, self.name, self.kind, self.lasts, self.whose, self.replaces]
        for box in (*self.fields, self.when, self.text):
            box.observe(self._guarded(self.changed), "value")
        self.listed.observe(self._guarded(self.chosen), "value")
        asked = ipywidgets.HBox([self.new, self.delete, self.really, self.keep], layout=layout(flex_flow="row wrap"))
        self.left = ipywidgets.VBox(
            [
                self.listed,
                asked,
                ipywidgets.Box(self.fields, layout=layout(flex_flow="row wrap")),
                self.when,
                self.text,
                ipywidgets.HTML("<b>Effects</b> (with none it is played by hand, as its text says)"),
                self.effects,
                self.add,
            ],
            layout=layout(width="540px", max_width="100%"),
        )
        self.right = ipywidgets.VBox(
            [self.preview, self.faults, self.save, self.status], layout=layout(width="290px", padding="0 0 0 8px")
        )

    # What is entered

    def load(self) -> None:
        """Read the file, as far as it can be read, and begin a new evolution."""
        self.known = mark(self.file)
        self.entries, challenges, self.readable, words = read_entries(self.file)
        self.challenges.load(challenges, self.readable)
        self.title.value = f"<h3>Evolutions of your box</h3><code>{escape(str(self.file))}</code>"
        self.begin()
        self.say(words, bad=not self.readable)

    def begin(self) -> None:
        """Clear the fields for a new evolution; the game and the monster stay."""
        self.show(NEW, {"game": self.said().get("game", next(iter(GAMES))), "monster": self.monster.value})

    def chosen(self) -> None:
        """Show the evolution that was chosen in the list."""
        if not self.quiet and self.listed.value is not None:
            at = int(self.listed.value)
            self.show(at, self.entries[at] if at != NEW else {})

    def show(self, at: int, given: Mapping[str, Any]) -> None:
        """Show an evolution in the fields."""
        self.quiet, self.at = True, at
        self.asking(False)
        games = given.get("game", next(iter(GAMES)))
        games = games if isinstance(games, list) else [games]
        game = BOTH if sorted(map(str, games)) == sorted(GAMES) else str(games[0]) if games else ""
        fit(self.game, self.game.options, game)
        self.arrange(given)
        self.name.value = as_text(given.get("name", ""))
        self.text.value = as_text(given.get("text", ""))
        fit(self.kind, self.kind.options, given.get("kind"))
        fit(self.lasts, self.lasts.options, given.get("lasts"))
        fit(self.whose, self.whose.options, given.get("whose"))
        when = given.get("when", "any")
        when = when if isinstance(when, list) else [when]
        self.when.value = tuple(moment for moment in WHEN if moment in when) or ("any",)
        effects = given.get("effects", [])
        self.rows = [self._row(effect) for effect in (effects if isinstance(effects, list) else [])[:MOST_EFFECTS]]
        self.quiet = False
        self.say("")
        self.refresh()

    def arrange(self, given: Mapping[str, Any]) -> None:
        """Offer the monsters of the game, and the set of the monster."""
        games = tuple(self.game.value.split(","))
        fit(self.monster, [(name, name) for name in monsters_of(games)], given.get("monster"))
        there = [printed_set(game, self.monster.value) for game in games]
        names = [card.name for card in there[0] if all(card.name in [o.name for o in other] for other in there[1:])]
        fit(self.replaces, [("the next one", ""), *((name, name) for name in names)], given.get("replaces"))
        for row in self.rows:
            row.games = games

    def changed(self) -> None:
        """Look at what was changed."""
        if self.quiet:
            return
        self.quiet = True
        self.arrange({"monster": self.monster.value, "replaces": self.replaces.value})
        self.quiet = False
        self.refresh()

    def _row(self, effect: object) -> EffectRow:
        row = EffectRow(self.refresh_guarded, self.remove_effect)
        row.games = tuple(self.game.value.split(","))
        row.show(effect)
        return row

    def refresh_guarded(self) -> None:
        """Look at the fields again after a change of an effect."""
        self._guarded(self.refresh)(None)

    def add_effect(self) -> None:
        """Add an effect, while there is room."""
        if len(self.rows) < MOST_EFFECTS:
            self.rows = [*self.rows, self._row({"do": "gain", "what": "vp", "n": 1})]
        self.refresh()

    def remove_effect(self, row: EffectRow) -> None:
        """Take an effect out."""
        self.rows = [other for other in self.rows if other is not row]
        self.refresh_guarded()

    def said(self) -> dict[str, Any]:
        """Return the evolution in the fields as a file holds it, without what goes without saying."""
        games = self.game.value.split(",")
        found: dict[str, Any] = {
            "game": games if len(games) > 1 else games[0],
            "monster": self.monster.value,
            "name": self.name.value.strip(),
            "kind": self.kind.value,
        }
        when = [moment for moment in self.when.value if moment != "any"]
        if when:
            found["when"] = when
        if self.whose.value != "any":
            found["whose"] = self.whose.value
        if self.kind.value == "temporary" and self.lasts.value != "now":
            found["lasts"] = self.lasts.value
        if self.replaces.value:
            found["replaces"] = self.replaces.value
        if self.text.value.strip():
            found["text"] = self.text.value.strip()
        if self.rows:
            found["effects"] = [row.said() for row in self.rows]
        return found

    def whole(self, evolutions: list[dict[str, Any]]) -> dict[str, Any]:
        """Return what the file would hold with these evolutions."""
        return {"version": 1, "evolution": evolutions, "challenge": self.challenges.entries}

    def wanted(self) -> list[dict[str, Any]]:
        """Return all evolutions with the one in the fields."""
        if self.at == NEW:
            return [*self.entries, self.said()]
        return [self.said() if at == self.at else other for at, other in enumerate(self.entries)]

    # What is seen

    def refresh(self) -> None:
        """Show the list, the faults and the card."""
        self.lasts.layout.display = "none" if self.kind.value == "permanent" else ""
        self.effects.children = self.rows
        self.add.disabled = len(self.rows) >= MOST_EFFECTS
        self.quiet = True
        self.listed.options = [(listed(other), str(at)) for at, other in enumerate(self.entries)]
        self.listed.options = [*self.listed.options, ("– a new one –", str(NEW))]
        self.listed.value = str(self.at)
        self.quiet = False
        self.delete.disabled = self.at == NEW
        faults = Faults()
        cards = check(self.whole(self.wanted()), faults).evolutions
        mine = f"evolution[{len(self.entries) if self.at == NEW else self.at}]"
        self.faults.value = self.told(faults, mine)
        self.save.disabled = bool(faults) or not self.readable
        fitting = [] if faults else [card for card in cards if as_entered(card.own, self.said())]
        own = fitting[0] if fitting else None
        if own is None:
            self.preview.value = '<p style="line-height:1.4">The card is shown here when nothing is missing.</p>'
        else:
            words = {key: value for key, value in entry(own.own, own.id, own.game).items() if key != "moments"}
            self.preview.value = card_svg(Card(**words))

    def told(self, faults: Faults, mine: str) -> str:
        """Return the faults as a list, those of the fields by the names of their keys."""
        if not faults:
            return '<p role="status">Nothing is missing.</p>'
        lines = []
        for fault in faults:
            path, _, words = fault.partition(": ")
            own = path == mine or path.startswith(f"{mine}.")
            where = path.removeprefix(mine).lstrip(".") if own else path
            where = EFFECT_AT.sub(lambda found: f"effect {int(found[1]) + 1}", where)
            lines.append(f"<li>{f'<b>{escape(where)}</b>: ' if where else ''}{escape(words)}</li>")
        items = f'<ul style="line-height:1.4">{"".join(lines)}</ul>'
        return f'<div role="status"><b>Still missing or wrong</b>{items}</div>'

    # What is kept

    def save_all(self) -> None:
        """Write the file with the evolution in the fields, and use what it holds."""
        wanted = self.wanted()
        faults = Faults()
        check(self.whole(wanted), faults)
        if faults or not self.readable:
            self.say("Not saved: see what is missing above.", bad=True)
            return
        at = len(wanted) - 1 if self.at == NEW else self.at
        self.write(wanted, self.challenges.entries)
        self.show(at, wanted[at])
        self.say(f"Saved {wanted[at]['name']}: {len(wanted)} in the file. Games begun from now on play with them.")

    def keep_challenges(self, wanted: list[dict[str, Any]]) -> None:
        """Write the file with other challenge cards and the evolutions that it has, and use what it holds.

        Raises
        ------
        BadCards
            Listing every fault of the file.
        """
        if not self.readable:
            raise BadCards([f"{self.file}: it holds what this form does not know, and is left alone"])
        faults = Faults()
        check({**self.whole(self.entries), "challenge": wanted}, faults)
        if faults:
            raise BadCards(list(faults))
        self.write(self.entries, wanted)
        self.refresh()

    def write(self, evolutions: list[dict[str, Any]], challenges: list[dict[str, Any]]) -> None:
        """Write the file whole or not at all, and use it.

        Raises
        ------
        BadCards
            If somebody else has written it since this form read it: nothing of that is overwritten.
        """
        if mark(self.file) != self.known:
            changed = "it was changed elsewhere since this form read it, so nothing is saved"
            raise BadCards([f"{self.file}: {changed}; run the cell again to read it"])
        write_file(self.file, toml_text(evolutions, challenges))
        self.known = mark(self.file)
        self.entries, self.challenges.entries = evolutions, challenges
        use_cards(self.file)

    def asking(self, now: bool) -> None:
        """Ask whether to delete, or ask no more."""
        self.really.layout.display = self.keep.layout.display = "" if now else "none"
        self.delete.layout.display = self.new.layout.display = "none" if now else ""

    def ask_delete(self) -> None:
        """Ask before an evolution is deleted."""
        if self.at != NEW:
            self.asking(True)

    def no_delete(self) -> None:
        """Delete nothing."""
        self.asking(False)

    def delete_this(self) -> None:
        """Delete the evolution in the fields from the file."""
        left = [other for at, other in enumerate(self.entries) if at != self.at]
        gone = listed(self.entries[self.at])
        self.write(left, self.challenges.entries)
        self.begin()
        self.say(f"Deleted {gone}: {len(left)} left.")


def as_text(found: object) -> str:
    """Return a text of a file for a field."""
    return found if isinstance(found, str) else ""


def as_entered(own: OwnEvolution, said: Mapping[str, Any]) -> bool:
    """Return whether an evolution is the one in the fields."""
    return own.name == " ".join(said["name"].split()) and own.monster == said["monster"]


def listed(given: Mapping[str, Any]) -> str:
    """Return an evolution in the list."""
    games = given.get("game", "?")
    where = ", ".join(map(str, games)) if isinstance(games, list) else str(games)
    return f"{given.get('monster', '?')}: {given.get('name', '?')} ({where.replace('_', ' ')})"


def read_entries(file: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]], bool, str]:
    """Return the evolutions and challenge cards of a file, whether the form may write it, and what to say about it."""
    if not file.exists():
        return [], [], True, "There is no such file yet; Save makes it."
    try:
        content = file.read_bytes()
        if len(content) > LARGEST:
            return [], [], False, f"The file is longer than {LARGEST} bytes; the form leaves it alone."
        given = tomllib.loads(content.decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError) as broken:
        return [], [], False, f"The file cannot be read, and the form leaves it alone: {broken}"
    evolutions, challenges = (given.get(table, []) for table in TABLES)
    lists = isinstance(evolutions, list) and isinstance(challenges, list)
    if given.get("version") != 1 or not lists or set(given) - {"version", *TABLES}:
        words = "The file holds what this form does not know, and it leaves it alone; kn.use_cards says more."
        return [], [], False, words
    if not all(isinstance(each, dict) for each in evolutions):
        return [], [], False, "The file holds evolutions that are none; kn.use_cards says where."
    ids = [challenge_id(each.get("id")) if isinstance(each, dict) else "" for each in challenges]
    if "" in ids or len(set(ids)) < len(ids):
        return [], [], False, "The file holds challenge cards that are none, or one twice; kn.use_cards says where."
    comments = any(line.lstrip().startswith("#") for line in content.decode("utf-8-sig").splitlines()[1:])
    return evolutions, challenges, True, "Comments in the file are lost when the form saves it." if comments else ""
