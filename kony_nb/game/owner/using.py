"""Which evolutions of an owner are in use: found beside the notebook, or named; all of them together or none at all."""

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from kony_nb.game.owner.reading import read_file
from kony_nb.game.owner.sets import OwnCard
from kony_nb.game.situation.faults import Faults
from kony_nb.rules.cards.registry import CARDS, add_card, follows_cards, remove_card
from kony_nb.rules.errors import BadCards, shown
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import Options
from kony_nb.rules.power_up.vocabulary import entry
from kony_nb.rules.state import State

__all__ = [
    "FILE",
    "SWITCH",
    "OwnCards",
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


class OwnCards(Sequence[OwnCard]):
    """The evolutions that an owner has entered, in one game each."""

    def __init__(self, cards: Sequence[OwnCard], file: str = "") -> None:
        self.cards = tuple(cards)
        self.file = file

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, at: Any) -> Any:
        return self.cards[at]

    def __repr__(self) -> str:
        if not self.cards:
            return f"No evolutions of the owner{f' in {self.file}' if self.file else ''}."
        lines = [f"{len(self.cards)} evolution{'s' * (len(self.cards) != 1)} of the owner, from {self.file}"]
        for card in self.cards:
            place = f", in the place of {CARDS[card.stands_for].name}" if card.stands_for else ""
            lines.append(f"- {card.own.name} ({card.own.monster}, {GAMES[card.game].title}){place} [{card.id}]")
        return "\n".join(lines)


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
    """Use the evolutions in a file from now on, in the place of all that were used before; None for none at all.

    Games that were begun with other ones cannot be shown or played on until those are used again.

    Parameters
    ----------
    path : str, path or None
        A file as ``my_cards.toml``: see `kony_nb.card_schema`.

    Returns
    -------
    OwnCards
        What is used now, each with the place that it takes.

    Raises
    ------
    BadCards
        Listing every fault with its line; then what was in use stays so.
    """
    if path is None:
        register(OwnCards(()))
    else:
        try:
            file = Path(path)
            found = read_file(file)
        except (TypeError, ValueError) as wrong:
            if isinstance(wrong, BadCards):
                raise
            raise BadCards([f"{shown(path)} is no path of a file"]) from None
        register(OwnCards(found, str(path)))
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
    """Put the evolutions into their sets, and take out those that were there before."""
    if cards.cards != NOW.cards.cards:
        for card in NOW.cards:
            remove_card(card.id)
        for card in cards:
            add_card(**entry(card.own, card.id, card.game, card.stands_for))
    NOW.cards = cards


@follows_cards
@lru_cache(64)
def digest(game: str, monsters: tuple[str, ...]) -> str:
    """Return a digest of the evolutions in use of these monsters in a game; "" if they have none."""
    there = [card for card in NOW.cards if card.game == game and card.own.monster in monsters]
    if not there:
        return ""
    there.sort(key=lambda card: card.id)
    return blake2b(msgspec.json.encode(there, order="deterministic"), digest_size=6).hexdigest()


def agree(given: Mapping[str, Any], chosen: Options, names: Sequence[str], faults: Faults) -> Options:
    """Return the options with the digest of the owner's evolutions; a scenario that names another one is at fault."""
    there = digest(chosen.game, tuple(names)) if chosen.power_up else ""
    said = given.get("owner_cards", there)
    if said != there:
        faults.add("owner_cards", f"this was played {differing(said if isinstance(said, str) else shown(said), there)}")
    return msgspec.structs.replace(chosen, owner_cards=there) if there else chosen


def differing(said: str, there: str) -> str:
    """Return in words that other evolutions of the owner are in use than those that are wanted."""
    wanted = f"with evolutions of the owner (digest {said})" if said else "without evolutions of the owner"
    others = f"others are in use (digest {there}, {NOW.cards.file or 'no file'})"
    now = others if there else "none is in use for its monsters"
    how = "kn.use_cards(None) uses none" if not said else "kn.use_cards(path) uses those of a file"
    return f"{wanted}, and now {now}; {how}"


def require(state: State) -> None:
    """Refuse a state whose evolutions of the owner are not in use any more.

    Raises
    ------
    BadCards
        Saying which are.
    """
    said = state.options.owner_cards
    there = digest(state.options.game, tuple([monster.name for monster in state.monsters]))
    if said != there:
        raise BadCards([f"this game was begun {differing(said, there)}"])
