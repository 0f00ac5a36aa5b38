"""What waits for a monster where it will stand: what its next turn begins with, and who may hit it until then."""

from kony_nb.coach.effects import Effects
from kony_nb.coach.phrases import COINS, named_place, rules_of
from kony_nb.coach.said import Part, Said, amount, chance, joined, said
from kony_nb.game.phrases import cause
from kony_nb.odds.surviving import survival
from kony_nb.rules.events import Event

__all__ = ["danger", "pay"]


def pay(found: Effects, seat: int) -> list[Said]:
    """Return what the place and the cards pay when the next turn of the seat begins, each payer by itself."""
    payers: dict[str, list[Event]] = {}
    where = named_place(found.after.monsters[seat].place)
    for event in found.start:
        if event.kind in ("vp", "energy", "lp") and event.seat == seat and event.n > 0:
            by_card = event.rule.startswith("card.")
            payers.setdefault(cause(event) if by_card else where, []).append(event)
    parts = []
    for payer, events in payers.items():
        coins: list[tuple[Part, ...]] = []
        for kind, unit in COINS:
            n = sum(event.n for event in events if event.kind == kind)
            if n:
                rules = rules_of(event for event in events if event.kind == kind)
                coins.append((amount(n, f"next_turn.{kind} {' '.join(rules)}"), f" {unit}"))
        parts.append(said(f"{payer} pays ", *joined(coins), " when your next turn begins", rules=rules_of(events)))
    return parts


def danger(found: Effects, seat: int) -> list[Said]:
    """Return who may attack the seat before its next turn, and how likely it dies, if it is still there."""
    state = found.after
    if not state.monsters[seat].alive or state.result:
        return []
    odds = survival(state, seat)
    if not odds.attackers:
        return [said("as all stand now, no attack reaches you before your next turn")]
    each: list[tuple[Part, ...]] = [
        (f"{state.monsters[one.seat].name} hits you with probability ", chance(one.hits, f"survival.hits {one.seat}"))
        if not at
        else (f"{state.monsters[one.seat].name} with ", chance(one.hits, f"survival.hits {one.seat}"))
        for at, one in enumerate(odds.attackers)
    ]
    goes = "it goes" if len(each) == 1 else "they go"
    lp = amount(odds.lp, "survival.lp")
    end: tuple[Part, ...] = (
        ("you die with ", chance(odds.dies, "survival.dies"))
        if odds.dies
        else ("that cannot kill you" if len(each) == 1 else "together they cannot kill you",)
    )
    words = (*joined(each), f" before your next turn if {goes} for attacks; with your ", lp, " LP ", *end)
    return [said(*words)]
