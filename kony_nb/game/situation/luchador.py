"""Masks and challenge cards of a scenario; what is named nowhere of the cards is their deck."""

from collections.abc import Mapping, Sequence
from typing import Any

from kony_nb.game.situation.faults import Faults
from kony_nb.game.spelling import spellings
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.options import Options
from kony_nb.rules.state import UNKNOWN, Monster, State

__all__ = [
    "KEYS",
    "MONSTER_KEYS",
    "describe_challenges",
    "describe_masks",
    "read_challenges",
    "read_masks",
]

KEYS = ("challenge_deck", "challenge_discards", "challenge_shuffles", "challenge_out")
MONSTER_KEYS = ("masks", "challenge", "challenges")
MASK_KEYS = ("attached", "collection")
FIRST_CHALLENGES = 1
"""Challenge cards that a monster has drawn in the set-up."""
UP_TO = 9999


def read_masks(entries: Sequence[Any], monsters: list[Monster], chosen: Options, faults: Faults) -> None:
    """Read the masks of every monster: one attached, if nothing else is said; those of nobody have left the game."""
    given = [entry if isinstance(entry, Mapping) else {} for entry in entries]
    if not chosen.luchador:
        for at, entry in enumerate(given):
            for key in MONSTER_KEYS:
                if key in entry:
                    faults.add(f"monsters[{at}].{key}", "belongs to expansions: ['luchador']")
        return
    for at, (monster, entry) in enumerate(zip(monsters, given, strict=False)):
        path = f"monsters[{at}].masks"
        masks = faults.mapping(path, entry.get("masks", {}), MASK_KEYS)
        monster.mask = monster.alive
        if "attached" in masks:
            monster.mask = faults.flag(f"{path}.attached", masks["attached"])
        monster.collection = faults.whole(f"{path}.collection", masks.get("collection", 0), 0, len(monsters))
        if monster.collection and not monster.mask:
            faults.add(path, "the first mask is attached: none can be in the collection without it")
        if monster.mask and not monster.alive:
            faults.add(path, "a monster that is out of the game has none")
    if sum(monster.mask + monster.collection for monster in monsters) > len(monsters):
        faults.add("monsters[*].masks", f"there are {len(monsters)}, one for each monster")


def read_challenges(given: Mapping[str, Any], entries: Sequence[Any], state: State, faults: Faults) -> None:
    """Read the challenge cards into a state whose monsters have their masks already."""
    if not state.options.luchador:
        for key in KEYS:
            if key in given:
                faults.add(key, "belongs to expansions: ['luchador']")
        return
    where: dict[str, str] = {}
    state.masks_out = max(0, len(state.monsters) - sum(each.mask + each.collection for each in state.monsters))
    for at, (monster, entry) in enumerate(zip(state.monsters, entries, strict=False)):
        named = entry if isinstance(entry, Mapping) else {}
        path = f"monsters[{at}]"
        if named.get("challenge") == UNKNOWN and monster.alive:
            monster.challenge = UNKNOWN
        elif named.get("challenge"):
            monster.challenge = card(f"{path}.challenge", named["challenge"], where, faults)
            if not monster.alive:
                faults.add(f"{path}.challenge", "a monster that is out of the game has none")
        monster.challenges = faults.whole(
            f"{path}.challenges", named.get("challenges", FIRST_CHALLENGES), 0, UP_TO
        )
    state.challenge_discards = row("challenge_discards", given, where, faults)
    if "challenge_deck" in given:
        state.challenge_deck = tuple(sorted(row("challenge_deck", given, where, faults)))
        state.challenge_out = len(CHALLENGES) - len(where)
    else:
        state.challenge_deck = tuple(sorted(set(CHALLENGES) - set(where)))
        state.challenge_out = faults.whole("challenge_out", given.get("challenge_out", 0), 0, len(state.monsters))
    state.challenge_shuffles = faults.whole("challenge_shuffles", given.get("challenge_shuffles", 0), 0, UP_TO)


def card(path: str, value: object, where: dict[str, str], faults: Faults) -> str:
    """Read a challenge card that lies here and nowhere else; "" with a fault."""
    found = faults.word(path, value, spellings({each.id: each.name for each in CHALLENGES.values()}))
    if found is not None and found in where:
        faults.add(path, f"{found} is named twice, in {where[found]} too")
        return ""
    if found is not None:
        where[found] = path
    return found or ""


def row(key: str, given: Mapping[str, Any], where: dict[str, str], faults: Faults) -> tuple[str, ...]:
    """Read a list of challenge cards."""
    found = [card(f"{key}[{at}]", item, where, faults) for at, item in enumerate(faults.items(key, given.get(key, ())))]
    return tuple(each for each in found if each)


def describe_masks(monster: Monster) -> dict[str, Any]:
    """Return masks and challenge card of a monster as a scenario names them, without what goes without saying."""
    found: dict[str, Any] = {}
    if monster.alive and (not monster.mask or monster.collection):
        found["masks"] = {"attached": monster.mask, "collection": monster.collection}
    if monster.challenge:
        found["challenge"] = monster.challenge
    if monster.challenges != FIRST_CHALLENGES:
        found["challenges"] = monster.challenges
    return found


def describe_challenges(state: State) -> dict[str, Any]:
    """Return deck and discards of the challenge cards, without what goes without saying."""
    found: dict[str, Any] = {}
    if state.challenge_out:
        if any(monster.challenge == UNKNOWN for monster in state.monsters):  # nobody knows which have left the game
            found["challenge_out"] = state.challenge_out
        else:
            found["challenge_deck"] = list(state.challenge_deck)
    if state.challenge_discards:
        found["challenge_discards"] = list(state.challenge_discards)
    if state.challenge_shuffles:
        found["challenge_shuffles"] = state.challenge_shuffles
    return found
