"""A loss of life points: declared, open to change, applied to all at once, then eliminations, then what follows."""

from functools import lru_cache

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, automatic, decision
from kony_nb.rules.cards.registry import CARDS, LYING, MANY, USED, functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.playing import awaited
from kony_nb.rules.state import Loss, State, Step

__all__ = [
    "ask_before_loss",
    "change_loss",
    "clockwise",
    "declare",
    "declared_loss",
    "pending_loss",
    "windows",
    "would_lose",
]

PASS = action("pass")
DEALS = frozenset({"struck", "wounding", "dealt", "wounded"})
"""What cards do when their owner has damaged others."""


def clockwise(state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats in the order in which they are served: the active monster first, then clockwise."""
    if len(seats) < 2:
        return seats
    return in_order(seats, state.turn, len(state.monsters))


@lru_cache(MANY)
def in_order(seats: tuple[int, ...], start: int, n: int) -> tuple[int, ...]:
    """Return seats of a table of ``n`` clockwise from ``start``."""
    return tuple(sorted(seats, key=lambda seat: (seat - start) % n))


def declare(state: State, loss: Loss, log: Log, between: list[Step] | None = None) -> None:
    """Declare a loss: its targets are fixed from now on.

    It is applied at once unless something comes between: steps given here, or cards that their owners may use first.
    """
    if between:
        state.agenda.append(Step("loss", -1, (), loss))
        state.agenda += between
        return
    monsters = state.monsters
    if loss.attacker >= 0 and monsters[loss.attacker].cards:
        loss = raised(state, loss, log)
    for seat, _ in loss.hits:
        cards = monsters[seat].cards
        if cards and "before_loss" in LYING[cards].acts:
            open_windows(state, loss, log)
            return
    if state.options.power_up and awaited(state, "before_loss"):
        open_windows(state, loss, log)
        return
    apply(state, loss, log)


def raised(state: State, loss: Loss, log: Log) -> Loss:
    """Return a loss with what the cards of the one who deals it add, whether it is an attack or not."""
    owner = loss.attacker
    if owner < 0 or "raises" not in USED[state.sets]:
        return loss
    hits = []
    for seat, amount in loss.hits:
        more = amount
        for card, raises in functions(state.monsters[owner].cards, "raises"):
            before, more = more, raises(state, owner, loss, seat, more)
            if more > before:
                log.add("boost", card.rule, owner, more - before, other=seat)
        hits.append((seat, more))
    return Loss(loss.rule, tuple(hits), owner, loss.attack, loss.then)


def change_loss(state: State, seat: int, amount: int) -> int:
    """Change what a seat will lose in the loss that is pending on top of the agenda, and return what it was before."""
    for at in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[at]
        if step.kind in ("loss", "apply_loss") and step.loss is not None:
            old = step.loss
            hits = tuple((s, amount if s == seat else n) for s, n in old.hits)
            new = Loss(old.rule, hits, old.attacker, old.attack, old.then)
            state.agenda[at] = Step(step.kind, -1, loss=new)
            return dict(old.hits)[seat]
    raise LookupError("no loss is pending")


def pending_loss(state: State, step: Step) -> Loss:
    """Return the loss that a window before it is about, as it is by now."""
    asked = step.loss
    assert asked is not None
    seats = [seat for seat, _ in asked.hits]
    for below in reversed(state.agenda):
        loss = below.loss
        if below.kind == "apply_loss" and loss is not None and loss.rule == asked.rule:
            return loss if [seat for seat, _ in loss.hits] == seats else asked
    return asked


def declared_loss(state: State) -> Loss | None:
    """Return the loss that is about to be applied next, with what has changed it so far; None if there is none."""
    for step in reversed(state.agenda):
        if step.kind == "apply_loss":
            return step.loss
    return None


def would_lose(state: State, seat: int, loss: Loss) -> int:
    """Return the life points that the seat will lose to a loss if nothing more changes it."""
    amount = dict(loss.hits)[seat]
    if shield(state, seat):
        return 0
    for _, reduce in functions(state.monsters[seat].cards, "reduce"):
        amount = reduce(state, seat, loss, amount)
    return amount


def shield(state: State, seat: int) -> str:
    """Return the card by which the seat loses nothing in this turn, "" if there is none."""
    return next((card for card, covered in state.ledger.shields if covered == seat), "")


@automatic("loss")
def declared(state: State, step: Step, log: Log) -> None:
    """Go on with a loss that waited for something."""
    assert step.loss is not None
    open_windows(state, raised(state, step.loss, log), log)


def open_windows(state: State, loss: Loss, log: Log) -> None:
    """Ask those who can still do something before the loss is applied."""
    asked = windows(state, loss)
    if asked:
        state.agenda.append(Step("apply_loss", -1, loss=loss))
        state.agenda += asked
    else:
        apply(state, loss, log)


def windows(state: State, loss: Loss) -> list[Step]:
    """Return the decisions of those who can do something before a loss of theirs, the first one on top.

    Above them lies the window in which anybody may play an evolution.
    """
    asked = []
    for seat, _ in reversed(loss.hits):
        cards = state.monsters[seat].cards
        entries = functions(cards, "before_loss") if cards else ()
        if entries and any(asks(state, seat, loss) for _, asks in entries):
            asked.append(Step("before_loss", seat, loss=loss))
    if state.options.power_up and awaited(state, "before_loss"):
        asked.append(Step("window", -1, ("before_loss",)))
    return asked


def ask_before_loss(state: State, seat: int) -> None:
    """Ask the seat before the loss that is about to be applied, for a card that came when others had been asked."""
    for step in reversed(state.agenda):
        if step.kind == "before_loss" and step.seat == seat:
            return
        if step.kind == "apply_loss":
            state.agenda.append(Step("before_loss", seat, (), step.loss))
            return


@automatic("apply_loss")
def apply_step(state: State, step: Step, log: Log) -> None:
    """Apply a loss whose windows are closed."""
    assert step.loss is not None
    apply(state, step.loss, log)


def apply(state: State, loss: Loss, log: Log) -> None:
    """Take the life points of every target, then put eliminations and consequences on the agenda."""
    real: list[tuple[int, int]] = []
    suffered: tuple[tuple[int, int], ...] = ()
    dead = []
    hurting = False
    for seat, amount in loss.hits:
        monster = state.monsters[seat]
        if not monster.alive:
            continue
        if amount and state.ledger.shields and (card := shield(state, seat)):
            log.add("reduce", CARDS[card].rule, seat, amount, other=loss.attacker)
            amount = 0
        acts = LYING[monster.cards].acts
        if "reduce" in acts:
            for entry, reduce in acts["reduce"]:
                before, amount = amount, reduce(state, seat, loss, amount)
                if amount < before:
                    log.add("reduce", entry.rule, seat, before - amount, other=loss.attacker)
        lost = amount if amount < monster.lp else monster.lp
        hit = (seat, lost)
        real.append(hit)
        if lost <= 0:
            log.add("nothing", loss.rule, seat, other=loss.attacker, now=monster.lp)
            continue
        monster.lp -= lost
        if log is not SILENT:
            log.add("damage", loss.rule, seat, lost, "", loss.attacker, "", monster.lp)
        suffered += (hit,)
        if not monster.lp:
            dead.append(seat)
        if "damaged" in acts or "hurt" in acts:
            hurting = True
    if state.options.power_up:
        state.ledger.lost += suffered
    agenda, attacker = state.agenda, loss.attacker
    if attacker >= 0 or hurting:
        hits = tuple(real)
        applied = Loss(loss.rule, hits, attacker, loss.attack, loss.then)
        if loss.then:
            agenda.append(Step(loss.then, -1, (), applied))
        if hurting:
            agenda.append(Step("damaged", -1, (), applied))
        if attacker >= 0:
            if attacker == state.turn:
                state.ledger.dealt += hits
            cards = state.monsters[attacker].cards
            if cards and not DEALS.isdisjoint(LYING[cards].acts):
                for _, act in functions(cards, "struck"):
                    act(state, attacker, applied, log)
                agenda.append(Step("dealt", attacker, (), applied))
    if dead:
        agenda.append(Step("fall" if state.options.power_up else "deaths", -1, tuple(dead), loss))


@automatic("dealt")
def dealt(state: State, step: Step, log: Log) -> None:
    """Let the attacker's cards act on those it damaged and who still live."""
    assert step.loss is not None
    if step.loss.attack and any(lost and seat != step.seat for seat, lost in step.loss.hits):
        for _, act in functions(state.monsters[step.seat].cards, "wounding"):
            act(state, step.seat, step.loss, log)
    for seat, lost in step.loss.hits:
        if lost and seat != step.seat and state.monsters[seat].alive:
            cards = state.monsters[step.seat].cards
            for _, act in functions(cards, "dealt"):
                act(state, step.seat, seat, log)
            for _, act in functions(cards, "wounded") if step.loss.attack else ():
                act(state, step.seat, seat, log)


@automatic("damaged")
def damaged(state: State, step: Step, log: Log) -> None:
    """Let the cards of those who were damaged and still live act."""
    assert step.loss is not None
    for seat, lost in step.loss.hits:
        if lost and state.monsters[seat].alive:
            for _, act in functions(state.monsters[seat].cards, "damaged"):
                act(state, seat, lost, log)
            for _, hurt in functions(state.monsters[seat].cards, "hurt"):
                hurt(state, seat, step.loss, lost, log)


@decision
class BeforeLoss(Decision):
    """A card may be used before the loss is applied; the arguments are cards that acted on it once and for all."""

    kind = "before_loss"
    rule = "core.loss.window"
    prompt = "You are about to lose life points. Use a card first?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the pass to which cards add their uses."""
        loss = pending_loss(state, step)
        asks = functions(state.monsters[step.seat].cards, "before_loss")
        return (PASS,) if any(card.id not in step.args and ask(state, step.seat, loss) for card, ask in asks) else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Let the loss come."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say which card cannot be used now."""
        return None
