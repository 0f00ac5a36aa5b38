"""What a seat may see of a state, and how what it may not see is dealt again.

The order of a deck and the tiles under a building are known to nobody, so a state does not hold them either (see
`State.deck` and `State.tiles`, bags from which chance draws). Private between the seats are: a card on top of the
deck, or under it, at which only some have looked; and with evolutions the hands, the evolution decks, what is
drafted, what was drawn and waits for a choice, and who is asked at a window.
"""

from kony_nb.game import hidden_luchador
from kony_nb.rules.agenda import KINDS, Chance, Luck
from kony_nb.rules.cards.registry import CARDS, evolutions_of, functions, sets_of
from kony_nb.rules.phases.buying import from_deck
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.phases.playing import playable
from kony_nb.rules.phases.windows import asked_anyway
from kony_nb.rules.state import UNKNOWN, State, Step, clone, from_key, state_key

__all__ = ["NOBODY", "determinize", "hide", "public", "view"]

NOBODY = -1
"""In the place of a seat: one who knows only what everybody knows."""
DEALS = 1000
"""Deals in which somebody who can be asked at a window is looked for; the chance to find one is at least 1 in 48."""


def view(state: State, seat: int) -> State:
    """Return what the player of a seat, 0 upwards, may see: a state that can be played on, and shares nothing.

    Each evolution that this seat does not know is ``"?"``. A card of the deck that others have looked at and this seat
    has not lies in the bag of unseen cards again; who has looked at the top of the deck is known to all. Where
    another seat is asked whether it plays an evolution, there is only the window in which it is asked.

    Raises
    ------
    IndexError
        If there is no such seat.
    """
    if not 0 <= seat < len(state.monsters):
        raise IndexError(f"seat {seat} is not 0 to {len(state.monsters) - 1}")
    return seen_by(seat, state)


def public(state: State) -> State:
    """Return what everybody at the table knows: the view of one who has no hand and has looked at nothing."""
    known = seen_by(NOBODY, state)
    known.top_seen_by = ()
    return known


def seen_by(seat: int, state: State) -> State:
    """Return a copy of the state in which all is unknown that the seat does not know."""
    seen = from_key(state_key(state))
    if seen.top_seen_by and seat not in seen.top_seen_by:
        seen.deck, seen.deck_top = tuple(sorted(seen.deck + seen.deck_top)), ()
    if seen.bottom_seen_by and seat not in seen.bottom_seen_by:
        seen.deck, seen.deck_bottom, seen.bottom_seen_by = tuple(sorted(seen.deck + seen.deck_bottom)), (), ()
    for at, step in enumerate(seen.agenda):
        if KINDS[step.kind].lays_out and step.seat != seat:
            seen.deck = tuple(sorted(seen.deck + step.args))
            seen.agenda[at] = Step(step.kind, step.seat, hide(step.args))
    if seen.options.power_up:
        for at, monster in enumerate(seen.monsters):
            if at != seat:
                monster.hand, monster.evolutions = hide(monster.hand), hide(monster.evolutions)
                monster.packet = hide(monster.packet)
        seen.pool = hide(seen.pool)
        seen.agenda = veiled(seen.agenda, seat)
        seen.sets = sets_of(seen)
    if seen.options.luchador:
        hidden_luchador.mask(seen, seat)
    return seen


def hide(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return as many unknown cards."""
    return (UNKNOWN,) * len(cards)


def veiled(agenda: list[Step], seat: int) -> list[Step]:
    """Return what a seat knows of what still has to happen.

    It does not know what another has drawn, nor who else is asked, or will be, whether it plays an evolution; the
    window under such a question tells whom it has come to.
    """
    known = list(agenda)
    opened: tuple[Step, ...] = ()
    if known and known[-1].kind == "play" and known[-1].seat != seat:
        moment = known.pop().args
        if known[-1].kind == "window" and known[-1].args[:1] == moment:
            known.pop()
        opened = (Step("window", -1, moment),)
    for at, step in enumerate(known):
        if step.kind == "keep_evolution" and step.seat != seat:
            known[at] = Step(step.kind, step.seat, step.args[:2] + hide(step.args[2:]))
    return [*(step for step in known if step.kind != "play" or step.seat == seat), *opened]


class Hidden(Chance):
    """An evolution that the viewer does not know is dealt again. The argument counts them."""

    kind = "hidden"
    rule = "evo.draw.two"
    private = True

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat and the count: no address at which the game itself draws."""
        return step.seat, self.kind, *step.args


HIDDEN = Hidden()


def determinize(seen: State, luck: Luck) -> State:
    """Return a whole state that its viewer cannot tell from the true one: what is hidden is dealt anew by luck.

    Unknown evolutions are dealt from those that the viewer cannot know to lie elsewhere: for each monster from its own
    set, after a draft from the sets of all. Where another is asked whether it plays one, somebody who can is found.
    The same luck deals the same.
    """
    for deal in range(DEALS):
        dealt = clone(seen)
        if dealt.top_seen_by and not dealt.deck_top:
            reveal = KINDS["reveal"]
            assert isinstance(reveal, Chance)
            card = luck.top(dealt.deck, reveal, dealt, Step("reveal"))
            from_deck(dealt, card)
            dealt.deck_top = (card,)
        lay_out(dealt, luck)
        if dealt.options.luchador:
            hidden_luchador.deal(dealt, luck)
        if dealt.options.power_up:
            deal_evolutions(dealt, luck, deal)
        if not dealt.agenda or dealt.agenda[-1].kind != "window" or asks(seen, dealt):
            break
    return dealt


def lay_out(state: State, luck: Luck) -> None:
    """Put unseen cards of the deck in the place of those at which only another has looked, in place."""
    reveal = KINDS["reveal"]
    assert isinstance(reveal, Chance)
    for at, step in enumerate(state.agenda):
        if KINDS[step.kind].lays_out and UNKNOWN in step.args:
            cards = []
            for _ in step.args:
                cards.append(luck.top(state.deck, reveal, state, step))
                from_deck(state, cards[-1])
            state.agenda[at] = Step(step.kind, step.seat, tuple(cards))


def deal_evolutions(state: State, luck: Luck, deal: int) -> None:
    """Put an evolution in the place of each unknown one, in place."""
    game, monsters = state.options.game, state.monsters
    known = {card for monster in monsters for card in (*monster.hand, *monster.evolutions, *monster.packet)}
    known.update(card for monster in monsters for card in monster.spent)
    known.update(CARDS[card].lies_as or card for monster in monsters for card in monster.cards)
    known.update(card for step in state.agenda if step.kind == "keep_evolution" for card in step.args[2:])
    known.update(state.pool)
    sets = [[card for card in evolutions_of(game, monster.name) if card not in known] for monster in monsters]
    if state.options.mutant_draft == "on":
        sets = [[card for cards in sets for card in cards]] * len(monsters)
    dealt = 0

    def filled(cards: tuple[str, ...], seat: int) -> tuple[str, ...]:
        nonlocal dealt
        found = list(cards)
        every = cards.count(UNKNOWN) == len(sets[seat])
        for at, card in enumerate(cards):
            if card == UNKNOWN:
                left = sets[seat] or next(cards for cards in sets if cards)  # a scenario may mix the sets
                one = Step(HIDDEN.kind, seat, (deal, dealt))
                drawn = left[0] if every else luck.draw(dict.fromkeys(left, 1), HIDDEN, state, one)
                left.remove(drawn)
                found[at] = drawn
                dealt += 1
        return tuple(found)

    for seat, monster in enumerate(monsters):
        monster.hand = filled(monster.hand, seat)
        monster.packet = tuple(sorted(filled(monster.packet, seat)))
        for at, step in enumerate(state.agenda):
            if step.kind == "keep_evolution" and step.seat == seat:
                state.agenda[at] = Step(step.kind, seat, step.args[:2] + filled(step.args[2:], seat))
        monster.evolutions = tuple(sorted(filled(monster.evolutions, seat)))
    state.pool = tuple(sorted(filled(state.pool, 0)))


def asks(seen: State, state: State) -> bool:
    """Ask somebody whose hand the viewer does not know at the window on top, in place; return whether one can be."""
    hidden = [seat for seat in seen.living if UNKNOWN in seen.monsters[seat].hand]
    agenda, n = state.agenda, len(state.monsters)
    window = agenda.pop()
    moment = window.args[0]
    below = next(step for step in reversed(agenda) if step.kind != "play")
    if below.kind == "deaths":
        hidden = [
            seat for seat in hidden if seat in below.args and not functions(state.monsters[seat].cards, "dying")
        ]
    can = [seat for seat in clockwise(state, tuple(hidden)) if playable(state, seat, moment)]
    if below.kind == "deaths":
        agenda += [Step("play", seat, (moment,)) for seat in reversed(can)]
        return bool(can)
    for seat in can:
        if not asked_anyway(state, seat, playable(state, seat, moment)):
            passed = (seat - max(0, state.turn)) % n
            agenda += (Step("window", -1, (moment, (seat + 1) % n, n - passed - 1)), Step("play", seat, (moment,)))
            return True
    agenda.append(window)
    return False
