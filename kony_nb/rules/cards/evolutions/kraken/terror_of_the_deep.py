"""Terror of the Deep: hearts on the dice against wounds."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import change_loss, pending_loss, would_lose
from kony_nb.rules.power_up.effects import rolls_before_loss
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "terror_of_the_deep", "card.terror_of_the_deep"


def asks(state: State, seat: int, loss: Loss) -> bool:
    """Ask before each loss that would take something."""
    return would_lose(state, seat, loss) > 0


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    """Lose 1 less for a heart."""
    if face == "H":
        loss = pending_loss(state, step)
        change_loss(state, step.seat, dict(loss.hits)[step.seat] - 1)
        log.add("reduce", RULE, step.seat, 1, other=loss.attacker)


add_card(
    id=ID,
    name="Terror of the Deep",
    monster="Kraken",
    kind="permanent",
    cost=0,
    effect="When you are about to lose LP, roll a die for each of them: each heart lets you lose 1 less.",
    games=("tokyo",),
    rulings=(
        "Once for each source of loss, an attack as a whole, on any turn; your own cards count too.",
        "Of several cards that help against a loss you choose which comes first; each sees what is left.",
        "Played when you are about to lose LP it acts against that loss.",
    ),
    rolled=rolled,
    **rolls_before_loss(ID, asks, would_lose),
)
