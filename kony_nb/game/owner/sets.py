"""Which place in a monster's set each evolution of an owner takes, and the id under which it is played."""

from collections.abc import Sequence

import msgspec

from kony_nb.game.owner.checking import printed_set
from kony_nb.game.situation.faults import Faults
from kony_nb.game.spelling import plain, spellings
from kony_nb.rules.actions import monster_id
from kony_nb.rules.power_up.setup import SET
from kony_nb.rules.power_up.vocabulary import OwnEvolution

__all__ = ["OwnCard", "into_sets"]


class OwnCard(msgspec.Struct, frozen=True):
    """An evolution of an owner in one game.

    Attributes
    ----------
    id : str
        ``own_<game>_<monster>_<n>``: the n-th of this monster in this game, in the order of the file.
    game : str
        The game.
    stands_for : str
        The id of the evolution whose place it takes; "" for one of its own, where the set is not full.
    own : OwnEvolution
        What was entered.
    """

    id: str
    game: str
    stands_for: str
    own: OwnEvolution


def into_sets(found: Sequence[tuple[str, OwnEvolution]], faults: Faults) -> tuple[OwnCard, ...]:
    """Give every evolution its place; each comes with the path under which its faults are noted."""
    by_set: dict[tuple[str, str], list[tuple[str, OwnEvolution]]] = {}
    for path, own in found:
        for game in own.games:
            by_set.setdefault((game, own.monster), []).append((path, own))
    return tuple(
        card for (game, monster), entered in by_set.items() for card in one_set(game, monster, entered, faults)
    )


def one_set(
    game: str, monster: str, entered: list[tuple[str, OwnEvolution]], faults: Faults
) -> list[OwnCard]:
    """Give the evolutions of one monster in one game their places: those that say which one first."""
    printed = printed_set(game, monster)
    spelt = spellings({card.id: card.name for card in printed})
    taken: dict[str, str] = {}
    names: dict[str, str] = {}
    for path, own in entered:
        if plain(own.name) in names:
            faults.add(f"{path}.name", f"{monster} has {own.name} in {game} already, in {names[plain(own.name)]}")
        names[plain(own.name)] = path
        if own.replaces:
            target = spelt[plain(own.replaces)]
            if target in taken:
                faults.add(f"{path}.replaces", f"{own.replaces} is replaced already, by {taken[target]}")
            taken[target] = path
    free = [card.id for card in printed if card.id not in taken]
    room = SET - len(printed)
    cards = []
    for n, (path, own) in enumerate(entered, 1):
        target = spelt[plain(own.replaces)] if own.replaces else ""
        if not own.replaces and room > 0:
            room -= 1
        elif not own.replaces and free:
            target = free.pop(0)
        elif not own.replaces:
            faults.add(path, f"{monster} has {SET} evolutions in {game}, and every one of them is replaced already")
        cards.append(OwnCard(f"own_{game}_{monster_id(monster)}_{n}", game, target, own))
    return cards
