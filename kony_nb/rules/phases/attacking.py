"""An attack: whom it hits and how hard, and what cards do before its losses are applied."""

from kony_nb.rules.actions import action
from kony_nb.rules.cards.registry import CARDS, LYING, USED, functions, owners
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State, Step

__all__ = ["HOLD", "attack", "may_leave", "multiplied", "reached", "strength"]

HOLD = action("hold")


def multiplied(state: State, seat: int, n: int, log: Log) -> int:
    """Return what an attack with this many results deals to every target, before what cards add for some."""
    for card in state.monsters[seat].cards:
        more = n * (CARDS[card].attack_multiplier - 1)
        if more:
            log.add("boost", CARDS[card].rule, seat, more)
            n += more
    return n


def strength(state: State, seat: int, target: int, n: int, log: Log) -> int:
    """Return what an attack deals to a target, with what cards add."""
    for card, hits in functions(state.monsters[seat].cards, "hits"):
        before, n = n, hits(state, seat, target, n)
        if n > before:
            log.add("boost", card.rule, seat, n - before, other=target)
    return n


def reached(state: State, seat: int) -> tuple[tuple[int, ...], list[tuple[str, int]]]:
    """Return whom an attack of the seat hits: by where it stands, and besides, each with the card that reaches it."""
    hit, _ = GAMES[state.options.game].reach(state, seat)
    return hit, reached_besides(state, seat, hit)


def reached_besides(state: State, seat: int, hit: tuple[int, ...]) -> list[tuple[str, int]]:
    """Return whom cards of the seat reach besides those hit, each with the card that does."""
    besides: list[tuple[str, int]] = []
    for card, more in functions(state.monsters[seat].cards, "targets"):
        known = {*hit, *(other for _, other in besides)}
        besides += [(card.rule, other) for other in more(state, seat) if other not in known]
    return besides


def kept_inside(state: State) -> bool:
    """Return whether a card forbids everybody to leave the city because of an attack."""
    return bool(owners(state, "keeps_inside"))


def may_leave(state: State, loss: Loss, inside: tuple[int, ...]) -> tuple[int, ...]:
    """Return who of those in the city has the right to leave it after an attack, in their order."""
    if kept_inside(state):
        return ()
    needs_loss = state.options.leaving_needs == "loss"
    attacked = [seat for seat, lost in loss.hits if lost or not needs_loss]
    return tuple([seat for seat in inside if seat in attacked])


def attack(state: State, seat: int, n: int, log: Log) -> None:
    """Declare an attack with this many results."""
    rules = GAMES[state.options.game]
    hit, rule = rules.reach(state, seat)
    monster = state.monsters[seat]
    state.ledger.attacks += n
    acts = LYING[monster.cards].acts
    besides = reached_besides(state, seat, hit) if "targets" in acts else []
    if besides:
        hit += tuple([other for _, other in besides])
    if not hit:
        log.add("nothing", rules.no_target_rule, seat, n, what="A")
        return
    if log is not SILENT:
        log.add("attack", rule, seat, n)
    for by, other in besides:
        log.add("reach", by, seat, other=other)
    dealt = multiplied(state, seat, n, log) if monster.cards else n
    hits = tuple([(s, dealt) for s in clockwise(state, hit)])
    if "hits" in acts:
        hits = tuple([(s, strength(state, seat, s, dealt, log)) for s, _ in hits])
    loss = Loss(rule, hits, seat, True, rules.after_attack)
    between: list[Step] = []
    for _, act in acts.get("declared", ()):
        act(state, seat, loss, log)
    for _, steps in acts.get("attacking", ()):
        between += steps(state, seat, loss)
    bracing = owners(state, "braces")
    if bracing and not kept_inside(state):
        for s in reversed([s for s in hit if s in bracing]):  # the first of them is asked first
            asks = [steps(state, s, loss) for _, steps in functions(state.monsters[s].cards, "braces")]
            between += dict.fromkeys(step for steps in asks for step in steps)  # two cards that ask the same ask once
    if "attacked" in USED[state.sets]:
        for s, _ in hits:
            for _, act in LYING[state.monsters[s].cards].acts.get("attacked", ()):
                act(state, s, seat, log)
    declare(state, loss, log, between)
