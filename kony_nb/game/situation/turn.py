"""The turn of a scenario: whose it is, which phase, the dice on the table, and what has happened in it."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.game.situation.city import flipped
from kony_nb.game.situation.faults import Faults
from kony_nb.game.spelling import spellings
from kony_nb.rules.cards.registry import CARDS, USED, Card, every_set, total
from kony_nb.rules.errors import shown
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS
from kony_nb.rules.options import Options
from kony_nb.rules.phases.results import results_differ
from kony_nb.rules.phases.rolling import MOST_DICE, ROLLS, dice_pool, may_roll_more, rolls_allowed
from kony_nb.rules.phases.turns import steps_of
from kony_nb.rules.state import Ledger, State, Step

__all__ = ["KEYS", "PHASES", "after", "default_ledger", "read_turn", "seats_by_name", "usual_rolls_left"]

KEYS = (
    "turn",
    "regular",
    "phase",
    "dice",
    "kept",
    "results",
    "rolls_left",
    "superstar_holder",
    "statue_holder",
    "pending",
    "extra_turns",
    "this_turn",
    "effects",
    "top_seen_by",
    "bottom_seen_by",
)
PHASES = ("setup", "start", "roll", "resolve", "move", "buy", "end")
LEDGER_KEYS = (
    "extra",
    "entered",
    "attacks",
    "yielded",
    "braced",
    "destroyed",
    "bought",
    "dealt",
    "earned",
    "rolls",
    "side_rolls",
    "units_only",
    "once",
    "shields",
    "lost",
    "healed",
    "inside",
)
FITS: dict[str, Callable[[Card], bool]] = {
    "pending": lambda card: card.revealed is not None,
    "extra_turns": lambda card: card.extra_turn,
    "this_turn.shields": lambda card: card.kind not in ("discard", "goal"),
}
"""Which cards can promise what."""
TILE_NAMES = {tile: tile for tile in (*BUILDINGS, *UNITS)}
UP_TO = 9999
MOST_RESULTS = 4 * MOST_DICE
"""Results that a scenario may have left: those of the dice, and what cards add, which may double them."""


def seats_by_name(state: State) -> dict[str, str]:
    """Return the monsters' names by their plain spellings."""
    return spellings({monster.name: monster.name for monster in state.monsters})


def read_turn(given: Mapping[str, Any], state: State, faults: Faults) -> None:
    """Read the turn into a state that has its monsters, cards and tiles already."""
    turn = seat(given.get("turn"), "turn", state, faults)
    state.turn = turn if turn >= 0 else next(iter(state.living), 0)
    regular = seat(given.get("regular"), "regular", state, faults, dead=True)
    state.regular = regular if regular >= 0 else state.turn
    state.superstar = seat(given.get("superstar_holder"), "superstar_holder", state, faults)
    state.statue = seat(given.get("statue_holder"), "statue_holder", state, faults)
    state.pending = promises("pending", given.get("pending", ()), state, faults)
    state.extra_turns = promises("extra_turns", given.get("extra_turns", ()), state, faults)
    state.top_seen_by = tuple(sorted(seats("top_seen_by", given.get("top_seen_by", ()), state, faults)))
    if state.top_seen_by and not state.deck_top:
        faults.add("top_seen_by", "nobody has looked at the deck: deck_top names no card")
    elif state.top_seen_by and len(state.deck_top) > 1:
        faults.add("top_seen_by", f"only the next card is looked at: deck_top names {len(state.deck_top)}")
    state.bottom_seen_by = tuple(sorted(seats("bottom_seen_by", given.get("bottom_seen_by", ()), state, faults)))
    if state.bottom_seen_by and not state.deck_bottom:
        faults.add("bottom_seen_by", "nobody has put a card under the deck: deck_bottom names none")
    risen = max((monster.reached for monster in state.monsters), default=0)
    state.effects = faults.whole("effects", given.get("effects", risen), risen, UP_TO)
    active = state.monsters[state.turn]
    if not active.turns and state.phase != "start":
        active.turns = 1
    this_turn = faults.mapping("this_turn", given.get("this_turn", {}), LEDGER_KEYS)
    state.ledger.extra = read_extra(this_turn, state, faults)  # its card may change the number of dice
    read_dice(given, state, faults)
    state.ledger = read_ledger(this_turn, state.ledger.extra, state, faults)
    if state.regular != state.turn and not state.ledger.extra:
        faults.add("regular", "differs from the turn only in an extra turn: give this_turn.extra, its card")
    read_fresh(this_turn, state, faults)
    state.agenda = agenda(state)
    if state.phase == "end":
        state.phase = "buy"  # the market is closed, but the turn has not ended yet


def seat(value: object, path: str, state: State, faults: Faults, *, dead: bool = False) -> int:
    """Read the name of a living monster; -1 for none."""
    if value is None:
        return -1
    name = faults.word(path, value, seats_by_name(state))
    for at, monster in enumerate(state.monsters):
        if monster.name == name:
            if monster.alive or dead:
                return at
            faults.add(path, f"{name} is out of the game")
    return -1


def names_of_cards(state: State, fit: Callable[[Card], bool]) -> dict[str, str]:
    """Return the ids of the cards of this game that fit, by their plain spellings."""
    game = state.options.game
    return spellings({card.id: card.name for card in CARDS.values() if game in card.games and fit(card)})


def promises(path: str, value: object, state: State, faults: Faults) -> tuple[tuple[str, int], ...]:
    """Read what cards have promised to monsters: a list of ``[card, monster]``."""
    found = []
    cards = names_of_cards(state, FITS[path])
    for at, entry in enumerate(faults.items(path, value)):
        here = f"{path}[{at}]"
        if not isinstance(entry, list | tuple) or len(entry) != 2:
            faults.add(here, f"{shown(entry)} is not [card, monster]")
            continue
        card = faults.word(f"{here}[0]", entry[0], cards)
        owner = seat(entry[1], f"{here}[1]", state, faults)
        if card is not None and owner >= 0:
            found.append((card, owner))
    return tuple(found)


def read_dice(given: Mapping[str, Any], state: State, faults: Faults) -> None:
    """Read the dice, and what of them is set aside or still to be resolved."""
    letters = GAMES[state.options.game].faces
    only_in = {"start": (), "roll": ("dice", "kept", "rolls_left"), "resolve": ("dice", "results")}
    for key in ("dice", "kept", "results", "rolls_left"):
        if given.get(key) and key not in only_in.get(state.phase, ("dice",)):
            faults.add(key, f"has no meaning in the phase {state.phase!r}")
    state.dice = faults.faces("dice", given.get("dice", ""), letters)
    state.kept = faults.faces("kept", given.get("kept", ""), letters)
    most = MOST_RESULTS if "dice" in given and results_differ(state) else MOST_DICE
    state.results = faults.faces("results", given.get("results", ""), letters, most)
    if state.phase == "roll":
        read_roll(given, state, faults)
    if state.phase == "resolve":
        if "dice" not in given and state.results:
            state.dice = state.results
        elif not state.dice:
            faults.add("dice", "the phase 'resolve' needs the final dice, such as 'AAHESO'")
        if Counter(state.results) - Counter(state.dice) and not results_differ(state):
            faults.add("results", f"{state.results!r} is not among the dice {state.dice!r}")


def read_roll(given: Mapping[str, Any], state: State, faults: Faults) -> None:
    """Read what only the phase of rolling has: the dice set aside, and the rolls that are left."""
    pool = dice_pool(state, state.turn)
    rolled = bool(state.dice) and state.dice != state.kept
    if rolled and len(state.dice) != pool:
        faults.add(
            "dice", f"{len(state.dice)} dice lie there, {state.monsters[state.turn].name} rolls {pool}"
        )
    if not pool:
        name = state.monsters[state.turn].name
        faults.add("phase", f"{name} has no dice to roll: stand in another phase, or in 'start'")
    elif Counter(state.kept) - Counter(state.dice) or len(state.kept) >= pool:
        faults.add("kept", f"{state.kept!r} must be some of the dice {state.dice!r}, not all that are rolled")
    usual = usual_rolls_left(state)
    more = may_roll_more(state, state.turn)
    least, most = (0, UP_TO) if more else (1, max(ROLLS, usual))
    state.rolls_left = faults.whole("rolls_left", given.get("rolls_left", usual), least, most)


def usual_rolls_left(state: State) -> int:
    """Return the rolls that are left if nobody says it: before the first, or after it."""
    if not state.dice:
        return rolls_allowed(state, state.turn)
    return ROLLS - 1 + total(state.monsters[state.turn].cards, "rolls")


def default_ledger(state: State) -> Ledger:
    """Return what has happened in the turn if nobody says it: what the dice and the fresh units show."""
    rolls = 0
    if state.dice:
        rolls = max(1, usual_rolls_left(state) + 1 - state.rolls_left) if state.phase == "roll" else 1
    fresh = [unit for borough in state.boroughs.values() for unit in borough.fresh]
    ledger = Ledger(destroyed=flipped(sorted(fresh)), rolls=rolls)
    if state.options.power_up and "looks_back" in USED[every_set(state.options.game)]:
        city = GAMES[state.options.game].inside
        ledger.inside = tuple(at for at, monster in enumerate(state.monsters) if monster.place in city)
    return ledger


def read_extra(given: Mapping[str, Any], state: State, faults: Faults) -> str:
    """Read the card whose extra turn this is, "" for a regular turn."""
    if not given.get("extra"):
        return ""
    turns = names_of_cards(state, lambda card: card.extra_turn)
    return faults.word("this_turn.extra", given["extra"], turns) or ""


def read_ledger(given: Mapping[str, Any], extra: str, state: State, faults: Faults) -> Ledger:
    """Read what has happened in this turn."""
    ledger = default_ledger(state)
    ledger.extra = extra
    cards = names_of_cards(state, lambda card: card.kind != "goal")
    if "entered" in given:
        ledger.entered = faults.flag("this_turn.entered", given["entered"])
    ledger.attacks = faults.whole("this_turn.attacks", given.get("attacks", 0), 0, UP_TO)
    ledger.yielded = seats("this_turn.yielded", given.get("yielded", ()), state, faults)
    ledger.braced = seats("this_turn.braced", given.get("braced", ()), state, faults)
    if "destroyed" in given:
        ledger.destroyed = tuple(faults.words("this_turn.destroyed", given["destroyed"], TILE_NAMES))
    ledger.bought = tuple(faults.words("this_turn.bought", given.get("bought", ()), cards))
    ledger.dealt = amounts("this_turn.dealt", given.get("dealt", ()), state, faults)
    ledger.earned = amounts("this_turn.earned", given.get("earned", ()), state, faults)
    ledger.lost = amounts("this_turn.lost", given.get("lost", ()), state, faults)
    ledger.healed = amounts("this_turn.healed", given.get("healed", ()), state, faults)
    if "inside" in given:
        ledger.inside = seats("this_turn.inside", given["inside"], state, faults)
    ledger.rolls = faults.whole("this_turn.rolls", given.get("rolls", ledger.rolls), 0, UP_TO)
    ledger.side_rolls = faults.whole("this_turn.side_rolls", given.get("side_rolls", 0), 0, UP_TO)
    if "units_only" in given:
        ledger.units_only = faults.flag("this_turn.units_only", given["units_only"])
    if given.get("once"):
        seats_too = {f"{card}:{at}": f"{card}:{at}" for card in cards.values() for at in range(len(state.monsters))}
        ledger.once = tuple(faults.words("this_turn.once", given["once"], cards | seats_too))
    ledger.shields = promises("this_turn.shields", given.get("shields", ()), state, faults)
    if state.phase == "start" and set(given) - {"extra"}:
        faults.add("this_turn", "nothing but 'extra' can be known at the start of a turn")
    return ledger


def seats(path: str, value: object, state: State, faults: Faults) -> tuple[int, ...]:
    """Read a list of monsters."""
    entries = enumerate(faults.items(path, value))
    found = [seat(entry, f"{path}[{at}]", state, faults, dead=True) for at, entry in entries]
    return tuple(at for at in found if at >= 0)


def amounts(path: str, value: object, state: State, faults: Faults) -> tuple[tuple[int, int], ...]:
    """Read a list of ``[monster, amount]``."""
    found = []
    for at, entry in enumerate(faults.items(path, value)):
        here = f"{path}[{at}]"
        if not isinstance(entry, list | tuple) or len(entry) != 2:
            faults.add(here, f"{shown(entry)} is not [monster, amount]")
            continue
        whose = seat(entry[0], f"{here}[0]", state, faults, dead=True)
        n = faults.whole(f"{here}[1]", entry[1], 0, UP_TO)
        if whose >= 0:
            found.append((whose, n))
    return tuple(found)


def read_fresh(this_turn: Mapping[str, Any], state: State, faults: Faults) -> None:
    """Note fresh units that nothing in this turn explains."""
    fresh = Counter(unit for borough in state.boroughs.values() for unit in borough.fresh)
    turned = Counter(BUILDINGS[tile].unit for tile in state.ledger.destroyed if tile in BUILDINGS)
    if fresh and state.phase == "start":
        faults.add("boroughs", "at the start of a turn no unit is fresh: list them under 'units'")
    elif "destroyed" in this_turn and fresh - turned:
        faults.add("this_turn.destroyed", f"does not explain the fresh {', '.join(sorted(fresh - turned))}")


def after(seat: int, phase: str, chosen: Options) -> list[Step]:
    """Return what is still to come in a seat's turn after a phase, as the agenda of a real game has it."""
    steps = steps_of(seat, GAMES[chosen.game].phases, chosen.windows if chosen.power_up else "own")
    at = next(at for at, step in enumerate(steps) if step.kind == phase)
    return list(steps[:at])


def agenda(state: State) -> list[Step]:
    """Return what is still to come in the turn, the next thing last."""
    active, game = state.turn, state.options
    match state.phase:
        case "start":
            return [Step("turn", active, (state.ledger.extra,) if state.ledger.extra else ())]
        case "roll":
            rolled = bool(state.dice) and state.dice != state.kept
            again = dice_pool(state, active) - len(state.kept)
            waits = Step("keep", active) if rolled else Step("roll", active, (again,))
            return [*after(active, "roll_phase", game), waits]
        case "resolve":
            waits = Step("resolve" if state.results else "final", active)
            return [*after(active, "roll_phase", game), waits]
        case "move":
            return [*after(active, "roll_phase", game)]
        case "buy":
            return [*after(active, "buy", game), Step("buy", active)]
        case "end":
            return [*after(active, "buy", game), Step("buy", active, ("closed",))]
    return []
