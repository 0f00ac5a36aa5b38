"""Subjects that ask what a monster will have: life points, points, energy, its place, its cards."""

from collections.abc import Callable

from kony_nb.game.phrases import place, token
from kony_nb.lessons.quiz.happening import Happened
from kony_nb.lessons.quiz.subject import add_subject, seat_of, who
from kony_nb.rules.cards.registry import power_cards
from kony_nb.rules.events import Event
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.elimination import ranks
from kony_nb.rules.phases.gains import total_vp
from kony_nb.rules.state import Monster

__all__ = ["KINDS_OF", "WORDS", "counterfactual", "near"]

KINDS_OF = {"lp": ("lp", "damage"), "vp": ("vp",), "energy": ("energy",)}
"""The kinds of event that change an amount."""
WORDS = {"lp": "LP", "vp": "VP", "energy": "energy"}
"""What the amounts are called."""
MOST = {"lp": 12, "vp": 20, "energy": 99}
OUT = "out"


def shift(event: Event) -> int:
    """Return by how much an event changes an amount."""
    return -event.n if event.kind == "damage" else event.n


def changes(told: Happened, what: str, seat: int) -> list[int]:
    """Return the changes of an amount of a seat, one after the other."""
    return [shift(event) for event in told.events if event.kind in KINDS_OF[what] and event.seat == seat]


def near(right: int, least: int = 0, most: int = 99) -> list[str]:
    """Return the numbers around a number, the nearest first."""
    found = [right + step for distance in (1, 2, 3, 4) for step in (distance, -distance)]
    return [str(n) for n in found if least <= n <= most]


def counterfactual(what: str) -> Callable[[Happened, str, str], list[str]]:
    """Return what one expects who forgets one change, counts it twice, or takes that of another monster."""

    def rivals(told: Happened, about: str, right: str) -> list[str]:
        seat = seat_of(told, about)
        had, has = getattr(told.before.monsters[seat], what), int(right)
        own = changes(told, what, seat)
        found = [has - change for change in own] + [has + change for change in own]
        found.append(had)
        found += [had + sum(changes(told, what, other)) for other in range(len(told.names)) if other != seat]
        found.append(had - (has - had))
        fit = [str(n) for n in found if 0 <= n <= MOST[what]]
        return [*fit, *near(has, 0, MOST[what])]

    return rivals


def amount(what: str) -> None:
    """Add the subject of one amount."""
    add_subject(
        what,
        "predict",
        lambda told, about: f"How {'much' if what == 'energy' else 'many'} {WORDS[what]} will {about} have then?",
        lambda told, about: str(getattr(who(told.after, about), what)),
        counterfactual(what),
        concerns=lambda told, event, about: event.kind in KINDS_OF[what] and event.seat == seat_of(told, about),
    )


for each in KINDS_OF:
    amount(each)


def where(told: Happened, about: str) -> str:
    """Return where a monster is."""
    return who(told.after, about).place or OUT


def other_places(told: Happened, about: str, right: str) -> list[str]:
    """Return where else it might be: where it was, where the others are, and the rest of the board."""
    stood = [who(told.before, about).place, *(monster.place for monster in told.before.monsters)]
    every = GAMES[told.before.options.game].places
    small = len(told.before.monsters) < 5
    usable = [name for name in every if not (small and name.endswith(("_56", "_bay")))]
    kin = [name for name in usable if name in GAMES[told.before.options.game].inside]
    return [name for name in (*stood, *kin, *usable, OUT) if name]


add_subject(
    "place",
    "predict",
    lambda told, about: f"Where will {about} be then?",
    where,
    other_places,
    lambda told, code: "out of the game" if code == OUT else place(code),
    lambda told, event, about: event.kind in ("move", "hold", "eliminated") and event.seat == seat_of(told, about),
)


def number(
    key: str, asks: str, count: Callable[[Monster], int], kinds: tuple[str, ...], form: str = "predict"
) -> None:
    """Add a subject that counts something of one monster."""
    add_subject(
        key,
        form,
        lambda told, about: asks.format(about),
        lambda told, about: str(count(who(told.after, about))),
        lambda told, about, right: [
            str(count(who(told.before, about))),
            *(str(count(monster)) for monster in told.after.monsters),
            *near(int(right)),
        ],
        concerns=lambda told, event, about: event.kind in kinds and event.seat == seat_of(told, about),
    )


MASKS = ("mask", "lose_mask", "masks_out")
number("collection", "How many masks will be in {}'s collection then?", lambda m: m.collection, MASKS)
number("masks", "How many masks will {} have then, the attached one too?", lambda m: m.mask + m.collection, MASKS)
number("total", "How many victory points does {} have, masks and dial together?", total_vp, ("vp", "mask"))
number("cards", "How many power cards will lie in front of {} then?", lambda m: len(power_cards(m.cards)),
       ("buy", "gain_card", "lose_card", "give"))
number("face_up", "How many evolutions will lie face up in front of {} then?",
       lambda m: len(m.cards) - len(power_cards(m.cards)), ("play", "discard_evolution", "evolutions_out"))
number("hand", "How many evolutions will {} hold then?", lambda m: len(m.hand), ("evolve", "play", "evolutions_out"))
number("spent", "How many evolutions will lie among {}'s discarded ones then?", lambda m: len(m.spent),
       ("discard_evolution", "play", "shuffle_evolutions"))
number("packet", "From how many evolutions does {} choose?", lambda m: len(m.packet), ("draft", "pass_left"))
number("all_tokens", "How many tokens will lie on {} then?", lambda m: sum(m.tokens.values()), ("token",))


def tokens(told: Happened, about: str) -> str:
    """Return how many tokens of a kind a monster has."""
    kind, _, name = about.partition(" ")
    return str(who(told.after, name).tokens.get(kind, 0))


add_subject(
    "tokens",
    "predict",
    lambda told, about: "How many {} tokens will {} have then?".format(
        token(about.partition(" ")[0]), about.partition(" ")[2]
    ),
    tokens,
    lambda told, about, right: [
        str(who(told.before, about.partition(" ")[2]).tokens.get(about.partition(" ")[0], 0)),
        *near(int(right)),
    ],
    concerns=lambda told, event, about: (
        event.what == about.partition(" ")[0] or event.kind == "spend"
    ) and event.seat == seat_of(told, about.partition(" ")[2]),
)


def rank(told: Happened, about: str) -> str:
    """Return the rank of a monster, the best is 1; who shares a rank shares the better number."""
    seat, better = seat_of(told, about), 1
    for seats in ranks(told.after):
        if seat in seats:
            return str(better)
        better += len(seats)
    raise ValueError(about)


add_subject(
    "rank",
    "predict",
    lambda told, about: f"Which rank will {about} have, as it stands then? (1 is the best.)",
    rank,
    lambda told, about, right: [str(n) for n in range(1, len(told.names) + 1)],
    concerns=lambda told, event, about: event.kind == "eliminated",
)
