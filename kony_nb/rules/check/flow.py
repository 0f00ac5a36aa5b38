"""The flow of play: dice, phase, agenda, whose turn it is, and the end of the game."""

from kony_nb.rules.agenda import KINDS, Chance, Decision, choices
from kony_nb.rules.cards.registry import CARDS, functions, total
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS
from kony_nb.rules.phases.gains import WIN_VP, total_vp
from kony_nb.rules.phases.results import results_differ
from kony_nb.rules.phases.rolling import MOST_DICE, ROLLS
from kony_nb.rules.state import State, Step

__all__ = ["flow"]

PHASES = ("setup", "start", "roll", "resolve", "move", "buy", "end", "over")
RESULTS = ("", "vp", "last", "card", "nobody")
BELONGS: dict[str, tuple[str, ...]] = {
    "first_roll": ("setup",),
    "first_dice": ("setup",),
    "place": ("setup",),
    "roll": ("roll",),
    "dice": ("roll",),
    "keep": ("roll",),
    "probe": ("resolve",),
    "free_reroll": ("resolve",),
    "change": ("resolve",),
    "resolve": ("resolve",),
    "spend": ("resolve",),
    "aim": ("resolve",),
    "destroy": ("resolve",),
    "flee": ("resolve",),
    "yield": ("resolve",),
    "expose": ("setup", "start", "roll", "resolve", "move", "buy", "end"),
    "move": ("move",),
    "buy": ("buy",),
}
"""The phases in which a step may wait; a step that is not listed may wait in any."""
BOTTOM = {"setup": ("placement", "turn"), "end": ("turn_over",)}
"""What must lie at the bottom of the agenda; in every other phase the end of the turn."""


def flow(state: State, faults: list[str]) -> None:
    """Add what is wrong with the course of play."""
    dice(state, faults)
    if state.phase not in PHASES:
        faults.append(f"phase: {state.phase!r} is none of {', '.join(PHASES)}, at phase")
    ends(state, faults)
    seats(state, faults)
    ledger(state, faults)
    n = len(state.monsters)
    known = True
    for at, step in enumerate(state.agenda):
        if step.kind not in KINDS:
            known = False
            faults.append(f"step-kind: {step.kind!r} is no kind of step, at agenda[{at}]")
        if not -1 <= step.seat < n or (step.seat >= 0 and not state.monsters[step.seat].alive):
            known = False
            faults.append(f"step-seat: seat {step.seat} is no living monster, at agenda[{at}]")
    if state.agenda and known:
        layout(state, faults)
        if not faults:
            waiting(state, state.agenda[-1], faults)


def dice(state: State, faults: list[str]) -> None:
    """Add what is wrong with the dice and results."""
    faces = GAMES[state.options.game].faces
    differs = results_differ(state)
    for where, shown in (("dice", state.dice), ("kept", state.kept), ("results", state.results)):
        free = where == "results" and differs
        converting = free and any(step.kind == "convert" for step in state.agenda)
        if any(face not in faces for face in (shown.upper() if converting else shown)):
            faults.append(f"dice-letters: {shown} holds others than {faces}, at {where}")
        elif not converting and sort_faces(shown) != shown:
            faults.append(f"dice-order: {shown} is not sorted, at {where}")
        if len(shown) > MOST_DICE and not free:
            faults.append(f"dice-count: {len(shown)} dice, there are {MOST_DICE}, at {where}")
    for where, part in (("kept", state.kept), ("results", "" if differs else state.results)):
        if any(part.count(face) > state.dice.count(face) for face in part):
            faults.append(f"dice-part: {part} is no part of the dice {state.dice}, at {where}")
    if state.kept and state.phase != "roll":
        faults.append(f"dice-phase: dice are set aside in phase {state.phase}, at kept")
    if state.results and state.phase not in ("resolve", "over"):
        faults.append(f"dice-phase: results are left in phase {state.phase}, at results")
    active = state.monsters[state.turn].cards if 0 <= state.turn < len(state.monsters) else ()
    highest = ROLLS + total(active, "rolls")
    used = tuple(mark for mark in state.ledger.once if mark in CARDS)  # it may have left its owner with the last roll
    endless = bool(functions((*active, *used), "more_rolls"))
    wrong = state.rolls_left < 0 or (state.rolls_left > highest and not endless)
    if wrong or (state.rolls_left and state.phase != "roll"):
        faults.append(f"rolls-left: {state.rolls_left} in phase {state.phase}, at rolls_left")


def ends(state: State, faults: list[str]) -> None:
    """Add what is wrong with the end of the game."""
    over = state.phase == "over"
    if over != (not state.agenda) or over != bool(state.result) or state.result not in RESULTS:
        faults.append(
            f"over: phase {state.phase}, result {state.result!r}, {len(state.agenda)} steps to come, at result"
        )
    living = state.living
    right = {
        "": state.winner == -1 and len(living) > 1,
        "vp": state.winner in living and total_vp(state.monsters[state.winner]) >= WIN_VP,
        "last": living == [state.winner],
        "card": state.winner in living,
        "nobody": state.winner == -1 and not living,
    }
    if not right.get(state.result, True):
        faults.append(f"winner: seat {state.winner} by {state.result!r}, {len(living)} alive, at winner")


def seats(state: State, faults: list[str]) -> None:
    """Add what is wrong with whose turn it is."""
    n = len(state.monsters)
    lowest = -1 if state.phase == "setup" else 0
    highest = -1 if state.phase == "setup" else n - 1
    for name, seat in (("turn", state.turn), ("regular", state.regular)):
        if not lowest <= seat <= highest:
            faults.append(f"turn-seat: {seat} is not {lowest} to {highest} in phase {state.phase}, at {name}")
    if not state.ledger.extra and state.turn != state.regular:
        faults.append(f"turn-regular: regular turn of {state.turn}, but {state.regular} was the last, at regular")


def ledger(state: State, faults: list[str]) -> None:
    """Add what is wrong with the account of this turn."""
    account, n = state.ledger, len(state.monsters)
    if account.extra and not (account.extra in CARDS and CARDS[account.extra].extra_turn):
        faults.append(f"ledger: {account.extra!r} is no card that promises a turn, at ledger.extra")
    for where, names, known in (
        ("destroyed", account.destroyed, (*BUILDINGS, *UNITS)),
        ("bought", account.bought, CARDS),
    ):
        faults += [f"ledger: {name!r} is not known, at ledger.{where}" for name in names if name not in known]
    for where, entries in (("dealt", account.dealt), ("earned", account.earned)):
        if any(not 0 <= seat < n or amount < 0 for seat, amount in entries):
            faults.append(f"ledger: {entries} names no seat or less than nothing, at ledger.{where}")
    if account.rolls < 0 or account.side_rolls < 0:
        faults.append(f"ledger: {account.rolls} rolls, {account.side_rolls} side rolls, at ledger.rolls")


def layout(state: State, faults: list[str]) -> None:
    """Add what is wrong with the order of the agenda."""
    top, bottom = state.agenda[-1], state.agenda[0]
    wanted = BOTTOM.get(state.phase, ("end_turn",))
    if bottom.kind not in wanted or sum(step.kind in wanted for step in state.agenda) != 1:
        faults.append(f"agenda-end: phase {state.phase} must end in one {' or '.join(wanted)}, at agenda[0]")
    if state.phase not in BELONGS.get(top.kind, PHASES):
        faults.append(f"agenda-phase: {top.kind} waits in phase {state.phase}, at agenda[{len(state.agenda) - 1}]")


def waiting(state: State, top: Step, faults: list[str]) -> None:
    """Add that nothing can happen in the step that waits."""
    kind = KINDS[top.kind]
    where = f"at agenda[{len(state.agenda) - 1}]"
    if isinstance(kind, Chance):
        if not (state.deck if top.kind == "reveal" else kind.outcomes(state, top)):
            faults.append(f"no-outcome: chance {top.kind} has nothing that can happen, {where}")
    elif not isinstance(kind, Decision):
        faults.append(f"waiting-step: {top.kind} is no choice and no chance, {where}")
    elif top.seat < 0:
        faults.append(f"decision-seat: {top.kind} belongs to nobody, {where}")
    else:
        legal = len(choices(state, top))
        if not legal:
            faults.append(f"no-choice: {top.kind} is asked with no legal action, {where}")
        elif legal == 1 and not kind.always:
            faults.append(f"single-choice: {top.kind} is asked with a single legal action, {where}")
