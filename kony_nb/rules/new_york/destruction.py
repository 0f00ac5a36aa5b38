"""Destruction: a tile's whole durability at once, in your own borough, and you must while you can."""

from fractions import Fraction
from functools import cache

from kony_nb.rules.actions import Action, action, drawn
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, chance, decision
from kony_nb.rules.cards.registry import functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.phases.gains import gain_energy, gain_vp, heal
from kony_nb.rules.places import BOROUGH_OF
from kony_nb.rules.state import UNKNOWN, Borough, State, Step

__all__ = ["destruction", "targets_here"]

PASS = action("pass")
CHEAPEST_UNIT = min(unit.durability for unit in UNITS.values())
Stacks = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def with_stack(stacks: Stacks, number: int, stack: tuple[str, ...]) -> Stacks:
    """Return the three stacks with one of them replaced."""
    first, second, third = stacks
    if number == 0:
        return stack, second, third
    return (first, stack, third) if number == 1 else (first, second, stack)


@cache
def top_target(borough: str, number: int, top: str) -> tuple[int, Action]:
    """Return what the top of a stack takes to destroy, and the action that does it."""
    return BUILDINGS[top].durability, action("destroy", f"{borough}.{number}")


@cache
def unit_target(borough: str, unit: str) -> tuple[int, Action]:
    """Return what a unit takes to destroy, and the action that does it."""
    return UNITS[unit].durability, action("destroy", f"{borough}.{unit}")


def targets_here(borough: str, tiles: Borough, skulls: int) -> tuple[Action, ...]:
    """Return what this many Destruction results can destroy in a borough: tops of stacks, and old units."""
    found = []
    number = 1
    for stack in tiles.stacks:
        if stack:
            durability, destroy = top_target(borough, number, stack[-1])
            if durability <= skulls:
                found.append(destroy)
        number += 1
    if skulls >= CHEAPEST_UNIT:
        for unit in dict.fromkeys(tiles.units):
            durability, destroy = unit_target(borough, unit)
            if durability <= skulls:
                found.append(destroy)
    return tuple(found)


def elsewhere(state: State, seat: int, skulls: int) -> tuple[Action, ...]:
    """Return what the seat's cards let it destroy in other boroughs."""
    found: tuple[Action, ...] = ()
    for _, more in functions(state.monsters[seat].cards, "elsewhere"):
        found += more(state, seat, skulls)
    return found


@decision
class Destroy(Decision):
    """Choose what to destroy next. The arguments are the results left, and other boroughs already chosen by a card."""

    kind = "destroy"
    rule = "ny.destroy.must"
    prompt = "What do you destroy?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return every affordable target, and passing where nothing obliges."""
        skulls = step.args[0]
        if not skulls:
            return ()
        monster = state.monsters[step.seat]
        home = BOROUGH_OF[monster.place or "lower"]
        here = targets_here(home, state.boroughs[home], skulls)
        there = elsewhere(state, step.seat, skulls) if monster.cards else ()
        if there and not here and not any(target.args[0].split(".")[0] in step.args for target in there):
            return (PASS, *there)
        return here + there

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Destroy it, then go on with the results that are left."""
        if chosen is PASS:
            log.add("nothing", "ny.destroy.leftover", step.seat, step.args[0], what="D")
            return
        seat = step.seat
        borough, target = chosen.args[0].split(".")
        home = BOROUGH_OF[state.monsters[seat].place or "lower"]
        tiles = state.boroughs[borough]
        what = tiles.stacks[int(target) - 1][-1] if target.isdigit() else target
        facts = BUILDINGS.get(what) or UNITS[what]
        skulls = step.args[0] - facts.durability
        bound = step.args[1:] if borough == home or borough in step.args else (*step.args[1:], borough)
        state.agenda.append(Step("destroy", seat, (skulls, *bound)))
        state.ledger.destroyed += (what,)
        if log is not SILENT:
            log.add("destroy", "ny.destroy.whole", seat, facts.durability, what=what, place=borough)
        if target.isdigit():
            self.flip(state, borough, int(target) - 1, log)
        else:
            units = list(tiles.units)
            units.remove(what)
            state.boroughs[borough] = Borough(tiles.stacks, tuple(units), tiles.fresh)
            state.removed = {**state.removed, what: state.removed.get(what, 0) + 1}
            if log is not SILENT:
                log.add("take_unit", "ny.destroy.unit-taken", seat, what=what, place=borough)
        pay_reward(state, seat, what, log)
        cards = state.monsters[seat].cards
        for _, act in functions(cards, "destroyed") if cards else ():
            act(state, seat, what, log)

    def flip(self, state: State, borough: str, stack: int, log: Log) -> None:
        """Turn the top of a stack to its unit; the tile below is exposed."""
        tiles = state.boroughs[borough]
        *rest, top = tiles.stacks[stack]
        unit = BUILDINGS[top].unit
        stacks = with_stack(tiles.stacks, stack, tuple(rest))
        state.boroughs[borough] = Borough(stacks, tiles.units, tuple(sorted((*tiles.fresh, unit))))
        if log is not SILENT:
            log.add("appear", "ny.destroy.flip", what=unit, place=borough)
        if rest and rest[-1] == UNKNOWN:
            state.agenda.append(Step("expose", -1, (borough, stack)))
        elif rest:
            log.add("expose", "ny.destroy.expose", n=stack + 1, what=rest[-1], place=borough)

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Say that results are left over."""
        left = step.args[0]
        if left:
            log.add("nothing", "ny.destroy.leftover", step.seat, left, what="D")

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say why this cannot be destroyed, or why the seat must go on."""
        skulls = step.args[0]
        if refused.verb in ("pass", "stop", "end", "resolve"):
            return self.rule, f"{skulls} Destruction can still destroy something: you must go on"
        if refused.verb != "destroy":
            return None
        borough, target = refused.args[0].split(".")
        if borough != BOROUGH_OF[state.monsters[step.seat].place or "lower"]:
            return "ny.destroy.own-borough", "only tiles and units of your own borough can be destroyed"
        tiles = state.boroughs[borough]
        if target.isdigit():
            stack = tiles.stacks[int(target) - 1]
            if not stack:
                return "ny.destroy.whole", f"stack {target} is empty"
            return "ny.destroy.whole", f"it takes {BUILDINGS[stack[-1]].durability} Destruction, {skulls} are left"
        if target in tiles.units:
            return "ny.destroy.whole", f"it takes {UNITS[target].durability} Destruction, {skulls} are left"
        if target in tiles.fresh:
            return "ny.destroy.fresh", f"the {target} appeared in this turn: not before the next"
        return "ny.destroy.own-borough", f"there is no {target} in this borough"


def pay_reward(state: State, seat: int, what: str, log: Log) -> None:
    """Pay for a destroyed tile or unit; life points from tiles come in Manhattan too."""
    pays, amount = reward(what, state.options)
    rule = (BUILDINGS.get(what) or UNITS[what]).rule
    if pays == "vp":
        gain_vp(state, seat, amount, rule, log)
    elif pays == "energy":
        gain_energy(state, seat, amount, rule, log)
    else:
        heal(state, seat, amount, rule, log)


def destruction(state: State, seat: int, n: int, log: Log) -> None:
    """Begin to use the Destruction results."""
    state.agenda.append(Step("destroy", seat, (n,)))


@chance
class Expose(Chance):
    """The tile under a destroyed building, or on top of a new stack, is turned up."""

    kind = "expose"
    rule = "ny.destroy.expose"
    prompt = "A tile is exposed."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return the kinds of tile still unseen, by how many of them there are."""
        every = sum(state.tiles.values())
        return tuple((drawn(tile), Fraction(n, every)) for tile, n in state.tiles.items() if n)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the stack and how high it is."""
        borough, stack = step.args
        return "tile", borough, stack, len(state.boroughs[borough].stacks[stack])

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Draw from the bag of unseen tiles."""
        return drawn(luck.draw(state.tiles, self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Turn the tile up."""
        borough, stack = step.args
        tile = outcome.args[0]
        bag = state.tiles.copy()
        bag[tile] -= 1
        state.tiles = bag
        tiles = state.boroughs[borough]
        stacks = with_stack(tiles.stacks, stack, (*tiles.stacks[stack][:-1], tile))
        state.boroughs[borough] = Borough(stacks, tiles.units, tiles.fresh)
        if log is not SILENT:
            log.add("expose", self.rule, n=stack + 1, what=tile, place=borough)
