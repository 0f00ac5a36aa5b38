"""The monsters of a scenario: who they are, where they stand, what they have."""

from collections.abc import Mapping

from kony_nb.game.situation.cards import CardBook
from kony_nb.game.situation.faults import Faults
from kony_nb.game.situation.luchador import MONSTER_KEYS, read_masks
from kony_nb.game.situation.places import settle
from kony_nb.game.spelling import spellings
from kony_nb.rules.cards.registry import CARDS, TOKENS, Token
from kony_nb.rules.games import GAMES
from kony_nb.rules.options import Options
from kony_nb.rules.phases.gains import HIGHEST_LP, START_LP, WIN_VP, max_lp, total_vp
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.state import Monster

__all__ = ["FEWEST", "KEYS", "MOST", "count_tokens", "read_monsters", "read_names"]

FEWEST, MOST = 2, 6
KEYS = (
    *("name", "place", "lp", "vp", "energy", "alive", "turns", "reached", "fell"),
    *("cards", "tokens", "evolutions", "reserved", *MONSTER_KEYS),
)
NUMBERS_UP_TO = 9999


def read_names(value: object, chosen: Options, faults: Faults) -> list[str]:
    """Read who plays: the monsters' printed names by seat, from names or from dicts with a name."""
    spelt = spellings({name: name for name in GAMES[chosen.game].monsters_of(chosen)})
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
    """Read everything about the monsters; who is given no place stands outside, in the first place with room."""
    entries = value if isinstance(value, list | tuple) else ()
    monsters = [
        read_monster(
            f"monsters[{at}]", name, {"name": name} if isinstance(entry, str) else entry, cards, faults
        )
        for at, (name, entry) in enumerate(zip(names, entries, strict=False))
    ]
    if monsters and sum(monster.alive for monster in monsters) < FEWEST:
        faults.add("monsters", f"at least {FEWEST} must be alive: with fewer the game is over")
    read_masks(entries, monsters, options, faults)
    rank_winners(monsters, faults)
    settle(monsters, options, faults)
    return monsters


def read_monster(path: str, name: str, value: object, cards: CardBook, faults: Faults) -> Monster:
    """Read one monster; its place may still be missing afterwards."""
    given = faults.mapping(path, value, KEYS)
    places = spellings({place: PLACE_NAMES[place] for place in GAMES[cards.game].places})
    monster = Monster(name)
    monster.alive = faults.flag(f"{path}.alive", given["alive"]) if "alive" in given else True
    monster.cards, monster.counters, monster.marks = cards.hand(f"{path}.cards", given.get("cards", ()), faults)
    monster.reserved = cards.row(f"{path}.reserved", given.get("reserved", ()), faults)
    highest = max_lp(monster) if monster.cards else START_LP
    if "evolutions" in given:  # those that lie there may raise it: they are read later, and the LP looked at again
        highest = HIGHEST_LP
    monster.lp = START_LP if monster.alive else 0
    if "lp" in given:
        monster.lp = faults.whole(f"{path}.lp", given["lp"], 0, highest)
    monster.vp = faults.whole(f"{path}.vp", given.get("vp", 0), 0, WIN_VP)
    monster.energy = faults.whole(f"{path}.energy", given.get("energy", 0), 0, NUMBERS_UP_TO)
    monster.turns = faults.whole(f"{path}.turns", given.get("turns", 0), 0, NUMBERS_UP_TO)
    monster.reached = faults.whole(f"{path}.reached", given.get("reached", 0), 0, NUMBERS_UP_TO)
    if given.get("place") is not None:
        monster.place = faults.word(f"{path}.place", given["place"], places)
    monster.fell = faults.whole(f"{path}.fell", given.get("fell", 0 if monster.alive else 1), 0, NUMBERS_UP_TO)
    if monster.alive == (monster.fell > 0):
        faults.add(f"{path}.fell", "1 or more for a monster that is out of the game, 0 for one that is in it")
    monster.tokens = read_tokens(f"{path}.tokens", given.get("tokens", {}), cards.game, faults)
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
        ("reserved", monster.reserved),
        ("tokens", monster.tokens),
        ("reached", monster.reached),
    ):
        if has:
            faults.add(f"{path}.{what}", "a monster that is out of the game has none")


def tokens_of(game: str) -> list[Token]:
    """Return the kinds of token that there are in a game."""
    return [token for token in TOKENS.values() if game in CARDS[token.card].games]


def read_tokens(path: str, value: object, game: str, faults: Faults) -> dict[str, int]:
    """Read the tokens that others gave to a monster."""
    given = [token for token in tokens_of(game) if not (token.on_card or token.on_board)]
    tokens = faults.mapping(path, value, [token.id for token in given])
    return {
        token.id: n
        for token in given
        if token.id in tokens and (n := faults.whole(f"{path}.{token.id}", tokens[token.id], 0, token.supply))
    }


def count_tokens(monsters: list[Monster], game: str, faults: Faults) -> None:
    """Note where more tokens lie on the table than there are."""
    for token in tokens_of(game):
        if token.on_card:
            where = "cards"
            on_cards = [item for monster in monsters for item in monster.counters.items()]
            used = sum(n for card, n in on_cards if token.id in (card, CARDS[card].design))
        else:
            where, used = "tokens", sum(monster.tokens.get(token.id, 0) for monster in monsters)
        lying = [card for monster in monsters for card in monster.cards]
        held = {*lying, *(CARDS[card].design for card in lying)}
        if used and not token.stays and token.card not in held:
            faults.add(
                f"monsters[*].{where}", f"{token.id} tokens are there only while somebody has {token.card}"
            )
        for at, monster in enumerate(monsters):
            if token.id in monster.tokens and token.card in monster.cards and not token.stays:
                faults.add(f"monsters[{at}].tokens.{token.id}", f"the owner of {token.card} never bears one")
        if used > token.supply:
            faults.add(f"monsters[*].{where}", f"{used} {token.name} tokens, there are {token.supply}")


def rank_winners(monsters: list[Monster], faults: Faults) -> None:
    """Give those with 20 victory points and no rank of their own the next ranks, by seat."""
    ranks = [monster.reached for monster in monsters if monster.reached]
    for at, monster in enumerate(monsters):
        path = f"monsters[{at}].reached"
        if monster.reached and total_vp(monster) < WIN_VP:
            faults.add(path, f"only a monster with {WIN_VP} victory points has risen there")
        elif ranks.count(monster.reached) > 1:
            faults.add(path, f"two monsters cannot share {monster.reached}")
        elif monster.alive and total_vp(monster) >= WIN_VP and not monster.reached:
            monster.reached = max(ranks, default=0) + 1
            ranks.append(monster.reached)
