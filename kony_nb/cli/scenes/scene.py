"""What a scene is: where it begins, and what is played in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Scene", "building", "scene", "tokyo_scene"]

SPARE = {
    "new_york": ("coney_island", "long_neck", "yankee_stadium", "can_opener", "power_substation", "stomp"),
    "tokyo": ("extra_head", "extra_head_2", "jets", "burrowing", "opportunist", "parasitic_tentacles"),
}
"""Cards of which the deck is made, by game, so that buying turns up a card; those that a scene names are left out."""
DECK = 3


@dataclass(frozen=True)
class Scene:
    """A short scene in which a card acts.

    Attributes
    ----------
    card : str
        The card's id.
    title : str
        What it shows, in a sentence.
    situation : mapping
        Where it begins, as `kony_nb.scenario` reads it.
    plays : tuple of str
        Actions, and outcomes of chance, as `Game.play` reads them.
    chance : tuple of str
        Outcomes of the chance that follows by itself, as `Game.script` reads them.
    """

    card: str
    title: str
    situation: Mapping[str, Any]
    plays: tuple[str, ...]
    chance: tuple[str, ...] = ()


def scene(
    card: str,
    title: str,
    *plays: str,
    kong: Mapping[str, Any],
    rob: Mapping[str, Any] | str = "lower",
    mantis: Mapping[str, Any] | str = "bronx",
    chance: tuple[str, ...] = (),
    **situation: Any,
) -> Scene:
    """Return a scene of Kong, Rob and Mantis in New York; a word stands for a monster's place."""
    return _scene("new_york", card, title, plays, {"Kong": kong, "Rob": rob, "Mantis": mantis}, chance, situation)


def tokyo_scene(
    card: str,
    title: str,
    *plays: str,
    kong: Mapping[str, Any] | str = "outside",
    rob: Mapping[str, Any] | str = "tokyo_city",
    mantis: Mapping[str, Any] | str = "outside",
    chance: tuple[str, ...] = (),
    **situation: Any,
) -> Scene:
    """Return a scene of Kong, Rob and Mantis in Tokyo; a word stands for a monster's place."""
    return _scene("tokyo", card, title, plays, {"Kong": kong, "Rob": rob, "Mantis": mantis}, chance, situation)


def _scene(
    game: str,
    card: str,
    title: str,
    plays: tuple[str, ...],
    who: Mapping[str, Mapping[str, Any] | str],
    chance: tuple[str, ...],
    situation: dict[str, Any],
) -> Scene:
    monsters = [
        {"name": name, **({"place": given} if isinstance(given, str) else given)}
        for name, given in who.items()
    ]
    named = {found for monster in monsters for found in _ids(monster.get("cards", ()))}
    for where in ("market", "discards", "deck_top"):
        named.update(_ids(situation.get(where, ())))
    situation.setdefault("deck", [spare for spare in SPARE[game] if spare not in named][:DECK])
    if game != "new_york":
        situation["game"] = game
    return Scene(card, title, {"monsters": monsters, "seed": card, **situation}, plays, chance)


def _ids(cards: Any) -> set[str]:
    return {card["id"] if isinstance(card, Mapping) else card for card in cards if card is not None}


def building(*tops: str, units: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a borough with stacks of a single building each, and units."""
    return {"stacks": [[top] for top in tops], "units": list(units)}
