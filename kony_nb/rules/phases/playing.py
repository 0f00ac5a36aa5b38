"""Evolutions in hand: which may be played when, and what playing one does."""

from collections.abc import Callable

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import CARDS, DYING, LYING, Card, Looked, lasting, total
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.cards import discard_from, give_counters
from kony_nb.rules.state import State, Step

__all__ = [
    "CLOSED",
    "HANDS",
    "MOMENTS",
    "awaited",
    "end_lasting",
    "holders",
    "moment_of",
    "play",
    "playable",
    "playable_at",
]

Playable = Callable[[State, int, str], bool]

MOMENTS: dict[str, str] = {
    "before_turn": "a turn begins, nothing has been paid yet",
    "before_roll": "the active monster is about to roll for the first time",
    "between_rolls": "between two rolls",
    "after_roll": "the last roll has fallen, no face is changed yet",
    "resolving": "between the resolved faces",
    "before_loss": "a loss of life points is declared",
    "dying": "the owner has no life points left and would be eliminated",
    "eliminated": "monsters were eliminated",
    "leaving": "those attacked in the city decide to leave or to stay",
    "city_left": "a monster has left the city or was eliminated there",
    "before_entering": "the active monster is about to move or to enter the city",
    "after_entering": "a monster has entered the city",
    "moved": "the active monster has moved, entered the city, or not",
    "buying": "the active monster may buy",
    "purchase": "a power card is about to be bought",
    "bought": "a power card was bought",
    "before_end": "the turn is about to end",
    "other": "any other decision",
}
"""The moments in which evolutions can be played: every window, and the decisions of the owner."""
CLOSED: dict[str, frozenset[str]] = {
    "every": frozenset(),
    "attacked": frozenset(MOMENTS) - {"before_loss", "dying"},
    "own": frozenset(MOMENTS),
}
"""Moments at whose windows nobody is asked, by `Options.windows`."""
AT_DECISION = {
    "keep": "between_rolls",
    "probe": "after_roll",
    "free_reroll": "after_roll",
    "change": "after_roll",
    "add": "after_roll",
    "convert": "after_roll",
    "resolve": "resolving",
    "spend": "resolving",
    "before_loss": "before_loss",
    "flee": "leaving",
    "yield": "leaving",
    "move": "before_entering",
    "buy": "buying",
}
ITS_MOMENTS = {kind: (moment,) for kind, moment in AT_DECISION.items()} | {"roll": ("before_roll", "between_rolls")}


def holders(state: State) -> bool:
    """Return whether anybody has an evolution in hand."""
    for monster in state.monsters:  # noqa: SIM110  # a hot line, and any() is half as fast
        if monster.hand:
            return True
    return False


def awaited(state: State, moment: str) -> bool:
    """Return whether anybody holds an evolution that is meant for this moment, of one's own turn or another's.

    For bots that leave the windows of this moment closed, nobody does.
    """
    if moment in CLOSED[state.options.windows]:
        return False
    for monster in state.monsters:  # noqa: SIM110  # a hot line, and any() is half as fast
        if monster.hand and moment in HANDS[monster.hand].moments:
            return True
    return False


class Hand:
    """When the evolutions of a hand may be played; one that a viewer does not know, never.

    Attributes
    ----------
    own, other : dict of str to tuple of (callable or None, Action)
        What may be played in one's own turn, and in another's, by moment: when it has an effect, and the play.
    moments : frozenset of str
        The moments for which any of them is meant.
    cards : tuple of str
        The hand: one object for all that are equal, which are found faster by it.
    idle : frozenset of str
        Kinds of decision, of those that have a moment of their own, at which none is.
    """

    __slots__ = ("cards", "idle", "moments", "other", "own")

    def __init__(self, hand: tuple[str, ...]) -> None:
        self.cards = hand
        entries = [CARDS[card] for card in hand if card in CARDS]
        self.own = {moment: plays for moment in MOMENTS if (plays := meant(entries, moment, "own"))}
        self.other = {moment: plays for moment in MOMENTS if (plays := meant(entries, moment, "other"))}
        self.moments = frozenset(self.own) | frozenset(self.other)
        self.idle = frozenset(kind for kind, moments in ITS_MOMENTS.items() if self.moments.isdisjoint(moments))


def meant(entries: list[Card], moment: str, turn: str) -> tuple[tuple[Playable | None, Action], ...]:
    """Return what of these evolutions may be played at a moment of a turn, one's ``own`` or an ``other``."""
    return tuple(
        (card.playable, action("play", card.id))
        for card in entries
        if (moment in card.timing or (not card.timing and moment != DYING)) and card.whose in ("", turn)
    )


HANDS = Looked(Hand)


def moment_of(state: State, step: Step) -> str:
    """Return the moment, of `MOMENTS`, in which a decision is asked."""
    kind = step.kind
    if kind in AT_DECISION:
        return AT_DECISION[kind]
    if kind == "roll":
        return "between_rolls" if state.ledger.rolls else "before_roll"
    return step.args[0] if kind == "play" else "other"


def playable(state: State, seat: int, moment: str) -> tuple[Action, ...]:
    """Return the plays of the seat's evolutions that may be played at this moment and have an effect.

    A monster without life points can play only what is meant for that.
    """
    monster = state.monsters[seat]
    held = HANDS[monster.hand]
    plays = (held.own if state.turn == seat else held.other).get(moment)
    if plays is None or (not monster.lp and moment != DYING) or state.phase == "setup":
        return ()
    found: tuple[Action, ...] = ()
    for has_effect, play in plays:
        if has_effect is None or has_effect(state, seat, moment):
            found += (play,)
    return found


def playable_at(state: State, step: Step) -> tuple[Action, ...]:
    """Return what the deciding seat can play at a decision of its own that it is asked anyway."""
    moment = moment_of(state, step)
    if moment in HANDS[state.monsters[step.seat].hand].moments:
        return playable(state, step.seat, moment)
    return ()


def play(state: State, asked: Step, card: str, log: Log) -> None:
    """Play an evolution from the hand at a decision, which is then asked again; first the others may answer."""
    seat, n = asked.seat, len(state.monsters)
    if asked.kind != "play":
        state.agenda += (asked, Step("window", -1, (moment_of(state, asked), (seat + 1) % n, n - 1)))
    elif asked.args[0] != "dying":  # all have to pass again; before an elimination each is asked once, in no window
        state.agenda[-1] = Step("window", -1, (asked.args[0], (seat + 1) % n, n))
    unfold(state, seat, card, log)


def unfold(state: State, seat: int, card: str, log: Log) -> None:
    """Take an evolution out of the hand and let it act: one that lasts lies face up, the others are discarded."""
    monster, entry = state.monsters[seat], CARDS[card]
    rolls = total(monster.cards, "rolls")
    at = monster.hand.index(card)
    monster.hand = HANDS[monster.hand[:at] + monster.hand[at + 1 :]].cards
    if log is not SILENT:
        log.add("play", entry.rule, seat, what=card)
    if entry.kind == "permanent" or entry.lasts:
        monster.cards = LYING[*monster.cards, card].cards
        if entry.counters:
            give_counters(state, seat, card, entry.counters, entry.rule, log)
        if seat == state.turn:
            state.agenda.append(Step("count_dice", seat, (rolls,)))
    else:
        monster.spent = (*monster.spent, card)
    if entry.gained is not None:
        entry.gained(state, seat, log)


def end_lasting(state: State, seats: list[int], until: str, log: Log) -> None:
    """Discard the temporary evolutions of these seats that last until now: ``turn`` or ``own_turn``."""
    for seat in seats:
        cards = state.monsters[seat].cards
        for card in lasting(cards, until) if cards else ():
            discard_from(state, seat, card, "evo.kinds.temporary", log)
