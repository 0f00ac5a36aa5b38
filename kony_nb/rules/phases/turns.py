"""A turn from its start to its end: whose it is, its phases, start and end effects, and the win test."""

from functools import cache

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, automatic, decision
from kony_nb.rules.cards.registry import CARDS, LYING, TOKENS, USED, Card, every_set, functions, owners
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.games import GAMES, GameRules
from kony_nb.rules.phases.elimination import finish
from kony_nb.rules.phases.gains import with_twenty
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.phases.playing import CLOSED, awaited, end_lasting
from kony_nb.rules.phases.windows import open_now, open_window
from kony_nb.rules.state import Borough, Ledger, State, Step

__all__ = ["age_units", "gain_extra_turn", "run_effects", "skip_to_end", "steps_of"]

BEFORE = {"move": "before_entering", "enter_tokyo": "before_entering", "buy": "buying"}
"""The window before a phase of the turn; that before the roll is opened when the dice are counted."""
MOVES = ("move", "enter_tokyo")
ENDS = (Step("turn_over"), Step("lasting"), Step("every_turn_end"), Step("own_turn_end"))
"""What comes at the end of a turn where evolutions are played, the last one first."""
ENDS_OF_ONE = tuple(end for end in ENDS if end.kind != "every_turn_end")
"""The same where no card acts at the end of every turn."""
SKIPPED = ("before_roll", "before_entering", "moved", "buying")


def gain_extra_turn(state: State, seat: int, card: str, log: Log) -> None:
    """Promise a seat one more whole turn after this one."""
    state.extra_turns = (*state.extra_turns, (card, seat))
    log.add("extra_turn", CARDS[card].rule, seat, what=card)


@automatic("turn")
def begin_turn(state: State, step: Step, log: Log) -> None:
    """Start a seat's turn and lay out its phases."""
    begin(state, step.seat, step.args[0] if step.args else "", log)


def begin(state: State, seat: int, extra: str, log: Log) -> None:
    """Start a turn, a regular one or the extra turn of a card."""
    monster = state.monsters[seat]
    monster.turns += 1
    state.turn, state.phase = seat, "start"
    state.ledger = Ledger(extra) if extra else Ledger()
    if not extra:
        state.regular = seat
    state.dice = state.kept = state.results = ""
    state.rolls_left = 0
    if log is not SILENT:
        log.add("turn", "core.turn.order", seat, monster.turns, what=extra)
    rules = GAMES[state.options.game]
    if state.options.power_up:
        begin_with_evolutions(state, seat, rules, log)
        return
    state.agenda += steps_of(seat, rules.phases)
    if monster.cards and functions(monster.cards, "turn_start"):
        state.agenda.append(Step("turn_effects", seat))  # what the city pays comes first, and the test of who has won
    rules.begin_turn(state, seat, log)


def begin_with_evolutions(state: State, seat: int, rules: GameRules, log: Log) -> None:
    """Lay out a turn with the windows in which evolutions may be played; first comes that before the turn."""
    if "looks_back" in USED[every_set(state.options.game)]:
        state.ledger.inside = tuple([at for at, other in enumerate(state.monsters) if other.place in rules.inside])
    state.agenda.extend(steps_of(seat, rules.phases, state.options.windows))
    if "others_turn_start" in USED[state.sets]:
        state.agenda.append(Step("others_start", seat))
    lying = LYING[state.monsters[seat].cards]
    if not awaited(state, "before_turn") and "own_turn" not in lying.until:  # the same, at once
        if "turn_start" in lying.acts:
            state.agenda.append(Step("turn_effects", seat))
        rules.begin_turn(state, seat, log)
        return
    state.agenda += (Step("turn_effects", seat), Step("start_pay", seat))
    open_window(state, "before_turn")
    end_lasting(state, [seat], "own_turn", log)


@cache
def steps_of(seat: int, phases: tuple[str, ...], windows: str = "own") -> tuple[Step, ...]:
    """Return phases of a seat's turn as steps, the first one on top; the end of the turn comes in any case.

    Between them lie the windows for evolutions that are not closed, see `Options.windows`.
    """
    steps: list[Step] = []
    for kind in phases:
        after = "moved" if kind in MOVES else ""
        steps += (*window_at(BEFORE.get(kind, ""), windows), Step(kind, seat), *window_at(after, windows))
    return (Step("end_turn"), *reversed(steps))


def window_at(moment: str, windows: str) -> tuple[Step, ...]:
    """Return the window at a moment, as a step; none for no moment, and where it is closed."""
    return (Step("window", -1, (moment,)),) if moment and moment not in CLOSED[windows] else ()


@automatic("start_pay")
def start_pay(state: State, step: Step, log: Log) -> None:
    """Pay what the turn begins with."""
    GAMES[state.options.game].begin_turn(state, step.seat, log)


def skip_to_end(state: State, log: Log) -> None:
    """Skip the rest of the active monster's turn, but for what happens at its end."""
    between = {*GAMES[state.options.game].phases, "roll", "others_start", "turn_effects", "start_pay", "count_dice"}
    state.agenda[:] = [step for step in state.agenda if step.kind not in between or step.seat != state.turn]
    state.agenda[:] = [step for step in state.agenda if step.kind != "window" or step.args[0] not in SKIPPED]
    state.rolls_left = 0
    log.add("skip", "evo.play.skip", state.turn)


@automatic("turn_effects")
def turn_effects(state: State, step: Step, log: Log) -> None:
    """Let the cards of the seat act that do so at the start of its turn."""
    run_effects(state, step.seat, "turn_start", log)


@automatic("others_start")
def others_start(state: State, step: Step, log: Log) -> None:
    """Let the cards of the others act that do so at the start of this seat's turn, those of the next one first."""
    for seat in reversed(clockwise(state, tuple(owners(state, "others_turn_start")))):
        for _, act in functions(state.monsters[seat].cards, "others_turn_start") if seat != step.seat else ():
            act(state, seat, step.seat, log)


def run_effects(state: State, seat: int, moment: str, log: Log) -> None:
    """Let the seat's cards and tokens act at a moment; several, in the order that the seat chooses."""
    monster = state.monsters[seat]
    cards = functions(monster.cards, moment)
    if not cards and not monster.tokens:
        return
    first = [card.id for card, _ in cards if card.goes_first and not idle(state, seat, card)]
    # what goes first may give others something to do: they are looked at again when it is their time
    acting = {card.id: act for card, act in cards if first or not idle(state, seat, card)}
    if monster.tokens and moment == "turn_end":
        acting |= {token: act for token in sorted(monster.tokens) if (act := TOKENS[token].turn_end) is not None}
    if len(acting) == 1:
        for act in acting.values():
            act(state, seat, log)
    elif acting:
        rest = tuple(each for each in acting if each not in first)
        state.agenda += [Step("order", seat, (moment, *some)) for some in (rest, tuple(first)) if some]


def idle(state: State, seat: int, card: Card) -> bool:
    """Return whether a card has nothing to do at the start or the end of its owner's turn, so that none asks for it."""
    return card.idle is not None and card.idle(state, seat)


@decision
class Order(Decision):
    """Several effects of one seat act at the same moment: it chooses which one next."""

    kind = "order"
    rule = "core.turn.effects"
    prompt = "Which of your cards acts next?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the cards and tokens that have still to act and are still there."""
        monster = state.monsters[step.seat]
        return tuple(
            action("pick", each)
            for each in step.args[1:]
            if each in monster.tokens or (each in monster.cards and not idle(state, step.seat, CARDS[each]))
        )

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Let what was chosen act, then ask for the rest."""
        (acting,), moment = chosen.args, step.args[0]
        rest = tuple(other for other in step.args[1:] if other != acting)
        state.agenda.append(Step("order", step.seat, (moment, *rest)))
        source = TOKENS if acting in state.monsters[step.seat].tokens else CARDS
        getattr(source[acting], moment)(state, step.seat, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the card has nothing to do now."""
        return (self.rule, "that card has no effect waiting now") if refused.verb == "pick" else None


@automatic("end_turn")
def end_turn(state: State, step: Step, log: Log) -> None:
    """Let end-of-turn effects act, then test for a winner, then pass the dice."""
    state.phase = "end"
    active = state.monsters[state.turn]
    acting = active.tokens or (active.cards and "turn_end" in LYING[active.cards].acts)
    if state.options.power_up:
        waited = "before_end" not in CLOSED[state.options.windows] and awaited(state, "before_end")
        if waited or acting or lingering(state):
            state.agenda += ENDS if "every_turn_end" in USED[state.sets] else ENDS_OF_ONE
            if waited:
                open_now(state, "before_end")
        else:
            turn_over(state, step, log)
    elif acting and active.alive:
        state.agenda.append(Step("turn_over"))
        run_effects(state, state.turn, "turn_end", log)
    else:
        turn_over(state, step, log)


def lingering(state: State) -> bool:
    """Return whether a card acts at the end of every turn, or lies there only until then."""
    for monster in state.monsters:  # noqa: SIM110  # a hot line, and any() is half as fast
        if monster.cards and LYING[monster.cards].lingers:
            return True
    return False


@automatic("own_turn_end")
def own_turn_end(state: State, step: Step, log: Log) -> None:
    """Let the active monster's cards act that do so at the end of its turn."""
    if state.monsters[state.turn].alive:
        run_effects(state, state.turn, "turn_end", log)


@automatic("every_turn_end")
def every_turn_end(state: State, step: Step, log: Log) -> None:
    """Let the cards act that do so at the end of every turn."""
    for seat in clockwise(state, tuple(owners(state, "every_turn_end"))):
        for _, act in functions(state.monsters[seat].cards, "every_turn_end"):
            act(state, seat, log)


@automatic("lasting")
def lasting(state: State, step: Step, log: Log) -> None:
    """Discard the evolutions that lasted for this turn."""
    end_lasting(state, state.living, "turn", log)


@automatic("turn_over")
def turn_over(state: State, step: Step, log: Log) -> None:
    """Look for a winner, of several the first to have risen to 20 victory points; else pass the dice."""
    there = with_twenty(state.monsters) if state.effects else ()  # nobody has risen to 20 yet
    if there:
        winner = min(there, key=lambda seat: state.monsters[seat].reached)
        finish(state, "vp", winner, "core.win.vp", log)
    else:
        next_turn(state, log)


@automatic("win_test")
def win_test(state: State, step: Step, log: Log) -> None:
    """Look for a winner after a complete effect; of several the active monster, then clockwise."""
    there = with_twenty(state.monsters)
    if there:
        finish(state, "vp", clockwise(state, tuple(there))[0], "core.win.at-once", log)


def next_turn(state: State, log: Log) -> None:
    """Pass the dice: to the next extra turn, the active monster's own first, or to the next living monster."""
    if state.ledger.destroyed:
        age_units(state)
    if state.extra_turns:
        waiting = list(state.extra_turns)
        own = [entry for entry in waiting if entry[1] == state.turn]
        card, seat = (own or waiting)[0]
        waiting.remove((card, seat))
        state.extra_turns = tuple(waiting)
        begin(state, seat, card, log)
        return
    n = len(state.monsters)
    seat = (state.regular + 1) % n
    while not state.monsters[seat].alive:
        seat = (seat + 1) % n
    begin(state, seat, "", log)


def age_units(state: State) -> None:
    """Make the units that appeared in this turn old: they can be destroyed from now on."""
    for name, borough in state.boroughs.items():
        if borough.fresh:
            units = tuple(sorted(borough.units + borough.fresh))
            state.boroughs[name] = Borough(borough.stacks, units)
