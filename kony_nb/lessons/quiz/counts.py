"""Subjects that count: dice, rolls, units, targets, ways, cards, events."""

from collections.abc import Callable

from kony_nb.game.owner import using
from kony_nb.game.owner.reading import check
from kony_nb.game.phrases import many, place
from kony_nb.game.situation.faults import Faults
from kony_nb.lessons.quiz.amounts import KINDS_OF, near
from kony_nb.lessons.quiz.dice_told import dice_told
from kony_nb.lessons.quiz.happening import Happened
from kony_nb.lessons.quiz.subject import add_subject, never, seat_of, silent
from kony_nb.rules.cards.registry import CARDS, evolutions_of
from kony_nb.rules.events import Event
from kony_nb.rules.faces import counted
from kony_nb.rules.places import OUTER
from kony_nb.rules.referee import chance_outcomes, legal_actions

__all__: list[str] = []


def tally(
    key: str,
    asks: str | Callable[[Happened, str], str],
    count: Callable[[Happened, str], int],
    rivals: Callable[[Happened, str], list[int]] = lambda told, about: [],
    concerns: Callable[[Happened, Event, str], bool] = never,
    why: Callable[[Happened, str], str] = silent,
    most: int = 99,
) -> None:
    """Add a subject that is a number."""
    add_subject(
        key,
        "count",
        (lambda told, about: asks.format(about)) if isinstance(asks, str) else asks,
        lambda told, about: str(count(told, about)),
        lambda told, about, right: [
            *(str(n) for n in rivals(told, about) if 0 <= n <= most),
            *near(int(right), 0, most),
        ],
        concerns=concerns,
        why=why,
    )


def dice_rolled(told: Happened, about: str) -> int:
    """Return how many dice chance is about to roll."""
    outcomes = chance_outcomes(told.after)
    return len(outcomes[0][0].args[0]) if outcomes and outcomes[0][0].verb == "dice" else 0


tally(
    "dice",
    "How many dice are rolled now?",
    dice_rolled,
    lambda told, about: [len(told.after.dice) or 6, 6, 7, 8, 1],
    why=lambda told, about: dice_told(told.after, dice_rolled(told, about)),
    most=9,
)
tally(
    "rolls",
    "How many rolls are left then in this turn?",
    lambda told, about: told.after.rolls_left,
    lambda told, about: [told.before.rolls_left, 3, 2, 1],
    most=5,
)


def lost(told: Happened, seat: int) -> int:
    """Return the life points that a seat lost to damage."""
    return sum(event.n for event in told.events if event.kind == "damage" and event.seat == seat)


tally(
    "hurt",
    "How many LP does {} lose to this?",
    lambda told, about: lost(told, seat_of(told, about)),
    lambda told, about: [*(lost(told, other) for other in range(len(told.names))), 0],
    lambda told, event, about: event.kind in ("damage", "reduce", "boost") and event.seat == seat_of(told, about),
    most=12,
)
tally(
    "hits",
    "How many monsters lose LP to this?",
    lambda told, about: len({event.seat for event in told.events if event.kind == "damage" and event.n}),
    lambda told, about: [len(told.before.living) - 1, len(told.before.living), 1, 0],
    lambda told, event, about: event.kind in ("damage", "attack") or (event.kind == "nothing" and event.seat >= 0),
    most=6,
)


def shooting(told: Happened, about: str) -> int:
    """Return how many units shoot: what each borough's units take, counted once a borough."""
    struck = {}
    for event in told.events:
        if event.kind == "damage" and event.rule.startswith("ny.ouch"):
            home = told.before.monsters[event.seat].place or ""
            struck["manhattan" if home not in told.before.boroughs else home] = event.n
    return sum(struck.values())


tally(
    "shoot",
    "How many units shoot?",
    shooting,
    lambda told, about: [
        *(len(tiles.units) for tiles in told.before.boroughs.values()),
        sum(len(tiles.units) + len(tiles.fresh) for tiles in told.before.boroughs.values()),
    ],
    lambda told, event, about: event.kind == "damage" and event.rule.startswith("ny.ouch"),
)


def gained(told: Happened, about: str) -> int:
    """Return how much of an amount a monster gains, losses left aside."""
    what, _, name = about.partition(" ")
    seat = seat_of(told, name)
    return sum(max(0, event.n) for event in told.events if event.kind == what and event.seat == seat)


tally(
    "gain",
    lambda told, about: "How {} does {} gain by this, all in all?".format(
        {"lp": "many LP", "vp": "many VP", "energy": "much energy"}[about.partition(" ")[0]], about.partition(" ")[2]
    ),
    gained,
    lambda told, about: [
        *(abs(e.n) for e in told.events if e.kind in KINDS_OF[about.partition(" ")[0]]),
        *(e.n for e in told.events if e.kind in ("vp", "energy", "lp", "resolve")),
        0,
    ],
    lambda told, event, about: event.kind in KINDS_OF[about.partition(" ")[0]]
    and event.seat == seat_of(told, about.partition(" ")[2]),
    most=20,
)
WAYS = {
    "move": "Into how many other boroughs may {} move?",
    "flee": "To how many places may {} flee?",
    "destroy": "Between how many targets may {} choose?",
    "buy": "How many cards of the market may {} buy?",
    "faces": "Between how many faces may {} choose?",
    "place": "In how many boroughs may {} start?",
    "any": "Between how many actions may {} choose?",
}


def ways(told: Happened, about: str) -> int:
    """Return how many legal actions have a verb."""
    verb = "resolve" if about == "faces" else about
    return sum(verb in ("any", action.verb) for action in legal_actions(told.after))


def asked_name(told: Happened) -> str:
    """Return the name of who is asked."""
    return told.names[told.after.agenda[-1].seat] if told.after.agenda else "nobody"


def ways_open(told: Happened, about: str) -> str:
    """Return what is open, and what makes it so many: energy, results that are left, boroughs that are full."""
    found = f"Open are: {', '.join(action.label for action in legal_actions(told.after))}."
    step = told.after.agenda[-1]
    if about == "buy":
        return f"{found} {told.names[step.seat]} has {told.after.monsters[step.seat].energy} energy."
    if about == "destroy":
        return f"{found} Left {'is' if step.args[0] == 1 else 'are'} {counted(step.args[0], 'D')}."
    if not told.after.boroughs or about not in ("move", "flee", "place"):
        return found
    stand = [each.place for each in told.after.monsters if each.alive]
    full = [borough for borough in OUTER if stand.count(borough) > 1]
    return f"{found} Full, with two monsters each: {', '.join(map(place, full))}." if full else found


tally(
    "ways",
    lambda told, about: WAYS[about].format(asked_name(told)),
    ways,
    lambda told, about: [len(legal_actions(told.after)), 4, 3],
    why=ways_open,
    most=9,
)


def units(told: Happened, borough: str) -> int:
    """Return how many units stand in a borough."""
    tiles = told.after.boroughs[borough]
    return len(tiles.units) + len(tiles.fresh)


def here(event: Event, borough: str) -> bool:
    """Return whether an event changes the tiles of a borough."""
    return event.place == borough and event.kind in ("destroy", "appear", "take_unit", "scatter", "expose")


def stood(told: Happened, borough: str) -> str:
    """Return how many units stood in a borough before, in a sentence."""
    tiles = told.before.boroughs[borough]
    return f"{many(len(tiles.units) + len(tiles.fresh), 'unit')} stood in {place(borough)} before."


tally(
    "units",
    lambda told, about: f"How many units will stand in {place(about)} then?",
    units,
    lambda told, about: [len(told.before.boroughs[about].units), 0],
    lambda told, event, about: here(event, about),
    stood,
)
tally(
    "old",
    lambda told, about: f"How many units in {place(about)} can be destroyed from then on?",
    lambda told, about: len(told.after.boroughs[about].units),
    lambda told, about: [units(told, about), 0],
    lambda told, event, about: here(event, about),
)
tally(
    "buildings",
    lambda told, about: f"How many buildings will stand in {place(about)} then?",
    lambda told, about: sum(map(len, told.after.boroughs[about].stacks)),
    lambda told, about: [sum(map(len, told.before.boroughs[about].stacks))],
    lambda told, event, about: here(event, about),
)
tally(
    "market",
    "How many cards are for sale then?",
    lambda told, about: sum(card is not None for card in told.after.market),
    lambda told, about: [3, 2, 4],
    lambda told, event, about: event.kind in ("reveal", "buy", "sweep"),
    most=5,
)
tally(
    "discards",
    "How many cards will lie on the discards then?",
    lambda told, about: len(told.after.discards),
    lambda told, about: [len(told.before.discards)],
    lambda told, event, about: event.kind in ("lose_card", "sweep", "buy"),
)
tally(
    "extra",
    "How many extra turns are still to come then?",
    lambda told, about: len(told.after.extra_turns),
    lambda told, about: [len(told.before.extra_turns), 0],
    lambda told, event, about: event.kind in ("extra_turn", "eliminated"),
)
tally(
    "tiles",
    lambda told, about: "How many {}s with durability {} are there in the whole game?".format(
        about.rpartition("_")[0].replace("high_rise", "high-rise").replace("_", " "), about[-1]
    ),
    lambda told, about: told.after.tiles.get(about, 0)
    + sum(stack.count(about) for tiles in told.after.boroughs.values() for stack in tiles.stacks),
    lambda told, about: [9, 15, 45],
)
tally(
    "goals",
    "How many goal cards are in the deck of power cards?",
    lambda told, about: sum(card in ("superstar", "statue_of_liberty") for card in told.after.deck),
    lambda told, about: [1, 2],
)
tally(
    "challenge_discards",
    "How many challenge cards will lie open on the discards then?",
    lambda told, about: len(told.after.challenge_discards),
    lambda told, about: [len(told.before.challenge_discards), 0, 2],
    lambda told, event, about: event.kind in ("discard_challenge", "challenge_out"),
)
tally(
    "challenge_deck",
    "How many challenge cards will be in the deck then?",
    lambda told, about: len(told.after.challenge_deck),
    lambda told, about: [len(told.before.challenge_deck), 0],
    lambda told, event, about: event.kind in ("shuffle_challenges", "new_challenge"),
)
HAPPEN = {
    "lay_challenge": "How many challenge cards lie face down then?",
    "show_challenge": "How many challenge cards are shown to everybody by this?",
    "statue": "How often does the Statue of Liberty move in this?",
}
tally(
    "happens",
    lambda told, about: HAPPEN[about],
    lambda told, about: sum(event.kind == about for event in told.events),
    lambda told, about: [0, 1, 2, 3],
    lambda told, event, about: event.kind == about,
)


def with_owner(told: Happened, name: str) -> int:
    """Return how many evolutions a monster has when its owner has entered one in the place of another.

    It is entered for this moment alone.
    """
    game, before = told.after.options.game, using.in_use()
    replaced = CARDS[evolutions_of(game, name)[0]].name
    entered = {"game": game, "monster": name, "name": "Own", "kind": "temporary", "text": "Own.", "replaces": replaced}
    try:
        using.register(check({"version": 1, "evolution": [entered]}, Faults()))
        return len(evolutions_of(game, name))
    finally:
        using.register(before)


tally("own_set", "How many evolutions has {} then?", with_owner, lambda told, about: [7, 16])
tally(
    "set",
    "How many evolutions has {} in this game?",
    lambda told, about: len(evolutions_of(told.after.options.game, about)),
    lambda told, about: [4, 6, 10, 16],
)
