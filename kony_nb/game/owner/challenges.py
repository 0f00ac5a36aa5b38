"""Checking an owner's challenge cards: each says what differs from the house card in whose place it comes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kony_nb.game.owner.checking import LONGEST_NAME, line
from kony_nb.game.situation.faults import Faults
from kony_nb.game.spelling import plain
from kony_nb.rules.errors import shown
from kony_nb.rules.luchador.cards import HOUSE, Challenge, Gain

__all__ = ["CHALLENGE_KEYS", "GAINS", "MOST_GAIN", "MOST_STRENGTH", "challenge_id", "read_challenges"]

CHALLENGE_KEYS = ("id", "name", "strength", "bonus", "reward", "team_up", "team_up_reward")
GAINS = ("vp", "lp", "energy")
MOST_STRENGTH, MOST_GAIN = 20, 20
IDS = tuple(HOUSE)
STYLES = ("name", "team_up")


def challenge_id(value: object) -> str:
    """Return the id of the challenge card that a number or an id means, "" if there is none.

    Examples
    --------
    >>> challenge_id(2), challenge_id("Challenge.02"), challenge_id(19)
    ('challenge.02', 'challenge.02', '')
    """
    if type(value) is int:
        return IDS[value - 1] if 1 <= value <= len(IDS) else ""
    spelt = {plain(ident): ident for ident in IDS}
    return spelt.get(plain(value), "") if isinstance(value, str) else ""


def read_challenges(value: object, faults: Faults) -> tuple[Challenge, ...]:
    """Read all challenge cards of an owner, by id; with faults what it returns is of no use."""
    found: dict[str, Challenge] = {}
    given: dict[str, tuple[str, Mapping[str, Any]]] = {}
    for at, item in enumerate(faults.items("challenge", value, len(IDS))):
        path = f"challenge[{at}]"
        entry = faults.mapping(path, item, CHALLENGE_KEYS)
        ident = read_id(path, entry, faults) if isinstance(item, Mapping) else ""
        card = read_fields(path, entry, HOUSE[ident or IDS[0]], faults)
        if ident in given:
            faults.add(f"{path}.id", f"{ident} stands in {given[ident][0]} already: give its fields in one place")
        elif ident:
            found[ident], given[ident] = card, (path, entry)
    distinct(found, given, faults)
    return tuple(found[ident] for ident in sorted(found))


def read_id(path: str, entry: Mapping[str, Any], faults: Faults) -> str:
    """Read which card it is; "" with a fault."""
    allowed = f"1 to {len(IDS)}, or {IDS[0]} to {IDS[-1]}; kn.challenges() shows them"
    if "id" not in entry:
        faults.add(f"{path}.id", f"missing; allowed: {allowed}")
        return ""
    ident = challenge_id(entry["id"])
    if not ident:
        faults.add(f"{path}.id", f"{shown(entry['id'])} is no challenge card; allowed: {allowed}")
    return ident


def read_fields(path: str, entry: Mapping[str, Any], house: Challenge, faults: Faults) -> Challenge:
    """Return the house card with what the owner has entered."""
    own: dict[str, Any] = {}
    for key in STYLES:
        if key in entry:
            own[key] = read_style(f"{path}.{key}", entry[key], faults)
    for key in ("strength", "bonus"):
        if key in entry:
            own[key] = faults.whole(f"{path}.{key}", entry[key], 0, MOST_STRENGTH)
    for key in ("reward", "team_up_reward"):
        if key in entry:
            own[key] = read_gain(f"{path}.{key}", entry[key], faults)
    if set(entry) <= {"id"} and "id" in entry:
        faults.add(path, f"it changes nothing: give any of {', '.join(CHALLENGE_KEYS[1:])}")
    return replace(house, **own, provenance="owner")


def read_style(path: str, value: object, faults: Faults) -> str:
    """Read a style or a team-up style."""
    before = len(faults)
    style = line(path, value, LONGEST_NAME, faults)
    if len(faults) == before and not plain(style):
        faults.add(path, f"{shown(style)} has neither a letter nor a digit")
    return style


def read_gain(path: str, value: object, faults: Faults) -> Gain:
    """Read what a reward brings; what is not named is none of it."""
    if not isinstance(value, Mapping):
        faults.add(path, f"{shown(value)} is not a table such as {{ vp = 2, energy = 1 }}; {{}} brings nothing")
        return Gain()
    given = faults.mapping(path, value, GAINS)
    return Gain(**{key: faults.whole(f"{path}.{key}", given[key], 0, MOST_GAIN) for key in GAINS if key in given})


def distinct(
    found: Mapping[str, Challenge], given: Mapping[str, tuple[str, Mapping[str, Any]]], faults: Faults
) -> None:
    """Note styles that another of the eighteen cards has too: a card is known by its style."""
    every = {**HOUSE, **found}
    ids = {plain(ident): ident for ident in IDS}
    for ident, (path, entry) in given.items():
        for key in STYLES:
            style = plain(getattr(found[ident], key)) if key in entry else ""
            if not style:
                continue
            if ids.get(style, ident) != ident:
                faults.add(f"{path}.{key}", f"{shown(entry[key])} is the id of another card")
            same = [other.id for other in every.values() if other.id != ident and plain(getattr(other, key)) == style]
            if same:
                faults.add(f"{path}.{key}", f"{same[0]} is called {shown(entry[key])} too: each needs its own")
