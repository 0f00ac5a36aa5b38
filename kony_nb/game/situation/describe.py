"""From a state to a dict: the small scenario that describes a moment, where one does."""

from collections.abc import Mapping
from typing import Any

from kony_nb.game.hidden import NOBODY, hide, public, view
from kony_nb.game.history import Node
from kony_nb.game.situation.cards import describe_cards, describe_hand
from kony_nb.game.situation.city import describe_city
from kony_nb.game.situation.evolutions import describe_evolutions, lie_bare
from kony_nb.game.situation.luchador import describe_challenges, describe_masks
from kony_nb.game.situation.opening import open_situation
from kony_nb.game.situation.turn import after, default_ledger, usual_rolls_left
from kony_nb.rules.cards.registry import power_cards
from kony_nb.rules.errors import BadScenario
from kony_nb.rules.options import Options
from kony_nb.rules.phases.rolling import TO_RESULTS
from kony_nb.rules.referee import is_chance
from kony_nb.rules.state import UNKNOWN, Monster, State, Step, state_key

__all__ = ["describe", "describe_frame", "describe_known", "describe_moment", "describe_public"]

WAITING = {
    "keep": "roll_phase",
    "roll": "roll_phase",
    "resolve": "roll_phase",
    "change": "roll_phase",
    "free_reroll": "roll_phase",
    "move": "move",
    "buy": "buy",
}
"""The decisions at which a scenario may stand, and the step of the turn to which each belongs."""


def describe(state: State) -> dict[str, Any] | None:
    """Return the scenario of a state, without seed, or None if the state lies between the phases.

    A description is returned only if it has been read again and led to an equal state.
    """
    if not stands_at_a_phase(state):
        return None
    found = describe_frame(state.options)
    found["monsters"] = [
        describe_monster(state, seat, monster) for seat, monster in enumerate(state.monsters)
    ]
    found |= describe_turn(state)
    if state.boroughs:
        found |= describe_city(state)
    found |= describe_cards(state)
    if state.options.luchador:
        found |= describe_challenges(state)
    try:
        again, _ = open_situation(found)
    except BadScenario:
        return None
    return found if state_key(again) == state_key(state) else None


def stands_at_a_phase(state: State) -> bool:
    """Return whether the agenda is that of a phase's own decision: the quick test before the exact one."""
    if not state.agenda:
        return False
    step = state.agenda[-1]
    phase = WAITING.get(step.kind)
    if phase is None or step.seat != state.turn:
        return False
    below = after(state.turn, phase, state.options)
    if step.kind in TO_RESULTS:
        below += [Step(kind, state.turn) for kind in TO_RESULTS[: TO_RESULTS.index(step.kind)]]
    return state.agenda[:-1] == below


def describe_frame(chosen: Options) -> dict[str, Any]:
    """Return game, profile and single options, as far as they differ from the usual ones."""
    found: dict[str, Any] = {"game": chosen.game}
    if chosen.rules != "digest":
        found["rules"] = chosen.rules
    if chosen.changed:
        found["options"] = dict(chosen.changed)
    if chosen.expansions:
        found["expansions"] = list(chosen.expansions)
    if chosen.owner_cards:
        found["owner_cards"] = chosen.owner_cards
    return found


def describe_monster(state: State, seat: int, monster: Monster) -> dict[str, Any]:
    """Return one monster as a scenario names it."""
    found: dict[str, Any] = {"name": monster.name}
    if monster.alive:
        found["place"] = monster.place
        if monster.lp != Monster("").lp:
            found["lp"] = monster.lp
    else:
        found["alive"] = False
    if monster.vp:
        found["vp"] = monster.vp
    if monster.energy:
        found["energy"] = monster.energy
    if monster.turns != (seat == state.turn):
        found["turns"] = monster.turns
    if monster.reached:
        found["reached"] = monster.reached
    if monster.fell > 1:
        found["fell"] = monster.fell
    lying = power_cards(monster.cards) if lie_bare(monster) else monster.cards
    if lying:
        found["cards"] = describe_hand(lying, monster)
    if state.options.power_up and (evolutions := describe_evolutions(state, seat)):
        found["evolutions"] = evolutions
    if monster.reserved:
        found["reserved"] = list(monster.reserved)
    if state.options.luchador:
        found |= describe_masks(monster)
    if monster.tokens:
        found["tokens"] = dict(monster.tokens)
    return found


def describe_turn(state: State) -> dict[str, Any]:
    """Return whose turn it is, the phase, the dice, and what has happened in the turn."""
    names = [monster.name for monster in state.monsters]
    step = state.agenda[-1]
    found: dict[str, Any] = {"turn": names[state.turn]}
    if state.regular != state.turn:
        found["regular"] = names[state.regular]
    found["phase"] = "end" if step.kind == "buy" and step.args else state.phase
    if state.dice:
        found["dice"] = state.dice
    if state.kept:
        found["kept"] = state.kept
    if state.results:
        found["results"] = state.results
    if state.phase == "roll" and state.rolls_left != usual_rolls_left(state):
        found["rolls_left"] = state.rolls_left
    if state.superstar >= 0:
        found["superstar_holder"] = names[state.superstar]
    if state.statue >= 0:
        found["statue_holder"] = names[state.statue]
    for key in ("top_seen_by", "bottom_seen_by"):
        if getattr(state, key):
            found[key] = [names[seat] for seat in getattr(state, key)]
    if state.pending:
        found["pending"] = [[card, names[seat]] for card, seat in state.pending]
    if state.extra_turns:
        found["extra_turns"] = [[card, names[seat]] for card, seat in state.extra_turns]
    if state.effects != max(monster.reached for monster in state.monsters):
        found["effects"] = state.effects
    if this_turn := describe_ledger(state, names):
        found["this_turn"] = this_turn
    return found


def describe_ledger(state: State, names: list[str]) -> dict[str, Any]:
    """Return what has happened in this turn, as far as it does not go without saying."""
    usual, ledger = default_ledger(state), state.ledger
    found: dict[str, Any] = {}
    for key in ("extra", "entered", "attacks", "rolls", "side_rolls", "units_only"):
        if getattr(ledger, key) != getattr(usual, key):
            found[key] = getattr(ledger, key)
    for key in ("destroyed", "bought", "once"):
        if getattr(ledger, key) != getattr(usual, key):
            found[key] = list(getattr(ledger, key))
    if ledger.shields:
        found["shields"] = [[card, names[seat]] for card, seat in ledger.shields]
    for key in ("yielded", "braced", "inside"):
        if getattr(ledger, key) != getattr(usual, key):
            found[key] = [names[seat] for seat in getattr(ledger, key)]
    for key in ("dealt", "earned", "lost", "healed"):
        if getattr(ledger, key):
            found[key] = [[names[seat], n] for seat, n in getattr(ledger, key)]
    return found


def describe_moment(
    node: Node, start: Mapping[str, Any], seed: int | str, deal: int | str | None = None
) -> dict[str, Any]:
    """Return the scenario of any moment of a game.

    Where the moment lies between the phases, in the middle of a flight for example, it is the scenario of the nearest
    moment before it that does not, with what was played since under ``then``.

    Parameters
    ----------
    node : Node
        The moment.
    start : mapping
        The scenario of the root, for moments before the first phase.
    seed : int or str
        The seed of the luck to come.
    deal : int or str, optional
        The seed of what is dealt unseen, where it does not follow from the seed.
    """
    waits = is_chance(node.state)
    since: list[str] = []
    found = describe(node.state)
    while found is None and node.parent is not None:
        assert node.action is not None
        since.append(node.action.text)
        node = node.parent
        found = describe(node.state)
    if found is None:
        found = dict(start)
    if seed != 0:
        found["seed"] = seed
    if deal is not None:
        found["deal_seed"] = deal
    if since or waits:
        found["then"] = since[::-1] + ([UNKNOWN] if waits else [])
    return found


def describe_public(
    node: Node, start: Mapping[str, Any], seed: int | str, seat: int = NOBODY
) -> dict[str, Any]:
    """Return the scenario of a moment as far as everybody at the table knows it, or as one seat does.

    If what only some have seen stands in the way, it is the scenario of the nearest moment before it that can be told.
    With evolutions that is one at which a scenario may stand: what was played since cannot be played by hands that
    are dealt again.
    """
    if not node.state.options.power_up and not node.state.options.luchador:
        return describe_looks(node, start, seed, seat)
    found = describe(seen_by(seat, node.state))
    while found is None and node.parent is not None:
        node = node.parent
        found = describe(seen_by(seat, node.state))
    if found is None:
        found = hidden_start(node.state, start, seat)
    return found if seed == 0 else {**found, "seed": seed}


def describe_known(root: Node, start: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Return the scenario of the first moment as a seat knows it, `NOBODY` for what everybody knows."""
    return describe(seen_by(seat, root.state)) or hidden_start(root.state, start, seat)


def seen_by(seat: int, state: State) -> State:
    """Return the state as a seat knows it, `NOBODY` for what everybody knows."""
    return public(state) if seat == NOBODY else view(state, seat)


def hidden_start(state: State, start: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Return a start without what a seat does not know of the state to which it led."""
    found = dict(start)
    for key, seen_by in (("deck_top", state.top_seen_by), ("deck_bottom", state.bottom_seen_by)):
        if seen_by and seat not in seen_by and key in found:
            if "deck" in found:
                found["deck"] = sorted([*found["deck"], *found[key]])
            del found[key]
            found.pop(key.replace("deck_", "") + "_seen_by", None)
    if not (state.options.power_up or state.options.luchador) or found.get("phase") == "setup":
        return found
    entries = []
    if "challenge_deck" in found:
        del found["challenge_deck"]
        found["challenge_out"] = state.challenge_out
    for at, (entry, monster) in enumerate(zip(found["monsters"], state.monsters, strict=True)):
        known = dict(entry) if isinstance(entry, Mapping) else {"name": entry}
        if at != seat and monster.challenge:
            known["challenge"] = UNKNOWN
        if at != seat and monster.alive and state.options.power_up:
            unknown = {"hand": list(hide(monster.hand)), "deck": list(hide(monster.evolutions))}
            known["evolutions"] = {**known.get("evolutions", {}), **unknown}
        entries.append(known)
    return {**found, "monsters": entries}


def describe_looks(node: Node, start: Mapping[str, Any], seed: int | str, seat: int) -> dict[str, Any]:
    """Return the same where nothing is hidden but a card at which some have looked."""
    told = describe_moment(node, start, seed)
    since = len(told.get("then", ()))
    at: Node | None = node
    secret = _unknown(node.state.top_seen_by, seat)
    for _ in range(since):
        if at is not None:
            secret = secret or not all(event.known_to((seat,)) for event in at.events)
            at = at.parent
    if not secret and not (at is not None and _unknown(at.state.top_seen_by, seat)):
        return told
    at = node
    while at is not None:
        found = describe(seen_by(seat, at.state))
        if found is not None:
            return found if seed == 0 else {**found, "seed": seed}
        at = at.parent
    found = hidden_start(node.state, start, seat)
    return found if seed == 0 else {**found, "seed": seed}


def _unknown(known_to: tuple[int, ...], seat: int) -> bool:
    """Return whether something is known to some seats only, and not to this one."""
    return bool(known_to) and seat not in known_to
