"""What a seat sees, written as a vector of small whole numbers; `observation_layout` says what stands where."""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from kony_nb.game.hidden import view
from kony_nb.play.observation_layout import NUMBERS, Layout, layout_of
from kony_nb.rules.agenda import KINDS, Decision
from kony_nb.rules.options import CHOICES
from kony_nb.rules.phases.gains import total_vp
from kony_nb.rules.state import State, Step

__all__ = ["observation"]


def observation(state: State, seat: int) -> NDArray[np.int8]:
    """Return what a seat may see of a state, as a vector.

    Parameters
    ----------
    state : State
        Any state; what the seat may not see is taken out first.
    seat : int
        0 upwards.

    Returns
    -------
    numpy.ndarray of int8, shape (size of the layout,)
        0 to `Layout.highest`; the order is that of `observation_layout`.

    Raises
    ------
    IndexError
        If there is no such seat.
    """
    seen, layout = view(state, seat), layout_of(state.options.game)
    page = Page(layout)
    seats = len(seen.monsters)
    seen.agenda = [step for step in seen.agenda if step.kind != "window" and (step.kind != "play" or step.seat == seat)]
    names = {(seat + k) % seats: f"seat{k}" for k in range(seats)}
    for who, name in names.items():
        write_monster(page, name, seen, who)
    write_agenda(page, seen, names)
    page.flag("seat", str(seat))
    own = seen.monsters[seat]
    for part, known in (("hand", own.hand), ("own_deck", own.evolutions), ("packet", own.packet)):
        page.flags(part, known)
    page.flags("challenge", filter(None, (own.challenge,)))
    page.flags("secret", filter(None, (own.secret,)))
    page.flags("expansions", seen.options.expansions)
    for choice in layout.choices:
        page.number("options", choice, CHOICES[choice].values.index(getattr(seen.options, choice)))
    write_table(page, seen)
    if layout.boroughs:
        write_board(page, seen)
    return np.frombuffer(page.values, np.int8)


class Page:
    """A vector that is being written, entries found by part and label."""

    def __init__(self, layout: Layout) -> None:
        self.values = bytearray(len(layout.highest))
        self.at, self.start, self.highest = layout.at, layout.start, layout.highest
        self.marks = layout.marks

    def flag(self, part: str, label: str) -> None:
        """Write a yes."""
        self.values[self.at[part, label]] = 1

    def flags(self, part: str, labels: Iterable[str]) -> None:
        """Write a yes for each label."""
        for label in labels:
            self.values[self.at[part, label]] = 1

    def number(self, part: str, label: str, n: int) -> None:
        """Write a number, cut down to what the entry may hold."""
        at = self.at[part, label]
        self.values[at] = min(n, self.highest[at])

    def numbers(self, part: str, numbers: Iterable[int]) -> None:
        """Write the numbers of a part from its beginning."""
        for at, n in enumerate(numbers, self.start[part]):
            self.values[at] = min(n, self.highest[at])

    def count(self, part: str, labels: Iterable[str]) -> None:
        """Count the labels."""
        for label in labels:
            at = self.at[part, label]
            self.values[at] = min(self.values[at] + 1, self.highest[at])

    def rank(self, part: str, labels: Iterable[str]) -> None:
        """Write at which place each label stands in a row, 1 upwards."""
        for place, label in enumerate(labels, 1):
            at = self.at[part, label]
            if not self.values[at]:
                self.values[at] = min(place, self.highest[at])


def write_monster(page: Page, name: str, state: State, who: int) -> None:
    """Write one monster and what the table keeps about it."""
    monster, ledger = state.monsters[who], state.ledger
    page.flag(f"{name}.monster", monster.name)
    if monster.place is not None:
        page.flag(f"{name}.place", monster.place)
    page.numbers(
        f"{name}.is",
        (
            *(monster.alive, state.turn == who, state.regular == who, 0, 0, state.winner == who),
            *(who in ledger.yielded, who in ledger.braced, who in state.top_seen_by),
            *(any(seat == who for _, seat in ledger.shields), who in ledger.inside, who in state.bottom_seen_by),
            who in ledger.held,
        ),
    )
    page.numbers(f"{name}.holds", (state.superstar == who, state.statue == who))
    page.numbers(f"{name}.points", (monster.lp, total_vp(monster)))
    page.numbers(f"{name}.numbers", (monster.energy, monster.turns, monster.reached, monster.fell))
    dealt = sum(n for seat, n in ledger.dealt if seat == who)
    turned = (sum(n for seat, n in rows if seat == who) for rows in (ledger.earned, ledger.lost, ledger.healed))
    page.numbers(f"{name}.amounts", (0, dealt, *turned))
    page.numbers(
        f"{name}.evolutions", (len(monster.hand), len(monster.evolutions), len(monster.packet), monster.draws)
    )
    holds, decided = bool(monster.challenge), bool(monster.secret)
    page.numbers(f"{name}.challenge", (monster.mask, monster.collection, holds, monster.challenges, decided))
    page.flags(f"{name}.cards", monster.cards)
    for card, n in monster.counters.items():
        page.number(f"{name}.counters", card, n)
    for card, mark in monster.marks.items():
        page.number(f"{name}.marks", card, page.marks.get(mark, len(page.marks) + 1))
    page.rank(f"{name}.spent", monster.spent)
    page.flags(f"{name}.reserved", monster.reserved)
    for token, n in monster.tokens.items():
        page.number(f"{name}.tokens", token, n)
    for part, promised in (("pending", state.pending), ("extra_turns", state.extra_turns)):
        for place, (card, seat) in enumerate(promised, 1):
            if seat == who:
                page.number(f"{name}.{part}", card, place)


def write_agenda(page: Page, state: State, names: Mapping[int, str]) -> None:
    """Write what is asked, of whom, what waits behind it, and the loss that is nearest."""
    for step in state.agenda:
        page.count(f"{names[step.seat]}.waits" if step.seat >= 0 else "waits", (step.kind,))
    if not state.agenda:
        return
    asked = state.agenda[-1]
    kind = KINDS[asked.kind]
    if isinstance(kind, Decision):
        page.flag("asked", asked.kind)
        page.flag(f"{names[asked.seat]}.is", "asked")
    if not kind.private or names.get(asked.seat) == "seat0":
        write_arguments(page, asked)
    loss = next((step.loss for step in reversed(state.agenda) if step.loss is not None), None)
    if loss is not None:
        for seat, n in loss.hits:
            page.number(f"{names[seat]}.amounts", "loss", n)
        if loss.attacker >= 0:
            page.flag(f"{names[loss.attacker]}.is", "attacker")
        if loss.attack:
            page.flag("loss", "attack")


def write_arguments(page: Page, asked: Step) -> None:
    """Write the arguments of the step on top: numbers by their place, one more than they are, and known words."""
    for place, arg in enumerate(asked.args):
        if isinstance(arg, int):
            if place < NUMBERS:
                page.number("asked.numbers", str(place), arg + 1)
        elif ("asked.words", arg) in page.at:
            page.flag("asked.words", arg)


def write_table(page: Page, state: State) -> None:
    """Write the dice, the cards and the turn."""
    ledger = state.ledger
    page.flag("phase", state.phase)
    if state.result:
        page.flag("result", state.result)
    page.count("dice", state.dice)
    page.count("kept", state.kept)
    page.count("results", (face for face in state.results if not face.islower()))
    page.count("converted", (face.upper() for face in state.results if face.islower()))
    page.numbers("rolls", (state.rolls_left, ledger.rolls, ledger.side_rolls))
    for slot, card in enumerate(state.market):
        if card is not None:
            page.flag(f"market{slot}", card)
    page.flags("deck", state.deck)
    page.rank("deck_top", state.deck_top)
    page.rank("deck_bottom", state.deck_bottom)
    page.flags("discards", state.discards)
    page.flags("challenge_deck", state.challenge_deck)
    page.flags("challenge_discards", state.challenge_discards)
    page.numbers("luchador", (state.masks_out, state.challenge_out, state.challenge_shuffles))
    page.numbers("counts", (state.shuffles, state.effects, ledger.attacks, len(state.pool)))
    page.numbers("turn.is", (ledger.entered, ledger.units_only))
    if ledger.extra:
        page.flag("turn.extra", ledger.extra)
    page.count("turn.bought", ledger.bought)
    page.count("turn.once", (mark.partition(":")[0] for mark in ledger.once))


def write_board(page: Page, state: State) -> None:
    """Write the tiles: each stack from its top down, the units, the bag."""
    for name, borough in state.boroughs.items():
        for number, stack in enumerate(borough.stacks, 1):
            for layer, tile in enumerate(reversed(stack)):
                page.flag(f"{name}.{number}.{layer}", tile)
        page.count(f"{name}.units", borough.units)
        page.count(f"{name}.fresh", borough.fresh)
    page.flags("souvenirs", state.souvenirs)
    for tile, n in state.tiles.items():
        page.number("tiles", tile, n)
    for piece, n in state.removed.items():
        page.number("removed", piece, n)
    page.count("turn.destroyed", state.ledger.destroyed)
