"""Monsters at 0 life points leave the game together, and the last one standing wins at once."""

from kony_nb.rules.agenda import automatic
from kony_nb.rules.cards.registry import ANY, functions, sets_of
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador import masks
from kony_nb.rules.phases.cards import discard_from, discard_power_cards
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.phases.playing import playable
from kony_nb.rules.phases.windows import open_window
from kony_nb.rules.state import State, Step

__all__ = ["eliminate", "finish", "ranks"]


ITS_OWN = (
    "before_turn", "before_roll", "between_rolls", "after_roll", "resolving", "before_entering", "moved", "buying",
)
"""The windows in the turn of a monster that are skipped when it is eliminated; what has begun is finished."""


@automatic("fall")
def fall(state: State, step: Step, log: Log) -> None:
    """Ask those who fall and hold an evolution for it, in their order, before they are eliminated."""
    state.agenda.append(Step("deaths", -1, step.args, step.loss))
    state.agenda += [
        Step("play", seat, ("dying",))
        for seat in reversed(clockwise(state, step.args))
        if not functions(state.monsters[seat].cards, "dying") and playable(state, seat, "dying")
    ]


@automatic("deaths")
def deaths(state: State, step: Step, log: Log) -> None:
    """Eliminate every monster whose last life point went with this one event, unless a card of its own saves it.

    The loss, if there is one, says who did it.
    """
    fallen: tuple[int, ...] = step.args
    saving = {seat: acts[0][1] for seat in fallen if (acts := functions(state.monsters[seat].cards, "dying"))}
    left = [(seat, state.monsters[seat].place or "") for seat in saving]
    inside = GAMES[state.options.game].inside
    for (seat, place), act in zip(tuple(left), saving.values(), strict=True):
        act(state, seat, log)
        if state.monsters[seat].place == place:
            left.remove((seat, place))
        elif place in inside and state.monsters[seat].place not in inside:
            for _, gone in functions(state.monsters[seat].cards, "left"):
                gone(state, seat, log)
    killer = -1 if step.loss is None else step.loss.attacker
    left += eliminate(state, [seat for seat in fallen if seat not in saving], log, killer)
    if state.result:
        return
    open_window(state, "eliminated")
    GAMES[state.options.game].after_elimination(state, tuple(left), log)
    if any(place in inside for _, place in left):
        open_window(state, "city_left")
    for seat in clockwise(state, tuple(state.living)):
        for _, act in functions(state.monsters[seat].cards, "reached_zero"):
            for other in fallen:
                act(state, seat, other, log)


def eliminate(state: State, seats: list[int], log: Log, killer: int = -1) -> list[tuple[int, str]]:
    """Take monsters out of the game: figure, cards, energy, tokens, goal cards, masks, and what they had to come.

    Parameters
    ----------
    killer : int
        The seat whose attack, card or token it was, -1 for none.

    Returns
    -------
    list of (seat, place)
        Who left the board, and where it stood.
    """
    left = []
    time = 1 + max(monster.fell for monster in state.monsters)
    for seat in seats:
        monster = state.monsters[seat]
        monster.alive, monster.lp, monster.fell = False, 0, time
        left.append((seat, monster.place or ""))
        monster.place = None
        log.add("eliminated", "core.out.figure", seat)
    if killer >= 0 and not state.monsters[killer].alive:
        killer = -1
    for seat in seats:
        monster = state.monsters[seat]
        discard_power_cards(state, seat, "core.out.cards", log)
        if state.options.power_up:
            put_out(state, seat, log)
        if state.options.luchador:
            masks.put_out(state, seat, killer, log)
        monster.energy, monster.tokens, monster.reached = 0, {}, 0
        if state.superstar == seat:
            state.superstar = -1
            log.add("superstar", "core.out.goals", -1, other=seat)
        if state.statue == seat:
            state.statue = -1
            log.add("statue", "core.out.goals", -1, other=seat)
        state.pending = tuple(entry for entry in state.pending if entry[1] != seat)
        state.extra_turns = tuple(entry for entry in state.extra_turns if entry[1] != seat)
    state.agenda[:] = [step for step in state.agenda if step.seat not in seats]
    living = state.living
    if len(living) == 1:
        finish(state, "last", living[0], "core.win.last", log)
    elif not living:
        finish(state, "nobody", -1, "core.win.nobody", log)
    elif state.turn in seats:
        state.kept, state.results, state.rolls_left = "", "", 0
        state.agenda[:] = [step for step in state.agenda if step.kind != "window" or step.args[0] not in ITS_OWN]
        log.add("skip", "core.out.active", state.turn)
    return left


def put_out(state: State, seat: int, log: Log) -> None:
    """Put the evolutions of an eliminated monster out of the game, those that nobody has seen unseen."""
    monster = state.monsters[seat]
    there = len(monster.hand) + len(monster.evolutions) + len(monster.spent) + len(monster.cards)
    while monster.cards:
        discard_from(state, seat, monster.cards[0], "evo.out", log)
    monster.hand = monster.evolutions = monster.spent = ()
    if ANY in state.sets:
        state.sets = sets_of(state)  # what was of others may have gone with it
    state.discards, monster.reserved = state.discards + monster.reserved, ()
    if there:
        log.add("evolutions_out", "evo.out", seat, there)


def ranks(state: State) -> list[list[int]]:
    """Return the seats by rank, the best first.

    The winner, then who is still in the game, then the eliminated, the last first; who fell together shares a rank.
    """
    standing = [
        (seat == state.winner, monster.alive, monster.fell) for seat, monster in enumerate(state.monsters)
    ]
    better = sorted(set(standing), reverse=True)
    return [[seat for seat, rank in enumerate(standing) if rank == found] for found in better]


def finish(state: State, result: str, winner: int, rule: str, log: Log) -> None:
    """End the game at once: nothing that was still to happen happens."""
    state.result, state.winner, state.phase = result, winner, "over"
    state.kept, state.rolls_left = "", 0
    state.agenda.clear()
    log.add("win", rule, winner, what=result)
