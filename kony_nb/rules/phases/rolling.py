"""Rolling: up to three rolls, keeping and rolling again whatever dice the player likes."""

from fractions import Fraction
from functools import cache, lru_cache

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, automatic, chance, decision, trigger
from kony_nb.rules.cards.registry import CARDS, LYING, MANY, TOKENS, USED, Card, functions, owners, total
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.faces import FACE_NAMES, in_words, outcomes, sort_faces, sub_rolls, without
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.phases.losses import in_order
from kony_nb.rules.phases.playing import CLOSED, awaited
from kony_nb.rules.phases.results import added_by_others, begin_resolving
from kony_nb.rules.phases.windows import lay_window, open_now, open_window
from kony_nb.rules.state import State, Step

__all__ = ["TO_RESULTS", "dice_pool", "reroll_fee"]

ROLLS = 3
MOST_DICE = 8
UNLIMITED = 1_000_000
"""More rolls than anybody can make."""
OWN_COUNT = frozenset({"dice", "rolls"})
"""What cards of a seat do to how many dice it rolls, and how often."""
OTHERS_COUNT = frozenset({"dice_of_others", "dice_for", "roll_limit"})
"""What cards of others do to how many dice a seat rolls, or how often."""
ROLL = action("roll")
TO_RESULTS = ("complete", "convert", "add_late", "add", "results", "change", "free_reroll")
"""The steps from the final dice of a card owner to its results, the last one first; free rerolls if cards have any."""
ON_ROLL = frozenset({"free_rerolls", "changes", "adds", "may_add", "converts", "final"})
"""What a card may do between the last roll of its owner and the first face."""
STOP = action("stop")
STOPPING = (STOP,)
PASS = action("pass")


def dice_pool(state: State, seat: int) -> int:
    """Return how many dice the seat rolls: six, more or fewer by cards and tokens, never more than eight."""
    monster, extra = state.monsters[seat], state.ledger.extra
    dice = GAMES[state.options.game].dice + total(monster.cards, "dice")
    for owner in owners(state, "dice_of_others"):
        if owner != seat:
            dice += total(state.monsters[owner].cards, "dice_of_others")
    for owner in owners(state, "dice_for"):
        for _, dice_for in functions(state.monsters[owner].cards, "dice_for") if owner != seat else ():
            dice += dice_for(state, owner, seat)
    if monster.tokens:
        dice += sum(TOKENS[token].dice * n for token, n in monster.tokens.items())
    if extra and seat == state.turn:
        dice += CARDS[extra].extra_turn_dice
    return max(0, min(MOST_DICE, dice))


def others_count(state: State) -> bool:
    """Return whether there are cards that change how many dice others roll, or how often."""
    if not OTHERS_COUNT.isdisjoint(USED[state.sets]):
        for monster in state.monsters:
            if monster.cards and not OTHERS_COUNT.isdisjoint(LYING[monster.cards].fields):
                return True
    return False


def rolls_allowed(state: State, seat: int) -> int:
    """Return how often the seat may roll in its turn, the first roll always included."""
    return min(rolls_with(state, seat, total(state.monsters[seat].cards, "rolls")), most_rolls(state, seat))


def rolls_with(state: State, seat: int, more: int) -> int:
    """Return how often the seat could roll with so many rolls more by its cards, if nobody's cards limited them."""
    rolls, tokens = ROLLS + more, state.monsters[seat].tokens
    if tokens:
        rolls += sum(TOKENS[token].rolls * n for token, n in tokens.items())
    return max(1, rolls)


def most_rolls(state: State, seat: int) -> int:
    """Return the most rolls that anybody's cards leave the seat in its turn."""
    most = UNLIMITED
    for owner in owners(state, "roll_limit"):
        for _, limit in functions(state.monsters[owner].cards, "roll_limit"):
            most = min(most, limit(state, owner, seat))
    return most


def fee_rates(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the energy that tokens on the seat charge for each die of a face that is rolled again."""
    if not state.monsters[seat].tokens:
        return ()
    return tuple(
        (face, each * n)
        for token, n in state.monsters[seat].tokens.items()
        for face, each in TOKENS[token].reroll_fee.items()
    )


def reroll_fee(state: State, seat: int, rerolled: str) -> int:
    """Return the energy that tokens on the seat charge for rolling these dice again."""
    return fee_of(fee_rates(state, seat), rerolled)


def fee_of(rates: tuple[tuple[str, int], ...], rerolled: str) -> int:
    """Return the energy that rolling these dice again costs at these rates."""
    return sum(rate * rerolled.count(face) for face, rate in rates)


@cache
def keeps(dice: str) -> tuple[Action, ...]:
    """Return stopping, and every way to set dice aside and roll at least one again."""
    return (STOP, *(action("keep", kept) for kept in sub_rolls(dice) if kept != dice))


def hindrances(state: State, seat: int) -> tuple[str, bool]:
    """Return the faces that the seat's cards forbid to roll again, and whether cards of others forbid it to stop."""
    cards, forbidden = state.monsters[seat].cards, ""
    if cards and "no_reroll" in LYING[cards].fields:
        forbidden = "".join(CARDS[card].no_reroll for card in cards)
    forcing_it = owners(state, "rerolls_forced")
    return forbidden, bool(forcing_it) and forcing_it != [seat]


def forcing(state: State, seat: int) -> Card:
    """Return the card of another monster that forbids the seat to stop."""
    return next(
        CARDS[card]
        for other, monster in enumerate(state.monsters)
        for card in monster.cards
        if other != seat and CARDS[card].rerolls_forced
    )


def hindered(state: State, seat: int) -> tuple[Action, ...]:
    """Return stopping and the ways to keep, where somebody's cards may charge or forbid."""
    energy, dice = state.monsters[seat].energy, state.dice
    rates = fee_rates(state, seat)
    forbidden, forced = hindrances(state, seat)
    if rates or forbidden or forced:
        return allowed(dice, rates, min(energy, fee_of(rates, dice)), forbidden, forced)
    return keeps(dice)


@lru_cache(MANY)
def allowed(
    dice: str, rates: tuple[tuple[str, int], ...], energy: int, forbidden: str, forced: bool
) -> tuple[Action, ...]:
    """Return the ways to keep that energy pays for and cards allow; and stopping, unless something must be rolled."""
    found = tuple(keep for keep in keeps(dice)[1:] if may_reroll(dice, keep.args[0], rates, energy, forbidden))
    return found if found and forced else (STOP, *found)


def may_reroll(dice: str, kept: str, rates: tuple[tuple[str, int], ...], energy: int, forbidden: str) -> bool:
    """Return whether all the dice but those kept may be rolled again."""
    rerolled = without(dice, kept)
    return fee_of(rates, rerolled) <= energy and not any(face in forbidden for face in rerolled)


@cache
def dice_outcomes(n: int, faces: str) -> tuple[tuple[Action, Fraction], ...]:
    """Return every outcome of ``n`` dice as an action, with its exact probability."""
    return tuple((action("dice", roll), chance) for roll, chance in outcomes(n, faces))



@cache
def showing(dice: str) -> Action:
    """Return the outcome that the dice show these faces."""
    return action("dice", dice)


@automatic("roll_phase")
def start_rolling(state: State, step: Step, log: Log) -> None:
    """Hand the seat its dice."""
    seat = step.seat
    state.phase = "roll"
    monster = state.monsters[seat]
    power_up = state.options.power_up
    if (
        (monster.cards and not OWN_COUNT.isdisjoint(LYING[monster.cards].sums))
        or monster.tokens
        or state.ledger.extra
        or (power_up and others_count(state))
    ):
        dice, state.rolls_left = dice_pool(state, seat), rolls_allowed(state, seat)
        if not dice:
            log.add("nothing", "core.roll.no-dice", seat, what="dice")
            lie(state, seat, log)
            return
    else:
        dice, state.rolls_left = GAMES[state.options.game].dice, ROLLS
    state.agenda.append(Step("roll", seat, (dice,)))
    if power_up:
        open_window(state, "before_roll")
    if monster.cards:
        if log is not SILENT:
            for card in monster.cards:
                if CARDS[card].dice:
                    log.add("extra_dice", CARDS[card].rule, seat, CARDS[card].dice)
                if CARDS[card].rolls:
                    log.add("more", CARDS[card].rule, seat, CARDS[card].rolls, "rolls")
        for _, act in LYING[monster.cards].acts.get("before_roll", ()):
            act(state, seat, log)


@automatic("count_dice")
def count_dice(state: State, step: Step, log: Log) -> None:
    """Count the dice and rolls again, where an evolution was played before the first roll; later only rolls are added.

    Dice once rolled stay as many for the turn. The argument is how many rolls more the seat's cards gave before: what
    they give now is added to those that are left, some of which may have been paid for.
    """
    if state.phase != "roll":
        return
    seat, (before,) = step.seat, step.args
    more = rolls_with(state, seat, total(state.monsters[seat].cards, "rolls")) - rolls_with(state, seat, before)
    rolls = state.rolls_left + state.ledger.rolls + more
    state.rolls_left = max(0, min(rolls, most_rolls(state, seat)) - state.ledger.rolls)
    for at, waits in enumerate(state.agenda):
        if waits.kind == "roll" and not state.ledger.rolls:
            state.agenda[at] = Step("roll", step.seat, (dice_pool(state, step.seat),))
        elif waits.kind == "roll":
            state.rolls_left = max(1, state.rolls_left)  # the dice are in the hand: that roll is made
        elif waits.kind == "keep" and not state.rolls_left and not may_roll_more(state, step.seat):
            state.agenda[at] = Step("final", step.seat)


@trigger
class Roll(Decision):
    """The seat triggers a roll."""

    kind = "roll"
    rule = "core.roll.limit"
    prompt = "Roll the dice."
    always = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the roll itself."""
        return (ROLL,)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Let the dice fall."""
        state.rolls_left -= 1
        state.agenda.append(Step("dice", step.seat, step.args))

    def throw(self, state: State, step: Step, luck: Luck, log: Log) -> None:
        """Roll at once."""
        state.rolls_left -= 1
        faces = GAMES[state.options.game].faces
        DICE.fall(state, step.seat, luck.roll(faces, step.args[0], DICE, state, step), log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that dice set aside wait for the roll of the others."""
        if refused.verb in ("keep", "stop"):
            return "core.roll.limit", "the dice have not been rolled yet: roll first"
        return None


@chance
class Dice(Chance):
    """The dice of a turn."""

    kind = "dice"
    rule = "core.roll.dice"
    prompt = "The dice fall."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every multiset of the dice rolled now."""
        return dice_outcomes(step.args[0], GAMES[state.options.game].faces)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat, its turn, and the roll of the turn."""
        return step.seat, state.monsters[step.seat].turns, "dice", state.ledger.rolls

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Roll."""
        return showing(luck.roll(GAMES[state.options.game].faces, step.args[0], self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Put the dice on the table."""
        self.fall(state, step.seat, outcome.args[0], log)

    def fall(self, state: State, seat: int, rolled: str, log: Log) -> None:
        """Put the dice on the table; ask what to keep while a roll is left."""
        kept = state.kept
        state.dice = sort_faces(kept + rolled) if kept else rolled
        state.ledger.rolls += 1
        if log is not SILENT:
            log.add("roll", "core.roll.dice", seat, len(rolled), rolled, -1, "", state.rolls_left)
        if state.rolls_left or (state.monsters[seat].cards and may_roll_more(state, seat)):
            state.agenda.append(Step("keep", seat))
            if (
                state.options.power_up
                and "between_rolls" not in CLOSED[state.options.windows]
                and awaited(state, "between_rolls")
            ):
                open_now(state, "between_rolls")
        else:
            lie(state, seat, log)


DICE = Dice()


def may_roll_more(state: State, seat: int) -> bool:
    """Return whether a card can give the seat another roll after its last one."""
    more = functions(state.monsters[seat].cards, "more_rolls")
    if not more or state.ledger.rolls >= most_rolls(state, seat):
        return False
    return any(may(state, seat) for _, may in more)


@decision
class Keep(Decision):
    """The seat sets dice aside and rolls the others again, or stops."""

    kind = "keep"
    rule = "core.roll.keep"
    prompt = "Keep which dice? The others are rolled again. Or stop."

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return stopping, and every way to keep that the seat can pay for and cards allow, while a roll is left."""
        if not state.rolls_left:
            return STOPPING
        monster = state.monsters[step.seat]
        if monster.tokens or (monster.cards and "no_reroll" in LYING[monster.cards].fields):
            return hindered(state, step.seat)
        if "rerolls_forced" in USED[state.sets]:
            for monster in state.monsters:
                if monster.cards and "rerolls_forced" in LYING[monster.cards].fields:
                    return hindered(state, step.seat)
        return keeps(state.dice)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Set dice aside for the next roll, or go on to the results."""
        seat = step.seat
        if chosen is STOP:
            if log is not SILENT:
                log.add("stop", "core.roll.stop", seat, 0, state.dice)
            lie(state, seat, log)
            return
        kept = chosen.args[0]
        if log is not SILENT and hindrances(state, seat)[1]:
            log.add("must_roll", forcing(state, seat).rule, seat)
        if state.monsters[seat].tokens:
            fee = reroll_fee(state, seat, without(state.dice, kept))
            if fee:
                pay(state, seat, fee, "core.tokens.reroll-fee", log)
        again = len(state.dice) - len(kept)
        state.dice = state.kept = kept
        if log is not SILENT:
            log.add("keep", "core.roll.keep", seat, again, kept)
        state.agenda.append(Step("roll", seat, (again,)))

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say why dice cannot be kept, or cannot be rolled again."""
        if refused.verb == "roll":
            return "core.roll.keep", "choose first which dice to keep, or stop"
        if refused is STOP:
            by = forcing(state, step.seat)
            return by.rule, f"{by.name} forbids stopping while a die may be rolled again"
        if refused.verb != "keep":
            return None
        if not state.rolls_left:
            return "core.roll.limit", "no roll is left: use a card that gives one, or stop"
        kept = refused.args[0]
        if kept == state.dice:
            return "core.roll.reroll-one", "a reroll needs at least one die; use stop to keep them all"
        missing = "".join(face for face in kept if kept.count(face) > state.dice.count(face))
        if missing:
            return "core.roll.keep", f"the dice show {in_words(state.dice)}: {in_words(missing)} cannot be kept"
        for card in state.monsters[step.seat].cards:
            bound = [face for face in without(state.dice, kept) if face in CARDS[card].no_reroll]
            if bound:
                return CARDS[card].rule, f"{CARDS[card].name} forbids rolling dice with {FACE_NAMES[bound[0]]} again"
        return "core.tokens.reroll-fee", "there is not enough energy for the dice that would be rolled again"


@automatic("final")
def final_roll(state: State, step: Step, log: Log) -> None:
    """Let the dice lie as they are."""
    lie(state, step.seat, log)


def lie(state: State, seat: int, log: Log) -> None:
    """The dice lie: first changes of faces, then the results, then what is added, then conversions."""
    state.phase, state.kept, state.rolls_left = "resolve", "", 0
    if state.options.power_up and "after_roll" not in CLOSED[state.options.windows] and awaited(state, "after_roll"):
        state.agenda.append(Step("dice_lie", seat))
        lay_window(state, "after_roll")
    else:
        to_results(state, seat, log)


@automatic("dice_lie")
def dice_lie(state: State, step: Step, log: Log) -> None:
    """Go on when the window after the last roll is closed."""
    to_results(state, step.seat, log)


def to_results(state: State, seat: int, log: Log) -> None:
    """Lay out what leads from the final dice to the results."""
    used, cards = USED[state.sets], state.monsters[seat].cards
    probing = probes(state, seat) if "probes" in used else []
    acting = cards and not ON_ROLL.isdisjoint(LYING[cards].fields)
    if probing or acting or ("adds_to_others" in used and added_by_others(state, seat)):
        kinds = TO_RESULTS if "free_rerolls" in used else TO_RESULTS[:-1]
        state.agenda += [Step(kind, seat) for kind in kinds]
        state.agenda += probing
    else:
        state.results = state.dice
        begin_resolving(state, seat, log)


def probes(state: State, seat: int) -> list[Step]:
    """Return the decisions of the other monsters whose cards act on the final roll of this one, the first on top."""
    probing = owners(state, "probes")
    return [Step("probe", at) for at in reversed(in_order(tuple(probing), seat, len(state.monsters))) if at != seat]


class OnDice(Decision):
    """The seat's cards may do something with the dice that lie; it is asked again until it passes."""

    moment = ""
    """The moment of `Card` that says what a card offers."""

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return what the seat's cards offer, and passing."""
        offered: tuple[Action, ...] = ()
        for _, offers in functions(state.monsters[step.seat].cards, self.moment):
            offered += offers(state, step.seat)
        return (PASS, *offered) if offered else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Leave the dice as they are."""


@decision
class Change(OnDice):
    """Cards may change faces between the last roll and the first result."""

    kind = "change"
    rule = "core.resolve.changes-first"
    prompt = "Change a die before the results count?"
    moment = "changes"

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the change is not on offer."""
        if refused.verb == "use" and refused.args[0] in CARDS:
            return self.rule, f"the dice show {in_words(state.dice)}: that change is not possible"
        if refused.verb == "resolve":
            return self.rule, "decide first whether to change dice; pass leaves them"
        return None


@chance
class SideRoll(Chance):
    """A single die rolled for a card."""

    kind = "side_roll"
    rule = "core.roll.side"
    prompt = "One die is rolled for a card."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return the six faces."""
        return dice_outcomes(1, GAMES[state.options.game].faces)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return who rolls, in which of its turns, for which card, and the number of such rolls in the turn.

        In the turn of another monster, whose and which turn it is comes besides.
        """
        own = step.seat, state.monsters[step.seat].turns, step.args[0], state.ledger.side_rolls
        return own if step.seat == state.turn else (*own, state.turn, state.monsters[state.turn].turns)

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Roll one die."""
        return showing(luck.roll(GAMES[state.options.game].faces, 1, self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Tell the card what was rolled."""
        state.ledger.side_rolls += 1
        card = CARDS[step.args[0]]
        log.add("roll", card.rule, step.seat, 1, what=outcome.args[0])
        assert card.rolled is not None
        card.rolled(state, step, outcome.args[0], log)
