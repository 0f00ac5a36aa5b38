"""Saurian Adaptability: all dice of one face become another."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO, in_words, sort_faces
from kony_nb.rules.power_up.effects import changes_to_come
from kony_nb.rules.state import State, Step

ID, RULE = "saurian_adaptability", "card.saurian_adaptability"
PAIRS = tuple(old + new for old in TOKYO for new in TOKYO if old != new)


@decision
class SaurianAdaptability(Decision):
    """Which face becomes which."""

    kind = ID
    rule = RULE
    prompt = "Which face do all dice that show it turn to another one?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return every other face for every face on the table."""
        return tuple(action("use", ID, pair) for pair in PAIRS if pair[0] in state.dice)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that it was played and must be used."""
        return RULE, f"the dice show {in_words(state.dice)}: choose one of these faces, and another one for it"


def gained(state: State, seat: int, log: Log) -> None:
    """Ask for the faces."""
    state.agenda.append(Step(ID, seat))


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Turn every die of the face."""
    state.agenda.pop()
    old, new = arg[0], arg[1]
    for _ in range(state.dice.count(old)):
        log.add("change", RULE, seat, what=arg)
    state.dice = sort_faces(state.dice.replace(old, new))


add_card(
    id=ID,
    name="Saurian Adaptability",
    monster="Gigazaur",
    kind="temporary",
    cost=0,
    effect="After your last roll: choose a face, and turn all your dice that show it to another face.",
    games=("tokyo",),
    rulings=(
        "All of them, and to one and the same face; before results are added or turned into others.",
        "Dice turned to hearts count for evolving.",
    ),
    timing=("after_roll",),
    whose="own",
    arguments=PAIRS,
    playable=changes_to_come,
    gained=gained,
    use=use,
)
