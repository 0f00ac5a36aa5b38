"""What an answer rests on: the events that lead to it, and the numbers, places and cards that no event tells."""

from kony_nb.game.phrases import card, many, place
from kony_nb.lessons.quiz.happening import Happened, happened
from kony_nb.lessons.quiz.subjects import subject_of, value_of
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import KonyError
from kony_nb.rules.events import Event
from kony_nb.rules.faces import counted, in_words
from kony_nb.rules.games import GAMES
from kony_nb.rules.places import BOROUGH_OF
from kony_nb.rules.referee import pending
from kony_nb.rules.state import State, clone

__all__ = ["grounds", "standing", "with_causes"]

OF_DICE = ("ny.attack.", "ny.ouch.", "ny.statue.", "ny.celebrity.", "core.heal.", "core.energy.", "core.lp.maximum",
           "kot.numbers.", "kot.attack.")
"""Rules by which a resolved face has its effect: what it shows how often is told first."""
OF_DESTRUCTION = "ny.tiles."
"""Rules by which something destroyed pays: what fell, and to how many results, is told first."""
OF_A_FALL = ("core.out.goals", "luc.masks.inherit", "luc.masks.out", "luc.out")
"""Rules by which something follows from an elimination."""
FELL = ("eliminated", "skip")
TOLD_OTHERWISE = ("resolve", "attack", "nothing", "forced", "roll", "stop", "take_unit", "destroy", "hold")
"""Kinds of event that say themselves how many dice there are, or follow from none."""
TURNING = ("ny.second-track.", "ny.move.full", "ny.move.lower", "ny.flee.order", "kot.bay.", "core.attack.same-side",
           "ny.attack.", "kot.attack.", "kot.enter.", "kot.yield.", "luc.challenge.two", "luc.challenge.no-choice",
           "ny.heal.", "kot.heal.", "ny.flee.")
"""Rules that turn on who stands where, or on how many live."""


def with_causes(told: Happened, explaining: list[Event]) -> list[Event]:
    """Return the events with those that lead to them: the face that was resolved, the attack, the loss.

    Parameters
    ----------
    told : Happened
        What happened.
    explaining : list of Event
        Those that the answer is about, each one of ``told.events``.
    """
    found: list[Event] = []
    for event in explaining:
        at = next(at for at, each in enumerate(told.events) if each is event)
        for each in (*causes(told.events[:at], event), event):
            if not any(each is other for other in found):
                found.append(each)
    return found


def causes(earlier: list[Event], event: Event) -> list[Event]:
    """Return what led to an event, the first cause first."""
    if event.kind in FELL:
        hurt = [each for each in earlier if each.kind in ("damage", "lp") and each.seat == event.seat and each.n]
        if not hurt:
            return []
        at = next(at for at, each in enumerate(earlier) if each is hurt[-1])
        return [*causes(earlier[:at], hurt[-1]), hurt[-1]]
    if event.rule in OF_A_FALL:
        fallen = [at for at, each in enumerate(earlier) if each.kind == "eliminated"][-1:]
        return [each for at in fallen for each in (*causes(earlier[:at], earlier[at]), earlier[at])]
    if event.rule.startswith(OF_DESTRUCTION):
        return [each for each in earlier if each.kind == "destroy"][-1:]
    if event.kind in TOLD_OTHERWISE or not event.rule.startswith(OF_DICE):
        return []
    kind = "attack" if "attack" in event.rule else "resolve"
    return [each for each in earlier if each.kind == kind][-1:]


def standing(told: Happened, explaining: list[Event]) -> list[str]:
    """Return the sentences about what was so before and no event tells: units that shoot, who stands where, the dice.

    Parameters
    ----------
    told : Happened
        What happened.
    explaining : list of Event
        The events that the explanation tells, with their causes.
    """
    cited = [told.ask.rule, *(event.rule for event in explaining)]
    found = shooting(told, explaining)
    if any(rule.startswith(TURNING) for rule in cited) and not told.ask.blind:
        found.append(city_stands(told))
    by_card = any(event.kind in ("vp", "lp", "energy") and event.rule.startswith("card.") for event in explaining)
    if by_card and told.before.dice and told.before.phase in ("roll", "resolve"):
        found.append(f"The dice show {in_words(told.before.dice)}.")
    return found


def grounds(told: Happened) -> list[str]:
    """Return the sentences about what is left to use, and the cards without which the answer would be another."""
    return [*waiting_words(told), *deciding_cards(told)]


def shooting(told: Happened, explaining: list[Event]) -> list[str]:
    """Return how many units stand in each borough whose monsters are shot at."""
    found: dict[str, str] = {}
    for event in explaining:
        home = BOROUGH_OF.get(told.before.monsters[event.seat].place or "", "") if event.seat >= 0 else ""
        if event.kind == "damage" and event.rule.startswith("ny.ouch") and home in told.before.boroughs:
            tiles = told.before.boroughs[home]
            n = len(tiles.units) + len(tiles.fresh)
            for earlier in told.events:
                if earlier is event:
                    break
                n += (earlier.kind == "appear") - (earlier.kind == "take_unit") if earlier.place == home else 0
            stand = "stands" if n == 1 else "stand"
            found[home] = f"In {place(home)} {stand} {many(n, 'unit')}."
    return list(found.values())


def waiting_words(told: Happened) -> list[str]:
    """Return what the dice show to which the next question comes: hearts that evolve, destruction that is left."""
    waits = pending(told.after)
    if told.ask.subject != "asked" or waits is None:
        return []
    if waits[0].kind == "evolution":
        return [f"Among the final dice are {counted(told.after.dice.count('H'), 'H')}."]
    return [f"Left is {counted(waits[0].args[0], 'D')}."] if waits[0].kind == "destroy" else []


def city_stands(told: Happened) -> str:
    """Return how many monsters live and who stands in the city, in a sentence; how many are left, if some fall."""
    state = told.before
    inside = GAMES[state.options.game].inside
    stand = [f"{each.name} in {place(each.place)}" for each in state.monsters if each.alive and each.place in inside]
    city = f"inside the city: {', '.join(stand)}" if stand else "nobody is inside the city"
    left = len(told.after.living)
    fewer = f" ({left} in the end)" if left != len(state.living) else ""
    return f"At first {len(state.living)} monsters are alive{fewer}; {city}."


def deciding_cards(told: Happened) -> list[str]:
    """Return for each card without which the answer would be another what it does, found by trying.

    Cards in front of monsters are tried, and those in the market that act there.
    """
    return [f"It turns on {card(each)}: {CARDS[each].effect}" for each in turns_on(told)]


def turns_on(told: Happened) -> list[str]:
    """Return the cards without which the answer would be another."""
    state = told.before
    if not any(monster.cards for monster in state.monsters) and not any(map(acts_for_sale, state.market)):
        return []
    right = value_of(told)
    found: list[str] = []
    for at, monster in enumerate(state.monsters):
        for each in monster.cards:
            other = clone(state)
            other.monsters[at].cards = tuple(card for card in monster.cards if card != each)
            found += [each] * changes(told, other, right)
    for at, offered in enumerate(state.market):
        if offered is not None and acts_for_sale(offered):
            other = clone(state)
            first, second, third = (None if place == at else each for place, each in enumerate(state.market))
            other.market = (first, second, third)
            found += [offered] * changes(told, other, right)
    return list(dict.fromkeys(found))


def acts_for_sale(offered: str | None) -> bool:
    """Return whether a card does something while it lies in the market."""
    return offered is not None and CARDS[offered].move_fee > 0


def changes(told: Happened, other: State, right: str) -> bool:
    """Return whether the answer is another from this state; not if it cannot be asked there."""
    subject, about = subject_of(told.ask)
    try:
        return subject.value(happened(told.ask, other), about) != right
    except (KonyError, LookupError, ValueError, StopIteration):
        return False
