"""One effect in the form for an owner's evolutions: a row of choices that shows what its word can have."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import ipywidgets

from kony_nb.game.spelling import plain
from kony_nb.rules.faces import FACE_NAMES
from kony_nb.rules.games import GAMES
from kony_nb.rules.power_up.vocabulary import AT, EFFECTS, IF

__all__ = ["EffectRow", "chooser", "fit"]

WIDTHS = {"n": "140px", "least": "140px", "at": "280px", "if": "230px", "who": "230px"}
USUAL = "190px"
LABELS = {
    "what": "What",
    "n": "How many",
    "who": "Whom",
    "from": "From faces",
    "to": "To faces",
    "faces": "Faces",
    "at": "When",
    "face": "Face",
    "least": "At least",
    "if": "If",
    "per": "For each",
}
HINTS = {"from": "any, or letters: AH", "to": "letters: A", "faces": "any, or letters: 12"}
NAMES = {
    "vp": "VP",
    "lp": "LP",
    "energy": "energy",
    "each": "each other monster",
    "one": "one, chosen then",
    "others": "all others",
    "city": "others in the city",
    "outside": "others outside",
}


def chooser(label: str, options: Iterable[tuple[str, str]], width: str) -> ipywidgets.Dropdown:
    """Return a choice with a label that screen readers know."""
    box = ipywidgets.Dropdown(options=list(options), description=label, tooltip=label)
    box.style.description_width = "initial"
    box.layout.width, box.layout.max_width = width, "98%"
    return box


def fit(box: ipywidgets.Dropdown, options: Iterable[tuple[str, str]], wanted: object) -> None:
    """Give a choice other options, and choose what is wanted if it is one of them, in any spelling, else the first."""
    every = list(options)
    if tuple(every) != tuple(box.options):
        box.options = every
    spelt = {plain(value): value for _, value in reversed(every)}
    box.value = spelt.get(plain(wanted), every[0][1]) if isinstance(wanted, str) else every[0][1]


class EffectRow(ipywidgets.VBox):
    """An effect: its word, and the keys that go with it.

    Parameters
    ----------
    changed : callable
        Called without arguments when anything was chosen.
    removed : callable
        Called with the row when it is to go.
    """

    def __init__(self, changed: Callable[[], None], removed: Callable[["EffectRow"], None]) -> None:
        self.changed = changed
        self.quiet = False
        words = [(f"{word.replace('_', ' ')}", word) for word in EFFECTS]
        self.do = chooser("Effect", words, "220px")
        self.boxes: dict[str, Any] = {}
        for key, label in LABELS.items():
            if key in ("n", "least"):
                box: Any = ipywidgets.BoundedIntText(value=1, min=1, max=20, description=label, tooltip=label)
            elif key in HINTS:
                box = ipywidgets.Text(description=label, placeholder=HINTS[key], tooltip=label, continuous_update=True)
            else:
                box = ipywidgets.Dropdown(options=[("–", "")], description=label, tooltip=label)
            box.style.description_width = "initial"
            box.layout.width, box.layout.max_width = WIDTHS.get(key, USUAL), "98%"
            box.observe(self.touched, "value")
            self.boxes[key] = box
        self.do.observe(self.touched, "value")
        self.remove = ipywidgets.Button(description="Remove effect", tooltip="Remove this effect")
        self.remove.layout.width = "auto"
        self.remove.on_click(lambda _: removed(self))
        self.more = ipywidgets.Box(layout=ipywidgets.Layout(flex_flow="row wrap"))
        head = ipywidgets.Box([self.do, self.remove], layout=ipywidgets.Layout(flex_flow="row wrap"))
        super().__init__([head, self.more])
        self.layout.border = "1px solid var(--jp-border-color2, #bbb)"
        self.layout.padding = "4px"
        self.layout.margin = "2px 0"
        self.games: tuple[str, ...] = tuple(GAMES)
        self.arrange({})

    def touched(self, change: object) -> None:
        """Show what goes with what was chosen."""
        if not self.quiet:
            self.arrange(self.said())
            self.changed()

    def arrange(self, said: Mapping[str, Any]) -> None:
        """Show the keys of the word, with what they hold."""
        was, self.quiet = self.quiet, True
        word = EFFECTS[self.do.value]
        faces = [(name, face) for face, name in FACE_NAMES.items() if all(face in GAMES[g].faces for g in self.games)]
        options = {
            "what": [(NAMES[each], each) for each in word.what],
            "who": [(NAMES[each], each) for each in word.who],
            "at": [(AT[each].format(least="some", face="a face"), each) for each in word.at],
            "if": [("anywhere", ""), *((words, each) for each, words in IF.items())],
            "per": [("–", ""), *faces],
            "face": faces,
        }
        shown = [key for key in LABELS if key in (*word.needs, *word.takes)]
        for key in (*shown, "face"):
            if options.get(key):
                fit(self.boxes[key], options[key], said.get(key, self.boxes[key].value))
        self.boxes["n"].max = word.most
        if "at" in shown and self.boxes["at"].value == "roll":
            shown += ["face", "least"]
        self.more.children = [self.boxes[key] for key in LABELS if key in shown]
        self.quiet = was

    def said(self) -> dict[str, Any]:
        """Return the effect as a file holds it, without what goes without saying."""
        found: dict[str, Any] = {"do": self.do.value}
        word = EFFECTS[self.do.value]
        usual = [("least", 1), ("at", "played"), *(("who", who) for who in word.who[:1])]
        for key in (*word.needs, *word.takes):
            value = self.boxes[key].value
            if value != "" and (key, value) not in usual:
                found[key] = value
        if "at" in found and found["at"] not in word.at:
            del found["at"]
        if found.get("at") == "roll":
            found |= {"face": self.boxes["face"].value, "least": self.boxes["least"].value}
        return found

    def show(self, given: object) -> None:
        """Show an effect of a file, as far as the form knows it."""
        said = given if isinstance(given, Mapping) else {}
        self.quiet = True
        self.do.value = said["do"] if said.get("do") in EFFECTS else next(iter(EFFECTS))
        for key, box in self.boxes.items():
            if key in ("n", "least"):
                number = said.get(key, 1)
                box.value = number if type(number) is int and 1 <= number <= box.max else 1
            elif key in HINTS:
                faces = said.get(key, "")
                box.value = "".join(map(str, faces)) if isinstance(faces, list) else str(faces)
        self.arrange({"at": "played", "if": "", "per": "", **said})
        self.quiet = False
