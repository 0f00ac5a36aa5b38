"""Events say what happened: who, how much, why, from whom, and who may know."""

from collections.abc import Collection
from typing import Protocol

import msgspec

__all__ = ["KINDS", "SILENT", "Event", "Log", "Silence"]

KINDS: dict[str, str] = {
    "turn": "a turn begins; n is the seat's n-th turn, what an extra turn's card",
    "phase": "a phase begins; what names it",
    "roll": "n dice were rolled; what shows the new faces",
    "keep": "dice were set aside; what shows them",
    "extra_dice": "the seat rolls n dice more in this turn",
    "more": "a card adds n to what the seat gains, or to its rolls; what is energy, lp or rolls",
    "must_roll": "the seat has to roll at least one die again",
    "stop": "the seat stops rolling; what shows the final dice",
    "spend": "a result is spent on a token, or on a card, which the rule names; what is its face",
    "change": "a die's face is changed; what is old and new face",
    "add": "results are added to the dice; what shows them",
    "resolve": "a face is resolved; what is the face, n how many",
    "vp": "victory points change by n to now",
    "energy": "energy changes by n to now",
    "lp": "life points change by n to now, without damage",
    "damage": "life points are lost to damage: -n to now; other is the attacker",
    "attack": "an attack is declared: n results; what lists nobody if none is hit",
    "reach": "an attack of the seat hits other, whom it would not hit by itself",
    "boost": "what the seat deals, an attack or not, is n damage more; other is the target, -1 for every one",
    "reduce": "the seat loses n life points less of what comes from other",
    "nothing": "something has no effect; the rule says why",
    "destroy": "a building or a unit is destroyed; what is the tile, place the borough",
    "take_unit": "a destroyed unit is taken out of play; what is the unit",
    "appear": "a unit appears; what is the unit, place the borough",
    "scatter": "a unit is sent to another borough; what is the unit, place the borough",
    "expose": "a tile is exposed; what is the tile, place the borough",
    "superstar": "the Superstar moves to the seat (or beside the deck); other is who had it",
    "statue": "the Statue of Liberty moves to the seat (or beside the deck); other is who had it",
    "place": "a monster is placed at the start",
    "move": "a monster moves to place; what is how: move, enter, advance, flee, yield, stay, leave, shift",
    "hold": "a monster that was attacked stays in the city",
    "yield": "a monster that was attacked will leave the city",
    "reveal": "a card is revealed in place n of the market; n 0: the seat turns it up from the deck",
    "look": "the seat looks at the top card of the deck; what is the card",
    "shuffle": "the discards become the deck",
    "turn_up": "the seat turns up a card of the discards; what is the card",
    "under_deck": "n cards, which the seat alone has seen, are put under the deck",
    "must_buy": "the seat has to buy another card than it has chosen; what is that card, other who says so",
    "buy": "a card is bought for n energy",
    "reserve": "a card of the market is put aside for the seat alone; what is the card",
    "seize": "the seat buys a card at the moment it is revealed",
    "discount": "the card bought costs n less here",
    "gain_card": "a card is gained without buying",
    "lose_card": "a card is lost; what says how",
    "copy": "a card begins to act as another; what is its id from now on",
    "sweep": "the market is swept",
    "play": "an evolution is played; what is the evolution",
    "by_hand": "an evolution is played by hand: the changes that follow are its players'; what is the evolution",
    "evolve": "the seat looked at n evolutions and keeps one unseen; now how many it holds; the rule says why",
    "draw_evolution": "the seat draws an evolution, which it alone sees; what is the evolution",
    "keep_evolution": "the seat keeps an evolution, which it alone sees; what is the evolution",
    "discard_evolution": "an evolution that was drawn and not kept is discarded; what is the evolution",
    "take_back": "an evolution goes from the discarded ones of the seat to its hand; what is the evolution",
    "shuffle_evolutions": "the n discarded evolutions of the seat become its deck",
    "evolutions_out": "the n evolutions of an eliminated monster leave the game",
    "deal": "an evolution is dealt for the draft; what is the evolution",
    "draft": "everybody chooses one of n evolutions",
    "take_evolution": "the seat takes an evolution in the draft, which it alone sees; what is the evolution",
    "pass_left": "the n evolutions left of each are passed to the left",
    "mark": "a card remembers something: what is a face or a place, empty when it forgets it",
    "token": "n tokens are put (or taken off); what is the token, now how many lie there",
    "first": "the first player is found",
    "tie": "tied seats roll again",
    "eliminated": "a monster is out of the game",
    "challenge": "the seat challenges other, who stays in the city",
    "lay_challenge": "the seat puts its challenge card face down before it",
    "call_help": "a side of a challenge calls for help",
    "volunteer": "the seat offers its help to other",
    "ally": "the seat takes other as its ally",
    "decided": "the seat has decided whether it reveals its challenge card",
    "show_challenge": "a challenge card is revealed; what is the card, n its strength, or as ally of other its bonus",
    "win_challenge": "the seat wins a challenge against other; n and now are the strengths of both, now is -1 where "
    "other did not reveal; what lists the cards of the winning side",
    "unrevealed": "neither the seat nor other reveals its challenge card",
    "drop_challenge": "a challenge ends with the elimination of a side; other is the champion",
    "discard_challenge": "the seat discards its revealed challenge card; what is the card",
    "new_challenge": "the seat draws a challenge card, unseen by the others",
    "draw_challenge": "the seat draws a challenge card, which it alone sees; what is the card",
    "shuffle_challenges": "the n discarded challenge cards become the deck",
    "no_challenge_card": "no challenge card is there for the seat; the rule says what follows",
    "challenge_out": "the challenge card of an eliminated monster leaves the game unseen",
    "mask": "the seat gets n masks of other; what is attached or collection, now the size of its collection",
    "lose_mask": "the seat loses n masks; what is attached or collection, now the size of its collection",
    "masks_out": "the n masks of an eliminated monster leave the game",
    "extra_turn": "an extra turn is gained",
    "skip": "the rest of a turn is skipped",
    "forced": "the only legal action is taken by the referee; what is its text",
    "win": "the game is over; what is vp, last, card or nobody",
}


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened.

    Attributes
    ----------
    kind : str
        One of `KINDS`.
    rule : str
        The id of the rule, or of the card, that made it happen.
    seat : int
        Whom it happens to, 0 upwards; -1 for the table.
    n : int
        How much (signed for vp, energy, lp; damage is positive).
    what : str
        A face, tile, card, token or word, see `KINDS`.
    other : int
        The other seat, -1 if none.
    place : str
        A borough or a place, "" if none.
    now : int
        The total after the change, -1 where none is meant.
    to : tuple of int or None
        The seats that may know; None is everybody.
    """

    kind: str
    rule: str
    seat: int = -1
    n: int = 0
    what: str = ""
    other: int = -1
    place: str = ""
    now: int = -1
    to: tuple[int, ...] | None = None

    def known_to(self, seats: Collection[int]) -> bool:
        """Return whether anybody on these seats may know it; what everybody may know is known to none of them too."""
        return self.to is None or any(seat in self.to for seat in seats)


class Log(Protocol):
    """Where the referee writes events."""

    def add(
        self,
        kind: str,
        rule: str,
        seat: int = -1,
        n: int = 0,
        what: str = "",
        other: int = -1,
        place: str = "",
        now: int = -1,
        to: tuple[int, ...] | None = None,
    ) -> None:
        """Write one event."""


class Events(list[Event]):
    """A log that keeps its events, in the order in which they happened."""

    __slots__ = ()

    def add(
        self,
        kind: str,
        rule: str,
        seat: int = -1,
        n: int = 0,
        what: str = "",
        other: int = -1,
        place: str = "",
        now: int = -1,
        to: tuple[int, ...] | None = None,
    ) -> None:
        """Write one event."""
        self.append(Event(kind, rule, seat, n, what, other, place, now, to))


class Silence:
    """A log that keeps nothing, for playouts."""

    def add(
        self,
        kind: str,
        rule: str,
        seat: int = -1,
        n: int = 0,
        what: str = "",
        other: int = -1,
        place: str = "",
        now: int = -1,
        to: tuple[int, ...] | None = None,
    ) -> None:
        """Write nothing."""


SILENT = Silence()
