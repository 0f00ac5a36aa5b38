"""What a choice means here, in a few words beside its button: facts of the position, no advice."""

from kony_nb.game.game import Game
from kony_nb.rules.actions import Action, monster_id
from kony_nb.rules.cards.registry import CARDS, TOKENS, functions
from kony_nb.rules.events import SILENT
from kony_nb.rules.new_york.celebrity import needed
from kony_nb.rules.new_york.destruction import unit_costs
from kony_nb.rules.new_york.manhattan import EARNINGS, insiders, move_fee, outsiders
from kony_nb.rules.new_york.ouch import units_around
from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.phases.attacking import multiplied, strength
from kony_nb.rules.phases.buying import price_for
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.places import MANHATTAN, OUTER, PLACE_NAMES, borough_of, zone_of
from kony_nb.rules.state import State
from kony_nb.views.words import kind_name

__all__ = ["damage_preview", "face_hint", "hint", "refused"]

PAYS = {"vp": "VP", "energy": "energy", "lp": "LP"}
ONE_DIE = 1 / 6
THREE_TRIES = 1 - (5 / 6) ** 3
DICE = 6


def hint(game: Game, action: Action) -> str:
    """Return what an action costs, pays or leads to, "" where its name says it all."""
    state = game.state
    decision = game.decision
    seat = decision.index if decision is not None else state.turn
    first = action.args[0] if action.args else ""
    match action.verb:
        case "buy":
            return f"{_price(state, seat, first)}. {CARDS[first].effect}"
        case "give" | "pick" if first in CARDS:
            return CARDS[first].effect
        case "pick":
            return _dealt(state, first)
        case "destroy":
            return _target(state, seat, first)
        case "place" | "flee" | "move":
            fee = move_fee(state) if action.verb != "place" and decision and decision.kind != "leave" else 0
            cost = f"costs {fee} energy; " if fee else ""
            return cost + borough_words(state, first, seat)
        case "stay":
            return borough_words(state, borough_of(state.monsters[seat].place or "lower"), seat)
        case "enter":
            return "1 VP now; your hearts no longer heal; attacks from outside hit you"
        case "advance" | "hold":
            return ""
        case "sweep":
            return "the cards for sale go away and new ones come"
        case "resolve":
            return face_hint(state, seat, first, state.results.count(first))
        case "use" if first in CARDS:
            return _use(state, seat, action)
        case "use" if len(action.args) > 1 and action.args[1] in TOKENS:
            return TOKENS[action.args[1]].effect
        case _:
            return ""


def face_hint(state: State, seat: int, face: str, n: int) -> str:
    """Return what ``n`` results of a face will do for a seat, as far as it is certain."""
    monster = state.monsters[seat]
    inside = monster.place in MANHATTAN
    for _, count in functions(monster.cards, "amount"):
        n = count(state, seat, face, n)
    match face:
        case "A":
            return _attack(state, seat, n)
        case "H":
            room = max_lp(monster) - monster.lp
            if inside:
                return "no healing in Manhattan"
            return f"heals {min(n, room)}" if room > 0 else f"nothing to heal: {monster.lp} LP is the most"
        case "E":
            return f"{n} energy"
        case "D":
            return f"destroy for {n} in {_the(borough_of(monster.place or 'lower'))}"
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


def _attack(state: State, seat: int, n: int) -> str:
    """Return whom an attack hits and for how much, with what cards of the attacker add for certain."""
    monster = state.monsters[seat]
    hit = outsiders(state) if monster.place in MANHATTAN else insiders(state)
    for _, more in functions(monster.cards, "targets"):
        hit += tuple(other for other in more(state, seat) if other not in hit)
    n = multiplied(state, seat, n, SILENT)
    dealt = {other: strength(state, seat, other, n, SILENT) for other in hit if other != seat}
    parts = [
        f"{amount} damage to {', '.join(state.monsters[other].name for other in dealt if dealt[other] == amount)}"
        for amount in dict.fromkeys(dealt.values())
    ]
    return "; ".join(parts) or "nobody to hit"


def borough_words(state: State, borough: str, seat: int) -> str:
    """Return who and what is in a borough: company, units that shoot, and the tops of the stacks."""
    tiles = state.boroughs[borough]
    company = [m.name for s, m in enumerate(state.monsters) if s != seat and m.place and borough_of(m.place) == borough]
    units = len(tiles.units) + len(tiles.fresh)
    tops = [str(BUILDINGS[stack[-1]].durability) for stack in tiles.stacks if stack and stack[-1] in BUILDINGS]
    words = [f"with {', '.join(company)}" if company else "nobody there"]
    words.append(f"{units} unit{'s' * (units != 1)}" if units else "no units")
    words.append(f"buildings of {', '.join(tops)}" if tops else "no buildings")
    return "; ".join(words)


def damage_preview(game: Game) -> str:
    """Return what holding Manhattan may cost until the next turn, where a monster is asked to flee; "" elsewhere.

    The average is exact for six dice: as they fall, each shows an attack with 1/6; who rolls three times for attacks
    gets one from a die with 1 - (5/6)**3.
    """
    decision, state = game.decision, game.state
    if decision is None or decision.kind != "flee":
        return ""
    monster = state.monsters[decision.index]
    attackers = [s for s in state.living if s != decision.index and state.monsters[s].place not in MANHATTAN]
    n = len(attackers) - (state.turn in attackers)
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


def refused(game: Game) -> list[tuple[str, str, str, str]]:
    """Return what one might want to do and may not: its text, its name, the rule and the reason.

    Returns
    -------
    list of (str, str, str, str)
        For the places, cards and targets that the decision is about; not every illegal action there is.
    """
    legal = {action.text for action in game.legal_actions()}
    found = []
    for text, name in _wishes(game):
        if text in legal:
            continue
        refusal = game.why_not(text)
        if refusal is not None:
            found.append((text, name, refusal.rule, refusal.reason))
    return found


def _wishes(game: Game) -> list[tuple[str, str]]:
    from kony_nb.rules.actions import from_text

    decision, state = game.decision, game.state
    if decision is None:
        return []
    monster = state.monsters[decision.index]
    borough = borough_of(monster.place or "lower")
    match decision.kind:
        case "place":
            texts = [f"place {place}" for place in OUTER]
        case "roll" | "first_roll":
            texts = []
        case "resolve":
            texts = ["end"]
        case "destroy":
            tiles = state.boroughs[borough]
            texts = [f"destroy {borough}.{at}" for at in (1, 2, 3) if tiles.stacks[at - 1]]
            texts += [f"destroy {borough}.{unit}" for unit in dict.fromkeys(tiles.units + tiles.fresh)]
            texts.append("pass")
        case "flee":
            texts = [f"flee {place}" for place in OUTER]
        case "leave":
            texts = [f"move {place}" for place in OUTER] + ["hold"]
        case "aim":
            texts = [f"destroy {borough}.{at}" for at in (1, 2, 3) if state.boroughs[borough].stacks[at - 1]]
        case "add" | "convert" | "change":
            texts = [f"resolve {face}" for face in dict.fromkeys(state.dice)][:1]
        case "move" | "super_speed":
            texts = ["enter", *(f"move {place}" for place in OUTER if place != monster.place), "stay"]
            if monster.place in MANHATTAN:
                texts = ["advance", "move brooklyn"]
        case "buy":
            texts = [f"buy {card}" for card in dict.fromkeys(state.market) if card] + ["sweep"]
        case _:
            texts = []
    known = [from_text(text) for text in texts]
    return [(action.text, action.label) for action in known if action is not None]


def _price(state: State, seat: int, card: str) -> str:
    cost = price_for(state, seat, card)
    if cost is None:
        return "not for sale"
    saved = CARDS[card].cost - cost
    where = "here" if card in state.market else "from the discards"
    return f"{cost} energy" + (f" ({saved} less {where})" if saved else "")


def _use(state: State, seat: int, action: Action) -> str:
    """Return what using a card does; of many ways to use one, nothing: the panel says it once above them."""
    card = action.args[0]
    if len(action.args) > 1:
        return ""
    if card not in TOKENS:
        return CARDS[card].effect
    n = state.monsters[seat].counters.get(card, 0)
    return f"{n} token{'s' * (n != 1)} on it now. {CARDS[card].effect}"


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


def _dealt(state: State, picked: str) -> str:
    """Return what the active monster dealt to a monster in this turn."""
    seats = [seat for seat, monster in enumerate(state.monsters) if monster_id(monster.name) == picked]
    n = sum(amount for seat, amount in state.ledger.dealt if seat in seats)
    return f"{n} damage dealt to it in this turn" if n else ""


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _the(borough: str) -> str:
    return PLACE_NAMES[borough]
