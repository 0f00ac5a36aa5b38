"""Next Stage: all points, for energy and life."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, heal, lose_vp, max_lp
from kony_nb.rules.state import State, Step

ID, RULE = "next_stage", "card.next_stage"
ENERGY, HEAL = action("use", ID, "energy"), action("use", ID, "heal")


@decision
class Exchange(Decision):
    """Energy or life for a lost victory point. The argument counts those that are still to be exchanged."""

    kind = ID
    rule = RULE
    prompt = "1 energy, or heal 1, for each victory point that you lost?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return energy, and healing while it heals something."""
        monster = state.monsters[step.seat]
        if not step.args[0]:
            return ()
        return (ENERGY, HEAL) if monster.lp < max_lp(monster) else (ENERGY,)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Gain the rest as energy, where nothing can be healed; what is chosen goes through the card's use."""
        gain_energy(state, step.seat, step.args[0], RULE, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that no more can be healed, or that the exchange comes first."""
        if refused is HEAL:
            return RULE, "no more LP than the maximum: take energy"
        if refused.verb in ("pass", "end", "buy", "sweep"):
            return RULE, f"choose energy or healing first: {step.args[0]} VP are still to be exchanged"
        return None


def gained(state: State, seat: int, log: Log) -> None:
    """Lose every victory point and ask for each what it becomes."""
    lost = state.monsters[seat].vp
    lose_vp(state, seat, lost, RULE, log)
    state.agenda.append(Step(ID, seat, (lost,)))


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Exchange one victory point, and ask for the next."""
    asked = state.agenda.pop()
    state.agenda.append(Step(ID, seat, (asked.args[0] - 1,)))
    if arg == "heal":
        heal(state, seat, 1, RULE, log)
    else:
        gain_energy(state, seat, 1, RULE, log)


add_card(
    id=ID,
    name="Next Stage",
    cost=4,
    kind="discard",
    effect="Drop to 0 VP. For each VP lost choose: gain 1 energy or heal 1.",
    rulings=(
        "Split as you like, one VP after the other; healing ends at your maximum, the rest is energy.",
        "Heals in Manhattan too: only heart dice do not.",
    ),
    arguments=("energy", "heal"),
    gained=gained,
    use=use,
)
