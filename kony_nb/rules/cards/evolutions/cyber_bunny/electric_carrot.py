"""Electric Carrot: energy, or a deeper wound."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import hand_over
from kony_nb.rules.phases.losses import change_loss, would_lose
from kony_nb.rules.places import TOKYO
from kony_nb.rules.power_up.effects import attack_to_come, ready
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "electric_carrot", "card.electric_carrot"
PRICE = 1
PASS, GIVE = action("pass"), action("use", ID, "energy")


def acts(state: State, seat: int, moment: str) -> bool:
    """Return whether the owner is about to attack from Tokyo."""
    return state.monsters[seat].place in TOKYO and attack_to_come(state, seat, moment)


def attacking(state: State, seat: int, loss: Loss) -> tuple[Step, ...]:
    """Ask everybody that is attacked from Tokyo, in order."""
    if state.monsters[seat].place not in TOKYO:
        return ()
    return tuple(Step(ID, victim, (seat,)) for victim, _ in reversed(loss.hits))


def wound(state: State, seat: int) -> int:
    """Return what the attack that waits would take from a seat, as it is by now."""
    loss = next(step.loss for step in reversed(state.agenda) if step.kind == "loss")
    assert loss is not None
    return would_lose(state, seat, loss) and dict(loss.hits)[seat]


@decision
class Carrot(Decision):
    """A monster that is about to be wounded gives energy or loses more. The argument is the attacker."""

    kind = ID
    rule = RULE
    prompt = "Give the attacker 1 energy? If you pass you lose 1 LP more."

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return both, if it is wounded and has energy."""
        return (PASS, GIVE) if state.monsters[step.seat].energy >= PRICE and wound(state, step.seat) else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Give nothing."""
        self.lapse(state, step, log)

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Let the attack deal 1 more, if it wounds."""
        amount = wound(state, step.seat)
        if amount:
            change_loss(state, step.seat, amount + 1)
            log.add("boost", RULE, step.args[0], 1, other=step.seat)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this comes before the damage."""
        return self.rule, "decide first whether to give 1 energy; pass gives none"


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Give the attacker the energy."""
    asked = state.agenda.pop()
    hand_over(state, seat, asked.args[0], PRICE, RULE, log)


add_card(
    id=ID,
    name="Electric Carrot",
    monster="Cyber Bunny",
    kind="permanent",
    cost=0,
    effect="While you are in Tokyo, each monster that you wound must give you 1 energy or lose 1 LP more.",
    games=("tokyo",),
    rulings=(
        "Each monster from which your attack would take LP is asked before the damage, in order.",
        "Who has no energy loses 1 more.",
        "The 1 LP belongs to the attack; what prevents damage acts on the whole of it.",
    ),
    arguments=("energy",),
    attacking=attacking,
    use=use,
    **ready(acts),
)
