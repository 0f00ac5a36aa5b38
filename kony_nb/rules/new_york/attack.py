"""Attack: from outside every monster in Manhattan is hit, from Manhattan every monster outside."""

from kony_nb.rules.cards.registry import functions
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.manhattan import insiders, outsiders
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.state import Loss, State, Step

__all__ = ["attack"]

FROM_OUTSIDE = "ny.attack.from-outside"
FROM_MANHATTAN = "ny.attack.from-manhattan"


def attack(state: State, seat: int, n: int, log: Log) -> None:
    """Declare an attack with this many results."""
    monster = state.monsters[seat]
    if monster.place in MANHATTAN:
        rule = FROM_MANHATTAN
        hit = outsiders(state)
    else:
        rule = FROM_OUTSIDE
        hit = insiders(state)
    for _, more in functions(monster.cards, "targets"):
        hit += tuple(other for other in more(state, seat) if other not in hit)
    if not hit:
        log.add("nothing", "ny.attack.empty", seat, n, what="A")
        return
    log.add("attack", rule, seat, n)
    loss = Loss(rule, tuple([(s, n) for s in clockwise(state, hit)]), seat, True, "flee_prompts")
    between: list[Step] = []
    if monster.cards:
        for _, steps in functions(monster.cards, "attacking"):
            between += steps(state, seat, loss)
    declare(state, loss, log, between)
