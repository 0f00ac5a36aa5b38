"""Mimic: a card that acts as a Keep card of any monster.

While it does, it lies before its owner under an id of its own, ``mimic.<card>``, which is registered like any card: so
whatever a seat's cards do is looked up for it as for all others.
"""

from dataclasses import replace

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS, Card, add_card, add_copy, forget, power_cards
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import act_as, copy_id
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.state import State, Step

ID, RULE = "mimic", "card.mimic"
FEE = 1
PASS = action("pass")


def held(state: State, seat: int) -> str:
    """Return the id under which the Mimic lies before the seat, "" if it has none."""
    return next((card for card in state.monsters[seat].cards if card == ID or CARDS[card].lies_as == ID), "")


def models(state: State, seat: int) -> tuple[Action, ...]:
    """Return choosing each Keep card in play that it may act as, and does not yet; never a Mimic."""
    now = held(state, seat)
    return tuple(
        action("pick", card)
        for monster in state.monsters
        for card in power_cards(monster.cards)
        if card != ID and not CARDS[card].lies_as and copy_id(ID, card) != now
    )


@decision
class Copy(Decision):
    """The owner chooses what the Mimic acts as; an argument says that this is the paid change at its turn's start."""

    kind = "copy"
    rule = RULE
    prompt = "Which card does Mimic act as?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the cards, and leaving it as it is where a change has to be paid."""
        if not step.args:
            return models(state, step.seat)
        if not held(state, step.seat) or state.monsters[step.seat].energy < FEE:
            return ()
        choices = models(state, step.seat)
        return (PASS, *choices) if choices else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Act as the chosen card from now on."""
        if chosen is PASS:
            return
        if step.args:
            pay(state, step.seat, FEE, RULE, log)
        act_as(state, step.seat, held(state, step.seat), copy_id(ID, chosen.args[0]), log)

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Say that there is nothing to act as."""
        if not step.args:
            log.add("nothing", RULE, step.seat, what=ID)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say what it may act as."""
        return (RULE, "Mimic acts as a Keep card in play, never as a Mimic") if refused.verb == "pick" else None


def gained(state: State, seat: int, log: Log) -> None:
    """Ask what to act as."""
    state.agenda.append(Step("copy", seat))


def idle(state: State, seat: int) -> bool:
    """Return whether nothing can be changed now."""
    return state.monsters[seat].energy < FEE or not models(state, seat)


def turn_start(state: State, seat: int, log: Log) -> None:
    """Ask whether to act as another card from now on."""
    state.agenda.append(Step("copy", seat, ("change",)))


def with_change(card: Card) -> Card:
    """Return the Mimic acting as a card: at the start of a turn it does what that card does, and may be changed."""
    acts, rests = card.turn_start, card.idle

    def both(state: State, seat: int, log: Log) -> None:
        if not idle(state, seat):
            turn_start(state, seat, log)
        if acts is not None and not (rests is not None and rests(state, seat)):
            acts(state, seat, log)

    def neither(state: State, seat: int) -> bool:
        resting = rests is not None and rests(state, seat)
        if state.phase == "end":  # nothing is changed now: the card's own word counts
            return resting
        return idle(state, seat) and (acts is None or resting)

    return replace(card, turn_start=both, idle=neither)


def add_mimics() -> None:
    """Register the Mimic acting as each Keep card of the game; called when all of them are there."""
    mimic = CARDS[ID]
    for card in [card for card in list(CARDS.values()) if "tokyo" in card.games and card.kind == "keep"]:
        if card.id == ID or card.lies_as:
            continue
        name = f"Mimic ({card.name})"
        copy = add_copy(
            card.id, copy_id(ID, card.id), lies_as=ID, name=name, cost=mimic.cost, games=("tokyo",), gained=None
        )
        CARDS[copy.id] = with_change(copy)
    forget()


add_card(
    id=ID,
    name="Mimic",
    cost=8,
    kind="keep",
    effect="Choose a Keep card of any monster: Mimic acts as a fresh copy of it. At the start of your turn you may pay "
    "1 energy to choose another one.",
    games=("tokyo",),
    rulings=(
        "The copy has counters of its own, as far as the supply reaches, but no effect of gaining the card.",
        "If the copied card leaves its place, Mimic does nothing until you pay to choose again.",
        "It never acts as a Mimic, nor as an evolution; a copy that discards itself discards the Mimic.",
    ),
    gained=gained,
    turn_start=turn_start,
    idle=idle,
)
