"""What a choice means here, in a few words beside its button: facts of the position, no advice."""

from kony_nb.game.game import Game
from kony_nb.rules.actions import Action, from_text, monster_id
from kony_nb.rules.cards.registry import CARDS, TOKENS, functions, total
from kony_nb.rules.events import SILENT
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.attacking import multiplied, reached, strength
from kony_nb.rules.phases.buying import price_for
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.state import State
from kony_nb.widgets.game_hints import GameHints
from kony_nb.widgets.hints_evolutions import evolution_hint
from kony_nb.widgets.hints_luchador import KINDS as CHALLENGING
from kony_nb.widgets.hints_luchador import challenge_hint
from kony_nb.widgets.hints_new_york import NEW_YORK
from kony_nb.widgets.hints_tokyo import TOKYO_HINTS

__all__ = ["city_of", "damage_preview", "face_hint", "hint", "meant", "refused"]

HINTS: dict[str, GameHints] = {"new_york": NEW_YORK, "tokyo": TOKYO_HINTS}


def hint(game: Game, action: Action) -> str:
    """Return what an action costs, pays or leads to, "" where its name says it all."""
    state = game.state
    decision = game.decision
    seat = decision.index if decision is not None else state.turn
    first = action.args[0] if action.args else ""
    if decision is not None and decision.kind in CHALLENGING and action.verb != "play":
        return challenge_hint(state, seat, decision.kind, action)
    match action.verb:
        case "buy":
            return f"{_price(state, seat, first)}. {CARDS[first].effect}"
        case "pick" | "play" if first in CARDS and CARDS[first].monster:
            return evolution_hint(state, seat, first)
        case "give" | "pick" if first in CARDS:
            return CARDS[first].effect
        case "pick":
            return _dealt(state, first)
        case "roll" if decision is not None and decision.kind == "first_roll":
            return _opening(state)
        case "sweep":
            return "the cards for sale go away and new ones come"
        case "resolve":
            return face_hint(state, seat, first, state.results.count(first))
        case "use" if first in CARDS:
            return _use(state, seat, action)
        case "use" if len(action.args) > 1 and action.args[1] in TOKENS:
            return TOKENS[action.args[1]].effect
        case _:
            return HINTS[state.options.game].choice(game, seat, action)


def _opening(state: State) -> str:
    """Return why more dice are rolled for the first turn than in a turn, where that is so."""
    n, usual = state.agenda[-1].args[1], GAMES[state.options.game].dice
    if n <= usual:
        return ""
    return f"this once the {n - usual} green dice too, which cards add later; in a turn you roll the {usual} black ones"


def face_hint(state: State, seat: int, face: str, n: int) -> str:
    """Return what ``n`` results of a face will do for a seat, as far as it is certain."""
    monster, own = state.monsters[seat], HINTS[state.options.game]
    for _, count in functions(monster.cards, "amount"):
        n = count(state, seat, face, n)
    match face:
        case "A":
            return "; ".join(part for part in (_attack(state, seat, n), own.attack(state, seat)) if part)
        case "H":
            room = max_lp(monster) - monster.lp
            if not GAMES[state.options.game].heals(monster.place):
                return f"no healing in {own.city}"
            return f"heals {min(n, room)}" if room > 0 else f"nothing to heal: {monster.lp} LP is the most"
        case "E":
            return f"{n} energy"
        case _:
            return own.face(state, seat, face, n)


def _attack(state: State, seat: int, n: int) -> str:
    """Return whom an attack hits and for how much, with what cards of the attacker add for certain."""
    hit, besides = reached(state, seat)
    n = multiplied(state, seat, n, SILENT)
    targets = (*hit, *(other for _, other in besides))
    dealt = {other: strength(state, seat, other, n, SILENT) for other in targets if other != seat}
    parts = [
        f"{amount} damage to {', '.join(state.monsters[other].name for other in dealt if dealt[other] == amount)}"
        for amount in dict.fromkeys(dealt.values())
    ]
    return "; ".join(parts) or "nobody to hit"


def city_of(game: Game) -> str:
    """Return what the city is called in a game."""
    return HINTS[game.options.game].city


def damage_preview(game: Game) -> str:
    """Return what staying in the city may cost until the next turn, or what a face can still do; "" elsewhere."""
    return HINTS[game.options.game].preview(game)


def meant(game: Game, place: str) -> str:
    """Return the text of the action that a click on a place asks for at this decision, "" for none."""
    return HINTS[game.options.game].meant(game, place)


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
    decision, state = game.decision, game.state
    if decision is None:
        return []
    match decision.kind:
        case "resolve":
            texts = ["end"]
        case "add" | "convert" | "change":
            texts = [f"resolve {face}" for face in dict.fromkeys(state.dice)][:1]
        case "buy":
            texts = [f"buy {card}" for card in dict.fromkeys(state.market) if card] + ["sweep"]
        case "challenge":
            others = (each.name for at, each in enumerate(state.monsters) if each.alive and at != decision.index)
            texts = [f"challenge {monster_id(name)}" for name in others]
        case _:
            texts = HINTS[state.options.game].wishes(game)
    known = [from_text(text) for text in texts]
    return [(action.text, action.label) for action in known if action is not None]


def _price(state: State, seat: int, card: str) -> str:
    entry = CARDS[card]
    cost = price_for(state, seat, card)
    if cost is None:  # the card on top of the deck, which only its buyer has seen
        cost = max(0, entry.cost - total(state.monsters[seat].cards, "cheaper"))
    saved = entry.cost - cost
    where = "from the discards" if card in state.discards else "here" if entry.discount else "by your cards"
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


def _dealt(state: State, picked: str) -> str:
    """Return what the active monster dealt to a monster in this turn."""
    seats = [seat for seat, monster in enumerate(state.monsters) if monster_id(monster.name) == picked]
    n = sum(amount for seat, amount in state.ledger.dealt if seat in seats)
    return f"{n} damage dealt to it in this turn" if n else ""
