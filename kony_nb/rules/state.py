"""The state of a game: everything there is to know about a moment, as plain values.

The only containers changed in place are the lists and the dict that `clone` copies (monsters, agenda, boroughs,
the ledger).
Every other container, inside a monster or a borough too, is replaced and never changed.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from kony_nb.rules.options import Options
from kony_nb.rules.places import BOROUGHS

__all__ = ["Borough", "Ledger", "Loss", "Monster", "State", "Step", "clone", "state_key"]

UNKNOWN = "?"
# Defaults are left out of a key if they are the very same object. That holds for small values and empty containers;
# a tuple that is not empty has a factory instead and is always written, so that equal states have equal keys.


class Loss(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Life points about to be lost to one source: declared, then changed or not, then applied at once.

    Attributes
    ----------
    rule : str
        The rule or card that deals it.
    hits : tuple of (seat, amount)
        Fixed when declared, the active monster first, then clockwise.
    attacker : int
        The seat that deals it; -1 for units and the Statue.
    attack : bool
        Whether it is an attack: attack results and what adds to them. Only that gives the right to flee.
    then : str
        The kind of step that follows when all losses are applied; it gets this Loss with what was really lost.
    """

    rule: str
    hits: tuple[tuple[int, int], ...]
    attacker: int = -1
    attack: bool = False
    then: str = ""


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that still has to happen: a kind from the registry, a seat, and its arguments (int and str)."""

    kind: str
    seat: int = -1
    args: tuple[Any, ...] = ()
    loss: Loss | None = None


class Monster(msgspec.Struct, omit_defaults=True, gc=False):
    """One seat's monster.

    Attributes
    ----------
    name : str
        ``"Kong"``.
    place : str or None
        A place id; None before placement and after elimination.
    lp, vp, energy : int
        Life points 0 to the maximum (10, raised by cards, at most 12); the dial of victory points 0 to 20;
        energy 0 upwards.
    turns : int
        How many turns it has begun.
    reached : int
        The count of effects at which its victory points last rose to 20; 0 while below.
    fell : int
        The count of events in which monsters were eliminated, at its own elimination; 0 while in the game.
    cards : tuple of str
        The Keep cards and the evolutions that lie face up in front of it, in the order gained.
    counters : dict of str to int
        Counters on its cards, by card.
    tokens : dict of str to int
        Tokens given to it by others, by token.
    hand : tuple of str
        The evolutions in its hand, in the order drawn; only its own player sees them. ``"?"`` in the view of another.
    evolutions : tuple of str
        The bag of its own evolution deck, sorted; ``"?"`` for each of them in the view of another.
    spent : tuple of str
        Its discarded evolutions, in the order discarded; everybody sees them.
    packet : tuple of str
        While evolutions are drafted: the ones that it chooses from. ``"?"`` in the view of another.
    draws : int
        How many evolutions it has drawn.
    marks : dict of str to str
        What its cards remember, by card: a face, a place.
    reserved : tuple of str
        Power cards put aside for it alone.
    mask : bool
        Whether a mask is attached to it; that counts nothing.
    collection : int
        The masks in its collection, each worth victory points as long as it is there.
    challenge : str
        The challenge card that it holds, "" for none; ``"?"`` in the view of another.
    challenges : int
        How many challenge cards it has drawn.
    secret : str
        In a challenge, what it has decided while not both sides have: ``"reveal"`` or ``"hide"``; ``"?"`` in the view
        of another.
    """

    name: str
    place: str | None = None
    lp: int = 10
    vp: int = 0
    energy: int = 0
    alive: bool = True
    turns: int = 0
    reached: int = 0
    fell: int = 0
    cards: tuple[str, ...] = ()
    counters: dict[str, int] = {}
    tokens: dict[str, int] = {}
    hand: tuple[str, ...] = ()
    evolutions: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    packet: tuple[str, ...] = ()
    draws: int = 0
    marks: dict[str, str] = {}
    reserved: tuple[str, ...] = ()
    mask: bool = False
    collection: int = 0
    challenge: str = ""
    challenges: int = 0
    secret: str = ""


class Borough(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The tiles of a borough.

    Attributes
    ----------
    stacks : three tuples of str
        Buildings from the bottom up, the last one is the top; ``"?"`` is a tile nobody knows.
    units : tuple of str
        Units that stood here before this turn.
    fresh : tuple of str
        Units that appeared in this turn: they shoot, but cannot be destroyed yet.
    """

    stacks: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]] = msgspec.field(
        default_factory=lambda: ((), (), ())
    )
    units: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()


class Ledger(msgspec.Struct, omit_defaults=True, gc=False):
    """What has happened in this turn, for the cards and rules that look back.

    Attributes
    ----------
    extra : str
        The card whose extra turn this is, "" for a regular turn.
    entered : bool
        Whether the active monster entered the city in this turn.
    attacks : int
        Attack results that the active monster resolved.
    yielded : tuple of int
        Seats that answered an attack by yielding.
    braced : tuple of int
        Seats that answered before its damage.
    destroyed : tuple of str
        Tiles and units the active monster destroyed.
    bought : tuple of str
        Cards it bought.
    dealt : tuple of (seat, amount)
        Life points that each monster really lost to damage that the active monster caused.
    earned : tuple of (seat, amount)
        Energy gained in this turn, by anybody.
    rolls : int
        Times the dice were rolled.
    side_rolls : int
        Single dice rolled for a card.
    units_only : bool
        Whether the active monster may destroy only units in this turn.
    once : tuple of str
        Marks of effects that act once a turn.
    shields : tuple of (card, seat)
        Monsters that lose no life points to damage for the rest of the turn, and the card that sees to it.
    lost : tuple of (seat, amount)
        With evolutions: life points lost to damage in this turn, by anybody.
    healed : tuple of (seat, amount)
        With evolutions: life points gained in this turn, by anybody.
    inside : tuple of int
        With evolutions, in a game of which one looks back at it: the seats that were in the city when the turn began.
    held : tuple of int
        With challenges: the seats that had the choice to leave the city in the attack that is going on, and stay.
    """

    extra: str = ""
    entered: bool = False
    attacks: int = 0
    yielded: tuple[int, ...] = ()
    braced: tuple[int, ...] = ()
    destroyed: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()
    dealt: tuple[tuple[int, int], ...] = ()
    earned: tuple[tuple[int, int], ...] = ()
    rolls: int = 0
    side_rolls: int = 0
    units_only: bool = False
    once: tuple[str, ...] = ()
    shields: tuple[tuple[str, int], ...] = ()
    lost: tuple[tuple[int, int], ...] = ()
    healed: tuple[tuple[int, int], ...] = ()
    inside: tuple[int, ...] = ()
    held: tuple[int, ...] = ()


class State(msgspec.Struct, omit_defaults=True, gc=False):
    """One moment of a game.

    Attributes
    ----------
    options : Options
        Fixed for the whole game.
    monsters : list of Monster
        By seat, clockwise.
    agenda : list of Step
        What still has to happen, the next thing last. Empty when the game is over.
    boroughs : dict of str to Borough
        The tiles, ``manhattan`` included.
    turn : int
        The active seat, -1 during the set-up.
    regular : int
        The seat whose regular turn came last; after extra turns play goes on to its left.
    phase : str
        ``setup start roll resolve move buy end``, or ``over``.
    dice : str
        The dice on the table, sorted; while some are rolled again, the ones set aside.
    kept : str
        The dice among them that were set aside before the last roll.
    results : str
        The results still to be resolved; while they may be converted, those converted already are in small letters.
    rolls_left : int
        Rolls that may still be made in this turn, 0 to 3.
    superstar, statue : int
        The seat that holds the card, -1 for beside the deck.
    market : tuple of three (str or None)
        The cards for sale.
    deck : tuple of str
        The bag of unseen cards, sorted: nobody knows an order.
    deck_top : tuple of str
        Cards known to lie on top of it, the next one first.
    top_seen_by : tuple of int
        The seats that have looked at ``deck_top``; empty where everybody knows it. In the view of another seat the
        card lies in the bag.
    deck_bottom : tuple of str
        Cards put under the deck, the next one first; they come when all others have gone.
    bottom_seen_by : tuple of int
        The seats that know them. In the view of another seat they lie in the bag.
    shuffles : int
        How often the discards became the deck.
    discards : tuple of str
        In the order discarded.
    tiles : dict of str to int
        The bag of unseen buildings.
    removed : dict of str to int
        Units destroyed and taken, and tiles outside the game.
    souvenirs : tuple of str
        Boroughs in which a Souvenir token lies.
    sets : str
        Which cards can turn up: the game, and with evolutions the monsters whose sets are played.
    pool : tuple of str
        While evolutions are dealt for the draft: the bag of those not dealt yet, sorted.
    challenge_deck : tuple of str
        The bag of unseen challenge cards, sorted.
    challenge_discards : tuple of str
        In the order discarded.
    challenge_shuffles : int
        How often they became the deck.
    challenge_out : int
        Challenge cards that have left the game unseen.
    masks_out : int
        Masks that have left the game.
    pending : tuple of (card, seat)
        Effects of discarded cards that wait for something.
    extra_turns : tuple of (card, seat)
        Extra turns to come, in the order gained.
    ledger : Ledger
        What has happened in this turn.
    effects : int
        How many effects have raised victory points to 20 so far, for the order of winners.
    result : str
        "" while the game goes on, else ``vp``, ``last``, ``card`` (a card won it) or ``nobody``.
    winner : int
        The winner's seat, -1 if none.
    """

    options: Options
    monsters: list[Monster]
    agenda: list[Step]
    boroughs: dict[str, Borough]
    turn: int = -1
    regular: int = -1
    phase: str = "setup"
    dice: str = ""
    kept: str = ""
    results: str = ""
    rolls_left: int = 0
    superstar: int = -1
    statue: int = -1
    market: tuple[str | None, str | None, str | None] = msgspec.field(
        default_factory=lambda: (None, None, None)
    )
    deck: tuple[str, ...] = ()
    deck_top: tuple[str, ...] = ()
    top_seen_by: tuple[int, ...] = ()
    deck_bottom: tuple[str, ...] = ()
    bottom_seen_by: tuple[int, ...] = ()
    shuffles: int = 0
    discards: tuple[str, ...] = ()
    tiles: dict[str, int] = {}
    removed: dict[str, int] = {}
    souvenirs: tuple[str, ...] = ()
    sets: str = ""
    pool: tuple[str, ...] = ()
    challenge_deck: tuple[str, ...] = ()
    challenge_discards: tuple[str, ...] = ()
    challenge_shuffles: int = 0
    challenge_out: int = 0
    masks_out: int = 0
    pending: tuple[tuple[str, int], ...] = ()
    extra_turns: tuple[tuple[str, int], ...] = ()
    ledger: Ledger = msgspec.field(default_factory=Ledger)
    effects: int = 0
    result: str = ""
    winner: int = -1

    def __reduce__(self) -> tuple[Callable[[bytes], "State"], tuple[bytes]]:
        return from_key, (state_key(self),)  # other pickles would not keep equal keys equal

    @property
    def living(self) -> list[int]:
        """The seats of the monsters still in the game."""
        return [seat for seat, monster in enumerate(self.monsters) if monster.alive]


# what copy.copy() does to a Struct, without its look-ups; msgspec declares no types for it
_copy_state: Callable[[State], State] = State.__copy__  # type: ignore[attr-defined]
_copy_monster: Callable[[Monster], Monster] = Monster.__copy__  # type: ignore[attr-defined]
_copy_ledger: Callable[[Ledger], Ledger] = Ledger.__copy__  # type: ignore[attr-defined]


def clone(state: State) -> State:
    """Return a state that can be changed without changing this one."""
    new = _copy_state(state)
    new.monsters = list(map(_copy_monster, state.monsters))
    new.agenda = state.agenda.copy()
    new.boroughs = state.boroughs.copy()
    new.ledger = _copy_ledger(state.ledger)
    return new


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(State)


def state_key(state: State) -> bytes:
    """Return what "the same state" means: equal keys, equal states. Also the state as JSON."""
    return _encoder.encode(state)


def from_key(key: bytes | str) -> State:
    """Return the state that `state_key` wrote.

    Raises
    ------
    msgspec.ValidationError
        If it is no state of this version.
    """
    state = _decoder.decode(key)
    state.boroughs = {name: state.boroughs[name] for name in BOROUGHS if name in state.boroughs}  # not by the alphabet
    return state
