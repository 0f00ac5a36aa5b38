"""Evolutions of a scene that stand in for those of an owner: put beside what is in use."""

from collections.abc import Mapping, Sequence
from typing import Any

from kony_nb.game.owner import using
from kony_nb.game.owner.entered import OwnCards
from kony_nb.game.owner.reading import check
from kony_nb.game.situation.faults import Faults
from kony_nb.rules.errors import BadCards

__all__ = ["use_for_scene"]


def use_for_scene(entered: Sequence[Mapping[str, Any]]) -> None:
    """Use these evolutions from now on. Those of the owner stay, but for monsters that both name in the same game.

    Raises
    ------
    BadCards
        Listing every fault.
    """
    using.look()
    faults = Faults()
    ours = check({"version": 1, "evolution": [dict(entry) for entry in entered]}, faults)
    if faults:
        raise BadCards(list(faults))
    now = using.in_use()
    sets = {(card.game, card.own.monster) for card in ours.evolutions}
    others = [card for card in now.evolutions if (card.game, card.own.monster) not in sets]
    using.register(OwnCards([*others, *ours.evolutions], now.file or "a scene", now.challenges))
