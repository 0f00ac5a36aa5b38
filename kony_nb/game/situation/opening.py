"""From a dict to a state: reading a scenario, with one error for all its faults."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import kony_nb.rules.new_game
from kony_nb.game.hidden import determinize
from kony_nb.game.owner import using as owner
from kony_nb.game.situation import cards, city, evolutions, luchador, people, turn
from kony_nb.game.situation.faults import Faults
from kony_nb.rules.agenda import Luck
from kony_nb.rules.cards.registry import sets_of
from kony_nb.rules.errors import BadOption, BadRecord, BadScenario, shown
from kony_nb.rules.events import Event
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import EXPANSIONS, Options, options
from kony_nb.rules.referee import start
from kony_nb.rules.state import UNKNOWN, State

__all__ = ["KEYS", "SECRET", "branch_seed", "is_secret", "open_saved", "open_situation", "read_deal", "read_seed"]

assert kony_nb.rules.new_game is not None

FRAME = ("game", "rules", "options", "expansions", "owner_cards", "seed", "deal_seed", "monsters", "phase", "then")
"""What a scenario of the set-up may say: nothing lies on the table yet."""
KEYS = (*FRAME, *(key for key in turn.KEYS if key != "phase"), *city.KEYS, *cards.KEYS, *luchador.KEYS)
NEW_YORK_ONLY = (*city.KEYS, "superstar_holder", "statue_holder")
LONGEST_SEED = 64
SECRET = "secret"
"""The word for a deal seed that nobody knows before the game is over; such a seed begins with it."""
SEEDS = 10 ** (LONGEST_SEED - 1)
"""Whole numbers below it, and above its negative, are no longer than a word may be."""


def open_situation(given: Mapping[str, Any], luck: Luck | None = None) -> tuple[State, list[Event]]:
    """Return the state that a scenario describes, without the actions under ``then``, and the events of its opening.

    Parameters
    ----------
    given : mapping
        The keys of a scenario, see `kony_nb.scenario`.
    luck : Luck, optional
        What deals the evolutions that are ``"?"``; without it they stay unknown.

    Returns
    -------
    State
        It stands where the first choice or chance waits.
    list of Event
        What happened until then: the earnings, if the phase is ``start``.

    Raises
    ------
    BadScenario
        Listing every fault with its path and what is allowed.
    """
    faults = Faults()
    state = read_state(faults.mapping("", given, KEYS), faults)
    for at, text in enumerate(
        faults.items("then", given.get("then", ())) if isinstance(given, Mapping) else ()
    ):
        if not isinstance(text, str):
            faults.add(f"then[{at}]", f"{shown(text)} is not the text of an action")
    if faults:
        raise BadScenario(list(faults))
    return start(state if luck is None else determinize(state, luck))


def open_saved(given: Mapping[str, Any]) -> tuple[State, list[Event]]:
    """Return what `open_situation` does for the start in a save or a record, where nothing has been played yet.

    Raises
    ------
    BadRecord
        For a wrong scenario, and for one that goes on from its start, has a seed of its own, or hides evolutions.
    """
    for key in ("then", "seed", "deal_seed"):
        if key in given:
            raise BadRecord(f"start: it has {key!r}, which a start does not have")
    state, events = open_situation({"owner_cards": "", **given})
    if any(UNKNOWN in (*monster.hand, *monster.evolutions, monster.challenge) for monster in state.monsters):
        raise BadRecord("start: evolutions or challenge cards are '?' there, which a start names")
    return state, events


def read_state(given: Mapping[str, Any], faults: Faults) -> State:
    """Read everything but the actions; with faults the state is of no use."""
    chosen = read_options(given, faults)
    if chosen.expansions:
        owner.look()
    if "seed" in given:
        read_seed(given["seed"], faults)
    read_deal(given.get("deal_seed"), faults)
    spelt = {phase: phase for phase in turn.PHASES}
    phase = faults.word("phase", given.get("phase", "roll"), spelt) or "roll"
    if "monsters" not in given:
        faults.add("monsters", f"missing: {people.FEWEST} to {people.MOST} names, or dicts with a name")
    names = people.read_names(given["monsters"], chosen, faults) if "monsters" in given else []
    chosen = owner.agree(given, chosen, names, faults)
    if phase == "setup":
        for key in given:
            if key in KEYS and key not in FRAME:
                faults.add(key, "the phase 'setup' begins a new game: nothing lies on the table yet")
        for at, entry in enumerate(given.get("monsters", ()) if not faults else ()):
            if isinstance(entry, Mapping):
                faults.mapping(f"monsters[{at}]", entry, ("name",))
        return new_state(chosen, names)
    book = cards.CardBook(chosen.game, chosen.power_up)
    entries = given.get("monsters", ())
    monsters = people.read_monsters(entries, names, chosen, book, faults)
    state = State(chosen, monsters, [], {}, phase=phase)
    cards.read_cards(given, book, state, faults)
    if chosen.game == "new_york":
        city.read_city(given, state, faults)
    else:
        for key in NEW_YORK_ONLY:
            if key in given:
                faults.add(key, "belongs to King of New York: there is no such thing in King of Tokyo")
    if monsters:
        evolutions.read_evolutions(entries, state, book, faults)
        book.check_copies(faults)
        people.count_tokens(monsters, chosen.game, faults)
        luchador.read_challenges(given, entries, state, faults)
        state.sets = sets_of(state)
        turn.read_turn(given, state, faults)
    return state


def read_options(given: Mapping[str, Any], faults: Faults) -> Options:
    """Read game, profile, single options and expansions; the usual ones where they are wrong."""
    game = given.get("game", "new_york")
    try:
        return options(game, given.get("rules", "digest"), given.get("options", {}), given.get("expansions", ()))
    except BadOption as bad:
        faults.extend(str(bad).split("; "))
        named = given.get("expansions", ())
        there = [name for name in EXPANSIONS if isinstance(named, list | tuple) and name in named]
        return options(game if game in tuple(GAMES) else "new_york", expansions=there)


def read_seed(value: object, faults: Faults, path: str = "seed") -> int | str:
    """Read a seed: a whole number, or a short word; the word "7" is the number 7."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < SEEDS:
        return value
    if isinstance(value, str) and 0 < len(value) <= LONGEST_SEED and value.isprintable() and '"' not in value:
        number = int(value) if value.removeprefix("-").isdecimal() else SEEDS
        return number if str(number) == value and abs(number) < SEEDS else value
    faults.add(
        path, f"{shown(value)} is not a whole number or a word of 1 to {LONGEST_SEED} printable characters"
    )
    return 0


def read_deal(value: object, faults: Faults) -> int | str | None:
    """Read a deal seed: a seed, the word ``"secret"``, or None for the one that follows from the seed."""
    return None if value is None else read_seed(value, faults, "deal_seed")


def is_secret(deal: int | str | None) -> bool:
    """Return whether a deal seed is shown to nobody before the game is over."""
    return isinstance(deal, str) and deal.startswith(SECRET)


def branch_seed(seed: int | str, k: int) -> str:
    """Return the seed of the k-th new luck beside this one; where it would be longer than a seed, a digest of it.

    Beside a secret seed it is a secret one.
    """
    name = f"{seed}~{k}"
    if len(name) <= LONGEST_SEED:
        return name
    digest = blake2b(name.encode(), digest_size=8).hexdigest()
    return f"{SECRET}-{digest}" if is_secret(seed) else digest
