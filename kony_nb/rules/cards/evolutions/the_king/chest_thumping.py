"""Chest Thumping: nobody holds against it."""

from kony_nb.rules.actions import Action, action, monster_id
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.attacking import may_leave
from kony_nb.rules.places import TOKYO
from kony_nb.rules.power_up.effects import attack_to_come, ready
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "chest_thumping", "card.chest_thumping"
PASS = action("pass")


@decision
class ChestThumping(Decision):
    """The attacker may force a wounded monster to yield. The argument is its seat."""

    kind = ID
    rule = RULE
    prompt = "Force the monster that you wounded to yield Tokyo?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return passing, and forcing it while it is in Tokyo."""
        victim = step.args[0]
        if state.monsters[victim].place not in TOKYO:
            return ()
        return PASS, action("pick", monster_id(state.monsters[victim].name))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Let it yield without being asked."""
        if chosen is PASS:
            return
        victim = step.args[0]
        state.ledger.yielded += (victim,)
        state.ledger.braced += (victim,)
        log.add("yield", RULE, victim, other=step.seat)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this comes before the answer of the one attacked."""
        return RULE, "decide first whether to force it out of Tokyo; pass leaves it the choice"


def wounded(state: State, seat: int, victim: int, log: Log) -> None:
    """Ask the owner, if the wounded one could leave; who has yielded before the damage lost nothing."""
    if may_leave(state, Loss(RULE, ((victim, 1),), seat, True), (victim,)):
        state.agenda.append(Step(ID, seat, (victim,)))


add_card(
    id=ID,
    name="Chest Thumping",
    monster="The King",
    kind="permanent",
    cost=0,
    effect="You may force monsters in Tokyo that lose LP to your attack to yield.",
    games=("tokyo",),
    rulings=(
        "You decide for each of them before it is asked; who is forced is not asked.",
        "It counts as yielding. Who lost nothing cannot be forced, nor can anybody while nobody may leave Tokyo.",
    ),
    wounded=wounded,
    **ready(attack_to_come),
)
