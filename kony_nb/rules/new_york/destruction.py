"""Destruction: a tile's whole durability at once, in your own borough, and you must while you can."""

from fractions import Fraction
from functools import cache, lru_cache

from kony_nb.rules.actions import Action, action, drawn
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, chance, decision
from kony_nb.rules.cards.registry import CARDS, LYING, MANY, functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.phases.gains import gain_energy, gain_vp, heal
from kony_nb.rules.places import BOROUGH_OF, PLACE_NAMES
from kony_nb.rules.state import UNKNOWN, Borough, State, Step

__all__ = ["aim_at", "destruction", "targets_here", "unit_costs", "units_here", "within_reach"]

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
def unit_target(borough: str, unit: str) -> Action:
    """Return the action that destroys a unit."""
    return action("destroy", f"{borough}.{unit}")


@lru_cache(MANY)
def unit_costs(cards: tuple[str, ...]) -> dict[str, int]:
    """Return what destroying each unit takes an owner of these cards."""
    costs = {unit: facts.durability for unit, facts in UNITS.items()}
    for card in cards:
        for unit, cost in CARDS[card].durability.items():
            costs[unit] = min(costs[unit], cost)
    return costs


def targets_here(borough: str, tiles: Borough, skulls: int, cards: tuple[str, ...] = ()) -> tuple[Action, ...]:
    """Return what this many Destruction results can destroy in a borough: tops of stacks, and old units."""
    found = []
    number = 1
    for stack in tiles.stacks:
        if stack:
            durability, destroy = top_target(borough, number, stack[-1])
            if durability <= skulls:
                found.append(destroy)
        number += 1
    if tiles.units and (cards or skulls >= CHEAPEST_UNIT):
        found += units_here(borough, tiles, skulls, cards)
    return tuple(found)


def units_here(borough: str, tiles: Borough, skulls: int, cards: tuple[str, ...]) -> list[Action]:
    """Return the old units of a borough that an owner of these cards can destroy with this many results."""
    costs = unit_costs(cards)
    return [unit_target(borough, unit) for unit in dict.fromkeys(tiles.units) if costs[unit] <= skulls]


@lru_cache(MANY)
def price(what: str, cards: tuple[str, ...]) -> tuple[int, str]:
    """Return what destroying a tile or unit takes an owner of these cards, and the rule or card that says so."""
    if what in BUILDINGS:
        return BUILDINGS[what].durability, "ny.destroy.whole"
    cost = unit_costs(cards)[what]
    cheaper = [CARDS[card].rule for card in cards if CARDS[card].durability.get(what) == cost]
    return cost, cheaper[0] if cheaper and cost < UNITS[what].durability else "ny.destroy.whole"


def within_reach(state: State, seat: int, borough: str, skulls: int) -> tuple[Action, ...]:
    """Return what the seat could destroy in a borough with this many results."""
    tiles, cards = state.boroughs[borough], state.monsters[seat].cards
    if state.ledger.units_only:
        return tuple(units_here(borough, tiles, skulls, cards))
    return targets_here(borough, tiles, skulls, cards)


def elsewhere(state: State, seat: int, skulls: int) -> tuple[Action, ...]:
    """Return what the seat's cards let it destroy in other boroughs."""
    found: tuple[Action, ...] = ()
    for _, more in functions(state.monsters[seat].cards, "elsewhere"):
        found += more(state, seat, skulls)
    return found


@decision
class Destroy(Decision):
    """Choose what to destroy next.

    The arguments are the results left, the borough at which a card aims them ("" for wherever the monster is), and
    other boroughs in which a card destroyed something.
    """

    kind = "destroy"
    rule = "ny.destroy.must"
    prompt = "What do you destroy?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return every affordable target, and passing where nothing obliges."""
        skulls = step.args[0]
        if not skulls:
            return ()
        monster = state.monsters[step.seat]
        lying = LYING[monster.cards]
        if "elsewhere" not in lying.acts and not state.ledger.units_only:
            home = step.args[1] or BOROUGH_OF[monster.place or "lower"]
            cards = monster.cards if "durability" in lying.fields else ()
            return targets_here(home, state.boroughs[home], skulls, cards)
        here = within_reach(state, step.seat, aimed_at(state, step), skulls)
        there = tuple(target for target in elsewhere(state, step.seat, skulls) if target not in here)
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
        tiles = state.boroughs[borough]
        what = tiles.stacks[int(target) - 1][-1] if target.isdigit() else target
        cards = state.monsters[seat].cards
        cost, rule = price(what, cards)
        skulls = step.args[0] - cost
        bound = step.args[1:]
        if cards and borough not in step.args and borough != aimed_at(state, step):
            bound += (borough,)
        state.agenda.append(Step("destroy", seat, (skulls, *bound)))
        self.tear_down(state, seat, borough, target, cost, rule, log)

    def tear_down(self, state: State, seat: int, borough: str, target: str, cost: int, rule: str, log: Log) -> None:
        """Destroy the top of a stack, or a unit, for its reward; ``rule`` says what does it, ``cost`` what it takes."""
        tiles, cards = state.boroughs[borough], state.monsters[seat].cards
        what = tiles.stacks[int(target) - 1][-1] if target.isdigit() else target
        state.ledger.destroyed += (what,)
        if log is not SILENT:
            log.add("destroy", rule, seat, cost, what=what, place=borough)
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
        if cards:
            for _, act in functions(cards, "destroyed"):
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
        if left and log is not SILENT:
            log.add("nothing", "ny.destroy.leftover", step.seat, left, what="D")

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say why this cannot be destroyed, or why the seat must go on."""
        skulls = step.args[0]
        if refused.verb in ("pass", "stop", "end", "resolve"):
            return self.rule, f"{skulls} Destruction can still destroy something: you must go on"
        if refused.verb != "destroy":
            return None
        borough, target = refused.args[0].split(".")
        if borough != aimed_at(state, step):
            where = PLACE_NAMES[aimed_at(state, step)]
            return "ny.destroy.own-borough", f"only tiles and units of {where} can be destroyed now"
        tiles = state.boroughs[borough]
        left = f"{skulls} {'is' if skulls == 1 else 'are'} left"
        if target.isdigit():
            stack = tiles.stacks[int(target) - 1]
            if not stack:
                return "ny.destroy.whole", f"stack {target} is empty"
            if state.ledger.units_only:
                return "ny.destroy.units-only", "a card used in this turn allows only units to be destroyed"
            return "ny.destroy.whole", f"it takes {BUILDINGS[stack[-1]].durability} Destruction, {left}"
        if target in tiles.units:
            cost = unit_costs(state.monsters[step.seat].cards)[target]
            return "ny.destroy.whole", f"it takes {cost} Destruction, {left}"
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
    """Begin to use the Destruction results: at home, unless a card lets the seat use them elsewhere."""
    cards = state.monsters[seat].cards
    aiming = LYING[cards].acts.get("aims", ())
    aim = aiming and any(aims(state, seat, n) for _, aims in aiming)
    state.agenda.append(Step("aim" if aim else "destroy", seat, (n, "")))


def aimed_at(state: State, step: Step) -> str:
    """Return the borough in which the Destruction is used."""
    aimed: str = step.args[1]
    return aimed or BOROUGH_OF[state.monsters[step.seat].place or "lower"]


def aim_at(state: State, borough: str) -> None:
    """Use the Destruction of the decision that waits in another borough."""
    asked = state.agenda.pop()
    state.agenda.append(Step("destroy", asked.seat, (asked.args[0], borough)))


@decision
class Aim(Decision):
    """Choose where the Destruction is used. The arguments are those of the decision what to destroy."""

    kind = "aim"
    rule = "ny.destroy.aim"
    prompt = "Use your Destruction in another borough?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the boroughs that cards offer, and passing to stay at home."""
        offered: tuple[Action, ...] = ()
        for _, aims in functions(state.monsters[step.seat].cards, "aims"):
            offered += aims(state, step.seat, step.args[0])
        return (PASS, *offered)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Stay at home."""
        state.agenda.append(Step("destroy", step.seat, step.args))

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the borough is chosen first."""
        return (self.rule, "choose the borough first; pass stays at home") if refused.verb == "destroy" else None


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
