"""Which cards of an owner are in use: found beside the notebook, or named; all of them together or none at all."""

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from kony_nb.game.owner.entered import OwnCards
from kony_nb.game.owner.reading import read_file
from kony_nb.game.situation.faults import Faults
from kony_nb.rules.cards.registry import add_card, follows_cards, remove_card
from kony_nb.rules.errors import BadCards, shown
from kony_nb.rules.luchador.cards import use_challenges
from kony_nb.rules.options import Options
from kony_nb.rules.power_up.vocabulary import entry
from kony_nb.rules.state import State

__all__ = [
    "FILE",
    "SWITCH",
    "agree",
    "digest",
    "in_use",
    "look",
    "place",
    "register",
    "require",
    "use_cards",
]

FILE = "my_cards.toml"
SWITCH = "KONY_NB_CARDS"
"""The environment variable that says where the file is, if not beside the notebook."""


class Use:
    """What is in use now."""

    cards = OwnCards(())
    decided = False
    """Whether the file has been found and read, or the owner has said what is to be used."""


NOW = Use()


def in_use() -> OwnCards:
    """Return what is in use now."""
    return NOW.cards


def place() -> Path | None:
    """Return where the owner's file is: where the environment says, else beside the notebook; None if it is nowhere."""
    said = os.environ.get(SWITCH)
    if said:
        return Path(said)
    return Path(FILE) if Path(FILE).is_file() else None


def use_cards(path: "str | os.PathLike[str] | None") -> OwnCards:
    """Use the cards in a file from now on, in the place of all that were used before; None for none at all.

    Games that were begun with other ones cannot be shown or played on until those are used again.

    Parameters
    ----------
    path : str, path or None
        A file as ``my_cards.toml``: see `kony_nb.card_schema`.

    Returns
    -------
    OwnCards
        What is used now, each card with the place that it takes.

    Raises
    ------
    BadCards
        Listing every fault with its line; then what was in use stays so.
    """
    if path is None:
        register(OwnCards(()))
    else:
        try:
            found = read_file(Path(path))
        except (TypeError, ValueError) as wrong:
            if isinstance(wrong, BadCards):
                raise
            raise BadCards([f"{shown(path)} is no path of a file"]) from None
        register(found)
    NOW.decided = True
    return NOW.cards


def look() -> None:
    """Read the owner's file if that has not been done yet, and there is one.

    Raises
    ------
    BadCards
        Listing every fault with its line.
    """
    if not NOW.decided and (file := place()) is not None:
        use_cards(file)


def register(cards: OwnCards) -> None:
    """Put the cards in their places, and take out those that were there before."""
    if cards.evolutions != NOW.cards.evolutions:
        for card in NOW.cards.evolutions:
            remove_card(card.id)
        for card in cards.evolutions:
            add_card(**entry(card.own, card.id, card.game, card.stands_for))
    if cards.challenges != NOW.cards.challenges:
        use_challenges(cards.challenges)
    NOW.cards = cards


@follows_cards
@lru_cache(64)
def digest(chosen: Options, monsters: tuple[str, ...]) -> str:
    """Return a digest of the owner's cards that a game with these options and monsters plays with; "" for none."""
    evolutions = [
        card
        for card in NOW.cards.evolutions
        if chosen.power_up and card.game == chosen.game and card.own.monster in monsters
    ]
    evolutions.sort(key=lambda card: card.id)
    challenges = NOW.cards.challenges if chosen.luchador else ()
    if not evolutions and not challenges:
        return ""
    there = (evolutions, challenges) if challenges else evolutions  # games without challenge cards keep their digest
    return blake2b(msgspec.json.encode(there, order="deterministic"), digest_size=6).hexdigest()


def agree(given: Mapping[str, Any], chosen: Options, names: Sequence[str], faults: Faults) -> Options:
    """Return the options with the digest of the owner's cards; a scenario that names another one is at fault."""
    there = digest(chosen, tuple(names))
    said = given.get("owner_cards", there)
    if said != there:
        faults.add("owner_cards", f"this was played {differing(said if isinstance(said, str) else shown(said), there)}")
    return msgspec.structs.replace(chosen, owner_cards=there) if there else chosen


def differing(said: str, there: str) -> str:
    """Return in words that other cards of the owner are in use than those that are wanted."""
    wanted = f"with cards of the owner (digest {said})" if said else "without cards of the owner"
    others = f"others are in use (digest {there}, {NOW.cards.file or 'no file'})"
    now = others if there else "none that it plays with is in use"
    how = "kn.use_cards(None) uses none" if not said else "kn.use_cards(path) uses those of a file"
    return f"{wanted}, and now {now}; {how}"


def require(state: State) -> None:
    """Refuse a state that was begun with other cards of the owner than those in use now, or with none.

    Raises
    ------
    BadCards
        Saying which are.
    """
    said = state.options.owner_cards
    if not said and not NOW.cards:
        return
    there = digest(state.options, tuple([monster.name for monster in state.monsters]))
    if said != there:
        raise BadCards([f"this game was begun {differing(said, there)}"])
