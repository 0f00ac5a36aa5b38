"""Recalibrate: all dice of one face show another one."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import NEW_YORK, TOKYO, in_words, sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.state import State, Step

ID, RULE = "recalibrate", "card.recalibrate"
PAIRS = tuple(dict.fromkeys(old + new for faces in (NEW_YORK, TOKYO) for old in faces for new in faces if old != new))


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the dice lie, and do not count as results yet."""
    return bool(state.dice) and any(step.kind in ("dice_lie", "results") for step in state.agenda)


def gained(state: State, seat: int, log: Log) -> None:
    """Ask for the two faces."""
    state.agenda.append(Step(ID, seat))


@decision
class Recalibrate(Decision):
    """Which face is turned into which."""

    kind = ID
    rule = RULE
    prompt = "Turn all dice of which face to which other one?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return every face that lies there with every other face."""
        faces = GAMES[state.options.game].faces
        there = dict.fromkeys(state.dice)
        return tuple(action("use", ID, old + new) for old in there for new in faces if old != new)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that no such die lies there, or that this comes first."""
        if refused.verb == "use":
            return RULE, f"the dice show {in_words(state.dice)}: that change is not possible"
        return RULE, "choose first which face to turn into which"


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Turn the dice."""
    state.agenda.pop()
    n = state.dice.count(arg[0])
    state.dice = sort_faces(state.dice.replace(arg[0], arg[1]))
    for _ in range(n):
        log.add("change", RULE, seat, what=arg)


add_card(
    id=ID,
    name="Recalibrate",
    monster="Rob",
    kind="temporary",
    cost=0,
    effect="After your last roll: turn all your dice of one face to one other face.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "You choose both faces. Before anything is added to the results and before the first face is resolved; "
        "no die is rolled again afterwards but by a card.",
    ),
    arguments=PAIRS,
    timing=("after_roll",),
    whose="own",
    playable=playable,
    gained=gained,
    use=use,
)
