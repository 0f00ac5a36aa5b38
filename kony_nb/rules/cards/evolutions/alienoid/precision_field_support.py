"""Precision Field Support: the next cheap Keep card of the deck."""

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import automatic, chance
from kony_nb.rules.cards.registry import CARDS, add_card, total
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import Reveal, from_deck, lies_known, shuffle_discards, take_known
from kony_nb.rules.phases.cards import gain_card
from kony_nb.rules.state import State, Step

ID, RULE = "precision_field_support", "card.precision_field_support"
MOST = 4


def fits(card: str) -> bool:
    """Return whether this is a card that ends the search."""
    return CARDS[card].kind == "keep" and CARDS[card].cost <= MOST


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether there is such a card to come."""
    return any(fits(card) for card in (*state.deck_top, *state.deck, *state.deck_bottom, *state.discards))


def gained(state: State, seat: int, log: Log) -> None:
    """Begin to search; dice and rolls are counted again with what is found."""
    if seat == state.turn:
        state.agenda.append(Step("count_dice", seat, (total(state.monsters[seat].cards, "rolls"),)))
    state.agenda.append(Step(ID, seat))


@automatic(ID)
def search(state: State, step: Step, log: Log) -> None:
    """Turn up the next card, of the discards if the deck is empty."""
    if lies_known(state):
        turn_up(state, step.seat, take_known(state), log)
    elif state.deck:
        state.agenda.append(Step("search", step.seat))
    elif state.discards:
        shuffle_discards(state, log)
        state.agenda.append(step)


def turn_up(state: State, seat: int, card: str, log: Log) -> None:
    """Take the card, or discard it and go on."""
    log.add("reveal", RULE, seat, what=card)
    if fits(card):
        log.add("gain_card", RULE, seat, what=card)
        gain_card(state, seat, card, log)
    else:
        state.discards = (*state.discards, card)
        state.agenda.append(Step(ID, seat))


@chance
class Search(Reveal):
    """The next card of the deck, for the one who searches it."""

    kind = "search"
    rule = RULE
    prompt = "The next card of the deck is turned up."

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Take the card out of the bag and look whether it fits."""
        card = outcome.args[0]
        from_deck(state, card)
        state.top_seen_by = ()
        turn_up(state, step.seat, card, log)


add_card(
    id=ID,
    name="Precision Field Support",
    monster="Alienoid",
    kind="temporary",
    cost=0,
    effect="Turn up cards of the deck until a Keep card of cost 4 or less comes: take it for free. Discard the others.",
    games=("tokyo",),
    rulings=(
        "The printed cost counts. What the card does when it is gained happens; it is not bought.",
        "The cards turned up never lie in the market: nobody can buy them.",
        "If the deck runs out, the discards become the deck, those just turned up too.",
        "A die or a roll more gained so before your first roll counts in this turn.",
    ),
    playable=playable,
    gained=gained,
)
