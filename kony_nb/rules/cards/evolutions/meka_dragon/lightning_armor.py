"""Lightning Armor: who wounds it is struck back."""

from kony_nb.rules.agenda import automatic
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "lightning_armor", "card.lightning_armor"


def hurt(state: State, seat: int, loss: Loss, n: int, log: Log) -> None:
    """Roll a die for each life point lost, on the turn of another monster."""
    if seat != state.turn and state.monsters[state.turn].alive:
        state.agenda += [Step(ID, seat, (0,)), *[Step("side_roll", seat, (ID,))] * n]


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    """Count the attacks."""
    if face == "A":
        at = max(at for at, waiting in enumerate(state.agenda) if waiting.kind == ID)
        (so_far,) = state.agenda[at].args
        state.agenda[at] = Step(ID, step.seat, (so_far + 1,))


@automatic(ID)
def strike(state: State, step: Step, log: Log) -> None:
    """Let the active monster lose what was rolled."""
    (n,) = step.args
    if n and state.monsters[state.turn].alive:
        declare(state, Loss(RULE, ((state.turn, n),), step.seat), log)


add_card(
    id=ID,
    name="Lightning Armor",
    monster="Meka Dragon",
    kind="permanent",
    cost=0,
    effect="When you lose LP, roll a die for each: for each attack rolled the active monster loses 1 LP.",
    games=("tokyo",),
    rulings=(
        "For any loss, by attacks, cards or tokens, on the turn of another monster; not on your own turn.",
        "All attacks rolled are one loss of the active monster, which you deal. Not if the loss eliminates you.",
    ),
    hurt=hurt,
    rolled=rolled,
)
