"""Photo Op: points for the damage dealt to a monster."""

from kony_nb.rules.actions import Action, action, monster_id
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State, Step

ID, RULE = "photo_op", "card.photo_op"


@decision
class Pose(Decision):
    """The buyer picks a monster and is paid for what it did to it."""

    kind = ID
    rule = RULE
    prompt = "Pick a monster: 1 VP for each damage you dealt to it in this turn."

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return every other monster, the eliminated ones too."""
        others = (monster.name for seat, monster in enumerate(state.monsters) if seat != step.seat)
        return tuple(action("pick", monster_id(name)) for name in others)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Gain 1 VP for each life point that the monster lost to the buyer."""
        picked = next(seat for seat, monster in enumerate(state.monsters) if monster_id(monster.name) == chosen.args[0])
        gain_vp(state, step.seat, sum(n for seat, n in state.ledger.dealt if seat == picked), RULE, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that another monster must be picked."""
        return (RULE, "another monster of this game must be picked") if refused.verb in ("pick", "pass") else None


def gained(state: State, seat: int, log: Log) -> None:
    """Let the buyer pick a monster."""
    state.agenda.append(Step(ID, seat))


add_card(
    id=ID,
    name="Photo Op",
    cost=4,
    kind="discard",
    effect="Pick another monster: gain 1 VP for each damage that you dealt to it in this turn.",
    rulings=(
        "LP that it really lost to your attacks and cards count; damage of units does not.",
        "An eliminated monster may be picked, and one that you did not hurt.",
    ),
    gained=gained,
)
