"""Heart of the Rabbit: another monster's die falls again."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO, in_words
from kony_nb.rules.phases.last_roll import replace_die, reroll_one
from kony_nb.rules.state import State, Step

ID, RULE = "heart_of_the_rabbit", "card.heart_of_the_rabbit"


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether dice lie there that are no results yet."""
    return bool(state.dice) and not state.results


def gained(state: State, seat: int, log: Log) -> None:
    """Choose a die."""
    state.agenda.append(Step(ID, seat))


@decision
class RabbitsDie(Decision):
    """Which die of the active monster is rolled again."""

    kind = ID
    rule = RULE
    prompt = "Which die is rolled again?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return each face that lies there."""
        return tuple(action("use", ID, face) for face in dict.fromkeys(state.dice))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Roll the only kind of die that lies there."""
        reroll_one(state, step.seat, ID, chosen.args[1])

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say which dice there are."""
        return self.rule, f"choose the die that is rolled again: the dice show {in_words(state.dice)}"


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Roll the die that was chosen."""
    state.agenda.pop()
    reroll_one(state, seat, ID, arg)


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    """Lay the die back."""
    replace_die(state, step.args[1], face)


def entered_spent(state: State, seat: int, log: Log) -> None:
    """Come back into the hand."""
    monster = state.monsters[seat]
    monster.spent = tuple(card for card in monster.spent if card != ID)
    monster.hand = (*monster.hand, ID)
    log.add("take_back", RULE, seat, what=ID)


add_card(
    id=ID,
    name="Heart of the Rabbit",
    monster="Cyber Bunny",
    kind="temporary",
    cost=0,
    effect="After another monster's last roll, roll one of its dice again. When you enter Tokyo, take this card back "
    "from your discarded ones.",
    games=("tokyo",),
    rulings=(
        "You choose the die. The monster may then still change its dice, but it does not roll again.",
        "It comes back when you enter the City or the Bay; moving from the Bay to the City is no entering.",
    ),
    timing=("after_roll",),
    whose="other",
    arguments=tuple(TOKYO),
    playable=playable,
    gained=gained,
    use=use,
    rolled=rolled,
    entered_spent=entered_spent,
)
