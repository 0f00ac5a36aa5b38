"""Mega Purr: something from everybody."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, hand_over, lose_vp
from kony_nb.rules.power_up.effects import others
from kony_nb.rules.state import State, Step

ID, RULE = "mega_purr", "card.mega_purr"
GIFTS = {"energy": "energy", "point": "vp"}


def gifts(state: State, giver: int) -> tuple[Action, ...]:
    """Return what the giver has to give."""
    return tuple(action("use", ID, gift) for gift, field in GIFTS.items() if getattr(state.monsters[giver], field))


def give(state: State, giver: int, taker: int, gift: str, log: Log) -> None:
    """Hand over one of it."""
    if gift == "energy":
        hand_over(state, giver, taker, 1, RULE, log)
    else:
        lose_vp(state, giver, 1, RULE, log)
        gain_vp(state, taker, 1, RULE, log)


@decision
class MegaPurr(Decision):
    """Another monster chooses what it gives. The argument is who gets it."""

    kind = ID
    rule = RULE
    prompt = "Give 1 energy or 1 VP?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return what it has; nothing is nothing to give."""
        return gifts(state, step.seat)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Give the only thing there is to give."""
        give(state, step.seat, step.args[0], chosen.args[1], log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that something has to be given."""
        return RULE, "give 1 energy or 1 VP, whichever you have"


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Give what was chosen."""
    asked = state.agenda.pop()
    give(state, seat, asked.args[0], arg, log)


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether anybody has something to give."""
    return any(gifts(state, other) for other in others(state, seat))


def gained(state: State, seat: int, log: Log) -> None:
    """Ask all others, the active monster first, then clockwise."""
    state.agenda += [Step(ID, other, (seat,)) for other in reversed(others(state, seat))]


add_card(
    id=ID,
    name="Mega Purr",
    monster="Cyber Kitty",
    kind="temporary",
    cost=0,
    effect="Every other monster gives you 1 energy or 1 VP of its own, whichever it likes; who has neither gives none.",
    games=("tokyo",),
    rulings=(
        "They choose one after the other, the active monster first, then clockwise; who has only one of them gives it.",
        "What you get is a gain: cards that add to gained energy add to it.",
    ),
    arguments=tuple(GIFTS),
    use=use,
    playable=playable,
    gained=gained,
)
