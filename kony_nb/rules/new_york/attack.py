"""Attack: from outside every monster in Manhattan is hit, from Manhattan every monster outside."""

from kony_nb.rules.cards.registry import CARDS, functions
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.manhattan import insiders, outsiders
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.state import Loss, State, Step

__all__ = ["attack"]

FROM_OUTSIDE = "ny.attack.from-outside"
FROM_MANHATTAN = "ny.attack.from-manhattan"


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


def attack(state: State, seat: int, n: int, log: Log) -> None:
    """Declare an attack with this many results."""
    monster = state.monsters[seat]
    if monster.place in MANHATTAN:
        rule = FROM_MANHATTAN
        hit = outsiders(state)
    else:
        rule = FROM_OUTSIDE
        hit = insiders(state)
    reached: list[tuple[str, int]] = []
    for card, more in functions(monster.cards, "targets") if monster.cards else ():
        besides = tuple(other for other in more(state, seat) if other not in hit)
        reached += [(card.rule, other) for other in besides]
        hit += besides
    if not hit:
        log.add("nothing", "ny.attack.empty", seat, n, what="A")
        return
    log.add("attack", rule, seat, n)
    for by, other in reached:
        log.add("reach", by, seat, other=other)
    hits = tuple([(s, n) for s in clockwise(state, hit)])
    if monster.cards:
        dealt = multiplied(state, seat, n, log)
        hits = tuple([(s, strength(state, seat, s, dealt, log)) for s, _ in hits])
    loss = Loss(rule, hits, seat, True, "flee_prompts")
    between: list[Step] = []
    if monster.cards:
        for _, act in functions(monster.cards, "declared"):
            act(state, seat, loss, log)
        for _, steps in functions(monster.cards, "attacking"):
            between += steps(state, seat, loss)
    for s, _ in hits:
        if state.monsters[s].cards:
            for _, act in functions(state.monsters[s].cards, "attacked"):
                act(state, s, seat, log)
    declare(state, loss, log, between)
