"""Deep Dive: one of the next three cards, for free."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, automatic, chance, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import Reveal, from_deck, lies_known, shuffle_discards, take_known
from kony_nb.rules.phases.cards import gain_card
from kony_nb.rules.state import State, Step

ID, RULE = "deep_dive", "card.deep_dive"
LOOKED_AT = 3


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether there is a card to look at."""
    return bool(state.deck or state.deck_top or state.deck_bottom or state.discards)


def gained(state: State, seat: int, log: Log) -> None:
    """Look at three cards, then choose."""
    state.agenda += (Step(ID, seat), *[Step("dive", seat)] * LOOKED_AT)


@automatic("dive")
def dive(state: State, step: Step, log: Log) -> None:
    """Look at the next card, if there is one: known ones on top, unseen ones, known ones below, then the discards."""
    if lies_known(state):
        look(state, step.seat, take_known(state), log)
    elif state.deck:
        state.agenda.append(Step(Dive.kind, step.seat))
    elif state.discards:
        shuffle_discards(state, log)
        state.agenda.append(Step(Dive.kind, step.seat))


def look(state: State, seat: int, card: str, log: Log) -> None:
    """Lay a card beside the others that were looked at, for the choice."""
    log.add("look", RULE, seat, what=card, to=(seat,))
    at = max(at for at, waiting in enumerate(state.agenda) if waiting.kind == ID)
    state.agenda[at] = Step(ID, seat, (*state.agenda[at].args, card))


@chance
class Dive(Reveal):
    """The next card of the deck, for one seat's eyes."""

    kind = "dive_card"
    rule = RULE
    prompt = "The top card of the deck is looked at."
    private = True

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Take the card out of the bag."""
        card = outcome.args[0]
        from_deck(state, card)
        state.top_seen_by = ()
        look(state, step.seat, card, log)


@decision
class DeepDive(Decision):
    """Which of the cards looked at is played; the arguments are these cards, known to the seat alone."""

    kind = ID
    rule = RULE
    prompt = "Which card do you play for free? The others go under the deck."
    private = True
    lays_out = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return each of them."""
        return tuple(action("pick", card) for card in step.args)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Put the others under the deck, and gain the chosen one."""
        (card,), seat = chosen.args, step.seat
        others = tuple(other for other in step.args if other != card)
        if others:
            state.deck_bottom += others
            state.bottom_seen_by = (seat,)
            log.add("under_deck", RULE, seat, len(others))
        log.add("gain_card", RULE, seat, what=card)
        gain_card(state, seat, card, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that one of them must be chosen first."""
        return RULE, "choose first which of the cards that you look at you play"


add_card(
    id=ID,
    name="Deep Dive",
    monster="Space Penguin",
    kind="temporary",
    cost=0,
    effect="Look at the next 3 cards of the deck, play one of them for free, and put the others under the deck.",
    games=("tokyo",),
    rulings=(
        "Only you see the cards; the one that you play is gained without being bought, and you must play one.",
        "The others lie under the deck in the order in which you saw them, each unknown to all others until it comes. "
        "A deck that is empty is made of the discards first.",
    ),
    playable=playable,
    gained=gained,
)
