"""Events in words: one event, one sentence, with the amount, the total and the cause."""

from collections.abc import Callable

from kony_nb.game import narration_luchador, narration_new_york, narration_power_up, narration_tokyo
from kony_nb.game.phrases import Names, card, cause, face, many, place, token, who
from kony_nb.rules.actions import from_text
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import Event
from kony_nb.rules.faces import counted, in_words
from kony_nb.rules.phases.gains import WIN_VP
from kony_nb.rules.places import OUTSIDE, TOKYO
from kony_nb.rules.rulebook import find_rule

__all__ = ["narrate"]

STAYING = "ny.move.stay-or-go"
"""The rule of staying by choice; where a monster cannot go on, the sentence says why."""


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
    return f"{' and '.join(tied)} tie with {counted(event.n, 'A')} and roll again"


def tell_win(event: Event, names: Names) -> str:
    if event.what == "vp":
        when = "" if event.rule == "core.win.at-once" else " at the end of the turn"
        return f"{who(event.seat, names)} wins with {WIN_VP} VP{when}"
    if event.what == "last":
        return f"{who(event.seat, names)} wins as the last monster standing"
    if event.what == "card":
        return f"{who(event.seat, names)} wins at once: {cause(event)}"
    return "nobody wins: every monster is out of the game"


# Dice


def tell_roll(event: Event, names: Names) -> str:
    name, shown = who(event.seat, names), in_words(event.what)
    if event.rule.startswith("card."):
        return f"{name} rolls a die for {cause(event)}: {face(event.what)}"
    if event.now < 0:
        return f"{name} rolls {event.n} dice for the first turn: {shown}"
    left = many(event.now, "roll") if event.now else "no roll"
    return f"{name} rolls {'a die' if event.n == 1 else f'{event.n} dice'}: {shown} ({left} left)"


def green(n: int) -> str:
    return "a green die" if n == 1 else f"{n} green dice"


def tell_more(event: Event, names: Names) -> str:
    name, why = who(event.seat, names), cause(event)
    if event.what == "rolls":
        return f"{name} has {many(event.n, 'roll')} more in this turn: {why}"
    what = "LP" if event.what == "lp" else event.what
    return f"{event.n} {what} {'is' if event.n == 1 else 'are'} added to what {name} gains: {why}"


def tell_keep(event: Event, names: Names) -> str:
    again = "1 die" if event.n == 1 else f"{event.n} dice"
    return f"{who(event.seat, names)} keeps {in_words(event.what)} and rolls {again} again"


def tell_spend(event: Event, names: Names) -> str:
    spent = f"{who(event.seat, names)} spends {counted(event.n, event.what)}"
    return f"{spent}: {cause(event)}" if event.rule.startswith("card.") else f"{spent} to remove a token"


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
    if event.rule.startswith("ny.attack") or event.rule.startswith("kot.attack"):
        return f"{who(event.other, names)}'s attack"
    if event.rule.startswith("ny.ouch"):
        return f"the units: {cause(event)}"
    return cause(event)


def tell_attack(event: Event, names: Names) -> str:
    side = "outside" if event.rule.endswith(("from-manhattan", "from-tokyo")) else "in"
    target = f"the monsters {side} {city(event)}"
    return f"{who(event.seat, names)} attacks {target} with {counted(event.n, 'A')}"


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
    "core.roll.no-dice": lambda event, name: f"{name} has no dice left to roll",
    "core.tokens.supply": lambda event, name: (
        f"{name} gets no {token(event.what)} token, the supply is empty"
    ),
    "core.tokens.all-spent": lambda event, name: (
        f"{name} has spent every {face(event.what)}, none is left to act"
    ),
    **narration_new_york.NO_EFFECT,
    **narration_tokyo.NO_EFFECT,
    **narration_power_up.NO_EFFECT,
}
"""Why something did nothing, by the rule or card; what is not listed is damage that took no life point."""


# The city


def city(event: Event) -> str:
    """Return what the city is called in the game that an event belongs to."""
    return "Tokyo" if event.rule.startswith("kot.") or event.place in (OUTSIDE, *TOKYO) else "Manhattan"


def tell_move(event: Event, names: Names) -> str:
    name, there = who(event.seat, names), place(event.place)
    match event.what:
        case "enter":
            return f"{name} enters {there}: {cause(event)}"
        case "advance":
            return f"{name} advances to {there}: {cause(event)}"
        case "flee":
            return f"{name} flees to {there}"
        case "yield":
            return f"{name} leaves {city(event)}"
        case "leave" if event.place == OUTSIDE:
            return f"{name} must leave {city(event)}: {cause(event)}"
        case "leave":
            return f"{name} must leave {city(event)} and goes to {there}: {cause(event)}"
        case "shift":
            return f"{name} moves over to {there}: {cause(event)}"
        case "stay":
            return f"{name} stays in {there}" + ("" if event.rule == STAYING else f": {cause(event)}")
    return f"{name} moves to {there}" + (f": {cause(event)}" if event.rule.startswith("card.") else "")


# Cards


def tell_gain_card(event: Event, names: Names) -> str:
    how = f"from {who(event.other, names)}" if event.other >= 0 else "for free"
    return f"{who(event.seat, names)} takes {card(event.what)} {how}: {cause(event)}"


def tell_lose_card(event: Event, names: Names) -> str:
    how = find_rule(event.place).title if event.place else cause(event)
    lost = card(event.what)
    return f"{who(event.seat, names)} discards {lost}" + ("" if how == lost else f": {how}")


def tell_discount(event: Event, names: Names) -> str:
    here = "" if event.rule.startswith("card.") else " here"
    return f"{card(event.what)} costs {who(event.seat, names)} {event.n} energy less{here}: {cause(event)}"


def tell_reveal(event: Event, names: Names) -> str:
    if event.n:
        return f"{card(event.what)} is revealed in place {event.n} of the market"
    return f"{who(event.seat, names)} turns up {card(event.what)} from the deck: {cause(event)}"


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
    "more": tell_more,
    "must_roll": lambda event, names: f"{who(event.seat, names)} has to roll again: {cause(event)}",
    "stop": lambda event, names: f"{who(event.seat, names)} stops with {in_words(event.what)}",
    "spend": tell_spend,
    "change": tell_change,
    "add": lambda event, names: f"{who(event.seat, names)} adds {in_words(event.what)}: {cause(event)}",
    "resolve": lambda event, names: f"{who(event.seat, names)} resolves {counted(event.n, event.what)}",
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
    "move": tell_move,
    "hold": lambda event, names: (
        f"{who(event.seat, names)} holds {city(event)} against {who(event.other, names)}"
    ),
    "reveal": tell_reveal,
    "shuffle": lambda event, names: f"the deck is empty, {many(event.n, 'discarded card')} become the deck",
    "buy": lambda event, names: f"{who(event.seat, names)} buys {card(event.what)} for {event.n} energy",
    "seize": lambda event, names: f"{who(event.seat, names)} buys the card just revealed: {cause(event)}",
    "discount": tell_discount,
    "gain_card": tell_gain_card,
    "lose_card": tell_lose_card,
    "sweep": tell_sweep,
    "token": tell_token,
    "by_hand": lambda event, names: f"{who(event.seat, names)} does by hand what {card(event.what)} says",
    "first": lambda event, names: f"{who(event.seat, names)} goes first with {counted(event.n, 'A')}",
    "tie": tell_tie,
    "eliminated": lambda event, names: f"{who(event.seat, names)} is out of the game: {cause(event)}",
    "extra_turn": lambda event, names: (
        f"{who(event.seat, names)} gets another turn after this one: {cause(event)}"
    ),
    "skip": lambda event, names: f"the rest of {who(event.seat, names)}'s turn is skipped: {cause(event)}",
    "forced": tell_forced,
    "win": tell_win,
    **narration_new_york.TELL,
    **narration_tokyo.TELL,
    **narration_power_up.TELL,
    **narration_luchador.TELL,
}
