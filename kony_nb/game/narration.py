"""Events in words: one event, one sentence, with the amount, the total and the cause."""

from collections.abc import Callable, Sequence

from kony_nb.rules.actions import from_text
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.events import Event
from kony_nb.rules.faces import FACE_NAMES
from kony_nb.rules.new_york.tiles import BUILDINGS
from kony_nb.rules.phases.gains import WIN_VP
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.rulebook import find_rule

__all__ = ["narrate"]

Names = Sequence[str]
STAYING = "ny.move.stay-or-go"
"""The rule of staying by choice; where a monster cannot go on, the sentence says why."""
COUNTED = "AHS"
"""Faces whose names have a plural."""


def narrate(event: Event, names: Names) -> str:
    """Tell one event in a plain sentence, without rule ids.

    Parameters
    ----------
    event : Event
        What happened.
    names : sequence of str
        The monsters' names, by seat.

    Returns
    -------
    str
        One line without a full stop.

    Raises
    ------
    KeyError
        For a kind of event that is not in `kony_nb.rules.events.KINDS`.

    Examples
    --------
    >>> narrate(Event("vp", "ny.earn.midtown", 0, 2, now=7), ["Kong", "Rob"])
    'Kong gains 2 VP (now 7): Earnings in Midtown Manhattan'
    >>> narrate(Event("damage", "ny.attack.from-outside", 0, 3, other=1, now=5), ["Kong", "Rob"])
    "Kong loses 3 LP (5 left) to Rob's attack"
    """
    return TELL[event.kind](event, names)


def who(seat: int, names: Names) -> str:
    """Return the name of a seat."""
    return names[seat] if 0 <= seat < len(names) else "the table"


def cause(event: Event) -> str:
    """Return the title of the rule or card that made it happen."""
    return find_rule(event.rule).title


def faces(letters: str) -> str:
    """Return dice in words, such as ``2 attacks, 1 heart``."""
    return ", ".join(results(letters.count(face), face) for face in dict.fromkeys(letters)) or "nothing"


def results(n: int, letter: str) -> str:
    """Return a number of results of one face."""
    return many(n, face(letter)) if letter in COUNTED else f"{n} {face(letter)}"


def face(letter: str) -> str:
    """Return a face in a word."""
    return FACE_NAMES.get(letter, letter)


def many(n: int, thing: str) -> str:
    """Return a number of things."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def place(ident: str) -> str:
    """Return the printed name of a place."""
    return PLACE_NAMES.get(ident, ident)


def tile(ident: str) -> str:
    """Return a building or a unit with its article, such as ``a power plant`` or ``an infantry``."""
    words = ident.rpartition("_")[0].replace("_", " ").replace("high rise", "high-rise") or ident
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def card(ident: str) -> str:
    """Return the printed name of a card."""
    return CARDS[ident].name


def token(ident: str) -> str:
    """Return the printed name of a token."""
    return TOKENS[ident].name


# The course of the game


def tell_turn(event: Event, names: Names) -> str:
    if event.what:
        return f"{who(event.seat, names)} begins an extra turn: {card(event.what)}"
    return f"{who(event.seat, names)} begins turn {event.n}"


def tell_forced(event: Event, names: Names) -> str:
    action = from_text(event.what)
    label = event.what if action is None else action.label
    return f"{who(event.seat, names)} has a single legal action, taken at once: {label}"


def tell_tie(event: Event, names: Names) -> str:
    tied = [who(int(seat), names) for seat in event.what.split()]
    return f"{' and '.join(tied)} tie with {results(event.n, 'A')} and roll again"


def tell_win(event: Event, names: Names) -> str:
    if event.what == "vp":
        return f"{who(event.seat, names)} wins with {WIN_VP} VP at the end of the turn"
    if event.what == "last":
        return f"{who(event.seat, names)} wins as the last monster standing"
    if event.what == "card":
        return f"{who(event.seat, names)} wins at once: {cause(event)}"
    return "nobody wins: every monster is out of the game"


# Dice


def tell_roll(event: Event, names: Names) -> str:
    name, shown = who(event.seat, names), faces(event.what)
    if event.rule.startswith("card."):
        return f"{name} rolls a die for {cause(event)}: {face(event.what)}"
    if event.now < 0:
        return f"{name} rolls {event.n} dice for the first turn: {shown}"
    left = many(event.now, "roll") if event.now else "no roll"
    return f"{name} rolls {'a die' if event.n == 1 else f'{event.n} dice'}: {shown} ({left} left)"


def green(n: int) -> str:
    return "a green die" if n == 1 else f"{n} green dice"


def tell_keep(event: Event, names: Names) -> str:
    again = "1 die" if event.n == 1 else f"{event.n} dice"
    return f"{who(event.seat, names)} keeps {faces(event.what)} and rolls {again} again"


def tell_change(event: Event, names: Names) -> str:
    turned = f"from {face(event.what[0])} to {face(event.what[1])}: {cause(event)}"
    by = CARDS.get(event.rule.removeprefix("card."))
    what = "a result" if by is not None and by.converts else "a die"
    return f"{who(event.seat, names)} changes {what} {turned}"


# Points, energy, life


def tell_vp(event: Event, names: Names) -> str:
    name, why = who(event.seat, names), cause(event)
    if event.n < 0:
        return f"{name} loses {-event.n} VP ({event.now} left): {why}"
    if event.n:
        most = ", the most there is" if event.now == WIN_VP else ""
        return f"{name} gains {event.n} VP (now {event.now}{most}): {why}"
    if event.now == WIN_VP:
        return f"{name} gains no VP, the dial ends at {WIN_VP}: {why}"
    if event.rule in ("ny.statue.value", "card.trash_thrower", "card.next_stage"):
        return f"{name} loses no VP, none is there: {why}"
    if event.rule == "ny.celebrity.taking":
        return f"{name} gains no VP (still {event.now}), there is no star beyond the third: {why}"
    return f"{name} gains no VP (still {event.now}): {why}"


def tell_energy(event: Event, names: Names) -> str:
    name, why = who(event.seat, names), cause(event)
    if event.n < 0:
        return f"{name} pays {-event.n} energy ({event.now} left): {why}"
    return f"{name} gains {event.n or 'no'} energy (now {event.now}): {why}"


def tell_lp(event: Event, names: Names) -> str:
    name, why = who(event.seat, names), cause(event)
    if event.n < 0:
        return f"{name} loses {-event.n} LP ({event.now} left), which is no damage: {why}"
    if event.n:
        return f"{name} gains {event.n} LP (now {event.now}): {why}"
    if event.rule == "card.carapace":
        return f"{name} gains no LP (still {event.now}): {why}"
    return f"{name} gains no LP, {event.now} is the most it may have: {why}"


def tell_damage(event: Event, names: Names) -> str:
    return f"{who(event.seat, names)} loses {event.n} LP ({event.now} left) to {source(event, names)}"


def source(event: Event, names: Names) -> str:
    """Return what damage comes from: an attack, the units, or a card."""
    if event.rule.startswith("ny.attack"):
        return f"{who(event.other, names)}'s attack"
    if event.rule.startswith("ny.ouch"):
        return f"the units: {cause(event)}"
    return cause(event)


def tell_attack(event: Event, names: Names) -> str:
    target = (
        "the monsters in Manhattan"
        if event.rule == "ny.attack.from-outside"
        else "the monsters outside Manhattan"
    )
    return f"{who(event.seat, names)} attacks {target} with {results(event.n, 'A')}"


# What has no effect


def tell_boost(event: Event, names: Names) -> str:
    against = f" against {who(event.other, names)}" if event.other >= 0 else ""
    return f"{who(event.seat, names)}'s attack deals {event.n} damage more{against}: {cause(event)}"


def tell_nothing(event: Event, names: Names) -> str:
    name, why = who(event.seat, names), cause(event)
    reason = NO_EFFECT.get(event.rule)
    if reason is not None:
        return f"{reason(event, name)}: {why}"
    if event.what == "energy":
        return f"{name} has no energy to give to {who(event.other, names)}: {why}"
    if event.what == "O":
        return f"{name}'s {event.n} ouch hit nobody, no unit is there: {why}"
    return f"{name} loses no LP (still {event.now}) to {source(event, names)}"


NO_EFFECT: dict[str, Callable[[Event, str], str]] = {
    "ny.attack.empty": lambda event, name: f"{name} hits nobody with {results(event.n, 'A')}",
    "ny.destroy.leftover": lambda event, name: (
        f"{name} destroys nothing with {results(event.n, 'D')} left over"
    ),
    "ny.celebrity.below-three": lambda event, name: (
        f"{name} gets nothing for {results(event.n, 'S')}, it takes three"
    ),
    "ny.heal.manhattan": lambda event, name: f"{name} heals nothing with {results(event.n, 'H')}",
    "ny.statue.keep": lambda event, name: f"{name} has the Statue of Liberty already, nothing changes",
    "card.diva": lambda event, name: f"{name} gets nothing for {results(event.n, 'S')}, it takes more",
    "core.tokens.supply": lambda event, name: (
        f"{name} gets no {token(event.what)} token, the supply is empty"
    ),
    "core.tokens.all-spent": lambda event, name: (
        f"{name} has spent every {face(event.what)}, none is left to act"
    ),
    "core.move.fee": lambda event, name: f"{name} is not asked to flee, the energy for a move is missing",
    "card.antimatter_pellets": lambda event, name: f"{name} rolled no ouch, the damage is not doubled",
    "card.air_force_one": lambda event, name: (
        "the units hit nobody" if event.what else f"{name} loses no LP to the units"
    ),
    "card.overload": lambda event, name: f"{name} gets nothing for {results(event.n, event.what)}",
    "card.tesla_cannon": lambda event, name: f"{name} has no Keep card to give up",
}
"""Why something did nothing; what is not listed is damage that took no life point."""


# The city


def tell_destroy(event: Event, names: Names) -> str:
    words = f"{who(event.seat, names)} destroys {tile(event.what)} in {place(event.place)} with {event.n} destruction"
    return words + (f": {cause(event)}" if event.rule.startswith("card.") else "")


def exposed(building: str) -> str:
    """Return a building with what it takes to destroy it."""
    return f"{tile(building)} of durability {BUILDINGS[building].durability}"


def tell_move(event: Event, names: Names) -> str:
    name, there = who(event.seat, names), place(event.place)
    match event.what:
        case "enter":
            return f"{name} enters {there}: {cause(event)}"
        case "advance":
            return f"{name} advances to {there}: {cause(event)}"
        case "flee":
            return f"{name} flees to {there}"
        case "leave":
            return f"{name} must leave Manhattan and goes to {there}: {cause(event)}"
        case "shift":
            return f"{name} moves over to {there}: {cause(event)}"
        case "stay":
            return f"{name} stays in {there}" + ("" if event.rule == STAYING else f": {cause(event)}")
    return f"{name} moves to {there}" + (f": {cause(event)}" if event.rule.startswith("card.") else "")


def tell_goal(event: Event, names: Names) -> str:
    title = "Superstar" if event.kind == "superstar" else "Statue of Liberty"
    if event.seat < 0:
        return f"the {title} of {who(event.other, names)} lies beside the deck again: {cause(event)}"
    before = f" from {who(event.other, names)}" if event.other >= 0 else ""
    return f"{who(event.seat, names)} takes the {title}{before}: {cause(event)}"


# Cards


def tell_lose_card(event: Event, names: Names) -> str:
    how = find_rule(event.place).title if event.place else cause(event)
    lost = card(event.what)
    return f"{who(event.seat, names)} discards {lost}" + ("" if how == lost else f": {how}")


def tell_discount(event: Event, names: Names) -> str:
    here = "" if event.rule.startswith("card.") else " here"
    return f"{card(event.what)} costs {who(event.seat, names)} {event.n} energy less{here}: {cause(event)}"


def tell_sweep(event: Event, names: Names) -> str:
    swept = ", ".join(card(ident) for ident in event.what.split())
    return f"{who(event.seat, names)} sweeps the market: {swept}"


def tell_token(event: Event, names: Names) -> str:
    name = who(event.seat, names)
    amount = many(abs(event.n), f"{token(event.what)} token")
    if event.place:
        return f"{name} puts {amount} into {place(event.place)} (now {event.now}): {cause(event)}"
    if event.n < 0:
        return f"{name} loses {amount} ({event.now} left): {cause(event)}"
    return f"{name} gets {amount} (now {event.now}): {cause(event)}"


TELL: dict[str, Callable[[Event, Names], str]] = {
    "turn": tell_turn,
    "phase": lambda event, names: f"the phase '{event.what}' begins",
    "roll": tell_roll,
    "keep": tell_keep,
    "extra_dice": lambda event, names: f"{who(event.seat, names)} rolls {green(event.n)} more: {cause(event)}",
    "must_roll": lambda event, names: f"{who(event.seat, names)} has to roll again: {cause(event)}",
    "stop": lambda event, names: f"{who(event.seat, names)} stops with {faces(event.what)}",
    "spend": lambda event, names: (
        f"{who(event.seat, names)} spends {results(event.n, event.what)} to remove a token"
    ),
    "change": tell_change,
    "add": lambda event, names: f"{who(event.seat, names)} adds {faces(event.what)}: {cause(event)}",
    "resolve": lambda event, names: f"{who(event.seat, names)} resolves {results(event.n, event.what)}",
    "vp": tell_vp,
    "energy": tell_energy,
    "lp": tell_lp,
    "damage": tell_damage,
    "attack": tell_attack,
    "reach": lambda event, names: (
        f"{who(event.seat, names)}'s attack hits {who(event.other, names)} too: {cause(event)}"
    ),
    "boost": tell_boost,
    "reduce": lambda event, names: f"{who(event.seat, names)} is spared {event.n} LP of the damage: {cause(event)}",
    "nothing": tell_nothing,
    "destroy": tell_destroy,
    "take_unit": lambda event, names: f"{who(event.seat, names)} takes the {event.what} out of play",
    "appear": lambda event, names: f"a unit appears in {place(event.place)}: {event.what}",
    "scatter": lambda event, names: (
        f"{who(event.seat, names)} sends the {event.what} to {place(event.place)}: {cause(event)}"
    ),
    "expose": lambda event, names: f"stack {event.n} in {place(event.place)} now shows {exposed(event.what)}",
    "superstar": tell_goal,
    "statue": tell_goal,
    "place": lambda event, names: f"{who(event.seat, names)} starts in {place(event.place)}",
    "move": tell_move,
    "hold": lambda event, names: (
        f"{who(event.seat, names)} holds Manhattan against {who(event.other, names)}"
    ),
    "reveal": lambda event, names: f"{card(event.what)} is revealed in place {event.n} of the market",
    "shuffle": lambda event, names: f"the deck is empty, {many(event.n, 'discarded card')} become the deck",
    "buy": lambda event, names: f"{who(event.seat, names)} buys {card(event.what)} for {event.n} energy",
    "discount": tell_discount,
    "gain_card": lambda event, names: (
        f"{who(event.seat, names)} takes {card(event.what)} for free: {cause(event)}"
    ),
    "lose_card": tell_lose_card,
    "sweep": tell_sweep,
    "token": tell_token,
    "first": lambda event, names: f"{who(event.seat, names)} goes first with {results(event.n, 'A')}",
    "tie": tell_tie,
    "eliminated": lambda event, names: f"{who(event.seat, names)} is out of the game: {cause(event)}",
    "extra_turn": lambda event, names: (
        f"{who(event.seat, names)} gets another turn after this one: {cause(event)}"
    ),
    "skip": lambda event, names: f"the rest of {who(event.seat, names)}'s turn is skipped: {cause(event)}",
    "forced": tell_forced,
    "win": tell_win,
}
