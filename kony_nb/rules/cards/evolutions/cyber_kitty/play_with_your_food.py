"""Play With Your Food: who is spared must pay."""

from kony_nb.rules.actions import Action, action, monster_id
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, hand_over, lose_vp
from kony_nb.rules.phases.losses import change_loss, would_lose
from kony_nb.rules.places import TOKYO
from kony_nb.rules.power_up.effects import attack_to_come, ready
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "play_with_your_food", "card.play_with_your_food"
PASS = action("pass")
WOUND = 2


@decision
class PlayWithYourFood(Decision):
    """The attacker may spare a monster in Tokyo. The argument is its seat."""

    kind = ID
    rule = RULE
    prompt = "Let it lose 2 LP less, and take 1 VP and 1 energy from it?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return passing, and sparing it while it would still lose enough."""
        victim = step.args[0]
        loss = next(below.loss for below in reversed(state.agenda) if below.kind == "loss")
        assert loss is not None
        if would_lose(state, victim, loss) < WOUND:
            return ()
        return PASS, action("pick", monster_id(state.monsters[victim].name))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Spare it for 1 VP and 1 energy, as far as it has them."""
        if chosen is PASS:
            return
        seat, victim = step.seat, step.args[0]
        change_loss(state, victim, change_loss(state, victim, 0) - WOUND)
        log.add("reduce", RULE, victim, WOUND, other=seat)
        if state.monsters[victim].vp:
            lose_vp(state, victim, 1, RULE, log)
            gain_vp(state, seat, 1, RULE, log)
        hand_over(state, victim, seat, 1, RULE, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this comes before the damage."""
        return RULE, "decide first whether to spare the monster in Tokyo; pass spares it nothing"


def attacking(state: State, seat: int, loss: Loss) -> tuple[Step, ...]:
    """Ask for each monster in Tokyo that would be wounded so."""
    return tuple(
        Step(ID, seat, (victim,))
        for victim, _ in reversed(loss.hits)
        if state.monsters[victim].place in TOKYO and would_lose(state, victim, loss) >= WOUND
    )


add_card(
    id=ID,
    name="Play With Your Food",
    monster="Cyber Kitty",
    kind="permanent",
    cost=0,
    effect="If your attack would take 2 LP or more of a monster in Tokyo, you may let it lose 2 less and take 1 VP and "
    "1 energy from it.",
    games=("tokyo",),
    rulings=(
        "In the Bay too, and for each of two monsters by itself; once for an attack.",
        "You take what it has, if it lacks one of them only the other.",
        "What its cards prevent counts first. It was attacked all the same, and may yield even if it lost nothing.",
    ),
    attacking=attacking,
    **ready(attack_to_come),
)
