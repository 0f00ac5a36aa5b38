"""The board editor: a position as a form, and the scenario that comes out of it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.hidden import NOBODY
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.describe import describe_public
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import BadOption, BadScenario
from kony_nb.widgets.editor_faults import in_words, out_of_range
from kony_nb.widgets.editor_fields import Field, Scenario, card_id, cards_of
from kony_nb.widgets.editor_groups import edited, groups
from kony_nb.widgets.html import button, note, tag
from kony_nb.widgets.session import Session

__all__ = ["Editing", "changed", "dialog", "edited_game", "may_edit"]

@dataclass(frozen=True)
class Editing:
    """A position that is being edited.

    Attributes
    ----------
    base : dict
        Its scenario, as far as who looks may know it.
    step : int
        The step of the moment, as the screen counts.
    """

    base: Scenario
    step: int

    @classmethod
    def of(cls, session: Session) -> "Editing":
        """Return the moment that is shown, as its one looker knows it, or as everybody does.

        Raises
        ------
        BadOption
            During the set-up, when nothing lies on the table yet, and before the first roll where hands are hidden.
        """
        if not may_edit(session):
            raise BadOption("edit: in the set-up nothing lies on the table yet; edit the position after it")
        game, lookers = session.game, session.lookers
        seat = lookers[0] if len(lookers) == 1 else NOBODY
        base = json.loads(json.dumps(describe_public(game.node, game.start, game.luck.seed, seat)))
        if base.get("phase") == "setup":  # what was played since would be told with hands that nobody may know
            raise BadOption("edit: this moment is part of the set-up still; edit one from the first roll on")
        base["monsters"] = [{"name": each} if isinstance(each, str) else each for each in base["monsters"]]
        return cls(base, session.at)


def may_edit(session: Session) -> bool:
    """Return whether the moment that is shown can be edited: any one after the set-up."""
    return session.game.state.turn >= 0


def edited_game(editing: Editing, form: Mapping[str, Any]) -> Game:
    """Return the game that stands in the position that a filled form describes.

    Raises
    ------
    BadScenario
        With every fault, in the words of the form.
    """
    wrong = dict(out_of_range(groups(editing.base), form))
    names = [monster["name"] for monster in editing.base["monsters"]]
    kept = {each.name: each.value for each in wrong}
    faults = list(wrong.values())
    try:
        game = scenario(edited(editing.base, {**form, **kept}))
    except BadScenario as bad:
        faults += in_words(bad.faults, names)
    if faults:
        raise BadScenario(faults)
    return game


def changed(editing: Editing, form: Mapping[str, Any], what: str, name: str, value: str) -> dict[str, Any]:
    """Return a form in which a card was added to a heap of cards, or taken from it.

    Raises
    ------
    BadOption
        If there is no such heap, or nothing else to do.
    """
    heaps = {each.name: each for group in groups(editing.base) for each in group.fields if each.cards}
    if name not in heaps or what not in ("add", "remove"):
        raise BadOption(f"edit: {what} {name} is not add or remove, and one of {', '.join(heaps)}")
    cards = cards_of(str(form.get(name, heaps[name].value)))
    if what == "remove":
        cards = [card for card in cards if card_id(card) != value]
    elif value in dict(heaps[name].options) and value not in map(card_id, cards):
        cards.append(value)
    return {**form, name: json.dumps(cards)}


# How it is shown


def dialog(editing: Editing, form: Mapping[str, Any] | None = None, bad: BadScenario | None = None) -> str:
    """Return the form, filled with the position and with what was entered so far, and what is wrong with it."""
    filled = form or {}
    boxes = []
    held = [cards_of(str(filled.get(f"cards-{at}", json.dumps(entry.get("cards", [])))))
            for at, entry in enumerate(editing.base["monsters"])]  # fmt: skip
    taken = {card_id(card) for cards in held for card in cards}
    for group in groups(editing.base):
        inside = [_shown(each, str(filled.get(each.name, each.value)), taken) for each in group.fields]
        body = tag("div", *inside, class_="kony-edit-row") if inside else note("out of the game")
        boxes.append(tag("fieldset", tag("legend", escape(group.title)), body))
    told = ""
    if bad is not None:
        rows = [tag("li", escape(fault)) for fault in bad.faults]
        told = tag("div", tag("b", "This position cannot be:"), tag("ul", *rows), class_="kony-faults", role="alert")
    start = tag("button", "Open as a branch", type="submit", class_="kony-main", data_key="edit-open")
    return tag(
        "form",
        tag("h3", f"Edit the position of step {editing.step}"),
        note("It opens as a branch of its own: nothing that was played is changed. What is hidden from you stays so."),
        tag("div", *boxes, class_="kony-edit"),
        told,
        tag("div", start, button("Cancel", "close", class_="kony-choice", data_do="close"), class_="kony-pair"),
        class_="kony-setup",
        novalidate=True,
        data_submit="edit-open",
        aria_label="Edit this position",
    )


def _shown(each: Field, value: str, taken: set[str]) -> str:
    if each.cards:
        return _heap(each, value, taken)
    label = f"{each.about} {each.label}".strip()
    if each.options:
        options = [
            tag("option", escape(words), value=key, selected=key == value) for key, words in each.options
        ]
        select = tag("select", *options, name=each.name, aria_label=label, data_key=each.name)
        return tag("label", escape(each.label), select, class_="kony-edit-field")
    field = (
        f'<input type="number" name="{each.name}" value="{escape(value)}" min="{each.low}" max="{each.high}" '
        f'step="1" aria-label="{escape(label)}" data-key="{each.name}">'
    )
    less, more = (
        tag("button", sign, type="button", data_by=by, tabindex=-1, aria_label=f"{label}: {words}")
        for sign, by, words in (("−", -1, "one less"), ("+", 1, "one more"))
    )
    # no label element: a click on its words would press the first button
    stepper = tag("span", less, field, more, class_="kony-stepper")
    return tag("div", tag("span", escape(each.label)), stepper, class_="kony-edit-field")


def _heap(each: Field, value: str, taken: set[str]) -> str:
    """Return cards as chips that can be taken away, and the choice of one to add."""
    key = f"add-{each.name}"
    chips = [
        button(
            f"{CARDS[card_id(card)].name} ×", key, class_="kony-card", data_do="edit", data_what="remove",
            data_field=each.name, data_value=card_id(card),
            aria_label=f"Take {CARDS[card_id(card)].name} away from {each.about}",
        )
        for card in cards_of(value)
        if card_id(card)
    ]  # fmt: skip
    options = [tag("option", escape(words), value=card) for card, words in each.options if card not in taken]
    told = f"Add it to {each.about}"
    add = button("Add", key, data_do="edit", data_what="add", data_field=each.name, aria_label=told)
    pick = tag("select", *options, name=key, data_key=f"pick-{each.name}", aria_label=f"A card for {each.about}")
    hidden = tag("span", f'<input type="hidden" name="{each.name}" value="{escape(value)}">', hidden=True)
    return tag(
        "div", tag("span", escape(each.label), class_="kony-note"), *chips,
        tag("span", pick, add, class_="kony-stepper"), hidden, class_="kony-heap",
    )  # fmt: skip
