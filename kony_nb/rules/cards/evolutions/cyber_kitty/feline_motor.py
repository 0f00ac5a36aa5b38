"""Feline Motor: first into an empty Tokyo."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State, Step
from kony_nb.rules.tokyo.city import free_place
from kony_nb.rules.tokyo.entering import come_instead, coming

ID, RULE = "feline_motor", "card.feline_motor"
PASS = action("pass")
ANSWERS = (PASS, action("pick", ID))


def may_enter(state: State, seat: int) -> bool:
    """Return whether the seat is outside, was not inside when the turn began, and there is room."""
    outside = state.monsters[seat].place == OUTSIDE and seat not in state.ledger.inside
    return outside and free_place(state) is not None


@decision
class FelineMotor(Decision):
    """The owner may come in instead of the active monster. The argument is that one's seat."""

    kind = ID
    rule = RULE
    prompt = "Enter Tokyo instead of the active monster?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return both answers while the other one is still about to enter."""
        return ANSWERS if may_enter(state, step.seat) and coming(state, step.args[0]) else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Come in, or let the other one."""
        if chosen is not PASS:
            come_instead(state, step.seat, step.args[0], RULE)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this comes first."""
        return RULE, "decide first whether to enter Tokyo; pass lets the active monster enter"


def acts(state: State, seat: int, moment: str) -> bool:
    """Tell whether another monster may be about to enter, and the owner could."""
    return state.turn != seat and moment == "before_entering" and may_enter(state, seat)


def before_others_enter(state: State, seat: int, other: int) -> tuple[Step, ...]:
    """Ask the owner, if it may."""
    return (Step(ID, seat, (other,)),) if may_enter(state, seat) else ()


add_card(
    id=ID,
    name="Feline Motor",
    monster="Cyber Kitty",
    kind="permanent",
    cost=0,
    effect="When another monster is about to enter Tokyo you may enter instead, unless you were there when the turn "
    "began.",
    games=("tokyo",),
    rulings=(
        "You take the place that it would have taken, and what entering pays; it stays outside for this turn.",
        "What waits for the one who comes in, such as Burrowing, hits you.",
        "It is asked only when the active monster has to enter: with no attack rolled it does not.",
    ),
    before_others_enter=before_others_enter,
    **ready(acts),
    looks_back=True,
)
