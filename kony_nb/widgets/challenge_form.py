"""The part of the owner's form for challenge cards: what differs from the house card, for one card at a time."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import ipywidgets

from kony_nb.game.owner.challenges import (
    CHALLENGE_KEYS,
    GAINS,
    MOST_GAIN,
    MOST_STRENGTH,
    challenge_id,
    read_challenges,
    read_fields,
)
from kony_nb.game.situation.faults import Faults
from kony_nb.rules.luchador.cards import HOUSE, Challenge, Gain
from kony_nb.views.luchador import challenge_svg
from kony_nb.widgets.card_rows import chooser
from kony_nb.widgets.guarded import Guarded

__all__ = ["ChallengeForm"]

STYLES = {"name": "Style", "team_up": "Team-up style"}
NUMBERS = {"strength": "Strength", "bonus": "Bonus"}
REWARDS = {"reward": "Reward", "team_up_reward": "Team-up reward"}
UNITS = {"vp": "VP", "lp": "LP", "energy": "energy"}


class ChallengeForm(Guarded):
    """The fields of one of the eighteen challenge cards.

    Parameters
    ----------
    keep : callable
        Called with all entries to write them; it raises a `kony_nb.KonyError` if that cannot be.

    Attributes
    ----------
    entries : list of dict
        What is entered, as the file holds it: at most one for each card.
    """

    def __init__(self, keep: Callable[[list[dict[str, Any]]], None]) -> None:
        self.keep = keep
        self.entries: list[dict[str, Any]] = []
        self.readable = True
        self.quiet = False
        self.card = chooser("Card", [(house.name, ident) for ident, house in HOUSE.items()], "340px")
        self.boxes: dict[str, Any] = {
            key: ipywidgets.Text(description=label, tooltip=label) for key, label in STYLES.items()
        }
        for key, label in NUMBERS.items():
            self.boxes[key] = whole(label, MOST_STRENGTH)
        for key, label in REWARDS.items():
            self.boxes |= {f"{key}.{what}": whole(f"{label}: {UNITS[what]}", MOST_GAIN) for what in GAINS}
        for box in self.boxes.values():
            box.style.description_width = "initial"
            box.layout.width = "260px" if isinstance(box, ipywidgets.Text) else "240px"
            box.observe(self._guarded(self.refresh), "value")
        self.card.observe(self._guarded(self.show), "value")
        self.save = self._button("Save this card", self.save_card, style="primary")
        self.back = self._button("Back to the house card", self.remove_card)
        self.back.layout.width = "auto"
        self.preview, self.faults, self.status = ipywidgets.HTML(), ipywidgets.HTML(), ipywidgets.HTML()
        fields = ipywidgets.Box(list(self.boxes.values()), layout=ipywidgets.Layout(flex_flow="row wrap"))
        left = ipywidgets.VBox([self.card, fields], layout=ipywidgets.Layout(width="540px", max_width="100%"))
        buttons = ipywidgets.HBox([self.save, self.back], layout=ipywidgets.Layout(flex_flow="row wrap"))
        right = ipywidgets.VBox(
            [self.preview, self.faults, buttons, self.status],
            layout=ipywidgets.Layout(width="290px", padding="0 0 0 8px"),
        )
        sides = ipywidgets.HBox([left, right], layout=ipywidgets.Layout(flex_flow="row wrap"))
        super().__init__([ipywidgets.HTML("<h3>Challenge cards of your box</h3>"), sides])

    def load(self, entries: list[dict[str, Any]], readable: bool) -> None:
        """Show what a file holds, and whether the form may write it."""
        self.entries, self.readable = entries, readable
        self.show()

    def entry(self) -> Mapping[str, Any]:
        """Return what is entered for the card in the fields."""
        return next((each for each in self.entries if challenge_id(each.get("id")) == self.card.value), {})

    def show(self) -> None:
        """Show the card that was chosen; where the file has a fault, what the house card says."""
        if self.quiet:
            return
        house = HOUSE[self.card.value]
        sound = {key: found for key, found in self.entry().items() if not wrong(key, found, house)}
        card = read_fields("", sound, house, Faults())
        self.quiet = True
        for key, box in self.boxes.items():
            name, _, what = key.partition(".")
            box.value = getattr(getattr(card, name), what) if what else getattr(card, name)
        self.quiet = False
        self.say("")
        self.refresh()

    def said(self) -> dict[str, Any]:
        """Return the card in the fields as a file holds it: what differs from the house card or stood there before."""
        house, there = HOUSE[self.card.value], self.entry()
        found: dict[str, Any] = {key: " ".join(self.boxes[key].value.split()) for key in STYLES}
        found |= {key: self.boxes[key].value for key in NUMBERS}
        for key in REWARDS:
            found[key] = {what: n for what in GAINS if (n := self.boxes[f"{key}.{what}"].value)}
        differs = {
            key: value
            for key, value in found.items()
            if key in there or (Gain(**value) if key in REWARDS else value) != getattr(house, key)
        }
        return {"id": self.card.value, **{key: differs[key] for key in CHALLENGE_KEYS if key in differs}}

    def wanted(self) -> list[dict[str, Any]]:
        """Return all entries with the card in the fields."""
        said, there = self.said(), self.entry()
        return [said if each is there else each for each in self.entries] + ([] if there else [said])

    def refresh(self) -> None:
        """Show the list, the faults and the card."""
        if self.quiet:
            return
        self.quiet = True
        own = {challenge_id(each.get("id")) for each in self.entries}
        options = [
            (f"{n}: {house.name}{' (yours)' if ident in own else ''}", ident)
            for n, (ident, house) in enumerate(HOUSE.items(), 1)
        ]
        if tuple(options) != tuple(self.card.options):
            chosen = self.card.value
            self.card.options = options
            self.card.value = chosen
        self.quiet = False
        said, house, faults = self.said(), HOUSE[self.card.value], Faults()
        changed = len(said) > 1
        wanted = self.wanted() if changed else self.entries
        read_challenges(wanted, faults)
        self.preview.value = challenge_svg(read_fields("", said, house, Faults()) if changed else house)
        mine = f"challenge[{wanted.index(said)}]." if changed else ""
        words = [fault.removeprefix(mine) for fault in faults]
        self.faults.value = told(words if words or changed else ["It is the house card as it stands."])
        self.save.disabled = not changed or bool(faults) or not self.readable
        self.back.disabled = not self.entry() or not self.readable

    def save_card(self) -> None:
        """Write the file with the card in the fields."""
        self.keep(self.wanted())
        self.show()
        self.say(f"Saved {self.boxes['name'].value}. Games begun from now on play with it.")

    def remove_card(self) -> None:
        """Take what is entered for this card out of the file."""
        there = self.entry()
        self.keep([each for each in self.entries if each is not there])
        self.show()
        self.say(f"{HOUSE[self.card.value].name} is the house card again.")


def whole(label: str, most: int) -> ipywidgets.BoundedIntText:
    """Return a field for a whole number from 0."""
    return ipywidgets.BoundedIntText(min=0, max=most, description=label, tooltip=label)


def wrong(key: str, found: object, house: Challenge) -> bool:
    """Return whether a value of a file cannot be shown."""
    faults = Faults()
    read_fields("", {key: found}, house, faults)
    return bool(faults)


def told(faults: Sequence[str]) -> str:
    """Return the faults as a list."""
    items = "".join(f"<li>{escape(fault)}</li>" for fault in faults)
    return f'<div role="status"><ul style="line-height:1.4">{items}</ul></div>' if faults else ""
