"""The monsters of a scenario: who they are, where they stand, what they have."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kony_nb.game.situation.cards import CardBook
from kony_nb.game.situation.faults import Faults
from kony_nb.game.spelling import spellings
from kony_nb.rules.cards.registry import TOKENS
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.manhattan import ROOM, SECOND_TRACK_FROM, outer_with_room, second_track_open
from kony_nb.rules.options import Options
from kony_nb.rules.phases.gains import START_LP, WIN_VP, max_lp
from kony_nb.rules.places import FIRST_TRACK, MANHATTAN, OUTER, PLACE_NAMES, SECOND_TRACK
from kony_nb.rules.state import Monster, State

__all__ = ["FEWEST", "KEYS", "MOST", "read_monsters", "read_names"]

FEWEST, MOST = 2, 6
KEYS = ("name", "place", "lp", "vp", "energy", "alive", "turns", "reached", "cards", "tokens")
NUMBERS_UP_TO = 9999
PLACES = spellings({place: PLACE_NAMES[place] for place in (*OUTER, *MANHATTAN)})


def read_names(value: object, game: str, faults: Faults) -> list[str]:
    """Read who plays: the monsters' printed names by seat, from names or from dicts with a name."""
    spelt = spellings({name: name for name in GAMES[game].monsters})
    entries = faults.items("monsters", value, MOST)
    if isinstance(value, list | tuple) and len(entries) < FEWEST:
        faults.add("monsters", f"{len(entries)} given, at least {FEWEST} play")
    names: list[str] = []
    for at, entry in enumerate(entries):
        if isinstance(entry, Mapping):
            path, given = f"monsters[{at}].name", entry.get("name")
        else:
            path, given = f"monsters[{at}]", entry
        name = faults.word(path, given, spelt)
        if name is not None and name in names:
            faults.add(path, f"{name} plays already")
        names.append(name or f"monster {at + 1}")
    return names


def read_monsters(
    value: object, names: list[str], options: Options, cards: CardBook, faults: Faults
) -> list[Monster]:
    """Read everything about the monsters; who is given no place gets the first outer borough with room."""
    entries = value if isinstance(value, list | tuple) else ()
    monsters = [
        read_monster(
            f"monsters[{at}]", name, {"name": name} if isinstance(entry, str) else entry, cards, faults
        )
        for at, (name, entry) in enumerate(zip(names, entries, strict=False))
    ]
    if monsters and sum(monster.alive for monster in monsters) < FEWEST:
        faults.add("monsters", f"at least {FEWEST} must be alive: with fewer the game is over")
    rank_winners(monsters, entries, faults)
    settle(monsters, options, faults)
    count_tokens(monsters, faults)
    return monsters


def read_monster(path: str, name: str, value: object, cards: CardBook, faults: Faults) -> Monster:
    """Read one monster; its place may still be missing afterwards."""
    given = faults.mapping(path, value, KEYS)
    monster = Monster(name)
    monster.alive = faults.flag(f"{path}.alive", given["alive"]) if "alive" in given else True
    monster.cards, monster.counters = cards.hand(f"{path}.cards", given.get("cards", ()), faults)
    highest = max_lp(monster) if monster.cards else START_LP
    monster.lp = START_LP if monster.alive else 0
    if "lp" in given:
        monster.lp = faults.whole(f"{path}.lp", given["lp"], 0, highest)
    monster.vp = faults.whole(f"{path}.vp", given.get("vp", 0), 0, WIN_VP)
    monster.energy = faults.whole(f"{path}.energy", given.get("energy", 0), 0, NUMBERS_UP_TO)
    monster.turns = faults.whole(f"{path}.turns", given.get("turns", 0), 0, NUMBERS_UP_TO)
    monster.reached = faults.whole(f"{path}.reached", given.get("reached", 0), 0, NUMBERS_UP_TO)
    if given.get("place") is not None:
        monster.place = faults.word(f"{path}.place", given["place"], PLACES)
    monster.tokens = read_tokens(f"{path}.tokens", given.get("tokens", {}), faults)
    if not monster.alive:
        bury(path, monster, faults)
    elif monster.lp == 0 and not any(fault.startswith(f"{path}.lp:") for fault in faults):
        faults.add(f"{path}.lp", f"0 is not 1 to {highest}; a monster out of the game has alive: false")
    return monster


def bury(path: str, monster: Monster, faults: Faults) -> None:
    """Note what an eliminated monster cannot have."""
    for what, has in (
        ("place", monster.place),
        ("lp", monster.lp),
        ("energy", monster.energy),
        ("cards", monster.cards),
        ("tokens", monster.tokens),
        ("reached", monster.reached),
    ):
        if has:
            faults.add(f"{path}.{what}", "a monster that is out of the game has none")


def read_tokens(path: str, value: object, faults: Faults) -> dict[str, int]:
    """Read the tokens that others gave to a monster."""
    given = [token for token in TOKENS.values() if not (token.on_card or token.on_board)]
    tokens = faults.mapping(path, value, [token.id for token in given])
    return {
        token.id: n
        for token in given
        if token.id in tokens and (n := faults.whole(f"{path}.{token.id}", tokens[token.id], 0, token.supply))
    }


def count_tokens(monsters: list[Monster], faults: Faults) -> None:
    """Note where more tokens lie on the table than there are."""
    for token in TOKENS.values():
        if token.on_card:
            where, used = "cards", sum(monster.counters.get(token.id, 0) for monster in monsters)
        else:
            where, used = "tokens", sum(monster.tokens.get(token.id, 0) for monster in monsters)
        if used and token.card and not any(token.card in monster.cards for monster in monsters):
            faults.add(
                f"monsters[*].{where}", f"{token.id} tokens are there only while somebody has {token.card}"
            )
        for at, monster in enumerate(monsters):
            if token.id in monster.tokens and token.card in monster.cards:
                faults.add(f"monsters[{at}].tokens.{token.id}", f"the owner of {token.card} never bears one")
        if used > token.supply:
            faults.add(f"monsters[*].{where}", f"{used} {token.name} tokens, there are {token.supply}")


def rank_winners(monsters: list[Monster], entries: Any, faults: Faults) -> None:
    """Give those with 20 victory points and no rank of their own the next ranks, by seat."""
    ranks = [monster.reached for monster in monsters if monster.reached]
    for at, monster in enumerate(monsters):
        path = f"monsters[{at}].reached"
        if monster.reached and monster.vp < WIN_VP:
            faults.add(path, f"only a monster with {WIN_VP} victory points has risen there")
        elif ranks.count(monster.reached) > 1:
            faults.add(path, f"two monsters cannot share {monster.reached}")
        elif monster.alive and monster.vp == WIN_VP and not monster.reached:
            monster.reached = max(ranks, default=0) + 1
            ranks.append(monster.reached)


def settle(monsters: list[Monster], options: Options, faults: Faults) -> None:
    """Note places that are too full, then place those who have none."""
    counts = Counter(monster.place for monster in monsters)
    for borough in OUTER:
        if counts[borough] > ROOM:
            faults.add(
                "monsters[*].place", f"{counts[borough]} monsters in {borough}, at most {ROOM} are allowed"
            )
    for track, name in (
        (FIRST_TRACK, "lower, midtown, upper"),
        (SECOND_TRACK, "lower_56, midtown_56, upper_56"),
    ):
        inside = sum(counts[place] for place in track)
        if inside > 1:
            faults.add("monsters[*].place", f"{inside} monsters on the track {name}, at most 1 is allowed")
    table = State(options, monsters, [], {})
    if any(counts[place] for place in SECOND_TRACK) and not second_track_open(table):
        faults.add(
            "monsters[*].place",
            f"the second track of Manhattan is closed: it takes {SECOND_TRACK_FROM} living monsters "
            "and the option two_in_manhattan",
        )
    for monster in monsters:
        if monster.alive and monster.place is None:
            monster.place = next(iter(outer_with_room(table)), OUTER[0])
