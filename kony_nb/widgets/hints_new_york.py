"""What a choice means in King of New York: boroughs, tiles, stars, Ouch, and fleeing."""

from kony_nb.game.game import Game
from kony_nb.odds.surviving import turns_before
from kony_nb.rules.actions import Action
from kony_nb.rules.new_york.celebrity import needed
from kony_nb.rules.new_york.destruction import unit_costs
from kony_nb.rules.new_york.manhattan import EARNINGS, move_fee
from kony_nb.rules.new_york.ouch import units_around
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.places import MANHATTAN, OUTER, PLACE_NAMES, borough_of, zone_of
from kony_nb.rules.state import State
from kony_nb.views.new_york.tile_words import kind_name
from kony_nb.widgets.editor_new_york import city_groups
from kony_nb.widgets.game_hints import GameHints

__all__ = ["NEW_YORK"]

PAYS = {"vp": "VP", "energy": "energy", "lp": "LP"}
ONE_DIE = 1 / 6
THREE_TRIES = 1 - (5 / 6) ** 3
DICE = 6


def choice(game: Game, seat: int, action: Action) -> str:
    """Return what destroying, going or staying means here."""
    state, decision = game.state, game.decision
    match action.verb:
        case "destroy":
            return _target(state, seat, action.args[0])
        case "place" | "flee" | "move":
            fee = move_fee(state) if action.verb != "place" and decision and decision.kind != "leave" else 0
            cost = f"costs {fee} energy; " if fee else ""
            return cost + borough_words(state, action.args[0], seat)
        case "stay":
            return borough_words(state, borough_of(state.monsters[seat].place or "lower"), seat)
        case "enter":
            return "1 VP now; your hearts no longer heal; attacks from outside hit you"
    return ""


def face(state: State, seat: int, face: str, n: int) -> str:
    """Return what Destruction, stars and Ouch will do."""
    monster = state.monsters[seat]
    match face:
        case "D":
            return f"destroy for {n} in {PLACE_NAMES[borough_of(monster.place or 'lower')]}"
        case "S":
            if state.superstar == seat:
                return f"{n} VP as the Superstar"
            stars = needed(state)
            return "takes the Superstar" if n >= stars else f"fewer than {stars}: nothing"
        case _:
            units = units_around(state, seat)
            struck = ("you", "everybody in your borough", "everybody everywhere")[min(n, 3) - 1]
            statue = ", and you take the Statue of Liberty" if n > 2 else ""
            return f"units strike {struck}: {units} damage to you{statue}"


def attack(state: State, seat: int) -> str:
    """Return nothing: entering Manhattan has no attack for a reason."""
    return ""


def borough_words(state: State, borough: str, seat: int) -> str:
    """Return who and what is in a borough: company, units that shoot, and the tops of the stacks."""
    tiles = state.boroughs[borough]
    company = [m.name for s, m in enumerate(state.monsters) if s != seat and m.place and borough_of(m.place) == borough]
    units = len(tiles.units) + len(tiles.fresh)
    tops = [str(BUILDINGS[stack[-1]].durability) for stack in tiles.stacks if stack and stack[-1] in BUILDINGS]
    words = [f"with {', '.join(company)}" if company else "nobody there"]
    words.append(f"{units} unit{'s' * (units != 1)}" if units else "no units")
    each = f"{', '.join(tops[:-1])}{' and ' * (len(tops) > 1)}{tops[-1]}" if tops else ""
    words.append(f"building{'s' * (len(tops) > 1)} for {each} Destruction" if tops else "no buildings")
    return "; ".join(words)


def preview(game: Game) -> str:
    """Return what holding Manhattan may cost until the next turn, or the Destruction that is left; "" elsewhere.

    Those who roll are the monsters outside that have a turn before its own next one. The average is exact for six
    dice: as they fall, each shows an attack with 1/6; who rolls three times for attacks gets one from a die with
    1 - (5/6)**3.
    """
    decision, state = game.decision, game.state
    if decision is not None and decision.kind == "destroy":
        return f"{state.agenda[-1].args[0]} Destruction left to use."
    if decision is None or decision.kind != "flee":
        return ""
    monster = state.monsters[decision.index]
    n = sum(state.monsters[seat].place not in MANHATTAN for seat in turns_before(state, decision.index))
    pays, energy = EARNINGS[zone_of(monster.place or "lower")]
    low, high = DICE * ONE_DIE * n, DICE * THREE_TRIES * n
    danger = (
        f"Before your next turn {n} monster{'s' * (n != 1)} outside will roll: about {low:.0f} damage if their dice "
        f"fall as they like, about {high:.0f} if all of them go for attacks."
        if n
        else "Nobody else attacks you before your next turn."
    )
    return (
        f"The damage is done: you have {monster.lp} LP left. {danger} "
        f"Holding pays {pays} VP and {energy} energy at the start of your turn, and hearts do not heal you here."
    )


def wishes(game: Game) -> list[str]:
    """Return the places and targets that a decision is about."""
    decision, state = game.decision, game.state
    assert decision is not None
    monster = state.monsters[decision.index]
    borough = borough_of(monster.place or "lower")
    match decision.kind:
        case "place":
            return [f"place {place}" for place in OUTER]
        case "destroy":
            tiles = state.boroughs[borough]
            texts = [f"destroy {borough}.{at}" for at in (1, 2, 3) if tiles.stacks[at - 1]]
            texts += [f"destroy {borough}.{unit}" for unit in dict.fromkeys(tiles.units + tiles.fresh)]
            return [*texts, "pass"]
        case "flee":
            return [f"flee {place}" for place in OUTER]
        case "leave":
            return [f"move {place}" for place in OUTER] + ["hold"]
        case "aim":
            return [f"destroy {borough}.{at}" for at in (1, 2, 3) if state.boroughs[borough].stacks[at - 1]]
        case "move" | "super_speed":
            if monster.place in MANHATTAN:
                return ["advance", "move brooklyn"]
            return ["enter", *(f"move {place}" for place in OUTER if place != monster.place), "stay"]
    return []


def meant(game: Game, place: str) -> str:
    """Return the action that a click on a place asks for at this decision."""
    decision = game.decision
    if decision is None or place not in (*OUTER, *MANHATTAN, "manhattan"):
        return ""
    if place not in OUTER:
        return "advance" if game.state.monsters[decision.index].place in MANHATTAN else "enter"
    return f"{decision.kind if decision.kind in ('place', 'flee') else 'move'} {place}"


def _target(state: State, seat: int, target: str) -> str:
    borough, _, what = target.partition(".")
    if what.isdigit():
        stack = state.boroughs[borough].stacks[int(what) - 1]
        what = stack[-1] if stack else ""
    facts = BUILDINGS.get(what) or UNITS.get(what)
    if facts is None:
        return ""
    pays, amount = reward(what, state.options)
    name = kind_name(what)
    then = f"; {_a(facts.unit)} appears" if facts.unit else ""
    takes = unit_costs(state.monsters[seat].cards).get(what, facts.durability)
    return f"{name} for {takes} of your Destruction: pays {amount} {PAYS[pays]}{then}"


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


NEW_YORK = GameHints(
    choice=choice,
    face=face,
    attack=attack,
    city="Manhattan",
    preview=preview,
    wishes=wishes,
    meant=meant,
    edited=city_groups,
)
